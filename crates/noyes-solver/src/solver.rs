//! The door: one solver for one goal.

mod engine;
mod hint;
mod options;
mod proof;
mod within;

use std::{ops::ControlFlow, sync::OnceLock, time::Duration};

use noyes::{Algorithm, Board, Goal, Position, Run, Size, Tile};

use self::engine::Engine;
pub use self::{
    hint::Hint,
    options::{Options, Quality, TableSize},
    within::Within,
};
use crate::{
    ExactTable, Limits, Sink, Solution, SolveError, Stop, Summary, clock::Clock, frame::Frame,
    large, watch::Watch,
};

/// Solves boards to one goal. Its tables are built when they are first needed,
/// and shared by all threads.
#[derive(Debug)]
pub struct Solver {
    frame: Frame,
    options: Options,
    engine: OnceLock<Engine>,
}

/// The time that [`Quality::Auto`] takes above 4x4 if the limits do not say.
const AUTO_TIME: Duration = Duration::from_secs(10);

/// The largest sum of the tiles' distances that is supported.
const MAX_DISTANCE: u64 = 2_000_000_000;

impl Solver {
    /// A solver for this goal. Nothing is built yet.
    #[must_use]
    pub fn new(goal: &Goal, options: Options) -> Solver {
        Solver { frame: Frame::new(goal), options, engine: OnceLock::new() }
    }

    /// The goal.
    #[must_use]
    pub fn goal(&self) -> &Goal {
        self.frame.original()
    }

    /// What kind of solutions it finds.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Builds or reads the tables, so that the first board need not wait for
    /// them. Only the limits on threads and memory, the cancel switch and the
    /// progress matter here.
    ///
    /// # Errors
    /// [`SolveError::Cancelled`].
    pub fn prepare(&self, limits: &Limits<'_>) -> Result<(), SolveError> {
        self.engine(limits).map(drop)
    }

    /// The bytes of memory that the tables take; 0 as long as there are none.
    #[must_use]
    pub fn table_bytes(&self) -> u64 {
        self.engine.get().map_or(0, |engine| engine.bytes())
    }

    /// No solution is shorter than this: the best bound that is to be had without
    /// a search, from the tables if they are ready.
    ///
    /// ```
    /// use noyes::{Goal, Layout, Size};
    /// use noyes_solver::{Options, Solver};
    ///
    /// let solver = Solver::new(&Goal::new(Size::EIGHT, Layout::BlankLast), Options::default());
    /// assert_eq!(solver.lower_bound(&"1 2 3/4 5 6/0 7 8".parse()?)?, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`SolveError::Unsolvable`], [`SolveError::Size`] or [`SolveError::TooFar`].
    pub fn lower_bound(&self, board: &Board) -> Result<u64, SolveError> {
        self.check(board)?;
        let (goal, metric) = (self.frame.standard(), self.options.metric);
        if goal.size().is_one_wide() {
            return ExactTable::build(self.goal(), metric, &Limits::default())?.distance(board);
        }
        let board = self.frame.board(board);
        let known = self.engine.get().map_or(0, |engine| engine.lower_bound(&board, metric));
        Ok(large::lower_bound(&board, goal, metric).max(known))
    }

    /// The tables; none where they do not fit into the memory of these limits,
    /// which others may have more of.
    fn engine(&self, limits: &Limits<'_>) -> Result<Option<&Engine>, SolveError> {
        let fits = |engine: &&Engine| limits.memory.is_none_or(|limit| engine.bytes() <= limit);
        if let Some(engine) = self.engine.get() {
            return Ok(Some(engine).filter(fits));
        }
        // Two threads may come here at once: the store sees to it that neither
        // builds what the other does.
        match Engine::new(&self.frame, &self.options, limits) {
            Ok(engine) => Ok(Some(self.engine.get_or_init(|| engine)).filter(fits)),
            Err(SolveError::Memory { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Solves a board.
    ///
    /// # Errors
    /// [`SolveError`]: the board cannot be solved, is not of the goal's size,
    /// is too large, or the search was cancelled before its first answer.
    pub fn solve(&self, board: &Board, limits: &Limits<'_>) -> Result<Solution, SolveError> {
        let mut moves = Algorithm::new();
        let summary = self.solve_into(board, limits, &mut moves)?;
        Ok(Solution { moves, summary })
    }

    /// Solves a board and gives the moves to a sink: on very large boards while
    /// they are found, so that no solution need fit into memory.
    ///
    /// # Errors
    /// As [`solve`](Solver::solve). The sink may have taken moves before an error.
    pub fn solve_into(
        &self,
        board: &Board,
        limits: &Limits<'_>,
        sink: &mut dyn Sink,
    ) -> Result<Summary, SolveError> {
        self.check(board)?;
        let engine = self.engine(limits)?;
        self.search(board, engine, &Watch::new(&self.limits(board, limits)), sink)
    }

    /// The limits, with the time that [`Quality::Auto`] takes above 4x4.
    fn limits<'a>(&self, board: &Board, limits: &Limits<'a>) -> Limits<'a> {
        let mut limits = *limits;
        if self.options.quality == Quality::Auto && !exact_by_default(board.size()) {
            limits.time = limits.time.or(Some(AUTO_TIME));
        }
        limits
    }

    fn search(
        &self,
        board: &Board,
        engine: Option<&Engine>,
        watch: &Watch<'_>,
        sink: &mut dyn Sink,
    ) -> Result<Summary, SolveError> {
        let clock = Clock::start();
        let mut sink = Unframed { sink, frame: &self.frame };
        let standard = self.frame.board(board);
        let answer = engine.unwrap_or(&Engine::Large).solve(
            &standard,
            &self.frame,
            &self.options,
            watch,
            &mut sink,
        );
        let large::Found { length, lower_bound, method } = answer.ok_or(SolveError::Cancelled)?;
        let optimal = length == lower_bound;
        // With the tables there would have been more.
        let stopped = watch.stopped().or(engine.is_none().then_some(Stop::Memory));
        Ok(Summary {
            length,
            lower_bound,
            optimal,
            metric: self.options.metric,
            method,
            nodes: watch.nodes(),
            seconds: watch.seconds(&clock),
            stopped: stopped.filter(|_| !optimal),
        })
    }

    /// Whether the board can be solved, and is not beyond what is supported.
    fn check(&self, board: &Board) -> Result<(), SolveError> {
        let goal = self.goal();
        if !goal.is_solvable(board)? {
            return Err(SolveError::Unsolvable(Box::new(goal.judge(board)?)));
        }
        let found = sum_of_distances(board, goal);
        if found > MAX_DISTANCE {
            return Err(SolveError::TooFar { found, limit: MAX_DISTANCE });
        }
        Ok(())
    }
}

/// Where the moves of a solution in standard form go.
struct Unframed<'a> {
    sink: &'a mut dyn Sink,
    frame: &'a Frame,
}

impl Sink for Unframed<'_> {
    fn push(&mut self, run: Run) -> ControlFlow<()> {
        self.sink.push(self.frame.run_back(run))
    }

    fn can_wait(&self) -> bool {
        self.sink.can_wait()
    }
}

/// Whether [`Quality::Auto`] means a shortest solution.
fn exact_by_default(size: Size) -> bool {
    size.area() <= 16 || size.is_one_wide()
}

/// How many steps the tiles are from home.
fn sum_of_distances(board: &Board, goal: &Goal) -> u64 {
    let size = goal.size();
    let mut homes = vec![goal.blank(); size.area()];
    for (home, &tile) in size.squares().zip(goal.board().tiles()) {
        homes[tile as usize] = home;
    }
    size.squares()
        .zip(board.tiles())
        .filter(|&(_, &tile)| !Tile::new(tile).is_blank())
        .map(|(square, &tile)| u64::from(square.distance(homes[tile as usize], size)))
        .sum()
}
