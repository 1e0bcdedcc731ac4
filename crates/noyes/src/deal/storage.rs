//! Where many boards are dealt to: numbers, or packed boards.

use crate::{
    Packed16, Packed25, Position, Size, Square,
    kernels::{Chosen, LANES, Row, TILE, Tile, pack_fives, pack_nibbles},
};

mod sealed {
    pub trait Sealed {}
}

/// A number type that can hold a tile: `u8`, `u16`, `u32`.
pub trait Cell: Copy + Into<u64> + sealed::Sealed {
    /// The largest number that fits.
    const MAX: Self;

    /// The number of a tile that is known to fit.
    #[doc(hidden)]
    fn of(tile: u32) -> Self;

    /// The cells as bytes, if that is what they are.
    #[doc(hidden)]
    fn bytes(_cells: &[Self]) -> Option<&[u8]> {
        None
    }

    /// The cells as bytes, if that is what they are.
    #[doc(hidden)]
    fn bytes_mut(_cells: &mut [Self]) -> Option<&mut [u8]> {
        None
    }
}

impl sealed::Sealed for u8 {}

impl Cell for u8 {
    const MAX: u8 = u8::MAX;

    fn of(tile: u32) -> u8 {
        tile as u8
    }

    fn bytes(cells: &[u8]) -> Option<&[u8]> {
        Some(cells)
    }

    fn bytes_mut(cells: &mut [u8]) -> Option<&mut [u8]> {
        Some(cells)
    }
}

macro_rules! cell {
    ($($number:ty),*) => {$(
        impl sealed::Sealed for $number {}

        impl Cell for $number {
            const MAX: $number = <$number>::MAX;

            fn of(tile: u32) -> $number {
                tile as $number
            }
        }
    )*};
}

cell!(u16, u32);

/// A board in one word: [`Packed16`] or [`Packed25`].
pub trait PackedBoard: Position + Copy + sealed::Sealed {
    /// The most squares that fit.
    const MAX_AREA: usize;

    /// Packs tiles that are a permutation by construction.
    #[doc(hidden)]
    fn pack(
        size: Size,
        blank: Square,
        tiles: impl DoubleEndedIterator<Item = u32> + ExactSizeIterator,
    ) -> Self;

    /// Packs boards that are permutations by construction, in tiles of 16 squares.
    #[doc(hidden)]
    fn pack_many(chosen: Chosen, size: Size, blanks: &Row, tiles: &[Tile], boards: &mut [Self]);

    /// Whether this is a board's size. The size fits.
    #[doc(hidden)]
    fn has_size(self, size: Size) -> bool;

    /// The word that holds what stands on each square.
    #[doc(hidden)]
    fn word(self) -> u128;
}

macro_rules! packed_board {
    ($packed:ident, $pack_words:expr) => {
        impl sealed::Sealed for $packed {}

        impl PackedBoard for $packed {
            const MAX_AREA: usize = $packed::MAX_AREA;

            fn pack(
                size: Size,
                blank: Square,
                tiles: impl DoubleEndedIterator<Item = u32> + ExactSizeIterator,
            ) -> $packed {
                $packed::from_permutation(size, blank, tiles)
            }

            fn pack_many(
                chosen: Chosen,
                size: Size,
                blanks: &Row,
                tiles: &[Tile],
                boards: &mut [$packed],
            ) {
                let mut words = [0; LANES];
                $pack_words(chosen, tiles, &mut words);
                for ((board, &word), &blank) in boards.iter_mut().zip(&words).zip(blanks) {
                    *board = $packed::from_trusted_bits(word, size, Square::new(blank.into()));
                }
            }

            fn has_size(self, size: Size) -> bool {
                $packed::has_size(self, size)
            }

            fn word(self) -> u128 {
                self.bits().into()
            }
        }
    };
}

packed_board!(Packed16, |chosen, tiles: &[Tile], words| pack_nibbles(chosen, &tiles[0], words));
packed_board!(Packed25, |chosen, tiles: &[Tile], words| {
    pack_fives(chosen, &tiles[0], tiles.get(1).unwrap_or(&[[0; TILE]; LANES]), words);
});
