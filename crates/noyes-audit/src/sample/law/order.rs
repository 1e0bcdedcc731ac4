//! Which of two tiles comes first.

use statrs::distribution::{Binomial, DiscreteCDF};

use super::least;

/// How often of `boards` fair boards one tile comes before another: a binomial
/// law with the chance one half.
///
/// Swapping two tiles and two others takes a solvable board to a solvable one
/// and turns their order round, so each order has the same chance wherever
/// there are four tiles. On 2x2 it holds as well, by looking at the 12 boards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    pub(crate) boards: u64,
}

impl Order {
    /// The probability that so many boards or more have a given one of the two
    /// orders, where that order has the chance `share`.
    fn upper(self, count: u64, share: f64) -> f64 {
        match (count.checked_sub(1), Binomial::new(share, self.boards)) {
            (Some(below), Ok(law)) if count <= self.boards => law.sf(below).clamp(0.0, 1.0),
            (Some(_), _) => 0.0,
            (None, _) => 1.0,
        }
    }

    /// The probability that among `pairs` pairs of tiles some pair has one of
    /// its orders `count` times or more: at most the sum over all pairs
    /// (Bonferroni).
    pub(crate) fn p(self, count: u64, pairs: usize) -> f64 {
        (2.0 * pairs as f64 * self.upper(count, 0.5)).min(1.0)
    }

    /// The least share of one order that passes `level` with a probability of
    /// 90%; infinite if none does.
    pub(crate) fn detectable(self, level: f64, pairs: usize) -> f64 {
        if self.p(self.boards, pairs) > level {
            return f64::INFINITY;
        }
        let (mut low, mut high) = (self.boards / 2, self.boards);
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if self.p(middle, pairs) <= level { high = middle } else { low = middle }
        }
        least(0.5, 1.0, |share| self.upper(high, share) >= 0.9)
    }

    /// The mean of the largest difference of a share from one half, were the
    /// pairs of tiles independent. They are not quite, and so it is a little less.
    pub(crate) fn mean_largest(self, pairs: usize) -> f64 {
        let boards = self.boards as f64;
        // E max = ∫ P(max > x) dx over the deviations in units of the standard deviation.
        let deviation = 0.5 / boards.sqrt();
        let exceeds = |x: f64| {
            let tail = statrs::function::erf::erfc(x / std::f64::consts::SQRT_2);
            -(pairs as f64 * (-tail).ln_1p()).exp_m1()
        };
        let step = 0.01;
        let sum: f64 = (0..1000).map(|k| exceeds((f64::from(k) + 0.5) * step) * step).sum();
        (sum * deviation).min(0.5)
    }
}
