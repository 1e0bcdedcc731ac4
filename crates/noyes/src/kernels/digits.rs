//! From random words to digits, many boards side by side.

use alloc::vec::Vec;

use super::{LANES, Row};

/// A number of 16 bits, once for each board: a vector that is read from memory
/// is multiplied as it is, where one made from a number is widened first.
type Same = [u16; LANES];

/// Bases whose product fits into 15 bits, and what turns a number below it
/// into digits without a division.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    product: Same,
    bases: Vec<Same>,
    /// ⌊2^16 / product⌋.
    whole: Same,
    /// What is left of 2^16 / product, in 2^16-ths, rounded up.
    rest: Same,
}

impl Part {
    const LARGEST_PRODUCT: u32 = 1 << 15;

    /// Cuts bases, each from 1 to 256, into as few parts as possible, in their order.
    pub(crate) fn of(bases: &[u32]) -> Vec<Part> {
        let mut parts: Vec<(u32, Vec<Same>)> = Vec::new();
        for &base in bases {
            let same = [base as u16; LANES];
            match parts.last_mut() {
                Some((product, bases)) if *product * base <= Part::LARGEST_PRODUCT => {
                    *product *= base;
                    bases.push(same);
                }
                _ => parts.push((base, alloc::vec![same])),
            }
        }
        let part = |(product, bases): (u32, Vec<Same>)| Part {
            product: [product as u16; LANES],
            bases,
            // With the product 1 there is nothing but 0 to be split.
            whole: [((1 << 16) / product) as u16; LANES],
            rest: [((((1 << 16) % product) << 16) / product) as u16 + 1; LANES],
        };
        parts.into_iter().map(part).collect()
    }
}

kernel! {
    /// From the words of 64 boards, one board's after another's, to rows.
    pub(crate) fn words_to_rows(words: &[u32], rows: &mut [[u32; LANES]]) {
        match rows.len() {
            0 => {}
            1 => split::<1>(words, rows),
            2 => split::<2>(words, rows),
            4 => split::<4>(words, rows),
            per_board => {
                for (lane, words) in words.chunks_exact(per_board).enumerate() {
                    for (row, &word) in rows.iter_mut().zip(words) {
                        row[lane] = word;
                    }
                }
            }
        }
    }

    /// Turns words that yield one digit each into their digits, for any bases.
    /// Where a word may be refused it and its 63 neighbours are left as they
    /// are, and the number of the first is added to `left`.
    pub(crate) fn lone_digits(words: &mut [u32], bases: &[u32], left: &mut Vec<usize>) {
        let chunks = words.chunks_mut(LANES).zip(bases.chunks(LANES));
        for (start, (words, bases)) in (0..).step_by(LANES).zip(chunks) {
            let mut digits = [0; LANES];
            let mut refused = false;
            for ((digit, &word), &base) in digits.iter_mut().zip(&*words).zip(bases) {
                let wide = u64::from(word) * u64::from(base);
                *digit = (wide >> 32) as u32;
                // The surplus is below the base.
                refused |= (wide as u32) < base;
            }
            if refused {
                left.push(start);
            } else {
                words.copy_from_slice(&digits[..words.len()]);
            }
        }
    }

    /// Writes a row of digits for each base of the parts, as `Group::digits`
    /// would for each word. Returns whether a rest, as `Group::rest` says it,
    /// may be below `surplus`: always if one is, and hardly ever if none is.
    ///
    /// Words are kept in two halves. Multiplying a word by a part's product
    /// gives a number below the product and the word for the next part. The
    /// number a stands for the fractions from a/product up to (a + 1)/product,
    /// and 16 bits hold one of them: since the product is at most 2^15, the
    /// next 2^16-th above a/product is among them even if the quotient is
    /// rounded up. Its digits are a's.
    pub(crate) fn digits(
        words: &[u32; LANES],
        parts: &[Part],
        surplus: u32,
        rows: &mut [Row],
    ) -> bool {
        let mut low = words.map(|word| word as u16);
        let mut high = words.map(|word| (word >> 16) as u16);
        let mut rows = rows.iter_mut();
        for part in parts {
            // Upper halves in loops of their own: beside the lower half of the same
            // product the compiler would take it for one of 32 bits.
            let (mut carried, mut numbers) = ([0; LANES], [0; LANES]);
            for lane in 0..LANES {
                carried[lane] = upper(low[lane], part.product[lane]);
            }
            for lane in 0..LANES {
                numbers[lane] = upper(high[lane], part.product[lane]);
            }
            let mut fractions = [0; LANES];
            for lane in 0..LANES {
                let product = part.product[lane];
                let sum = lower(high[lane], product).wrapping_add(carried[lane]);
                let number = numbers[lane].wrapping_add(u16::from(sum < carried[lane]));
                (low[lane], high[lane]) = (lower(low[lane], product), sum);
                fractions[lane] = lower(number, part.whole[lane])
                    .wrapping_add(upper(number, part.rest[lane]))
                    .wrapping_add(1);
            }
            for (bases, row) in part.bases.iter().zip(&mut rows) {
                let mut digits = [0; LANES];
                for lane in 0..LANES {
                    let fraction = fractions[lane];
                    digits[lane] = upper(fraction, bases[lane]) as u8;
                    fractions[lane] = lower(fraction, bases[lane]);
                }
                *row = digits;
            }
        }
        let most = (surplus >> 16) as u16;
        high.iter().fold(false, |refused, &high| refused | (high <= most))
    }
}

/// Lengths that the compiler knows are taken apart by vectors.
#[inline(always)]
fn split<const GROUPS: usize>(words: &[u32], rows: &mut [[u32; LANES]]) {
    let words: &[[u32; GROUPS]; LANES] = words.as_chunks().0.as_array().expect("64 boards");
    let rows: &mut [[u32; LANES]; GROUPS] = rows.as_mut_array().expect("a row a group");
    for lane in 0..LANES {
        for group in 0..GROUPS {
            rows[group][lane] = words[lane][group];
        }
    }
}

/// The upper half of a product.
#[inline(always)]
fn upper(a: u16, b: u16) -> u16 {
    ((u32::from(a) * u32::from(b)) >> 16) as u16
}

/// The lower half of a product.
#[inline(always)]
fn lower(a: u16, b: u16) -> u16 {
    a.wrapping_mul(b)
}
