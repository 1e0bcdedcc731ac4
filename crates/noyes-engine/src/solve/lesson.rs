//! Solving as a person would.

use noyes::{Board, Goal, Metric, Position};
use noyes_api::{SolveLine, StepLine, Taught};
use noyes_solver::{Cancel, Lesson, Options, Sink, SolveError, Solver};
use web_time::Instant;

use super::MoveText;

/// Solves a board by a lesson; the moves go to the sink, and the steps into the answer if they are
/// wanted there.
pub(super) fn teach(
    line: u64,
    board: &Board,
    goal: &Goal,
    metric: Metric,
    cancel: Option<&Cancel>,
    sink: &mut dyn Sink,
    wants_steps: bool,
) -> Result<SolveLine, SolveError> {
    let options = Options { metric, ..Options::default() };
    let lower_bound = Solver::new(goal, options).lower_bound(board)?;
    let begin = Instant::now();
    let mut moves = MoveText::default();
    let mut steps = Vec::new();
    for step in Lesson::new(board, goal)? {
        if cancel.is_some_and(Cancel::is_cancelled) {
            return Err(SolveError::Cancelled);
        }
        if wants_steps {
            steps.push(StepLine::new(&step, board.size()));
        }
        for &run in step.moves.runs() {
            if moves.push(run).is_break() || sink.push(run).is_break() {
                return Err(SolveError::Cancelled);
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
