//! From rows of one square of every board to boards, and back.
//!
//! A riffle puts the two halves of a list together, one of each in turn: what
//! stood at the index with the bits b₉b₈…b₀ goes to b₈…b₀b₉. With 16 rows of 64
//! boards the index is 4 bits of the row and 6 of the board, so 4 riffles lead
//! from rows to boards, and 6 more from boards to rows. A riffle is what vectors
//! have instructions for, and takes its numbers in order.

use super::{LANES, Row};

/// How many squares are transposed together.
pub(crate) const TILE: usize = 16;

/// 16 squares of each board: one board's after another's.
pub(crate) type Tile = [[u8; TILE]; LANES];

kernel! {
    /// Writes 16 rows as 16 squares of each board.
    pub(crate) fn rows_to_boards(rows: &[Row; TILE], boards: &mut Tile) {
        let mut other = [0; TILE * LANES];
        let boards = boards.as_flattened_mut();
        riffle(rows.as_flattened(), &mut other);
        riffle(&other, boards);
        riffle(boards, &mut other);
        riffle(&other, boards);
    }

    /// Writes 16 squares of each board as 16 rows.
    pub(crate) fn boards_to_rows(boards: &Tile, rows: &mut [Row; TILE]) {
        let mut other = [0; TILE * LANES];
        let rows = rows.as_flattened_mut();
        riffle(boards.as_flattened(), &mut other);
        riffle(&other, rows);
        riffle(rows, &mut other);
        riffle(&other, rows);
        riffle(rows, &mut other);
        riffle(&other, rows);
    }

    /// Writes boards of four bits a square as 16 rows.
    pub(crate) fn nibbles_to_rows(boards: &[u64; LANES], rows: &mut [Row; TILE]) {
        let (mut bytes, mut other) = ([[0; 8]; LANES], [0; 8 * LANES]);
        for (bytes, board) in bytes.iter_mut().zip(boards) {
            *bytes = board.to_le_bytes();
        }
        let bytes = bytes.as_flattened_mut();
        for _ in 0..3 {
            riffle(bytes, &mut other);
            riffle(&other, bytes);
        }
        for (pair, bytes) in rows.as_chunks_mut().0.iter_mut().zip(bytes.as_chunks::<LANES>().0) {
            let [low, high]: &mut [Row; 2] = pair;
            *low = bytes.map(|byte| byte & 15);
            *high = bytes.map(|byte| byte >> 4);
        }
    }
}

/// Writes boards of `area` squares one after another from tiles of 16 squares,
/// the last of which may have more rows than there are squares.
pub(crate) fn join_tiles(tiles: &[Tile], area: usize, cells: &mut [u8]) {
    if area == TILE {
        cells.copy_from_slice(&tiles[0].as_flattened()[..cells.len()]);
        return;
    }
    // The last tile first: what of it is written into the next board is
    // overwritten by that board's own squares.
    for (number, tile) in tiles.iter().enumerate().rev() {
        let boards = cells.len() / area;
        let (all, rest) = tile[..boards].split_at(roomy(cells.len(), area, number));
        for (board, squares) in all.iter().enumerate() {
            cells[board * area + number * TILE..][..TILE].copy_from_slice(squares);
        }
        for (board, squares) in (all.len()..).zip(rest) {
            let cells = &mut cells[board * area + number * TILE..];
            cells.copy_from_slice(&squares[..cells.len()]);
        }
    }
}

/// The opposite of [`join_tiles`]: rows past the last square have no meaning.
pub(crate) fn split_tiles(cells: &[u8], area: usize, tiles: &mut [Tile]) {
    if area == TILE {
        tiles[0].as_flattened_mut()[..cells.len()].copy_from_slice(cells);
        return;
    }
    let boards = cells.len() / area;
    for (number, tile) in tiles.iter_mut().enumerate() {
        let (all, rest) = tile[..boards].split_at_mut(roomy(cells.len(), area, number));
        for (board, squares) in all.iter_mut().enumerate() {
            squares.copy_from_slice(&cells[board * area + number * TILE..][..TILE]);
        }
        for (board, squares) in (all.len()..).zip(rest) {
            let cells = &cells[board * area + number * TILE..];
            squares[..cells.len()].copy_from_slice(cells);
        }
    }
}

/// On how many boards tile `number` has all of its 16 cells.
fn roomy(cells: usize, area: usize, number: usize) -> usize {
    ((cells + area).saturating_sub((number + 1) * TILE) / area).min(cells / area)
}

#[inline(always)]
fn riffle(from: &[u8], to: &mut [u8]) {
    let (first, second) = from.split_at(from.len() / 2);
    for ((pair, &first), &second) in to.as_chunks_mut::<2>().0.iter_mut().zip(first).zip(second) {
        *pair = [first, second];
    }
}
