//! What every error of noyes can say of itself.

/// An error with a stable code, the same in every language that noyes speaks.
///
/// The codes are lower-case words with hyphens. They never change their
/// meaning; the messages (`Display`) may be reworded.
///
/// ```
/// use noyes::{Board, Coded};
///
/// let error = "1 2 3/4 5 5/7 8 0".parse::<Board>().unwrap_err();
/// assert_eq!(error.code(), "duplicate-tile");
/// assert_eq!(error.at(), Some(5));
/// assert_eq!(error.to_string(), "tile 5 stands on squares 4 and 5");
/// ```
pub trait Coded: core::error::Error {
    /// The stable code, such as `duplicate-tile`.
    fn code(&self) -> &'static str;

    /// Where the fault stands, counted from 0: a square, a character or a
    /// move, as the code says. `None` where no one place is at fault.
    fn at(&self) -> Option<u64> {
        None
    }
}
