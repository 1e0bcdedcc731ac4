//! The worked examples of the articles that this project began with.

use crate::program::noyes;

/// Checks a board and gives its inversions, their sum, and whether it can be solved.
fn judge(words: &[&str]) -> (Vec<u64>, u64, bool) {
    let line = noyes([&["check", "--json"], words].concat()).object();
    let inversions = line["inversions"].as_array().unwrap();
    (
        inversions.iter().map(|count| count.as_u64().unwrap()).collect(),
        line["inversion_sum"].as_u64().unwrap(),
        line["solvable"].as_bool().unwrap(),
    )
}

/// Six flat lists with the number of inversions that an article gives for each.
#[test]
fn six_lists() {
    for (board, sum) in [
        ("[1, 2, 3, 4, 5, 6, 7, 8, 0]", 0),
        ("[3, 7, 2, 4, 5, 8, 0, 1, 6]", 12),
        ("[1, 3, 4, 7, 0, 2, 5, 8, 6]", 6),
        ("[1, 8, 2, 0, 4, 3, 7, 6, 5]", 10),
        ("[2, 1, 3, 4, 5, 6, 7, 8, 0]", 1),
        ("[8, 1, 2, 0, 4, 3, 7, 6, 5]", 11),
    ] {
        let (inversions, found, solvable) = judge(&[board]);
        assert_eq!((found, solvable), (sum, sum % 2 == 0), "{board}");
        assert_eq!(inversions.len(), 8);
    }
}

/// A 3x3 board counted from 0, whose last number is the blank: 19 inversions.
/// One slide down makes them 17, swapping the first two tiles 18.
#[test]
fn nineteen_seventeen_eighteen() {
    let words = |board| ["--blank", "last", board];
    let board = "6 3 2/8 4 7/5 1 0";
    assert_eq!(judge(&words(board)), (vec![6, 3, 2, 2, 3, 2, 1, 0], 19, false));
    assert_eq!(judge(&words("8 3 2/6 4 7/5 1 0")).1, 17);
    assert_eq!(judge(&words("3 6 2/8 4 7/5 1 0")), (vec![3, 5, 2, 2, 3, 2, 1, 0], 18, true));

    // The same board in the words of this program, and the same slide.
    let renamed = noyes(["check", "--json", "--blank", "last", board]).object();
    assert_eq!(renamed["board"], "7 4 3/0 5 8/6 2 1");
    assert_eq!(renamed["repair"], serde_json::json!([7, 4]));
    let slid = noyes(["apply", "7 4 3/0 5 8/6 2 1", "D"]).good();
    assert_eq!(judge(&[slid.trim()]).1, 17);
}

/// A board one square wide: the parity rule of the articles would be wrong.
#[test]
fn one_wide() {
    let line = noyes(["check", "--json", "--size", "1x4", "2 3 1 0"]).object();
    assert_eq!(line["inversion_sum"], 2);
    assert_eq!((&line["solvable"], &line["rule"]), (&false.into(), &"one-wide".into()));
    assert_eq!(line["repair"], serde_json::Value::Null);
    let line = noyes(["check", "--json", "--size", "4x1", "2 1 3 0"]).object();
    assert_eq!(line["repair"], serde_json::json!([2, 1]));
}
