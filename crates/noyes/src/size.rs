//! How large a board is.

use core::{fmt, str::FromStr};

use alloc::string::String;
use thiserror::Error;

use crate::{Coded, Natural, Square, natural};

/// The width and height of a board: at least 1x1, at most 2^20 squares in all.
///
/// Written `WxH`, width first, as in `4x4` or `5x3`.
///
/// ```
/// use noyes::Size;
///
/// let size: Size = "5x3".parse()?;
/// assert_eq!((size.width(), size.height(), size.area()), (5, 3, 15));
/// assert_eq!(size.to_string(), "5x3");
/// # Ok::<(), noyes::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size {
    width: u32,
    height: u32,
}

impl Size {
    /// The largest number of squares of any board, 2^20.
    pub const MAX_AREA: u32 = 1 << 20;

    /// 3x3, the eight-puzzle.
    pub const EIGHT: Size = Size::literal(3, 3);

    /// 4x4, the fifteen-puzzle.
    pub const FIFTEEN: Size = Size::literal(4, 4);

    const fn literal(width: u32, height: u32) -> Size {
        Size { width, height }
    }

    /// A size that a packed board was made with.
    pub(crate) const fn small(width: u8, height: u8) -> Size {
        Size::literal(width as u32, height as u32)
    }

    /// A board of this many columns and rows.
    ///
    /// # Errors
    /// [`SizeError`] if either is 0 or if there are more than
    /// [`MAX_AREA`](Self::MAX_AREA) squares.
    pub const fn new(width: u32, height: u32) -> Result<Size, SizeError> {
        if width == 0 || height == 0 {
            return Err(SizeError::Empty { width, height });
        }
        match width.checked_mul(height) {
            Some(area) if area <= Size::MAX_AREA => Ok(Size { width, height }),
            _ => Err(SizeError::TooLarge { width, height }),
        }
    }

    /// The square size with this many squares in all, if there is one.
    #[must_use]
    pub const fn square_of_area(area: usize) -> Option<Size> {
        if area == 0 || area > Size::MAX_AREA as usize {
            return None;
        }
        let side = area.isqrt();
        if side * side == area { Some(Size::literal(side as u32, side as u32)) } else { None }
    }

    /// The number of columns.
    #[must_use]
    pub const fn width(self) -> u32 {
        self.width
    }

    /// The number of rows.
    #[must_use]
    pub const fn height(self) -> u32 {
        self.height
    }

    /// The number of squares, n in all formulas: one more than there are tiles.
    #[must_use]
    pub const fn area(self) -> usize {
        (self.width * self.height) as usize
    }

    /// Whether the board is a single row or column, where nothing can pass
    /// anything and only n boards can be reached.
    #[must_use]
    pub const fn is_one_wide(self) -> bool {
        self.width == 1 || self.height == 1
    }

    /// Width and height exchanged.
    #[must_use]
    pub const fn transposed(self) -> Size {
        Size::literal(self.height, self.width)
    }

    /// The square in this column and row, counted from 0, if it is on the board.
    #[must_use]
    pub const fn square(self, column: u32, row: u32) -> Option<Square> {
        if column < self.width && row < self.height {
            Some(Square::new(row * self.width + column))
        } else {
            None
        }
    }

    /// All squares in reading order.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..self.width * self.height).map(Square::new)
    }

    /// How many boards can be solved: n!/2, but n on a board one square wide.
    ///
    /// Half of all n! boards, because every slide is one swap of the blank, so
    /// that a board's parity is tied to the blank's square; that each of this
    /// half can be reached was shown by W. E. Story (American Journal of
    /// Mathematics 2, 1879, 399–404).
    ///
    /// ```
    /// use noyes::Size;
    ///
    /// assert_eq!(Size::FIFTEEN.solvable_boards().to_string(), "10461394944000");
    /// assert_eq!(Size::new(1, 5)?.solvable_boards().to_string(), "5");
    /// # Ok::<(), noyes::SizeError>(())
    /// ```
    #[must_use]
    pub fn solvable_boards(self) -> Natural {
        natural::product(&crate::rank::bases(self))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl FromStr for Size {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Size, SizeError> {
        let malformed = || SizeError::Malformed { found: crate::text::excerpt(text) };
        let (width, height) = text.trim().split_once(['x', 'X', '×']).ok_or_else(malformed)?;
        let number = |digits: &str| {
            if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
                return Err(malformed());
            }
            // A number past u32 is a number all the same, only far too large.
            Ok(digits.parse().unwrap_or(u32::MAX))
        };
        Size::new(number(width)?, number(height)?)
    }
}

/// Why something is not a size.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SizeError {
    /// Not of the form `WxH`. Code `bad-size`.
    #[error("found {found:?} where a size was expected, such as 4x4 or 5x3")]
    Malformed {
        /// The beginning of the text.
        found: String,
    },
    /// No columns or no rows. Code `empty-size`.
    #[error("a {width}x{height} board has no squares; expected at least 1x1")]
    Empty {
        /// The width asked for.
        width: u32,
        /// The height asked for.
        height: u32,
    },
    /// More squares than any board may have. Code `size-too-large`.
    #[error("a {width}x{height} board is too large; expected at most 2^20 = 1048576 squares")]
    TooLarge {
        /// The width asked for.
        width: u32,
        /// The height asked for.
        height: u32,
    },
}

impl Coded for SizeError {
    fn code(&self) -> &'static str {
        match self {
            SizeError::Malformed { .. } => "bad-size",
            SizeError::Empty { .. } => "empty-size",
            SizeError::TooLarge { .. } => "size-too-large",
        }
    }
}

/// A board met a goal, or another board, of a different size. Code `size-mismatch`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the board is {found}; expected {expected}")]
pub struct SizeMismatch {
    /// The size of the board that was given.
    pub found: Size,
    /// The size that was needed.
    pub expected: Size,
}

impl SizeMismatch {
    pub(crate) fn check(found: Size, expected: Size) -> Result<(), SizeMismatch> {
        if found == expected { Ok(()) } else { Err(SizeMismatch { found, expected }) }
    }
}

impl Coded for SizeMismatch {
    fn code(&self) -> &'static str {
        "size-mismatch"
    }
}
