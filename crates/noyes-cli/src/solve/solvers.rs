//! The solvers of a batch: one a size, all with the same wish.

use std::{
    collections::HashMap,
    fmt::Write,
    num::NonZeroUsize,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use noyes::{Board, Goal, Metric, Position, Size};
use noyes_api::SolveLine;
use noyes_solver::{
    Cancel, Limits, Options, Progress, Quality, SolveError, Solver, Store, TableSize,
};

use super::{teach, verdict};
use crate::{arguments::SolveArgs, fault::Fault, goal::Goals, status::Status, values::Manner};

/// What a solution is to be like, and what it may cost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    metric: Metric,
    manner: Manner,
    tables: TableSize,
    time: Option<Duration>,
    nodes: Option<u64>,
    memory: Option<u64>,
    /// Whether a lesson's steps belong into the answer.
    steps: bool,
}

impl Wish {
    pub(super) fn new(args: &SolveArgs) -> Wish {
        Wish {
            metric: args.metric,
            manner: args.quality,
            tables: args.tables,
            time: args.time,
            nodes: args.nodes,
            memory: args.memory,
            steps: !args.stream,
        }
    }

    /// How long a board may take, if there is a limit.
    fn time(&self) -> Option<Duration> {
        // Improving would never end.
        const PATIENCE: Duration = Duration::from_secs(10);
        let limited = self.manner != Manner::Search(Quality::Near) || self.nodes.is_some();
        self.time.or((!limited).then_some(PATIENCE))
    }
}

/// What a board gets of the whole.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    /// All threads.
    pub(super) threads: NonZeroUsize,
    /// How many boards are solved at the same time.
    pub(super) boards: u64,
}

impl Share {
    /// This board's threads: one that comes alone has them all.
    fn threads(self) -> NonZeroUsize {
        let share = self.threads.get() / self.boards.max(1) as usize;
        NonZeroUsize::new(share).unwrap_or(NonZeroUsize::MIN)
    }

    /// This board's part of the memory. Up to 4x4 a search needs little besides the tables, which
    /// all share.
    fn memory(self, all: u64, size: Size) -> u64 {
        if size.area() <= Size::FIFTEEN.area() { all } else { all / self.boards.max(1) }
    }
}

/// A solver for every size that occurs.
pub(super) struct Solvers {
    wish: Wish,
    store: Store,
    goals: Mutex<Goals>,
    solvers: Mutex<HashMap<Size, Arc<Solver>>>,
}

impl Solvers {
    pub(super) fn new(goals: Goals, wish: Wish) -> Arc<Solvers> {
        Arc::new(Solvers {
            wish,
            store: Store::user(),
            goals: Mutex::new(goals),
            solvers: Mutex::default(),
        })
    }

    pub(super) fn metric(&self) -> Metric {
        self.wish.metric
    }

    /// The goal for boards of this size.
    pub(super) fn goal(&self, size: Size) -> Goal {
        lock(&self.goals).of(size).clone()
    }

    fn solver(&self, size: Size) -> Arc<Solver> {
        let mut solvers = lock(&self.solvers);
        let solver = solvers.entry(size).or_insert_with(|| {
            let quality = match self.wish.manner {
                Manner::Search(quality) => quality,
                Manner::Teach => Quality::Fast,
            };
            let Wish { metric, tables, .. } = self.wish;
            let options = Options { metric, quality, tables, store: self.store.clone() };
            Arc::new(Solver::new(&self.goal(size), options))
        });
        Arc::clone(solver)
    }

    /// Solves a board; the moves go to the text.
    pub(super) fn solve(
        &self,
        line: u64,
        board: &Board,
        share: Share,
        cancel: &Cancel,
        progress: &(dyn Fn(Progress) + Sync),
        text: &mut dyn noyes_solver::Sink,
    ) -> Result<SolveLine, Fault> {
        let solver = self.solver(board.size());
        let goal = solver.goal();
        if let Some(verdict) = verdict(board, goal)? {
            return Ok(SolveLine::unsolvable(line, board, goal, self.wish.metric, &verdict));
        }
        if self.wish.manner == Manner::Teach {
            return teach::teach(
                line,
                board,
                goal,
                self.wish.metric,
                cancel,
                text,
                self.wish.steps,
            );
        }
        let Wish { nodes, memory, .. } = self.wish;
        let (threads, memory) =
            (share.threads(), memory.map(|all| share.memory(all, board.size())));
        let time = self.wish.time();
        let (cancel, progress) = (Some(cancel), Some(progress));
        let limits = Limits { time, nodes, memory, threads, cancel, progress };
        solver.prepare(&limits).map_err(fault)?;
        let summary = solver.solve_into(board, &limits, text).map_err(fault)?;
        Ok(SolveLine::solved(line, board, goal, None, &summary))
    }

    /// What there is to say about the files of tables, a line each.
    pub(super) fn notes(&self) -> String {
        self.store.take_faults().into_iter().fold(String::new(), |mut notes, fault| {
            // Writing to a string cannot fail.
            writeln!(notes, "note: {fault}; answers are not affected").ok();
            notes
        })
    }
}

/// The code of a board whose search was stopped before it had an answer.
pub(super) const CANCELLED: &str = "cancelled";

/// Who is interrupted has no answer, but has done nothing wrong.
pub(crate) fn fault(error: SolveError) -> Fault {
    let fault = Fault::from(error);
    let status = if fault.code == CANCELLED { Status::No } else { fault.status };
    Fault { status, ..fault }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
