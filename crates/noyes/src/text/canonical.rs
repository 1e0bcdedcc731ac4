//! Boards as they are printed, read without a detour.
//!
//! Numbers of at most seven digits, one space or `/` after each. What is not
//! written so, or is no board, is left to [`Grid`](crate::Grid), which reads
//! much more and says what is wrong.

use alloc::{vec, vec::Vec};

use crate::{Board, Size, Square};

/// The board that a text holds, if it is written just as boards are printed.
pub(crate) fn board(text: &str) -> Option<Board> {
    let bytes = text.as_bytes();
    // A number and what follows it are two bytes at least.
    let most = (bytes.len() / 2 + 1).min(Size::MAX_AREA as usize);
    let mut tiles = Vec::with_capacity(most);
    let mut seen = vec![0u64; most.div_ceil(64)];
    let (mut largest, mut blank) = (0, 0);
    let (mut width, mut row_start, mut rows) = (None, 0, 0);
    let mut at = 0;
    loop {
        let (number, digits, next) = number_at(bytes, at)?;
        at += digits + 1;
        let word = seen.get_mut((number / 64) as usize)?;
        let bit = 1 << (number % 64);
        if *word & bit != 0 || tiles.len() == most {
            return None;
        }
        *word |= bit;
        largest = largest.max(number);
        blank = if number == 0 { tiles.len() } else { blank };
        tiles.push(number);
        match next {
            Some(b' ') => continue,
            Some(b'/') | None => {}
            _ => return None,
        }
        let found = tiles.len() - row_start;
        if *width.get_or_insert(found) != found {
            return None;
        }
        row_start = tiles.len();
        rows += 1;
        if next.is_none() {
            break;
        }
    }
    // Different numbers, none of them past the last tile's: each of 0…n−1 is there.
    if largest as usize + 1 != tiles.len() {
        return None;
    }
    let size = match rows {
        1 => Size::square_of_area(tiles.len())?,
        _ => Size::new(width? as u32, rows).ok()?,
    };
    Some(Board::from_permutation(size, tiles, Square::new(blank as u32)))
}

/// The number that begins here, how many digits it has, and the byte after it;
/// `None` unless it has one to seven digits.
///
/// Eight bytes are taken at once. A digit without its upper half is 0 … 9, and
/// what is left of any other byte sets its highest bit when 118 is added. The
/// digits are moved to the end, so that zeros stand before them, and joined
/// to pairs, fours, and one number.
#[inline(always)]
fn number_at(bytes: &[u8], at: usize) -> Option<(u32, usize, Option<u8>)> {
    let rest = bytes.get(at..)?;
    let eight = rest.first_chunk().copied().unwrap_or_else(|| {
        let mut eight = [0; 8];
        eight[..rest.len()].copy_from_slice(rest);
        eight
    });
    let text = u64::from_le_bytes(eight);
    let values = text ^ 0x3030_3030_3030_3030;
    let others = (values.wrapping_add(0x7676_7676_7676_7676) | values) & 0x8080_8080_8080_8080;
    let digits = others.trailing_zeros() / 8;
    if digits == 0 || digits == 8 {
        return None;
    }
    let ones = values << (64 - 8 * digits);
    let pairs = (ones.wrapping_mul(10 << 8 | 1) >> 8) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs.wrapping_mul(100 << 16 | 1) >> 16) & 0x0000_ffff_0000_ffff;
    let number = fours.wrapping_mul(10_000 << 32 | 1) >> 32;
    let next = (text >> (8 * digits)) as u8;
    let next = if digits as usize == rest.len() { None } else { Some(next) };
    Some((number as u32, digits as usize, next))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BlankMark, Grid};
    use alloc::string::{String, ToString};
    use proptest::prelude::*;

    #[test]
    fn numbers_are_read_whole() {
        for number in (0..1200).chain([9_999, 10_000, 99_999, 123_456, 999_999, 1_048_575]) {
            let text = number.to_string();
            for after in ["", " ", "/", " 1 2 3 4 5", "x", "\u{e9}", "/////////", ":", "\0"] {
                let all = [&text[..], after].concat();
                let next = after.bytes().next();
                let found = number_at(all.as_bytes(), 0);
                assert_eq!(found, Some((number, text.len(), next)), "{all:?}");
            }
        }
        for text in ["", " 1", "/", "x1", "12345678", "123456789", "\u{e9}"] {
            assert_eq!(number_at(text.as_bytes(), 0), None, "{text:?}");
        }
        assert_eq!(number_at(b"1", 2), None);
    }

    fn board_or_not() -> impl Strategy<Value = String> {
        let sizes = (1u32..12, 1u32..12).prop_map(|(w, h)| Size::new(w, h).unwrap());
        let text = sizes.prop_flat_map(|size| {
            Just((0..size.area() as u32).collect::<Vec<u32>>())
                .prop_shuffle()
                .prop_map(move |tiles| Board::new(size, tiles).unwrap().to_string())
        });
        let fault = prop::option::of((any::<prop::sample::Index>(), "[0-9 /,xé]{0,3}"));
        (text, fault).prop_map(|(mut text, fault)| {
            if let Some((at, fault)) = fault {
                let at = at.index(text.len());
                text.replace_range(at..=at, &fault);
            }
            text
        })
    }

    proptest! {
        /// Whatever is read here is read just so by the reader of all forms.
        #[test]
        fn boards_are_those_of_the_grid(text in board_or_not()) {
            let grid = text.parse::<Grid>().and_then(|grid| grid.board(None, BlankMark::default()));
            match board(&text) {
                Some(board) => prop_assert_eq!(Ok(board), grid),
                // What is printed is never left over.
                None => prop_assert!(grid.map_or(true, |board| board.to_string() != text)),
            }
        }
    }
}
