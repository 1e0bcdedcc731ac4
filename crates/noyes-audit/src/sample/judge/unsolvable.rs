//! Boards that cannot be solved.

use super::{Finding, Outcome};
use crate::Counts;

/// A single one is proof. One comes with a probability of 90% among N boards
/// whose share is 1 − 0.1^(1/N).
pub(super) fn ask(counts: &Counts) -> Outcome {
    let boards = counts.boards as f64;
    let smallest = -(0.1f64.ln() / boards).exp_m1();
    Ok(Finding {
        statistic: counts.unsolvable as f64,
        expected: 0.0,
        p: if counts.unsolvable == 0 { 1.0 } else { 0.0 },
        effect: counts.unsolvable as f64 / boards,
        worst: None,
        detectable: Box::new(move |_| smallest),
    })
}
