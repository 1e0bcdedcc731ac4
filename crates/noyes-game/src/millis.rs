//! The unit of time.

/// A time or a duration in milliseconds. Times count from any moment that the caller likes, as long
/// as it is the same for all inputs to one game.
pub type Millis = u64;
