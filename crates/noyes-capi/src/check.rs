//! Whether boards can be solved, and why.

#![allow(unsafe_code)] // Functions for C are unsafe to call, and `no_mangle` is for names that clash.
#![allow(non_camel_case_types)]
#![expect(clippy::missing_safety_doc, reason = "the header says it once for all functions")]

use std::ffi::c_char;

use noyes::Board;
use noyes_api::{CheckLine, RankWish};
use noyes_engine::{Error, solvable};

use crate::{
    answer::{Answer, Keep},
    ffi::{Call, Plain},
    input,
    status::{self, noyes_status},
};

/// One board judged: can it be solved, and why. Free it with noyes_free_verdict().
#[repr(C)]
pub struct noyes_verdict {
    /// The board: rows separated by "/", tiles by spaces, 0 the blank.
    pub board: *const c_char,
    /// Its size, "WIDTHxHEIGHT".
    pub size: *const c_char,
    /// The goal: its name, or a board.
    pub goal: *const c_char,
    /// 1 if slides lead from the board to the goal, else 0.
    pub solvable: u8,
    /// For each tile in reading order, the blank skipped: before how many tiles it stands that the
    /// goal has earlier.
    pub inversions: *const u32,
    /// How many there are: one a tile.
    pub inversions_count: usize,
    /// Their sum.
    pub inversion_sum: u64,
    /// The row of the blank, 0 at the bottom.
    pub blank_row_from_bottom: u32,
    /// The rule that decides: "odd-width", "even-width" or "one-wide".
    pub rule: *const c_char,
    /// Two tiles whose swap makes an unsolvable board solvable; both 0 if the board can be solved, or
    /// if no swap of two tiles helps.
    pub repair: [u32; 2],
    /// The verdict in words.
    pub explanation: *const c_char,
    /// The board's number among the solvable ones, in decimal digits; NULL for an unsolvable board,
    /// and above 64 squares.
    pub rank: *const c_char,
    /// All of this as one line of JSON.
    pub json: *const c_char,
}

/// Sets *solvable to 1 if the board can be solved, else to 0. The board is text as in
/// "1 2 3/4 5 6/7 8 0"; a flat list without "/" takes the size "WIDTHxHEIGHT", or is a square if size
/// is NULL. goal is "blank-last" (also if it is NULL), "blank-first", "snake", "spiral" or a board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_is_solvable(
    board: *const c_char,
    size: *const c_char,
    goal: *const c_char,
    solvable: *mut u8,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.run(|| {
        call.put("solvable", solvable, 0)?;
        let board = input::board_text(&call, board, size)?;
        call.put("solvable", solvable, is_solvable(&call, &board, goal)?)
    })
}

/// The same for a board that is width * height numbers, row by row, 0 the blank.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_is_solvable_tiles(
    tiles: *const u32,
    width: u32,
    height: u32,
    goal: *const c_char,
    solvable: *mut u8,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.run(|| {
        call.put("solvable", solvable, 0)?;
        let board = input::board_tiles(&call, tiles, width, height)?;
        call.put("solvable", solvable, is_solvable(&call, &board, goal)?)
    })
}

fn is_solvable(call: &Call, board: &Board, goal: *const c_char) -> Result<u8, Error> {
    Ok(input::goal_of(call, goal, board)?.is_solvable(board)?.into())
}

/// Judges boards that stand in one cell a square, board after board; length is the number of cells.
/// answers has one number for each board, answers_length of them: 1 if it can be solved, else 0.
/// threads is how many may work; 0 is one for each processor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_are_solvable_u8(
    cells: *const u8,
    length: usize,
    width: u32,
    height: u32,
    goal: *const c_char,
    threads: u32,
    answers: *mut u8,
    answers_length: usize,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    many(&call, (cells, length), (width, height), goal, threads, (answers, answers_length))
}

/// The same for cells of 16 bits.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_are_solvable_u16(
    cells: *const u16,
    length: usize,
    width: u32,
    height: u32,
    goal: *const c_char,
    threads: u32,
    answers: *mut u8,
    answers_length: usize,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    many(&call, (cells, length), (width, height), goal, threads, (answers, answers_length))
}

/// The same for cells of 32 bits.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_are_solvable_u32(
    cells: *const u32,
    length: usize,
    width: u32,
    height: u32,
    goal: *const c_char,
    threads: u32,
    answers: *mut u8,
    answers_length: usize,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    many(&call, (cells, length), (width, height), goal, threads, (answers, answers_length))
}

fn many<C: noyes::Cell + Plain + Sync>(
    call: &Call,
    (cells, length): (*const C, usize),
    (width, height): (u32, u32),
    goal: *const c_char,
    threads: u32,
    (answers, answers_length): (*mut u8, usize),
) -> noyes_status {
    call.run(|| {
        let size = input::extent(width, height)?;
        let goal = input::goal(call.maybe_text("goal", goal)?, size)?;
        let threads = input::threads(threads)?;
        let cells = call.list("cells", cells, length)?;
        let answers = call.list_mut("answers", answers, answers_length)?;
        // One too many is enough to be told so; the length may be anything.
        let mut found = vec![false; answers.len().min(cells.len() / size.area() + 1)];
        solvable(&goal, cells, &mut found, threads).map_err(status::cells)?;
        answers.iter_mut().zip(found).for_each(|(answer, found)| *answer = found.into());
        Ok(())
    })
}

/// Judges a board and says why. The arguments are those of noyes_is_solvable().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_explain(
    board: *const c_char,
    size: *const c_char,
    goal: *const c_char,
    verdict: *mut *mut noyes_verdict,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("verdict", verdict, || explain(&call, &input::board_text(&call, board, size)?, goal))
}

/// The same for a board that is width * height numbers, row by row, 0 the blank.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_explain_tiles(
    tiles: *const u32,
    width: u32,
    height: u32,
    goal: *const c_char,
    verdict: *mut *mut noyes_verdict,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("verdict", verdict, || {
        explain(&call, &input::board_tiles(&call, tiles, width, height)?, goal)
    })
}

/// Frees a verdict. NULL is left alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_free_verdict(verdict: *mut noyes_verdict) {
    // SAFETY: this is called from outside.
    unsafe { Call::from_outside() }.free_answer(verdict);
}

fn explain(call: &Call, board: &Board, goal: *const c_char) -> Result<*mut noyes_verdict, Error> {
    let goal = input::goal_of(call, goal, board)?;
    let line = CheckLine::new(1, board, &goal, RankWish::WhereShort)?;
    let mut keep = Keep::default();
    let shown = noyes_verdict {
        json: keep.json(&line)?,
        board: keep.text(line.board),
        size: keep.text(line.size),
        goal: keep.text(line.goal),
        solvable: line.solvable.into(),
        inversions_count: line.inversions.len(),
        inversions: keep.list(line.inversions),
        inversion_sum: line.inversion_sum,
        blank_row_from_bottom: line.blank_row_from_bottom,
        rule: keep.text(line.rule),
        repair: line.repair.unwrap_or_default(),
        explanation: keep.text(line.explanation),
        rank: keep.maybe_text(line.rank),
    };
    Ok(Answer::give(shown, keep))
}
