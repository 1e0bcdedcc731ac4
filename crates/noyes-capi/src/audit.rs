//! Whether boards could come from a fair dealer.

#![allow(unsafe_code)] // Functions for C are unsafe to call, and `no_mangle` is for names that clash.
#![allow(non_camel_case_types)]
#![expect(clippy::missing_safety_doc, reason = "the header says it once for all functions")]

use std::ffi::c_char;

use noyes::{Goal, Position, Size};
use noyes_api::TestBody;
use noyes_engine::Error;

use crate::{
    answer::{Answer, Keep},
    ffi::{Call, Plain},
    input,
    limits::{Reins, noyes_limits},
    status::{self, noyes_status},
};

/// Whether some boards could come from a fair dealer. Free it with noyes_free_report().
#[repr(C)]
pub struct noyes_report {
    /// The boards' size, "WIDTHxHEIGHT".
    pub size: *const c_char,
    /// The goal: its name, or a board.
    pub goal: *const c_char,
    /// How many boards were counted.
    pub boards: u64,
    /// How many of them cannot be solved.
    pub unsolvable: u64,
    /// The probability that all tests together accuse a fair dealer.
    pub alpha: f64,
    /// "consistent" or "not-fair".
    pub verdict: *const c_char,
    /// The verdict in a sentence.
    pub explanation: *const c_char,
    /// The tests that were made.
    pub tests: *const noyes_test,
    /// How many there are.
    pub tests_count: usize,
    /// All of this as one line of JSON, and the tests that were not made and why, and the boards that
    /// came more than once.
    pub json: *const c_char,
}

/// One question to a sample, and its answer.
#[repr(C)]
pub struct noyes_test {
    /// What was asked, such as "blank-square".
    pub name: *const c_char,
    /// What was measured.
    pub statistic: f64,
    /// What a fair dealer's statistic is in the mean.
    pub expected: f64,
    /// The probability that a fair dealer's statistic is at least as far out.
    pub p: f64,
    /// The same, corrected for the number of tests.
    pub p_corrected: f64,
    /// How large the bias is, 0 for none.
    pub effect: f64,
    /// The smallest effect that such a sample would have shown nine times out of ten; not a number if
    /// there were too few boards to show any.
    pub smallest_detectable: f64,
    /// What was found, in words.
    pub explanation: *const c_char,
}

/// Judges boards that are texts, count of them and all of one size; the arguments are those of
/// noyes_is_solvable(). alpha is how probable it may be that the tests accuse a fair dealer, above 0
/// and below 1; 0 is 0.001. Of the limits, threads and cancel are meant; limits may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_audit(
    boards: *const *const c_char,
    count: usize,
    size: *const c_char,
    goal: *const c_char,
    alpha: f64,
    limits: *const noyes_limits,
    report: *mut *mut noyes_report,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("report", report, || {
        let mut size = input::size(call.maybe_text("size", size)?)?;
        let mut cells = Vec::new();
        for (row, &text) in (0..).zip(call.list("boards", boards, count)?) {
            let board = call.text("boards", text).and_then(|text| input::board(text, size));
            let board = board.map_err(|error| error.in_row(row))?;
            // The first one says what size all have.
            size = Some(board.size());
            cells.extend_from_slice(board.tiles());
        }
        let goal = call.maybe_text("goal", goal)?;
        let goal = input::goal(goal, size.unwrap_or(Size::FIFTEEN))?;
        audit(&goal, &cells, alpha, &Reins::read(&call, limits)?)
    })
}

/// Judges boards that stand in one cell a square, board after board; length is the number of cells.
/// The other arguments are those of noyes_audit().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_audit_u8(
    cells: *const u8,
    length: usize,
    width: u32,
    height: u32,
    goal: *const c_char,
    alpha: f64,
    limits: *const noyes_limits,
    report: *mut *mut noyes_report,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("report", report, || {
        audit_cells(&call, (cells, length), (width, height), goal, alpha, limits)
    })
}

/// The same for cells of 16 bits.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_audit_u16(
    cells: *const u16,
    length: usize,
    width: u32,
    height: u32,
    goal: *const c_char,
    alpha: f64,
    limits: *const noyes_limits,
    report: *mut *mut noyes_report,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("report", report, || {
        audit_cells(&call, (cells, length), (width, height), goal, alpha, limits)
    })
}

/// The same for cells of 32 bits.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_audit_u32(
    cells: *const u32,
    length: usize,
    width: u32,
    height: u32,
    goal: *const c_char,
    alpha: f64,
    limits: *const noyes_limits,
    report: *mut *mut noyes_report,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("report", report, || {
        audit_cells(&call, (cells, length), (width, height), goal, alpha, limits)
    })
}

/// Frees a report. NULL is left alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_free_report(report: *mut noyes_report) {
    // SAFETY: this is called from outside.
    unsafe { Call::from_outside() }.free_answer(report);
}

fn audit_cells<C: noyes::Cell + Plain + Sync>(
    call: &Call,
    (cells, length): (*const C, usize),
    (width, height): (u32, u32),
    goal: *const c_char,
    alpha: f64,
    limits: *const noyes_limits,
) -> Result<*mut noyes_report, Error> {
    let size = input::extent(width, height)?;
    let goal = input::goal(call.maybe_text("goal", goal)?, size)?;
    let cells = call.list("cells", cells, length)?;
    audit(&goal, cells, alpha, &Reins::read(call, limits)?)
}

fn audit<C: noyes::Cell + Sync>(
    goal: &Goal,
    cells: &[C],
    alpha: f64,
    reins: &Reins,
) -> Result<*mut noyes_report, Error> {
    let alpha = if alpha == 0.0 { 0.001 } else { alpha };
    let line = noyes_engine::audit(goal, cells, alpha, reins.threads(), reins.cancel())
        .map_err(status::audit)?;
    let mut keep = Keep::default();
    let json = keep.json(&line)?;
    let tests: Vec<_> = line.tests.into_iter().map(|line| test(line, &mut keep)).collect();
    let shown = noyes_report {
        json,
        size: keep.text(line.size),
        goal: keep.text(line.goal),
        boards: line.boards,
        unsolvable: line.unsolvable,
        alpha: line.alpha,
        verdict: keep.text(line.verdict),
        explanation: keep.text(line.explanation),
        tests_count: tests.len(),
        tests: keep.list(tests),
    };
    Ok(Answer::give(shown, keep))
}

fn test(line: TestBody, keep: &mut Keep) -> noyes_test {
    noyes_test {
        name: keep.text(line.name),
        statistic: line.statistic,
        expected: line.expected,
        p: line.p,
        p_corrected: line.p_corrected,
        effect: line.effect,
        smallest_detectable: line.smallest_detectable.unwrap_or(f64::NAN),
        explanation: keep.text(line.explanation),
    }
}
