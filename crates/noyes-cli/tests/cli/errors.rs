//! Lines that are no boards, and commands that are none.

use serde_json::{Value, json};

use crate::program::{code, noyes, noyes_reading};

const LINES: &str = "1 2/3 0\n1 2/3 3\n\n   \n1 2 3/4 0\n2 1/3 0\nfoo\n1 2/3 0";

#[test]
fn a_bad_line_is_reported_and_the_others_go_on() {
    let run = noyes_reading(["check", "-"], LINES);
    assert_eq!(run.status, 2);
    let starts: Vec<&str> = run.stdout.lines().map(|line| &line[..27]).collect();
    let expected = [
        "line 1: This board can be s",
        "line 6: This board cannot b",
        "line 8: This board can be s",
    ];
    assert_eq!(starts, expected);
    let expected = "\
line 2: tile 3 stands on squares 2 and 3
line 5: row 1 has 2 numbers; expected 3, as in the first row
line 7: found \"foo\" at character 0; expected a whole number from 0 on
";
    assert_eq!(run.stderr, expected);
}

#[test]
fn with_json_the_error_stands_in_its_place() {
    let run = noyes_reading(["check", "-", "--json"], LINES);
    assert_eq!((run.status, run.stderr.as_str()), (2, ""));
    let lines = run.json();
    let numbers: Vec<_> = lines.iter().map(|line| line["line"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [1, 2, 5, 6, 7, 8]);
    let error = json!({
        "line": 2,
        "error": {
            "code": "duplicate-tile", "message": "tile 3 stands on squares 2 and 3", "at": 3
        }
    });
    assert_eq!(lines[1], error);
    assert_eq!((code(&lines[2]), &lines[2]["error"]["at"]), ("ragged-rows", &1.into()));
    assert_eq!((code(&lines[4]), &lines[4]["error"]["at"]), ("not-a-number", &0.into()));
}

#[test]
fn every_kind_of_bad_board() {
    for (board, expected, at) in [
        ("", "empty-board", Value::Null),
        ("[]", "empty-board", Value::Null),
        ("1 2/x 0", "not-a-number", 4.into()),
        ("1 2/-3 0", "not-a-number", 4.into()),
        ("1 2/3.0 0", "not-a-number", 4.into()),
        ("1 2//3 0", "empty-row", 1.into()),
        ("1 2/3 0//", "empty-row", 2.into()),
        ("[1, 2, 3, 0", "open-bracket", Value::Null),
        ("1 2/3", "ragged-rows", 1.into()),
        ("1 2 3 4 0", "not-square", Value::Null),
        ("1 2/3 4", "missing-blank", Value::Null),
        ("1 2/0 4", "tile-out-of-range", 3.into()),
        ("1 2/0 99999999999999999999999", "tile-out-of-range", 3.into()),
        ("0 1/2 2", "duplicate-tile", 3.into()),
        ("0 0", "not-square", Value::Null),
    ] {
        let run = noyes(["check", "--json", board]);
        let line = run.object();
        assert_eq!((run.status, code(&line), &line["error"]["at"]), (2, expected, &at), "{board}");
    }
    let run = noyes(["check", "--size", "2x3", "--json", "1 2 3 0"]);
    assert_eq!(code(&run.object()), "wrong-count");
}

#[test]
fn a_board_without_quotes_gets_a_hint() {
    let run = noyes(["check", "1", "2", "3", "0"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.ends_with("note: each argument is one board; a board stands in quotes\n"));
    assert_eq!(noyes(["check", "0", "0"]).status, 0);
}

#[cfg(unix)]
#[test]
fn bytes_that_are_no_text_spoil_their_own_line() {
    use std::os::unix::ffi::OsStrExt;
    let run = noyes_reading(["check", "-", "--json"], b"1 2/3 0\n1 2\xff\n\xfe\n1 2/3 0\n");
    let lines = run.json();
    assert_eq!((run.status, lines.len()), (2, 4));
    assert_eq!((code(&lines[1]), &lines[1]["error"]["at"]), ("invalid-utf8", &3.into()));
    assert_eq!((code(&lines[2]), &lines[2]["error"]["at"]), ("invalid-utf8", &0.into()));
    let argument = std::ffi::OsStr::from_bytes(b"1 2/\xff");
    let run = noyes(["check".as_ref(), argument, "1 2/3 0".as_ref(), "--json".as_ref()]);
    let lines = run.json();
    assert_eq!(
        (run.status, code(&lines[0]), &lines[1]["solvable"]),
        (2, "invalid-utf8", &true.into())
    );
    let run = noyes(["apply".as_ref(), "1 2/3 0".as_ref(), argument]);
    assert_eq!(run.status, 2);
}

#[test]
fn commands_that_are_none() {
    for words in [
        &[][..],
        &["shuffle"],
        &["play"],
        &["check"],
        &["check", "--jsno", "1 2/3 0"],
        &["check", "-1 2 3 0"],
        &["check", "--file", "a.txt", "1 2/3 0"],
        &["check", "-", "1 2/3 0"],
        &["completions"],
        &["completions", "cmd"],
        &["man", "woman"],
    ] {
        let run = noyes(words);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{words:?}");
        assert!(!run.stderr.is_empty());
    }
    let run = noyes(["check", "--json", "-", "1 2/3 0"]);
    assert_eq!((run.status, code(&run.object())), (2, "usage"));
    let run = noyes(["check", "--json", "--wrong"]);
    assert_eq!(
        run.object(),
        json!({"error": {"code": "usage", "message": "unexpected argument '--wrong' found", "at": null}})
    );
    // The last of several flags counts.
    assert_eq!(noyes(["check", "--size", "9x9", "1 2 3 0", "--size", "2x2"]).status, 0);
    // What stands after -- is no flag.
    let run = noyes(["check", "--wrong", "--", "--json"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    let run = noyes(["check", "--", "1 2/3 0", "-1 2/3 0"]);
    assert_eq!((run.status, run.stdout.lines().count()), (2, 1));
}
