//! From characters to numbers in rows.

use alloc::vec::Vec;

use super::excerpt;
use crate::{Grid, Size, TextError};

/// The state while a grid is read.
#[derive(Default)]
pub(super) struct Reader {
    numbers: Vec<u64>,
    row_ends: Vec<usize>,
    /// The open brackets: how each is to be closed, and how many numbers came before it.
    open: Vec<(u8, usize)>,
    /// How deep in brackets the numbers stand, once there is one.
    depth: Option<usize>,
    after_comma: bool,
}

impl Reader {
    pub(super) fn read(mut self, text: &str) -> Result<Grid, TextError> {
        let bytes = text.as_bytes();
        // A number and its separator are two bytes at least.
        self.numbers.reserve(bytes.len().div_ceil(2).min(Size::MAX_AREA as usize));
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b'0'..=b'9' => {
                    at = self.number(text, at)?;
                    continue;
                }
                b' ' | b'\t' => {}
                // Between two commas a number is missing.
                b',' if self.after_comma => return Err(not_a_number(text, at)),
                b',' => self.after_comma = true,
                b'/' => self.separator(at, text)?,
                b';' | b'\n' | b'\r' => self.end_row(),
                b'[' => self.open.push((b']', self.numbers.len())),
                b'(' => self.open.push((b')', self.numbers.len())),
                b'{' => self.open.push((b'}', self.numbers.len())),
                b']' | b')' | b'}' => self.close(byte, text, at)?,
                _ => match text[at..].chars().next() {
                    // Boards pasted from pages carry spaces of many widths.
                    Some(space) if space.is_whitespace() => {
                        at += space.len_utf8();
                        continue;
                    }
                    _ => return Err(not_a_number(text, at)),
                },
            }
            at += 1;
        }
        if self.numbers.is_empty() {
            return Err(TextError::Empty);
        }
        if !self.open.is_empty() {
            return Err(TextError::OpenBracket);
        }
        if !self.row_ends.is_empty() {
            self.end_row();
        }
        // Several rows only: a lone one, as in "[[1, 2, 3, 0]]", is a flat list.
        if self.row_ends.len() == 1 {
            self.row_ends.clear();
        }
        Ok(Grid { numbers: self.numbers, row_ends: self.row_ends })
    }

    /// A closing bracket ends the row that it holds.
    fn close(&mut self, bracket: u8, text: &str, at: usize) -> Result<(), TextError> {
        match self.open.pop() {
            Some((expected, before)) if expected == bracket => {
                if before == self.numbers.len() && before > 0 {
                    return Err(TextError::EmptyRow { row: self.row_ends.len() });
                }
                self.end_row();
                Ok(())
            }
            _ => Err(not_a_number(text, at)),
        }
    }

    /// Reads the digits from `at` on and returns where they end.
    fn number(&mut self, text: &str, start: usize) -> Result<usize, TextError> {
        let bytes = text.as_bytes();
        let mut at = start;
        let mut number = 0u64;
        while let Some(digit) = bytes.get(at).map(|byte| byte.wrapping_sub(b'0'))
            && digit < 10
        {
            let larger = number.checked_mul(10).and_then(|n| n.checked_add(u64::from(digit)));
            number = larger.ok_or_else(|| TextError::HugeNumber {
                found: excerpt(word_at(text, start)),
                at: self.numbers.len(),
            })?;
            at += 1;
        }
        // "12a" is one word that is no number, not a number and a word.
        if bytes.get(at).is_some_and(|byte| !b" ,/;\n\r\t[](){}".contains(byte))
            && !text[at..].starts_with(char::is_whitespace)
        {
            return Err(not_a_number(text, start));
        }
        // "[1, 2, [3, 0]]": some numbers are in a row of their own, others are not.
        if *self.depth.get_or_insert(self.open.len()) != self.open.len() {
            return Err(not_a_number(text, start));
        }
        self.after_comma = false;
        if self.numbers.len() == Size::MAX_AREA as usize {
            return Err(TextError::TooManyNumbers);
        }
        self.numbers.push(number);
        Ok(at)
    }

    /// A `/`: unlike line breaks it ends a row that has numbers. One after the last row is as
    /// harmless as a line break is there.
    fn separator(&mut self, at: usize, text: &str) -> Result<(), TextError> {
        let start = self.row_ends.last().copied().unwrap_or(0);
        let ended =
            text[..at].trim_end_matches([' ', ',', '\t']).ends_with(['\n', '\r', ']', ')', '}']);
        if self.numbers.len() == start && !ended {
            return Err(TextError::EmptyRow { row: self.row_ends.len() });
        }
        self.end_row();
        Ok(())
    }

    fn end_row(&mut self) {
        let start = self.row_ends.last().copied().unwrap_or(0);
        if self.numbers.len() > start {
            self.row_ends.push(self.numbers.len());
        }
    }
}

fn not_a_number(text: &str, at: usize) -> TextError {
    TextError::NotANumber { found: excerpt(word_at(text, at)), at: text[..at].chars().count() }
}

/// What stands there up to the next separator; a separator stands for itself.
fn word_at(text: &str, at: usize) -> &str {
    let rest = &text[at..];
    let separates = |c: char| c.is_whitespace() || ",/;[](){}".contains(c);
    match rest.find(separates) {
        Some(0) => &rest[..rest.chars().next().map_or(0, char::len_utf8)],
        Some(end) => &rest[..end],
        None => rest,
    }
}
