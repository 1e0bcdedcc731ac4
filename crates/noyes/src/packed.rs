//! Small boards in one machine word.

use core::fmt;

use alloc::vec::Vec;
use thiserror::Error;

use crate::{
    Algorithm, Board, BoardError, Coded, Direction, IllegalMove, Position, Size, Square, Tile,
    padded::Padded,
    position::{check_path, walk},
};

macro_rules! packed {
    ($name:ident, $word:ty, $bits:literal, $area:literal, $docs:literal) => {
        #[doc = $docs]
        ///
        /// ```
        #[doc = concat!("use noyes::{Board, ", stringify!($name), "};")]
        ///
        /// let board: Board = "1 2 3/4 0 6/7 5 8".parse()?;
        #[doc = concat!("let packed = ", stringify!($name), "::try_from(&board)?;")]
        #[doc = concat!("assert_eq!(", stringify!($name), "::from_bits(packed.bits(), board_size())?, packed);")]
        /// assert_eq!(Board::from(packed), board);
        /// # fn board_size() -> noyes::Size { noyes::Size::EIGHT }
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        ///
        /// # Stability
        #[doc = concat!("Square k stands in bits ", stringify!($bits), "k … ", stringify!($bits), "k+", stringify!($bits), "−1; the bits above the last square are 0.")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name {
            bits: $word,
            width: u8,
            height: u8,
            blank: u8,
        }

        impl $name {
            /// The most squares that fit.
            pub const MAX_AREA: usize = $area;

            const MASK: $word = (1 << $bits) - 1;

            /// The word that holds what stands on each square.
            #[must_use]
            pub const fn bits(self) -> $word {
                self.bits
            }

            /// The board that a word holds.
            ///
            /// # Errors
            /// [`PackError`] if the size does not fit or the word is not a
            /// permutation of 0…n−1.
            pub fn from_bits(bits: $word, size: Size) -> Result<$name, PackError> {
                Self::check_size(size)?;
                let used = size.area() as u32 * $bits;
                if used < <$word>::BITS && bits >> used != 0 {
                    return Err(PackError::ExcessBits { size });
                }
                let tiles: Vec<u32> =
                    size.squares().map(|square| Self::number(bits, square)).collect();
                let board = Board::new(size, tiles)?;
                Ok(Self::from_trusted_bits(bits, size, board.blank()))
            }

            fn check_size(size: Size) -> Result<(), PackError> {
                if size.area() > $area {
                    return Err(PackError::TooLarge { found: size, max_area: $area });
                }
                Ok(())
            }

            /// Whether the board has this size; two numbers that stand side by
            /// side are compared as one.
            pub(crate) fn has_size(self, size: Size) -> bool {
                let sides = [size.width() as u8, size.height() as u8];
                u16::from_le_bytes([self.width, self.height]) == u16::from_le_bytes(sides)
            }

            pub(crate) fn from_trusted_bits(bits: $word, size: Size, blank: Square) -> $name {
                $name {
                    bits,
                    width: size.width() as u8,
                    height: size.height() as u8,
                    blank: blank.number() as u8,
                }
            }

            /// Packs tiles that are a permutation of 0…n−1 by construction.
            pub(crate) fn from_permutation(
                size: Size,
                blank: Square,
                tiles: impl DoubleEndedIterator<Item = u32>,
            ) -> $name {
                let pack = |bits: $word, tile| bits << $bits | <$word>::from(tile);
                Self::from_trusted_bits(tiles.rev().fold(0, pack), size, blank)
            }

            /// Moves the tile on a square to the blank's.
            fn move_blank(&mut self, from: Square) {
                // The blank's bits are 0: the tile's are taken out, and set down there.
                let tile = (self.bits >> (from.number() * $bits)) & Self::MASK;
                self.bits ^= tile << (from.number() * $bits) | tile << (u32::from(self.blank) * $bits);
                self.blank = from.number() as u8;
            }

            const fn number(bits: $word, square: Square) -> u32 {
                ((bits >> (square.number() * $bits)) & Self::MASK) as u32
            }
        }

        impl Position for $name {
            fn size(&self) -> Size {
                Size::small(self.width, self.height)
            }

            fn blank(&self) -> Square {
                Square::new(u32::from(self.blank))
            }

            fn tile(&self, square: Square) -> Option<Tile> {
                (square.index() < self.size().area())
                    .then(|| Tile::new(Self::number(self.bits, square)))
            }

            fn slide(&mut self, direction: Direction) -> Option<Tile> {
                let from = self.blank().neighbour(direction.opposite(), self.size())?;
                let number = Self::number(self.bits, from);
                self.move_blank(from);
                Some(Tile::new(number))
            }

            fn apply(&mut self, algorithm: &Algorithm) -> Result<(), IllegalMove> {
                /// Fewer runs are made faster in the word.
                const FEW: usize = 16;
                let size = self.size();
                if algorithm.runs().len() < FEW {
                    check_path(size, self.blank(), algorithm)?;
                    walk(size, self.blank(), algorithm, |from| self.move_blank(from));
                    return Ok(());
                }
                let numbers = size.squares().map(|square| Self::number(self.bits, square));
                let mut padded = Padded::new(size, numbers);
                if !padded.apply(algorithm) {
                    // Which move is the first that is not?
                    return check_path(size, self.blank(), algorithm).map(drop);
                }
                *self = Self::from_permutation(size, padded.blank(), padded.numbers());
                Ok(())
            }
        }

        impl TryFrom<&Board> for $name {
            type Error = PackError;

            fn try_from(board: &Board) -> Result<$name, PackError> {
                Self::check_size(board.size())?;
                let tiles = board.tiles().iter().copied();
                Ok(Self::from_permutation(board.size(), board.blank(), tiles))
            }
        }

        impl From<$name> for Board {
            fn from(packed: $name) -> Board {
                let size = packed.size();
                let tiles =
                    size.squares().map(|square| $name::number(packed.bits, square)).collect();
                Board::from_permutation(size, tiles, packed.blank())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Board::from(*self).fmt(f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({} {})"), self.size(), self)
            }
        }
    };
}

packed!(
    Packed16,
    u64,
    4,
    16,
    "A board of at most 16 squares in 64 bits, four bits a square: 4x4, 3x5, 2x8 and all below."
);
packed!(
    Packed25,
    u128,
    5,
    25,
    "A board of at most 25 squares in 125 bits, five bits a square: 5x5, 4x6, 3x8 and all below."
);

/// Why something is not a packed board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PackError {
    /// More squares than the word has room for. Code `size-too-large`.
    #[error("a {found} board does not fit; expected at most {max_area} squares")]
    TooLarge {
        /// The size of the board.
        found: Size,
        /// How many squares fit.
        max_area: usize,
    },
    /// Bits are set above the last square. Code `excess-bits`.
    #[error("bits are set above the last square of a {size} board; expected zeros")]
    ExcessBits {
        /// The size of the board.
        size: Size,
    },
    /// The squares do not hold a permutation. The code is that of the [`BoardError`].
    #[error(transparent)]
    Board(#[from] BoardError),
}

impl Coded for PackError {
    fn code(&self) -> &'static str {
        match self {
            PackError::TooLarge { .. } => "size-too-large",
            PackError::ExcessBits { .. } => "excess-bits",
            PackError::Board(error) => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            PackError::Board(error) => error.at(),
            _ => None,
        }
    }
}
