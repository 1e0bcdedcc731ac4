//! Numbers that fall into classes of known shares.

use statrs::{
    distribution::{Binomial, Discrete},
    function::gamma::ln_gamma,
};

use super::ShiftedGamma;

/// The log-likelihood ratio G = 2·Σ O·ln(O/E) of so many numbers over classes
/// with known shares (S. S. Wilks, 1938).
///
/// Not Pearson's X², because rare classes are the rule here: the chance of a
/// large count falls off as e^(−G/2) (I. N. Sanov, 1957), and so G keeps to χ² out to
/// the levels of one in ten thousand that many tests at once need, where
/// X² exceeds it up to twice as often. Its mean is a little more than the k−1 of χ²,
/// and it is divided by that (M. S. Bartlett, 1937). Where there are few ways
/// to fill the classes all of them are looked at instead.
#[derive(Clone, Debug)]
pub(crate) struct Classes {
    boards: u64,
    shares: Vec<f64>,
    mean: f64,
    /// The values of G, the largest first, each with the probability of it and
    /// of all that are larger; empty if there are too many.
    exact: Vec<(f64, f64)>,
}

/// At most so many ways to fill the classes are looked at one by one.
const WAYS: f64 = 20_000.0;

/// Sums of logarithms are equal up to this.
const SAME: f64 = 1e-9;

impl Classes {
    /// Of two shares or more, all above 0, whose sum is 1.
    pub(crate) fn new(boards: u64, shares: Vec<f64>) -> Classes {
        let mean = shares.iter().map(|&share| mean_part(boards, share)).sum();
        let mut classes = Classes { boards, shares, mean, exact: Vec::new() };
        let (count, free) = (boards as f64, classes.freedom());
        let ways = ln_gamma(count + free + 1.0) - ln_gamma(count + 1.0) - ln_gamma(free + 1.0);
        if ways < WAYS.ln() {
            classes.exact = classes.fill();
        }
        classes
    }

    /// Degrees of freedom.
    pub(crate) fn freedom(&self) -> f64 {
        self.shares.len() as f64 - 1.0
    }

    /// The mean of G.
    pub(crate) fn mean(&self) -> f64 {
        self.mean
    }

    /// G of such counts.
    pub(crate) fn g(&self, found: impl IntoIterator<Item = u64>) -> f64 {
        let parts = found.into_iter().zip(&self.shares);
        parts.map(|(found, &share)| part(found, self.boards, share)).sum::<f64>().max(0.0)
    }

    /// The probability of such a G or a larger one.
    pub(crate) fn upper(&self, g: f64) -> f64 {
        if self.exact.is_empty() {
            return self.chi_squared().upper(g * self.freedom() / self.mean);
        }
        let reached = self.exact.partition_point(|&(other, _)| other >= g - SAME);
        reached.checked_sub(1).map_or(0.0, |last| self.exact[last].1.min(1.0))
    }

    /// The least G whose `upper` is at most `level`, in the unit of χ²: divided
    /// by its mean and multiplied by k − 1.
    pub(crate) fn critical(&self, level: f64) -> f64 {
        if self.exact.is_empty() {
            return self.chi_squared().critical(level);
        }
        let rare = self.exact.partition_point(|&(_, upper)| upper <= level);
        match rare.checked_sub(1) {
            Some(last) => self.exact[last].0 * self.freedom() / self.mean,
            None => f64::INFINITY,
        }
    }

    fn chi_squared(&self) -> ShiftedGamma {
        ShiftedGamma::noncentral(self.freedom(), 0.0)
    }

    /// All ways to fill the classes.
    fn fill(&self) -> Vec<(f64, f64)> {
        let of_count = |share: f64| {
            move |count: u64| {
                let chance = count as f64 * share.ln() - ln_gamma(count as f64 + 1.0);
                (part(count, self.boards, share), chance)
            }
        };
        // For each class and count its part of G and of the probability's logarithm.
        let parts: Vec<Vec<(f64, f64)>> = self
            .shares
            .iter()
            .map(|&share| (0..=self.boards).map(of_count(share)).collect())
            .collect();
        let mut ways = Vec::new();
        fill_from(&parts, self.boards, 0.0, ln_gamma(self.boards as f64 + 1.0), &mut ways);
        ways.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        let mut upper = 0.0;
        for way in &mut ways {
            upper += way.1;
            way.1 = upper;
        }
        // Of values that are the same the last knows the probability of all.
        for k in (1..ways.len()).rev() {
            if ways[k - 1].0 - ways[k].0 < SAME {
                ways[k - 1].1 = ways[k].1;
            }
        }
        ways
    }
}

fn fill_from(parts: &[Vec<(f64, f64)>], left: u64, g: f64, ln: f64, ways: &mut Vec<(f64, f64)>) {
    let [class, others @ ..] = parts else { return };
    if others.is_empty() {
        let (more, chance) = class[left as usize];
        ways.push((g + more, (ln + chance).exp()));
        return;
    }
    for (count, &(more, chance)) in (0..=left).zip(class) {
        fill_from(others, left - count, g + more, ln + chance, ways);
    }
}

/// What a class adds to G: with the difference of the counts, whose sum is 0,
/// no class's part is negative, and near its expectation no digits are lost.
fn part(found: u64, boards: u64, share: f64) -> f64 {
    let (found, expected) = (found as f64, boards as f64 * share);
    if found == 0.0 {
        return 2.0 * expected;
    }
    let difference = (found - expected) / expected;
    2.0 * expected * ((1.0 + difference) * difference.ln_1p() - difference)
}

/// The mean of that part: a sum over the binomial law of the class's count.
fn mean_part(boards: u64, share: f64) -> f64 {
    let expected = boards as f64 * share;
    if expected > 2_000.0 {
        // Its first terms (D. A. Williams, 1976): the rest is below 1/expected².
        return (1.0 - share) * (1.0 + (1.0 + share) / (6.0 * expected));
    }
    let Ok(law) = Binomial::new(share, boards) else { return 1.0 - share };
    // From the most likely count outwards, each probability from its neighbour's.
    let most_likely = expected as u64;
    let odds = share / (1.0 - share);
    let mut sum = 0.0;
    let mut chance = law.pmf(most_likely);
    let mut count = most_likely;
    while chance > NOTHING {
        sum += chance * part(count, boards, share);
        chance *= (boards - count) as f64 / (count as f64 + 1.0) * odds;
        count += 1;
    }
    chance = law.pmf(most_likely);
    count = most_likely;
    while count > 0 {
        chance *= count as f64 / ((boards - count) as f64 + 1.0) / odds;
        if chance <= NOTHING {
            break;
        }
        count -= 1;
        sum += chance * part(count, boards, share);
    }
    sum
}

/// A probability that adds nothing.
const NOTHING: f64 = 1e-20;
