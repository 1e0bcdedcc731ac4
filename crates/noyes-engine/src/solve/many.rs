//! Many boards on several threads.

use std::{
    num::NonZeroUsize,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
};

use noyes::Board;
use noyes_api::SolveLine;
use noyes_solver::{Cancel, Limits, SolveError};

use super::Solvers;
use crate::cells;

impl Solvers {
    /// Solves boards on as many threads as the limits allow, each board within the
    /// same limits; a board that comes alone has all threads. `done` is told how
    /// many are done whenever one is, on the caller's own thread or another.
    /// Lines are counted from 1.
    ///
    /// # Errors
    /// Which board, from 0, could not be answered, and why; the first one if there
    /// are several. Once somebody has thrown the switch, no further board is begun.
    ///
    /// ```
    /// use std::num::NonZeroUsize;
    ///
    /// use noyes_engine::{Goals, Solvers, Wish};
    /// use noyes_solver::Limits;
    ///
    /// let solvers = Solvers::new(Goals::default(), Wish::default());
    /// let boards = ["1 2 3/4 5 6/7 0 8".parse()?, "2 1 3/4 5 6/7 8 0".parse()?];
    /// let limits = Limits { threads: NonZeroUsize::new(2).unwrap(), ..Limits::default() };
    /// let answers = solvers.answer_all(&boards, &limits, &|_| ()).map_err(|(_, error)| error)?;
    /// assert_eq!((answers[0].solvable, answers[1].solvable), (true, false));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn answer_all(
        &self,
        boards: &[Board],
        limits: &Limits<'_>,
        done: &(dyn Fn(usize) + Sync),
    ) -> Result<Vec<SolveLine>, (usize, SolveError)> {
        let threads = cells::threads(limits.threads).min(boards.len()).max(1);
        let share = NonZeroUsize::new(limits.threads.get() / threads);
        let memory = limits.memory.map(|memory| memory / threads as u64);
        let limits = Limits { threads: share.unwrap_or(NonZeroUsize::MIN), memory, ..*limits };
        let (next, finished) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let failed = AtomicBool::new(false);
        let answers: Vec<_> = boards.iter().map(|_| Mutex::new(None)).collect();
        let work = || {
            // A board that was drawn is answered, so that all before an error are.
            while !failed.load(Ordering::Relaxed) {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(board) = boards.get(at) else { return };
                let answer = match limits.cancel.is_some_and(Cancel::is_cancelled) {
                    true => Err(SolveError::Cancelled),
                    false => self.answer(at as u64 + 1, board, &limits),
                };
                failed.fetch_or(answer.is_err(), Ordering::Relaxed);
                *answers[at].lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
                done(finished.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        match threads {
            1 => work(),
            _ => thread::scope(|scope| {
                for _ in 0..threads {
                    scope.spawn(work);
                }
            }),
        }
        // Boards are begun in order: before the first error, all have their answer.
        let answers = answers.into_iter().map(|answer| {
            answer
                .into_inner()
                .unwrap_or_else(PoisonError::into_inner)
                .unwrap_or(Err(SolveError::Cancelled))
        });
        answers.enumerate().map(|(at, answer)| answer.map_err(|error| (at, error))).collect()
    }
}
