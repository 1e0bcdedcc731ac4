//! What was written, and whether it is a board.

use core::str::FromStr;

use alloc::vec::Vec;

use super::reader::Reader;
use crate::{BlankMark, Board, BoardError, Size, SizeMismatch, Square, TextError, seen::Seen};

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
    pub(super) numbers: Vec<u64>,
    /// Where each row ends in `numbers`; empty for a flat list.
    pub(super) row_ends: Vec<usize>,
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
