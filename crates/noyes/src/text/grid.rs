//! What was written, and whether it is a board.

use core::str::FromStr;

use alloc::vec::Vec;

use super::reader::Reader;
use crate::{BlankMark, Board, BoardError, Size, SizeMismatch, Square, TextError};

/// The numbers of a board as they were written, not yet known to be one.
///
/// Rows are separated by `/`, `;` or line breaks, or each stands in brackets;
/// numbers by spaces or commas. A separator may stand after the last row too.
/// Text with a single row is a flat list, which takes the size that it is given,
/// else a square one.
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
    /// With the blank marked by 0 the numbers are 0…n−1. With another mark
    /// they may be any different numbers, and the tiles are those but the
    /// mark, renamed 1…n−1 in order.
    ///
    /// # Errors
    /// [`TextError`] if the shape is wrong (see [`size`](Self::size)), a number
    /// is there twice or out of range, or the mark is not there.
    pub fn board(&self, size: Option<Size>, blank: BlankMark) -> Result<Board, TextError> {
        let size = self.size(size)?;
        match blank {
            BlankMark::Number(0) => self.as_written(size),
            BlankMark::Number(mark) => self.renamed(size, mark),
            BlankMark::Last => self.renamed(size, self.numbers.iter().copied().max().unwrap_or(0)),
        }
    }

    /// The board whose numbers are its tiles.
    fn as_written(&self, size: Size) -> Result<Board, TextError> {
        let area = size.area() as u64;
        if !self.numbers.contains(&0) && self.numbers.iter().max() == Some(&area) {
            return Err(TextError::MissingBlank { mark: 0, largest: area });
        }
        let tile = |(at, &number): (u32, &u64)| {
            let out_of_range = BoardError::OutOfRange { found: number, at, size };
            u32::try_from(number).map_err(|_| out_of_range)
        };
        let tiles: Result<Vec<u32>, BoardError> = (0..).zip(&self.numbers).map(tile).collect();
        Ok(Board::new(size, tiles?)?)
    }

    /// The board whose tiles are the numbers but the mark, in order.
    fn renamed(&self, size: Size, mark: u64) -> Result<Board, TextError> {
        let mut sorted: Vec<(u64, u32)> = self.numbers.iter().copied().zip(0..).collect();
        sorted.sort_unstable();
        let twice = sorted.windows(2).filter(|pair| pair[0].0 == pair[1].0);
        if let Some(pair) = twice.min_by_key(|pair| pair[1].1) {
            let (tile, first, second) = (pair[0].0, pair[0].1, pair[1].1);
            return Err(BoardError::Duplicate { tile, first, second }.into());
        }
        let blank = sorted
            .binary_search_by_key(&mark, |&(number, _)| number)
            .map_err(|_| TextError::MissingBlank { mark, largest: sorted[sorted.len() - 1].0 })?;
        let (_, blank) = sorted.remove(blank);
        let mut tiles = alloc::vec![0; size.area()];
        for (tile, (_, square)) in (1..).zip(sorted) {
            tiles[square as usize] = tile;
        }
        Ok(Board::from_permutation(size, tiles, Square::new(blank)))
    }
}

/// A flat list.
impl From<Vec<u64>> for Grid {
    fn from(numbers: Vec<u64>) -> Grid {
        Grid { numbers, row_ends: Vec::new() }
    }
}

impl FromStr for Grid {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Grid, TextError> {
        Reader::default().read(text)
    }
}
