//! Lehmer codes to permutations, many boards side by side.

use super::{LANES, Row};

/// Codes are kept 127 lower than they are, so that 0 … 254 and one step below
/// fit into an `i8`: signed bytes are what all vector units compare.
const BIAS: u8 = 127;

/// On which squares the blank asks for an odd permutation of the tiles: those of
/// every other row where the width is even, and else none.
#[derive(Clone, Copy, Debug)]
pub(crate) enum OddRows {
    /// No row.
    None,
    /// Rows an odd number of rows away from this one, on boards this wide.
    AwayFrom {
        /// The row.
        row: u32,
        /// The width, even.
        width: u32,
    },
}

kernel! {
    /// Moves blanks on by their offsets from `home`, modulo `area`, at most 256.
    pub(crate) fn place_blanks(offsets: &Row, home: u8, area: u16, blanks: &mut Row) {
        for (blank, &offset) in blanks.iter_mut().zip(offsets) {
            let square = u16::from(home) + u16::from(offset);
            *blank = if square < area { square } else { square.wrapping_sub(area) } as u8;
        }
    }

    /// Sets the last digit but one, of base 2, so that boards can be solved: the
    /// sum of the digits must be odd where the blank asks for it. The last
    /// digit is always 0.
    pub(crate) fn set_last_digits(digits: &mut [Row], blanks: &Row, odd_rows: OddRows) {
        let mut odd = [0; LANES];
        if let OddRows::AwayFrom { row, width } = odd_rows {
            // Multiplying by the reciprocal is exact: both numbers are below 2^8.
            let reciprocal = (1u32 << 16).div_ceil(width);
            for (odd, &blank) in odd.iter_mut().zip(blanks) {
                let blank_row = (u32::from(blank) * reciprocal) >> 16;
                *odd = (blank_row ^ row) as u8;
            }
        }
        let [digits @ .., free, last] = digits else { return };
        for row in digits {
            for (odd, digit) in odd.iter_mut().zip(row) {
                *odd ^= *digit;
            }
        }
        *free = odd.map(|odd| odd & 1);
        *last = [0; LANES];
    }

    /// Turns rows of Lehmer digits, at most 255 of them, into rows of the
    /// numbers that they stand for, counted from 1. `codes` is working memory
    /// of the same length.
    ///
    /// Number k begins as its digit, and going back over the numbers before
    /// it, grows by 1 for each whose digit it has reached. Counted downwards
    /// from digit + k instead, one comparison and one subtraction a step do
    /// it, without a branch.
    pub(crate) fn decode(digits: &mut [Row], codes: &mut [[i8; LANES]]) {
        for (k, (code, digits)) in codes.iter_mut().zip(&*digits).enumerate() {
            let shift = (k as u8).wrapping_sub(BIAS);
            *code = digits.map(|digit| digit.wrapping_add(shift) as i8);
        }
        // Three at a time: none waits for another, each code is read for all, and
        // they are kept in the registers of all vector units.
        for (third, numbers) in digits.chunks_mut(3).enumerate() {
            let (before, three) = codes.split_at(3 * third);
            let mut places = [[0; LANES]; 3];
            for (k, place) in places.iter_mut().enumerate().take(three.len()) {
                *place = three[k].map(|code| code.wrapping_sub(1));
                three[..k].iter().rev().for_each(|earlier| step(place, earlier));
            }
            let [mut a, mut b, mut c] = places;
            for earlier in before.iter().rev() {
                step(&mut a, earlier);
                step(&mut b, earlier);
                step(&mut c, earlier);
            }
            // One more for the step below, one more for counting from 1.
            for (number, place) in numbers.iter_mut().zip([a, b, c]) {
                *number = place.map(|place| (place as u8).wrapping_add(BIAS).wrapping_add(2));
            }
        }
    }

    /// Writes what stands on each square: the numbers in their order, and 0 on
    /// the blank's square in between.
    pub(crate) fn put_blank(numbers: &[Row], blanks: &Row, squares: &mut [Row]) {
        for (square, row) in squares.iter_mut().enumerate().take(numbers.len() + 1) {
            // Tiles before the blank stand on the square of their number, others one further.
            let tile = numbers.get(square).unwrap_or(&[0; LANES]);
            let before = if square == 0 { &[0; LANES] } else { &numbers[square - 1] };
            let square = square as u8;
            let mut cells = [0; LANES];
            for lane in 0..LANES {
                // Masks, so that nothing looks like a branch.
                let here = if blanks[lane] == square { 0 } else { u8::MAX };
                let behind = if blanks[lane] > square { u8::MAX } else { 0 };
                cells[lane] = here & (tile[lane] & behind | before[lane] & !behind);
            }
            *row = cells;
        }
    }
}

#[inline(always)]
fn step(places: &mut [i8; LANES], earlier: &[i8; LANES]) {
    for (place, &earlier) in places.iter_mut().zip(earlier) {
        *place = place.wrapping_sub(i8::from(earlier > *place));
    }
}
