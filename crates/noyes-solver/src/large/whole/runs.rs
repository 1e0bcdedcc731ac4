//! A beam search over whole boards whose layers are runs: slides of several tiles at once.
//!
//! After a run along a row the next one goes along a column, or both would be one run or none.
//! So a board has as many neighbours as there are squares in the blank's other line, and all
//! boards of a layer have had as many runs, however many moves these were. What ranks them is
//! still what they promise in single moves.

use noyes::{Algorithm, Board, Direction, Position, Run, Size};

use super::{Cut, HALF, LOOK, MAX_AREA, Numbers, Seen, Span, moved_cells, pace::Pace};
use crate::{search::Heuristic, watch::Watch};

/// A board of a layer.
#[derive(Clone)]
struct Node<S, const CELLS: usize> {
    cells: [u8; CELLS],
    blank: u8,
    /// Whether the last run was vertical, as the first two letters are; `None` before the first.
    vertical: Option<bool>,
    hash: u64,
    state: S,
}

/// A board of the next layer, perhaps.
struct Candidate {
    hash: u64,
    parent: u32,
    rank: u32,
    letter: u8,
    length: u8,
}

/// How many bits of an origin are a run's: two of its letter and five of its length, which is
/// less than 32 as boards are at least two squares wide.
const RUN: u32 = 2 + 5;

/// The greatest width: parents are numbers of so many bits.
const WIDEST: usize = 1 << (32 - RUN);

/// About as many bytes as a beam of this width takes that looks so many runs deep.
pub(crate) fn bytes<H: Heuristic>(size: Size, width: usize, runs: u64) -> u64 {
    let node = 2 * size_of::<Node<H::State, MAX_AREA>>();
    // A list that grows may be half empty.
    let candidates = 2 * size_of::<Candidate>() * size.width().max(size.height()) as usize / 2;
    let seen = Seen::bytes(room(size, width)) / width.max(1);
    width as u64 * ((node + candidates + seen) as u64 + runs * size_of::<u32>() as u64)
}

/// For how many boards there is room among those seen of a layer: all neighbours of the layer
/// before, as looking for a place ends at an empty one.
fn room(size: Size, width: usize) -> usize {
    (width * (size.width() + size.height()) as usize).div_ceil(3)
}

/// A solution of fewer *runs* than asked for, if the beam holds one.
pub(crate) fn search<H: Heuristic>(
    heuristic: &H,
    board: &Board,
    span: Span,
    watch: &Watch<'_>,
) -> Option<Algorithm> {
    let span = Span { width: span.width.min(WIDEST), ..span };
    if board.size().area() <= HALF {
        Beam::<H, HALF>::new(heuristic, board, span).run(board, watch)
    } else {
        Beam::<H, MAX_AREA>::new(heuristic, board, span).run(board, watch)
    }
}

struct Beam<'a, H: Heuristic, const CELLS: usize> {
    heuristic: &'a H,
    span: Span,
    /// The cell of the tile that a letter moves, for each cell of the blank.
    from: Vec<[Option<u8>; 4]>,
    numbers: Numbers,
}

impl<'a, H: Heuristic, const CELLS: usize> Beam<'a, H, CELLS> {
    fn new(heuristic: &'a H, board: &Board, span: Span) -> Self {
        let from = moved_cells(board.size());
        Beam { heuristic, span, from, numbers: Numbers::new(board.size(), span.seed) }
    }

    fn root(&self, board: &Board) -> Node<H::State, CELLS> {
        let tiles: Vec<u8> = board.tiles().iter().map(|&tile| tile as u8).collect();
        let mut cells = [0; CELLS];
        cells[..tiles.len()].copy_from_slice(&tiles);
        let blank = board.blank().number() as u8;
        let state = self.heuristic.start(&tiles);
        Node { cells, blank, vertical: None, hash: 0, state }
    }

    /// One move more of a run; its rank and estimate, if there is a tile to move.
    #[inline(always)]
    fn go_on(&self, node: &mut Node<H::State, CELLS>, letter: usize) -> Option<(u32, u32)> {
        let cell = self.from[usize::from(node.blank)][letter]?;
        let tile = node.cells[usize::from(cell) % CELLS];
        let look = self.heuristic.look(&node.state, tile, node.blank, letter, u32::MAX);
        let (mut change, estimate) = look?;
        let rank = self.heuristic.rank(&change, estimate);
        self.heuristic.swap(&mut node.state, &mut change);
        node.hash ^= self.numbers.of(tile, cell) ^ self.numbers.of(tile, node.blank);
        node.cells[usize::from(node.blank) % CELLS] = tile;
        node.cells[usize::from(cell) % CELLS] = 0;
        node.blank = cell;
        Some((rank, estimate))
    }

    fn run(&self, board: &Board, watch: &Watch<'_>) -> Option<Algorithm> {
        let root = self.root(board);
        if self.heuristic.estimate(&root.state) == 0 {
            return Some(Algorithm::new());
        }
        let mut layer = vec![root];
        let mut next = Vec::new();
        let mut candidates: Vec<Candidate> = Vec::new();
        let mut seen = Seen::new(room(board.size(), self.span.width));
        let mut history: Vec<Vec<u32>> = Vec::new();
        let go_on = || watch.spend(0);
        let mut pace = Pace::new(watch);
        let mut cut = Cut::new();
        loop {
            let runs = history.len() as u64 + 1;
            if runs >= self.span.below || !seen.clear(&go_on) {
                return None;
            }
            candidates.clear();
            cut.begin(pace.width(self.span.width, layer.len(), self.span.below, runs, watch));
            let mut spent = 0;
            for (parent, node) in (0u32..).zip(&layer) {
                for letter in 0..4 {
                    let vertical = letter < 2;
                    if node.vertical == Some(vertical) {
                        continue;
                    }
                    let mut reached = node.clone();
                    for length in 1.. {
                        let Some((rank, estimate)) = self.go_on(&mut reached, letter) else {
                            break;
                        };
                        if estimate == 0 {
                            let last = parent << RUN | u32::from(length) << 2 | letter as u32;
                            return Some(way(&history, last));
                        }
                        spent += 1;
                        // The same board after a run of the other axis has other neighbours.
                        let hash = if vertical { reached.hash } else { !reached.hash };
                        let rank = cut.rank(rank, hash);
                        if cut.takes(rank) && seen.is_new(hash, seen.first(hash)) {
                            cut.add(rank);
                            let letter = letter as u8;
                            let hash = reached.hash;
                            candidates.push(Candidate { hash, parent, rank, letter, length });
                        }
                    }
                }
                if spent >= LOOK && !watch.spend(std::mem::take(&mut spent) as u64) {
                    return None;
                }
            }
            if !watch.spend(spent as u64) || candidates.is_empty() {
                return None;
            }
            next.clear();
            let mut origins = Vec::with_capacity(candidates.len().min(self.span.width));
            for candidate in &candidates {
                if !cut.chooses(candidate.rank) {
                    continue;
                }
                if next.len() % LOOK == LOOK - 1 && !go_on() {
                    return None;
                }
                let &Candidate { hash, parent, letter, length, .. } = candidate;
                let mut node = layer[parent as usize].clone();
                for _ in 0..length {
                    self.go_on(&mut node, letter.into());
                }
                debug_assert_eq!(node.hash, hash);
                node.vertical = Some(letter < 2);
                next.push(node);
                origins.push(parent << RUN | u32::from(length) << 2 | u32::from(letter));
            }
            history.push(origins);
            std::mem::swap(&mut layer, &mut next);
        }
    }
}

/// The runs to a board of the last layer, and the one after it.
fn way(history: &[Vec<u32>], last: u32) -> Algorithm {
    let mut origins = vec![last];
    for layer in history.iter().rev() {
        let parent = origins[origins.len() - 1] >> RUN;
        origins.push(layer[parent as usize]);
    }
    let runs = origins.into_iter().rev().filter_map(|origin| {
        let length = origin >> 2 & ((1 << (RUN - 2)) - 1);
        Run::new(Direction::ALL[(origin & 3) as usize], length)
    });
    runs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Dealer, Goal, Layout, Metric, Recipe, Size};

    use crate::{ExactTable, Limits, large::distance::Distance};

    #[test]
    fn a_beam_that_drops_nothing_finds_the_fewest_runs() {
        for (width, height) in [(3, 3), (2, 4), (5, 2)] {
            let goal = Goal::new(Size::new(width, height).unwrap(), Layout::BlankLast);
            let table = ExactTable::build(&goal, Metric::Mtm, &Limits::default()).unwrap();
            let dealer = Dealer::new(goal.clone(), Recipe::default(), "runs").unwrap();
            for number in 0..10 {
                let board = dealer.deal(number).unwrap();
                let best = table.distance(&board).unwrap();
                let search = |width, below| {
                    let watch = Watch::new(&Limits::default());
                    let span = Span { width, below, seed: number };
                    let moves = search(&Distance::new(&goal), &board, span, &watch)?;
                    let mut end = board.clone();
                    end.apply(&moves).unwrap();
                    assert_eq!(&end, goal.board());
                    Some(moves.length(Metric::Mtm))
                };
                assert_eq!(search(1 << 19, 99), Some(best), "{board}");
                assert_eq!(search(1 << 19, best), None, "{board}");
                assert!(search(60, 99).is_none_or(|runs| runs >= best));
            }
        }
    }

    #[test]
    fn a_narrow_beam_has_room_for_all_neighbours() {
        let goal = Goal::new(Size::new(32, 2).unwrap(), Layout::BlankLast);
        let dealer = Dealer::new(goal.clone(), Recipe::default(), "runs").unwrap();
        let board = dealer.deal(0).unwrap();
        for width in [1, 2, 7, 100] {
            let limits = Limits { nodes: Some(100_000), ..Limits::default() };
            let span = Span { width, below: 1000, seed: 0 };
            search(&Distance::new(&goal), &board, span, &Watch::new(&limits));
        }
    }

    #[test]
    fn thin_boards_have_long_runs() {
        let goal = Goal::new(Size::new(32, 2).unwrap(), Layout::BlankLast);
        let mut board = goal.board().clone();
        let mut moves: Algorithm = "R31D".parse().unwrap();
        board.apply(&moves).unwrap();
        let span = Span { width: 10, below: 9, seed: 0 };
        let watch = Watch::new(&Limits::default());
        moves = search(&Distance::new(&goal), &board, span, &watch).unwrap();
        assert_eq!(moves.to_string(), "UL31");
    }
}
