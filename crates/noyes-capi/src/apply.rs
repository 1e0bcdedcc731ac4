//! A board after some moves.

#![allow(unsafe_code)] // Functions for C are unsafe to call, and `no_mangle` is for names that clash.
#![allow(non_camel_case_types)]
#![expect(clippy::missing_safety_doc, reason = "the header says it once for all functions")]

use std::ffi::c_char;

use noyes::{Algorithm, Board, Position};
use noyes_api::ApplyLine;
use noyes_engine::Error;

use crate::{
    answer::{Answer, Keep},
    ffi::Call,
    input,
    status::noyes_status,
};

/// A board after the moves of an algorithm. Free it with noyes_free_applied().
#[repr(C)]
pub struct noyes_applied {
    /// The board after the last move: rows separated by "/", tiles by spaces, 0 the blank.
    pub board: *const c_char,
    /// The same as numbers, row by row, width * height of them.
    pub tiles: *const u32,
    /// Squares in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// The size, "WIDTHxHEIGHT".
    pub size: *const c_char,
    /// The goal: its name, or a board.
    pub goal: *const c_char,
    /// 1 if the board is now the goal, else 0.
    pub solved: u8,
    /// The number of moves, each tile that moves counted.
    pub length: u64,
    /// The number of moves, a slide of several tiles in a line counted once.
    pub length_mtm: u64,
    /// All of this as one line of JSON.
    pub json: *const c_char,
}

/// Makes moves, such as "LU2R": a letter is the direction in which a tile travels, a number behind it
/// how many. board, size and goal are those of noyes_is_solvable().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_apply(
    board: *const c_char,
    size: *const c_char,
    goal: *const c_char,
    moves: *const c_char,
    applied: *mut *mut noyes_applied,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("applied", applied, || {
        apply(&call, input::board_text(&call, board, size)?, goal, moves)
    })
}

/// The same for a board that is width * height numbers, row by row, 0 the blank.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_apply_tiles(
    tiles: *const u32,
    width: u32,
    height: u32,
    goal: *const c_char,
    moves: *const c_char,
    applied: *mut *mut noyes_applied,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("applied", applied, || {
        apply(&call, input::board_tiles(&call, tiles, width, height)?, goal, moves)
    })
}

/// Frees a board after its moves. NULL is left alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_free_applied(applied: *mut noyes_applied) {
    // SAFETY: this is called from outside.
    unsafe { Call::from_outside() }.free_answer(applied);
}

fn apply(
    call: &Call,
    mut board: Board,
    goal: *const c_char,
    moves: *const c_char,
) -> Result<*mut noyes_applied, Error> {
    let goal = input::goal_of(call, goal, &board)?;
    let moves: Algorithm = call.text("moves", moves)?.parse()?;
    let line = ApplyLine::new(1, board.clone(), &goal, &moves)?;
    board.apply(&moves)?;
    let mut keep = Keep::default();
    let shown = noyes_applied {
        json: keep.json(&line)?,
        board: keep.text(line.board),
        tiles: keep.tiles(&board),
        width: board.size().width(),
        height: board.size().height(),
        size: keep.text(line.size),
        goal: keep.text(line.goal),
        solved: line.solved.into(),
        length: line.length,
        length_mtm: line.length_mtm,
    };
    Ok(Answer::give(shown, keep))
}
