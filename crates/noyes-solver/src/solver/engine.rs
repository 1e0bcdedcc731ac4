//! Which search answers for which boards.

use std::fmt;

use noyes::{Algorithm, Board, Metric, Position};

use super::{
    Options, Quality, exact_by_default,
    proof::{Asked, Lower, proved},
};
use crate::{
    ExactTable, Limits, Method, Sink, SolveError,
    frame::Frame,
    large::{self, Found, Whole},
    runs::Runs,
    search::Deepening,
    watch::Watch,
};

/// The tables of a solver, ready to search with.
pub(super) enum Engine {
    /// All boards are measured, or there is but one way.
    Exact(ExactTable),
    /// Optimal, by pattern databases.
    Deepening(Deepening),
    /// Optimal in runs.
    Runs(Runs),
    /// A good solution and a bound, with the same tables.
    Near(Deepening),
    /// A good solution and a bound, without tables.
    Large,
}

/// Up to so many squares all boards are measured: at once, and in little memory.
const MEASURED: usize = 9;

impl Engine {
    pub(super) fn new(
        frame: &Frame,
        options: &Options,
        limits: &Limits<'_>,
    ) -> Result<Engine, SolveError> {
        let size = frame.standard().size();
        if size.is_one_wide() || size.area() <= MEASURED {
            return ExactTable::build(frame.standard(), options.metric, limits).map(Engine::Exact);
        }
        let proved = match options.quality {
            Quality::Fast => false,
            Quality::Auto | Quality::Near => exact_by_default(size),
            Quality::Optimal => true,
        };
        if proved && options.metric == Metric::Stm && Deepening::supports(size) {
            return Deepening::new(frame.standard(), options.tables, &options.store, limits)
                .and_then(|tables| tables.with_proofs(limits))
                .map(Engine::Deepening);
        }
        if proved
            && options.metric == Metric::Mtm
            && Runs::supports(frame.standard(), options.tables)
        {
            return Runs::new(frame.standard(), options.tables, &options.store, limits)
                .map(Engine::Runs);
        }
        if !proved && options.quality != Quality::Fast && Deepening::supports(size) {
            return Deepening::new(frame.standard(), options.tables, &options.store, limits)
                .map(Engine::Near);
        }
        Ok(Engine::Large)
    }

    /// Bytes in memory.
    pub(super) fn bytes(&self) -> u64 {
        match self {
            Engine::Exact(table) => {
                ExactTable::bytes_held(table.goal().size(), table.metric()).unwrap_or(0)
            }
            Engine::Deepening(tables) | Engine::Near(tables) => tables.bytes(),
            Engine::Runs(tables) => tables.bytes(),
            Engine::Large => 0,
        }
    }

    /// What the tables alone prove of a board in the standard form.
    pub(super) fn lower_bound(&self, board: &Board, metric: Metric) -> u64 {
        match self {
            // These count single tiles, whatever the metric.
            Engine::Near(tables) if metric == Metric::Stm => tables.estimate(board).into(),
            Engine::Exact(table) => table.distance(board).unwrap_or(0),
            Engine::Deepening(tables) => tables.estimate(board).into(),
            Engine::Runs(tables) => tables.estimate(board).into(),
            Engine::Near(_) | Engine::Large => 0,
        }
    }

    /// Solves a board in the standard form. `None` if the search was cancelled
    /// before there was an answer.
    pub(super) fn solve(
        &self,
        board: &Board,
        frame: &Frame,
        options: &Options,
        watch: &Watch<'_>,
        sink: &mut dyn Sink,
    ) -> Option<Found> {
        let (goal, metric) = (frame.standard(), options.metric);
        let asked = |tables| Asked { board, goal, metric, tables };
        match self {
            Engine::Exact(table) => {
                let moves = table.solve(board).ok()?;
                let length = moves.length(options.metric);
                let method = match board.size().is_one_wide() {
                    true => Method::OneWide,
                    false => Method::Table,
                };
                deliver(moves, sink)?;
                Some(Found { length, lower_bound: length, method })
            }
            Engine::Deepening(tables) => {
                let prove = |least, lower: Lower<'_>| {
                    let least = u32::try_from(least).unwrap_or(u32::MAX / 2);
                    tables.solve(board, least, watch, lower)
                };
                proved(&asked(Some(tables as &dyn Whole)), prove, watch, sink)
            }
            Engine::Runs(tables) => {
                let prove = |_, lower: Lower<'_>| tables.solve(board, watch, lower);
                proved(&asked(None), prove, watch, sink)
            }
            Engine::Near(tables) => {
                let (goal, &Options { metric, quality, .. }) = (frame.standard(), options);
                large::solve_with(board, goal, metric, quality, Some(tables), watch, sink)
            }
            Engine::Large => {
                large::solve(board, frame.standard(), options.metric, options.quality, watch, sink)
            }
        }
    }
}

/// Gives the moves to the sink; `None` if it wants no more while there are some.
pub(super) fn deliver(moves: Algorithm, sink: &mut dyn Sink) -> Option<()> {
    let Some((&last, runs)) = moves.runs().split_last() else { return Some(()) };
    if runs.iter().any(|&run| sink.push(run).is_break()) {
        return None;
    }
    // With the last one it has them all.
    let _ = sink.push(last);
    Some(())
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Engine::Exact(_) => "Exact",
            Engine::Deepening(_) => "Deepening",
            Engine::Runs(_) => "Runs",
            Engine::Near(_) => "Near",
            Engine::Large => "Large",
        })
    }
}
