//! Boards of any size: a solution at once, and better ones while there is time.

mod between;
mod bound;
mod carry;
mod carrying;
mod core;
mod corner;
mod distance;
mod grid;
mod home;
mod improve;
mod lines;
#[cfg(not(target_family = "wasm"))]
mod mend;
#[cfg(not(target_family = "wasm"))]
mod near;
mod out;
mod pairs;
mod rest;
mod rounds;
mod route;
mod shuttle;
mod stream;
#[cfg(not(target_family = "wasm"))]
mod stretches;
mod strip;
mod tour;
mod whole;
mod windows;

use noyes::{Algorithm, Board, Goal, Metric, Position};

use crate::{Method, Quality, Sink, Stop, watch::Watch};
pub(crate) use between::Between;
pub(crate) use distance::Distance;
use grid::Grid;
use improve::Improve;
pub(crate) use improve::MEMORY;
use out::Out;
use rounds::Rounds;
#[cfg(feature = "learn")]
pub(crate) use whole::{Lost, lost};
pub(crate) use whole::{Span, search as beam};

/// What came of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) length: u64,
    pub(crate) lower_bound: u64,
    pub(crate) method: Method,
}

/// No solution of the board is shorter than this.
pub(crate) fn lower_bound(board: &Board, goal: &Goal, metric: Metric) -> u64 {
    bound::lower_bound(&Grid::new(board, goal), metric)
}

/// What tables know of whole boards of a goal.
pub(crate) trait Whole {
    /// No solution is shorter than this, in single moves.
    fn lower_bound(&self, board: &Board) -> u64;

    /// A solution of fewer moves than asked for, if a [`beam`] holds one.
    fn beam(&self, board: &Board, span: Span, watch: &Watch<'_>) -> Option<Algorithm>;

    /// A solution, if rounds of iterative deepening that begin with this bound find one before they
    /// are told to end: `lower` hears each bound as it is proved. Also `None` where there is no
    /// memory for it.
    fn prove(
        &self,
        board: &Board,
        least: u64,
        watch: &Watch<'_>,
        lower: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Algorithm>;

    /// Bytes in memory, and those of a beam of this width that looks so deep.
    fn bytes(&self, width: usize, depth: u64) -> u64;
}

/// Solves a board that can be solved, at least two squares wide and high.
///
/// `None` only if the search was cancelled before there was a solution, or the sink
/// took no more before it had all moves.
pub(crate) fn solve(
    board: &Board,
    goal: &Goal,
    metric: Metric,
    quality: Quality,
    watch: &Watch<'_>,
    sink: &mut dyn Sink,
) -> Option<Found> {
    solve_with(board, goal, metric, quality, None, watch, sink)
}

/// The same with tables.
pub(crate) fn solve_with(
    board: &Board,
    goal: &Goal,
    metric: Metric,
    quality: Quality,
    tables: Option<&dyn Whole>,
    watch: &Watch<'_>,
    sink: &mut dyn Sink,
) -> Option<Found> {
    let go_on = || !is_cancelled(watch);
    let begin = || {
        let grid = Grid::new_while(board, goal, &go_on)?;
        let lower_bound = bound::lower_bound_while(&grid, metric, &go_on)?;
        Some((grid, lower_bound))
    };
    let Some((grid, mut lower_bound)) = begin() else {
        watch.stop(Stop::Cancelled);
        return None;
    };
    if let (Some(tables), Metric::Stm) = (tables, metric) {
        lower_bound = lower_bound.max(tables.lower_bound(board));
    }
    watch.report(lower_bound, None);
    let waits = sink.can_wait() && stream::fits_twice(board.size(), watch.limits());
    let mut out = Out::new(sink);
    let rounds = Rounds::new(tables.filter(|_| metric == Metric::Stm), lower_bound);
    let way = if board.size().area() <= KEPT {
        let improve = Improve {
            board,
            goal,
            grid: &grid,
            metric,
            quality,
            tables,
            held: 0,
            rounds: &rounds,
            watch,
        };
        improve.run()
    } else if waits {
        stream::better_of_two(grid, metric, quality, lower_bound, watch)
    } else {
        let method = stream::stream(grid, quality, watch, &mut out);
        // Its moves have left already.
        method.map(|method| (Vec::new(), method))
    };
    let method = way.map(|(path, method)| {
        out.push_all(&path);
        method
    });
    let found = method.and_then(|method| Some((out.finish(metric)?, method)));
    if found.is_none() {
        watch.stop(Stop::Cancelled);
    }
    let (length, method) = found?;
    Some(Found { length, lower_bound: rounds.lower_bound(), method })
}

/// Up to this many squares solutions are kept and improved; above, the first one streams, or the
/// better one of two is given to who can wait for it.
const KEPT: usize = 1 << 14;

/// Whether nobody waits any more. That time is over does not end the way to
/// a first solution.
fn is_cancelled(watch: &Watch<'_>) -> bool {
    watch.limits().cancel.is_some_and(crate::Cancel::is_cancelled)
}

#[cfg(test)]
mod tests;
