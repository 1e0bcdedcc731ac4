//! Files of all formats, in and out.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Run, code, noyes};

struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    fn names(&self) -> Vec<String> {
        let names = fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<_> =
            names.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

fn check(file: &str) -> Run {
    noyes(["check", "--json", "--file", file])
}

/// Each line's number with its board, or its error's code.
fn answers(run: &Run) -> Vec<(u64, String)> {
    run.json()
        .iter()
        .map(|line| {
            let board = line["board"].as_str().unwrap_or_else(|| code(line)).to_owned();
            (line["line"].as_u64().unwrap(), board)
        })
        .collect()
}

fn pairs<const N: usize>(pairs: [(u64, &str); N]) -> Vec<(u64, String)> {
    pairs.map(|(line, board)| (line, board.to_owned())).into()
}

#[test]
fn text_is_whatever_has_no_other_extension() {
    let folder = Folder::new();
    let expected = pairs([(1, "1 2/3 0"), (3, "0 1/2 3"), (4, "not-a-number")]);
    for name in ["boards.txt", "boards", "boards.dat"] {
        let file = folder.write(name, "1,2,3,0\n\n[[0, 1], [2, 3]]\nnone\n");
        assert_eq!(answers(&check(&file)), expected);
    }
}

#[test]
fn json_lines() {
    let folder = Folder::new();
    let lines = r#"{"board":"1 2/3 0","id":7}
"1 2/3 0"

[[1,2],[3,0]]
{"id":7}
{"board":[1,2,0],"size":"3x1"}
{"board":"1 2/3 0"
{"board":"1 2/3 0","size":"1920x1080"}
"#;
    let expected = pairs([
        (1, "1 2/3 0"),
        (2, "1 2/3 0"),
        (4, "1 2/3 0"),
        (5, "missing-board"),
        (6, "1 2 0"),
        (7, "bad-json"),
        (8, "1 2/3 0"),
    ]);
    for name in ["boards.jsonl", "boards.ndjson", "boards.JSON"] {
        assert_eq!(answers(&check(&folder.write(name, lines))), expected);
    }
}

#[test]
fn comma_separated_values() {
    let folder = Folder::new();
    let file = folder.write("a.csv", "id,board\n1,1 2/3 0\n2,\"1,2,3,0\"\n3,\"1 2\n4,x\n");
    let expected = pairs([(2, "1 2/3 0"), (3, "1 2/3 0"), (4, "stray-quote"), (5, "not-a-number")]);
    assert_eq!(answers(&check(&file)), expected);
    let file = folder.write("b.csv", "1,2,3,0\n2,1,3,0\n");
    assert_eq!(answers(&check(&file)), pairs([(1, "1 2/3 0"), (2, "2 1/3 0")]));
}

/// Whatever the format: what one command writes, another reads.
#[test]
fn round_trips() {
    let folder = Folder::new();
    let deal = |name: &str| {
        let file = folder.path(name).to_str().unwrap().to_owned();
        let words = ["scramble", "--seed", "r", "--count", "3000", "--size", "3x1", "--output"];
        assert_eq!(noyes([&words[..], &[&file]].concat()).good(), "");
        file
    };
    let plain = noyes(["check", "--size", "3x1", "--json", "--file", &deal("boards.txt")]).good();
    assert_eq!(plain.lines().count(), 3000);
    let parquet = cfg!(feature = "parquet").then_some("boards.parquet");
    for name in ["boards.csv", "boards.jsonl"].into_iter().chain(parquet) {
        let mut lines = check(&deal(name)).json();
        // The header is a line too.
        let first = if name == "boards.csv" { 2 } else { 1 };
        for (number, line) in (1..).zip(&mut lines) {
            assert_eq!(line["line"], number + first - 1);
            line["line"] = number.into();
        }
        let expected: Vec<Value> =
            plain.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(lines == expected, "{name}");
    }
}

#[test]
fn errors_stand_in_the_rows_of_tables() {
    let folder = Folder::new();
    let boards = folder.write("boards.txt", "1 2/3 0\nx\n2 1/3 0\n");
    let output = folder.path("answers.csv").to_str().unwrap().to_owned();
    let run = noyes(["check", "--file", &boards, "--output", &output]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert_eq!(run.stderr, format!("1 line is in error: see {output}\n"));
    let table = folder.read("answers.csv");
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 4);
    let header = "line,board,size,goal,solvable,inversions,inversion_sum,blank_row_from_bottom,\
                  rule,repair,explanation,rank,error_code,error_message,error_at";
    assert_eq!(lines[0], header);
    assert!(lines[1].starts_with("1,1 2/3 0,2x2,blank-last,true,0 0 0,0,0,even-width,,\""));
    let message = "\"found \"\"x\"\" at character 0; expected a whole number from 0 on\"";
    assert_eq!(lines[2], format!("2,,,,,,,,,,,,not-a-number,{message},0"));
    assert!(lines[3].contains(",false,1 0 0,1,0,even-width,2 1,\""));

    // The boards are read from such a table again; the row without one is an error again.
    assert_eq!(
        answers(&check(&output)),
        pairs([(2, "1 2/3 0"), (3, "empty-board"), (4, "2 1/3 0")])
    );

    let output = folder.path("answers.jsonl").to_str().unwrap().to_owned();
    noyes(["check", "--file", &boards, "--output", &output]);
    assert_eq!(folder.read("answers.jsonl"), check(&boards).stdout);
}

#[cfg(feature = "parquet")]
#[test]
fn parquet_carries_all_fields() {
    use parquet::file::reader::{FileReader, SerializedFileReader};

    let folder = Folder::new();
    let boards = folder.write("boards.txt", "1 2/3 0\nx\n2 1/3 0\n0\n");
    let output = folder.path("answers.parquet");
    let words = ["check", "--file", &boards, "--output", output.to_str().unwrap()];
    assert_eq!(noyes(words).status, 2);
    let reader = SerializedFileReader::new(fs::File::open(&output).unwrap()).unwrap();
    let rows: Vec<String> =
        reader.get_row_iter(None).unwrap().map(|row| row.unwrap().to_string()).collect();
    assert_eq!(rows.len(), 4);
    assert!(rows[0].contains("line: 1, board: \"1 2/3 0\", size: \"2x2\", goal: \"blank-last\", solvable: true, inversions: [0, 0, 0], inversion_sum: 0"), "{}", rows[0]);
    assert!(rows[0].contains("repair: null"));
    assert!(
        rows[1].contains("line: 2, board: null")
            && rows[1].contains("error_code: \"not-a-number\"")
    );
    assert!(rows[1].contains("inversions: null"));
    assert!(rows[2].contains("inversions: [1, 0, 0]") && rows[2].contains("repair: [2, 1]"));
    assert!(rows[3].contains("inversions: [], inversion_sum: 0"), "{}", rows[3]);
    let boards = check(output.to_str().unwrap());
    assert_eq!(
        answers(&boards),
        pairs([(1, "1 2/3 0"), (2, "missing-board"), (3, "2 1/3 0"), (4, "0")])
    );
}

#[cfg(feature = "parquet")]
#[test]
fn what_is_no_parquet_file() {
    let folder = Folder::new();
    for content in ["", "PAR1", "1 2/3 0\n1 2/3 0\n1 2/3 0\n", "PAR1xxxxxxxxxxxxxxxxxxxxPAR1"] {
        let run = check(&folder.write("boards.parquet", content));
        assert_eq!((run.status, code(&run.object())), (2, "bad-parquet"), "{content}");
    }
    // A file that was cut short, or is damaged in the middle.
    let whole = folder.path("whole.parquet");
    noyes(["scramble", "--count", "50", "--output", whole.to_str().unwrap()]);
    let bytes = fs::read(&whole).unwrap();
    for cut in (0..bytes.len()).step_by(97) {
        let run = check(&folder.write("cut.parquet", &bytes[..cut]));
        assert_eq!((run.status, code(&run.object())), (2, "bad-parquet"), "{cut}");
        let mut damaged = bytes.clone();
        damaged[cut] ^= 0x55;
        let run = check(&folder.write("damaged.parquet", &damaged));
        assert!((0..3).contains(&run.status), "{cut}: {run:?}");
    }
}

#[cfg(not(feature = "parquet"))]
#[test]
fn without_parquet_it_is_refused() {
    let folder = Folder::new();
    let file = folder.write("boards.parquet", "");
    let run = check(&file);
    assert_eq!((run.status, code(&run.object())), (2, "unknown-format"));
    let run = noyes(["scramble", "--json", "--output", &file]);
    assert_eq!((run.status, code(&run.object())), (2, "unknown-format"));
    assert_eq!(folder.names(), ["boards.parquet"]);
}

#[test]
fn a_file_gets_its_name_when_it_is_whole() {
    let folder = Folder::new();
    let output = folder.write("out.txt", "as before\n");
    let run = noyes(["check", "--file", folder.0.path().to_str().unwrap(), "--output", &output]);
    assert_eq!(run.status, 2);
    assert_eq!(folder.read("out.txt"), "as before\n");
    assert_eq!(folder.names(), ["out.txt"]);
    // A file can be read and replaced at once.
    let same = folder.write("same.txt", "1 0/3 2\n1 0/3 2\n");
    assert_eq!(noyes(["apply", "--file", &same, "--output", &same, "U"]).good(), "");
    assert_eq!(folder.read("same.txt"), "1 2/3 0\n1 2/3 0\n");
    assert_eq!(folder.names(), ["out.txt", "same.txt"]);
}

#[test]
fn the_format_of_the_output() {
    let folder = Folder::new();
    let written = |name: &str, more: &[&str]| {
        let path = folder.path(name);
        let words = ["scramble", "--seed", "f", "--size", "2x2", "--output"];
        let run = noyes([&words[..], &[path.to_str().unwrap()], more].concat());
        assert_eq!(run.good(), "");
        fs::read_to_string(path).unwrap()
    };
    assert_eq!(written("a.txt", &[]).lines().count(), 1);
    assert!(!written("b", &[]).contains('{'));
    assert!(written("c.txt", &["--json"]).starts_with("{\"board\":"));
    assert!(written("d.jsonl", &[]).starts_with("{\"board\":"));
    assert!(written("e.csv", &["--json"]).starts_with("board,size,"));
    // A hyphen is standard output.
    assert_eq!(
        noyes(["scramble", "--seed", "f", "--size", "2x2", "--output", "-"]).good(),
        folder.read("a.txt")
    );
}

#[cfg(unix)]
#[test]
fn links_and_devices_stay_what_they_are() {
    let folder = Folder::new();
    let file = folder.write("file.txt", "old\n");
    let link = folder.path("link.txt");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let words = ["scramble", "--seed", "l", "--size", "2x2", "--output"];
    noyes([&words[..], &[link.to_str().unwrap()]].concat()).good();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_ne!(folder.read("file.txt"), "old\n");
    noyes([&words[..], &["/dev/null"]].concat()).good();
    assert!(!Path::new("/dev/null").is_file());
    assert_eq!(noyes([&words[..], &["/dev/stdout"]].concat()).good(), folder.read("file.txt"));
}

#[test]
fn files_that_are_not_there() {
    let folder = Folder::new();
    let nowhere = folder.path("no/such/file.txt");
    let nowhere = nowhere.to_str().unwrap();
    for (expected, words) in [
        ("cannot-read", &["check", "--json", "--file", nowhere][..]),
        ("cannot-read", &["check", "--json", "--file", folder.0.path().to_str().unwrap()]),
        ("cannot-write", &["scramble", "--json", "--seed", "1", "--output", nowhere]),
        ("cannot-write", &["scramble", "--json", "--output", folder.0.path().to_str().unwrap()]),
    ] {
        let run = noyes(words);
        assert_eq!((run.status, code(&run.object())), (2, expected), "{words:?}");
        assert!(run.stderr.starts_with("error: cannot "), "{}", run.stderr);
    }
}

/// The program waits for more input when the signal comes.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_command_leaves_no_file() {
    use std::{
        process::{Command, Stdio},
        time::Duration,
    };
    for signal in ["INT", "TERM"] {
        for name in ["answers.txt", "answers.parquet"] {
            let folder = tempfile::tempdir().unwrap();
            let files = || std::fs::read_dir(folder.path()).unwrap().count();
            // Whoever runs the tests may ignore these signals, which is passed on.
            let mut command = Command::new("env");
            command.args(["--default-signal=INT,TERM,HUP", env!("CARGO_BIN_EXE_noyes")]);
            command.args(["check", "-", "--output"]).arg(folder.path().join(name));
            let mut child = command.stdin(Stdio::piped()).spawn().unwrap();
            while files() == 0 {
                assert_eq!(child.try_wait().unwrap(), None);
                std::thread::sleep(Duration::from_millis(5));
            }
            let process = child.id().to_string();
            assert!(
                Command::new("kill").args(["-s", signal, &process]).status().unwrap().success()
            );
            let stdin = child.stdin.take();
            assert_eq!((child.wait().unwrap().code(), files()), (Some(130), 0), "{signal} {name}");
            drop(stdin);
        }
    }
}
