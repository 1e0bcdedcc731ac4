//! Boards of 3x3 by looking their tiles' order up.

/// In how many orders the tiles stand on boards that can be solved: 8!/2. On
/// boards of an odd width these do not depend on the blank's square.
pub(crate) const ORDERS: usize = 20160;

const AREA: usize = 9;

/// The first digit is the blank's, and the others are the order's number.
pub(crate) const BOARDS: u32 = (AREA * ORDERS) as u32;

/// Words with a smaller rest are refused.
pub(crate) const SURPLUS: u32 = BOARDS.wrapping_neg() % BOARDS;

/// The eight tiles of each order, the first in the lowest byte.
pub(crate) type Orders = [u64; ORDERS];

kernel! {
    /// Writes the board of each word, and says whether one is refused.
    ///
    /// `before` has all bits set of the bytes that stand before the blank, for
    /// each of its digits.
    pub(crate) fn look_up(
        words: &[u32],
        orders: &Orders,
        before: &[u64; AREA],
        cells: &mut [u8],
    ) -> bool {
        let mut refused = false;
        for (&word, cells) in words.iter().zip(cells.as_chunks_mut().0) {
            let blank = u64::from(word) * AREA as u64;
            let order = u64::from(blank as u32) * ORDERS as u64;
            refused |= (order as u32) < SURPLUS;
            put(orders[(order >> 32) as usize], before[(blank >> 32) as usize], cells);
        }
        refused
    }
}

/// Writes tiles with the blank between those before it and those after it.
#[inline(always)]
pub(crate) fn put(tiles: u64, before: u64, cells: &mut [u8; AREA]) {
    let after = tiles & !before;
    let [first @ .., last] = cells;
    *first = (tiles & before | after << 8).to_le_bytes();
    *last = (after >> 56) as u8;
}
