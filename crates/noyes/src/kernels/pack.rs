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

    /// The same, and whether all numbers have no more than four bits.
    pub(crate) fn checked_nibbles(boards: &Tile, words: &mut [u64; LANES]) -> bool {
        const PAIRS: usize = 32;
        let (mut all, mut packed) = ([0; 2 * PAIRS], [0; 8 * LANES]);
        let (fours, _) = boards.as_flattened().as_chunks::<{ 2 * PAIRS }>();
        for (numbers, bytes) in fours.iter().zip(packed.as_chunks_mut::<PAIRS>().0) {
            for k in 0..2 * PAIRS {
                all[k] |= numbers[k];
            }
            // As numbers of 16 bits, the lower half of which is kept: so vectors have an
            // instruction for it.
            let pairs = numbers.as_chunks().0;
            for k in 0..PAIRS {
                let pair = u16::from_le_bytes(pairs[k]);
                bytes[k] = (pair | pair >> 4) as u8;
            }
        }
        for (word, bytes) in words.iter_mut().zip(packed.as_chunks().0) {
            *word = u64::from_le_bytes(*bytes);
        }
        all.iter().fold(0, |all, number| all | number) < 16
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

    /// The opposite of [`pack_fives`].
    pub(crate) fn unpack_fives(words: &[u128; LANES], first: &mut Tile, second: &mut Tile) {
        for ((&word, first), second) in words.iter().zip(first).zip(second) {
            let eight = |from: u32| u128::from(from_fives((word >> from) as u64));
            *first = (eight(0) | eight(40) << 64).to_le_bytes();
            *second = (eight(80) | (word >> 120 & 31) << 64).to_le_bytes();
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

/// 40 bits to eight bytes.
#[inline(always)]
fn from_fives(bits: u64) -> u64 {
    let fours = (bits & 0xf_ffff) | (bits >> 20 & 0xf_ffff) << 32;
    let pairs = (fours & 0x0000_03ff_0000_03ff) | (fours & 0x000f_fc00_000f_fc00) << 6;
    (pairs & 0x001f_001f_001f_001f) | (pairs & 0x03e0_03e0_03e0_03e0) << 3
}
