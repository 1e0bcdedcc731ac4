//! What was played, and what was taken back.

use noyes::{Algorithm, Metric, Run};

/// The runs that were played, each of them one step of undo, and those taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct History {
    steps: Vec<Run>,
    /// How many of the steps are done; the others were taken back.
    done: usize,
}

impl History {
    /// A history of these steps of which the first `done` stand.
    pub(crate) fn new(steps: Vec<Run>, done: usize) -> History {
        let done = done.min(steps.len());
        History { steps, done }
    }

    /// All steps, those taken back last.
    pub(crate) fn steps(&self) -> &[Run] {
        &self.steps
    }

    /// How many steps stand.
    pub(crate) fn done(&self) -> usize {
        self.done
    }

    /// A new step; what was taken back before is forgotten.
    pub(crate) fn push(&mut self, run: Run) {
        self.steps.truncate(self.done);
        self.steps.push(run);
        self.done += 1;
    }

    /// Takes the last step back and returns the run that does so.
    pub(crate) fn undo(&mut self) -> Option<Run> {
        self.done = self.done.checked_sub(1)?;
        Some(self.steps[self.done].inverse())
    }

    /// Makes the step that was taken back last, and returns it.
    pub(crate) fn redo(&mut self) -> Option<Run> {
        let run = *self.steps.get(self.done)?;
        self.done += 1;
        Some(run)
    }

    /// The steps that stand, as one algorithm.
    pub(crate) fn algorithm(&self) -> Algorithm {
        self.steps[..self.done].iter().copied().collect()
    }

    /// The length of what stands.
    pub(crate) fn length(&self, metric: Metric) -> u64 {
        self.algorithm().length(metric)
    }
}
