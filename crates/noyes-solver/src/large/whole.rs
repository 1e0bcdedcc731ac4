//! A beam search over whole boards, for sizes that have an estimate of them all.
//!
//! All states of a layer have had as many moves, so those with the smallest
//! estimates go on. What a state descends from is kept as one word a state
//! and layer, and a solution is read backwards from these.

mod cut;
#[cfg(not(target_family = "wasm"))]
mod ends;
#[cfg(feature = "learn")]
mod lost;
mod pace;
pub(super) mod runs;
mod seen;

use multiversion::multiversion;
use noyes::{Algorithm, Board, Direction, Position, Size};

use crate::{
    search::{Asked, Heuristic},
    watch::Watch,
};
use cut::Cut;
#[cfg(not(target_family = "wasm"))]
pub(super) use ends::{End, Ends, search_for_ends};
#[cfg(feature = "learn")]
pub(crate) use lost::{Lost, lost};
use pace::Pace;
use seen::Seen;

/// The most squares of a board.
pub(crate) const MAX_AREA: usize = 64;

/// The same for boards that take half the room, up to 6x6.
const HALF: usize = 36;

/// After so many boards there is a look at the limits: where each takes a while, and
/// where it takes little.
const LOOK: usize = 1 << 12;
const QUICK: usize = 1 << 16;

/// So many boards are looked at side by side.
const TOGETHER: usize = 16;

/// A board of a layer.
#[derive(Clone)]
struct Node<S, const CELLS: usize> {
    cells: [u8; CELLS],
    blank: u8,
    /// The letter that would undo the last move; 4 before the first.
    back: u8,
    hash: u64,
    state: S,
}

/// A board of the next layer, perhaps.
struct Candidate<C> {
    hash: u64,
    parent: u32,
    rank: u32,
    letter: u8,
    /// The blank's cell after the move.
    blank: u8,
    change: C,
}

/// What a beam may do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    /// How many boards of a layer go on.
    pub(crate) width: usize,
    /// Only solutions of fewer moves are of interest.
    pub(crate) below: u64,
    /// Chooses among boards of the same estimate.
    pub(crate) seed: u64,
}

impl Span {
    /// About as many bytes as a beam of this width takes that looks so deep.
    pub(crate) fn bytes<H: Heuristic>(width: usize, depth: u64) -> u64 {
        Span::bytes_of::<H, MAX_AREA>(width, depth)
    }

    /// The same with room for so many cells.
    pub(super) fn bytes_of<H: Heuristic, const CELLS: usize>(width: usize, depth: u64) -> u64 {
        let node = 2 * size_of::<Node<H::State, CELLS>>();
        let candidates = 3 * size_of::<Candidate<H::Change>>();
        // Four places for each board that goes on, rounded up to a power of two, and its places
        // among all and in their order.
        let seen = size_of::<[u32; 8]>() + size_of::<(u32, u8)>() + size_of::<u32>();
        let history = depth * size_of::<u32>() as u64;
        width as u64 * ((node + candidates + seen) as u64 + history)
    }
}

/// A solution of fewer moves than asked for, if the beam holds one. Boards of
/// the smallest rank go on.
pub(crate) fn search<H: Heuristic>(
    heuristic: &H,
    board: &Board,
    span: Span,
    watch: &Watch<'_>,
) -> Option<Algorithm> {
    run_in_least_room(heuristic, board, span, watch, Nobody)
}

/// Runs a beam whose boards take no more room than they need.
fn run_in_least_room<H: Heuristic, O>(
    heuristic: &H,
    board: &Board,
    span: Span,
    watch: &Watch<'_>,
    onlooker: O,
) -> Option<Algorithm>
where
    O: Onlooker<H::State, HALF> + Onlooker<H::State, MAX_AREA>,
{
    let history = &mut Vec::new();
    // A page loads one beam for all sizes sooner than two.
    if board.size().area() <= HALF && !cfg!(target_family = "wasm") {
        run::<H, HALF, _>(heuristic, board, span, watch, history, onlooker)
    } else {
        run::<H, MAX_AREA, _>(heuristic, board, span, watch, history, onlooker)
    }
}

/// Somebody who looks on as a beam goes from layer to layer.
trait Onlooker<S, const CELLS: usize> {
    /// Sees a layer and its smallest rank; whether to go on.
    fn see(&mut self, layer: &[Node<S, CELLS>], least: u32) -> bool;
}

struct Nobody;

impl<S, const CELLS: usize> Onlooker<S, CELLS> for Nobody {
    #[inline(always)]
    fn see(&mut self, _: &[Node<S, CELLS>], _: u32) -> bool {
        true
    }
}

/// Compiled twice, as the search for proofs is.
#[multiversion(targets("x86_64+popcnt+bmi1+bmi2+lzcnt"))]
fn run<H: Heuristic, const CELLS: usize, O: Onlooker<H::State, CELLS>>(
    heuristic: &H,
    board: &Board,
    span: Span,
    watch: &Watch<'_>,
    history: &mut Vec<Vec<u32>>,
    mut onlooker: O,
) -> Option<Algorithm> {
    let size = board.size();
    let mut root = Node {
        cells: [0; CELLS],
        blank: board.blank().number() as u8,
        back: 4,
        hash: 0,
        state: heuristic.start(&board.tiles().iter().map(|&tile| tile as u8).collect::<Vec<_>>()),
    };
    for (cell, &tile) in root.cells.iter_mut().zip(board.tiles()) {
        *cell = tile as u8;
    }
    if heuristic.estimate(&root.state) == 0 {
        return Some(Algorithm::new());
    }
    let from = moved_cells(size);
    let numbers = Numbers::new(size, span.seed);
    // With all the room that they may need, none of them is ever copied.
    let mut layer = Vec::with_capacity(span.width.max(1));
    let mut next = Vec::with_capacity(span.width.max(1));
    let mut candidates: Vec<Candidate<H::Change>> = Vec::with_capacity(3 * span.width + 1);
    layer.push(root);
    let mut seen = Seen::new(span.width);
    let mut by_blank = Sorted::<CELLS>::new(span.width);
    let go_on = || watch.spend(0);
    let mut pace = Pace::new(watch);
    let mut cut = Cut::new();
    loop {
        let moves = history.len() as u64 + 1;
        let below = u32::try_from(span.below.saturating_sub(moves)).unwrap_or(u32::MAX);
        candidates.clear();
        if !seen.clear(&go_on) {
            return None;
        }
        cut.begin(pace.width(span.width, layer.len(), span.below, moves, watch));
        let mut spent = 0;
        let mut asked = Vec::with_capacity(4 * TOGETHER);
        let mut told = Vec::with_capacity(4 * TOGETHER);
        let mut found = Vec::with_capacity(4 * TOGETHER);
        let mut taken = Vec::with_capacity(4 * TOGETHER);
        for (number, nodes) in layer.chunks(TOGETHER).enumerate() {
            asked.clear();
            told.clear();
            found.clear();
            for (parent, node) in (number * TOGETHER..).zip(nodes) {
                for (letter, &cell) in (0..).zip(&from[usize::from(node.blank)]) {
                    let Some(cell) = cell.filter(|_| letter != node.back) else { continue };
                    let tile = node.cells[usize::from(cell) % CELLS];
                    let Node { state, blank, .. } = node;
                    asked.push(Asked { state, tile, blank: *blank, letter });
                    let hash = node.hash ^ numbers.of(tile, cell) ^ numbers.of(tile, node.blank);
                    told.push((parent as u32, hash, cell));
                }
            }
            heuristic.look_at(&asked, below, &mut found);
            for ((&Asked { letter, .. }, &(parent, hash, blank)), found) in
                asked.iter().zip(&told).zip(&found)
            {
                let &Some((change, estimate)) = found else { continue };
                if estimate == 0 {
                    return Some(way(history, parent as usize, Some(letter.into())));
                }
                let rank = cut.rank(heuristic.rank(&change, estimate), hash);
                if cut.takes(rank) {
                    let candidate = Candidate { hash, parent, rank, letter, blank, change };
                    taken.push((candidate, seen.first(hash)));
                }
            }
            for (candidate, first) in taken.drain(..) {
                if cut.takes(candidate.rank) && seen.is_new(candidate.hash, first) {
                    cut.add(candidate.rank);
                    candidates.push(candidate);
                }
            }
            spent += asked.len();
            if spent >= LOOK && !watch.spend(std::mem::take(&mut spent) as u64) {
                return None;
            }
        }
        if !watch.spend(spent as u64) || candidates.is_empty() {
            return None;
        }
        next.clear();
        let mut origins = Vec::with_capacity(candidates.len().min(span.width));
        let mut least = u32::MAX;
        by_blank.sort(&candidates, |candidate| {
            cut.chooses(candidate.rank).then_some(usize::from(candidate.blank))
        });
        let mut blanks = [0; TOGETHER];
        // Parents are all over a layer that fits into no cache: several are looked at before one is
        // needed, or each would be waited for.
        for numbers in by_blank.numbers.chunks(TOGETHER) {
            for (blank, &number) in blanks.iter_mut().zip(numbers) {
                *blank = layer[candidates[number as usize].parent as usize].blank;
            }
            for (&blank, &number) in blanks.iter().zip(numbers) {
                let candidate = &mut candidates[number as usize];
                least = least.min(candidate.rank);
                if next.len() % LOOK == LOOK - 1 && !go_on() {
                    return None;
                }
                let mut node = layer[candidate.parent as usize].clone();
                let cell = candidate.blank;
                node.cells[usize::from(blank) % CELLS] = node.cells[usize::from(cell) % CELLS];
                node.cells[usize::from(cell) % CELLS] = 0;
                node.blank = cell;
                node.back = candidate.letter ^ 1;
                node.hash = candidate.hash;
                heuristic.swap(&mut node.state, &mut candidate.change);
                next.push(node);
                origins.push(candidate.parent << 2 | u32::from(candidate.letter));
            }
        }
        history.push(origins);
        std::mem::swap(&mut layer, &mut next);
        if !onlooker.see(&layer, least) {
            return None;
        }
    }
}

/// The cell of the tile that a letter moves, for each cell of the blank.
fn moved_cells(size: Size) -> Vec<[Option<u8>; 4]> {
    let from = size.squares().map(|blank| {
        Direction::ALL.map(|direction| {
            let from = blank.neighbour(direction.opposite(), size);
            from.map(|square| square.number() as u8)
        })
    });
    from.collect()
}

/// The moves to a board of the last layer, and perhaps one after it.
fn way(history: &[Vec<u32>], mut node: usize, last: Option<usize>) -> Algorithm {
    let mut letters: Vec<usize> = last.into_iter().collect();
    for origins in history.iter().rev() {
        letters.push((origins[node] & 3) as usize);
        node = (origins[node] >> 2) as usize;
    }
    letters.into_iter().rev().map(|letter| Direction::ALL[letter]).collect()
}

/// A random number for each tile on each cell (Zobrist).
struct Numbers {
    squares: usize,
    numbers: Vec<u64>,
}

impl Numbers {
    fn new(size: Size, seed: u64) -> Numbers {
        let mut state = seed;
        let next = || {
            // SplitMix64 (Steele, Lea, Flood 2014).
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        };
        let squares = size.area();
        let numbers = std::iter::repeat_with(next).take(squares * squares).collect();
        Numbers { squares, numbers }
    }

    #[inline(always)]
    fn of(&self, tile: u8, cell: u8) -> u64 {
        self.numbers[usize::from(tile) * self.squares + usize::from(cell)]
    }
}

/// The numbers of those that go on, in the order of their blanks' cells: boards with the blank on
/// the same cell are ranked by the same part of a table, one after the other.
struct Sorted<const CELLS: usize> {
    numbers: Vec<u32>,
    unsorted: Vec<(u32, u8)>,
}

impl<const CELLS: usize> Sorted<CELLS> {
    fn new(width: usize) -> Sorted<CELLS> {
        Sorted { numbers: Vec::with_capacity(width), unsorted: Vec::with_capacity(width) }
    }

    /// Sorts all that have a cell, of which those with the same one stay in their order.
    fn sort<T>(&mut self, all: &[T], mut cell: impl FnMut(&T) -> Option<usize>) {
        let mut next = [0; CELLS];
        self.unsorted.clear();
        for (number, of) in (0..).zip(all) {
            if let Some(cell) = cell(of) {
                next[cell % CELLS] += 1;
                self.unsorted.push((number, cell as u8));
            }
        }
        let mut first = 0;
        for count in &mut next {
            first += std::mem::replace(count, first);
        }
        self.numbers.clear();
        self.numbers.resize(self.unsorted.len(), 0);
        for &(number, cell) in &self.unsorted {
            let next = &mut next[usize::from(cell) % CELLS];
            self.numbers[*next] = number;
            *next += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Goal, Layout, Metric};

    use crate::{Limits, large::distance::Distance};

    /// Its distances are exact enough on 3x3 that a wide beam finds shortest solutions.
    #[test]
    fn a_beam_that_drops_nothing_is_breadth_first() {
        let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
        let heuristic = Distance::new(&goal);
        let search = |board: &str, width, below| {
            let watch = Watch::new(&Limits::default());
            let span = Span { width, below, seed: 1 };
            let board: Board = board.parse().unwrap();
            let moves = super::search(&heuristic, &board, span, &watch)?;
            let mut end = board;
            end.apply(&moves).unwrap();
            assert_eq!(&end, goal.board());
            Some(moves.length(Metric::Stm))
        };
        for hardest in ["8 6 7/2 5 4/3 0 1", "6 4 7/8 5 0/3 2 1"] {
            assert_eq!(search(hardest, 200_000, 99), Some(31));
            assert_eq!(search(hardest, 200_000, 31), None);
            assert!(search(hardest, 100, 99) >= Some(31));
        }
        assert_eq!(search("1 2 3/4 5 6/7 8 0", 1, 1), Some(0));
    }

    #[test]
    fn those_that_go_on_are_in_the_order_of_their_cells() {
        let mut sorted = Sorted::<64>::new(10);
        let mut noise = 1u64;
        for count in [0, 1, 5, 1000] {
            let all: Vec<(bool, u8)> = (0..count)
                .map(|_| {
                    noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    (noise >> 60 < 12, (noise >> 40) as u8 % 64)
                })
                .collect();
            sorted.sort(&all, |&(goes_on, cell)| goes_on.then_some(cell.into()));
            let mut plain: Vec<u32> = (0..count).filter(|&number| all[number as usize].0).collect();
            plain.sort_by_key(|&number| all[number as usize].1);
            assert_eq!(sorted.numbers, plain);
        }
    }
}
