//! How long work is watched, limited and ended from outside.

use std::{fmt, num::NonZeroUsize};

use noyes::Size;
use noyes_solver::Cancel;

use crate::AuditError;

/// What an audit may use. The default is one thread, a gibibyte, no switch.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Bytes in memory.
    pub memory: u64,
    /// How many threads may work. The answer does not depend on it.
    pub threads: NonZeroUsize,
    /// Ends the work from outside.
    pub cancel: Option<&'a Cancel>,
    /// Is told how the work goes on.
    pub progress: Option<&'a (dyn Fn(Done) + Sync)>,
}

impl Limits<'_> {
    /// An error once the switch was thrown.
    pub(crate) fn check_cancel(&self) -> Result<(), AuditError> {
        match self.cancel {
            Some(cancel) if cancel.is_cancelled() => Err(AuditError::Cancelled),
            _ => Ok(()),
        }
    }

    /// An error if this many bytes are not allowed.
    pub(crate) fn check_memory(&self, size: Size, needed: u64) -> Result<(), AuditError> {
        let allowed = self.memory;
        if needed > allowed { Err(AuditError::Memory { size, needed, allowed }) } else { Ok(()) }
    }

    /// Tells how far the work is.
    pub(crate) fn tell(&self, done: u64, total: Option<u64>) {
        if let Some(progress) = self.progress {
            progress(Done { done, total });
        }
    }
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Limits { memory: 1 << 30, threads: NonZeroUsize::MIN, cancel: None, progress: None }
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("memory", &self.memory)
            .field("threads", &self.threads)
            .finish_non_exhaustive()
    }
}

/// How far some work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// Steps that are done.
    pub done: u64,
    /// Steps in all, where that is known.
    pub total: Option<u64>,
}
