//! `noyes check`.

use serde_json::{Value, json};

use crate::program::{code, noyes, noyes_reading};

#[test]
fn the_json_has_these_fields() {
    let run = noyes(["check", "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0", "--json"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    let line = run.object();
    let explanation = line["explanation"].as_str().unwrap();
    assert!(explanation.starts_with("This board cannot be solved."), "{explanation}");
    let expected = json!({
        "line": 1,
        "board": "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0",
        "size": "4x4",
        "goal": "blank-last",
        "solvable": false,
        "inversions": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
        "inversion_sum": 1,
        "blank_row_from_bottom": 0,
        "rule": "even-width",
        "repair": [1, 2],
        "explanation": explanation,
        "rank": null,
    });
    assert_eq!(line, expected);
}

#[test]
fn a_single_board_gets_the_verdict_alone_and_several_their_lines() {
    let single = noyes(["check", "1 2/3 0"]);
    assert!(single.good().starts_with("This board can be solved. "));
    let several = noyes(["check", "1 2/3 0", "2 1/3 0"]);
    assert_eq!(several.status, 1);
    let lines: Vec<&str> = several.stdout.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with("line 1: This board can be solved. "));
    assert!(lines[1].starts_with("line 2: This board cannot be solved. "));
    // A file may have one line only; the next one may have more.
    assert!(noyes_reading(["check", "-"], "1 2/3 0\n").good().starts_with("line 1: "));
}

#[test]
fn the_exit_status_is_the_highest() {
    let status = |boards: &[&str]| noyes([&["check"], boards].concat()).status;
    assert_eq!(status(&["1 2/3 0"]), 0);
    assert_eq!(status(&["2 1/3 0"]), 1);
    assert_eq!(status(&["2 1/3 3"]), 2);
    assert_eq!(status(&["1 2/3 0", "2 1/3 0", "1 2/3 0"]), 1);
    assert_eq!(status(&["2 1/3 x", "2 1/3 0"]), 2);
    assert_eq!(status(&["2 1/3 0", "2 1/3 x", "1 2/3 0"]), 2);
}

#[test]
fn goals_and_sizes() {
    let judged = |words: &[&str]| {
        let line = noyes([&["check", "--json"], words].concat()).object();
        let text = |field: &str| line[field].as_str().unwrap().to_owned();
        (line["solvable"].as_bool().unwrap(), text("size"), text("goal"))
    };
    let answer = |solvable, size: &str, goal: &str| (solvable, size.to_owned(), goal.to_owned());
    for (layout, solved) in [
        ("blank-last", "1 2 3/4 5 6/7 8 0"),
        ("blank-first", "0 1 2/3 4 5/6 7 8"),
        ("snake", "1 2 3/6 5 4/7 8 0"),
        ("spiral", "1 2 3/8 0 4/7 6 5"),
    ] {
        assert_eq!(judged(&["--goal", layout, solved]), answer(true, "3x3", layout));
        // A goal that is the board of a layout is that layout.
        assert_eq!(judged(&["--goal", solved, solved]), answer(true, "3x3", layout));
    }
    let goal = "2 1 3/4 5 6/7 8 0";
    assert_eq!(judged(&["--goal", goal, "1 2 3/4 5 6/7 8 0"]), answer(false, "3x3", goal));
    // A goal that is a board says the size of flat lists.
    assert_eq!(
        judged(&["--goal", "1 2 3/4 5 0", "1 2 3 4 5 0"]),
        answer(true, "3x2", "blank-last")
    );
    assert_eq!(judged(&["--size", "2x3", "1 2 3 4 0 5"]), answer(true, "2x3", "blank-last"));
    assert_eq!(judged(&["--size=3x2", "1,2,3,4,5,0"]), answer(true, "3x2", "blank-last"));

    let refused = |words: &[&str]| {
        let run = noyes([&["check", "--json"], words].concat());
        assert_eq!(run.status, 2);
        code(&run.object()).to_owned()
    };
    assert_eq!(refused(&["--goal", "1 2/3 0", "1 2 3/4 5 6/7 8 0"]), "size-mismatch");
    assert_eq!(refused(&["--size", "4x4", "1 2 3/4 5 6/7 8 0"]), "size-mismatch");
    assert_eq!(refused(&["--size", "3x3", "--goal", "1 2/3 0", "1 2/3 0"]), "size-mismatch");
    assert_eq!(refused(&["--goal", "1 2/3 3", "1 2/3 0"]), "duplicate-tile");
    assert_eq!(refused(&["--goal", "zigzag", "1 2/3 0"]), "unknown-goal");
}

#[test]
fn blanks() {
    let board =
        |words: &[&str]| noyes([&["check", "--json"], words].concat()).object()["board"].clone();
    assert_eq!(board(&["--blank", "last", "0 1/2 3"]), "1 2/3 0");
    assert_eq!(board(&["--blank", "last", "1 2/3 4"]), "1 2/3 0");
    assert_eq!(board(&["--blank", "4", "1 2/3 4"]), "1 2/3 0");
    assert_eq!(board(&["--blank", "2", "0 1/2 3"]), "1 2/0 3");
    let run = noyes(["check", "--blank", "5", "1 2/3 4"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    let run = noyes(["check", "--blank", "last", "0 1/2 3"]);
    assert_eq!(run.stderr, "read as 1 2/3 0, 0 the blank\n");
    assert_eq!(noyes(["check", "--blank", "first", "0 1/2 3"]).status, 2);
}

#[test]
fn ranks() {
    let rank =
        |words: &[&str]| noyes([&["check", "--json"], words].concat()).object()["rank"].clone();
    assert_eq!(rank(&["1 2/3 0"]), "0");
    assert_eq!(
        rank(&["0 15 14 13/12 11 10 9/8 7 6 5/4 3 2 1", "--goal", "blank-first"]),
        Value::Null
    );
    let size = ["--size", "65x1"];
    let flat: Vec<String> = (1..65).chain([0]).map(|tile: u32| tile.to_string()).collect();
    let flat = flat.join(",");
    assert_eq!(rank(&[&size[..], &[&flat]].concat()), Value::Null);
    assert_eq!(rank(&[&size[..], &[&flat, "--rank"]].concat()), "0");
}

#[test]
fn threads_keep_the_order() {
    let boards = noyes(["scramble", "--seed", "order", "--count", "5000", "--size", "5x4"]).good();
    let one = noyes_reading(["check", "-", "--json", "--threads", "1"], &boards).good();
    let many = noyes_reading(["check", "-", "--json", "--threads", "7"], &boards).good();
    assert_eq!(one.lines().count(), 5000);
    assert!(one == many);
    for (line, answer) in (1..).zip(one.lines()) {
        assert!(answer.starts_with(&format!("{{\"line\":{line},")));
    }
}

#[test]
fn large_boards() {
    for size in ["1000x1000", "1x3000", "2x30000"] {
        let board = noyes(["scramble", "--seed", "large", "--size", size]).good();
        let run = noyes_reading(["check", "-", "--size", size, "--json"], &board);
        let line = run.object();
        assert_eq!((run.status, &line["solvable"], &line["rank"]), (0, &true.into(), &Value::Null));
        assert_eq!(line["board"].as_str().unwrap(), board.trim_end());
    }
}
