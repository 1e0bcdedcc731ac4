//! One round of iterative deepening over runs.

use std::{
    ops::ControlFlow::{self, Break, Continue},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    thread,
};

use super::{
    duplicates::{MAX_SIDE, REJECTED},
    fill::Space,
    search::{CELLS, Runs},
};
use crate::{clock::Clock, watch::Watch};

/// A board on the way, as far as the estimate knows it.
#[derive(Clone, Copy)]
pub(super) struct Node<L> {
    /// For each axis the simplified board, its value, and the blank's row or column.
    pub(super) lanes: [u64; 2],
    pub(super) values: [u8; 2],
    pub(super) place: [u8; 2],
    pub(super) labels: L,
}

/// What is known of a board by labels: nothing, `()`, or [`Labelled`].
pub(super) trait Known: Copy + Send + Sync {
    /// A tile moves into the blank's cell. The values are left as they are.
    fn slide(&mut self, runs: &Runs, from: usize, blank: usize);

    /// Whether fewer than so many runs could be enough, given the board that one
    /// run led from.
    fn allows(&mut self, before: &Self, runs: &Runs, left: u32) -> bool;
}

impl Known for () {
    #[inline(always)]
    fn slide(&mut self, _: &Runs, _: usize, _: usize) {}

    #[inline(always)]
    fn allows(&mut self, (): &(), _: &Runs, _: u32) -> bool {
        true
    }
}

/// The board and its value as each view of the labels has it, and the tiles
/// themselves, four bits a cell.
#[derive(Clone, Copy)]
pub(super) struct Labelled {
    pub(super) boards: [u64; 2],
    pub(super) values: [u8; 2],
    pub(super) tiles: u64,
}

impl Known for Labelled {
    #[inline(always)]
    fn slide(&mut self, runs: &Runs, from: usize, blank: usize) {
        let tile = (self.tiles >> (4 * from)) as usize % CELLS;
        self.tiles ^= (tile as u64) << (4 * from) | (tile as u64) << (4 * blank);
        for (board, view) in self.boards.iter_mut().zip(&runs.labels) {
            let cell = |cell: usize| usize::from(view.cell[cell % CELLS]);
            *board = view.labels.slide(*board, tile, cell(from), cell(blank));
        }
    }

    #[inline(always)]
    fn allows(&mut self, before: &Labelled, runs: &Runs, left: u32) -> bool {
        runs.labels.iter().enumerate().all(|(v, view)| {
            let residue = view.labels.residue(&view.table, self.boards[v]);
            self.values[v] = near(before.values[v], residue);
            u32::from(self.values[v]) < left
        })
    }
}

/// The value with this residue modulo 3 that is at most one from another.
#[inline(always)]
fn near(value: u8, residue: u32) -> u8 {
    value + (residue as u8 + 4 - value % 3) % 3 - 1
}

/// The least number of runs, if the next one has this axis.
#[inline(always)]
pub(super) fn estimate(values: [u8; 2], axis: usize) -> u32 {
    let [this, other] = [values[axis], values[1 - axis]].map(u32::from);
    (2 * this).saturating_sub(1).max(2 * other)
}

/// A run: its axis, 0 the vertical one, and the row or column that the blank goes to.
pub(super) type Step = (u8, u8);

/// What came of a round.
pub(super) enum Outcome {
    Found(Vec<Step>),
    /// There is none.
    Nothing,
    /// A limit ended it.
    Stopped,
}

/// Why a part of a round ended before it had looked at all.
enum End {
    Found,
    Stopped,
}

/// How many nodes are counted before the limits are looked at.
const BREATH: u64 = 1 << 14;

/// A round is shared by threads if the one before had so many nodes, and split
/// into so many parts a thread: few in tests, whose boards are small.
const SHARED_FROM: u64 = 1 << 18;
const PARTS: usize = if cfg!(test) { 4 } else { 256 };

/// A node that a thread may go on from, with the next run's axis, the state of
/// the automaton and the runs so far.
struct Part<L> {
    node: Node<L>,
    axis: usize,
    state: u16,
    path: Vec<Step>,
}

/// Looks for a solution of at most `bound` runs; the round before looked at
/// `before` nodes.
pub(super) fn round<L: Known>(
    runs: &Runs,
    start: &Node<L>,
    blank: usize,
    bound: u32,
    watch: &Watch<'_>,
    before: u64,
) -> Outcome {
    if start.values == [0, 0] {
        return Outcome::Found(Vec::new());
    }
    let threads = watch.limits().threads.get();
    let shared = threads > 1 && before >= SHARED_FROM;
    let halt = AtomicBool::new(false);
    let mut round = Round { runs, watch, halt: &halt, nodes: 0, path: Vec::new() };
    let mut parts = Vec::new();
    for axis in 0..2 {
        if estimate(start.values, axis) > bound {
            continue;
        }
        let after = runs.duplicates.first(blank, axis);
        let after = after.map(|state| state.unwrap_or(REJECTED));
        let end = match shared {
            true => round.split(start, axis, &after, bound, &mut parts),
            false => round.along(start, axis, &after, bound),
        };
        if let Break(end) = end {
            return round.ended(end);
        }
    }
    if shared {
        return round.share(parts, bound, threads);
    }
    watch.spend(round.nodes);
    Outcome::Nothing
}

/// A thread's part of a round.
struct Round<'a, 'b> {
    runs: &'a Runs,
    watch: &'a Watch<'b>,
    /// Another thread has found a solution.
    halt: &'a AtomicBool,
    nodes: u64,
    path: Vec<Step>,
}

impl Round<'_, '_> {
    fn ended(self, end: End) -> Outcome {
        self.watch.spend(self.nodes);
        match end {
            End::Found => Outcome::Found(self.path),
            End::Stopped => Outcome::Stopped,
        }
    }

    /// Several threads look for a solution below parts of the tree.
    fn share<L: Known>(mut self, mut parts: Vec<Part<L>>, bound: u32, threads: usize) -> Outcome {
        // Level by level, until there are parts enough that no thread is left
        // waiting for another's last one.
        while parts.len() < PARTS * threads && !parts.is_empty() {
            let mut next = Vec::with_capacity(2 * parts.len());
            for Part { node, axis, state, path } in parts {
                let left = bound - path.len() as u32;
                self.path = path;
                let after = self.runs.duplicates.after(state);
                if let Break(end) = self.split(&node, axis, after, left, &mut next) {
                    return self.ended(end);
                }
            }
            parts = next;
        }
        self.watch.spend(self.nodes);
        let taken = AtomicUsize::new(0);
        let found = Mutex::new(None);
        let Round { runs, watch, halt, .. } = self;
        let work = || {
            let clock = Clock::start();
            let mut round = Round { runs, watch, halt, nodes: 0, path: Vec::new() };
            while let Some(part) = parts.get(taken.fetch_add(1, Relaxed)) {
                round.path.clone_from(&part.path);
                let left = bound - part.path.len() as u32;
                let after = runs.duplicates.after(part.state);
                match round.along(&part.node, part.axis, after, left) {
                    Continue(()) => {}
                    Break(End::Found) => {
                        halt.store(true, Relaxed);
                        let path = Some(std::mem::take(&mut round.path));
                        *found.lock().unwrap_or_else(PoisonError::into_inner) = path;
                        break;
                    }
                    Break(End::Stopped) => break,
                }
            }
            watch.spend(round.nodes);
            watch.worked(clock);
        };
        thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
        match found.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(path) => Outcome::Found(path),
            None if watch.stopped().is_some() => Outcome::Stopped,
            None => Outcome::Nothing,
        }
    }

    /// Adds a node's children to the parts.
    fn split<L: Known>(
        &mut self,
        node: &Node<L>,
        axis: usize,
        after: &[u16],
        left: u32,
        parts: &mut Vec<Part<L>>,
    ) -> ControlFlow<End> {
        self.each(node, axis, after, left, |round, node, step, state| {
            round.path.push(step);
            if node.values == [0, 0] {
                return Break(End::Found);
            }
            parts.push(Part { node: *node, axis: 1 - axis, state, path: round.path.clone() });
            round.path.pop();
            Continue(())
        })
    }

    /// Looks for a solution that goes on with a run of this axis; `left` runs are
    /// left, this one included.
    fn along<L: Known>(
        &mut self,
        node: &Node<L>,
        axis: usize,
        after: &[u16],
        left: u32,
    ) -> ControlFlow<End> {
        self.each(node, axis, after, left, |round, node, step, state| {
            round.path.push(step);
            if node.values == [0, 0] {
                return Break(End::Found);
            }
            if round.nodes >= BREATH {
                let go_on = round.watch.spend(std::mem::take(&mut round.nodes));
                if !go_on || round.halt.load(Relaxed) {
                    return Break(End::Stopped);
                }
            }
            let after = round.runs.duplicates.after(state);
            round.along(node, 1 - axis, after, left - 1)?;
            round.path.pop();
            Continue(())
        })
    }

    /// Calls with every board that a run of this axis leads to and that could be
    /// solved with the others.
    #[inline(always)]
    fn each<L: Known>(
        &mut self,
        node: &Node<L>,
        axis: usize,
        after: &[u16],
        left: u32,
        mut visit: impl FnMut(&mut Self, &Node<L>, Step, u16) -> ControlFlow<End>,
    ) -> ControlFlow<End> {
        let axes = &self.runs.axes[axis];
        let (lanes, table) = (&axes.lanes, &axes.table[..]);
        let across = node.place[1 - axis];
        let cell = |place: u8| match axis {
            0 => usize::from(place * 4 + across),
            _ => usize::from(across * 4 + place),
        };
        for forward in [true, false] {
            let mut child = *node;
            while if forward {
                u32::from(child.place[axis]) + 1 < lanes.height()
            } else {
                child.place[axis] > 0
            } {
                let here = child.place[axis];
                let to = if forward { here + 1 } else { here - 1 };
                child.place[axis] = to;
                child.lanes[axis] = lanes.step(child.lanes[axis], across.into(), forward);
                child.labels.slide(self.runs, cell(to), cell(here));
                let state = after[usize::from(to) % MAX_SIDE];
                if state == REJECTED {
                    continue;
                }
                self.nodes += 1;
                let residue = lanes.residue(table, child.lanes[axis]);
                child.values[axis] = near(node.values[axis], residue);
                if estimate(child.values, 1 - axis) < left
                    && child.labels.allows(&node.labels, self.runs, left)
                {
                    visit(self, &child, (axis as u8, to), state)?;
                }
            }
        }
        Continue(())
    }
}
