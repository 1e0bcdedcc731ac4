//! Boards, sizes and goals, from texts and from lists of numbers.

use std::{ffi::c_char, num::NonZeroUsize, thread::available_parallelism};

use noyes::{BlankMark, Board, Goal, Grid, Position, Size};
use noyes_engine::{Error, Goals};

use crate::{ffi::Call, status::Fault};

/// The size that is written there.
pub(crate) fn size(text: Option<&str>) -> Result<Option<Size>, Error> {
    Ok(text.map(str::parse).transpose()?)
}

/// The size of these sides.
pub(crate) fn extent(width: u32, height: u32) -> Result<Size, Error> {
    Ok(Size::new(width, height)?)
}

/// The board of a text; a flat list takes the size, or else is a square.
pub(crate) fn board(text: &str, size: Option<Size>) -> Result<Board, Error> {
    Ok(text.parse::<Grid>()?.board(size, BlankMark::default())?)
}

/// The same from outside.
pub(crate) fn board_text(
    call: &Call,
    text: *const c_char,
    size: *const c_char,
) -> Result<Board, Error> {
    let text = call.text("board", text)?;
    board(text, self::size(call.maybe_text("size", size)?)?)
}

/// The board of a list from outside.
pub(crate) fn board_tiles(
    call: &Call,
    tiles: *const u32,
    width: u32,
    height: u32,
) -> Result<Board, Error> {
    let size = extent(width, height)?;
    Ok(Board::new(size, call.list("tiles", tiles, size.area())?)?)
}

/// The goal of a name or a text, blank-last if there is none.
pub(crate) fn goal(text: Option<&str>, size: Size) -> Result<Goal, Error> {
    Ok(text
        .map_or_else(|| Ok(Goal::new(size, Default::default())), |text| Goal::parse(text, size))?)
}

/// The same from outside, for this board.
pub(crate) fn goal_of(call: &Call, text: *const c_char, board: &Board) -> Result<Goal, Error> {
    goal(call.maybe_text("goal", text)?, board.size())
}

/// The goals for boards of every size, or one board; a flat list is of the size, or else a square.
pub(crate) fn goals(text: Option<&str>, size: Option<Size>) -> Result<Goals, Error> {
    let Some(text) = text else { return Ok(Goals::default()) };
    match size.or_else(|| text.parse::<Grid>().ok()?.size(None).ok()) {
        Some(size) => Ok(Goals::parse(text, size)?),
        // No layout has a size, and what is neither is told so whatever the size.
        None => Ok(Goals::parse(text, Size::FIFTEEN)?),
    }
}

/// How many threads may work; 0 is one for each processor.
pub(crate) fn threads(threads: u32) -> Result<NonZeroUsize, Error> {
    const MOST: u32 = 1024;
    match NonZeroUsize::new(threads as usize) {
        None => Ok(available_parallelism().unwrap_or(NonZeroUsize::MIN)),
        Some(threads) if threads.get() <= MOST as usize => Ok(threads),
        Some(_) => Err(Fault::Threads { found: threads }.into()),
    }
}
