//! Which of two halves a board belongs to, and whether it is one, by looking
//! its numbers up, on processors that look up many bytes at once.
//!
//! Every number v has two codes, f(v) and g(v). With k = ⌊v/2⌋ both have their
//! lowest k bits set; f has bit k too if v is even, g if v is odd. Take two
//! different numbers v and w: the bits that f(v) and g(w) share and those that
//! f(w) and g(v) share are an odd number together. So when two neighbours on a
//! board change places, the number of bits that f(a) and g(b) share, added up
//! over all pairs of a square a before a square b, changes by an odd number.
//! The number of inversions does too: modulo 2 one is the other, or always one
//! more. And no pair has to be looked at. It is enough to add up, by exclusive
//! or, the f of all squares so far, and to intersect that with each g.
//!
//! The codes are linearly independent as well. Exclusive or of n of them is
//! that of the codes of 0…n−1 only if each of these is there an odd number of
//! times: once. That shows whether n numbers are a board.
//!
//! (Why there are such codes: "are different" is an alternating bilinear form
//! of sets of numbers, and as such has a symplectic basis. Half as many bits as
//! a comparison takes are enough, one byte a code for 16 numbers.)

use super::{Chosen, LANES};
use crate::InstructionSet;

/// Four squares of each board.
pub(crate) type Fours = [u32; LANES];

/// The most squares that are judged so, in fours.
pub(crate) const MAX_FOURS: usize = 7;

/// Whether numbers are looked up on this instruction set.
pub(crate) fn looks_up(chosen: Chosen) -> bool {
    cfg!(target_arch = "x86_64") && chosen.set() == InstructionSet::Avx2
}

/// Adds up, in the highest bit of each word, what [`halves`](super::halves)
/// does, or always its opposite. `odd_squares` holds 1 for each square of odd
/// colour.
///
/// With `CHECKED` it says whether all boards are boards: each of 0…n−1 once.
/// Without, they have to be, and it says that they are.
///
/// # Panics
/// Where nothing [is looked up](looks_up).
#[allow(unsafe_code)]
#[cfg_attr(not(target_arch = "x86_64"), allow(unused_variables))]
pub(crate) fn coded_halves<const CHECKED: bool>(
    chosen: Chosen,
    fours: &[Fours],
    odd_squares: &[u32],
    signs: &mut Fours,
) -> bool {
    match chosen.set() {
        // SAFETY: a `Chosen` is only ever made of a set that the processor has.
        #[cfg(target_arch = "x86_64")]
        InstructionSet::Avx2 => unsafe {
            match fours.len() {
                ..=4 => avx2::judge::<1, CHECKED>(fours, odd_squares, signs),
                _ => avx2::judge::<2, CHECKED>(fours, odd_squares, signs),
            }
        },
        _ => unreachable!("nothing is looked up"),
    }
}

/// Both codes of a number, in so many bytes.
///
/// One byte is enough for 0…15. Of two, the lower one tells 0…14 apart and is
/// the same for all above; the upper one tells those from 15 on apart, and is 0
/// for all below: so each is found in a table of 16. That 15 and all above have
/// the codes of the number after them makes it so.
#[cfg(target_arch = "x86_64")]
const fn codes(number: u32, bytes: usize) -> [u32; 2] {
    let number = if bytes == 2 && number >= 15 { number + 1 } else { number };
    let next = 1 << (number / 2);
    let below = next - 1;
    if number.is_multiple_of(2) { [below | next, below] } else { [below, below | next] }
}

/// Codes of one byte, and of two, ready to be looked up.
#[cfg(target_arch = "x86_64")]
static CODES: [Codes; 2] = [Codes::new(1), Codes::new(2)];

#[cfg(target_arch = "x86_64")]
struct Codes {
    /// Of each byte: that of the f, and of the g, of 16 numbers, from 0 on or
    /// from 15 on.
    tables: [[[u8; 16]; 2]; 2],
    /// The sums, by exclusive or, of both codes of all numbers on so many fours.
    sums: [[u32; 2]; MAX_FOURS + 1],
}

#[cfg(target_arch = "x86_64")]
impl Codes {
    const fn new(bytes: usize) -> Codes {
        let mut all = Codes { tables: [[[0; 16]; 2]; 2], sums: [[0; 2]; MAX_FOURS + 1] };
        let mut number = 0;
        while number < 15 + 16 {
            let [f, g] = codes(number, bytes);
            let mut byte = 0;
            while byte < bytes {
                if let Some(entry) = (number as usize).checked_sub(15 * byte)
                    && entry < 16
                {
                    all.tables[byte][0][entry] = (f >> (8 * byte)) as u8;
                    all.tables[byte][1][entry] = (g >> (8 * byte)) as u8;
                }
                byte += 1;
            }
            let mut fours = number as usize / 4 + 1;
            while fours <= MAX_FOURS {
                all.sums[fours] = [all.sums[fours][0] ^ f, all.sums[fours][1] ^ g];
                fours += 1;
            }
            number += 1;
        }
        all
    }
}

/// Eight words of [`Fours`] at a time. No other name in Rust means looking many
/// bytes up at once than the instruction's own, and what goes between two of
/// them is better kept in the same form.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod avx2 {
    use core::arch::x86_64::*;

    use super::{CODES, Fours};

    /// With codes of `BYTES` bytes, 1 or 2.
    #[target_feature(enable = "avx2")]
    pub(super) fn judge<const BYTES: usize, const CHECKED: bool>(
        fours: &[Fours],
        odd_squares: &[u32],
        signs: &mut Fours,
    ) -> bool {
        let zero = _mm256_setzero_si256();
        let fifteen = _mm256_set1_epi8(15);
        let codes = &CODES[BYTES - 1];
        let (mut tables, mut all) = ([[zero; 2]; BYTES], [[zero; 2]; BYTES]);
        for byte in 0..BYTES {
            for code in 0..2 {
                tables[byte][code] = repeated(&codes.tables[byte][code]);
                // A byte of the sum, in the highest byte of each word.
                let sum = codes.sums[fours.len()][code] >> (8 * byte) << 24;
                all[byte][code] = _mm256_set1_epi32(sum as i32);
            }
        }
        let area = 4 * fours.len();
        let last = _mm256_set1_epi8(area as i8 - 1);
        let mut wrong = zero;
        for (eight, signs) in signs.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            // First every fourth square, in four bytes side by side.
            let (mut largest, mut shared) = (zero, zero);
            let mut sums = [[zero; 2]; BYTES];
            for (four, &odd) in fours.iter().zip(odd_squares) {
                let numbers = load(&four.as_chunks().0[eight]);
                if CHECKED {
                    largest = _mm256_max_epu8(largest, numbers);
                }
                for byte in 0..BYTES {
                    let entry = match byte {
                        _ if BYTES == 1 => numbers,
                        0 => _mm256_min_epu8(numbers, fifteen),
                        // What is negative finds 0.
                        _ => _mm256_sub_epi8(numbers, fifteen),
                    };
                    let [f, g] = tables[byte].map(|table| _mm256_shuffle_epi8(table, entry));
                    let [f_sum, g_sum] = &mut sums[byte];
                    // The blank alone has a g without its lowest bit, and thus
                    // also says where it stands.
                    let odd = _mm256_set1_epi32(if byte == 0 { odd as i32 } else { 0 });
                    let before = _mm256_xor_si256(*f_sum, odd);
                    shared = _mm256_xor_si256(shared, _mm256_and_si256(before, g));
                    *f_sum = _mm256_xor_si256(*f_sum, f);
                    *g_sum = _mm256_xor_si256(*g_sum, g);
                }
            }
            // Then the four bytes one after another.
            for ([f_sum, g_sum], all) in sums.into_iter().zip(all) {
                let f_sums = running_sums(f_sum);
                let before = _mm256_slli_epi32::<8>(f_sums);
                shared = _mm256_xor_si256(shared, _mm256_and_si256(before, g_sum));
                if CHECKED {
                    let g_sums = running_sums(g_sum);
                    let others = _mm256_or_si256(
                        _mm256_xor_si256(f_sums, all[0]),
                        _mm256_xor_si256(g_sums, all[1]),
                    );
                    wrong = _mm256_or_si256(wrong, _mm256_srli_epi32::<24>(others));
                }
            }
            if CHECKED {
                let largest = _mm256_max_epu8(largest, last);
                wrong = _mm256_or_si256(wrong, _mm256_xor_si256(largest, last));
            }
            // Whether the number of bits is odd, in the highest.
            let mut sum = running_sums(shared);
            sum = _mm256_xor_si256(sum, _mm256_slli_epi32::<4>(sum));
            sum = _mm256_xor_si256(sum, _mm256_slli_epi32::<2>(sum));
            sum = _mm256_xor_si256(sum, _mm256_slli_epi32::<1>(sum));
            store(sum, signs);
        }
        _mm256_testz_si256(wrong, wrong) == 1
    }

    /// Each byte of a word, and by exclusive or all below it.
    #[target_feature(enable = "avx2")]
    fn running_sums(words: __m256i) -> __m256i {
        let words = _mm256_xor_si256(words, _mm256_slli_epi32::<8>(words));
        _mm256_xor_si256(words, _mm256_slli_epi32::<16>(words))
    }

    /// Bytes are looked up in each half by itself.
    #[target_feature(enable = "avx2")]
    fn repeated(table: &[u8; 16]) -> __m256i {
        // SAFETY: 16 bytes are read, wherever they stand.
        _mm256_broadcastsi128_si256(unsafe { _mm_loadu_si128(table.as_ptr().cast()) })
    }

    #[target_feature(enable = "avx2")]
    fn load(words: &[u32; 8]) -> __m256i {
        // SAFETY: 32 bytes are read, wherever they stand.
        unsafe { _mm256_loadu_si256(words.as_ptr().cast()) }
    }

    #[target_feature(enable = "avx2")]
    fn store(vector: __m256i, words: &mut [u32; 8]) {
        // SAFETY: 32 bytes are written, wherever they stand.
        unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), vector) }
    }
}
