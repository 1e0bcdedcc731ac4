//! Distances and what pairs of neighbours are in each other's way, as an estimate for beams
//! over whole boards.
//!
//! Two tiles that are in one line at home need more moves than their distances say where one
//! has to go around the other. How many more is known for all places of a pair, by breadth-first
//! search over the two of them alone. A tile counts with each one of its lines, so their sum
//! is no bound: only the sum of the distances is. It ranks the boards of a beam.

use noyes::{Direction, Goal, Size, Square};

use super::whole::MAX_AREA;
use crate::search::Heuristic;

/// What is known of the tiles of a goal, one by one and in pairs.
pub(super) struct Pairs {
    squares: usize,
    /// By tile and cell, how far it is from home.
    distance: Vec<u8>,
    /// How far a tile's home is from the blank's, along the longer side.
    around: Vec<u32>,
    /// What a step of a tile counts in the rank.
    weights: Vec<u32>,
    /// By tile, those that it has tables with.
    partners: Vec<Vec<Partner>>,
    /// By the cells of both, the moves of two tiles besides their distances.
    tables: Vec<u8>,
}

/// A tile's partner. With the tile on cell `a` and the partner on cell `b` the entry of their
/// table is at `first + own * a + other * b`, and its moves count so much each.
#[derive(Clone, Copy)]
struct Partner {
    tile: u8,
    first: u32,
    own: u32,
    other: u32,
    weight: u32,
}

/// How boards are ranked. None of the ways is best on all boards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// By how many eighths of a step a step of a tile counts more for each square between its
    /// home and the blank's: far from there tiles have to be at home first.
    pub(super) slope: f64,
    /// How much the moves count that pairs need besides their distances.
    pub(super) pairs: f64,
}

impl Pairs {
    /// The tables of a goal, unless it is told not to go on.
    pub(super) fn new_while(goal: &Goal, go_on: &dyn Fn() -> bool) -> Option<Pairs> {
        let size = goal.size();
        let squares = size.area();
        let mut homes = vec![goal.blank(); squares];
        for (home, &tile) in size.squares().zip(goal.board().tiles()) {
            homes[tile as usize] = home;
        }
        let around = |home: &Square| {
            let columns = home.column(size).abs_diff(goal.blank().column(size));
            columns.max(home.row(size).abs_diff(goal.blank().row(size)))
        };
        let distance = |&home: &Square| size.squares().map(move |cell| cell.distance(home, size));
        let mut pairs = Pairs {
            squares,
            distance: homes.iter().flat_map(distance).map(|moves| moves as u8).collect(),
            around: homes.iter().map(around).collect(),
            weights: vec![0; squares],
            partners: vec![Vec::new(); squares],
            tables: Vec::new(),
        };
        pairs.distance[..squares].fill(0);
        for a in 1..squares {
            if !go_on() {
                return None;
            }
            for b in a + 1..squares {
                if homes[a].column(size) == homes[b].column(size)
                    || homes[a].row(size) == homes[b].row(size)
                {
                    pairs.add(size, [a, b], [homes[a], homes[b]]);
                }
            }
        }
        pairs.taste(Taste { slope: 1.0, pairs: 1.0 });
        Some(pairs)
    }

    /// About as many bytes as the tables take.
    pub(super) fn bytes(size: Size) -> u64 {
        let (width, height) = (u64::from(size.width()), u64::from(size.height()));
        let pairs = width * height * (width + height - 2) / 2;
        pairs * ((width * height).pow(2) + 2 * size_of::<Partner>() as u64)
    }

    fn add(&mut self, size: Size, [a, b]: [usize; 2], homes: [Square; 2]) {
        let (n, first) = (self.squares, self.tables.len() as u32);
        let partner = |tile: usize, own: usize, other: usize| {
            let (own, other) = (own as u32, other as u32);
            Partner { tile: tile as u8, first, own, other, weight: 0 }
        };
        self.partners[a].push(partner(b, n, 1));
        self.partners[b].push(partner(a, 1, n));
        let more = |(at, moves): (usize, u8)| {
            let apart = self.distance[a * n + at / n] + self.distance[b * n + at % n];
            // Both on one cell is nowhere.
            moves.checked_sub(apart).filter(|_| at / n != at % n).unwrap_or(0)
        };
        self.tables.extend(moves(size, homes).into_iter().enumerate().map(more));
    }

    /// Ranks boards this way from now on.
    pub(super) fn taste(&mut self, Taste { slope, pairs }: Taste) {
        let weight = |&around: &u32| (8.0 + slope * f64::from(around)).round() as u32;
        self.weights = self.around.iter().map(weight).collect();
        for (tile, partners) in self.partners.iter_mut().enumerate() {
            for partner in partners {
                let both = self.weights[tile] + self.weights[usize::from(partner.tile)];
                partner.weight = (pairs * f64::from(both) / 2.0).round() as u32;
            }
        }
    }
}

/// The fewest moves of two tiles that bring them home, for all places of both.
fn moves(size: Size, homes: [Square; 2]) -> Vec<u8> {
    let n = size.area();
    let start = homes[0].index() * n + homes[1].index();
    let mut moves = vec![u8::MAX; n * n];
    moves[start] = 0;
    let mut reached = vec![start];
    let mut next = 0;
    while let Some(&at) = reached.get(next) {
        next += 1;
        let cells = [Square::new((at / n) as u32), Square::new((at % n) as u32)];
        for (own, stride) in [(0, n), (1, 1)] {
            for direction in Direction::ALL {
                let Some(to) = cells[own].neighbour(direction, size) else { continue };
                if to == cells[1 - own] {
                    continue;
                }
                let to = at + to.index() * stride - cells[own].index() * stride;
                if moves[to] == u8::MAX {
                    moves[to] = moves[at] + 1;
                    reached.push(to);
                }
            }
        }
    }
    moves
}

/// What is kept of a board.
#[derive(Clone, Copy)]
pub(crate) struct State {
    /// The cell of each tile; nobody asks for the blank's.
    cells: [u8; MAX_AREA],
    sum: u16,
    rank: u32,
}

/// What a move makes of the sums, and the tile with its new cell.
#[derive(Clone, Copy, Default)]
pub(crate) struct Change {
    sum: u16,
    rank: u32,
    tile: u8,
    cell: u8,
}

impl Heuristic for Pairs {
    type State = State;
    type Change = Change;

    fn start(&self, cells: &[u8]) -> State {
        let mut state = State { cells: [0; MAX_AREA], sum: 0, rank: 0 };
        let mut twice = 0;
        for (cell, &tile) in (0u8..).zip(cells) {
            state.cells[usize::from(tile) % MAX_AREA] = cell;
        }
        for (cell, &tile) in (0u8..).zip(cells).filter(|&(_, &tile)| tile > 0) {
            let distance = self.distance[usize::from(tile) * self.squares + usize::from(cell)];
            state.sum += u16::from(distance);
            state.rank += u32::from(distance) * self.weights[usize::from(tile)];
            for partner in &self.partners[usize::from(tile)] {
                let other = u32::from(state.cells[usize::from(partner.tile) % MAX_AREA]);
                let at = partner.first + partner.own * u32::from(cell) + partner.other * other;
                twice += partner.weight * u32::from(self.tables[at as usize]);
            }
        }
        state.rank += twice / 2;
        state
    }

    fn estimate(&self, state: &State) -> u32 {
        state.sum.into()
    }

    #[inline(always)]
    fn look(
        &self,
        state: &State,
        tile: u8,
        blank: u8,
        _: usize,
        below: u32,
    ) -> Option<(Change, u32)> {
        let old = state.cells[usize::from(tile) % MAX_AREA];
        let row = &self.distance[usize::from(tile) * self.squares..];
        let nearer = row[usize::from(blank)] < row[usize::from(old)];
        let sum = if nearer { state.sum - 1 } else { state.sum + 1 };
        if u32::from(sum) >= below {
            return None;
        }
        let weight = self.weights[usize::from(tile)];
        let rank = if nearer { state.rank - weight } else { state.rank + weight };
        let mut rank = rank;
        for partner in &self.partners[usize::from(tile)] {
            let other = u32::from(state.cells[usize::from(partner.tile) % MAX_AREA]);
            let at = partner.first + partner.other * other;
            let now = self.tables[(at + partner.own * u32::from(blank)) as usize];
            let before = self.tables[(at + partner.own * u32::from(old)) as usize];
            rank = rank + partner.weight * u32::from(now) - partner.weight * u32::from(before);
        }
        Some((Change { sum, rank, tile, cell: blank }, sum.into()))
    }

    #[inline(always)]
    fn rank(&self, change: &Change, _: u32) -> u32 {
        change.rank
    }

    #[inline(always)]
    fn swap(&self, state: &mut State, change: &mut Change) {
        std::mem::swap(&mut state.sum, &mut change.sum);
        std::mem::swap(&mut state.rank, &mut change.rank);
        std::mem::swap(&mut state.cells[usize::from(change.tile) % MAX_AREA], &mut change.cell);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Board, Layout, Position};

    /// The sums that are kept are those of the board afresh, after each of many moves.
    #[test]
    fn what_is_kept_along_a_walk_is_what_the_board_says() {
        for size in ["3x3", "4x6", "7x5", "8x8"] {
            let size: Size = size.parse().unwrap();
            let goal = Goal::new(size, Layout::BlankFirst);
            let mut pairs = Pairs::new_while(&goal, &|| true).unwrap();
            pairs.taste(Taste { slope: 1.2, pairs: 0.4 });
            let cells = |board: &Board| -> Vec<u8> {
                board.tiles().iter().map(|&tile| tile as u8).collect()
            };
            let mut board = goal.board().clone();
            let mut state = pairs.start(&cells(&board));
            assert_eq!((state.sum, state.rank), (0, 0));
            let mut noise = 3u64;
            for _ in 0..2000 {
                noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let letter = (noise >> 33) as usize % 4;
                let direction = Direction::ALL[letter];
                let blank = board.blank();
                let Some(from) = blank.neighbour(direction.opposite(), size) else { continue };
                let tile = board.tiles()[from.index()] as u8;
                let blank = blank.number() as u8;
                let (mut change, sum) = pairs.look(&state, tile, blank, letter, u32::MAX).unwrap();
                pairs.swap(&mut state, &mut change);
                board.slide(direction).unwrap();
                let afresh = pairs.start(&cells(&board));
                assert_eq!((state.sum, state.rank), (afresh.sum, afresh.rank), "{board}");
                assert_eq!(u32::from(state.sum), sum);
                assert_eq!(state.cells[1..], afresh.cells[1..]);
                let bound = crate::large::lower_bound(&board, &goal, noyes::Metric::Stm);
                assert!(u64::from(sum) <= bound && (sum == 0) == goal.is_solved(&board));
            }
        }
    }

    #[test]
    fn two_tiles_of_a_line_need_two_moves_more_to_change_places() {
        let size = Size::new(4, 4).unwrap();
        let moves = moves(size, [Square::new(0), Square::new(1)]);
        for (cells, expected) in [((0, 1), 0), ((1, 0), 4), ((2, 1), 4), ((3, 2), 6), ((5, 1), 2)] {
            assert_eq!(moves[cells.0 * 16 + cells.1], expected, "{cells:?}");
        }
    }
}
