//! Whether counts could come from a fair dealer.

use crate::{AuditError, Counts};

/// Whether a sample could come from a fair dealer, test by test.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SampleAudit {
    /// What was counted.
    pub counts: Counts,
    /// The probability that all tests together pass a false sentence on a fair dealer.
    pub alpha: f64,
    /// The sentence.
    pub verdict: Verdict,
    /// The tests that were made.
    pub tests: Vec<Test>,
    /// The tests that were not, and why.
    pub skipped: Vec<Skipped>,
}

/// The sentence on a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Nothing here speaks against a fair dealer. Small biases may hide: each
    /// test says which it could have seen.
    Consistent,
    /// No fair dealer deals such boards, but for the probability alpha.
    NotFair,
}

impl Verdict {
    /// The name in answers: `consistent` or `not-fair`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Consistent => "consistent",
            Verdict::NotFair => "not-fair",
        }
    }
}

/// One question to a sample, and its answer.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Test {
    /// What was asked.
    pub name: TestName,
    /// What was measured.
    pub statistic: f64,
    /// What a fair dealer's statistic is in the mean.
    pub expected: f64,
    /// The probability that a fair dealer's statistic is at least as far out.
    pub p: f64,
    /// The same, corrected for the number of tests (Holm).
    pub p_corrected: f64,
    /// How large the bias is, 0 for none, in the unit that the name documents.
    pub effect: f64,
    /// The smallest effect that a sample of this size would have shown with a
    /// probability of 90%, in the same unit.
    pub smallest_detectable: f64,
}

/// A question to a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TestName {
    /// `unsolvable`: boards that cannot be solved. The effect is their share.
    Unsolvable,
    /// `blank-square`: where the blank stands.
    BlankSquare,
    /// `tile-squares`: which tile comes to which square.
    TileSquares,
    /// `fixed-points`: how many tiles are at home.
    FixedPoints,
    /// `pairs`: which of two tiles comes first. The effect is the largest
    /// difference of a share from one half.
    Pairs,
    /// `cycles`: how many cycles the permutation has.
    Cycles,
    /// `repeats`: boards that came more than once.
    Repeats,
}

/// A test that was not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// Which.
    pub name: TestName,
    /// Why, in a sentence.
    pub reason: String,
}

impl SampleAudit {
    /// Judges what was counted.
    ///
    /// # Errors
    /// [`AuditError`] if there was no board, or `alpha` is not between 0 and 1.
    pub fn new(counts: Counts, alpha: f64) -> Result<SampleAudit, AuditError> {
        let _ = (counts, alpha);
        unimplemented!("under construction")
    }
}
