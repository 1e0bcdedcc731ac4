//! Boards as text: reading what people and programs write, and printing.
//!
//! Reading goes in two steps. A [`Grid`] is what was *written*: numbers, in
//! rows or in one flat list. [`Grid::board`] asks whether they *are* a board.

use core::{fmt, str::FromStr};

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use thiserror::Error;

use crate::{Board, BoardError, Coded, Size, SizeError, SizeMismatch, Square, seen::Seen};

/// The numbers of a board as they were written, not yet known to be one.
///
/// Rows are separated by `/`, `;` or line breaks, or each stands in brackets;
/// numbers by spaces or commas. Text with a single row is a flat list, which
/// takes the size that it is given, else a square one.
///
/// ```
/// use noyes::{BlankMark, Grid, Size};
///
/// // What a program printed, counted from 0 with the last one as the blank:
/// let grid: Grid = "[3, 1, 0, 2, 4, 5]".parse()?;
/// let board = grid.board(Some(Size::new(3, 2)?), BlankMark::Last)?;
/// assert_eq!(board.to_string(), "4 2 1/3 5 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    numbers: Vec<u64>,
    /// Where each row ends in `numbers`; empty for a flat list.
    row_ends: Vec<usize>,
}

/// Which number stands for the blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlankMark {
    /// This number. The tiles are the other numbers, renamed 1…n−1 in order.
    Number(u64),
    /// The largest number. The tiles are the other numbers, renamed 1…n−1 in
    /// order, so that both 0…n−1 and 1…n are read.
    Last,
}

impl Default for BlankMark {
    fn default() -> BlankMark {
        BlankMark::Number(0)
    }
}

impl fmt::Display for BlankMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BlankMark::Number(number) => number.fmt(f),
            BlankMark::Last => f.write_str("last"),
        }
    }
}

/// Reads `last` or a number.
impl FromStr for BlankMark {
    type Err = TextError;

    fn from_str(text: &str) -> Result<BlankMark, TextError> {
        match text.trim() {
            "last" => Ok(BlankMark::Last),
            digits if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) => {
                Ok(BlankMark::Number(digits.parse().unwrap_or(u64::MAX)))
            }
            _ => Err(TextError::BadBlank { found: excerpt(text) }),
        }
    }
}

impl Grid {
    /// The numbers in reading order.
    #[must_use]
    pub fn numbers(&self) -> &[u64] {
        &self.numbers
    }

    /// The size: as the rows say, or for a flat list the size that is given,
    /// or else the square that the list fills.
    ///
    /// # Errors
    /// [`TextError`] if the rows differ in length, do not have the given size,
    /// or a flat list does not fill a board.
    pub fn size(&self, given: Option<Size>) -> Result<Size, TextError> {
        let area = self.numbers.len();
        if self.row_ends.is_empty() {
            return match given {
                Some(size) if size.area() == area => Ok(size),
                Some(size) => Err(BoardError::WrongCount { found: area, size }.into()),
                None => Size::square_of_area(area).ok_or(TextError::NotSquare { found: area }),
            };
        }
        let width = self.row_ends[0];
        let mut start = 0;
        for (row, &end) in self.row_ends.iter().enumerate() {
            if end - start != width {
                return Err(TextError::RaggedRows { row, found: end - start, expected: width });
            }
            start = end;
        }
        let size = Size::new(width as u32, self.row_ends.len() as u32)?;
        if let Some(expected) = given {
            SizeMismatch::check(size, expected)?;
        }
        Ok(size)
    }

    /// The board that was written, if it is one.
    ///
    /// # Errors
    /// [`TextError`] if the shape is wrong (see [`size`](Self::size)), or if
    /// the numbers are not 0…n−1 (1…n is also read where the blank is marked
    /// by a number other than 0).
    pub fn board(&self, size: Option<Size>, blank: BlankMark) -> Result<Board, TextError> {
        let size = self.size(size)?;
        let area = size.area();
        let mark = match blank {
            BlankMark::Number(number) => number,
            BlankMark::Last => self.numbers.iter().copied().max().unwrap_or(0),
        };
        // With another mark than 0 the numbers may begin at 1.
        let first = if mark == 0 || self.numbers.contains(&0) { 0u32 } else { 1 };
        let renamed = |number: u64| match number {
            number if number == mark => 0,
            // Below the mark the numbers from 0 on move up by one, those from 1 on stay.
            number if number < mark => number + 1 - u64::from(first),
            number => number - u64::from(first),
        };
        let mut seen = Seen::new(area);
        let mut tiles = Vec::with_capacity(area);
        let mut blank = None;
        for (at, &number) in (0u32..).zip(&self.numbers) {
            let offset = usize::try_from(number).ok().and_then(|k| k.checked_sub(first as usize));
            match offset.and_then(|offset| seen.insert(offset)) {
                Some(true) => {}
                Some(false) => {
                    let earlier = (0..).zip(&self.numbers).find(|&(_, &other)| other == number);
                    let first = earlier.map_or(0, |(first, _)| first);
                    return Err(BoardError::Duplicate { tile: number, first, second: at }.into());
                }
                None if mark == 0 && number == area as u64 && !self.numbers.contains(&0) => {
                    return Err(TextError::MissingBlank { mark, largest: number });
                }
                None => {
                    return Err(BoardError::OutOfRange { found: number, at, first, size }.into());
                }
            }
            if number == mark {
                blank = Some(Square::new(at));
            }
            tiles.push(renamed(number) as u32);
        }
        match blank {
            None => {
                Err(TextError::MissingBlank { mark, largest: u64::from(first) + area as u64 - 1 })
            }
            Some(blank) => Ok(Board::from_permutation(size, tiles, blank)),
        }
    }
}

impl FromStr for Grid {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Grid, TextError> {
        Reader::default().read(text)
    }
}

/// The state while a grid is read.
#[derive(Default)]
struct Reader {
    numbers: Vec<u64>,
    row_ends: Vec<usize>,
    depth: usize,
}

impl Reader {
    fn read(mut self, text: &str) -> Result<Grid, TextError> {
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
                b' ' | b',' | b'\t' => {}
                b'/' => self.separator(at, text)?,
                b';' | b'\n' | b'\r' => self.end_row(),
                b'[' | b'(' | b'{' => self.depth += 1,
                b']' | b')' | b'}' => {
                    if self.depth == 0 {
                        return Err(not_a_number(text, at));
                    }
                    self.depth -= 1;
                    // An inner bracket closes a row; the outermost closes the list.
                    if self.depth > 0 {
                        self.end_row();
                    }
                }
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
        if self.depth > 0 {
            return Err(TextError::OpenBracket);
        }
        if !self.row_ends.is_empty() {
            if text.trim_end().ends_with('/') {
                return Err(TextError::EmptyRow { row: self.row_ends.len() });
            }
            self.end_row();
        }
        // Several rows only: a lone one, as in "[[1, 2, 3, 0]]", is a flat list.
        if self.row_ends.len() == 1 {
            self.row_ends.clear();
        }
        Ok(Grid { numbers: self.numbers, row_ends: self.row_ends })
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
        if self.numbers.len() == Size::MAX_AREA as usize {
            return Err(TextError::TooManyNumbers);
        }
        self.numbers.push(number);
        Ok(at)
    }

    /// A `/`: unlike line breaks and brackets it always stands between two rows.
    fn separator(&mut self, at: usize, text: &str) -> Result<(), TextError> {
        let start = self.row_ends.last().copied().unwrap_or(0);
        let after_break = text[..at].trim_end_matches([' ', ',', '\t']).ends_with(['\n', '\r']);
        if self.numbers.len() == start && !after_break {
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

/// The beginning of a text, short enough for an error message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut excerpt: String = text.chars().take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        excerpt.push('…');
    }
    excerpt
}

/// Rows separated by `/`, numbers by spaces.
pub(crate) fn print(size: Size, tiles: &[u32]) -> String {
    let digits = size.area().to_string().len();
    let mut text = Vec::with_capacity(size.area() * (digits + 1));
    for row in tiles.chunks_exact(size.width() as usize) {
        for &tile in row {
            push_number(&mut text, tile);
            text.push(b' ');
        }
        if let Some(last) = text.last_mut() {
            *last = b'/';
        }
    }
    text.pop();
    String::from_utf8(text).unwrap_or_default()
}

fn push_number(text: &mut Vec<u8>, mut number: u32) {
    let mut digits = [0; 10];
    let mut first = digits.len();
    loop {
        first -= 1;
        digits[first] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    text.extend_from_slice(&digits[first..]);
}

/// Why a text is not a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TextError {
    /// There is no number. Code `empty-board`.
    #[error("found no numbers; expected a board such as 1 2 3/4 5 6/7 8 0")]
    Empty,
    /// A word that is not a whole number. Code `not-a-number`; `at` counts characters from 0.
    #[error("found {found:?} at character {at}; expected a whole number from 0 on")]
    NotANumber {
        /// The word.
        found: String,
        /// The character at which it begins.
        at: usize,
    },
    /// A number far beyond any board's. Code `tile-out-of-range`; `at` is its square.
    #[error("found {found} on square {at}; a board holds the numbers 0 to n−1")]
    HugeNumber {
        /// The beginning of the number.
        found: String,
        /// Its square.
        at: usize,
    },
    /// A row without numbers. Code `empty-row`; `at` is the row, from 0.
    #[error("row {row} is empty; expected numbers on both sides of each /")]
    EmptyRow {
        /// The row, counted from 0.
        row: usize,
    },
    /// A bracket is not closed. Code `open-bracket`.
    #[error("a bracket is not closed; expected as many closing as opening ones")]
    OpenBracket,
    /// Rows of different lengths. Code `ragged-rows`; `at` is the row, from 0.
    #[error("row {row} has {found} numbers; expected {expected}, as in the first row")]
    RaggedRows {
        /// The row, counted from 0.
        row: usize,
        /// How many numbers it has.
        found: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// A flat list that does not fill a square. Code `not-square`.
    #[error("{found} numbers do not fill a square; give the size, or separate the rows by /")]
    NotSquare {
        /// How many numbers there are.
        found: usize,
    },
    /// More than 2^20 numbers. Code `size-too-large`.
    #[error("found more than 1048576 numbers; expected at most 2^20")]
    TooManyNumbers,
    /// The number that marks the blank is not there. Code `missing-blank`.
    #[error(
        "no square holds {mark}, the blank's number{}",
        if *.mark == 0 {
            alloc::format!("; if {largest} is the blank, read the board with blank \"last\"")
        } else {
            String::new()
        }
    )]
    MissingBlank {
        /// The number that marks the blank.
        mark: u64,
        /// The largest number on the board.
        largest: u64,
    },
    /// The mark of the blank is neither `last` nor a number. Code `bad-blank`.
    #[error("found {found:?} where the blank's number was expected, or \"last\"")]
    BadBlank {
        /// The beginning of the text.
        found: String,
    },
    /// The rows do not make a size.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The rows have another size than was asked for.
    #[error(transparent)]
    Mismatch(#[from] SizeMismatch),
    /// The numbers are not a board.
    #[error(transparent)]
    Board(#[from] BoardError),
}

impl Coded for TextError {
    fn code(&self) -> &'static str {
        match self {
            TextError::Empty => "empty-board",
            TextError::NotANumber { .. } => "not-a-number",
            TextError::HugeNumber { .. } => "tile-out-of-range",
            TextError::EmptyRow { .. } => "empty-row",
            TextError::OpenBracket => "open-bracket",
            TextError::RaggedRows { .. } => "ragged-rows",
            TextError::NotSquare { .. } => "not-square",
            TextError::TooManyNumbers => "size-too-large",
            TextError::MissingBlank { .. } => "missing-blank",
            TextError::BadBlank { .. } => "bad-blank",
            TextError::Size(error) => error.code(),
            TextError::Mismatch(error) => error.code(),
            TextError::Board(error) => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            TextError::NotANumber { at, .. } | TextError::HugeNumber { at, .. } => Some(*at as u64),
            TextError::EmptyRow { row } | TextError::RaggedRows { row, .. } => Some(*row as u64),
            TextError::Board(error) => error.at(),
            _ => None,
        }
    }
}
