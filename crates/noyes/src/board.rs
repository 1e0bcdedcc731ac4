//! Boards: who stands where.

use core::{fmt, str::FromStr};

use alloc::{boxed::Box, vec::Vec};
use thiserror::Error;

use crate::{
    Algorithm, BlankMark, Coded, Direction, Grid, Position, Size, Square, TextError, Tile,
    position::{check_path, walk},
    seen::Seen,
    text::canonical_board,
};

/// A position of the puzzle: a size, and what stands on each of its n squares.
///
/// Always a permutation: each tile 1…n−1 and the blank 0 stand on exactly one
/// square. Whether the board can be *solved* is another question, which only a
/// [`Goal`](crate::Goal) can answer.
///
/// ```text
///   ┌────┬────┬────┐
///   │  1 │  2 │  3 │
///   ├────┼────┼────┤
///   │  4 │  5 │  6 │    "1 2 3/4 5 6/7 8 0"
///   ├────┼────┼────┤
///   │  7 │  8 │    │
///   └────┴────┴────┘
/// ```
///
/// ```
/// use noyes::{Board, Direction, Position, Tile};
///
/// let mut board: Board = "1 2 3/4 0 6/7 5 8".parse()?;
/// assert_eq!(board.slide(Direction::Up), Some(Tile::new(5)));
/// assert_eq!(board.to_string(), "1 2 3/4 5 6/7 0 8");
/// # Ok::<(), noyes::TextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    size: Size,
    tiles: Box<[u32]>,
    blank: Square,
}

impl Board {
    /// The board whose squares hold these numbers in reading order, 0 the blank.
    ///
    /// # Errors
    /// [`BoardError`] unless each of 0…n−1 is there exactly once.
    ///
    /// ```
    /// use noyes::{Board, Size};
    ///
    /// let board = Board::new(Size::new(3, 2)?, [1, 2, 3, 4, 5, 0])?;
    /// assert_eq!(board.to_string(), "1 2 3/4 5 0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(size: Size, tiles: impl Into<Box<[u32]>>) -> Result<Board, BoardError> {
        let tiles = tiles.into();
        let area = size.area();
        if tiles.len() != area {
            return Err(BoardError::WrongCount { found: tiles.len(), size });
        }
        let mut seen = Seen::new(area);
        let mut blank = Square::new(0);
        for (square, &tile) in (0u32..).zip(&tiles) {
            match seen.insert(tile as usize) {
                Some(true) => {}
                Some(false) => {
                    let first = (0..).zip(&tiles).find(|&(_, &other)| other == tile);
                    return Err(BoardError::Duplicate {
                        tile: u64::from(tile),
                        first: first.map_or(0, |(first, _)| first),
                        second: square,
                    });
                }
                None => {
                    let found = u64::from(tile);
                    return Err(BoardError::OutOfRange { found, at: square, size });
                }
            }
            if tile == 0 {
                blank = Square::new(square);
            }
        }
        Ok(Board { size, tiles, blank })
    }

    /// A board from numbers that are a permutation of 0…n−1 by construction.
    pub(crate) fn from_permutation(size: Size, tiles: Vec<u32>, blank: Square) -> Board {
        debug_assert!(Board::new(size, tiles.clone()).is_ok_and(|board| board.blank == blank));
        Board { size, tiles: tiles.into(), blank }
    }

    /// Becomes a copy of a board of the same size, in place.
    pub(crate) fn copy_from(&mut self, other: &Board) {
        self.tiles.copy_from_slice(&other.tiles);
        self.blank = other.blank;
    }

    /// The numbers in reading order, 0 the blank.
    #[must_use]
    pub fn tiles(&self) -> &[u32] {
        &self.tiles
    }

    /// Exchanges what stands on two squares, the blank included.
    ///
    /// This is not a move of the puzzle; it may turn a board that can be
    /// solved into one that cannot.
    ///
    /// # Panics
    /// If a square is not on the board.
    pub fn swap(&mut self, a: Square, b: Square) {
        self.tiles.swap(a.index(), b.index());
        if self.blank == a {
            self.blank = b;
        } else if self.blank == b {
            self.blank = a;
        }
    }

    /// The square on which a tile stands, in O(n); `None` if there is no such tile.
    #[must_use]
    pub fn find(&self, tile: Tile) -> Option<Square> {
        if tile.is_blank() {
            return Some(self.blank);
        }
        self.size.squares().find(|square| self.tiles[square.index()] == tile.number())
    }
}

impl Position for Board {
    fn size(&self) -> Size {
        self.size
    }

    fn blank(&self) -> Square {
        self.blank
    }

    fn numbers(&self) -> impl Iterator<Item = u32> {
        self.tiles.iter().copied()
    }

    fn tile(&self, square: Square) -> Option<Tile> {
        self.tiles.get(square.index()).copied().map(Tile::new)
    }

    fn slide(&mut self, direction: Direction) -> Option<Tile> {
        let from = self.blank.neighbour(direction.opposite(), self.size)?;
        self.tiles.swap(from.index(), self.blank.index());
        let tile = self.tiles[self.blank.index()];
        self.blank = from;
        Some(Tile::new(tile))
    }

    fn apply(&mut self, algorithm: &Algorithm) -> Result<(), IllegalMove> {
        check_path(self.size, self.blank, algorithm)?;
        let mut here = self.blank;
        walk(self.size, self.blank, algorithm, |from| {
            self.tiles[here.index()] = self.tiles[from.index()];
            here = from;
        });
        self.tiles[here.index()] = 0;
        self.blank = here;
        Ok(())
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::print(self.size, &self.tiles, f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({} {self})", self.size)
    }
}

/// Reads rows separated by `/`, or a flat list of a square size.
///
/// For other sizes and marks of the blank see [`Grid`].
impl FromStr for Board {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Board, TextError> {
        match canonical_board(text) {
            Some(board) => Ok(board),
            None => text.parse::<Grid>()?.board(None, BlankMark::default()),
        }
    }
}

/// Why some numbers are not a board. Squares count from 0 in reading order.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BoardError {
    /// Not one number a square. Code `wrong-count`.
    #[error("found {found} numbers; a {size} board has {} squares", .size.area())]
    WrongCount {
        /// How many numbers there were.
        found: usize,
        /// The size of the board.
        size: Size,
    },
    /// A number that is no tile of this size. Code `tile-out-of-range`.
    #[error("found {found} on square {at}; a {size} board holds the numbers 0 to {}", .size.area() - 1)]
    OutOfRange {
        /// The number.
        found: u64,
        /// Its square.
        at: u32,
        /// The size of the board.
        size: Size,
    },
    /// The same number on two squares. Code `duplicate-tile`.
    #[error("tile {tile} stands on squares {first} and {second}")]
    Duplicate {
        /// The number.
        tile: u64,
        /// The first square that holds it.
        first: u32,
        /// The next square that holds it.
        second: u32,
    },
}

impl Coded for BoardError {
    fn code(&self) -> &'static str {
        match self {
            BoardError::WrongCount { .. } => "wrong-count",
            BoardError::OutOfRange { .. } => "tile-out-of-range",
            BoardError::Duplicate { .. } => "duplicate-tile",
        }
    }

    fn at(&self) -> Option<u64> {
        match *self {
            BoardError::WrongCount { .. } => None,
            BoardError::OutOfRange { at, .. } => Some(u64::from(at)),
            BoardError::Duplicate { second, .. } => Some(u64::from(second)),
        }
    }
}

/// A move of an algorithm had no tile to slide. Code `illegal-move`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "move {} is {direction}, but no tile can travel there: the blank is at the edge",
    .at + 1
)]
pub struct IllegalMove {
    /// The direction of the move.
    pub direction: Direction,
    /// How many moves of one tile stand before it.
    pub at: u64,
}

impl Coded for IllegalMove {
    fn code(&self) -> &'static str {
        "illegal-move"
    }

    fn at(&self) -> Option<u64> {
        Some(self.at)
    }
}
