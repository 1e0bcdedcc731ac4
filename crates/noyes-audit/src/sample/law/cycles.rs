//! How many cycles a fair board has.

use super::Colours;

/// Beyond so many cycles nothing is left in f64: a million things have 14.4 in
/// the mean.
const MOST: usize = 128;

/// The probabilities of 0, 1, 2, … cycles of the permutation that leads from
/// the goal to a fair board of n squares with two rows and columns or more.
///
/// # Why
/// With S(m, c) the unsigned Stirling numbers of the first kind, S(n−1, c−1) of
/// the permutations with c cycles leave the blank at home, and to each other
/// square they bring it (S(n, c) − S(n−1, c−1))/(n−1) = S(n−1, c) times. All have
/// the sign (−1)^(n−c), so those with n−c even can be solved just if the blank is
/// on a square of its home's colour, those with n−c odd if it is not:
///
/// S(n−1, c−1) + (even − 1)·S(n−1, c), or odd·S(n−1, c).
///
/// Divided by n!/2 these are probabilities: S(m, c)/m! is that of c successes in
/// independent trials with the chances 1, 1/2, … 1/m (W. Feller, "The
/// fundamental limit theorems in probability", 1945).
pub(crate) fn cycles(area: usize, colours: Colours) -> Vec<f64> {
    let longest = area.min(MOST);
    let mut stirling = vec![0.0; longest + 1];
    stirling[0] = 1.0;
    for trial in 1..area {
        let chance = 1.0 / trial as f64;
        for c in (1..=longest.min(trial)).rev() {
            stirling[c] = stirling[c] * (1.0 - chance) + stirling[c - 1] * chance;
        }
        stirling[0] *= 1.0 - chance;
    }
    let solvable = |c: usize| {
        let boards = if (area - c).is_multiple_of(2) {
            stirling[c - 1] + (colours.even - 1.0) * stirling[c]
        } else {
            colours.odd * stirling[c]
        };
        boards * 2.0 / area as f64
    };
    std::iter::once(0.0).chain((1..=longest).map(solvable)).collect()
}
