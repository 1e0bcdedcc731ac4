//! Which of two halves a board of 16 squares belongs to, and whether it is one,
//! by planes of bits.
//!
//! A plane holds one bit of one square of each of 256 boards: an operation on
//! two planes serves all of them, in four words of 64 or as the vectors are.
//!
//! For different numbers a and b, a < b exactly if b > 2⌊a/2⌋. So no pair has to
//! be looked at: for each of eight k it is enough to know whether an odd number
//! of the squares so far hold 2k or 2k + 1, and whether the next number is above
//! 2k. From all of these together it is also known which numbers are there an
//! odd number of times. If all 16 are, each square holds another one.

use super::{LANES, Row};

/// How many squares the boards have that are judged so, with numbers of four bits.
/// What smaller ones lack can be added to them.
pub(crate) const PLANED_SQUARES: usize = 16;

/// How many boards are judged together, in words of 64.
const WORDS: usize = 4;
pub(crate) const PLANED: usize = WORDS * LANES;

/// One bit of each board: those of boards k, k + 64, … in the words' bit k.
type Plane = [u64; WORDS];

/// One plane after another: a bit of all squares, four a square.
#[repr(align(64))]
struct Planes([u64; 4 * PLANED_SQUARES * WORDS]);

kernel! {
    /// Adds up, in the highest bit of each lane, what [`halves`](super::halves)
    /// does, or always its opposite, of boards of four bits a square.
    pub(crate) fn plane_halves(
        boards: &[u64; PLANED],
        odd_squares: &[bool; PLANED_SQUARES],
        signs: &mut [Row; WORDS],
    ) {
        judge::<false>(boards, odd_squares, signs);
    }

    /// The same, and whether all boards hold each of 0…15 once.
    pub(crate) fn checked_plane_halves(
        boards: &[u64; PLANED],
        odd_squares: &[bool; PLANED_SQUARES],
        signs: &mut [Row; WORDS],
    ) -> bool {
        judge::<true>(boards, odd_squares, signs)
    }
}

#[inline(always)]
fn judge<const CHECKED: bool>(
    boards: &[u64; PLANED],
    odd_squares: &[bool; PLANED_SQUARES],
    signs: &mut [Row; WORDS],
) -> bool {
    let mut planes = Planes([0; 4 * PLANED_SQUARES * WORDS]);
    boards_to_planes(boards, &mut planes);
    let mut odd = [0; WORDS];
    // Of the squares so far: how often 2k or 2k + 1 is there, and what is above 2k.
    let (mut here, mut above) = ([[0; WORDS]; 8], [[0; WORDS]; 8]);
    let squares: &[[Plane; 4]; PLANED_SQUARES] =
        planes.0.as_chunks().0.as_chunks().0.as_array().expect("four bits a square");
    for ([ones, twos, fours, eights], &odd_square) in squares.iter().zip(odd_squares) {
        // On odd squares all numbers but the blank's add one.
        let odd_square = if odd_square { u64::MAX } else { 0 };
        for word in 0..WORDS {
            let (twos, fours, eights) = (twos[word], fours[word], eights[word]);
            let (any, both) = (fours | twos, fours & twos);
            // Whether the number is 2k at least, for each k.
            let at_least = [
                u64::MAX,
                eights | any,
                eights | fours,
                eights | both,
                eights,
                eights & any,
                eights & fours,
                eights & both,
                0,
            ];
            for k in 0..8 {
                let larger = at_least[k + 1] | at_least[k] & ones[word];
                let smaller = here[k][word] ^ if k == 0 { odd_square } else { 0 };
                odd[word] ^= smaller & larger;
                here[k][word] ^= at_least[k] & !at_least[k + 1];
                if CHECKED {
                    above[k][word] ^= larger;
                }
            }
        }
    }
    for (odd, signs) in odd.iter().zip(signs) {
        let bytes = odd.to_le_bytes();
        for lane in 0..LANES {
            signs[lane] = if bytes[lane / 8] & 1 << (lane % 8) == 0 { 0 } else { u8::MAX };
        }
    }
    let mut wrong = 0;
    for k in 0..8 {
        for word in 0..WORDS {
            wrong |= here[k][word] | !above[k][word];
        }
    }
    !CHECKED || wrong == 0
}

/// Every bit of a word goes to the plane of its number: 64 × 64 bits of four
/// times 64 boards change rows for columns, first by halves, last by single bits
/// (H. S. Warren, "Hacker's Delight", 2002).
#[inline(always)]
fn boards_to_planes(boards: &[u64; PLANED], planes: &mut Planes) {
    // The first exchange together with finding the words of each plane.
    const HALF: usize = LANES / 2;
    let (first, second) = planes.0.split_at_mut(HALF * WORDS);
    let pairs = first.as_chunks_mut::<WORDS>().0.iter_mut().zip(second.as_chunks_mut().0);
    for (k, (first, second)) in pairs.enumerate() {
        let second: &mut Plane = second;
        for word in 0..WORDS {
            let (low, high) = (boards[word * LANES + k], boards[word * LANES + k + HALF]);
            let change = (low >> HALF ^ high) & 0xffff_ffff;
            first[word] = low ^ change << HALF;
            second[word] = high ^ change;
        }
    }
    exchange::<16>(planes, 0x0000_ffff_0000_ffff);
    exchange::<8>(planes, 0x00ff_00ff_00ff_00ff);
    exchange::<4>(planes, 0x0f0f_0f0f_0f0f_0f0f);
    exchange::<2>(planes, 0x3333_3333_3333_3333);
    exchange::<1>(planes, 0x5555_5555_5555_5555);
}

/// Exchanges the upper part of each plane with the lower one of the plane so many further on.
#[inline(always)]
fn exchange<const STEP: usize>(planes: &mut Planes, lower: u64) {
    for planes in planes.0.chunks_exact_mut(2 * STEP * WORDS) {
        let (first, second) = planes.split_at_mut(STEP * WORDS);
        for (first, second) in first.iter_mut().zip(second) {
            let change = (*first >> STEP ^ *second) & lower;
            *second ^= change;
            *first ^= change << STEP;
        }
    }
}
