//! Equal ones among things that were drawn from a number of equally likely ones.

use super::{ShiftedGamma, least};

/// The pairs of equal ones among `drawn` things, each uniform among `kinds`.
///
/// This is Pearson's X² in another dress: with O of each kind,
/// X² = kinds/drawn · Σ O² − drawn = kinds/drawn · (2·pairs + drawn) − drawn.
///
/// Few things are treated exactly. For more, the probability of one in ten
/// thousand is right up to a factor of 1.6 between 41 and 100 things of fewer
/// kinds, and nearer beyond; sparse things err on the side of the accused.
#[derive(Clone, Debug)]
pub(crate) struct Collisions {
    drawn: f64,
    kinds: f64,
    part: f64,
    law: Law,
}

#[derive(Clone, Debug)]
enum Law {
    /// The probabilities of 0, 1, 2, … pairs, as far as they are not nothing.
    Table(Vec<f64>),
    Moments(ShiftedGamma),
}

/// So many things at most are treated exactly: 37,338 ways to write 40 as a sum …
const EXACT: u64 = 40;
/// … and so many where there are as many kinds or more.
const EXACT_OF_MANY: u64 = 200;
/// A compound Poisson law is taken where there are so many kinds for each thing …
const SPARSE: f64 = 50.0;
/// … and no more than so many pairs in the mean, or where there is one at most.
const FEW: f64 = 200.0;
/// An unknown number of kinds is left aside where it adds less to the variance.
const SLIGHT: f64 = 0.01;
/// A normal law says little about numbers of kinds below this.
const HANDFUL: f64 = 16.0;

impl Collisions {
    pub(crate) fn new(drawn: u64, kinds: f64) -> Collisions {
        Collisions::of_known_part(drawn, kinds, 1.0)
    }

    /// For `kinds` that are known to be those of a random part of more kinds.
    pub(crate) fn of_known_part(drawn: u64, kinds: f64, part: f64) -> Collisions {
        let law = if drawn <= EXACT_OF_MANY && kinds >= drawn as f64 {
            Law::Table(by_recurrence(drawn as usize, kinds))
        } else if drawn <= EXACT {
            Law::Table(by_partitions(drawn as usize, kinds))
        } else {
            nearly(drawn as f64, kinds)
        };
        Collisions { drawn: drawn as f64, kinds, part, law }
    }

    /// For kinds of which each belongs to a random part with a probability of
    /// `part`, so that there are `kinds` in the mean.
    pub(crate) fn of_part(drawn: u64, kinds: f64, part: f64) -> Collisions {
        if is_slight(drawn as f64, kinds, part) {
            return Collisions::of_known_part(drawn, kinds, part);
        }
        let law = Law::Moments(moments(drawn as f64, kinds).spread(kinds, part));
        Collisions { drawn: drawn as f64, kinds, part, law }
    }

    /// The same, never exact.
    pub(super) fn nearly(drawn: f64, kinds: f64, part: f64) -> Collisions {
        let law = if is_slight(drawn, kinds, part) {
            nearly(drawn, kinds)
        } else {
            Law::Moments(moments(drawn, kinds).spread(kinds, part))
        };
        Collisions { drawn, kinds, part, law }
    }

    pub(crate) fn mean(&self) -> f64 {
        mean(self.drawn, self.kinds)
    }

    /// The probability of so many pairs or more.
    pub(crate) fn upper(&self, pairs: f64) -> f64 {
        match &self.law {
            // Beyond the end of the table the probability is at most that of its end.
            Law::Table(law) => {
                let from = (pairs as usize).min(law.len() - 1);
                law[from..].iter().rev().sum::<f64>().min(1.0)
            }
            // The whole numbers from `pairs` on begin half a step before it.
            Law::Moments(law) => law.upper(pairs - 0.5),
        }
    }

    /// The probability of so many pairs or fewer.
    pub(crate) fn lower(&self, pairs: f64) -> f64 {
        match &self.law {
            Law::Table(law) => law.iter().take(pairs as usize + 1).sum::<f64>().min(1.0),
            Law::Moments(law) => law.lower(pairs + 0.5),
        }
    }

    /// The least number of pairs whose `upper` is at most `level`; `None` if
    /// even all equal are not enough.
    pub(crate) fn critical(&self, level: f64) -> Option<f64> {
        let most = self.drawn * (self.drawn - 1.0) / 2.0;
        let pairs = match &self.law {
            Law::Table(law) => {
                let mut above = 0.0;
                let fails = law.iter().rposition(|&p| {
                    above += p;
                    above > level
                });
                fails.map_or(0, |pairs| pairs + 1) as f64
            }
            Law::Moments(law) => (law.critical(level) + 0.5).ceil(),
        };
        (pairs <= most && self.upper(pairs) <= level).then_some(pairs)
    }

    /// The most kinds that a dealer can know whose boards have `pairs` or more
    /// equal pairs with a probability of 90%; `None` if a single one is too many.
    /// Of a part, it is those that belong to it in the mean.
    pub(crate) fn fewer_kinds(&self, pairs: f64) -> Option<f64> {
        let seen = |kinds: f64| {
            let part = if kinds < HANDFUL { 1.0 } else { self.part };
            Collisions::nearly(self.drawn, kinds, part).upper(pairs) >= 0.9
        };
        if !seen(1.0) {
            return None;
        }
        // On a logarithmic scale, as there are from 1 to more than f64 can count.
        let most = self.kinds.min(1e300).ln();
        Some((-least(-most, 0.0, |x| seen((-x).exp()))).exp())
    }
}

/// The law of a known number of kinds, never exact.
fn nearly(drawn: f64, kinds: f64) -> Law {
    let mean = mean(drawn, kinds);
    if mean <= 1.0 || (kinds >= SPARSE * drawn && mean <= FEW) {
        Law::Table(compound_poisson(drawn, kinds))
    } else {
        Law::Moments(moments(drawn, kinds))
    }
}

/// Whether it hardly matters that the number of kinds is not known.
fn is_slight(drawn: f64, kinds: f64, part: f64) -> bool {
    mean(drawn, kinds) * (1.0 - part) / kinds <= SLIGHT * (1.0 - 1.0 / kinds).max(0.0)
}

fn mean(drawn: f64, kinds: f64) -> f64 {
    drawn * (drawn - 1.0) / 2.0 / kinds
}

/// Each pair is equal with the chance p = 1/kinds, and any two pairs, even if
/// they share a thing, are independent; only the three pairs of three things are
/// not: they are all equal with p². Hence the variance C(N,2)·p(1−p), and the third
/// central moment C(N,2)·p(1−p)(1−2p) + 6·C(N,3)·p²(1−p).
fn moments(drawn: f64, kinds: f64) -> ShiftedGamma {
    let p = 1.0 / kinds;
    let pairs = drawn * (drawn - 1.0) / 2.0;
    let triples = pairs * (drawn - 2.0) / 3.0;
    ShiftedGamma {
        mean: pairs * p,
        variance: pairs * p * (1.0 - p),
        third: pairs * p * (1.0 - p) * (1.0 - 2.0 * p) + 6.0 * triples * p * p * (1.0 - p),
    }
}

impl ShiftedGamma {
    /// The same where each of kinds/part kinds was in the part with the
    /// probability `part`. Their number K has the relative variance
    /// v = (1−part)/kinds and the relative third moment v·(1−2·part)/kinds; the mean
    /// goes with 1/K = (1 − ε + ε² …)/kinds, the variance nearly so. By the laws of
    /// total variance and of total cumulance, up to v² and with ε's fourth moment
    /// 3v² of a normal law.
    fn spread(self, kinds: f64, part: f64) -> ShiftedGamma {
        let v = (1.0 - part) / kinds;
        let skew = 6.0 * v * v - v * (1.0 - 2.0 * part) / kinds;
        ShiftedGamma {
            mean: self.mean * (1.0 + v),
            variance: self.variance + self.mean.powi(2) * v,
            third: self.third + 3.0 * self.mean * self.variance * v + self.mean.powi(3) * skew,
        }
    }
}

/// So many pairs are hardly ever passed.
fn end(drawn: f64, kinds: f64) -> usize {
    let mean = mean(drawn, kinds);
    (mean + 60.0 * mean.sqrt()) as usize + 200
}

/// Exactly: the probabilities are those powers of x^N in the M-th power of
/// Σ q^(j(j−1)/2)·x^j/j!, but for N!/M^N, and the powers of a series follow from one
/// another (J. C. P. Miller's recurrence, D. E. Knuth, "Seminumerical
/// algorithms", 4.7). With the factor, what is known of n things is
///
/// P(n) = 1/n · Σ C(n, j)·(jM + j − n)/M^j · q^(j(j−1)/2)·P(n−j) over j = 1 … n.
///
/// With M ≥ n no term is negative, so no digits are lost.
fn by_recurrence(drawn: usize, kinds: f64) -> Vec<f64> {
    let end = end(drawn as f64, kinds).min(drawn * drawn.saturating_sub(1) / 2);
    let mut laws = vec![vec![1.0]];
    for n in 1..=drawn {
        let mut law = vec![0.0; (n * (n - 1) / 2).min(end) + 1];
        let mut ways = 1.0; // C(n, j)/M^(j−1)
        for j in 1..=n {
            let step = j * (j - 1) / 2;
            ways *= (n - j + 1) as f64 / j as f64;
            if j > 1 {
                ways /= kinds;
            }
            if step > end || ways == 0.0 {
                break;
            }
            let weight = ways * (j as f64 + (j as f64 - n as f64) / kinds) / n as f64;
            for (p, &rest) in law[step..].iter_mut().zip(&laws[n - j]) {
                *p += weight * rest;
            }
        }
        laws.push(law);
    }
    laws.pop().unwrap_or_default()
}

/// Exactly, for fewer kinds: a sum over all ways to write `drawn` as a sum of counts. If z(j)
/// kinds come j times, for all j together k kinds, that has the probability
/// N! / Π j!^z(j) · M(M−1)…(M−k+1) / Π z(j)! / M^N.
fn by_partitions(drawn: usize, kinds: f64) -> Vec<f64> {
    struct Walk {
        kinds: f64,
        law: Vec<f64>,
    }
    impl Walk {
        /// Gives `left` things to kinds that come `times` times at most;
        /// `weight` is the probability of what is done, but for N!.
        fn go(&mut self, left: usize, times: usize, used: f64, pairs: usize, weight: f64) {
            if left == 0 {
                self.law[pairs] += weight;
                return;
            }
            if times == 0 || weight <= 0.0 {
                return;
            }
            let (mut used, mut weight) = (used, weight);
            let each: f64 = (1..=times).map(|i| 1.0 / (i as f64 * self.kinds)).product();
            for count in 0..=left / times {
                if count > 0 {
                    weight *= (self.kinds - used).max(0.0) * each / count as f64;
                    used += 1.0;
                }
                let more = count * times * (times - 1) / 2;
                self.go(left - count * times, times - 1, used, pairs + more, weight);
            }
        }
    }
    let mut walk = Walk { kinds, law: vec![0.0; drawn * drawn.saturating_sub(1) / 2 + 1] };
    walk.go(drawn, drawn, 0.0, 0, 1.0);
    let orders: f64 = (1..=drawn).map(|i| i as f64).product();
    walk.law.iter_mut().for_each(|p| *p *= orders);
    walk.law
}

/// Where nearly all things are of different kinds, the numbers of kinds that
/// come twice, three times, … are nearly independent and Poisson, with the means
/// that they really have (A. D. Barbour, L. Holst, S. Janson, "Poisson
/// approximation", 1992, chapter 6). The recursion for their weighted sum is
/// Panjer's (1981).
fn compound_poisson(drawn: f64, kinds: f64) -> Vec<f64> {
    const MOST: usize = 8;
    let times = |j: usize| {
        let j = j as f64;
        if j > drawn {
            return 0.0;
        }
        let ways: f64 = (0..j as usize).map(|i| ((drawn - i as f64) / (i as f64 + 1.0)).ln()).sum();
        (ways - (j - 1.0) * kinds.ln() + (drawn - j) * (-1.0 / kinds).ln_1p()).exp()
    };
    let steps: Vec<(usize, f64)> = (2..=MOST).map(|j| (j * (j - 1) / 2, times(j))).collect();
    let rate: f64 = steps.iter().map(|step| step.1).sum();
    let end = end(drawn, kinds);
    let mut law = vec![(-rate).exp()];
    for pairs in 1..=end {
        let sum = |&(step, rate): &(usize, f64)| match pairs.checked_sub(step) {
            Some(rest) => step as f64 * rate * law[rest],
            None => 0.0,
        };
        let next = steps.iter().map(sum).sum::<f64>() / pairs as f64;
        law.push(next);
    }
    law
}
