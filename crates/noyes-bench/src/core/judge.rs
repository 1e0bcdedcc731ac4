//! Whether boards can be solved, in bulk and one by one.

use std::{cell::RefCell, rc::Rc};

use noyes::{Board, Goal, Packed16, Position};

use super::{Shared, deal, goal};
use crate::{
    articles,
    measure::{Bench, Prepared},
};

/// Boards of which every other one cannot be solved.
fn half_solvable(goal: &Goal, count: u32) -> Vec<Board> {
    let mut boards: Vec<Board> = (0..count).map(|k| deal(goal, u64::from(k))).collect();
    for board in boards.iter_mut().step_by(2) {
        let mut tiles = goal.size().squares().filter(|&square| square != board.blank()).take(2);
        if let (Some(a), Some(b)) = (tiles.next(), tiles.next()) {
            board.swap(a, b);
        }
    }
    boards
}

/// The same, as the articles keep them.
fn vectors(boards: &[Board]) -> Vec<Vec<u16>> {
    boards.iter().map(|board| board.tiles().iter().map(|&tile| tile as u16).collect()).collect()
}

/// Times a way to answer for many boards beside the double loop; its answers
/// are looked at after each round.
fn in_bulk(
    name: &str,
    (width, height): (u32, u32),
    judge: impl FnOnce(Goal, Vec<Board>) -> Box<dyn FnMut(&mut [bool])> + 'static,
) -> Bench {
    const BOARDS: u32 = 6400 + 63;
    Bench {
        name: format!("solvable/{width}x{height}/{name}"),
        unit: "boards/s",
        units: f64::from(BOARDS),
        baseline_units: f64::from(BOARDS),
        baseline: "articles-double-loop",
        prepare: Box::new(move || {
            let goal = goal(width, height);
            let boards = half_solvable(&goal, BOARDS);
            let plain = vectors(&boards);
            let mut judge = judge(goal, boards);
            let answers = Shared::new(RefCell::new(vec![false; BOARDS as usize]));
            let plain_answers = Shared::new(RefCell::new(vec![false; BOARDS as usize]));
            let (given, plain_given) = (Rc::clone(&answers), Rc::clone(&plain_answers));
            let noyes = move || judge(&mut given.borrow_mut());
            let baseline = move || {
                for (answer, tiles) in plain_given.borrow_mut().iter_mut().zip(&plain) {
                    *answer = articles::is_solvable(width as usize, height as usize, tiles);
                }
            };
            let check = move || {
                for answers in [&answers, &plain_answers] {
                    for (number, answer) in answers.borrow_mut().iter_mut().enumerate() {
                        // The next round has to find it out again.
                        assert_eq!(std::mem::take(answer), number % 2 == 1);
                    }
                }
            };
            Prepared {
                noyes: Box::new(noyes),
                baseline: Box::new(baseline),
                check: Box::new(check),
            }
        }),
    }
}

/// Packed 4x4 boards, which are known to be boards.
pub(super) fn packed() -> Bench {
    in_bulk("packed", (4, 4), |goal, boards| {
        let pack = |board| Packed16::try_from(board).expect("4x4 fits");
        let boards: Vec<Packed16> = boards.iter().map(pack).collect();
        Box::new(move |answers| {
            goal.solvable_packed(&boards, answers).expect("of the goal's size");
        })
    })
}

/// A byte a square, which are first to be shown to be boards.
pub(super) fn bytes(width: u32, height: u32) -> Bench {
    in_bulk("bytes", (width, height), |goal, boards| {
        let tiles = boards.iter().flat_map(|board| board.tiles());
        let cells: Vec<u8> = tiles.map(|&tile| tile as u8).collect();
        Box::new(move |answers| goal.solvable_cells(&cells, answers).expect("all are boards"))
    })
}

pub(super) fn one(width: u32, height: u32) -> Bench {
    let count = 2000u32;
    Bench {
        name: format!("solvable/{width}x{height}/board"),
        unit: "boards/s",
        units: f64::from(count),
        baseline_units: f64::from(count),
        baseline: "articles-double-loop",
        prepare: Box::new(move || {
            let goal = goal(width, height);
            let boards = half_solvable(&goal, count);
            let plain = vectors(&boards);
            let judge = move || {
                let solvable = boards.iter().filter(|&board| goal.is_solvable(board) == Ok(true));
                assert_eq!(solvable.count(), count as usize / 2);
            };
            let baseline = move || {
                let (width, height) = (width as usize, height as usize);
                let solvable =
                    plain.iter().filter(|tiles| articles::is_solvable(width, height, tiles));
                assert_eq!(solvable.count(), count as usize / 2);
            };
            Prepared::checked(judge, baseline)
        }),
    }
}
