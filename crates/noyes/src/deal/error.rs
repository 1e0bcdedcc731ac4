//! Why nothing can be dealt.

use core::fmt;

use alloc::string::String;

use thiserror::Error;

use crate::{Coded, Size};

/// Why nothing can be dealt.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum DealError {
    /// A name that is no shuffle, fix or blank square. Code `unknown-shuffle`,
    /// `unknown-fix` or `unknown-blank-square`.
    #[error("found {found:?} where a {what} was expected: {expected}")]
    UnknownName {
        /// What was to be named.
        what: Named,
        /// The beginning of the text.
        found: String,
        /// The names that there are.
        expected: String,
    },
    /// Steps for a shuffle that has none. Code `steps-without-slides`.
    #[error("{shuffle} has no steps; only the shuffles by slides count them")]
    StepsWithoutSlides {
        /// The shuffle.
        shuffle: &'static str,
    },
    /// The blank is to stay at home, but it is what slides move. Code
    /// `blank-home-with-slides`.
    #[error("{shuffle} moves the blank; it cannot be kept at home")]
    BlankHomeWithSlides {
        /// The shuffle.
        shuffle: &'static str,
    },
    /// No swap of two tiles makes every board solvable. Code `no-repair`.
    #[error(
        "fix {fix} cannot repair {size} boards: in a single line nothing can pass, so swapping \
         two tiles helps hardly any"
    )]
    NoRepair {
        /// The fix.
        fix: &'static str,
        /// The size of the boards.
        size: Size,
    },
    /// Shuffling again would hardly ever, or never, end. Code `never-solvable`.
    #[error(
        "{shuffle} deals no, or hardly any, {size} board that can be solved; reject would not end"
    )]
    NeverSolvable {
        /// The shuffle.
        shuffle: &'static str,
        /// The size of the boards.
        size: Size,
    },
    /// An index from 2^48 on. Code `index-too-large`.
    #[error("deal {found} is too far; expected an index below 2^48 = 281474976710656")]
    IndexTooLarge {
        /// The index.
        found: u64,
    },
    /// The size's numbers do not fit. Code `size-too-large`.
    #[error("a {size} board does not fit where the largest number is {max}")]
    CellTooSmall {
        /// The largest number that fits.
        max: u64,
        /// The size of the boards.
        size: Size,
    },
    /// Room for no whole number of boards. Code `wrong-count`.
    #[error("found {found} cells; expected a multiple of {}, the squares of a {size} board", .size.area())]
    PartBoard {
        /// How many cells there are.
        found: usize,
        /// The size of the boards.
        size: Size,
    },
}

/// The parts of a recipe that have names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// A [`Shuffle`](crate::Shuffle).
    Shuffle,
    /// A [`Fix`](crate::Fix).
    Fix,
    /// A [`BlankSquare`](crate::BlankSquare).
    BlankSquare,
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Named::Shuffle => "shuffle",
            Named::Fix => "fix",
            Named::BlankSquare => "blank square",
        })
    }
}

impl DealError {
    pub(super) fn unknown<const N: usize>(
        what: Named,
        found: &str,
        expected: [&'static str; N],
    ) -> DealError {
        let found = crate::text::excerpt(found);
        DealError::UnknownName { what, found, expected: expected.join(", ") }
    }
}

impl Coded for DealError {
    fn code(&self) -> &'static str {
        match self {
            DealError::UnknownName { what: Named::Shuffle, .. } => "unknown-shuffle",
            DealError::UnknownName { what: Named::Fix, .. } => "unknown-fix",
            DealError::UnknownName { what: Named::BlankSquare, .. } => "unknown-blank-square",
            DealError::StepsWithoutSlides { .. } => "steps-without-slides",
            DealError::BlankHomeWithSlides { .. } => "blank-home-with-slides",
            DealError::NoRepair { .. } => "no-repair",
            DealError::NeverSolvable { .. } => "never-solvable",
            DealError::IndexTooLarge { .. } => "index-too-large",
            DealError::CellTooSmall { .. } => "size-too-large",
            DealError::PartBoard { .. } => "wrong-count",
        }
    }
}
