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

/// What stands before the last three digits of the numbers of all boards: up to
/// four digits, no zero first, and in the upper half how many bits they are.
static LEADING_DIGITS: [u64; LEADING] = {
    let mut all = [0; LEADING];
    let mut number = 1;
    while number < LEADING {
        let (mut rest, mut digits, mut bits) = (number as u64, 0, 0);
        while rest > 0 {
            digits = digits << 8 | (b'0' as u64 + rest % 10);
            rest /= 10;
            bits += 8;
        }
        all[number] = bits << 32 | digits;
        number += 1;
    }
    all
};
const LEADING: usize = Size::MAX_AREA as usize / 1000 + 1;

/// How many numbers are written at a time.
const PIECE: usize = 1000;

/// Writes rows separated by `/`, numbers by spaces.
pub(crate) fn print(size: Size, tiles: &[u32], out: &mut impl fmt::Write) -> fmt::Result {
    // Eight bytes are written for each number, and those after it over the last of them.
    let mut text = [0; PIECE * 8];
    for (number, row) in tiles.chunks_exact(size.width() as usize).enumerate() {
        if number > 0 {
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
    }
    Ok(())
}

/// The number of a tile as text with a space after it, and how many digits it has.
#[inline(always)]
fn digits(number: u32) -> (u64, usize) {
    let last = u64::from(THREE_DIGITS[(number % 1000) as usize]) | u64::from(b' ') << 24;
    if number >= 1000 {
        let leading = LEADING_DIGITS[(number / 1000) as usize];
        let bits = leading >> 32;
        (leading & 0xffff_ffff | last << bits, bits as usize / 8 + 3)
    } else {
        // Zeros stand first, that is lowest, and the last digit is kept.
        let zeros = (last ^ 0x30_3030 | 1 << 16).trailing_zeros() / 8;
        (last >> (8 * zeros), 3 - zeros as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn numbers_have_their_digits() {
        for number in 0..=Size::MAX_AREA {
            let (eight, length) = digits(number);
            let text = number.to_string();
            assert_eq!(length, text.len());
            assert_eq!(&eight.to_le_bytes()[..length], text.as_bytes());
            assert_eq!(eight.to_le_bytes()[length], b' ');
        }
    }
}
