//! The boards of the input, one by one.

use std::{
    iter,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use noyes::Board;

use crate::{
    fault::Fault,
    input::{Chunks, Reading},
};

/// A board to solve, or a line that is none.
pub(super) struct Task {
    pub(super) line: u64,
    /// The board; nothing at the end of an input that ends with an error.
    pub(super) board: Option<Result<Board, Fault>>,
    /// How much of the input it was, as the progress counts it.
    pub(super) read: u64,
    /// How many boards were read together with it, itself included.
    pub(super) company: usize,
    /// What ends the input after it.
    pub(super) failure: Option<Fault>,
}

/// Tasks in order; an error ends them.
pub(super) type Tasks = Box<dyn Iterator<Item = Result<Task, Fault>> + Send>;

/// Each line's task. When all are drawn, `ended` says so.
pub(super) fn tasks(chunks: Chunks, reading: Reading, ended: Arc<AtomicBool>) -> Tasks {
    let tell_end = iter::once_with(move || ended.store(true, Ordering::Relaxed));
    let tasks = chunks.flat_map(move |chunk| {
        let chunk = match chunk {
            Ok(chunk) => chunk,
            Err(fault) => return vec![Err(fault)],
        };
        let boards: Vec<_> = chunk.boards(reading).collect();
        let company = boards.len();
        let mut left = chunk.length() as u64;
        let each = left / company.max(1) as u64;
        let mut tasks: Vec<_> = boards
            .into_iter()
            .map(|(line, board)| {
                left -= each;
                Ok(Task { line, board: Some(board), read: each, company, failure: None })
            })
            .collect();
        let failure = chunk.failure().cloned();
        if left > 0 || failure.is_some() {
            tasks.push(Ok(Task { line: 0, board: None, read: left, company, failure }));
        }
        tasks
    });
    Box::new(tasks.chain(tell_end.flat_map(|()| None)))
}
