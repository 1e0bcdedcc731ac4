//! The laboratory: counting boards, beside one plain pass over them.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use noyes::{Board, Dealer, Goal, Layout, Packed16, Position, Recipe, Shuffle, Size};
use noyes_audit::{Counts, Repeats, Tally};

use crate::{
    exact,
    measure::{Bench, Prepared},
};

/// Enough that neither way's table of boards fits into a processor's memory.
const BOARDS: usize = 4_000_000;

/// Far more than these boards need: all are compared.
const MEMORY: u64 = 1 << 30;

pub(crate) fn benches() -> Vec<Bench> {
    vec![packed(), cells(), text(), exact::bench()]
}

fn goal() -> Goal {
    Goal::new(Size::FIFTEEN, Layout::BlankLast)
}

/// Boards of which half cannot be solved, the last of them dealt a second time.
fn deal() -> Vec<Packed16> {
    let goal = goal();
    let mut boards =
        vec![Packed16::try_from(goal.board()).expect("a 4x4 board fits into a word"); BOARDS];
    let recipe = Recipe { shuffle: Shuffle::FisherYates, ..Recipe::default() };
    let dealer = Dealer::new(goal, recipe, "bench").expect("the shuffle suits all sizes");
    dealer.deal_packed(0, &mut boards).expect("the indices are small");
    boards.copy_within(..BOARDS / 100, BOARDS - BOARDS / 100);
    boards
}

/// Times a way of filling a tally beside the plain pass, and compares all counts.
fn bench(
    name: &str,
    add: impl FnOnce(&[Packed16]) -> Box<dyn FnMut(&mut Tally)> + 'static,
) -> Bench {
    Bench {
        name: format!("audit/4x4/{name}"),
        unit: "boards/s",
        units: BOARDS as f64,
        baseline_units: BOARDS as f64,
        baseline: "one-naive-pass",
        prepare: Box::new(move || {
            let boards = deal();
            let mut add = add(&boards);
            let words: Vec<u64> = boards.iter().map(|board| board.bits()).collect();
            let counts = Rc::new(RefCell::new((None, None)));
            let (ours, plain) = (Rc::clone(&counts), Rc::clone(&counts));
            let noyes = move || {
                let mut tally = Tally::new(goal(), MEMORY);
                add(&mut tally);
                ours.borrow_mut().0 = Some(tally.counts());
            };
            let baseline = move || plain.borrow_mut().1 = Some(naive(&words));
            let check = move || {
                let (ours, plain) = &*counts.borrow();
                assert!(ours.is_some() && ours == plain, "the counts differ");
            };
            Prepared {
                noyes: Box::new(noyes),
                baseline: Box::new(baseline),
                check: Box::new(check),
            }
        }),
    }
}

/// From packed boards in memory.
fn packed() -> Bench {
    bench("packed", |boards| {
        let boards = boards.to_vec();
        Box::new(move |tally| tally.add_packed(&boards).expect("4x4 boards"))
    })
}

/// From a byte a square, checked to be boards.
fn cells() -> Bench {
    bench("cells", |boards| {
        let tiles = |board: &Packed16| board.numbers().map(|tile| tile as u8).collect::<Vec<_>>();
        let cells: Vec<u8> = boards.iter().flat_map(tiles).collect();
        Box::new(move |tally| tally.add_cells(&cells).expect("4x4 boards"))
    })
}

/// From text, a board a line, checked to be boards.
fn text() -> Bench {
    bench("text", |boards| {
        let text: String =
            boards.iter().map(|&board| format!("{}\n", Board::from(board))).collect();
        Box::new(move |tally| assert!(tally.add_lines(text.as_bytes()).odd.is_empty()))
    })
}

/// One pass, plainly written: the tiles of a board, every count from them, and a
/// map of the boards that came.
fn naive(boards: &[u64]) -> Counts {
    let mut placed = vec![0; 16 * 16];
    let mut at_home = vec![0; 16];
    let mut cycles = vec![0; 17];
    let mut before = vec![0; 15 * 14 / 2];
    let mut unsolvable = 0u64;
    let mut seen: HashMap<u64, u64> = HashMap::new();
    for &board in boards {
        let tiles: [usize; 16] =
            std::array::from_fn(|square| (board >> (4 * square)) as usize % 16);
        for (square, &tile) in tiles.iter().enumerate() {
            placed[tile * 16 + square] += 1;
        }
        at_home[(0..15).filter(|&square| tiles[square] == square + 1).count()] += 1;

        let mut visited = [false; 16];
        let mut number = 0;
        for start in 0..16 {
            if !visited[start] {
                number += 1;
                let mut square = start;
                while !visited[square] {
                    visited[square] = true;
                    square = (tiles[square] + 15) % 16;
                }
            }
        }
        cycles[number] += 1;

        let mut squares = [0; 16];
        for (square, &tile) in tiles.iter().enumerate() {
            squares[tile] = square;
        }
        let mut pairs = before.iter_mut();
        for a in 1..16 {
            for (b, pair) in (a + 1..16).zip(&mut pairs) {
                *pair += u64::from(squares[a] < squares[b]);
            }
        }

        let mut inversions = 0;
        for i in 0..16 {
            for j in i + 1..16 {
                inversions += usize::from((tiles[i] > tiles[j]) & (tiles[j] != 0));
            }
        }
        unsolvable += (inversions + 3 - squares[0] / 4) as u64 % 2;
        *seen.entry(board).or_insert(0) += 1;
    }
    Counts {
        goal: goal(),
        boards: boards.len() as u64,
        unsolvable,
        blank: placed[..16].to_vec(),
        placed,
        at_home,
        cycles,
        before,
        repeats: Repeats {
            compared: boards.len() as u64,
            part: 1.0,
            distinct: seen.len() as u64,
            pairs: seen.values().map(|&k| k * (k - 1) / 2).sum(),
            most: seen.values().copied().max().unwrap_or(0),
        },
    }
}
