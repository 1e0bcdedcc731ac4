//! Moves: at random, and as an algorithm says.

use std::{cell::RefCell, rc::Rc};

use noyes::{Algorithm, Board, Direction, Packed16, Position, wander};
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::{Shared, goal};
use crate::{
    articles,
    measure::{Bench, Prepared},
};

/// Random legal moves on one packed 4x4 board.
pub(super) fn one() -> Bench {
    const STEPS: usize = 200_000;
    Bench {
        name: "moves/4x4/packed".into(),
        unit: "moves/s",
        units: STEPS as f64,
        baseline_units: STEPS as f64,
        baseline: "articles-vec",
        prepare: Box::new(|| {
            let goal = goal(4, 4);
            let start = Packed16::try_from(goal.board()).expect("4x4 fits");
            let mut generator = SmallRng::seed_from_u64(2);
            let walk = move || {
                let mut position = start;
                let mut made = 0;
                while made < STEPS {
                    let mut bits = generator.next_u64();
                    for _ in 0..32 {
                        let direction = Direction::ALL[(bits % 4) as usize];
                        made += usize::from(position.slide(direction).is_some());
                        bits >>= 2;
                    }
                }
                let board = Board::from(position);
                assert!(goal.is_solvable(&board).expect("of the goal's size"));
            };
            let mut generator = SmallRng::seed_from_u64(2);
            let baseline = move || {
                let tiles = articles::walk(4, 4, STEPS, &mut generator);
                assert!(articles::is_solvable(4, 4, &tiles));
            };
            Prepared::checked(walk, baseline)
        }),
    }
}

/// Random legal moves on many boards.
pub(super) fn many() -> Bench {
    const BOARDS: usize = 400;
    const STEPS: u64 = 2000;
    Bench {
        name: "moves/4x4/many".into(),
        unit: "moves/s",
        units: BOARDS as f64 * STEPS as f64,
        baseline_units: 100_000.0,
        baseline: "articles-vec",
        prepare: Box::new(|| {
            let goal = goal(4, 4);
            let start = Packed16::try_from(goal.board()).expect("4x4 fits");
            let boards = Shared::new(RefCell::new(vec![start; BOARDS]));
            let walked = Rc::clone(&boards);
            let mut generator = SmallRng::seed_from_u64(2);
            let walk = move || {
                wander(&mut walked.borrow_mut(), STEPS, &mut generator).expect("of one size");
            };
            let mut plain = SmallRng::seed_from_u64(2);
            let baseline = move || {
                let tiles = articles::walk(4, 4, 100_000, &mut plain);
                assert!(articles::is_solvable(4, 4, &tiles));
            };
            let check = move || {
                for &board in &*boards.borrow() {
                    let again = Packed16::from_bits(board.bits(), goal.size());
                    assert_eq!(again, Ok(board));
                    assert_eq!(goal.is_solvable(&board), Ok(true));
                    // An even number of slides leaves the blank on its colour.
                    assert!(board.blank().distance(goal.blank(), goal.size()) % 2 == 0);
                }
            };
            Prepared { noyes: Box::new(walk), baseline: Box::new(baseline), check: Box::new(check) }
        }),
    }
}

/// Random legal moves from the goal, as text.
fn text(length: usize) -> String {
    let mut board = Packed16::try_from(goal(4, 4).board()).expect("4x4 fits");
    let mut generator = SmallRng::seed_from_u64(4);
    let mut text = String::new();
    while text.len() < length {
        let direction = Direction::ALL[(generator.next_u32() % 4) as usize];
        if board.slide(direction).is_some() {
            text.push(direction.letter());
        }
    }
    text
}

/// Times a way of making the moves that a text says beside matching its characters.
fn written(
    name: &str,
    apply: impl FnOnce(String) -> Box<dyn FnMut(&mut Packed16)> + 'static,
) -> Bench {
    const MOVES: usize = 100_000;
    Bench {
        name: format!("apply/4x4/{name}"),
        unit: "moves/s",
        units: MOVES as f64,
        baseline_units: MOVES as f64,
        baseline: "articles-vec",
        prepare: Box::new(move || {
            let text = text(MOVES);
            let mut apply = apply(text.clone());
            let goal = goal(4, 4);
            let start = Packed16::try_from(goal.board()).expect("4x4 fits");
            let plain: Vec<u16> = goal.board().tiles().iter().map(|&tile| tile as u16).collect();
            let mut expected = plain.clone();
            assert!(articles::apply(4, 4, &mut expected, &text));
            let same = expected.clone();
            let noyes = move || {
                let mut board = start;
                apply(&mut board);
                assert!(board.numbers().eq(same.iter().map(|&tile| u32::from(tile))));
            };
            let baseline = move || {
                let mut tiles = plain.clone();
                assert!(articles::apply(4, 4, &mut tiles, &text) && tiles == expected);
            };
            Prepared::checked(noyes, baseline)
        }),
    }
}

/// An algorithm that has been read once.
pub(super) fn apply() -> Bench {
    written("algorithm", |text| {
        let algorithm: Algorithm = text.parse().expect("letters of moves");
        Box::new(move |board| board.apply(&algorithm).expect("all moves are legal"))
    })
}

/// Reading it each time.
pub(super) fn read_and_apply() -> Bench {
    written("text", |text| {
        Box::new(move |board| {
            let algorithm: Algorithm = text.parse().expect("letters of moves");
            board.apply(&algorithm).expect("all moves are legal");
        })
    })
}
