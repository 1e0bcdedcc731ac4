//! Reading and printing: any text gives a value or an error, and what is
//! printed is read back as it was.

use noyes::{Algorithm, BlankMark, Board, Coded, Goal, Grid, Layout, Metric, Position, Size};
use proptest::prelude::*;

fn size() -> impl Strategy<Value = Size> {
    (1u32..12, 1u32..12).prop_map(|(w, h)| Size::new(w, h).unwrap())
}

fn board() -> impl Strategy<Value = Board> {
    size().prop_flat_map(|size| {
        Just((0..size.area() as u32).collect::<Vec<_>>())
            .prop_shuffle()
            .prop_map(move |tiles| Board::new(size, tiles).unwrap())
    })
}

/// Text that is nearly a board, where parsers have their faults.
fn nearly_a_board() -> impl Strategy<Value = String> {
    proptest::string::string_regex("[0-9 ,/;\\[\\]\\n\\t\u{a0}x.é-]{0,60}").unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_text_is_a_value_or_an_error(text in prop_oneof![".*", nearly_a_board()]) {
        for mark in [BlankMark::Last, BlankMark::Number(0), BlankMark::Number(3)] {
            for size in [None, Some(Size::EIGHT)] {
                match text.parse::<Grid>().and_then(|grid| grid.board(size, mark)) {
                    Ok(board) => prop_assert!(Board::new(board.size(), board.tiles()).is_ok()),
                    Err(error) => prop_assert!(!error.code().is_empty() && !error.to_string().is_empty()),
                }
            }
        }
        let _ = text.parse::<Size>();
        let _ = text.parse::<Algorithm>();
        let _ = text.parse::<BlankMark>();
        let _ = text.parse::<noyes::Natural>();
        let _ = Goal::parse(&text, Size::EIGHT);
    }

    #[test]
    fn printing_then_parsing_is_the_identity_given_the_size(board in board()) {
        let grid: Grid = board.to_string().parse().unwrap();
        let read = grid.board(Some(board.size()), BlankMark::default()).unwrap();
        prop_assert_eq!(&read, &board);
        prop_assert_eq!(read.blank(), board.blank());
        // And without it, wherever rows or a square tell it.
        if board.size().height() > 1 || board.size().area() == 1 {
            prop_assert_eq!(board.to_string().parse::<Board>().unwrap(), board);
        }
    }

    #[test]
    fn flat_lists_are_read_in_every_dress(board in board()) {
        let numbers: Vec<String> = board.tiles().iter().map(u32::to_string).collect();
        let rows: Vec<String> = board
            .tiles()
            .chunks(board.size().width() as usize)
            .map(|row| format!("{row:?}"))
            .collect();
        for text in [
            numbers.join(" "),
            numbers.join(","),
            format!("[{}]", numbers.join(", ")),
            format!("({})", numbers.join("\t")),
            format!("[{}]", rows.join(", ")),
            format!("[\n  {}\n]\n", rows.join(",\n  ")),
        ] {
            let grid: Grid = text.parse().unwrap();
            let read = grid.board(Some(board.size()), BlankMark::default());
            prop_assert_eq!(read, Ok(board.clone()), "{}", text);
        }
    }

    #[test]
    fn any_number_may_mark_the_blank(board in board(), offset in 0u64..2) {
        // The largest number, with the tiles counted from 0 or from 1.
        let area = board.size().area() as u64;
        let last: Vec<String> = board
            .tiles()
            .iter()
            .map(|&tile| if tile == 0 { area } else { u64::from(tile) } - 1 + offset)
            .map(|number| number.to_string())
            .collect();
        let grid: Grid = last.join(" ").parse().unwrap();
        prop_assert_eq!(grid.board(Some(board.size()), BlankMark::Last), Ok(board.clone()));
        let mark = BlankMark::Number(area - 1 + offset);
        prop_assert_eq!(grid.board(Some(board.size()), mark), Ok(board));
    }

    #[test]
    fn algorithms_print_as_they_are_read(moves in prop::collection::vec((0usize..4, 1u32..20), 0..40)) {
        let algorithm: Algorithm = moves
            .iter()
            .map(|&(d, n)| noyes::Run::new(noyes::Direction::ALL[d], n).unwrap())
            .collect();
        let read: Algorithm = algorithm.to_string().parse().unwrap();
        prop_assert_eq!(&read, &algorithm);
        prop_assert_eq!(algorithm.length(Metric::Stm), algorithm.moves().count() as u64);
        prop_assert_eq!(algorithm.inverse().inverse(), algorithm);
    }

    #[test]
    fn algorithms_are_undone_by_their_inverse(
        board in board(),
        moves in prop::collection::vec((0usize..4, 1u32..4), 0..20),
    ) {
        let algorithm: Algorithm = moves
            .iter()
            .map(|&(d, n)| noyes::Run::new(noyes::Direction::ALL[d], n).unwrap())
            .collect();
        let mut slid = board.clone();
        // One by one, as far as it goes.
        let mut one_by_one = board.clone();
        let legal = algorithm.moves().take_while(|&d| one_by_one.slide(d).is_some()).count();
        match slid.apply(&algorithm) {
            Ok(()) => {
                prop_assert_eq!(&slid, &one_by_one);
                slid.apply(&algorithm.inverse()).unwrap();
                prop_assert_eq!(slid, board);
            }
            Err(error) => {
                prop_assert_eq!(error.at, legal as u64);
                prop_assert_eq!(slid, board);
            }
        }
    }
}

#[test]
fn errors_say_what_was_found_and_where() {
    let message = |text: &str| {
        let error = text.parse::<Board>().unwrap_err();
        (error.code(), error.at(), error.to_string())
    };
    let expect = |text, code, at, words: &str| {
        assert_eq!(message(text), (code, at, words.to_owned()), "{text:?}");
    };
    expect("", "empty-board", None, "found no numbers; expected a board such as 1 2 3/4 5 6/7 8 0");
    expect(
        "1 2 3/4 x 6/7 8 0",
        "not-a-number",
        Some(8),
        "found \"x\" at character 8; expected a whole number from 0 on",
    );
    expect(
        "1 -2 3 0",
        "not-a-number",
        Some(2),
        "found \"-2\" at character 2; expected a whole number from 0 on",
    );
    expect("1 2 3/4 5 3/7 8 0", "duplicate-tile", Some(5), "tile 3 stands on squares 2 and 5");
    expect(
        "1 2 3/4 5 9/7 8 0",
        "tile-out-of-range",
        Some(5),
        "found 9 on square 5; a 3x3 board holds the numbers 0 to 8",
    );
    expect(
        "1 2 3 4 0",
        "not-square",
        None,
        "5 numbers do not fill a square; give the size, or separate the rows by /",
    );
    expect(
        "1 2 3/4 5/6 7 0",
        "ragged-rows",
        Some(1),
        "row 1 has 2 numbers; expected 3, as in the first row",
    );
    expect(
        "1 2//3 0",
        "empty-row",
        Some(1),
        "row 1 is empty; expected numbers on both sides of each /",
    );
    expect(
        "[1 2 3 0",
        "open-bracket",
        None,
        "a bracket is not closed; expected as many closing as opening ones",
    );
    expect(
        "1 2 3 4",
        "missing-blank",
        None,
        "no square holds 0, the blank's number; if 4 is the blank, read the board with blank \"last\"",
    );
    expect(
        "99999999999999999999999999 1 2 0",
        "tile-out-of-range",
        Some(0),
        "found 999999999999999999999999… on square 0; a board holds the numbers 0 to n−1",
    );
}

#[test]
fn a_separator_after_the_last_row_is_harmless() {
    let read = |text: &str| text.parse::<Board>().map(|board| board.to_string());
    for end in ["/", " / ", "/\n", "\n/", ";", "\n", "\r\n\r\n", ",\n", "/;"] {
        assert_eq!(read(&format!("1 2 3/4 5 0{end}")), Ok("1 2 3/4 5 0".into()), "{end:?}");
        assert_eq!(read(&format!("[1 2 3]/[4 5 0]{end}")), Ok("1 2 3/4 5 0".into()), "{end:?}");
        // A single row stays the flat list that it is without the separator.
        assert_eq!(read(&format!("1 2 3 0{end}")), Ok("1 2/3 0".into()), "{end:?}");
    }
    let error = |text: &str| text.parse::<Board>().map_err(|error| (error.code(), error.at()));
    // Two leave a row between them that has no numbers.
    for (text, row) in [("1 2/3 0//", 2), ("1 2/3 0/ /", 2), ("/1 2/3 0", 0), ("1 2//3 0/", 1)] {
        assert_eq!(error(text), Err(("empty-row", Some(row))), "{text:?}");
    }
    assert_eq!(error("/"), Err(("empty-row", Some(0))));
}

#[test]
fn rows_in_brackets_are_rows() {
    let read = |text: &str| text.parse::<Board>().map(|board| board.to_string());
    for text in [
        "[[1,2,3],[4,5,0]]",
        "[1,2,3],[4,5,0]",
        "[1 2 3][4 5 0]",
        "{(1 2 3); (4 5 0)}",
        "[1,2,3]\n[4,5,0]\n",
        "[1 2 3]/[4 5 0]",
        "1 2 3;4 5 0",
    ] {
        assert_eq!(read(text), Ok("1 2 3/4 5 0".into()), "{text:?}");
    }
    let code = |text: &str| text.parse::<Board>().map_err(|error| error.code());
    assert_eq!(code("[1,2],[3]"), Err("ragged-rows"));
    assert_eq!(code("[1,2],[]"), Err("empty-row"));
    for text in ["[1,2,[3,0]]", "[[1,2],3,0]", "1 [2 3] 0", "(1 2 3 0]", "1 2 3 0]", "1,,2,3,0"] {
        assert_eq!(code(text), Err("not-a-number"), "{text:?}");
    }
    assert_eq!(code("[]"), Err("empty-board"));
}

#[test]
fn any_numbers_may_stand_for_tiles_where_the_blank_is_marked() {
    let read = |text: &str, mark| {
        let board = text.parse::<Grid>().unwrap().board(None, mark);
        board.map(|board| board.to_string()).map_err(|error| (error.code(), error.at()))
    };
    let last = BlankMark::Last;
    assert_eq!(read("10 20/40 30", last), Ok("1 2/0 3".into()));
    assert_eq!(read("9 1 2 3", last), Ok("0 1/2 3".into()));
    assert_eq!(read("1 2/3 99", BlankMark::Number(99)), Ok("1 2/3 0".into()));
    assert_eq!(read("0 1/2 3", BlankMark::Number(1)), Ok("1 0/2 3".into()));
    assert_eq!(read("1 2/3 4", BlankMark::Number(9)), Err(("missing-blank", None)));
    assert_eq!(read("7 4 4 7", last), Err(("duplicate-tile", Some(2))));
}

#[test]
fn one_name_is_as_good_as_another_for_the_same_goal() {
    let line = Size::new(4, 1).unwrap();
    assert_eq!(Goal::new(line, Layout::BlankLast), Goal::new(line, Layout::Snake));
    assert_ne!(Goal::new(Size::EIGHT, Layout::BlankLast), Goal::new(Size::EIGHT, Layout::Snake));
    assert_eq!(Goal::parse("snake2", Size::EIGHT).unwrap_err().code(), "unknown-goal");
}

#[test]
fn sizes_and_their_errors() {
    let code = |text: &str| text.parse::<Size>().map_err(|error| error.code());
    assert_eq!(code("4x4"), Ok(Size::FIFTEEN));
    assert_eq!(code(" 3X3 "), Ok(Size::EIGHT));
    assert_eq!(code("1024x1024").map(Size::area), Ok(1 << 20));
    assert_eq!(code("1048576x1").map(Size::area), Ok(1 << 20));
    assert_eq!(code("1024x1025"), Err("size-too-large"));
    assert_eq!(code("99999999999x1"), Err("size-too-large"));
    assert_eq!(code("0x4"), Err("empty-size"));
    for text in ["", "4", "4x", "x4", "4x4x4", "-1x4", "+4x4", "4.0x4", "four"] {
        assert_eq!(code(text), Err("bad-size"), "{text:?}");
    }
}

#[test]
fn layouts_are_the_ones_that_are_written_down() {
    let board = |w, h, layout| Goal::new(Size::new(w, h).unwrap(), layout).board().to_string();
    assert_eq!(board(3, 3, Layout::Snake), "1 2 3/6 5 4/7 8 0");
    assert!(board(4, 4, Layout::Snake).ends_with("/0 15 14 13"));
    assert_eq!(board(4, 4, Layout::Spiral), "1 2 3 4/12 13 14 5/11 0 15 6/10 9 8 7");
    assert_eq!(board(3, 2, Layout::BlankFirst), "0 1 2/3 4 5");
    assert_eq!(board(5, 3, Layout::Spiral), "1 2 3 4 5/12 13 14 0 6/11 10 9 8 7");
    assert_eq!(board(1, 4, Layout::Spiral), "1/2/3/0");
    assert_eq!(board(4, 1, Layout::Snake), "1 2 3 0");
    assert_eq!(board(1, 1, Layout::Snake), "0");
}
