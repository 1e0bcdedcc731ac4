//! Why a text is not a board.

use alloc::string::String;

use thiserror::Error;

use crate::{BoardError, Coded, SizeError, SizeMismatch};

/// Why a text is not a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TextError {
    /// There is no number. Code `empty-board`.
    #[error("found no numbers; expected a board such as 1 2 3/4 5 6/7 8 0")]
    Empty,
    /// A word that is not a whole number. Code `not-a-number`; `at` counts characters from 0.
    #[error("found {found:?} at character {at}; expected a whole number from 0 on")]
    NotANumber {
        /// The word.
        found: String,
        /// The character at which it begins.
        at: usize,
    },
    /// A number far beyond any board's. Code `tile-out-of-range`; `at` is its square.
    #[error("found {found} on square {at}; a board holds the numbers 0 to n−1")]
    HugeNumber {
        /// The beginning of the number.
        found: String,
        /// Its square.
        at: usize,
    },
    /// A row without numbers. Code `empty-row`; `at` is the row, from 0.
    #[error("row {row} is empty; expected numbers on both sides of each /")]
    EmptyRow {
        /// The row, counted from 0.
        row: usize,
    },
    /// A bracket is not closed. Code `open-bracket`.
    #[error("a bracket is not closed; expected as many closing as opening ones")]
    OpenBracket,
    /// Rows of different lengths. Code `ragged-rows`; `at` is the row, from 0.
    #[error(
        "row {row} has {found} {}; expected {expected}, as in the first row",
        if *.found == 1 { "number" } else { "numbers" }
    )]
    RaggedRows {
        /// The row, counted from 0.
        row: usize,
        /// How many numbers it has.
        found: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// A flat list that does not fill a square. Code `not-square`.
    #[error("{found} numbers do not fill a square; give the size, or separate the rows by /")]
    NotSquare {
        /// How many numbers there are.
        found: usize,
    },
    /// More than 2^20 numbers. Code `size-too-large`.
    #[error("found more than 1048576 numbers; expected at most 2^20")]
    TooManyNumbers,
    /// The number that marks the blank is not there. Code `missing-blank`.
    #[error(
        "no square holds {mark}, the blank's number{}",
        if *.mark == 0 {
            alloc::format!("; if {largest} is the blank, read the board with blank \"last\"")
        } else {
            String::new()
        }
    )]
    MissingBlank {
        /// The number that marks the blank.
        mark: u64,
        /// The largest number on the board.
        largest: u64,
    },
    /// The mark of the blank is neither `last` nor a number. Code `bad-blank`.
    #[error("found {found:?} where the blank's number was expected, or \"last\"")]
    BadBlank {
        /// The beginning of the text.
        found: String,
    },
    /// The rows do not make a size.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The rows have another size than was asked for.
    #[error(transparent)]
    Mismatch(#[from] SizeMismatch),
    /// The numbers are not a board.
    #[error(transparent)]
    Board(#[from] BoardError),
}

impl Coded for TextError {
    fn code(&self) -> &'static str {
        match self {
            TextError::Empty => "empty-board",
            TextError::NotANumber { .. } => "not-a-number",
            TextError::HugeNumber { .. } => "tile-out-of-range",
            TextError::EmptyRow { .. } => "empty-row",
            TextError::OpenBracket => "open-bracket",
            TextError::RaggedRows { .. } => "ragged-rows",
            TextError::NotSquare { .. } => "not-square",
            TextError::TooManyNumbers => "size-too-large",
            TextError::MissingBlank { .. } => "missing-blank",
            TextError::BadBlank { .. } => "bad-blank",
            TextError::Size(error) => error.code(),
            TextError::Mismatch(error) => error.code(),
            TextError::Board(error) => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            TextError::NotANumber { at, .. } | TextError::HugeNumber { at, .. } => Some(*at as u64),
            TextError::EmptyRow { row } | TextError::RaggedRows { row, .. } => Some(*row as u64),
            TextError::Board(error) => error.at(),
            _ => None,
        }
    }
}
