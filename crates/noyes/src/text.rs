//! Boards as text: reading what people and programs write, and printing.
//!
//! Reading goes in two steps. A [`Grid`] is what was *written*: numbers, in
//! rows or in one flat list. [`Grid::board`] asks whether they *are* a board.

mod blank_mark;
mod canonical;
mod error;
mod grid;
mod print;
mod reader;

use alloc::string::String;

pub use blank_mark::BlankMark;
pub(crate) use canonical::board as canonical_board;
pub use error::TextError;
pub use grid::Grid;
pub(crate) use print::print;

/// The beginning of a text, short enough for an error message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut excerpt: String = text.chars().take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        excerpt.push('…');
    }
    excerpt
}
