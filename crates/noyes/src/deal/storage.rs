//! Where many boards are dealt to: numbers, or packed boards.

use crate::{
    Packed16, Packed25, Position, Size, Square,
    kernels::{
        Chosen, Fours, LANES, Row, TILE, Tile, boards_to_fours, boards_to_rows, nibbles_to_fours,
        nibbles_to_rows, pack_fives, pack_nibbles, unpack_fives,
    },
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

    /// Writes at most 64 boards as rows of one square each, of which there are 32.
    #[doc(hidden)]
    fn to_rows(chosen: Chosen, boards: &[Self], rows: &mut [Row]);

    /// Writes at most 64 boards as words of four squares each.
    #[doc(hidden)]
    fn to_fours(chosen: Chosen, boards: &[Self], fours: &mut [Fours]);

    /// Which squares those are, for boards of this area.
    #[doc(hidden)]
    fn squares_of_fours(area: usize) -> impl Iterator<Item = usize>;
}

macro_rules! packed_board {
    ($packed:ident, $pack_words:expr, $words_to_rows:expr, $words_to_fours:expr, $squares:expr) => {
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

            fn to_rows(chosen: Chosen, boards: &[$packed], rows: &mut [Row]) {
                $words_to_rows(chosen, &words(boards, $packed::bits), rows);
            }

            fn to_fours(chosen: Chosen, boards: &[$packed], fours: &mut [Fours]) {
                $words_to_fours(chosen, &words(boards, $packed::bits), fours);
            }

            fn squares_of_fours(area: usize) -> impl Iterator<Item = usize> {
                $squares(area)
            }
        }
    };
}

/// The words of at most 64 boards.
fn words<P: Copy, W: Copy + Default>(boards: &[P], word: impl Fn(P) -> W) -> [W; LANES] {
    if let Some(boards) = boards.as_array::<LANES>() {
        return boards.map(word);
    }
    let mut words = [W::default(); LANES];
    for (entry, &board) in words.iter_mut().zip(boards) {
        *entry = word(board);
    }
    words
}

packed_board!(
    Packed16,
    |chosen, tiles: &[Tile], words| pack_nibbles(chosen, &tiles[0], words),
    |chosen, words: &[u64; LANES], rows: &mut [Row]| {
        nibbles_to_rows(chosen, &words.map(u64::to_le_bytes), &mut rows.as_chunks_mut().0[0]);
    },
    |chosen, words, fours: &mut [Fours]| {
        nibbles_to_fours(chosen, words, &mut fours.as_chunks_mut().0[0]);
    },
    |_| (0..TILE).map(|byte| byte / 8 * 8 + byte % 4 * 2 + byte / 4 % 2)
);
packed_board!(
    Packed25,
    |chosen, tiles: &[Tile], words| {
        pack_fives(chosen, &tiles[0], tiles.get(1).unwrap_or(&[[0; TILE]; LANES]), words);
    },
    |chosen, words, rows: &mut [Row]| {
        let (mut first, mut second) = ([[0; TILE]; LANES], [[0; TILE]; LANES]);
        unpack_fives(chosen, words, &mut first, &mut second);
        for (tile, rows) in [first, second].iter().zip(rows.as_chunks_mut().0) {
            boards_to_rows(chosen, tile, rows);
        }
    },
    |chosen, words, fours: &mut [Fours]| {
        let (mut first, mut second) = ([[0; TILE]; LANES], [[0; TILE]; LANES]);
        unpack_fives(chosen, words, &mut first, &mut second);
        for (tile, fours) in [first, second].iter().zip(fours.chunks_mut(TILE / 4)) {
            boards_to_fours(chosen, tile, fours);
        }
    },
    |area: usize| 0..area.next_multiple_of(4)
);
