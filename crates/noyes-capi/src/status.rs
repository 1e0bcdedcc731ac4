//! What went wrong: a status from every call, and the last error of each thread.

#![allow(unsafe_code)] // `no_mangle`, which is unsafe for names that clash.
#![allow(non_camel_case_types)]

use std::{
    cell::RefCell,
    ffi::{CString, c_char},
};

use noyes::{CellsError, Coded};
use noyes_audit::AuditError;
use noyes_engine::Error;
use thiserror::Error;

use crate::answer::{or_minus_one, terminated};

/// How a call ended: NOYES_OK, or what kind of error there was. Later versions may have more kinds:
/// whatever is not NOYES_OK is an error, and noyes_error_code() says which.
pub type noyes_status = i32;

/// Done.
pub const NOYES_OK: noyes_status = 0;
/// The arguments are wrong, or what they ask for cannot be done.
pub const NOYES_FAILED: noyes_status = 1;
/// Stopped by a cancel flag before there was an answer.
pub const NOYES_CANCELLED: noyes_status = 2;
/// A fault in the library itself (code `internal-error`): please report it. The process is sound.
pub const NOYES_INTERNAL: noyes_status = 3;

/// What only this door finds wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum Fault {
    #[error("{name} is NULL")]
    Null { name: &'static str },
    #[error("{name} is not aligned to {expected} bytes")]
    Misaligned { name: &'static str, expected: usize },
    #[error("{name} is said to have {found} elements, more than fit into memory")]
    Length { name: &'static str, found: usize },
    #[error("{name} is not UTF-8 text from byte {at} on")]
    Utf8 { name: &'static str, at: usize },
    #[error(
        "{name}: struct_size is {found}; expected sizeof, which is {expected} in this version, as \
         the struct's init function sets it"
    )]
    StructSize { name: &'static str, found: usize, expected: usize },
    #[error("found {found} threads; expected at most 1024, or 0 for one for each processor")]
    Threads { found: u32 },
    #[error("a fault in noyes itself: {said}")]
    Internal { said: String },
}

impl Coded for Fault {
    fn code(&self) -> &'static str {
        match self {
            Fault::Null { .. } => "null-pointer",
            Fault::Misaligned { .. } | Fault::Length { .. } => "bad-pointer",
            Fault::Utf8 { .. } => "invalid-utf8",
            Fault::StructSize { .. } => "bad-struct-size",
            Fault::Threads { .. } => "bad-threads",
            Fault::Internal { .. } => "internal-error",
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            Fault::Utf8 { at, .. } => Some(*at as u64),
            _ => None,
        }
    }
}

/// The error about cells, which knows the board that it is about.
pub(crate) fn cells(error: CellsError) -> Error {
    match error {
        CellsError::Board { board, error } => Error::from(error).in_row(board as u64),
        error => error.into(),
    }
}

/// The same of an audit.
pub(crate) fn audit(error: AuditError) -> Error {
    match error {
        AuditError::Cells(error) => cells(error),
        error => error.into(),
    }
}

struct Last {
    code: CString,
    message: CString,
    at: Option<u64>,
    row: Option<u64>,
}

thread_local! {
    static LAST: RefCell<Option<Last>> = const { RefCell::new(None) };
}

/// Remembers an error as this thread's last one.
pub(crate) fn remember(error: &Error) -> noyes_status {
    let last = Last {
        code: terminated(error.code.to_owned()),
        message: terminated(error.to_string()),
        at: error.at,
        row: error.row,
    };
    // A thread that is ending has nobody left who could ask.
    LAST.try_with(|place| *place.borrow_mut() = Some(last)).ok();
    match error.code {
        "cancelled" => NOYES_CANCELLED,
        "internal-error" => NOYES_INTERNAL,
        _ => NOYES_FAILED,
    }
}

fn last<T>(read: impl FnOnce(&Last) -> T, none: T) -> T {
    LAST.try_with(|place| place.borrow().as_ref().map(read)).ok().flatten().unwrap_or(none)
}

/// The code of the last error in this thread, such as "duplicate-tile"; "" if there was none. Codes
/// are the same in every language and never change; docs/errors.md lists them.
///
/// Calls that succeed leave it alone, so ask only after one that failed. The text lives until the
/// next call that fails in this thread, or the thread's end.
#[unsafe(no_mangle)]
pub extern "C" fn noyes_error_code() -> *const c_char {
    last(|last| last.code.as_ptr(), c"".as_ptr())
}

/// The last error in this thread in words: what was found, where, and what was expected; "" if there
/// was none. The text lives as long as that of noyes_error_code().
#[unsafe(no_mangle)]
pub extern "C" fn noyes_error_message() -> *const c_char {
    last(|last| last.message.as_ptr(), c"".as_ptr())
}

/// Where the fault stands, counted from 0: a square, a character or a move, as docs/errors.md says
/// of the code; -1 if there is no one place.
#[unsafe(no_mangle)]
pub extern "C" fn noyes_error_at() -> i64 {
    or_minus_one(last(|last| last.at, None))
}

/// Of many boards, which one the last error is about, counted from 0; -1 if it is not about one.
#[unsafe(no_mangle)]
pub extern "C" fn noyes_error_row() -> i64 {
    or_minus_one(last(|last| last.row, None))
}

/// The library's version, such as "0.1.0". The text is never freed.
#[unsafe(no_mangle)]
pub extern "C" fn noyes_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}
