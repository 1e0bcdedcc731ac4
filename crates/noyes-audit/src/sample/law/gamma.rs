//! The distribution that stands in for the laws that are too long to write down.

use statrs::{
    distribution::{ContinuousCDF, Normal},
    function::gamma::gamma_ur,
};

use super::least;

/// A gamma distribution, shifted and stretched until its mean, its variance and
/// its third central moment are the given ones (Pearson's type III).
///
/// With the moments of χ² it *is* χ². Where the counts behind a statistic are
/// small, its third moment is larger than that of χ², and so is the chance of
/// large values: a test that asks for one in ten thousand must know that. With
/// the moments of the noncentral χ² it is E. S. Pearson's approximation to it
/// ("Note on an approximation to the distribution of non-central χ²",
/// Biometrika 46, 1959).
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShiftedGamma {
    pub(crate) mean: f64,
    pub(crate) variance: f64,
    /// The third central moment, 0 or more.
    pub(crate) third: f64,
}

/// From this shape on a gamma distribution's cube root is normal for all that
/// counts here, and the functions of the library lose digits.
const LARGE: f64 = 1e6;

impl ShiftedGamma {
    /// About the noncentral χ² with so many degrees of freedom.
    pub(crate) fn noncentral(freedom: f64, noncentrality: f64) -> ShiftedGamma {
        ShiftedGamma {
            mean: freedom + noncentrality,
            variance: 2.0 * (freedom + 2.0 * noncentrality),
            third: 8.0 * (freedom + 3.0 * noncentrality),
        }
    }

    /// The probability of x and of all that is larger.
    pub(crate) fn upper(&self, x: f64) -> f64 {
        if self.variance <= 0.0 {
            // Nothing is left to chance; rounding must not make a finding of it.
            return if x <= self.mean + 1e-9 * self.mean.abs().max(1.0) { 1.0 } else { 0.0 };
        }
        let shape = 4.0 * self.variance.powi(3) / (self.third * self.third);
        let above = (x - self.mean) / self.variance.sqrt();
        if shape > LARGE {
            // Wilson and Hilferty's cube root, which for no skewness is the normal law.
            let cube = (1.0 + above / shape.sqrt()).max(0.0).cbrt();
            let z = if shape > 1e12 {
                above
            } else {
                (cube - 1.0 + 1.0 / (9.0 * shape)) * (9.0 * shape).sqrt()
            };
            return Normal::standard().sf(z);
        }
        let place = shape + above * shape.sqrt();
        if place <= 0.0 { 1.0 } else { gamma_ur(shape, place).clamp(0.0, 1.0) }
    }

    /// The probability of x and of all that is smaller.
    pub(crate) fn lower(&self, x: f64) -> f64 {
        if self.variance <= 0.0 {
            return if x >= self.mean - 1e-9 * self.mean.abs().max(1.0) { 1.0 } else { 0.0 };
        }
        1.0 - self.upper(x)
    }

    /// The least x whose `upper` is at most `level`.
    pub(crate) fn critical(&self, level: f64) -> f64 {
        let deviation = self.variance.sqrt();
        let mut high = self.mean + deviation;
        let mut step = deviation;
        while self.upper(high) > level && step.is_finite() && step > 0.0 {
            step *= 2.0;
            high += step;
        }
        least(self.mean - 2.0 * deviation, high, |x| self.upper(x) <= level)
    }
}
