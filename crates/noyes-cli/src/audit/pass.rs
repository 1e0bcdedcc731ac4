//! One pass over boards, counted by several threads.

use std::{
    mem,
    num::NonZeroUsize,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use noyes_audit::{Cancel, Tally};
use noyes_engine::Goals;

use crate::{
    fault::{Failure, Fault},
    input::{Counted, Input, Piece, Reading},
    parallel::{Crew, map_in_order},
};

/// Counts all boards of an input; `tell` hears what became of each piece, its
/// errors by the lines of the input.
///
/// The size of all boards is that of the first one where none is said. `None`
/// if there is none. Says too whether the input was read to its end.
pub(super) fn pass(
    input: Input,
    reading: Reading,
    mut goals: Goals,
    crew: Crew,
    memory: u64,
    mut tell: impl FnMut(Counted) -> Result<(), Failure>,
) -> Result<(Option<Tally>, bool), Failure> {
    let ended = Arc::new(AtomicBool::new(false));
    let watched = Watched {
        pieces: input.pieces(reading)?,
        cancel: crew.cancel.clone(),
        ended: Arc::clone(&ended),
    };
    // Somebody else waits for the input, so that an interruption need not.
    let reader = Crew { threads: NonZeroUsize::MIN, ..crew.clone() };
    let mut pieces = map_in_order(watched, reader, |piece| piece);
    let mut lines = 0;
    let mut number = |mut counted: Counted| {
        for (line, _) in &mut counted.errors {
            *line += lines;
        }
        lines += counted.lines;
        let failure = counted.failure.take();
        tell(counted)?;
        failure.map_or(Ok(()), |fault| Err(Failure::Fault(fault)))
    };
    // Which goal is meant is known from the first board on; the lines before are errors.
    let first = loop {
        let Some(piece) = pieces.next().transpose()? else {
            return Ok((None, ended.load(Ordering::Relaxed)));
        };
        if let Some(size) = reading.size.or_else(|| piece.first_size(reading)) {
            break (piece, size);
        }
        let mut none = Tally::new(goals.of(noyes::Size::FIFTEEN).clone(), 0);
        number(piece.count(&mut none, reading))?;
    };
    let (first, size) = first;
    let empty = Tally::new(goals.of(size).clone(), memory);
    let desk = Arc::new(Desk {
        all: Mutex::new(empty.clone()),
        empty,
        reading: Reading { size: Some(size), ..reading },
        free: Mutex::default(),
    });
    let pieces = std::iter::once(Ok(first)).chain(pieces);
    let counters = Arc::clone(&desk);
    for counted in map_in_order(pieces, crew, move |piece| counters.count(piece)) {
        number(counted?)?;
    }
    Ok((Some(desk.all()), ended.load(Ordering::Relaxed)))
}

/// Pieces that end when somebody says so.
struct Watched<P> {
    pieces: P,
    cancel: Cancel,
    ended: Arc<AtomicBool>,
}

impl<T, P: Iterator<Item = T>> Iterator for Watched<P> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        if self.cancel.is_cancelled() {
            return None;
        }
        let piece = self.pieces.next();
        if piece.is_none() {
            self.ended.store(true, Ordering::Relaxed);
        }
        piece
    }
}

/// Where boards are counted.
struct Desk {
    empty: Tally,
    reading: Reading,
    /// What was counted of all pieces that are done. It alone grows with the
    /// boards: which of them are compared, where memory does not reach for all, is
    /// decided here and depends neither on the threads nor on their pace.
    all: Mutex<Tally>,
    /// Tallies without a board, as many as threads were ever busy at once.
    free: Mutex<Vec<Tally>>,
}

impl Desk {
    fn count(&self, piece: Result<Piece, Fault>) -> Result<Counted, Fault> {
        let piece = piece?;
        let free = lock(&self.free).pop();
        let mut tally = free.unwrap_or_else(|| self.empty.clone());
        let counted = piece.count(&mut tally, self.reading);
        lock(&self.all).append(&mut tally)?;
        lock(&self.free).push(tally);
        Ok(counted)
    }

    /// All that was counted.
    fn all(&self) -> Tally {
        mem::replace(&mut *lock(&self.all), self.empty.clone())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
