//! Moves as text, as they are found.

use std::{fmt::Write, ops::ControlFlow};

use noyes::{Metric, Run};
use noyes_solver::Sink;

/// The text of a solution, which takes a letter or two for a move where a list of moves takes
/// several times that: a [`Sink`] for a solver.
///
/// ```
/// use noyes::Direction;
/// use noyes_engine::MoveText;
/// use noyes_solver::Sink;
///
/// let mut text = MoveText::default();
/// for direction in [Direction::Up, Direction::Left, Direction::Left] {
///     assert!(text.push(direction.into()).is_continue());
/// }
/// assert_eq!(text.finish(), "UL2");
/// ```
#[derive(Debug, Default)]
pub struct MoveText {
    text: String,
    /// The run that the next one may go on.
    last: Option<Run>,
    lengths: [u64; Metric::ALL.len()],
}

impl MoveText {
    /// All moves that were not taken yet.
    #[must_use]
    pub fn finish(mut self) -> String {
        self.end_run();
        self.text
    }

    /// Takes the moves that are there, the last run excepted, which may still grow.
    #[must_use]
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// How many bytes could be taken.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.text.len()
    }

    /// The number of moves so far, taken or not.
    #[must_use]
    pub fn length(&self, metric: Metric) -> u64 {
        self.lengths[metric as usize]
    }

    fn end_run(&mut self) {
        if let Some(run) = self.last.take() {
            // Writing to a string cannot fail.
            write!(self.text, "{run}").ok();
        }
    }
}

impl Sink for MoveText {
    fn push(&mut self, run: Run) -> ControlFlow<()> {
        self.lengths[Metric::Stm as usize] += u64::from(run.length.get());
        let longer = |last: Run| {
            let length = last.length.checked_add(run.length.get())?;
            (last.direction == run.direction).then_some(Run { length, ..last })
        };
        self.last = match self.last.and_then(longer) {
            Some(run) => Some(run),
            None => {
                self.lengths[Metric::Mtm as usize] += 1;
                self.end_run();
                Some(run)
            }
        };
        ControlFlow::Continue(())
    }

    fn can_wait(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use noyes::Algorithm;

    use super::*;

    #[test]
    fn the_text_is_that_of_the_algorithm() {
        for text in ["", "L", "URDL2", "U2RU3L12DRRRUUL"] {
            let algorithm: Algorithm = text.parse().unwrap();
            let mut found = MoveText::default();
            // One by one, as a search may find them.
            for direction in algorithm.moves() {
                assert_eq!(found.push(direction.into()), ControlFlow::Continue(()));
            }
            for metric in Metric::ALL {
                assert_eq!(found.length(metric), algorithm.length(metric), "{text}");
            }
            assert_eq!(found.finish(), algorithm.to_string());
        }
    }
}
