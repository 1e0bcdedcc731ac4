//! Solving: one solver a size, all with the same wish.

mod lesson;
mod many;
mod text;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use noyes::{Board, Goal, Metric, Position, Size};
use noyes_api::{HintLine, SolveLine};
use noyes_solver::{
    Limits, Options, Quality, Sink, SolveError, Solver, Store, StoreError, TableSize,
};

pub use self::text::MoveText;
use crate::{Goals, Manner};

/// What a solution is to be like.
#[derive(Clone, Debug)]
pub struct Wish {
    /// How moves are counted.
    pub metric: Metric,
    /// How good the solution is to be, or that it is to be a lesson.
    pub manner: Manner,
    /// How large the tables may be.
    pub tables: TableSize,
    /// Where tables are kept.
    pub store: Store,
    /// Whether a lesson's steps belong into the answer.
    pub steps: bool,
}

impl Default for Wish {
    /// Shortest solutions up to 4x4, near-optimal ones above, from tables in memory.
    fn default() -> Wish {
        Wish {
            metric: Metric::default(),
            manner: Manner::default(),
            tables: TableSize::default(),
            store: Store::in_memory(),
            steps: true,
        }
    }
}

impl Wish {
    /// The limits, with the time that improving takes where nothing else would end it.
    fn limits<'a>(&self, limits: &Limits<'a>) -> Limits<'a> {
        const PATIENCE: Duration = Duration::from_secs(10);
        let endless = self.manner == Manner::Search(Quality::Near) && limits.nodes.is_none();
        let time = limits.time.or(endless.then_some(PATIENCE));
        Limits { time, ..*limits }
    }
}

/// A solver for every size that occurs. Threads share it as it is.
///
/// ```
/// use noyes_engine::{Goals, Solvers, Wish};
/// use noyes_solver::Limits;
///
/// let solvers = Solvers::new(Goals::default(), Wish::default());
/// let answer = solvers.answer(1, &"1 2 3/4 0 5/7 8 6".parse()?, &Limits::default())?;
/// assert_eq!((answer.solution.as_deref(), answer.length), (Some("LU"), Some(2)));
/// let answer = solvers.answer(2, &"1 2 3/4 5 6/8 7 0".parse()?, &Limits::default())?;
/// assert!(!answer.solvable);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solvers {
    wish: Wish,
    goals: Mutex<Goals>,
    solvers: Mutex<HashMap<Size, Arc<Solver>>>,
}

impl Solvers {
    /// Solvers to these goals. Nothing is built yet.
    #[must_use]
    pub fn new(goals: Goals, wish: Wish) -> Solvers {
        Solvers { wish, goals: Mutex::new(goals), solvers: Mutex::default() }
    }

    /// What solutions are to be like.
    #[must_use]
    pub fn wish(&self) -> &Wish {
        &self.wish
    }

    /// The goal for boards of this size.
    #[must_use]
    pub fn goal(&self, size: Size) -> Goal {
        lock(&self.goals).of(size).clone()
    }

    fn solver(&self, size: Size) -> Arc<Solver> {
        let mut solvers = lock(&self.solvers);
        let solver = solvers.entry(size).or_insert_with(|| {
            let quality = match self.wish.manner {
                Manner::Search(quality) => quality,
                Manner::Teach => Quality::Fast,
            };
            let Wish { metric, tables, ref store, .. } = self.wish;
            let options = Options { metric, quality, tables, store: store.clone() };
            Arc::new(Solver::new(&self.goal(size), options))
        });
        Arc::clone(solver)
    }

    /// Solves a board; the moves go to the sink, and are not in the answer. `line`
    /// is the number that the answer carries. That a board cannot be solved is
    /// an answer, no error.
    ///
    /// # Errors
    /// [`SolveError`]: the board is not of the goal's size, is too large, or the
    /// search was cancelled before its first answer.
    pub fn solve(
        &self,
        line: u64,
        board: &Board,
        limits: &Limits<'_>,
        moves: &mut dyn Sink,
    ) -> Result<SolveLine, SolveError> {
        let solver = self.solver(board.size());
        let (goal, metric) = (solver.goal(), self.wish.metric);
        if !goal.is_solvable(board)? {
            return Ok(SolveLine::unsolvable(line, board, goal, metric, &goal.judge(board)?));
        }
        if self.wish.manner == Manner::Teach {
            let steps = self.wish.steps;
            return lesson::teach(line, board, goal, metric, limits.cancel, moves, steps);
        }
        let limits = self.wish.limits(limits);
        solver.prepare(&limits)?;
        let summary = solver.solve_into(board, &limits, moves)?;
        Ok(SolveLine::solved(line, board, goal, None, &summary))
    }

    /// Solves a board; the moves are in the answer.
    ///
    /// # Errors
    /// As [`solve`](Solvers::solve).
    pub fn answer(
        &self,
        line: u64,
        board: &Board,
        limits: &Limits<'_>,
    ) -> Result<SolveLine, SolveError> {
        let mut text = MoveText::default();
        let answer = self.solve(line, board, limits, &mut text)?;
        Ok(SolveLine { solution: answer.solvable.then(|| text.finish()), ..answer })
    }

    /// What to do next on a board, and how far the goal is. That a board cannot
    /// be solved is an answer, no error.
    ///
    /// # Errors
    /// As [`solve`](Solvers::solve).
    ///
    /// ```
    /// use noyes_engine::{Goals, Solvers, Wish};
    /// use noyes_solver::Limits;
    ///
    /// let solvers = Solvers::new(Goals::default(), Wish::default());
    /// let hint = solvers.hint(&"1 2 3/4 0 5/7 8 6".parse()?, &Limits::default())?;
    /// assert_eq!((hint.next.as_deref(), hint.tile, hint.length), (Some("L"), Some(5), Some(2)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn hint(&self, board: &Board, limits: &Limits<'_>) -> Result<HintLine, SolveError> {
        let solver = self.solver(board.size());
        let (goal, metric) = (solver.goal(), self.wish.metric);
        if !goal.is_solvable(board)? {
            return Ok(HintLine::unsolvable(board, goal, metric, &goal.judge(board)?));
        }
        let limits = self.wish.limits(limits);
        solver.prepare(&limits)?;
        Ok(HintLine::new(board, goal, metric, &solver.hint(board, &limits)?))
    }

    /// What went wrong with the files of tables since this was last asked. None
    /// of it has spoiled an answer.
    #[must_use]
    pub fn take_faults(&self) -> Vec<StoreError> {
        self.wish.store.take_faults()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
