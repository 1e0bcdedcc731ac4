//! Boards of bytes to boards in one word.

use super::{LANES, Tile};

kernel! {
    /// Four bits a square, square 0 lowest.
    pub(crate) fn pack_nibbles(boards: &Tile, words: &mut [u64; LANES]) {
        for (word, board) in words.iter_mut().zip(boards) {
            let both = u128::from_le_bytes(*board);
            *word = nibbles(both as u64) | nibbles((both >> 64) as u64) << 32;
        }
    }

    /// Five bits a square, square 0 lowest: 25 squares of two tiles.
    pub(crate) fn pack_fives(first: &Tile, second: &Tile, words: &mut [u128; LANES]) {
        for ((word, first), second) in words.iter_mut().zip(first).zip(second) {
            let (first, second) = (u128::from_le_bytes(*first), u128::from_le_bytes(*second));
            *word = u128::from(fives(first as u64))
                | u128::from(fives((first >> 64) as u64)) << 40
                | u128::from(fives(second as u64)) << 80
                | (second >> 64 & 31) << 120;
        }
    }
}

/// Eight bytes below 16 to 32 bits: neighbours join, then pairs, then fours.
#[inline(always)]
fn nibbles(bytes: u64) -> u64 {
    let pairs = (bytes | bytes >> 4) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs | pairs >> 8) & 0x0000_ffff_0000_ffff;
    (fours | fours >> 16) & 0xffff_ffff
}

/// Eight bytes below 32 to 40 bits.
#[inline(always)]
fn fives(bytes: u64) -> u64 {
    let pairs = (bytes & 0x001f_001f_001f_001f) | (bytes & 0x1f00_1f00_1f00_1f00) >> 3;
    let fours = (pairs & 0x0000_03ff_0000_03ff) | (pairs & 0x03ff_0000_03ff_0000) >> 6;
    (fours & 0xf_ffff) | (fours >> 32) << 20
}
