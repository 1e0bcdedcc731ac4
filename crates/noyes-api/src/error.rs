//! What went wrong, and where.

use noyes::Coded;
use serde::{Deserialize, Serialize};

/// An error: a stable code for programs, a message for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorBody {
    /// Lower-case words with hyphens, such as `duplicate-tile`.
    pub code: String,
    /// One sentence: what was found and what was expected.
    pub message: String,
    /// Where the fault stands, counted from 0: a square, a character, a row or
    /// a move, as the code says. `null` where no one place is at fault.
    pub at: Option<u64>,
}

impl<E: Coded> From<&E> for ErrorBody {
    fn from(error: &E) -> ErrorBody {
        ErrorBody { code: error.code().into(), message: error.to_string(), at: error.at() }
    }
}

/// The error of one line of a batch, in the place of its answer; or, without a
/// line, of a whole command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorLine {
    /// The line of the input, counted from 1, or the number of the argument.
    /// Left out where the command as a whole is at fault.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// What went wrong.
    pub error: ErrorBody,
}
