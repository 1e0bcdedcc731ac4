//! Whether counts could come from a fair dealer.
//!
//! Each test has a file; [`crate::sample::law`] knows what a fair dealer's
//! counts are like.

mod blank;
mod expected;
mod histogram;
mod holm;
mod pairs;
mod placed;
mod repeats;
mod sentence;
mod test;
mod unsolvable;

pub use test::{Feature, Skipped, Test, TestName, Worst};

use crate::{AuditError, Counts};

/// Whether a sample could come from a fair dealer, test by test.
///
/// Each test compares one count of the boards with its exact expectation under
/// a dealer who deals each solvable board with the same probability. The
/// p-values are corrected for the number of tests by Holm's method ("A simple
/// sequentially rejective multiple test procedure", Scandinavian Journal of
/// Statistics 6, 1979), so that all together accuse a fair dealer with a
/// probability of `alpha` at most.
///
/// ```
/// use noyes::{Dealer, Fix, Goal, Layout, Recipe, Shuffle, Size};
/// use noyes_audit::{SampleAudit, Tally, TestName, Verdict};
///
/// // A shuffle that many games have: Sattolo's, with a repair.
/// let recipe = Recipe { shuffle: Shuffle::Sattolo, fix: Fix::Swap, ..Recipe::default() };
/// let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
/// let dealer = Dealer::new(goal.clone(), recipe, "any seed")?;
/// let mut tally = Tally::new(goal, 1 << 20);
/// for index in 0..1000 {
///     tally.add(&dealer.deal(index)?)?;
/// }
/// let audit = SampleAudit::new(tally.counts(), 0.001)?;
/// assert_eq!(audit.verdict, Verdict::NotFair);
///
/// let blank = audit.tests.iter().find(|test| test.name == TestName::BlankSquare).unwrap();
/// assert!(blank.p_corrected < 0.001 && blank.effect > blank.smallest_detectable);
/// assert_eq!(
///     blank.sentence,
///     "The blank never stands on row 4, column 4. A fair dealer hardly ever deals so unevenly."
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

/// What a test finds before the others are known.
struct Finding {
    statistic: f64,
    expected: f64,
    p: f64,
    effect: f64,
    worst: Option<Worst>,
    /// The smallest effect that is seen at a level.
    detectable: Box<dyn Fn(f64) -> f64>,
}

/// What a test finds, or why it cannot be made.
type Outcome = Result<Finding, String>;

impl SampleAudit {
    /// Judges what was counted.
    ///
    /// # Errors
    /// [`AuditError`] if there was no board, or `alpha` is not between 0 and 1.
    pub fn new(counts: Counts, alpha: f64) -> Result<SampleAudit, AuditError> {
        if !(alpha > 0.0 && alpha < 1.0) {
            return Err(AuditError::Alpha { found: alpha });
        }
        if counts.boards == 0 {
            return Err(AuditError::NoBoards);
        }
        let (mut made, mut skipped) = (Vec::new(), Vec::new());
        for name in TestName::ALL {
            match ask(name, &counts) {
                Ok(finding) => made.push((name, finding)),
                Err(reason) => skipped.push(Skipped { name, reason }),
            }
        }
        let ps: Vec<f64> = made.iter().map(|(_, finding)| finding.p).collect();
        let level = alpha / made.len() as f64;
        let test = |((name, finding), p_corrected): ((TestName, Finding), f64)| Test {
            name,
            statistic: finding.statistic,
            expected: finding.expected,
            p: finding.p,
            p_corrected,
            effect: finding.effect,
            smallest_detectable: (finding.detectable)(level),
            sentence: sentence::of(name, &finding, &counts, p_corrected <= alpha),
            worst: finding.worst,
        };
        let tests: Vec<Test> = made.into_iter().zip(holm::corrected(&ps)).map(test).collect();
        let unfair = tests.iter().any(|test| test.is_unfair(alpha));
        let verdict = if unfair { Verdict::NotFair } else { Verdict::Consistent };
        Ok(SampleAudit { counts, alpha, verdict, tests, skipped })
    }
}

fn ask(name: TestName, counts: &Counts) -> Outcome {
    let size = counts.goal.size();
    if size.area() == 1 && name != TestName::Unsolvable {
        return Err("there is only one board of a single square".into());
    }
    let decided_by_blank = !matches!(name, TestName::Unsolvable | TestName::BlankSquare);
    if size.is_one_wide() && decided_by_blank {
        return Err("on a board one square wide nothing can pass, and the blank's square \
                    decides where every tile is"
            .into());
    }
    match name {
        TestName::Unsolvable => unsolvable::ask(counts),
        TestName::BlankSquare => blank::ask(counts),
        TestName::TileSquares => placed::ask(counts),
        TestName::FixedPoints => histogram::at_home(counts),
        TestName::Pairs => pairs::ask(counts),
        TestName::Cycles => histogram::cycles(counts),
        TestName::Repeats => repeats::ask(counts),
    }
}

/// The smallest w of a χ² test with so many degrees of freedom whose critical
/// value is passed with a probability of 90%, where the statistic's mean grows
/// by `gain`·w²; infinite if no possible w is large enough.
fn detectable_w(critical: f64, freedom: f64, gain: f64, largest: f64) -> f64 {
    use super::law::{ShiftedGamma, least};
    let seen = |w: f64| ShiftedGamma::noncentral(freedom, gain * w * w).upper(critical) >= 0.9;
    if gain > 0.0 && critical.is_finite() && seen(largest) {
        least(0.0, largest, seen)
    } else {
        f64::INFINITY
    }
}
