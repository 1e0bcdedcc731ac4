//! Where the moves of a solution go.

use std::ops::ControlFlow;

use noyes::{Algorithm, Run};

/// Takes the moves of a solution, in their order, as they are found.
///
/// An [`Algorithm`] is one, for solutions that fit into memory. A closure is
/// another:
///
/// ```
/// use std::ops::ControlFlow;
/// use noyes::{Goal, Layout, Size};
/// use noyes_solver::{Limits, Options, Solver};
///
/// let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
/// let solver = Solver::new(&goal, Options::default());
/// let mut slides = 0;
/// let mut sink = |run: noyes::Run| {
///     slides += run.length.get();
///     ControlFlow::Continue(())
/// };
/// solver.solve_into(&"1 2 3/4 5 6/0 7 8".parse()?, &Limits::default(), &mut sink)?;
/// assert_eq!(slides, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Sink {
    /// Takes the next run. One that has the direction of the run before
    /// continues it. `Break` asks for no more: the search is cancelled, unless
    /// this was the last run.
    fn push(&mut self, run: Run) -> ControlFlow<()>;

    /// Whether it keeps all moves, so that nothing is lost if they come when the search is over.
    /// Solutions of more than 16,384 squares leave as they are found if it does not; else, where
    /// there is memory for two, the shorter one comes, and if the search is cancelled in the
    /// meantime, the first one.
    fn can_wait(&self) -> bool {
        false
    }
}

impl Sink for Algorithm {
    fn push(&mut self, run: Run) -> ControlFlow<()> {
        Algorithm::push(self, run);
        ControlFlow::Continue(())
    }

    fn can_wait(&self) -> bool {
        true
    }
}

impl<F: FnMut(Run) -> ControlFlow<()>> Sink for F {
    fn push(&mut self, run: Run) -> ControlFlow<()> {
        self(run)
    }
}
