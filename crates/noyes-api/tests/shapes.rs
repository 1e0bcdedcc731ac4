//! The JSON itself, letter by letter: what others read must not change.

use noyes::{Board, Coded, Goal, Layout, Position};
use noyes_api::{ApplyLine, CheckLine, ErrorBody, ErrorLine, Problem, RankWish, ScrambleLine};
use serde::{Serialize, de::DeserializeOwned};

/// Writes the value as this text, and reads the text as this value.
fn is_written<T>(value: &T, text: &str)
where
    T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    assert_eq!(serde_json::to_string(value).unwrap(), text);
    assert_eq!(serde_json::from_str::<T>(text).unwrap(), *value);
}

fn board(text: &str) -> (Board, Goal) {
    let board: Board = text.parse().unwrap();
    let goal = Goal::new(board.size(), Layout::BlankLast);
    (board, goal)
}

#[test]
fn check() {
    let (unsolvable, goal) = board("1 2 3/4 5 6/8 7 0");
    let line = CheckLine::new(3, &unsolvable, &goal, RankWish::WhereShort).unwrap();
    let explanation = serde_json::to_string(&goal.judge(&unsolvable).unwrap().to_string()).unwrap();
    is_written(
        &line,
        &format!(
            r#"{{"line":3,"board":"1 2 3/4 5 6/8 7 0","size":"3x3","goal":"blank-last","solvable":false,"inversions":[0,0,0,0,0,0,1,0],"inversion_sum":1,"blank_row_from_bottom":0,"rule":"odd-width","repair":[1,2],"explanation":{explanation},"rank":null}}"#
        ),
    );
    let (solvable, goal) = board("1 2/0 3");
    let line = CheckLine::new(1, &solvable, &goal, RankWish::WhereShort).unwrap();
    assert_eq!((line.solvable, line.repair), (true, None));
    assert_eq!(line.rank, Some(goal.rank(&solvable).unwrap().to_string()));
}

#[test]
fn ranks_of_large_boards_are_given_where_they_are_asked_for() {
    for (size, unasked) in [("8x8", true), ("13x5", false), ("65x1", false)] {
        let goal = Goal::new(size.parse().unwrap(), Layout::Snake);
        let zero = Some("0".to_owned());
        assert_eq!(RankWish::Always.rank(goal.board(), &goal), zero);
        assert_eq!(RankWish::WhereShort.rank(goal.board(), &goal), zero.filter(|_| unasked));
    }
}

#[test]
fn apply() {
    let (before, goal) = board("1 2 3/0 5 6/4 7 8");
    let line = ApplyLine::new(1, before, &goal, &"UL2".parse().unwrap()).unwrap();
    is_written(
        &line,
        r#"{"line":1,"board":"1 2 3/4 5 6/7 8 0","size":"3x3","goal":"blank-last","solved":true,"length":3,"length_mtm":2}"#,
    );
}

#[test]
fn scramble() {
    let line = ScrambleLine {
        board: "1 2/0 3".into(),
        size: "2x2".into(),
        goal: "blank-last".into(),
        shuffle: "legal-slides".into(),
        steps: Some(30),
        fix: "none".into(),
        blank_square: "any".into(),
        seed: "\"quoted\"".into(),
        index: 281_474_976_710_655,
        rank: Some("9".into()),
        solvable: true,
    };
    is_written(
        &line,
        r#"{"board":"1 2/0 3","size":"2x2","goal":"blank-last","shuffle":"legal-slides","steps":30,"fix":"none","blank_square":"any","seed":"\"quoted\"","index":281474976710655,"rank":"9","solvable":true}"#,
    );
}

#[test]
fn errors() {
    let error = "1 2 3/4 5 5/7 8 0".parse::<Board>().unwrap_err();
    assert_eq!(error.code(), "duplicate-tile");
    is_written(
        &ErrorLine { line: Some(3), error: ErrorBody::from(&error) },
        r#"{"line":3,"error":{"code":"duplicate-tile","message":"tile 5 stands on squares 4 and 5","at":5}}"#,
    );
    let error = "4".parse::<noyes::Size>().unwrap_err();
    is_written(
        &ErrorLine { line: None, error: ErrorBody::from(&error) },
        r#"{"error":{"code":"bad-size","message":"found \"4\" where a size was expected, such as 4x4 or 5x3","at":null}}"#,
    );
}

#[test]
fn problems() {
    is_written(
        &Problem::new(404, "not-found", "nothing is at /"),
        r#"{"status":404,"code":"not-found","detail":"nothing is at /"}"#,
    );
}
