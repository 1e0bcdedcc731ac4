//! From rows of one square of every board to boards, and back.
//!
//! A riffle puts the two halves of a list together, one of each in turn: what
//! stood at the index with the bits b₉b₈…b₀ goes to b₈…b₀b₉. With 16 rows of 64
//! boards the index is 4 bits of the row and 6 of the board, so 4 riffles lead
//! from rows to boards, and undoing 4 leads back. Both are what vectors have
//! instructions for, and take their numbers in order.

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
        unriffle(boards.as_flattened(), &mut other);
        unriffle(&other, rows);
        unriffle(rows, &mut other);
        unriffle(&other, rows);
    }
}

/// Writes boards of `area` squares one after another from tiles of 16 squares,
/// the last of which may have more rows than there are squares.
pub(crate) fn join_tiles(tiles: &[Tile], area: usize, cells: &mut [u8]) {
    if area == TILE {
        cells.copy_from_slice(&tiles[0].as_flattened()[..cells.len()]);
        return;
    }
    // A length that the compiler knows needs neither a loop nor a look at what is left.
    match area {
        9 => return join::<9>(tiles, cells),
        25 => return join::<25>(tiles, cells),
        _ => {}
    }
    // The last tile first: what of it is written into the next board is
    // overwritten by that board's own squares.
    for (number, tile) in tiles.iter().enumerate().rev() {
        let mut rest = cells.get_mut(number * TILE..).unwrap_or_default();
        for squares in tile {
            match rest.first_chunk_mut() {
                Some(cells) => *cells = *squares,
                None => copy_some(squares, rest),
            }
            let Some(next) = rest.get_mut(area..) else { break };
            rest = next;
        }
    }
}

fn join<const AREA: usize>(tiles: &[Tile], cells: &mut [u8]) {
    for (number, tile) in tiles.iter().enumerate() {
        for (cells, squares) in cells.as_chunks_mut::<AREA>().0.iter_mut().zip(tile) {
            let cells = &mut cells[number * TILE..];
            let count = cells.len().min(TILE);
            cells[..count].copy_from_slice(&squares[..count]);
        }
    }
}

/// The opposite of [`join_tiles`]: rows past the last square have no meaning.
pub(crate) fn split_tiles(cells: &[u8], area: usize, tiles: &mut [Tile]) {
    if area == TILE {
        tiles[0].as_flattened_mut()[..cells.len()].copy_from_slice(cells);
        return;
    }
    for (number, tile) in tiles.iter_mut().enumerate() {
        let mut rest = cells.get(number * TILE..).unwrap_or_default();
        for squares in tile {
            match rest.first_chunk() {
                Some(cells) => *squares = *cells,
                None => copy_some(rest, squares),
            }
            let Some(next) = rest.get(area..) else { break };
            rest = next;
        }
    }
}

/// Copies as many as there are, where there are fewer than 16: by itself, so
/// that 16 are copied by one instruction.
#[inline(never)]
fn copy_some(from: &[u8], to: &mut [u8]) {
    to.iter_mut().zip(from).for_each(|(to, from)| *to = *from);
}

/// The two halves, one number of each in turn.
#[inline(always)]
fn riffle(from: &[u8], to: &mut [u8]) {
    let (first, second) = from.split_at(from.len() / 2);
    for ((pair, &first), &second) in to.as_chunks_mut::<2>().0.iter_mut().zip(first).zip(second) {
        *pair = [first, second];
    }
}

/// Every other number, then those between: the opposite of a riffle.
#[inline(always)]
fn unriffle(from: &[u8], to: &mut [u8]) {
    let (first, second) = to.split_at_mut(from.len() / 2);
    // As halves of numbers of 16 bits, one half after the other: so vectors have an
    // instruction for it. By 32 pairs, lest all of them be kept in between.
    const PAIRS: usize = 32;
    let places = first.as_chunks_mut().0.iter_mut().zip(second.as_chunks_mut().0);
    for (pairs, (first, second)) in from.as_chunks::<{ 2 * PAIRS }>().0.iter().zip(places) {
        let (first, second): (&mut [u8; PAIRS], &mut [u8; PAIRS]) = (first, second);
        let pairs = pairs.as_chunks().0;
        for k in 0..PAIRS {
            first[k] = u16::from_le_bytes(pairs[k]) as u8;
        }
        for k in 0..PAIRS {
            second[k] = (u16::from_le_bytes(pairs[k]) >> 8) as u8;
        }
    }
}
