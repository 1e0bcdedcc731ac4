//! Which of two halves a board of up to 32 squares belongs to, and whether it is
//! one, by planes of bits.
//!
//! A plane holds one bit of one square of each of 256 boards, so that one
//! operation on two planes serves all of them.
//!
//! Every number v has pairs of codes, f(v) and g(v), of one bit each. Take two
//! different numbers v and w: f(v) and g(w) are both set, or f(w) and g(v), in an
//! odd number of cases over all pairs of codes. So when two neighbours on a board
//! change places, the number of cases in which f(a) and g(b) are both set, for
//! all pairs of codes and all squares a before b, changes by an odd number. The
//! number of inversions does too: modulo 2 one is the other, or always one more.
//! And no pair of squares has to be looked at. It is enough to add up, by
//! exclusive or, the f of all squares so far, and to intersect that with each g.
//!
//! For numbers of one bit x there is the pair (x, 1). One bit y more makes two
//! pairs of each: (f without y, g) and (y with g, f). Only the pair whose g is 1
//! becomes (x or y, 1) and (y, x); with a bit z (x or y or z, 1) and (z, x or y);
//! and so on. Its f says whether a number is not 0. So numbers of n bits have
//! 2^n codes, found by about one operation each. (Why there are such codes: "are
//! different" is an alternating bilinear form of sets of numbers, and as such
//! has a symplectic basis.) A test looks at all numbers.
//!
//! The codes are linearly independent. So from the sums of all of them, by
//! exclusive or, it is known which numbers stand on a board an odd number of
//! times. If each of 0…n−1 does and no other, each square holds another one.

use super::{LANES, Row};

/// How many boards are judged together.
pub(crate) const PLANED: usize = WORDS * LANES;

const WORDS: usize = 4;
const BYTES: usize = 8 * WORDS;

/// One word of each board; then 64 planes one after another, each as four words:
/// bit k of word w is board 4k + w.
pub(crate) type Words = [u64; PLANED];

/// A plane, in memory that vectors of all processors take as it is.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(crate) struct Plane([u8; BYTES]);

impl Plane {
    const NONE: Plane = Plane([0; BYTES]);
}

/// f and g.
type Pair<T> = [T; 2];

/// What is known of boards of `SQUARES` squares, and working memory. Of the codes
/// of numbers of `BITS` bits those without the highest are kept, `PAIRS` of them
/// and the one whose g is 1; they become twice as many when they are added up.
pub(crate) struct Planar<const BITS: usize, const SQUARES: usize, const PAIRS: usize> {
    /// Where the bits of a square's number are among those of a board's words,
    /// the lowest first.
    places: [[u8; BITS]; SQUARES],
    /// On which squares a number that is not 0 counts by itself.
    counts: [bool; SQUARES],
    sums: Sums<PAIRS>,
    codes: [[Pair<Plane>; SQUARES]; PAIRS],
    last: [Pair<Plane>; SQUARES],
}

kernel! {
    /// Adds up, in the highest bit of each lane, what [`halves`](super::halves)
    /// does, or always its opposite, of boards of 16 squares. Returns whether
    /// they hold each of 0…15 once. The words are turned into planes.
    pub(crate) fn halves_of_16(
        boards: &mut [Words; 1],
        planar: &mut Planar<4, 16, 3>,
        signs: &mut [Row; WORDS],
    ) -> bool {
        judge(boards, planar, pairs_of_3, signs)
    }

    /// The same of boards of 25 squares, which have two words each.
    pub(crate) fn halves_of_25(
        boards: &mut [Words; 2],
        planar: &mut Planar<5, 25, 7>,
        signs: &mut [Row; WORDS],
    ) -> bool {
        judge(boards, planar, pairs_of_4, signs)
    }

    /// The same of boards of 32 squares, which have three.
    pub(crate) fn halves_of_32(
        boards: &mut [Words; 3],
        planar: &mut Planar<5, 32, 7>,
        signs: &mut [Row; WORDS],
    ) -> bool {
        judge(boards, planar, pairs_of_4, signs)
    }
}

#[inline(always)]
fn judge<const PARTS: usize, const BITS: usize, const SQUARES: usize, const PAIRS: usize>(
    boards: &mut [Words; PARTS],
    planar: &mut Planar<BITS, SQUARES, PAIRS>,
    pairs: impl Fn(&[u8; BITS]) -> [Pair<u8>; PAIRS],
    signs: &mut [Row; WORDS],
) -> bool {
    for words in &mut *boards {
        words_to_planes(words);
    }
    // Bits of bytes, so that the loops over them are long enough to become vectors.
    let (mut odd, mut not_zero, mut wrong) = ([0; BYTES], [0; BYTES], [0; BYTES]);
    let planes: &[[u64; WORDS]] = boards.as_flattened().as_chunks().0;
    for square in 0..SQUARES {
        let mut bits = [[0; BYTES]; BITS];
        for (bits, &place) in bits.iter_mut().zip(&planar.places[square]) {
            *bits = bytes(&planes[usize::from(place)]);
        }
        let counts = if planar.counts[square] { u8::MAX } else { 0 };
        let (mut codes, mut last) = ([[[0; BYTES]; 2]; PAIRS], [[0; BYTES]; 2]);
        let (mut sum, mut all) = (odd, not_zero);
        for lane in 0..BYTES {
            let bits = core::array::from_fn(|bit| bits[bit][lane]);
            let pairs = pairs(&bits);
            for k in 0..PAIRS {
                [codes[k][0][lane], codes[k][1][lane]] = pairs[k];
            }
            let [high, lower] = last_pair(&bits);
            [last[0][lane], last[1][lane]] = [high, lower];
            sum[lane] ^= (high | lower) & counts;
            all[lane] ^= high | lower;
        }
        (odd, not_zero) = (sum, all);
        for (all, codes) in planar.codes.iter_mut().zip(codes) {
            all[square] = codes.map(Plane);
        }
        planar.last[square] = last.map(Plane);
    }
    compare(&not_zero, planar.sums.not_zero, &mut wrong);

    // Of each two pairs that one becomes: the sums of the codes of all squares so far.
    for (codes, expected) in planar.codes.iter().zip(&planar.sums.codes) {
        let mut sum = odd;
        let [mut f0_sum, mut g0_sum, mut f1_sum, mut g1_sum] = [[0; BYTES]; 4];
        for (&[f, g], &[high, _]) in codes.iter().zip(&planar.last) {
            // A copy of the whole is known to be aligned, what is in it is not.
            let (Plane(f), Plane(g), Plane(high)) = (f, g, high);
            for lane in 0..BYTES {
                let [[f0, g0], [f1, g1]] = grown([f[lane], g[lane]], high[lane]);
                sum[lane] ^= f0_sum[lane] & g0 ^ f1_sum[lane] & g1;
                f0_sum[lane] ^= f0;
                g0_sum[lane] ^= g0;
                f1_sum[lane] ^= f1;
                g1_sum[lane] ^= g1;
            }
        }
        odd = sum;
        let [[f0, g0], [f1, g1]] = *expected;
        compare(&f0_sum, f0, &mut wrong);
        compare(&g0_sum, g0, &mut wrong);
        compare(&f1_sum, f1, &mut wrong);
        compare(&g1_sum, g1, &mut wrong);
    }
    let [mut f_sum, mut g_sum] = [[0; BYTES]; 2];
    for &[Plane(f), Plane(g)] in &planar.last {
        for lane in 0..BYTES {
            odd[lane] ^= f_sum[lane] & g[lane];
            f_sum[lane] ^= f[lane];
            g_sum[lane] ^= g[lane];
        }
    }
    compare(&f_sum, planar.sums.last[0], &mut wrong);
    compare(&g_sum, planar.sums.last[1], &mut wrong);

    write_signs(&odd, signs);
    wrong.iter().fold(0, |all, wrong| all | wrong) == 0
}

/// Adds where sums are not what they are on every board.
#[inline(always)]
fn compare(sums: &[u8; BYTES], expected: u8, wrong: &mut [u8; BYTES]) {
    for lane in 0..BYTES {
        wrong[lane] |= sums[lane] ^ expected;
    }
}

/// Bit k of word w is board 4k + w: one byte of each word, side by side, have the
/// signs of eight times four boards.
#[inline(always)]
fn write_signs(odd: &[u8; BYTES], signs: &mut [Row; WORDS]) {
    let (fours, _) = signs.as_flattened_mut().as_chunks_mut::<WORDS>();
    for (byte, boards) in fours.as_chunks_mut::<8>().0.iter_mut().enumerate() {
        let four = u32::from_le_bytes(core::array::from_fn(|word| odd[8 * word + byte]));
        for (bit, signs) in boards.iter_mut().enumerate() {
            *signs = (four << (7 - bit) & 0x8080_8080).to_le_bytes();
        }
    }
}

/// Two pairs of codes from one, for numbers with one bit more.
#[inline(always)]
fn grown([f, g]: Pair<u8>, bit: u8) -> [Pair<u8>; 2] {
    [[f & !bit, g], [g & bit, f]]
}

#[inline(always)]
fn pairs_of_3(&[a, b, c, _]: &[u8; 4]) -> [Pair<u8>; 3] {
    let [p, q] = grown([b, a], c);
    [p, q, [c, a | b]]
}

#[inline(always)]
fn pairs_of_4(&[a, b, c, d, _]: &[u8; 5]) -> [Pair<u8>; 7] {
    let [[p, q], [r, s], [t, u]] = pairs_of_3(&[a, b, c, 0]).map(|pair| grown(pair, d));
    [p, q, r, s, t, u, [d, a | b | c]]
}

/// The highest bit, and whether there is a lower one.
#[inline(always)]
fn last_pair<const BITS: usize>(bits: &[u8; BITS]) -> Pair<u8> {
    let lower = bits[..BITS - 1].iter().fold(0, |any, bit| any | bit);
    [bits[BITS - 1], lower]
}

#[inline(always)]
fn bytes(words: &[u64; WORDS]) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    for (bytes, word) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
        *bytes = word.to_le_bytes();
    }
    bytes
}

/// Sums, by exclusive or, of the codes of all numbers of a board.
#[derive(Clone, Copy)]
struct Sums<const PAIRS: usize> {
    codes: [[Pair<u8>; 2]; PAIRS],
    last: Pair<u8>,
    not_zero: u8,
}

/// Where bits are, and which squares are of odd colour.
impl Planar<4, 16, 3> {
    pub(crate) fn of_16(places: [[u8; 4]; 16], odd_squares: &[bool]) -> Planar<4, 16, 3> {
        Planar::new(places, odd_squares, pairs_of_3)
    }
}

impl<const SQUARES: usize> Planar<5, SQUARES, 7> {
    pub(crate) fn of_32(places: [[u8; 5]; SQUARES], odd_squares: &[bool]) -> Self {
        Planar::new(places, odd_squares, pairs_of_4)
    }
}

impl<const BITS: usize, const SQUARES: usize, const PAIRS: usize> Planar<BITS, SQUARES, PAIRS> {
    fn new(
        places: [[u8; BITS]; SQUARES],
        odd_squares: &[bool],
        pairs: impl Fn(&[u8; BITS]) -> [Pair<u8>; PAIRS],
    ) -> Planar<BITS, SQUARES, PAIRS> {
        let mut sums = Sums { codes: [[[0; 2]; 2]; PAIRS], last: [0; 2], not_zero: 0 };
        let add = |[f_sum, g_sum]: &mut Pair<u8>, [f, g]: Pair<u8>| {
            *f_sum ^= f;
            *g_sum ^= g;
        };
        for number in 0..SQUARES {
            let bits: [u8; BITS] =
                core::array::from_fn(|bit| if number >> bit & 1 == 1 { u8::MAX } else { 0 });
            for (sums, pair) in sums.codes.iter_mut().zip(pairs(&bits)) {
                let [first, second] = grown(pair, bits[BITS - 1]);
                add(&mut sums[0], first);
                add(&mut sums[1], second);
            }
            add(&mut sums.last, last_pair(&bits));
            sums.not_zero ^= if number > 0 { u8::MAX } else { 0 };
        }
        Planar {
            places,
            // Of the pair whose g is 1, each f counts for all squares behind it. On odd
            // squares all numbers but the blank's count once more.
            counts: core::array::from_fn(|square| {
                let behind = (SQUARES - 1 - square) % 2 == 1;
                behind != odd_squares.get(square).is_some_and(|&odd| odd)
            }),
            sums,
            codes: [[[Plane::NONE; 2]; SQUARES]; PAIRS],
            last: [[Plane::NONE; 2]; SQUARES],
        }
    }
}

/// Every bit of a word goes to the plane of its number: four times 64 × 64 bits
/// change rows for columns, first by halves, last by single bits (H. S. Warren,
/// "Hacker's Delight", 2002).
#[inline(always)]
fn words_to_planes(words: &mut Words) {
    exchange_thrice::<{ 8 * WORDS }, 8>(words);
    exchange_thrice::<WORDS, 1>(words);
}

/// Of eight runs of words: exchanges the upper part of each with the lower one of
/// the fourth after it, then of the second, then of the next, by fewer bits each time.
#[inline(always)]
fn exchange_thrice<const RUN: usize, const BITS: u32>(words: &mut Words) {
    for runs in words.as_chunks_mut::<RUN>().0.as_chunks_mut::<8>().0 {
        let [a, b, c, d, e, f, g, h] = runs;
        for k in 0..RUN {
            exchange(4 * BITS, &mut a[k], &mut e[k]);
            exchange(4 * BITS, &mut b[k], &mut f[k]);
            exchange(4 * BITS, &mut c[k], &mut g[k]);
            exchange(4 * BITS, &mut d[k], &mut h[k]);

            exchange(2 * BITS, &mut a[k], &mut c[k]);
            exchange(2 * BITS, &mut b[k], &mut d[k]);
            exchange(2 * BITS, &mut e[k], &mut g[k]);
            exchange(2 * BITS, &mut f[k], &mut h[k]);

            exchange(BITS, &mut a[k], &mut b[k]);
            exchange(BITS, &mut c[k], &mut d[k]);
            exchange(BITS, &mut e[k], &mut f[k]);
            exchange(BITS, &mut g[k], &mut h[k]);
        }
    }
}

#[inline(always)]
fn exchange(bits: u32, low: &mut u64, high: &mut u64) {
    let lower = u64::MAX / ((1 << bits) + 1);
    let change = (*low >> bits ^ *high) & lower;
    *high ^= change;
    *low ^= change << bits;
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    /// Codes of all numbers: bits are those of bytes.
    fn codes<const BITS: usize, const PAIRS: usize>(
        pairs: impl Fn(&[u8; BITS]) -> [Pair<u8>; PAIRS],
        number: usize,
    ) -> Vec<Pair<u8>> {
        let bits = core::array::from_fn(|bit| (number >> bit & 1) as u8);
        let all = pairs(&bits).into_iter().flat_map(|pair| grown(pair, bits[BITS - 1]));
        let [high, lower] = last_pair(&bits);
        all.chain([[high, lower], [high | lower, 1]]).collect()
    }

    fn tell_apart<const BITS: usize, const PAIRS: usize>(
        pairs: impl Fn(&[u8; BITS]) -> [Pair<u8>; PAIRS],
    ) {
        let all: Vec<Vec<Pair<u8>>> = (0..1 << BITS).map(|number| codes(&pairs, number)).collect();
        for (v, v_codes) in all.iter().enumerate() {
            assert_eq!(v_codes.len(), 1 << (BITS - 1));
            for (w, w_codes) in all.iter().enumerate() {
                let both = |([f, g], [other_f, other_g]): (&Pair<u8>, &Pair<u8>)| {
                    f & other_g ^ other_f & g
                };
                let odd = v_codes.iter().zip(w_codes).map(both).fold(0, |sum, both| sum ^ both);
                assert_eq!(odd == 1, v != w, "{v} and {w}");
            }
        }
        // No sum of codes of some numbers is 0: each next one has a bit that is in none before.
        let mut seen: Vec<u64> = Vec::new();
        for codes in &all {
            let bits = codes.iter().flatten();
            let mut rest = bits.fold(0u64, |word, &bit| word << 1 | u64::from(bit));
            for &before in &seen {
                rest = rest.min(rest ^ before);
            }
            assert_ne!(rest, 0);
            seen.push(rest);
        }
    }

    #[test]
    fn codes_tell_numbers_apart() {
        tell_apart(pairs_of_3);
        tell_apart(pairs_of_4);
    }
}
