//! Lists of many boards, on several threads.

use std::{num::NonZeroUsize, thread};

use noyes::{Cell, CellsError, Goal};

/// Whether slides lead from each of these boards to the goal, as
/// [`Goal::solvable_cells`] says, on several threads.
///
/// # Errors
/// [`CellsError`] about the first board that is none.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use noyes::{Goal, Layout, Size};
///
/// let goal = Goal::new(Size::new(2, 2)?, Layout::BlankLast);
/// let mut answers = [false; 2];
/// let threads = NonZeroUsize::new(2).unwrap();
/// noyes_engine::solvable(&goal, &[1u8, 2, 3, 0, 2, 1, 3, 0], &mut answers, threads)?;
/// assert_eq!(answers, [true, false]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solvable<C: Cell + Sync>(
    goal: &Goal,
    cells: &[C],
    answers: &mut [bool],
    threads: NonZeroUsize,
) -> Result<(), CellsError> {
    let area = goal.size().area();
    let boards = part(answers.len(), threads);
    if boards >= answers.len() || cells.len() != answers.len() * area {
        return goal.solvable_cells(cells, answers);
    }
    let judge = |(first, (cells, answers)): (usize, (&[C], &mut [bool]))| {
        goal.solvable_cells(cells, answers).map_err(|error| match error {
            CellsError::Board { board, error } => CellsError::Board { board: first + board, error },
            other => other,
        })
    };
    let parts = cells.chunks(boards * area).zip(answers.chunks_mut(boards));
    each((0..).step_by(boards).zip(parts), judge).into_iter().collect()
}

/// How many of `count` things each thread does.
pub(crate) fn part(count: usize, threads: NonZeroUsize) -> usize {
    /// Fewer are done before a thread is there.
    const FEW: usize = 4096;
    count.div_ceil(self::threads(threads)).max(FEW.min(count)).max(1)
}

/// How many threads there can be: the browser's WebAssembly has one.
pub(crate) fn threads(threads: NonZeroUsize) -> usize {
    if cfg!(target_family = "wasm") { 1 } else { threads.get() }
}

/// Does each part in a thread of its own, and answers in their order.
pub(crate) fn each<P: Send, A: Send>(
    parts: impl Iterator<Item = P>,
    work: impl Fn(P) -> A + Sync,
) -> Vec<A> {
    let work = &work;
    if cfg!(target_family = "wasm") {
        return parts.map(work).collect();
    }
    thread::scope(|scope| {
        let threads: Vec<_> = parts.map(|part| scope.spawn(move || work(part))).collect();
        let join = |thread: thread::ScopedJoinHandle<'_, A>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        threads.into_iter().map(join).collect()
    })
}
