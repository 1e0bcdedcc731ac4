//! The worked examples of the articles that teach how to shuffle.

use noyes::{BlankMark, Board, Direction, Goal, Grid, Layout, Position, Rule, Size, Square};

fn eight() -> Goal {
    Goal::new(Size::EIGHT, Layout::BlankLast)
}

fn flat(text: &str, blank: BlankMark) -> Board {
    text.parse::<Grid>().unwrap().board(None, blank).unwrap()
}

#[test]
fn six_boards_and_their_inversions() {
    for (text, sum, solvable) in [
        ("[1, 2, 3, 4, 5, 6, 7, 8, 0]", 0, true),
        ("[3, 7, 2, 4, 5, 8, 0, 1, 6]", 12, true),
        ("[1, 3, 4, 7, 0, 2, 5, 8, 6]", 6, true),
        ("[1, 8, 2, 0, 4, 3, 7, 6, 5]", 10, true),
        ("[2, 1, 3, 4, 5, 6, 7, 8, 0]", 1, false),
        ("[8, 1, 2, 0, 4, 3, 7, 6, 5]", 11, false),
    ] {
        let verdict = eight().judge(&flat(text, BlankMark::default())).unwrap();
        assert_eq!((verdict.inversion_sum, verdict.solvable), (sum, solvable), "{text}");
        assert_eq!(verdict.rule, Rule::OddWidth);
    }
}

#[test]
fn the_board_with_19_inversions() {
    // Counted from 0 with 8 as the blank, as the article has it: read as 7 4 3/0 5 8/6 2 1.
    let board = flat("6, 3, 2, 8, 4, 7, 5, 1, 0", BlankMark::Last);
    assert_eq!(board.to_string(), "7 4 3/0 5 8/6 2 1");
    let verdict = eight().judge(&board).unwrap();
    // Tiles 6, 3, 2, 4, 7, 5, 1, 0 of the article.
    assert_eq!(verdict.inversions, [6, 3, 2, 2, 3, 2, 1, 0]);
    assert_eq!((verdict.inversion_sum, verdict.solvable), (19, false));
    assert_eq!(verdict.blank_row_from_bottom, 1);
    assert_eq!(verdict.repair.map(|(a, b)| (a.number(), b.number())), Some((7, 4)));

    // Sliding the 6 (here 7) down leaves 17.
    let mut slid = board.clone();
    assert_eq!(slid.slide(Direction::Down).unwrap().number(), 7);
    assert_eq!(eight().judge(&slid).unwrap().inversion_sum, 17);
    // Sliding the 5 (here 6) up leaves 19: one won, one lost.
    let mut slid = board.clone();
    assert_eq!(slid.slide(Direction::Up).unwrap().number(), 6);
    assert_eq!(eight().judge(&slid).unwrap().inversion_sum, 19);
    // Sideways nothing changes.
    let mut slid = board.clone();
    assert_eq!(slid.slide(Direction::Left).unwrap().number(), 5);
    assert_eq!(eight().judge(&slid).unwrap().inversions, verdict.inversions);
    // The first two swapped: 18, and solvable.
    let mut repaired = board;
    repaired.swap(Square::new(0), Square::new(1));
    let verdict = eight().judge(&repaired).unwrap();
    assert_eq!((verdict.inversion_sum, verdict.solvable), (18, true));
}

#[test]
fn three_numbers_in_a_row() {
    assert_eq!(noyes::inversions(&[0, 1, 2]).iter().sum::<u32>(), 0);
    assert_eq!(noyes::inversions(&[1, 2, 0]).iter().sum::<u32>(), 2);
    assert_eq!(noyes::inversions(&[0, 2, 1]).iter().sum::<u32>(), 1);
}

/// On even widths the blank's row counts, which rules for 3x3 alone forget.
#[test]
fn even_widths_count_the_blanks_row() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    for (text, sum, row, solvable) in [
        ("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0", 0, 0, true),
        ("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0", 1, 0, false),
        ("1 2 3 4/5 6 7 8/9 10 11 0/13 14 15 12", 3, 1, true),
        ("1 2 3 4/5 6 7 8/9 10 11 0/13 15 14 12", 4, 1, false),
        ("0 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15", 0, 3, false),
    ] {
        let verdict = goal.judge(&text.parse::<Board>().unwrap()).unwrap();
        assert_eq!(verdict.rule, Rule::EvenWidth);
        assert_eq!(verdict.inversion_sum, sum, "{text}");
        assert_eq!(verdict.blank_row_from_bottom, row, "{text}");
        assert_eq!(verdict.solvable, solvable, "{text}");
    }
}

#[test]
fn one_wide_boards_do_not_follow_the_parity_rule() {
    let goal = Goal::new(Size::new(4, 1).unwrap(), Layout::BlankLast);
    let judge = |text: &str| {
        let board = text.parse::<Grid>().unwrap().board(Some(goal.size()), BlankMark::default());
        goal.judge(&board.unwrap()).unwrap()
    };
    // Two inversions: even, and yet out of reach.
    let verdict = judge("2 3 1 0");
    assert_eq!((verdict.inversion_sum, verdict.rule), (2, Rule::OneWide));
    assert!(!verdict.solvable);
    assert!(judge("1 0 2 3").solvable);
}
