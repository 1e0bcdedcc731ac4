//! Uniform boards, in bulk and one by one.

use std::{cell::RefCell, rc::Rc};

use noyes::{Board, Dealer, Goal, InstructionSet};
use rand::{SeedableRng, rngs::SmallRng};

use super::{Shared, dealer, goal};
use crate::{
    articles,
    measure::{Bench, Prepared, Work},
};

/// The articles' boards, one vector each, and the work that deals them.
fn articles_scramble(width: u32, height: u32, count: usize) -> (Shared<Vec<Vec<u16>>>, Work) {
    let mut generator = SmallRng::seed_from_u64(1);
    let dealt = Shared::<Vec<Vec<u16>>>::default();
    let boards = Rc::clone(&dealt);
    let work = move || {
        let mut boards = boards.borrow_mut();
        boards.clear();
        boards.extend(
            (0..count).map(|_| articles::scramble(width as usize, height as usize, &mut generator)),
        );
    };
    (dealt, Box::new(work))
}

fn check_articles(width: u32, height: u32, boards: &[Vec<u16>]) {
    for tiles in boards {
        assert!(articles::is_solvable(width as usize, height as usize, tiles));
    }
}

/// In bulk: a buffer of cells filled at once, from the first board that the
/// round before did not deal.
pub(super) fn many(width: u32, height: u32) -> Bench {
    let area = (width * height) as usize;
    let count = 2_000_000 / area;
    Bench {
        name: format!("scramble/{width}x{height}/uniform"),
        unit: "boards/s",
        units: count as f64,
        baseline_units: count as f64 / 20.0,
        baseline: "articles-vec",
        prepare: Box::new(move || {
            let goal = goal(width, height);
            let dealer = dealer(&goal);
            let cells = Rc::new(RefCell::new((0, vec![0u8; count * area])));
            let (filled, again) = (Rc::clone(&cells), dealer.clone());
            let noyes = move || {
                let (start, cells) = &mut *filled.borrow_mut();
                *start += count as u64;
                dealer.deal_cells(*start, cells).expect("the buffer holds whole boards");
            };
            let (vectors, baseline) = articles_scramble(width, height, count / 20);
            let check = move || {
                let (start, cells) = &*cells.borrow();
                check_boards(&goal, &again, *start, cells);
                check_articles(width, height, &vectors.borrow());
            };
            Prepared { noyes: Box::new(noyes), baseline, check: Box::new(check) }
        }),
    }
}

/// One by one, each a `Board` of its own.
pub(super) fn one(width: u32, height: u32) -> Bench {
    let count = 200_000 / (width * height) as usize;
    Bench {
        name: format!("scramble/{width}x{height}/one"),
        unit: "boards/s",
        units: count as f64,
        baseline_units: count as f64,
        baseline: "articles-vec",
        prepare: Box::new(move || {
            let goal = goal(width, height);
            let dealer = dealer(&goal);
            let dealt = Shared::<Vec<Board>>::default();
            let boards = Rc::clone(&dealt);
            let noyes = move || {
                let mut boards = boards.borrow_mut();
                boards.clear();
                let deal = |index| dealer.deal(index).expect("the index is small");
                boards.extend((0..count as u64).map(deal));
            };
            let (vectors, baseline) = articles_scramble(width, height, count);
            let check = move || {
                let boards = dealt.borrow();
                assert_eq!(boards.len(), count);
                assert!(boards.iter().all(|board| goal.is_solvable(board) == Ok(true)));
                check_articles(width, height, &vectors.borrow());
            };
            Prepared { noyes: Box::new(noyes), baseline, check: Box::new(check) }
        }),
    }
}

/// Boards that were dealt in bulk can all be solved, put every tile on every
/// square about equally often, are those that are dealt one by one, and are the
/// same on every instruction set.
fn check_boards(goal: &Goal, dealer: &Dealer, start: u64, cells: &[u8]) {
    let area = goal.size().area();
    let count = cells.len() / area;
    let mut seen = vec![0u32; area * area];
    for (index, cells) in (start..).zip(cells.chunks_exact(area)) {
        let tiles: Vec<u32> = cells.iter().map(|&tile| tile.into()).collect();
        for (counts, &tile) in seen.chunks_exact_mut(area).zip(&tiles) {
            counts[tile as usize] += 1;
        }
        let board = Board::new(goal.size(), tiles).expect("a permutation");
        assert_eq!(goal.is_solvable(&board), Ok(true));
        // A part is enough to tell this batch's boards from others.
        if index % 50 == 0 {
            assert_eq!(dealer.deal(index), Ok(board));
        }
    }
    // Seven standard deviations, which no fair dealer leaves in a lifetime of runs.
    let fair = count as f64 / area as f64;
    assert!(seen.iter().all(|&count| (f64::from(count) - fair).abs() < 7.0 * fair.sqrt()));

    let used = InstructionSet::in_use();
    let mut again = vec![0u8; cells.len()];
    for set in InstructionSet::ALL.into_iter().filter(|set| set.is_available()) {
        set.limit();
        dealer.deal_cells(start, &mut again).expect("the buffer holds whole boards");
        assert_eq!(hash(&again, area), hash(cells, area), "on {set}");
    }
    used.limit();
}

/// The same in whatever order the boards stand.
fn hash(cells: &[u8], area: usize) -> u64 {
    let mix = |hash: u64, &tile: &u8| (hash ^ u64::from(tile)).wrapping_mul(0x0000_0100_0000_01b3);
    let board = |cells: &[u8]| cells.iter().fold(0xcbf2_9ce4_8422_2325, mix);
    cells.chunks_exact(area).map(board).fold(0, u64::wrapping_add)
}
