//! What a message is told.

/// A value in a message. Numbers stay numbers: which form of a word stands beside them, and how
/// their digits are grouped, is the language's business.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number that is counted with.
    Number(f64),
    /// A text that stands as it is.
    Text(String),
}

impl From<f64> for Arg {
    fn from(number: f64) -> Arg {
        Arg::Number(number)
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        // Exact up to 2^53; longer counts are texts made by `Language::grouped`.
        Arg::Number(number as f64)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as f64)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}
