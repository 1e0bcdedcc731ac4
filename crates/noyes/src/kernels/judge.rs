//! Which of two halves a board belongs to, and whether it is one: many side by side.

use super::{LANES, Row};

/// The most squares for which looking at every pair is the fastest way. All
/// differences of their numbers fit into a signed byte.
pub(crate) const MAX_PAIRED: usize = 64;

/// How far it is from the numbers of one square to those of the next, in memory
/// from which vectors of all processors add without being loaded first.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(crate) struct Step(Row);

impl Step {
    pub(crate) const NONE: Step = Step([0; LANES]);
}

kernel! {
    /// Adds up, in the highest bit of each lane, whether an odd number of pairs
    /// of squares hold the larger number first, plus one if the blank stands
    /// on a square of odd colour: `odd_squares` says which those are. The bit
    /// is the same for two boards exactly if slides lead from one to the other.
    ///
    /// `steps` is working memory for as many rows as there are squares.
    pub(crate) fn halves(
        squares: &[Row],
        odd_squares: &[bool],
        steps: &mut [Step],
        signs: &mut Row,
    ) -> bool {
        let most = (squares.len() - 1) as u8;
        let (mut largest, mut least) = ([0; LANES], [u8::MAX; LANES]);
        for square in squares {
            for lane in 0..LANES {
                largest[lane] = square[lane].max(largest[lane]);
            }
        }
        *signs = blanks_on_odd_squares(squares, odd_squares);
        let steps = steps_of(squares, steps);
        for first in 0..steps.len() {
            let (mut sum, mut smallest, mut difference) = (*signs, least, [0u8; LANES]);
            for &step in &steps[first..] {
                let Step(step) = step;
                for lane in 0..LANES {
                    difference[lane] = difference[lane].wrapping_add(step[lane]);
                    sum[lane] ^= difference[lane];
                    smallest[lane] = smallest[lane].min(difference[lane]);
                }
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

/// Adds up, in the highest bit of each lane, on how many odd squares a blank stands.
#[inline(always)]
fn blanks_on_odd_squares(squares: &[Row], odd_squares: &[bool]) -> Row {
    let mut sum = [0; LANES];
    for (square, _) in squares.iter().zip(odd_squares).filter(|&(_, &odd)| odd) {
        for lane in 0..LANES {
            sum[lane] ^= square[lane].wrapping_sub(1);
        }
    }
    sum
}

/// Writes the steps from each square to the next. Their sums are the differences
/// of all pairs, of which only the signs are wanted: one addition and one
/// exclusive or a pair, and nothing is copied before something is taken from it.
#[inline(always)]
fn steps_of<'a>(squares: &[Row], steps: &'a mut [Step]) -> &'a [Step] {
    let pairs = squares.iter().zip(squares.iter().skip(1));
    for (Step(step), (here, next)) in steps.iter_mut().zip(pairs) {
        for lane in 0..LANES {
            step[lane] = next[lane].wrapping_sub(here[lane]);
        }
    }
    &steps[..squares.len().saturating_sub(1)]
}
