//! A beam search over one board that walks from leaf to leaf.
//!
//! The states of a beam share most of their past, so none of them has a board
//! of its own: each is kept as the last steps of its way, those that it has not
//! in common with the one before it, and in each layer the one board goes back
//! to where the two ways part and along the other. The cost of a state does not
//! depend on the size of the board, and the moves before the common ancestor are
//! final and can leave.

mod ways;

use super::{
    grid::{Grid, Step},
    is_cancelled,
};
use crate::watch::Watch;
use ways::Ways;

/// What a beam search wants.
pub(super) trait Guide {
    /// What is known of a state besides its board.
    type State: Copy;

    /// What the step leads to and how bad that is; `None` if it is not allowed.
    /// The grid is as before the step.
    fn child(&mut self, grid: &Grid, state: &Self::State, step: Step)
    -> Option<(Self::State, i64)>;

    /// The same board has the same number.
    fn hash(&self, state: &Self::State) -> u64;
}

struct Candidate<S> {
    key: i64,
    parent: u32,
    step: Step,
    state: S,
}

/// After so many leaves there is a look at the limits.
const LOOK: usize = 1 << 10;

/// Among more keys than these the one that is looked for is closed in first.
const MANY: usize = 1 << 17;

pub(super) struct Tour<S> {
    leaves: Vec<(S, i64)>,
    ways: Ways,
    spare: Ways,
    candidates: Vec<Candidate<S>>,
    keys: Vec<i64>,
    seen: Vec<Seen>,
    layer: u32,
    noise: u64,
}

impl<S: Copy> Tour<S> {
    /// The seed chooses among states of the same key.
    pub(super) fn new(width: usize, state: S, seed: u64) -> Tour<S> {
        Tour {
            leaves: vec![(state, 0)],
            ways: Ways::one(),
            spare: Ways::default(),
            // Each leaf has at most three children, or the first one four.
            candidates: Vec::with_capacity(3 * width + 1),
            keys: Vec::with_capacity(3 * width + 1),
            seen: vec![(0, 0); (8 * width).next_power_of_two()],
            layer: 0,
            noise: 0x9e37_79b9_7f4a_7c15 ^ seed.wrapping_mul(0xbf58_476d_1ce4_e5b9),
        }
    }

    /// About as many bytes as a beam of this width takes.
    pub(super) fn bytes(width: usize) -> u64 {
        let leaf = 2 * size_of::<(S, i64)>();
        let candidates = 3 * (size_of::<Candidate<S>>() + size_of::<i64>());
        let seen = (8 * width).next_power_of_two() * size_of::<Seen>();
        (width * (leaf + candidates + 2 * Ways::BYTES) + seen) as u64
    }

    pub(super) fn leaves(&self) -> &[(S, i64)] {
        &self.leaves
    }

    /// How many states the last step generated.
    pub(super) fn generated(&self) -> u64 {
        self.candidates.len() as u64
    }

    /// Goes one step further with the `width` best states, and gives the steps
    /// that all of them have in common to `commit`. False if there is no state left or
    /// a limit is met; everything is then as it was, unless the search is cancelled.
    pub(super) fn advance<G: Guide<State = S>>(
        &mut self,
        grid: &mut Grid,
        guide: &mut G,
        width: usize,
        watch: &Watch<'_>,
        mut commit: impl FnMut(Step),
    ) -> bool {
        self.layer += 1;
        self.candidates.clear();
        let mut open = true;
        // The blank's, along the way to a leaf.
        let mut squares = vec![grid.blank(); self.ways.depth + 1];
        for (leaf, ((state, _), own)) in self.leaves.iter().zip(self.ways.iter()).enumerate() {
            // Back to where the ways part, and along this one.
            let parts = self.ways.depth - own.len();
            if leaf > 0 {
                grid.walk(squares[parts..self.ways.depth].iter().rev().copied());
            }
            let mut at = squares[parts];
            for (square, &step) in squares[parts + 1..].iter_mut().zip(own) {
                at = grid.beside(at, step);
                *square = at;
            }
            grid.walk(squares[parts + 1..].iter().copied());
            let back = own.last().map_or(u8::MAX, |&step| 3 - step);
            for step in 0..4 {
                if step == back || grid.is_locked(grid.beside(at, step)) {
                    continue;
                }
                if let Some((state, key)) = guide.child(grid, state, step)
                    && is_new(&mut self.seen, self.layer, guide.hash(&state))
                {
                    self.noise ^= self.noise << 13;
                    self.noise ^= self.noise >> 7;
                    self.noise ^= self.noise << 17;
                    let key = with_noise(key, self.noise);
                    self.candidates.push(Candidate { key, parent: leaf as u32, step, state });
                }
            }
            if leaf % LOOK == LOOK - 1 && !watch.spend(0) {
                open = false;
                break;
            }
        }
        grid.walk(squares[..self.ways.depth].iter().rev().copied());
        if self.candidates.is_empty() || !open {
            return false;
        }
        let mut worst = i64::MAX;
        if self.candidates.len() > width {
            self.keys.clear();
            self.keys.extend(self.candidates.iter().map(|candidate| candidate.key));
            let go_on = &|| !is_cancelled(watch);
            let Some(key) = in_order(&mut self.keys, width - 1, go_on) else { return false };
            worst = key;
        }
        if !self.rebuild(worst, width, watch) {
            return false;
        }
        for &step in self.ways.leave_common() {
            grid.step(step);
            commit(step);
        }
        true
    }

    /// The ways to the candidates that are good enough. False if the search is
    /// cancelled; there is no beam then.
    fn rebuild(&mut self, worst: i64, width: usize, watch: &Watch<'_>) -> bool {
        self.leaves.clear();
        self.spare.clear(self.ways.depth + 1);
        let mut way = vec![0; self.ways.depth];
        // So many of the last steps the ways that go on do not have in common.
        let mut apart = 0;
        let mut chosen = self.candidates.iter().filter(|c| c.key <= worst).take(width).peekable();
        for (leaf, own) in (0..).zip(self.ways.iter()) {
            apart = apart.max(own.len());
            let parts = way.len() - own.len();
            way[parts..].copy_from_slice(own);
            while let Some(child) = chosen.next_if(|child| child.parent == leaf) {
                self.spare.push(&way[way.len() - apart..], child.step);
                self.leaves.push((child.state, child.key >> 8));
                apart = 0;
            }
            if leaf as usize % LOOK == LOOK - 1 && is_cancelled(watch) {
                return false;
            }
        }
        std::mem::swap(&mut self.ways, &mut self.spare);
        true
    }

    /// Goes to a leaf for good.
    pub(super) fn settle(&mut self, grid: &mut Grid, leaf: usize, mut commit: impl FnMut(Step)) {
        for step in self.ways.to(leaf) {
            grid.step(step);
            commit(step);
        }
        let kept = self.leaves[leaf];
        self.leaves = vec![kept];
        self.ways = Ways::one();
    }
}

/// A key with something behind it that breaks ties. It has to be less than 2^55
/// either way.
pub(super) fn with_noise(key: i64, noise: u64) -> i64 {
    debug_assert!(key.unsigned_abs() < 1 << 55);
    key << 8 | (noise & 255) as i64
}

/// The key with so many before it in their order. `None` if it is told not to go on.
fn in_order(keys: &mut Vec<i64>, mut before: usize, go_on: &dyn Fn() -> bool) -> Option<i64> {
    while keys.len() > MANY {
        if !go_on() {
            return None;
        }
        let mut sample: Vec<i64> = keys.iter().step_by(keys.len() / 255).copied().collect();
        let middle = before * (sample.len() - 1) / keys.len();
        let pivot = *sample.select_nth_unstable(middle).1;
        let (mut less, mut equal) = (0, 0);
        for &key in &*keys {
            less += usize::from(key < pivot);
            equal += usize::from(key == pivot);
        }
        if before < less {
            keys.retain(|&key| key < pivot);
        } else if before < less + equal {
            return Some(pivot);
        } else {
            keys.retain(|&key| key > pivot);
            before -= less + equal;
        }
    }
    Some(*keys.select_nth_unstable(before).1)
}

/// Half of a number that was seen, and in which layer.
type Seen = (u32, u32);

/// Whether this number was not seen in this layer. Now and then a state is
/// taken for another one, which does no harm but to lose it.
fn is_new(seen: &mut [Seen], layer: u32, hash: u64) -> bool {
    let mask = seen.len() - 1;
    let (mut at, half) = (hash as usize & mask, (hash >> 32) as u32);
    for _ in 0..16 {
        let entry = &mut seen[at];
        if entry.1 != layer {
            *entry = (half, layer);
            return true;
        }
        if entry.0 == half {
            return false;
        }
        at = (at + 1) & mask;
    }
    true
}

/// A number for a tile on a square; the numbers of all tiles, combined by
/// exclusive or, are the board's (Zobrist).
pub(super) fn zobrist(home: u32, square: u32) -> u64 {
    let mut z = (u64::from(home) << 32 | u64::from(square)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z ^ (z >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Dealer, Goal, Layout, Recipe, Size};

    use crate::Limits;

    /// Wants the distances to fall; a state is the number of its board.
    struct Falling;

    impl Guide for Falling {
        type State = (u64, i64);

        fn child(
            &mut self,
            grid: &Grid,
            &(hash, sum): &(u64, i64),
            step: Step,
        ) -> Option<((u64, i64), i64)> {
            let (from, to) = (grid.blank(), grid.beside(grid.blank(), step));
            let tile = grid.at(to);
            let more = i64::from(grid.distance(from, tile)) - i64::from(grid.distance(to, tile));
            let hash = hash ^ zobrist(tile, from) ^ zobrist(tile, to);
            Some(((hash, sum + more), sum + more))
        }

        fn hash(&self, &(hash, _): &(u64, i64)) -> u64 {
            hash
        }
    }

    /// Plays the way to each leaf on a board of its own.
    #[test]
    fn the_ways_to_leaves_lead_to_their_boards() {
        let goal = Goal::new(Size::new(5, 6).unwrap(), Layout::BlankLast);
        let board = Dealer::new(goal.clone(), Recipe::default(), "tour").unwrap().deal(0).unwrap();
        let tiles = |grid: &Grid| {
            let squares = grid.squares().filter(|&square| square != grid.blank());
            let number = |square| zobrist(grid.at(square), square);
            squares.map(number).fold(0, |hash, number| hash ^ number)
        };
        let watch = Watch::new(&Limits::default());
        for width in [1, 2, 7, 60] {
            let mut grid = Grid::new(&board, &goal);
            let mut played = grid.clone();
            let mut tour = Tour::new(width, (tiles(&grid), 0), 3);
            for layer in 0..80 {
                assert!(tour.advance(&mut grid, &mut Falling, width, &watch, |s| played.step(s)));
                assert_eq!(tiles(&played), tiles(&grid), "what is common has left");
                assert_eq!(played.blank(), grid.blank());
                assert_eq!(tour.ways.iter().count(), tour.leaves.len());
                let mut seen = std::collections::HashSet::new();
                for (leaf, &((hash, _), _)) in tour.leaves().iter().enumerate() {
                    let mut reached = played.clone();
                    tour.ways.to(leaf).into_iter().for_each(|step| reached.step(step));
                    assert_eq!(tiles(&reached), hash, "{width} wide, layer {layer}, leaf {leaf}");
                    assert!(seen.insert(hash));
                }
            }
            let last = tour.leaves().len() - 1;
            let ((hash, _), _) = tour.leaves()[last];
            tour.settle(&mut grid, last, |step| played.step(step));
            assert_eq!((tiles(&grid), tiles(&played)), (hash, hash));
        }
    }

    #[test]
    fn the_key_in_its_place_is_found_among_many() {
        for spread in [1, 7, 1 << 40] {
            let mut noise = 1u64;
            let mut keys: Vec<i64> = Vec::new();
            for _ in 0..5 * MANY {
                noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                keys.push((noise >> 20) as i64 % spread - spread / 2);
            }
            let mut sorted = keys.clone();
            sorted.sort_unstable();
            for before in [0, 1, MANY, 2 * MANY + 3, 5 * MANY - 1] {
                assert_eq!(in_order(&mut keys.clone(), before, &|| true), Some(sorted[before]));
            }
            assert_eq!(in_order(&mut keys, 0, &|| false), None);
        }
    }
}
