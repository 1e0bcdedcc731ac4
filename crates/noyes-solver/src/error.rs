//! Why a board was not solved.

use noyes::{Coded, SizeMismatch, Verdict};
use thiserror::Error;

/// Why there is no solution.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SolveError {
    /// No slides lead from the board to the goal. Code `unsolvable`.
    #[error("{0}")]
    Unsolvable(Box<Verdict>),
    /// The board is not of the goal's size. The code is that of [`SizeMismatch`].
    #[error(transparent)]
    Size(#[from] SizeMismatch),
    /// The sum of the tiles' distances is past what is supported. Code `too-far`.
    #[error("the tiles are {found} steps from home in sum; expected at most {limit}")]
    TooFar {
        /// The sum of the distances.
        found: u64,
        /// The most that is supported.
        limit: u64,
    },
    /// What was asked for does not fit into the memory allowed. Code `out-of-memory`.
    #[error("this needs {needed} bytes of memory; the limit is {limit}")]
    Memory {
        /// Bytes needed.
        needed: u64,
        /// Bytes allowed.
        limit: u64,
    },
    /// Stopped before there was a first answer. Code `cancelled`.
    #[error("stopped before there was an answer")]
    Cancelled,
}

impl Coded for SolveError {
    fn code(&self) -> &'static str {
        match self {
            SolveError::Unsolvable(_) => "unsolvable",
            SolveError::Size(error) => error.code(),
            SolveError::TooFar { .. } => "too-far",
            SolveError::Memory { .. } => "out-of-memory",
            SolveError::Cancelled => "cancelled",
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            SolveError::Size(error) => error.at(),
            _ => None,
        }
    }
}
