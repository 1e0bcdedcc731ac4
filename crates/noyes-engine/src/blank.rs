//! Boards in which another number than 0 may stand for the blank.

use noyes::{BlankMark, Board, Goal, GoalError, Grid, Layout, Size, TextError};

use crate::Error;

/// The board of a text in which `blank` stands for the blank; a flat list is one of
/// this size, or else a square.
///
/// # Errors
/// [`TextError`] as for [`Grid::board`].
///
/// ```
/// use noyes::BlankMark;
///
/// let board = noyes_engine::board("7 4 3/9 5 8/6 2 1", None, BlankMark::Last)?;
/// assert_eq!(board.to_string(), "7 4 3/0 5 8/6 2 1");
/// # Ok::<(), noyes::TextError>(())
/// ```
pub fn board(text: &str, size: Option<Size>, blank: BlankMark) -> Result<Board, TextError> {
    text.parse::<Grid>()?.board(size, blank)
}

/// Boards of one size, one number a square and board after board, with 0 for the
/// blank and the tiles renamed as [`Grid::board`] does.
///
/// # Errors
/// What is wrong with the first board that is none, and which it is.
///
/// ```
/// use noyes::{BlankMark, Size};
///
/// let numbers = [4, 2, 3, 1, 0, 1, 3, 2];
/// let cells = noyes_engine::renamed(&numbers, Size::new(2, 2)?, BlankMark::Last)?;
/// assert_eq!(cells, [0, 2, 3, 1, 1, 2, 0, 3]);
/// let error = noyes_engine::renamed(&numbers, Size::new(2, 2)?, BlankMark::Number(4)).unwrap_err();
/// assert_eq!(error.to_string(), "row 1: no square holds 4, the blank's number");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn renamed(numbers: &[u64], size: Size, blank: BlankMark) -> Result<Vec<u32>, Error> {
    let mut cells = Vec::with_capacity(numbers.len());
    for (row, numbers) in (0..).zip(numbers.chunks(size.area())) {
        let board = Grid::from(numbers.to_vec()).board(Some(size), blank);
        cells.extend_from_slice(board.map_err(|error| Error::from(error).in_row(row))?.tiles());
    }
    Ok(cells)
}

/// A goal's text with 0 for the blank: names stay as they are, a board is read as
/// [`board()`] reads it.
///
/// # Errors
/// [`GoalError`] if it is a board, and a wrong one.
///
/// ```
/// use noyes::BlankMark;
///
/// let goal = noyes_engine::renamed_goal("9 1 2/3 4 5/6 7 8", None, BlankMark::Last)?;
/// assert_eq!(goal, "0 1 2/3 4 5/6 7 8");
/// assert_eq!(noyes_engine::renamed_goal("snake", None, BlankMark::Last)?, "snake");
/// # Ok::<(), noyes::GoalError>(())
/// ```
pub fn renamed_goal(goal: &str, size: Option<Size>, blank: BlankMark) -> Result<String, GoalError> {
    if Layout::from_name(goal.trim()).is_some() {
        return Ok(goal.to_owned());
    }
    // Which texts are meant as boards is the core's to say; the size does not matter to that.
    match Goal::parse(goal, Size::FIFTEEN) {
        Err(error @ GoalError::UnknownName { .. }) => Err(error),
        _ => Ok(board(goal, size, blank)?.to_string()),
    }
}
