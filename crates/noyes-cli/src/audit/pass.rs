//! One pass over boards, counted by several threads.

use std::{
    mem,
    num::NonZeroUsize,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use noyes::Goal;
use noyes_audit::{AuditError, Cancel, Tally};

use crate::{
    fault::{Failure, Fault},
    goal::Goals,
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
    let threads = crew.threads.get() as u64;
    let desk = Arc::new(Desk {
        goal: goals.of(size).clone(),
        reading: Reading { size: Some(size), ..reading },
        memory: memory / threads,
        tallies: Mutex::default(),
    });
    let pieces = std::iter::once(Ok(first)).chain(pieces);
    let counters = Arc::clone(&desk);
    for counted in map_in_order(pieces, crew, move |piece| counters.count(piece)) {
        number(counted?)?;
    }
    let tally = desk.merged(memory).map_err(Fault::from)?;
    Ok((Some(tally), ended.load(Ordering::Relaxed)))
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

/// Where boards are counted. There are as many tallies as threads were ever busy at once.
struct Desk {
    goal: Goal,
    reading: Reading,
    /// Of each tally.
    memory: u64,
    tallies: Mutex<Vec<Tally>>,
}

impl Desk {
    fn count(&self, piece: Result<Piece, Fault>) -> Result<Counted, Fault> {
        let piece = piece?;
        let free = self.tallies().pop();
        let mut tally = free.unwrap_or_else(|| Tally::new(self.goal.clone(), self.memory));
        let counted = piece.count(&mut tally, self.reading);
        self.tallies().push(tally);
        Ok(counted)
    }

    /// All that was counted, in a tally that may use all the memory.
    fn merged(&self, memory: u64) -> Result<Tally, AuditError> {
        let mut tallies = mem::take(&mut *self.tallies());
        if tallies.len() == 1
            && let Some(only) = tallies.pop_if(|_| self.memory == memory)
        {
            return Ok(only);
        }
        let mut all = Tally::new(self.goal.clone(), memory);
        for tally in tallies {
            all.merge(tally)?;
        }
        Ok(all)
    }

    fn tallies(&self) -> std::sync::MutexGuard<'_, Vec<Tally>> {
        self.tallies.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
