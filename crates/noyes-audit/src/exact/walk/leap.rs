//! Very many steps of a walk in the time of few.

/// The K-th power of a matrix of steps as a sum of Chebyshev polynomials.
///
/// x^K is the sum of 2^(1−K)·C(K, (K−j)/2)·T_j(x) over the j of K's parity, the
/// term of T_0 halved. A step of a walk that is reversible is a symmetric
/// matrix but for weights, its eigenvalues are between −1 and 1, and there no
/// |T_j| is above 1: terms whose weights are nothing may be left out, so that
/// about √(83·K) of them remain (S. Sachdeva, N. Vishnoi, Faster Algorithms
/// via Approximation Theory, 2014, chapter 3).
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Leap {
    pub(super) steps: u64,
    /// The weights of T_0, T_2, … or of T_1, T_3, …
    pub(super) weights: Vec<f64>,
}

/// Weights so far below the largest are nothing.
const NOTHING: f64 = 1e-18;

impl Leap {
    /// `None` if a polynomial above this degree were needed.
    pub(super) fn new(steps: u64, most: u64) -> Option<Leap> {
        let mut weights = Vec::new();
        let (mut degree, mut weight) = (steps % 2, 1.0);
        while weight > NOTHING {
            if degree > most {
                return None;
            }
            weights.push(if degree == 0 { 0.5 } else { 1.0 } * weight);
            let (below, above) = ((steps - degree.min(steps)) / 2, steps.midpoint(degree) + 1);
            weight *= below as f64 / above as f64;
            degree += 2;
        }
        // At x = 1 all polynomials are 1.
        let sum: f64 = weights.iter().sum();
        weights.iter_mut().for_each(|weight| *weight /= sum);
        Some(Leap { steps, weights })
    }
}

#[cfg(test)]
mod tests {
    use super::Leap;

    #[test]
    fn sums_of_polynomials_are_powers() {
        for steps in [0, 1, 2, 3, 10, 77, 1000, 100_001] {
            let leap = Leap::new(steps, 10_000).unwrap();
            for x in [-1.0, -0.999, -0.5, 0.0, 0.3, 0.9999, 1.0] {
                let polynomial = |degree: f64| (degree * f64::acos(x)).cos();
                let degrees = (0u32..).map(|k| f64::from(2 * k) + (steps % 2) as f64);
                let terms = leap.weights.iter().zip(degrees);
                let sum: f64 = terms.map(|(weight, degree)| weight * polynomial(degree)).sum();
                let power = f64::powi(x, steps as i32);
                assert!((sum - power).abs() < 1e-11, "{x}^{steps} = {power}, found {sum}");
            }
        }
    }

    #[test]
    fn leaps_are_short() {
        let degrees = |steps| Leap::new(steps, 10_000).unwrap().weights.len() * 2;
        assert!((2700..3000).contains(&degrees(100_000)));
        assert!(degrees(10) <= 12);
        assert_eq!(Leap::new(u64::MAX, 10_000), None);
    }
}
