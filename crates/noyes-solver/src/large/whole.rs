//! A beam search over whole boards, for sizes that have an estimate of them all.
//!
//! All states of a layer have had as many moves, so those with the smallest
//! estimates go on. What a state descends from is kept as one word a state
//! and layer, and a solution is read backwards from these.

use noyes::{Algorithm, Board, Direction, Position};

use crate::{search::Heuristic, watch::Watch};

/// The most squares of a board.
pub(crate) const MAX_AREA: usize = 64;

/// The same for boards that take half the room.
const HALF: usize = MAX_AREA / 2;

/// After so many boards there is a look at the limits: where each takes a while, and
/// where it takes little.
const LOOK: usize = 1 << 12;
const QUICK: usize = 1 << 16;

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
    rank: u16,
    letter: u8,
    chosen: bool,
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
        let node = 2 * size_of::<Node<H::State, MAX_AREA>>();
        let candidates = 3 * size_of::<Candidate<H::Change>>() + 3 * size_of::<u32>();
        // Two places for each board seen, rounded up to a power of two.
        let seen = 4 * size_of::<u64>();
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
    if board.size().area() <= HALF {
        run::<H, HALF>(heuristic, board, span, watch)
    } else {
        run::<H, MAX_AREA>(heuristic, board, span, watch)
    }
}

fn run<H: Heuristic, const CELLS: usize>(
    heuristic: &H,
    board: &Board,
    span: Span,
    watch: &Watch<'_>,
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
    // The cell of the tile that a letter moves, for each cell of the blank.
    let from: Vec<[Option<u8>; 4]> = size
        .squares()
        .map(|blank| {
            Direction::ALL.map(|direction| {
                let from = blank.neighbour(direction.opposite(), size);
                from.map(|square| square.number() as u8)
            })
        })
        .collect();
    let numbers = Numbers::new(span.seed);
    // With all the room that they may need, none of them is ever copied.
    let mut layer = Vec::with_capacity(span.width.max(1));
    let mut next = Vec::with_capacity(span.width.max(1));
    let mut candidates: Vec<Candidate<H::Change>> = Vec::with_capacity(3 * span.width + 1);
    layer.push(root);
    let mut seen = Seen::new(span.width);
    let mut history: Vec<Vec<u32>> = Vec::new();
    let mut order = Order { counts: Vec::new(), sorted: Vec::with_capacity(3 * span.width + 1) };
    let go_on = || watch.spend(0);
    loop {
        let moves = history.len() as u64 + 1;
        let below = u32::try_from(span.below.saturating_sub(moves)).unwrap_or(u32::MAX);
        candidates.clear();
        let mut spent = 0;
        for (parent, node) in layer.iter().enumerate() {
            for (letter, &cell) in from[usize::from(node.blank)].iter().enumerate() {
                let Some(cell) = cell else { continue };
                if letter == usize::from(node.back) {
                    continue;
                }
                let tile = node.cells[usize::from(cell) % CELLS];
                let Some((change, estimate)) =
                    heuristic.look(&node.state, tile, node.blank, letter, below)
                else {
                    continue;
                };
                if estimate == 0 {
                    return Some(way(&history, parent, letter));
                }
                let moved = numbers.of(tile, cell) ^ numbers.of(tile, node.blank);
                let rank = heuristic.rank(&change, estimate) as u16;
                candidates.push(Candidate {
                    hash: node.hash ^ moved,
                    parent: parent as u32,
                    rank,
                    letter: letter as u8,
                    chosen: false,
                    change,
                });
            }
            if parent % LOOK == LOOK - 1 {
                let fresh = candidates.len() - spent;
                spent = candidates.len();
                if !watch.spend(fresh as u64) {
                    return None;
                }
            }
        }
        if !watch.spend((candidates.len() - spent) as u64) {
            return None;
        }
        let sorted = order.sort(&candidates, &go_on)?;
        let chosen = seen.choose(&mut candidates, sorted, span.width, &go_on)?;
        if chosen == 0 {
            return None;
        }
        next.clear();
        let mut origins = Vec::with_capacity(chosen);
        for candidate in candidates.iter_mut().filter(|candidate| candidate.chosen) {
            if next.len() % LOOK == LOOK - 1 && !go_on() {
                return None;
            }
            let mut node = layer[candidate.parent as usize].clone();
            let letter = usize::from(candidate.letter);
            let cell = from[usize::from(node.blank)][letter].unwrap_or(node.blank);
            node.cells[usize::from(node.blank) % CELLS] = node.cells[usize::from(cell) % CELLS];
            node.cells[usize::from(cell) % CELLS] = 0;
            node.blank = cell;
            node.back = candidate.letter ^ 1;
            node.hash = candidate.hash;
            heuristic.swap(&mut node.state, &mut candidate.change);
            next.push(node);
            origins.push(candidate.parent << 2 | u32::from(candidate.letter));
        }
        history.push(origins);
        std::mem::swap(&mut layer, &mut next);
    }
}

/// The moves to a board of the last layer, and the one after it.
fn way(history: &[Vec<u32>], mut node: usize, last: usize) -> Algorithm {
    let mut letters = vec![last];
    for origins in history.iter().rev() {
        letters.push((origins[node] & 3) as usize);
        node = (origins[node] >> 2) as usize;
    }
    letters.into_iter().rev().map(|letter| Direction::ALL[letter]).collect()
}

/// A random number for each tile on each cell (Zobrist).
struct Numbers(Vec<u64>);

impl Numbers {
    fn new(seed: u64) -> Numbers {
        let mut state = seed;
        let next = || {
            // SplitMix64 (Steele, Lea, Flood 2014).
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        };
        Numbers(std::iter::repeat_with(next).take(MAX_AREA * MAX_AREA).collect())
    }

    fn of(&self, tile: u8, cell: u8) -> u64 {
        self.0[usize::from(tile) % MAX_AREA * MAX_AREA + usize::from(cell) % MAX_AREA]
    }
}

/// The candidates by their rank, those of one rank in no order that has a meaning.
struct Order {
    counts: Vec<u32>,
    sorted: Vec<u32>,
}

/// Into how many parts the candidates of a rank are shuffled.
const PARTS: usize = 16;

impl Order {
    /// The candidates' numbers in their order. `None` if it is told not to go on.
    fn sort<C>(&mut self, candidates: &[Candidate<C>], go_on: &dyn Fn() -> bool) -> Option<&[u32]> {
        let bucket = |candidate: &Candidate<C>| {
            usize::from(candidate.rank) * PARTS + (candidate.hash >> 60) as usize
        };
        self.counts.clear();
        for candidates in candidates.chunks(QUICK) {
            if !go_on() {
                return None;
            }
            for candidate in candidates {
                let bucket = bucket(candidate);
                if bucket >= self.counts.len() {
                    self.counts.resize(bucket + 1, 0);
                }
                self.counts[bucket] += 1;
            }
        }
        let mut start = 0;
        for count in &mut self.counts {
            start += std::mem::replace(count, start);
        }
        // What stands there from the last time is overwritten.
        while self.sorted.len() < candidates.len() {
            if !go_on() {
                return None;
            }
            self.sorted.resize(candidates.len().min(self.sorted.len() + 4 * QUICK), 0);
        }
        for (number, candidate) in (0..).zip(candidates) {
            if number as usize % QUICK == QUICK - 1 && !go_on() {
                return None;
            }
            let place = &mut self.counts[bucket(candidate)];
            self.sorted[*place as usize] = number;
            *place += 1;
        }
        Some(&self.sorted[..candidates.len()])
    }
}

/// The boards of a layer, to have each but once.
struct Seen(Vec<u64>);

impl Seen {
    fn new(width: usize) -> Seen {
        Seen(vec![0; (2 * width).next_power_of_two()])
    }

    /// Chooses the first `width` candidates that are different boards. Two
    /// boards of one hash are taken for one, which does no harm but to lose one.
    /// `None` if it is told not to go on.
    fn choose<C>(
        &mut self,
        candidates: &mut [Candidate<C>],
        order: &[u32],
        width: usize,
        go_on: &dyn Fn() -> bool,
    ) -> Option<usize> {
        for seen in self.0.chunks_mut(4 * QUICK) {
            if !go_on() {
                return None;
            }
            seen.fill(0);
        }
        let mask = self.0.len() - 1;
        let mut chosen = 0;
        for (count, &number) in order.iter().enumerate() {
            if chosen == width {
                break;
            }
            if count % (2 * LOOK) == 2 * LOOK - 1 && !go_on() {
                return None;
            }
            let candidate = &mut candidates[number as usize];
            // 0 is an empty place.
            let hash = candidate.hash | 1;
            let mut at = (hash >> 8) as usize & mask;
            while self.0[at] != 0 && self.0[at] != hash {
                at = (at + 1) & mask;
            }
            if self.0[at] == 0 {
                self.0[at] = hash;
                candidate.chosen = true;
                chosen += 1;
            }
        }
        Some(chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Goal, Layout, Metric, Size};

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
}
