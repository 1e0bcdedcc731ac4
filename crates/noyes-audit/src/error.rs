//! Why an audit could not be made.

use noyes::{CellsError, Coded, DealError, Size, SizeMismatch};
use thiserror::Error;

/// Why an audit could not be made.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum AuditError {
    /// The recipe is none for boards of this size.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// A board has another size than the goal.
    #[error(transparent)]
    Size(#[from] SizeMismatch),
    /// Two tallies are for different goals. Code `goal-mismatch`.
    #[error("found boards that are meant for another goal; expected the same goal")]
    Goal,
    /// Some of many bytes are no board. The code is that of the [`CellsError`].
    #[error(transparent)]
    Cells(#[from] CellsError),
    /// Somebody threw the switch. Code `cancelled`.
    #[error("cancelled before the answer was there")]
    Cancelled,
    /// The distribution would need more memory than is allowed. Code `out-of-memory`.
    #[error("an audit of {size} boards needs {needed} bytes; {allowed} are allowed")]
    Memory {
        /// The size of the boards.
        size: Size,
        /// The bytes that it needs.
        needed: u64,
        /// The bytes that it may use.
        allowed: u64,
    },
    /// There is nothing to judge. Code `no-boards`.
    #[error("found no board; expected at least one")]
    NoBoards,
    /// A level of significance is not between 0 and 1. Code `bad-alpha`.
    #[error("found the level {found}; expected a number above 0 and below 1")]
    Alpha {
        /// The level.
        found: f64,
    },
}

impl Coded for AuditError {
    fn code(&self) -> &'static str {
        match self {
            AuditError::Deal(error) => error.code(),
            AuditError::Size(error) => error.code(),
            AuditError::Goal => "goal-mismatch",
            AuditError::Cells(error) => error.code(),
            AuditError::Cancelled => "cancelled",
            AuditError::Memory { .. } => "out-of-memory",
            AuditError::NoBoards => "no-boards",
            AuditError::Alpha { .. } => "bad-alpha",
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            AuditError::Deal(error) => error.at(),
            AuditError::Size(error) => error.at(),
            AuditError::Cells(error) => error.at(),
            _ => None,
        }
    }
}
