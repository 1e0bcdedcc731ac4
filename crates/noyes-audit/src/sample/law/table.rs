//! The table of tiles and squares.

use super::ShiftedGamma;

/// The law of (n−1)/n·X² for the n×n table that counts which tile came to which
/// square on so many fair boards.
///
/// # Why
/// Write two boards as permutations a and b, and let F(a, b) be the number of
/// squares on which they agree. Then with f = F − 1
///
/// (n−1)/n·X² = (n−1)² + 2(n−1)/N · Σ f(a, b) over the N(N−1)/2 pairs of boards.
///
/// Under a fair dealer the mean of f(a, b) over b is 0 for every a, so the sum
/// is a degenerate U-statistic (W. Hoeffding, "A class of statistics with
/// asymptotically normal distribution", 1948) and only these products do not
/// vanish in its moments: f² of a pair, f³ of a pair, and f(a,b)f(b,c)f(c,a) of
/// three boards, with the means 1, 1 and 1/(n−1):
///
/// - F has the mean 1, the variance 1 and the third central moment 1, as the
///   number of fixed points has (P. Diaconis, "Group representations in
///   probability and statistics", 1988, chapter 7);
/// - the kernel f has the eigenvalue 1/(n−1), (n−1)² times.
///
/// These are the means over all permutations. They look at the places of three
/// tiles at most, and as long as two more tiles are left to be swapped, that is
/// from six squares on, the solvable boards have them too. On 2x2 the means over
/// its 12 boards are taken, 4/3, 2 and 2/3.
pub(crate) fn tile_squares(area: usize, boards: u64) -> ShiftedGamma {
    let (freedom, count) = ((area as f64 - 1.0).powi(2), boards as f64);
    let [square, cube, triangle] = kernel(area);
    let scale = 2.0 * (area as f64 - 1.0) / count;
    let pairs = count * (count - 1.0) / 2.0;
    let triples = pairs * (count - 2.0) / 3.0;
    ShiftedGamma {
        mean: freedom,
        variance: scale * scale * pairs * square,
        third: scale.powi(3) * (pairs * cube + 6.0 * triples * triangle),
    }
}

/// The means of f², of f³ and of f(a,b)f(b,c)f(c,a).
pub(super) fn kernel(area: usize) -> [f64; 3] {
    match area {
        4 => [4.0 / 3.0, 2.0, 2.0 / 3.0],
        _ => [1.0, 1.0, 1.0 / (area as f64 - 1.0)],
    }
}
