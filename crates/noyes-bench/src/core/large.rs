//! One board of 1000x1000.

use std::hint::black_box;

use noyes::{Board, Goal, Position};
use rand::{SeedableRng, rngs::SmallRng};

use super::{deal, dealer, goal};
use crate::{
    articles,
    measure::{Bench, Prepared},
};

/// How many there are.
pub(super) const COUNT: usize = 5;

pub(super) fn benches() -> [Bench; COUNT] {
    [scramble(), judge(), solvable(), parse(), print()]
}

const LARGE: u32 = 1000;

/// How many bytes such a board's text has: 5,888,890 digits, and what is between
/// the numbers.
const TEXT: usize = 6_888_889;

fn large(
    name: &str,
    baseline: &'static str,
    prepare: impl FnOnce(Goal, Board) -> Prepared + 'static,
) -> Bench {
    Bench {
        name: format!("{name}/{LARGE}x{LARGE}"),
        unit: "boards/s",
        units: 1.0,
        baseline_units: 1.0,
        baseline,
        prepare: Box::new(move || {
            let goal = goal(LARGE, LARGE);
            let board = deal(&goal, 7);
            prepare(goal, board)
        }),
    }
}

fn scramble() -> Bench {
    large("scramble", "articles-shuffle", |goal, board| {
        let dealer = dealer(&goal);
        let mut generator = SmallRng::seed_from_u64(3);
        let scramble = move || assert!(dealer.deal(7).expect("the index is small") == board);
        let baseline = move || {
            // Without the double loop over 10^12 pairs, which nobody would wait
            // for: half of these boards cannot be solved.
            let mut tiles: Vec<u32> = (0..LARGE * LARGE).collect();
            rand::seq::SliceRandom::shuffle(&mut tiles[..], &mut generator);
            assert_eq!(tiles.len(), (LARGE * LARGE) as usize);
            black_box(tiles);
        };
        Prepared::checked(scramble, baseline)
    })
}

fn judge() -> Bench {
    large("judge", "textbook-merge", |goal, board| {
        let tiles: Vec<u32> = board.tiles().iter().copied().filter(|&tile| tile != 0).collect();
        let expected = articles::merge_inversions(&mut tiles.clone());
        let judge = move || {
            let verdict = goal.judge(&board).expect("of the goal's size");
            assert!(verdict.solvable && verdict.inversion_sum == expected);
        };
        let baseline = move || assert_eq!(articles::merge_inversions(&mut tiles.clone()), expected);
        Prepared::checked(judge, baseline)
    })
}

fn solvable() -> Bench {
    large("solvable", "textbook-merge", |goal, board| {
        let board_blank_row = board.blank().row(board.size());
        let tiles: Vec<u32> = board.tiles().iter().copied().filter(|&tile| tile != 0).collect();
        let solvable = move || assert_eq!(goal.is_solvable(&board), Ok(true));
        // The goal's blank is on the last row: with an even width the rows between count too.
        let rows = u64::from(LARGE - 1 - board_blank_row);
        let baseline = move || {
            let sum = articles::merge_inversions(&mut tiles.clone()) + rows;
            assert!(sum.is_multiple_of(2));
        };
        Prepared::checked(solvable, baseline)
    })
}

fn parse() -> Bench {
    let bench = large("parse", "split-and-parse", |_, board| {
        let text = board.to_string();
        assert_eq!(text.len(), TEXT);
        let (same_text, tiles) = (text.clone(), board.tiles().to_vec());
        let parse = move || assert!(text.parse::<Board>().expect("printed by noyes") == board);
        let baseline = move || assert!(articles::parse(&same_text) == tiles);
        Prepared::checked(parse, baseline)
    });
    in_bytes(bench)
}

fn print() -> Bench {
    let bench = large("print", "to-string-and-join", |_, board| {
        let text = board.to_string();
        assert_eq!(text.len(), TEXT);
        let (same_text, tiles) = (text.clone(), board.tiles().to_vec());
        let print = move || assert!(board.to_string() == text);
        let baseline = move || assert!(articles::print(LARGE as usize, &tiles) == same_text);
        Prepared::checked(print, baseline)
    });
    in_bytes(bench)
}

fn in_bytes(bench: Bench) -> Bench {
    let units = TEXT as f64;
    Bench { unit: "bytes/s", units, baseline_units: units, ..bench }
}
