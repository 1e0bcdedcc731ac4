//! Boards as they are printed, read without a detour.
//!
//! Numbers of at most seven digits, one space or `/` after each. What is not
//! written so, or is no board, is left to [`Grid`](crate::Grid), which reads
//! much more and says what is wrong.

use alloc::{vec, vec::Vec};

use crate::{Board, Size, Square};

/// How many numbers are read before they are looked at.
const PIECE: usize = 256;

/// The board that a text holds, if it is written just as boards are printed.
pub(crate) fn board(text: &str) -> Option<Board> {
    let bytes = text.as_bytes();
    let area = 1 + separators(bytes);
    if area > Size::MAX_AREA as usize {
        return None;
    }
    let mut tiles = Vec::with_capacity(area);
    let mut seen = vec![0u64; area.div_ceil(64)];
    let mut piece = [0; PIECE];
    let (mut width, mut row_start, mut rows, mut blank) = (None, 0, 0, None);
    let mut at = 0;
    while at <= bytes.len() {
        let (count, next) = numbers(bytes, &mut at, &mut piece)?;
        let piece = &piece[..count];
        if let Some(place) = mark(piece, &mut seen)? {
            blank = Some(tiles.len() + place);
        }
        tiles.extend_from_slice(piece);
        match next {
            b' ' => continue,
            b'/' => {}
            _ if at > bytes.len() => {}
            _ => return None,
        }
        let found = tiles.len() - row_start;
        if *width.get_or_insert(found) != found {
            return None;
        }
        row_start = tiles.len();
        rows += 1;
    }
    // All numbers are different: if none of 0…n−1 is missing there is no other.
    let (whole, rest) = seen.split_at(tiles.len() / 64);
    let part = (1 << (tiles.len() % 64)) - 1;
    if whole.iter().any(|&word| word != u64::MAX) || rest.iter().any(|&word| word != part) {
        return None;
    }
    let size = match rows {
        1 => Size::square_of_area(tiles.len())?,
        _ => Size::new(width? as u32, rows).ok()?,
    };
    Some(Board::from_permutation(size, tiles, Square::new(blank? as u32)))
}

/// How many spaces and slashes there are.
fn separators(bytes: &[u8]) -> usize {
    // No more at a time than a byte can count: vectors then hold the most of them.
    let is_one = |&byte: &u8| u8::from((byte == b' ') | (byte == b'/'));
    let count = |bytes: &[u8]| bytes.iter().map(is_one).sum::<u8>();
    bytes.chunks(u8::MAX.into()).map(|bytes| usize::from(count(bytes))).sum()
}

/// Reads numbers with a space between them. Says how many, and what comes
/// after the last one, which `at` is then past of.
fn numbers(bytes: &[u8], at: &mut usize, piece: &mut [u32; PIECE]) -> Option<(usize, u8)> {
    let mut start = *at;
    let (mut count, mut next) = (0, b' ');
    for place in piece {
        let digits;
        (*place, digits, next) = number_at(bytes, start)?;
        start += digits + 1;
        count += 1;
        if next != b' ' {
            break;
        }
    }
    *at = start;
    Some((count, next))
}

/// Marks numbers as seen, and says where among them 0 is, if it is. `None` if a
/// number was seen before, or is larger than all that fit.
fn mark(numbers: &[u32], seen: &mut [u64]) -> Option<Option<usize>> {
    let mut blank = None;
    for (place, &number) in numbers.iter().enumerate() {
        let word = seen.get_mut((number / 64) as usize)?;
        let bit = 1 << (number % 64);
        if *word & bit != 0 {
            return None;
        }
        *word |= bit;
        if number == 0 {
            blank = Some(place);
        }
    }
    Some(blank)
}

/// The number that begins here, how many digits it has, and the byte after it,
/// 0 at the end; `None` unless it has one to seven digits.
///
/// Eight bytes are taken at once. Spaces, slashes and the end lack a bit that
/// all digits have: where the next number begins is known from it alone, before
/// this one is looked at further. The digits are moved to the end, so that zeros
/// stand before them, and joined to pairs, fours, and one number.
#[inline(always)]
fn number_at(bytes: &[u8], at: usize) -> Option<(u32, usize, u8)> {
    let eight = match bytes.get(at..at + 8) {
        Some(eight) => *eight.as_array()?,
        None => last_bytes(bytes, at),
    };
    let text = u64::from_le_bytes(eight);
    // Eight a digit, and four more.
    let bits = (!text & 0x1010_1010_1010_1010).trailing_zeros();
    if !(12..64).contains(&bits) {
        return None;
    }
    let ones = (text ^ 0x3030_3030_3030_3030) << (68 - bits);
    // 0 … 9 stay below 128 when 118 is added; whatever else there was does not.
    if (ones.wrapping_add(0x7676_7676_7676_7676) | ones) & 0x8080_8080_8080_8080 != 0 {
        return None;
    }
    let pairs = (ones.wrapping_mul(10 << 8 | 1) >> 8) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs.wrapping_mul(100 << 16 | 1) >> 16) & 0x0000_ffff_0000_ffff;
    let number = fours.wrapping_mul(10_000 << 32 | 1) >> 32;
    let next = (text >> (bits - 4)) as u8;
    Some((number as u32, bits as usize / 8, next))
}

/// What is left from here on, and zeros.
#[cold]
fn last_bytes(bytes: &[u8], at: usize) -> [u8; 8] {
    let mut eight = [0; 8];
    for (byte, &last) in eight.iter_mut().zip(bytes.get(at..).unwrap_or_default()) {
        *byte = last;
    }
    eight
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
            for after in ["", " ", "/", " 1 2 3 4 5", "\u{e9}", "/////////", "\0", ","] {
                let all = [&text[..], after].concat();
                let next = after.bytes().next().unwrap_or(0);
                let found = number_at(all.as_bytes(), 0);
                assert_eq!(found, Some((number, text.len(), next)), "{all:?}");
            }
        }
        for text in ["", " 1", "/", "x1", "1x", "1:", "1;2 ", "12345678", "123456789", "\u{e9}"] {
            assert_eq!(number_at(text.as_bytes(), 0), None, "{text:?}");
        }
        assert_eq!(number_at(b"1", 2), None);
    }

    /// Rows of more numbers than are read at a time, and of just as many.
    #[test]
    fn rows_are_read_in_pieces() {
        for (width, height) in [255, 256, 257, 512, 600].into_iter().zip(1..) {
            for (width, height) in [(width, height), (height, width)] {
                let size = Size::new(width, height).unwrap();
                let tiles: Vec<u32> = (0..width * height).rev().collect();
                let text = Board::new(size, tiles.clone()).unwrap().to_string();
                // A single row is read as a square, which these are not.
                let expected = (height > 1).then_some(tiles);
                assert_eq!(board(&text).map(|board| board.tiles().to_vec()), expected);
                for (good, bad) in [("/0", "/1"), (" 0", " 1"), (" 1 ", " 1/"), ("/", " ")] {
                    let spoilt = text.replacen(good, bad, 1);
                    assert!(spoilt == text || board(&spoilt).is_none(), "{width}x{height} {bad:?}");
                }
            }
        }
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
