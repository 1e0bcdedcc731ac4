//! Structs that the caller reads and the library owns.

use std::{
    any::Any,
    ffi::{CString, c_char},
    ptr,
};

use noyes::Board;
use noyes_engine::Error;
use serde::Serialize;

use crate::status::Fault;

/// What the caller sees, and behind it what its pointers point to.
#[repr(C)]
pub(crate) struct Answer<T> {
    shown: T,
    kept: Keep,
}

impl<T> Answer<T> {
    /// The answer in memory of its own, as the caller holds it until it is freed.
    pub(crate) fn give(shown: T, kept: Keep) -> *mut T {
        Box::into_raw(Box::new(Answer { shown, kept })).cast()
    }
}

/// What an answer's pointers point to. It lies where it is until the answer is freed.
#[derive(Default)]
pub(crate) struct Keep(Vec<Box<dyn Any>>);

impl Keep {
    /// A text.
    pub(crate) fn text(&mut self, text: impl Into<String>) -> *const c_char {
        let text = terminated(text.into());
        let at = text.as_ptr();
        self.0.push(Box::new(text));
        at
    }

    /// A text, or NULL.
    pub(crate) fn maybe_text(&mut self, text: Option<impl Into<String>>) -> *const c_char {
        text.map_or(ptr::null(), |text| self.text(text))
    }

    /// A list; NULL if it is empty.
    pub(crate) fn list<T: 'static>(&mut self, list: Vec<T>) -> *const T {
        if list.is_empty() {
            return ptr::null();
        }
        let at = list.as_ptr();
        self.0.push(Box::new(list));
        at
    }

    /// The tiles of a board.
    pub(crate) fn tiles(&mut self, board: &Board) -> *const u32 {
        self.list(board.tiles().to_vec())
    }

    /// The answer as JSON.
    pub(crate) fn json(&mut self, line: &impl Serialize) -> Result<*const c_char, Error> {
        let json = serde_json::to_string(line);
        let json = json.map_err(|error| Fault::Internal { said: error.to_string() })?;
        Ok(self.text(json))
    }
}

/// The text as C has it. No text here has a zero inside: all came from C, or are the library's.
pub(crate) fn terminated(text: String) -> CString {
    CString::new(text).unwrap_or_else(|error| {
        let bytes = error.into_vec().into_iter().filter(|&byte| byte != 0).collect::<Vec<u8>>();
        CString::new(bytes).unwrap_or_default()
    })
}

/// A number that may not be there: -1 stands for that.
pub(crate) fn or_minus_one(number: Option<u64>) -> i64 {
    number.map_or(-1, |number| i64::try_from(number).unwrap_or(i64::MAX))
}

/// Yes, no, or not known.
pub(crate) fn yes_no_unknown(answer: Option<bool>) -> i32 {
    answer.map_or(-1, i32::from)
}
