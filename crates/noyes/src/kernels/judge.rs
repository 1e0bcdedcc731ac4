//! Which of two halves a board belongs to, and whether it is one: many side by side.

use super::{LANES, Row};

/// The most squares for which looking at every pair is the fastest way. All
/// differences of their numbers fit into a signed byte.
pub(crate) const MAX_PAIRED: usize = 64;

kernel! {
    /// Adds up, in the highest bit of each lane, whether an odd number of pairs
    /// of squares hold the larger number first, plus one if the blank stands
    /// on a square of odd colour: `odd_squares` says which those are. The bit
    /// is the same for two boards exactly if slides lead from one to the other.
    ///
    /// The sign of a difference is all that is wanted of it, and signs are
    /// added by exclusive or: two operations a pair. (From the later square the
    /// earlier one is taken: the earlier one is kept then, without a copy.)
    pub(crate) fn halves(squares: &[Row], odd_squares: &[bool], signs: &mut Row) {
        *signs = [0; LANES];
        for (k, first) in squares.iter().enumerate() {
            let mut sum = *signs;
            if odd_squares[k] {
                for lane in 0..LANES {
                    sum[lane] ^= first[lane].wrapping_sub(1);
                }
            }
            for second in &squares[k + 1..] {
                for lane in 0..LANES {
                    sum[lane] ^= second[lane].wrapping_sub(first[lane]);
                }
            }
            *signs = sum;
        }
    }

    /// The same, and whether all lanes hold each of 0…n−1 once: no number is
    /// too large, and no difference is 0.
    pub(crate) fn checked_halves(
        squares: &[Row],
        odd_squares: &[bool],
        signs: &mut Row,
    ) -> bool {
        let most = (squares.len() - 1) as u8;
        let mut least = [u8::MAX; LANES];
        let mut largest = [0; LANES];
        *signs = [0; LANES];
        for (k, first) in squares.iter().enumerate() {
            let (mut sum, mut smallest) = (*signs, least);
            if odd_squares[k] {
                for lane in 0..LANES {
                    sum[lane] ^= first[lane].wrapping_sub(1);
                }
            }
            for second in &squares[k + 1..] {
                for lane in 0..LANES {
                    let difference = second[lane].wrapping_sub(first[lane]);
                    sum[lane] ^= difference;
                    smallest[lane] = smallest[lane].min(difference);
                }
            }
            for lane in 0..LANES {
                largest[lane] = largest[lane].max(first[lane]);
            }
            (*signs, least) = (sum, smallest);
        }
        let mut wrong = [false; LANES];
        for lane in 0..LANES {
            wrong[lane] = (largest[lane] > most) | (least[lane] == 0);
        }
        wrong.iter().all(|&wrong| !wrong)
    }
}
