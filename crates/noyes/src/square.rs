//! The places of a board.

use core::fmt;

use crate::{Direction, Size};

/// A place on a board, numbered row by row from 0 at the top left.
///
/// A square does not know its board: questions about rows and neighbours take
/// the [`Size`].
///
/// ```
/// use noyes::{Direction, Size, Square};
///
/// let size = Size::new(4, 3)?;
/// let square = Square::new(5);
/// assert_eq!((square.column(size), square.row(size)), (1, 1));
/// assert_eq!(square.neighbour(Direction::Up, size), Some(Square::new(1)));
/// assert_eq!(Square::new(3).neighbour(Direction::Right, size), None);
/// # Ok::<(), noyes::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u32);

impl Square {
    /// The square with this number.
    #[must_use]
    pub const fn new(number: u32) -> Square {
        Square(number)
    }

    /// The number, counted from 0.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The number as an index into a slice.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from 0 at the left.
    #[must_use]
    pub const fn column(self, size: Size) -> u32 {
        self.0 % size.width()
    }

    /// The row, counted from 0 at the top.
    #[must_use]
    pub const fn row(self, size: Size) -> u32 {
        self.0 / size.width()
    }

    /// The square next to this one, or `None` at the edge.
    #[must_use]
    pub const fn neighbour(self, direction: Direction, size: Size) -> Option<Square> {
        let (column, row) = (self.column(size), self.row(size));
        match direction {
            Direction::Up if row > 0 => Some(Square(self.0 - size.width())),
            Direction::Down if row + 1 < size.height() => Some(Square(self.0 + size.width())),
            Direction::Left if column > 0 => Some(Square(self.0 - 1)),
            Direction::Right if column + 1 < size.width() => Some(Square(self.0 + 1)),
            _ => None,
        }
    }

    /// The number of steps to another square along rows and columns.
    #[must_use]
    pub const fn distance(self, other: Square, size: Size) -> u32 {
        self.column(size).abs_diff(other.column(size)) + self.row(size).abs_diff(other.row(size))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
