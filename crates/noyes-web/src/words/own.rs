//! What the page of one's own board says.

use noyes::{BoardError, Size, TextError};

use super::size as side_by_side;

pub(crate) const TITLE: &str = "Can your board be solved?";
pub(crate) const LEAD: &str = "Copy a position from the puzzle on your table, from a book or \
    from another game. The page says at once whether it can be solved, and you can play it here.";
pub(crate) const WAY: &str = "How to enter it";
pub(crate) const TYPE: &str = "Type or paste";
pub(crate) const TAP: &str = "Tap it in";
pub(crate) const FIELD: &str = "The board, row by row";
pub(crate) const HINT: &str =
    "0 is the blank. A new line or a slash begins a row; spaces or commas stand between tiles.";
pub(crate) const BLANK_LAST: &str = "The largest number is the blank";
pub(crate) const EXAMPLE: &str = "5 1 2 4\n9 6 3 8\n13 10 7 12\n0 14 11 15";
pub(crate) const CLEAR: &str = "Clear";
pub(crate) const TAKE_BACK: &str = "Take back";
pub(crate) const LAST: &str = "What is left is the blank";
pub(crate) const PLAY: &str = "Play it";
pub(crate) const PLAY_ANYWAY: &str = "Play it all the same";
pub(crate) const WAITING: &str = "Enter a board, and the answer stands here.";
pub(crate) const NOT_A_BOARD: &str = "Not a board yet";
pub(crate) const SOLVED: &str = "It is solved already.";

/// The tile to be placed next on an empty board.
pub(crate) fn place(tile: u32) -> String {
    format!("Tap the square of tile {tile}")
}

/// A tile was placed.
pub(crate) fn placed(tile: u32) -> String {
    format!("{tile} placed")
}

/// Why a text is not a board, rows and squares counted from 1 as people do.
pub(crate) fn board_error(error: &TextError) -> String {
    match error {
        TextError::NotANumber { found, .. } => format!("“{found}” is not a number."),
        TextError::EmptyRow { row } => format!("row {} is empty.", row + 1),
        TextError::OpenBracket => "a bracket is not closed.".into(),
        TextError::RaggedRows { row, found, expected } => {
            format!("row {} has {found} numbers, and the first row has {expected}.", row + 1)
        }
        TextError::NotSquare { found } => {
            format!(
                "{found} numbers do not fill a square. Begin a new line for each row, or choose a size."
            )
        }
        TextError::MissingBlank { mark: 0, largest } => {
            format!("there is no 0 for the blank. If {largest} stands for it, say so.")
        }
        TextError::Board(BoardError::Duplicate { tile, .. }) => {
            format!("{tile} is there twice.")
        }
        TextError::Board(BoardError::OutOfRange { found, size, .. }) => format!(
            "{found} does not belong on a {} board, which has the numbers 0 to {}.",
            side_by_side(*size),
            size.area() - 1
        ),
        // The rest says what was found and what was expected, in the words of the core.
        other => format!("{other}."),
    }
}

/// An offer to read the largest number as the blank.
pub(crate) fn read_as_blank(largest: u64) -> String {
    format!("Read {largest} as the blank")
}

/// A board that is judged, but cannot be drawn.
pub(crate) fn too_large(size: Size) -> String {
    format!("A {} board is more than this page can draw, but the answer holds.", side_by_side(size))
}
