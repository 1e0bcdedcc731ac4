//! One type of error for all that can go wrong.

use std::fmt;

use noyes::Coded;

/// What went wrong, as every language tells it.
///
/// ```
/// use noyes::{Board, Size};
/// use noyes_engine::Error;
///
/// let error: Error = Board::new(Size::EIGHT, [1, 2, 3, 4, 5, 5, 7, 8, 0]).unwrap_err().into();
/// let error = error.in_row(12);
/// assert_eq!((error.code, error.at), ("duplicate-tile", Some(5)));
/// assert_eq!(error.to_string(), "row 12: tile 5 stands on squares 4 and 5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// Lower-case words with hyphens; `docs/errors.md` lists them.
    pub code: &'static str,
    /// What was found and what was expected.
    pub message: String,
    /// Where, counted from 0: a square, a character or a move, as the code says.
    pub at: Option<u64>,
    /// Of many boards, which one it is about, counted from 0.
    pub row: Option<u64>,
}

impl Error {
    /// An error that is not about one of many boards.
    #[must_use]
    pub fn new(code: &'static str, message: impl Into<String>) -> Error {
        Error { code, message: message.into(), at: None, row: None }
    }

    /// The same, about this one of many boards, counted from 0.
    #[must_use]
    pub fn in_row(self, row: u64) -> Error {
        Error { row: Some(row), ..self }
    }
}

impl<E: Coded> From<E> for Error {
    fn from(error: E) -> Error {
        Error { code: error.code(), message: error.to_string(), at: error.at(), row: None }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.row {
            Some(row) => write!(f, "row {row}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for Error {}
