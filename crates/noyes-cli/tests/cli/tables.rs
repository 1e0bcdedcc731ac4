//! `noyes tables`.

use std::{fs, path::PathBuf};

use serde_json::Value;

use crate::program::{code, command, noyes};

/// Runs the program with a cache of its own.
fn tables(cache: &str, words: &[&str]) -> (i32, String) {
    let mut command = command([&["tables"], words].concat());
    let output = command.env("NOYES_CACHE", cache).output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn nothing_is_there_at_first() {
    let folder = tempfile::tempdir().unwrap();
    let cache = folder.path().join("none").to_str().unwrap().to_owned();
    for what in ["list", "verify", "remove"] {
        assert_eq!(tables(&cache, &[what]), (0, String::new()));
        assert_eq!(tables(&cache, &[what, "--json"]), (0, String::new()));
    }
    assert!(!folder.path().join("none").exists());
}

#[test]
fn what_cannot_be_asked() {
    for (expected, words) in [
        ("usage", &[][..]),
        ("usage", &["burn"]),
        ("bad-size", &["list", "--size", "4"]),
        ("unknown-metric", &["list", "--metric", "x"]),
        ("unknown-tables", &["build", "--tables", "x"]),
    ] {
        let run = noyes([&["tables", "--json"], words].concat());
        assert_eq!((run.status, code(&run.object())), (2, expected), "{words:?}");
    }
    let (status, answer) = tables("", &["build", "--json"]);
    assert!(status == 2 && answer.contains("no-cache"), "{answer}");
}

fn json(cache: &str, words: &[&str]) -> (i32, Vec<Value>) {
    let (status, answer) = tables(cache, &[words, &["--json"]].concat());
    let lines = answer.lines().map(|line| serde_json::from_str(line).unwrap());
    (status, lines.collect())
}

/// What a solver says that finds its tables there.
fn solve(cache: &str) -> (String, String) {
    // Twelve moves from home, and in need of a search.
    let board = "5 1 2 4/9 6 3 8/13 10 7 11/14 15 12 0";
    let mut command = command(["solve", board, "--tables", "standard", "--json"]);
    let output = command.env("NOYES_CACHE", cache).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let line: Value = serde_json::from_slice(&output.stdout).unwrap();
    (line["length"].to_string(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn from_building_to_removing() {
    let folder = tempfile::tempdir().unwrap();
    let cache = folder.path().join("new/cache").to_str().unwrap().to_owned();
    let (status, built) = json(&cache, &["build", "--size", "4x4", "--tables", "standard"]);
    assert!(status == 0 && !built.is_empty());
    for line in &built {
        let path = PathBuf::from(line["path"].as_str().unwrap());
        assert_eq!(line["name"], path.file_stem().unwrap().to_str().unwrap());
        assert_eq!(line["bytes"], fs::metadata(&path).unwrap().len());
        for (field, expected) in [("size", "4x4"), ("metric", "stm"), ("tables", "standard")] {
            assert_eq!(line[field], expected);
        }
        assert_eq!((&line["state"], &line["message"]), (&"ok".into(), &Value::Null));
        let checksum = line["checksum"].as_str().unwrap();
        assert!(checksum.len() == 32 && checksum.bytes().all(|b| b.is_ascii_hexdigit()));
    }
    assert_eq!(json(&cache, &["list"]), (0, built.clone()));
    assert_eq!(json(&cache, &["verify"]), (0, built.clone()));
    assert_eq!(json(&cache, &["list", "--size", "4x4"]).1.len(), built.len());
    for none in [&["--size", "5x5"][..], &["--metric", "mtm"], &["--tables", "large"]] {
        assert_eq!(json(&cache, &[&["remove"], none].concat()), (0, vec![]));
    }
    let (status, words) = tables(&cache, &["list"]);
    assert_eq!((status, words.lines().count()), (0, built.len()));
    assert!(words.lines().all(|line| line.ends_with("  ok")), "{words}");

    // They are used, not built again.
    let modified = |line: &Value| fs::metadata(line["path"].as_str().unwrap()).unwrap().modified();
    let before: Vec<_> = built.iter().map(|line| modified(line).unwrap()).collect();
    assert_eq!(solve(&cache), ("12".into(), String::new()));
    let after: Vec<_> = built.iter().map(|line| modified(line).unwrap()).collect();
    assert_eq!(before, after);

    // Damage is found, said, and mended.
    let path = built[0]["path"].as_str().unwrap();
    let mut bytes = fs::read(path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(path, &bytes).unwrap();
    assert_eq!(json(&cache, &["list"]), (0, built.clone()));
    let (status, verified) = json(&cache, &["verify"]);
    assert_eq!((status, &verified[0]["state"]), (1, &"table-payload".into()));
    assert!(verified[0]["message"].as_str().unwrap().ends_with(" was altered"));
    let (length, note) = solve(&cache);
    assert_eq!(length, "12");
    assert!(note.starts_with("note: the content of ") && note.lines().count() == 1, "{note}");
    assert_eq!(json(&cache, &["verify"]), (0, built.clone()));

    let (status, removed) = json(&cache, &["remove", "--size", "4x4", "--tables", "standard"]);
    assert!(status == 0 && removed.iter().all(|line| line["state"] == "removed"));
    assert_eq!(removed.len(), built.len());
    assert_eq!(json(&cache, &["list"]), (0, vec![]));
}

/// Without a place to write to, tables stay in memory.
#[test]
fn a_cache_that_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let (length, note) = solve(file.to_str().unwrap());
    assert_eq!(length, "12");
    assert!(note.contains("cannot write ") && note.contains("answers are not affected"), "{note}");
    assert_eq!(solve(""), ("12".into(), String::new()));
}

/// The system refuses files longer than a few pages, as a full disk does.
#[cfg(target_os = "linux")]
#[test]
fn a_disk_without_room() {
    let folder = tempfile::tempdir().unwrap();
    let script = "trap '' XFSZ; ulimit -f 100; exec \"$0\" \"$@\"";
    let program = env!("CARGO_BIN_EXE_noyes");
    let words = ["5 1 2 4/9 6 3 8/13 10 7 11/14 15 12 0", "--tables", "standard"];
    let output = std::process::Command::new("sh")
        .args(["-c", script, program, "solve"])
        .args(words)
        .env("NOYES_CACHE", folder.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("cannot write ") && said.contains("answers are not affected"), "{said}");
    assert!(output.stdout.starts_with(b"12 moves, the fewest: "));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "no unfinished file stays");
}
