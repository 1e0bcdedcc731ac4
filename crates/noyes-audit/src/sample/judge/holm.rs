//! Many tests at once.

/// Holm's correction: the smallest of m p-values is multiplied by m, the next
/// by m−1, and so on, and none becomes smaller than one before it. The
/// probability that any true hypothesis has a corrected value up to alpha is
/// alpha at most, however the tests depend on one another.
pub(super) fn corrected(ps: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..ps.len()).collect();
    order.sort_by(|&a, &b| ps[a].total_cmp(&ps[b]));
    let mut corrected = vec![1.0; ps.len()];
    let mut least: f64 = 0.0;
    for (place, &test) in order.iter().enumerate() {
        least = least.max((ps.len() - place) as f64 * ps[test]).min(1.0);
        corrected[test] = least;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use super::corrected;

    #[test]
    fn holm_by_hand() {
        assert_eq!(corrected(&[]), []);
        assert_eq!(corrected(&[0.25]), [0.25]);
        // 4·0.125, then 3·0.125 which is less and so stays, 2·0.25, 1.
        assert_eq!(corrected(&[0.25, 0.125, 1.0, 0.125]), [0.5, 0.5, 1.0, 0.5]);
        assert_eq!(corrected(&[0.0, 0.75]), [0.0, 0.75]);
    }
}
