//! `--quality teach`: as a person would.

use std::time::Instant;

use noyes::{Board, Goal, Metric, Position};
use noyes_api::{SolveLine, StepLine, Taught};
use noyes_solver::{Cancel, Lesson, Options, Sink, SolveError, Solver};

use super::solvers::fault;
use crate::fault::Fault;

/// Solves a board by a lesson; the moves go to the sink, and the steps into the answer if they are
/// wanted there.
pub(super) fn teach(
    line: u64,
    board: &Board,
    goal: &Goal,
    metric: Metric,
    cancel: &Cancel,
    sink: &mut dyn Sink,
    wants_steps: bool,
) -> Result<SolveLine, Fault> {
    let options = Options { metric, ..Options::default() };
    let lower_bound = Solver::new(goal, options).lower_bound(board).map_err(fault)?;
    let begin = Instant::now();
    let mut moves = super::moves::Text::default();
    let mut steps = Vec::new();
    for step in Lesson::new(board, goal).map_err(fault)? {
        if cancel.is_cancelled() {
            return Err(fault(SolveError::Cancelled));
        }
        if wants_steps {
            steps.push(StepLine::new(&step, board.size()));
        }
        for &run in step.moves.runs() {
            if moves.push(run).is_break() || sink.push(run).is_break() {
                return Err(fault(SolveError::Cancelled));
            }
        }
    }
    let taught = Taught {
        metric,
        length: moves.length(metric),
        lower_bound,
        seconds: begin.elapsed().as_secs_f64(),
        steps: wants_steps.then_some(steps),
    };
    Ok(SolveLine::taught(line, board, goal, None, taught))
}
