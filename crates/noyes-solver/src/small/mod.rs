//! Small boards, exactly: the distances of all of them in a table.
//!
//! [`form`] numbers the boards, [`slides`] says what slides do to the numbers,
//! [`levels`] goes from the goal outwards, by lists where a level is small and
//! by [`dense`] passes where it is large, and [`table`] answers questions.

mod boards;
mod bytes;
mod dense;
mod form;
mod levels;
mod line;
mod slides;
mod table;

pub use boards::BoardsAt;
pub use bytes::ExactTableError;
pub use table::ExactTable;
