//! Boards as text.

use core::fmt;

use crate::Size;

/// The three digits of each number below 1000, the first one lowest.
static THREE_DIGITS: [u32; 1000] = {
    let mut all = [0; 1000];
    let mut number = 0;
    while number < 1000 {
        let (ones, tens, hundreds) = (number % 10, number / 10 % 10, number / 100);
        all[number as usize] = 0x30_3030 | ones << 16 | tens << 8 | hundreds;
        number += 1;
    }
    all
};

/// How many numbers are written at a time.
const PIECE: usize = 256;

/// Writes rows separated by `/`, numbers by spaces.
pub(crate) fn print(size: Size, tiles: &[u32], out: &mut impl fmt::Write) -> fmt::Result {
    // Eight bytes are written for each number, and those after it over the last of them.
    let mut text = [0; PIECE * 8];
    let mut first = true;
    for row in tiles.chunks_exact(size.width() as usize) {
        if !first {
            out.write_char('/')?;
        }
        for (number, piece) in row.chunks(PIECE).enumerate() {
            if number > 0 {
                out.write_char(' ')?;
            }
            let mut at = 0;
            for &tile in piece {
                let (eight, length) = digits(tile);
                text[at..at + 8].copy_from_slice(&eight.to_le_bytes());
                at += length + 1;
            }
            out.write_str(core::str::from_utf8(&text[..at - 1]).unwrap_or_default())?;
        }
        first = false;
    }
    Ok(())
}

/// A number below 10^7 as text with a space after it, and how many digits it has.
fn digits(number: u32) -> (u64, usize) {
    let (millions, rest) = (number / 1_000_000, number % 1_000_000);
    let [thousands, ones] =
        [rest / 1000, rest % 1000].map(|three| u64::from(THREE_DIGITS[three as usize]));
    let seven = u64::from(b'0' + millions as u8) | thousands << 8 | ones << 32;
    // Zeros stand first, that is lowest, and the last digit is kept.
    let zeros = (seven ^ 0x30_3030_3030_3030 | 1 << 48).trailing_zeros() / 8;
    ((seven | u64::from(b' ') << 56) >> (8 * zeros), 7 - zeros as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn numbers_have_their_digits() {
        for number in (0..=Size::MAX_AREA).chain([9_999_999]) {
            let (eight, length) = digits(number);
            let text = number.to_string();
            assert_eq!(length, text.len());
            assert_eq!(&eight.to_le_bytes()[..length], text.as_bytes());
            assert_eq!(eight.to_le_bytes()[length], b' ');
        }
    }
}
