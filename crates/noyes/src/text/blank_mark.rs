//! Which number stands for the blank.

use core::{fmt, str::FromStr};

use crate::TextError;

use super::excerpt;

/// Which number stands for the blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlankMark {
    /// This number. The tiles are the other numbers: 1…n−1 where it is 0, and
    /// renamed 1…n−1 in order where it is not.
    Number(u64),
    /// The largest number. The tiles are the other numbers, renamed 1…n−1 in
    /// order, so that both 0…n−1 and 1…n are read.
    Last,
}

impl Default for BlankMark {
    fn default() -> BlankMark {
        BlankMark::Number(0)
    }
}

impl fmt::Display for BlankMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BlankMark::Number(number) => number.fmt(f),
            BlankMark::Last => f.write_str("last"),
        }
    }
}

/// Reads `last` or a number.
impl FromStr for BlankMark {
    type Err = TextError;

    fn from_str(text: &str) -> Result<BlankMark, TextError> {
        match text.trim() {
            "last" => Ok(BlankMark::Last),
            digits if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) => {
                Ok(BlankMark::Number(digits.parse().unwrap_or(u64::MAX)))
            }
            _ => Err(TextError::BadBlank { found: excerpt(text) }),
        }
    }
}
