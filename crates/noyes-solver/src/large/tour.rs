//! A beam search over one board that walks from leaf to leaf.
//!
//! The states of a beam share most of their past, so none of them has a board
//! of its own: the tree of the ways from their last common ancestor is kept as
//! one walk (an Euler tour) of steps forward and back, and in each layer the one
//! board goes along it. The cost of a state does not depend on the size of the
//! board, and the moves before the common ancestor are final and can leave.

use super::{
    grid::{Grid, Step},
    is_cancelled,
};
use crate::watch::Watch;

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

/// A leaf, among the steps of the walk.
const LEAF: u8 = 4;

/// A step forward plus this is the step back.
const BACK: u8 = 8;

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
    walk: Vec<u8>,
    leaves: Vec<(S, i64)>,
    candidates: Vec<Candidate<S>>,
    keys: Vec<i64>,
    seen: Vec<(u64, u32)>,
    layer: u32,
    spare: Vec<u8>,
    noise: u64,
}

impl<S: Copy> Tour<S> {
    /// The seed chooses among states of the same key.
    pub(super) fn new(width: usize, state: S, seed: u64) -> Tour<S> {
        Tour {
            walk: vec![LEAF],
            leaves: vec![(state, 0)],
            // Each leaf has at most three children, or the first one four.
            candidates: Vec::with_capacity(3 * width + 1),
            keys: Vec::with_capacity(3 * width + 1),
            seen: vec![(0, 0); (8 * width).next_power_of_two()],
            layer: 0,
            spare: Vec::new(),
            noise: 0x9e37_79b9_7f4a_7c15 ^ seed.wrapping_mul(0xbf58_476d_1ce4_e5b9),
        }
    }

    /// About as many bytes as a beam of this width takes.
    pub(super) fn bytes(width: usize) -> u64 {
        let leaf = 2 * size_of::<(S, i64)>();
        let candidates = 3 * (size_of::<Candidate<S>>() + size_of::<i64>());
        let seen = (8 * width).next_power_of_two() * size_of::<(u64, u32)>();
        // Both walks, that may have room for twice as much as there is: a leaf
        // has itself and a step there and back, and half a one before its parent's.
        let walks = 4 * 6;
        (width * (leaf + candidates + walks) + seen) as u64
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
        let mut leaf = 0;
        let mut way: Vec<Step> = Vec::new();
        let mut open = true;
        for &op in &self.walk {
            if op < LEAF {
                grid.step(op);
                way.push(op);
            } else if op >= BACK {
                grid.step(3 - (op - BACK));
                way.pop();
            } else {
                let back = way.last().map_or(u8::MAX, |&step| 3 - step);
                let state = self.leaves[leaf].0;
                for step in 0..4 {
                    if step == back || grid.is_locked(grid.beside(grid.blank(), step)) {
                        continue;
                    }
                    if let Some((state, key)) = guide.child(grid, &state, step)
                        && is_new(&mut self.seen, self.layer, guide.hash(&state))
                    {
                        self.noise ^= self.noise << 13;
                        self.noise ^= self.noise >> 7;
                        self.noise ^= self.noise << 17;
                        let key = with_noise(key, self.noise);
                        self.candidates.push(Candidate { key, parent: leaf as u32, step, state });
                    }
                }
                leaf += 1;
                if leaf.is_multiple_of(LOOK) && !watch.spend(0) {
                    open = false;
                    break;
                }
            }
        }
        for &step in way.iter().rev() {
            grid.step(3 - step);
        }
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
        let common = self.common();
        for &step in &self.walk[..common] {
            grid.step(step);
            commit(step);
        }
        self.walk.drain(..common);
        true
    }

    /// The walk along the candidates that are good enough. False if the search is
    /// cancelled; there is no beam then.
    fn rebuild(&mut self, worst: i64, width: usize, watch: &Watch<'_>) -> bool {
        self.leaves.clear();
        self.spare.clear();
        let mut chosen = self.candidates.iter().filter(|c| c.key <= worst).take(width).peekable();
        let mut leaf = 0;
        for &op in &self.walk {
            if op == LEAF {
                while let Some(child) = chosen.next_if(|child| child.parent == leaf) {
                    self.spare.extend([child.step, LEAF, BACK + child.step]);
                    self.leaves.push((child.state, child.key >> 8));
                }
                leaf += 1;
                if (leaf as usize).is_multiple_of(LOOK) && is_cancelled(watch) {
                    return false;
                }
            } else if op >= BACK && self.spare.last() == Some(&(op - BACK)) {
                // Forward and back again, and nothing there any more.
                self.spare.pop();
            } else {
                self.spare.push(op);
            }
        }
        while self.spare.last().is_some_and(|&op| op != LEAF) {
            self.spare.pop();
        }
        std::mem::swap(&mut self.walk, &mut self.spare);
        true
    }

    /// How many steps all leaves have in common.
    fn common(&self) -> usize {
        let (mut depth, mut least) = (0usize, usize::MAX);
        for &op in &self.walk {
            if op < LEAF {
                depth += 1;
            } else if op >= BACK {
                depth -= 1;
                least = least.min(depth);
            }
        }
        least.min(depth)
    }

    /// Goes to a leaf for good.
    pub(super) fn settle(&mut self, grid: &mut Grid, leaf: usize, mut commit: impl FnMut(Step)) {
        let mut way = Vec::new();
        let mut leaves = 0;
        for &op in &self.walk {
            if op < LEAF {
                way.push(op);
            } else if op >= BACK {
                way.pop();
            } else if leaves == leaf {
                break;
            } else {
                leaves += 1;
            }
        }
        for step in way {
            grid.step(step);
            commit(step);
        }
        let kept = self.leaves[leaf];
        self.leaves = vec![kept];
        self.walk = vec![LEAF];
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

/// Whether this number was not seen in this layer. Now and then a state is
/// taken for another one, which does no harm but to lose it.
fn is_new(seen: &mut [(u64, u32)], layer: u32, hash: u64) -> bool {
    let mask = seen.len() - 1;
    let mut at = hash as usize & mask;
    for _ in 0..16 {
        let entry = &mut seen[at];
        if entry.1 != layer {
            *entry = (hash, layer);
            return true;
        }
        if entry.0 == hash {
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
