//! Ranks that were learned from solved boards.
//!
//! The moves that a board still needs are taken to be a sum over all pairs of tiles, the blank
//! among them: each pair has a weight for the two cells on which it stands. The weights were
//! fitted to the moves that were left along solutions, those of 6x6 and 7x7 then to what beams
//! lost, and know what no bound does: which tiles wait for one another, and which are in place too
//! early. The sum bounds nothing. It chooses which boards of a beam go on.

mod classes;
#[cfg(feature = "learn")]
mod grow;
#[cfg(not(target_family = "wasm"))]
mod local;
#[cfg(not(target_family = "wasm"))]
mod parts;
#[cfg(feature = "learn")]
pub(crate) mod training;
mod weights;

use std::sync::OnceLock;

use noyes::{Goal, Layout, Size};

use crate::{
    frame::Frame,
    search::{Asked, Heuristic},
};
#[cfg(not(target_family = "wasm"))]
pub(crate) use local::{Around, Local};
use weights::Table;
pub(crate) use weights::Weights;

/// The widest and highest board with weights.
#[cfg(target_family = "wasm")]
pub(crate) const SIDE: u32 = 5;
#[cfg(not(target_family = "wasm"))]
pub(crate) const SIDE: u32 = 7;

/// The side of the smallest square board with weights.
const LEAST_SIDE: u32 = 5;

/// The most squares of a board with weights.
const MAX_AREA: usize = (SIDE * SIDE) as usize;

/// Smaller boards have pattern databases, which know more of them.
const MIN_AREA: usize = 25;

/// The weights of boards to this goal, if it is in standard form, they were learned, and to lay
/// them out takes no more than so many bytes.
pub(crate) fn weights(goal: &Goal, memory: u64) -> Option<Weights<'static>> {
    let size = goal.size();
    if size.area() < MIN_AREA {
        None
    } else if *goal == Goal::new(size, Layout::BlankLast) {
        sized(size, memory)
    } else if goal == Frame::new(goal).standard() {
        elsewhere(goal, memory)
    } else {
        None
    }
}

/// Whether one table serves goals of this size wherever their blank is. Else each kind of goal has
/// its own, or only goals with the blank in a corner have any.
pub(crate) fn one_serves_all(size: Size) -> bool {
    // Too many tables for a page to load.
    let own = !cfg!(target_family = "wasm") && size.width() == LEAST_SIDE;
    size.width() == size.height() && !own
}

/// Where the blank of a square goal is not in a corner.
fn elsewhere(goal: &Goal, memory: u64) -> Option<Weights<'static>> {
    /// By side and the blank's square.
    static KNOWN: [[OnceLock<Table>; MAX_AREA]; SIDES] =
        [const { [const { OnceLock::new() }; MAX_AREA] }; SIDES];
    let (size, blank) = (goal.size(), goal.blank());
    if size.width() != size.height() {
        return None;
    }
    // Too much for a page to load.
    #[cfg(not(target_family = "wasm"))]
    let own: Option<&[u8]> = match (size.width(), blank.number()) {
        (5, 12) => Some(include_bytes!("5x5-12.weights")),
        (5, 17) => Some(include_bytes!("5x5-17.weights")),
        (5, 18) => Some(include_bytes!("5x5-18.weights")),
        (5, 22) => Some(include_bytes!("5x5-22.weights")),
        (5, 23) => Some(include_bytes!("5x5-23.weights")),
        _ => None,
    };
    #[cfg(target_family = "wasm")]
    let own: Option<&[u8]> = None;
    let Some(own) = own else {
        return Some(Weights::moved(goal, table(size, memory)?));
    };
    let known = &KNOWN[size.width() as usize][blank.index()];
    let table = || known.get_or_init(|| Table::new(goal, goal, own));
    can_be_laid_out(size, memory).then(|| Weights::new(goal, table()))
}

/// Whether there is memory for it. If they are there already the answer is the same: it must not
/// depend on what was solved before.
pub(crate) fn can_be_laid_out(size: Size, memory: u64) -> bool {
    Table::bytes_to_make(size) <= memory
}

/// Bytes in memory of what is known of the largest board, while it is laid out.
pub(crate) fn bytes() -> u64 {
    Size::new(SIDE, SIDE).map_or(0, Table::bytes_to_make)
}

/// Bytes that what is known of square boards of this side keeps; none below the least side.
pub(crate) fn bytes_held(side: u32) -> u64 {
    let side = Some(side).filter(|side| (LEAST_SIDE..=SIDE).contains(side));
    side.and_then(|side| Size::new(side, side).ok()).map_or(0, Table::bytes_held)
}

const SIDES: usize = SIDE as usize + 1;

/// How wide and high a board is at most of which weights can be laid out in so many bytes; 0 if
/// there is none.
pub(crate) fn side(memory: u64) -> u32 {
    let fits = |&side: &u32| Size::new(side, side).is_ok_and(|size| can_be_laid_out(size, memory));
    (LEAST_SIDE..=SIDE).rev().find(fits).unwrap_or(0)
}

/// The weights of boards of this size whose goal has the blank in the last corner, under the same
/// condition.
pub(crate) fn sized(size: Size, memory: u64) -> Option<Weights<'static>> {
    Some(Weights::new(&Goal::new(size, Layout::BlankLast), table(size, memory)?))
}

/// What these weights are told from.
fn table(size: Size, memory: u64) -> Option<&'static Table> {
    /// By width and height.
    static KNOWN: [[OnceLock<Table>; SIDES]; SIDES] =
        [const { [const { OnceLock::new() }; SIDES] }; SIDES];
    let side = size.width().max(size.height());
    let learned = bytes_of(side)?;
    let known = &KNOWN[size.width() as usize][size.height() as usize];
    let goal = |size| Goal::new(size, Layout::BlankLast);
    let square = Size::new(side.max(LEAST_SIDE), side.max(LEAST_SIDE)).ok()?;
    let new = || Table::new(&goal(size), &goal(square), learned);
    can_be_laid_out(size, memory).then(|| known.get_or_init(new))
}

/// What was learned of square boards that are at least as wide and high.
fn bytes_of(side: u32) -> Option<&'static [u8]> {
    Some(match side {
        ..=5 => include_bytes!("5x5.weights"),
        // Too much for a page to load.
        #[cfg(not(target_family = "wasm"))]
        6 => include_bytes!("6x6.weights"),
        #[cfg(not(target_family = "wasm"))]
        7 => include_bytes!("7x7.weights"),
        _ => return None,
    })
}

/// An estimate that says which boards are too far, and weights that say which are near.
pub(crate) struct Learned<'a, H> {
    pub(crate) estimate: &'a H,
    pub(crate) weights: &'a Weights<'a>,
}

/// What is kept of a board.
#[derive(Clone)]
pub(crate) struct State<S> {
    estimate: S,
    /// The name on each cell.
    cells: [u8; MAX_AREA],
    /// The sum of the weights of all pairs.
    sum: i32,
}

#[derive(Clone, Copy, Default)]
pub(crate) struct Change<C> {
    estimate: C,
    sum: i32,
    from: u8,
    to: u8,
}

impl<H: Heuristic> Learned<'_, H> {
    #[inline(always)]
    fn change(
        &self,
        &Asked { state, blank, letter, .. }: &Asked<'_, State<H::State>>,
        estimate: H::Change,
    ) -> Change<H::Change> {
        let (from, more) = self.weights.table().more(&state.cells, blank, letter);
        Change { estimate, sum: state.sum + more, from, to: blank }
    }
}

impl<H: Heuristic> Heuristic for Learned<'_, H> {
    type State = State<H::State>;
    type Change = Change<H::Change>;

    fn start(&self, tiles: &[u8]) -> State<H::State> {
        let mut cells = [0; MAX_AREA];
        cells.iter_mut().zip(self.weights.cells(tiles)).for_each(|(cell, name)| *cell = name);
        let sum = self.weights.sum(&cells[..tiles.len()]);
        State { estimate: self.estimate.start(tiles), cells, sum }
    }

    fn estimate(&self, state: &State<H::State>) -> u32 {
        self.estimate.estimate(&state.estimate)
    }

    #[inline(always)]
    fn look(
        &self,
        state: &State<H::State>,
        tile: u8,
        blank: u8,
        letter: usize,
        below: u32,
    ) -> Option<(Change<H::Change>, u32)> {
        let (estimate, moves) = self.estimate.look(&state.estimate, tile, blank, letter, below)?;
        let asked = Asked { state, tile, blank, letter: letter as u8 };
        Some((self.change(&asked, estimate), moves))
    }

    #[inline(always)]
    fn look_at(
        &self,
        asked: &[Asked<'_, State<H::State>>],
        below: u32,
        found: &mut Vec<Option<(Change<H::Change>, u32)>>,
    ) {
        let estimates: Vec<_> = asked
            .iter()
            .map(|&Asked { state, tile, blank, letter }| Asked {
                state: &state.estimate,
                tile,
                blank,
                letter,
            })
            .collect();
        let mut told = Vec::with_capacity(asked.len());
        self.estimate.look_at(&estimates, below, &mut told);
        found.extend(asked.iter().zip(told).map(|(asked, told)| {
            let (estimate, moves) = told?;
            Some((self.change(asked, estimate), moves))
        }));
    }

    #[inline(always)]
    fn rank(&self, change: &Change<H::Change>, _: u32) -> u32 {
        change.sum.max(0) as u32
    }

    #[inline(always)]
    fn swap(&self, state: &mut State<H::State>, change: &mut Change<H::Change>) {
        self.estimate.swap(&mut state.estimate, &mut change.estimate);
        std::mem::swap(&mut state.sum, &mut change.sum);
        state.cells.swap(usize::from(change.from), usize::from(change.to));
    }
}

#[cfg(test)]
mod tests;
