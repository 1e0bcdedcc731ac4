//! Where many boards are dealt to: numbers, or packed boards.

use crate::{Packed16, Packed25, Position, Size, Square};

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

cell!(u8, u16, u32);

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
}

macro_rules! packed_board {
    ($($packed:ident),*) => {$(
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
        }
    )*};
}

packed_board!(Packed16, Packed25);
