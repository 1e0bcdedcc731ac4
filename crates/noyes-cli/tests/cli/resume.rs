//! `noyes solve --resume`: nothing lost and nothing twice.

use std::{fs, path::PathBuf};

use tempfile::TempDir;

use crate::program::{Run, code, noyes};

struct Desk {
    folder: TempDir,
    boards: String,
}

const BOARDS: usize = 60;
const FORMATS: [&str; 3] = ["answers.jsonl", "answers.csv", "answers.txt"];

impl Desk {
    /// Boards, among them some that are none and some that cannot be solved.
    fn new() -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let words = ["scramble", "--seed", "resume", "--size", "3x2", "--count", "60"];
        let shuffle = ["--shuffle", "fisher-yates"];
        let boards = noyes([&words[..], &shuffle].concat()).good();
        let mut lines: Vec<&str> = boards.lines().collect();
        assert_eq!(lines.len(), BOARDS);
        (lines[5], lines[30], lines[BOARDS - 1]) = ("x", "", "1 2/3");
        let file = folder.path().join("boards.txt");
        fs::write(&file, lines.join("\n") + "\n").unwrap();
        Desk { boards: file.to_str().unwrap().to_owned(), folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn run(&self, name: &str, more: &[&str]) -> Run {
        let path = self.path(name);
        let words = ["solve", "--file", &self.boards, "--output", path.to_str().unwrap()];
        noyes([&words[..], more].concat())
    }

    fn read(&self, name: &str) -> String {
        without_seconds(&fs::read_to_string(self.path(name)).unwrap())
    }
}

/// What differs from run to run, taken out.
fn without_seconds(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        let mut line = line.to_owned();
        if let Some(at) = line.find("\"seconds\":") {
            let end = at + line[at..].find(',').unwrap();
            line.replace_range(at..end, "");
        } else if line.contains(",stm,") {
            let at = line.find(",stm,").unwrap();
            let fields: Vec<&str> = line[at..].splitn(6, ',').collect();
            let rest = fields.last().unwrap().to_string();
            line = format!("{}{}", &line[..at], &rest[rest.find(',').unwrap()..]);
        }
        lines.push(line);
    }
    lines.join("\n")
}

#[test]
fn a_run_that_was_never_stopped() {
    for name in FORMATS {
        let desk = Desk::new();
        let plain = desk.run(name, &[]);
        let expected = desk.read(name);
        fs::remove_file(desk.path(name)).unwrap();
        let kept = desk.run(name, &["--resume"]);
        assert_eq!((kept.status, plain.status), (2, 2));
        assert_eq!(kept.stderr, plain.stderr, "{name}");
        assert_eq!(desk.read(name), expected, "{name}");
        // And once more, when there is nothing left to do.
        let again = desk.run(name, &["--resume"]);
        assert_eq!(again.status, 2);
        assert!(again.stderr.contains("boards are done already, up to line "), "{again:?}");
        assert_eq!(desk.read(name), expected, "{name}");
    }
}

/// Wherever the file ends, the rest is added and no more.
#[test]
fn a_file_that_ends_anywhere() {
    for name in FORMATS {
        let desk = Desk::new();
        desk.run(name, &["--resume"]);
        let (whole, expected) = (fs::read(desk.path(name)).unwrap(), desk.read(name));
        let cuts = (0..whole.len()).step_by(whole.len() / 60);
        // And every place within two lines, their ends too.
        let cuts = cuts.chain(whole.len() - 150..=whole.len());
        for cut in cuts {
            fs::write(desk.path(name), &whole[..cut]).unwrap();
            let run = desk.run(name, &["--resume"]);
            assert_eq!(run.status, 2, "{name} {cut}: {run:?}");
            assert!(desk.read(name) == expected, "{name} {cut}");
        }
    }
}

/// A program that is killed in the midst of its work.
#[cfg(unix)]
#[test]
fn a_run_that_was_killed() {
    use std::{io::Write, process::Stdio, thread, time::Duration};

    for (name, threads) in FORMATS.into_iter().zip(["1", "2", "4"]) {
        let desk = Desk::new();
        desk.run(name, &["--resume"]);
        let expected = desk.read(name);
        fs::remove_file(desk.path(name)).unwrap();
        let input = fs::read_to_string(&desk.boards).unwrap();
        for given in [3, 17, 40] {
            // It gets the beginning of the boards and waits for more when it is killed, or is
            // still at work on them.
            let path = desk.path(name);
            let words = ["solve", "-", "--resume", "--threads", threads, "--output"];
            let mut command = crate::program::command(words);
            command.arg(&path).stdin(Stdio::piped()).stderr(Stdio::null());
            let mut child = command.spawn().unwrap();
            let mut stdin = child.stdin.take().unwrap();
            let lines: Vec<&str> = input.lines().take(given).collect();
            stdin.write_all((lines.join("\n") + "\n").as_bytes()).unwrap();
            stdin.flush().unwrap();
            let before = given / 2;
            while fs::read_to_string(&path).map_or(0, |text| text.lines().count()) < before {
                assert_eq!(child.try_wait().unwrap(), None);
                thread::sleep(Duration::from_millis(2));
            }
            child.kill().unwrap();
            child.wait().unwrap();
            drop(stdin);
            let there = desk.read(name);
            assert!(there.lines().count() >= before && there.len() < expected.len());
        }
        let run = desk.run(name, &["--resume", "--threads", threads]);
        assert_eq!(run.status, 2, "{run:?}");
        assert!(desk.read(name) == expected, "{name}");
    }
}

#[test]
fn other_boards_or_flags_leave_the_file_alone() {
    for name in FORMATS {
        let desk = Desk::new();
        desk.run(name, &["--resume"]);
        let whole = fs::read(desk.path(name)).unwrap();
        let torn = &whole[..whole.len() - 30];
        fs::write(desk.path(name), torn).unwrap();
        let refused = |boards: &str, more: &[&str]| {
            let path = desk.path(name);
            let words = ["solve", "--file", boards, "--output", path.to_str().unwrap()];
            let run = noyes([&words[..], &["--resume", "--json"], more].concat());
            assert_eq!(run.status, 2, "{name} {more:?}: {run:?}");
            assert_eq!(code(&run.object()), "resume-mismatch", "{name} {more:?}");
            assert!(fs::read(desk.path(name)).unwrap() == torn, "{name}: altered");
        };
        // Another goal or metric; text says nothing of the metric.
        if name == "answers.txt" {
            // With --json such a file holds other lines.
            refused(&desk.boards, &[]);
            continue;
        }
        refused(&desk.boards, &["--goal", "blank-first"]);
        refused(&desk.boards, &["--metric", "mtm"]);
        // Boards in another order, fewer boards, none.
        let input = fs::read_to_string(&desk.boards).unwrap();
        let other = |lines: Vec<&str>| {
            let path = desk.path("other.txt");
            fs::write(&path, lines.join("\n")).unwrap();
            path.to_str().unwrap().to_owned()
        };
        refused(&other(input.lines().rev().collect()), &[]);
        refused(&other(input.lines().take(40).collect()), &[]);
        refused(&other(Vec::new()), &[]);
        // A board where there was none, and none where there was one.
        let mut lines: Vec<&str> = input.lines().collect();
        lines[5] = lines[6];
        refused(&other(lines.clone()), &[]);
        (lines[5], lines[6]) = ("x", "y");
        refused(&other(lines), &[]);
    }
}

/// Two boards in each other's place, and all else as it was.
#[test]
fn every_board_is_compared() {
    for name in FORMATS {
        let desk = Desk::new();
        desk.run(name, &["--resume"]);
        let whole = fs::read(desk.path(name)).unwrap();
        let answers = noyes(["solve", "--file", &desk.boards, "--json"]).json();
        let far = answers.iter().filter(|line| line["length"].as_u64() > Some(5));
        let far: Vec<usize> = far.map(|line| line["line"].as_u64().unwrap() as usize).collect();
        let input = fs::read_to_string(&desk.boards).unwrap();
        let mut lines: Vec<&str> = input.lines().collect();
        assert_ne!(lines[far[0] - 1], lines[far[3] - 1]);
        lines.swap(far[0] - 1, far[3] - 1);
        fs::write(&desk.boards, lines.join("\n") + "\n").unwrap();
        let run = desk.run(name, &["--resume"]);
        assert_eq!(run.status, 2, "{name}: {run:?}");
        assert!(run.stderr.contains(&format!("flags: line {}: ", far[0])), "{}", run.stderr);
        assert!(fs::read(desk.path(name)).unwrap() == whole);
    }
}

/// Whoever was interrupted has an answer that may be worse than need be, or none.
#[test]
fn what_was_interrupted_is_done_again() {
    let desk = Desk::new();
    let name = "answers.jsonl";
    desk.run(name, &["--resume"]);
    let (whole, expected) =
        (fs::read_to_string(desk.path(name)).unwrap(), desk.read("answers.jsonl"));
    let mut lines: Vec<&str> = whole.lines().collect();
    let line: serde_json::Value = serde_json::from_str(lines[40]).unwrap();
    let stopped = lines[40].replace("\"stopped\":null", "\"stopped\":\"cancelled\"");
    let error = format!(
        "{{\"line\":{},\"error\":{{\"code\":\"cancelled\",\"message\":\"\",\"at\":null}}}}",
        line["line"]
    );
    assert_ne!(stopped, lines[40]);
    for interrupted in [&stopped, &error] {
        lines[40] = interrupted;
        fs::write(desk.path(name), lines.join("\n") + "\n").unwrap();
        let run = desk.run(name, &["--resume"]);
        assert!(run.stderr.starts_with("40 boards are done already"), "{}", run.stderr);
        assert!(desk.read(name) == expected);
    }
}

/// The board at work is left to the next run, even if it has some solution.
#[cfg(target_os = "linux")]
#[test]
fn an_interruption_leaves_the_board_at_work_to_the_next_run() {
    use std::{thread, time::Duration};

    use crate::solve::{VERY_HARD, signal, start};

    let desk = Desk::new();
    fs::write(&desk.boards, format!("1 2 3/4 5 6/0 7 8\n{VERY_HARD}\n")).unwrap();
    let path = desk.path("answers.jsonl");
    let words = ["solve", "--file", &desk.boards, "--quality", "optimal", "--resume", "--output"];
    let mut child = start(&[&words[..], &[path.to_str().unwrap()]].concat());
    while fs::read_to_string(&path).map_or(0, |text| text.lines().count()) < 1 {
        assert_eq!(child.try_wait().unwrap(), None);
        thread::sleep(Duration::from_millis(5));
    }
    // Long enough for a first solution, on any but the slowest machines.
    thread::sleep(Duration::from_secs(1));
    signal(&child, "INT");
    assert_eq!(child.wait().unwrap().code(), Some(1));
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.lines().count() == 1 && text.starts_with("{\"line\":1,"), "{text}");
}

/// Text does not hold the lines that are no boards, and the next run still knows of them.
#[test]
fn bad_lines_count_again() {
    let desk = Desk::new();
    fs::write(&desk.boards, "x\n1 2 3/4 5 0\n").unwrap();
    for name in FORMATS {
        for _ in 0..2 {
            assert_eq!(desk.run(name, &["--resume"]).status, 2, "{name}");
        }
    }
}

#[test]
fn text_is_compared_by_its_moves() {
    let desk = Desk::new();
    desk.run("answers.txt", &["--resume"]);
    let whole = fs::read(desk.path("answers.txt")).unwrap();
    for flags in [["--metric", "mtm"], ["--goal", "snake"]] {
        let run = desk.run("answers.txt", &[&["--resume"][..], &flags].concat());
        assert_eq!(run.status, 2, "{flags:?}: {run:?}");
        assert!(fs::read(desk.path("answers.txt")).unwrap() == whole);
    }
    let input = fs::read_to_string(&desk.boards).unwrap();
    let lines: Vec<&str> = input.lines().rev().collect();
    fs::write(&desk.boards, lines.join("\n")).unwrap();
    let run = desk.run("answers.txt", &["--resume"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("answers.txt is not from these boards"), "{}", run.stderr);
    assert!(fs::read(desk.path("answers.txt")).unwrap() == whole);
}

#[test]
fn files_of_something_else_are_left_alone() {
    for name in FORMATS {
        let desk = Desk::new();
        for content in ["my notes", "my notes\n", "1,2,3\n4,5,6\n", "{\"a\":1}\n", "line x: y\n"] {
            fs::write(desk.path(name), content).unwrap();
            let run = desk.run(name, &["--resume"]);
            assert_eq!(run.status, 2, "{name} {content:?}: {run:?}");
            assert!(run.stderr.contains("is no answer of solve"), "{name}: {}", run.stderr);
            assert_eq!(fs::read_to_string(desk.path(name)).unwrap(), content);
        }
    }
}

#[test]
fn one_program_at_a_time() {
    let desk = Desk::new();
    let file = fs::File::create(desk.path("answers.jsonl")).unwrap();
    file.lock().unwrap();
    let run = desk.run("answers.jsonl", &["--resume", "--json"]);
    assert_eq!((run.status, code(&run.object())), (2, "in-use"));
    // One that was killed may hold the file a moment longer.
    let holder = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(300));
        drop(file);
    });
    assert_eq!(desk.run("answers.jsonl", &["--resume"]).stderr.lines().count(), 1);
    holder.join().unwrap();
    assert_eq!(fs::read_to_string(desk.path("answers.jsonl")).unwrap().lines().count(), BOARDS - 1);
}

/// A table cannot grow: its answers are lines beside it until all are known.
#[cfg(feature = "parquet")]
mod tables {
    use parquet::file::reader::{FileReader, SerializedFileReader};

    use super::*;

    const NAME: &str = "answers.parquet";

    /// All columns but the seconds, which differ from run to run.
    fn rows(desk: &Desk) -> Vec<Vec<String>> {
        let file = fs::File::open(desk.path(NAME)).unwrap();
        let reader = SerializedFileReader::new(file).unwrap();
        let rows = reader.get_row_iter(None).unwrap().map(Result::unwrap);
        let timeless = |row: parquet::record::Row| {
            let columns = row.get_column_iter().filter(|(name, _)| *name != "seconds");
            columns.map(|(name, field)| format!("{name}: {field}")).collect()
        };
        rows.map(timeless).collect()
    }

    #[test]
    fn a_run_that_was_stopped_anywhere() {
        let desk = Desk::new();
        assert_eq!(desk.run(NAME, &[]).status, 2);
        let expected = rows(&desk);
        assert_eq!(expected.len(), BOARDS - 1);
        fs::remove_file(desk.path(NAME)).unwrap();
        desk.run("answers.jsonl", &["--resume"]);
        let lines = fs::read(desk.path("answers.jsonl")).unwrap();
        let part = desk.path("answers.parquet.part");
        for cut in [None, Some(0), Some(1000), Some(lines.len() - 1), Some(lines.len())] {
            if let Some(cut) = cut {
                fs::write(&part, &lines[..cut]).unwrap();
            }
            let run = desk.run(NAME, &["--resume"]);
            assert_eq!(run.status, 2, "{cut:?}: {run:?}");
            assert_eq!(rows(&desk), expected, "{cut:?}");
            assert!(!part.exists());
        }
    }

    #[test]
    fn a_table_that_is_finished_stays_as_it_is() {
        let desk = Desk::new();
        desk.run(NAME, &["--resume"]);
        let whole = fs::read(desk.path(NAME)).unwrap();
        let again = desk.run(NAME, &["--resume"]);
        assert_eq!(again.status, 2);
        assert!(again.stderr.starts_with("59 boards are done already"), "{}", again.stderr);
        let boards = fs::read_to_string(&desk.boards).unwrap();
        let more = format!("{boards}1 2 3/4 5 0\n");
        for (boards, flags) in [(&more, &[][..]), (&boards, &["--metric", "mtm"])] {
            fs::write(&desk.boards, boards).unwrap();
            let run = desk.run(NAME, &[&["--resume", "--json"], flags].concat());
            assert_eq!((run.status, code(&run.object())), (2, "resume-mismatch"), "{flags:?}");
        }
        fs::write(desk.path(NAME), "no table").unwrap();
        let run = desk.run(NAME, &["--resume", "--json"]);
        assert_eq!((run.status, code(&run.object())), (2, "bad-parquet"));
        fs::write(desk.path(NAME), whole).unwrap();
    }
}
