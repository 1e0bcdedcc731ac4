//! Why no board of a length can be dealt.

use std::ops::RangeInclusive;

use noyes::{Coded, DealError, Size};
use thiserror::Error;

use crate::SolveError;

/// Why no board of a length can be dealt.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum LengthError {
    /// The range ends before it begins. Code `empty-range`.
    #[error("the lengths {}..{} are none: the range ends before it begins", .range.start(), .range.end())]
    EmptyRange {
        /// What was asked for.
        range: RangeInclusive<u64>,
    },
    /// There is no board of such a length, or none that can be found in
    /// sensible time. Code `length-not-feasible`.
    #[error(
        "no {size} board that takes {}..{} moves can be dealt; {feasible}",
        .range.start(), .range.end()
    )]
    NotFeasible {
        /// What was asked for.
        range: RangeInclusive<u64>,
        /// The size of the boards.
        size: Size,
        /// In words, what can be dealt.
        feasible: String,
    },
    /// The solver counts moves otherwise, or was told not to prove its
    /// answers. Code `not-proved`.
    #[error("the solver did not prove its answer in the metric of the lengths")]
    NotProved,
    /// The index is past a seed's last deal. The code is the [`DealError`]'s.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// Cancelled, or out of memory. The code is the [`SolveError`]'s.
    #[error(transparent)]
    Solve(#[from] SolveError),
}

impl Coded for LengthError {
    fn code(&self) -> &'static str {
        match self {
            LengthError::EmptyRange { .. } => "empty-range",
            LengthError::NotFeasible { .. } => "length-not-feasible",
            LengthError::NotProved => "not-proved",
            LengthError::Deal(error) => error.code(),
            LengthError::Solve(error) => error.code(),
        }
    }
}
