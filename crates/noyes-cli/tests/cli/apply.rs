//! `noyes apply`.

use serde_json::json;

use crate::program::{code, noyes, noyes_reading};

#[test]
fn moves_are_made() {
    assert_eq!(noyes(["apply", "1 2 3/4 0 6/7 5 8", "UL"]).good(), "1 2 3/4 5 6/7 8 0\n");
    assert_eq!(noyes(["apply", "1 2 3/4 5 6/7 8 0", ""]).good(), "1 2 3/4 5 6/7 8 0\n");
    let line = noyes(["apply", "1 2 3/4 5 6/7 8 0", "R2 d, d", "--json"]).object();
    let expected = json!({
        "line": 1,
        "board": "0 2 3/1 5 6/4 7 8",
        "size": "3x3",
        "goal": "blank-last",
        "solved": false,
        "length": 4,
        "length_mtm": 2,
    });
    assert_eq!(line, expected);
    let line = noyes(["apply", "1 0/2 3", "U", "--json", "--goal", "1 2/3 0"]).object();
    assert_eq!(line["solved"], false);
    let words = ["apply", "0 2 4 3 1 5", "LL", "--size", "3x2", "--goal", "2 4 0/3 1 5", "--json"];
    assert_eq!(noyes(words).object()["solved"], true);
    assert_eq!(noyes(["apply", "0 1/2 3", "", "--blank", "last"]).good(), "1 2/3 0\n");
}

#[test]
fn moves_are_made_on_many_boards() {
    let run = noyes_reading(["apply", "-", "U"], "1 0/3 2\nx\n1 2/3 0\n\n1 0/2 3\n");
    assert_eq!((run.status, run.stdout.as_str()), (2, "1 2/3 0\n1 3/2 0\n"));
    let lines: Vec<&str> = run.stderr.lines().collect();
    assert!(lines[0].starts_with("line 2: found \"x\""));
    assert!(lines[1].starts_with("line 3: move 1 is U"));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("boards.txt");
    std::fs::write(&file, "1 0/3 2\n").unwrap();
    assert_eq!(noyes(["apply", "--file", file.to_str().unwrap(), "U"]).good(), "1 2/3 0\n");
}

#[test]
fn what_cannot_be_applied() {
    let run = noyes(["apply", "1 2 3/4 5 6/7 8 0", "R2R2", "--json"]);
    let line = run.object();
    assert_eq!((run.status, code(&line)), (2, "illegal-move"));
    assert_eq!((&line["line"], &line["error"]["at"]), (&1.into(), &2.into()));
    for (expected, words) in [
        ("unknown-move", &["1 2/3 0", "RX"][..]),
        ("bad-count", &["1 2/3 0", "R0"]),
        ("bad-count", &["1 2/3 0", "R99999999999"]),
        ("usage", &["1 2/3 0"]),
        ("usage", &[]),
        ("usage", &["1 2/3 0", "R", "D"]),
        ("usage", &["--file", "x.txt", "1 2/3 0", "R"]),
        ("not-a-number", &["1 2/3 ?", "R"]),
        ("cannot-read", &["--file", "no such file", "R"]),
    ] {
        let run = noyes([&["apply", "--json"], words].concat());
        assert_eq!((run.status, code(&run.object())), (2, expected), "{words:?}");
    }
}
