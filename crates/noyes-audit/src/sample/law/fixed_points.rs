//! How many tiles are at home on a fair board.

use super::Colours;

/// The probabilities of 0, 1, 2, … tiles at home, the blank not counted, on a
/// fair board of n squares with two rows and columns or more. As long as they
/// are not nothing in f64.
///
/// # Why
/// Let D(m) be the number of permutations of m things that leave none in place
/// and E(m) that of the even ones less that of the odd ones: the determinant of
/// the matrix with zeros on its diagonal and ones elsewhere, (−1)^(m−1)·(m−1).
/// Choose which j of the n−1 tiles are at home. If the blank is at home, the
/// other n−1−j tiles are all away: D(n−1−j) permutations. If not, the n−j
/// things that are left are all away: D(n−j), and as nothing distinguishes the
/// squares, the blank is on each of the n−1 others equally often, with the
/// same difference E(n−j)/(n−1) of even and odd ones. A board can be solved just
/// if its permutation is even where the blank's distance from home is, so the
/// solvable boards are half of the sum of all permutations and of the signed
/// sum, in which a square counts +1 or −1 by its colour:
///
/// C(n−1, j) · ½ · [D(n−1−j) + D(n−j) + E(n−1−j) + E(n−j)·(even − 1 − odd)/(n−1)].
///
/// Divided by n!/2, with d(m) = D(m)/m! = Σ (−1)^i/i!, this needs no large
/// number.
pub(crate) fn fixed_points(area: usize, colours: Colours) -> Vec<f64> {
    let n = area as f64;
    let balance = (colours.even - 1.0 - colours.odd) / (n - 1.0);
    // Past 30 the sums have reached 1/e, and the signed ones nothing.
    let mut away = vec![1.0];
    let mut term = 1.0;
    for i in 1..=30 {
        term /= -f64::from(i);
        away.push(away[away.len() - 1] + term);
    }
    let d = |m: usize| away[m.min(30)];
    let e = |m: usize| {
        let sign = if m.is_multiple_of(2) { -1.0 } else { 1.0 };
        let factorial: f64 = (1..=m.min(30)).map(|i| i as f64).product();
        sign * (m as f64 - 1.0) / factorial
    };
    let mut scale = 1.0 / n; // 1/(n·j!)
    let mut law = Vec::new();
    for j in 0..area {
        if j > 0 {
            scale /= j as f64;
        }
        if scale < 1e-300 {
            break;
        }
        let m = area - 1 - j;
        let more = (m + 1) as f64;
        let signed = if m <= 30 { e(m) + more * e(m + 1) * balance } else { 0.0 };
        law.push((scale * (d(m) + more * d(m + 1) + signed)).max(0.0));
    }
    law
}
