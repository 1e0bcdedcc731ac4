//! Boards of bytes to boards in few words, whose bits are in whatever order is
//! found first: [`planes`](super::planes) asks where each of them is.

use super::{PLANED, Words};

kernel! {
    /// Boards of up to 16 squares, one after another, to one word each. Returns
    /// whether no number has more than four bits.
    ///
    /// Bits behind a board's last square have no meaning.
    pub(crate) fn join_16(cells: &[u8], area: usize, words: &mut [Words; 1]) -> bool {
        join(cells, area, words, joined_16) & 0xf0f0_f0f0_f0f0_f0f0 == 0
    }

    /// Up to 25 squares to two words, numbers of up to five bits.
    pub(crate) fn join_25(cells: &[u8], area: usize, words: &mut [Words; 2]) -> bool {
        join(cells, area, words, joined_25) & 0xe0e0_e0e0_e0e0_e0e0 == 0
    }

    /// Up to 32 squares to three words, numbers of up to five bits.
    pub(crate) fn join_32(cells: &[u8], area: usize, words: &mut [Words; 3]) -> bool {
        join(cells, area, words, joined_32) & 0xe0e0_e0e0_e0e0_e0e0 == 0
    }
}

/// Returns all the bits that there are.
#[inline(always)]
fn join<const SQUARES: usize, const PARTS: usize>(
    cells: &[u8],
    area: usize,
    words: &mut [Words; PARTS],
    joined: impl Fn(&[u8; SQUARES]) -> ([u64; PARTS], u64),
) -> u64 {
    let mut all = 0;
    let mut join = |board: usize, cells: &[u8; SQUARES]| {
        let (parts, bits) = joined(cells);
        all |= bits;
        for part in 0..PARTS {
            words[part][board] = parts[part];
        }
    };
    // Where boards follow each other like this there is nothing to be looked at.
    if area == SQUARES {
        for (board, cells) in (0..PLANED).zip(cells.as_chunks().0) {
            join(board, cells);
        }
        return all;
    }
    let mut rest = cells;
    for board in 0..(cells.len() / area).min(PLANED) {
        match rest.first_chunk() {
            Some(cells) => join(board, cells),
            None => join(board, &padded(rest)),
        }
        rest = &rest[area..];
    }
    all
}

/// By itself, so that what is not at the end has little to do.
#[inline(never)]
fn padded<const SQUARES: usize>(cells: &[u8]) -> [u8; SQUARES] {
    let mut all = [0; SQUARES];
    all.iter_mut().zip(cells).for_each(|(all, cell)| *all = *cell);
    all
}

/// Both halves of each byte hold a square.
#[inline(always)]
pub(crate) fn joined_16(cells: &[u8; 16]) -> ([u64; 1], u64) {
    let (a, b) = (eight(cells, 0), eight(cells, 1));
    ([a | b << 4], a | b)
}

/// 16 squares take five bits of a byte each, eight others three of one and two of
/// another, and the last square the bits that are left.
#[inline(always)]
pub(crate) fn joined_25(cells: &[u8; 25]) -> ([u64; 2], u64) {
    let (a, b, c, last) = (eight(cells, 0), eight(cells, 1), eight(cells, 2), u64::from(cells[24]));
    // Bit k to bit 8k + 7: no two of the products meet.
    let spread = last.wrapping_mul(1 << 7 | 1 << 14 | 1 << 21 | 1 << 28 | 1 << 35);
    let high = spread & 0x80_8080_8080;
    ([a | three_bits(c), b | two_bits(c) | high], a | b | c | last)
}

/// 24 squares take five bits of a byte each, the others three of one and two of another.
#[inline(always)]
pub(crate) fn joined_32(cells: &[u8; 32]) -> ([u64; 3], u64) {
    let (a, b, c, d) = (eight(cells, 0), eight(cells, 1), eight(cells, 2), eight(cells, 3));
    ([a | three_bits(d), b | two_bits(d), c], a | b | c | d)
}

#[inline(always)]
fn eight<const SQUARES: usize>(cells: &[u8; SQUARES], number: usize) -> u64 {
    u64::from_le_bytes(cells.as_chunks().0[number])
}

/// The lowest three bits of each byte, above the five of another number.
#[inline(always)]
fn three_bits(eight: u64) -> u64 {
    (eight & 0x0707_0707_0707_0707) << 5
}

/// The next two.
#[inline(always)]
fn two_bits(eight: u64) -> u64 {
    (eight & 0x1818_1818_1818_1818) << 2
}
