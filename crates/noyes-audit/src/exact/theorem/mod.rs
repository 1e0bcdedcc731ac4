//! What is proved of shuffles at any size.
//!
//! [`fair`] has the shuffles that deal all orders equally, [`cycle`] those
//! that deal cycles.

mod cycle;
mod fair;
mod first;

pub(super) use fair::marginals as fair_marginals;

use noyes::{BlankSquare, Fix, Goal, Natural, Recipe, Shuffle};

use crate::{Basis, ExactAudit, Likelihood, Marginals, Ratio, Weight};

/// The most squares for which n² marginals are written down.
pub(super) const MAX_MARGINALS_AREA: usize = 1024;

/// The most factors of a number of boards or outcomes that is written down:
/// 2^14 squares have 61,000 digits.
const MAX_FACTORS: usize = 1 << 14;

/// The audit of a shuffle that a theorem covers: uniform, Fisher–Yates and
/// Sattolo, with every fix, the blank anywhere or at home. `None` for others,
/// and below four squares, where some of the formulas make no sense.
pub(super) fn audit(goal: &Goal, recipe: Recipe) -> Option<ExactAudit> {
    let dealt = match recipe.shuffle {
        _ if goal.size().area() < 4 => return None,
        Shuffle::Uniform => fair::uniform(goal, recipe),
        Shuffle::FisherYates => fair::fisher_yates(goal, recipe),
        Shuffle::Sattolo => cycle::sattolo(goal, recipe),
        _ => return None,
    };
    Some(dealt.audit(goal, recipe))
}

/// What a theorem says: all boards that can occur come equally often.
struct Dealt {
    /// The equally likely outcomes that deal a board, unless they are too many.
    outcomes: Option<Natural>,
    /// Of these, how many deal each board that can occur.
    each: u64,
    /// The boards that can occur.
    possible: Option<Natural>,
    /// Of these, the share that can be solved.
    solvable_share: f64,
    /// Of the boards that can be solved, the share that can occur.
    share_possible: f64,
    /// The first of the boards in reading order.
    first: Vec<u32>,
    any_at_home: f64,
    marginals: Option<Marginals>,
}

impl Dealt {
    fn audit(self, goal: &Goal, recipe: Recipe) -> ExactAudit {
        let mut audit = ExactAudit::unknown(goal, recipe, Basis::Theorem);
        // With all that can occur equally likely, what a fair deal has in common
        // with it is the lesser of both on each board that it can be.
        let common = self.solvable_share.min(self.share_possible);
        let likelihood = || Likelihood {
            board: noyes::Board::new(goal.size(), self.first.clone())
                .expect("the first board is a permutation"),
            weight: Weight::Outcomes(self.each.into()),
        };
        audit.most_likely = Some(likelihood());
        audit.least_likely = Some(likelihood());
        audit.outcomes = self.outcomes;
        audit.possible_boards = self.possible;
        audit.solvable_share = Some(self.solvable_share);
        audit.share_possible = Some(self.share_possible);
        audit.ratio = Some(Ratio::Exact { numerator: 1, denominator: 1 });
        audit.tv_distance = Some(1.0 - common);
        audit.any_at_home = Some(self.any_at_home);
        audit.marginals = self.marginals;
        audit
    }
}

/// The product of the factors, unless it has too many digits to be of use.
pub(super) fn product(factors: impl ExactSizeIterator<Item = u32>) -> Option<Natural> {
    (factors.len() <= MAX_FACTORS).then(|| factors.product())
}

/// From one number to another.
fn from_to(first: usize, last: usize) -> std::ops::Range<u32> {
    first as u32..last as u32 + 1
}

/// 1 over the product of these numbers.
fn reciprocal(first: usize, last: usize) -> f64 {
    (first..=last).map(|factor| 1.0 / factor as f64).product()
}

fn at_home(recipe: Recipe) -> bool {
    recipe.blank_square == BlankSquare::Home
}

/// Whether every board that is dealt can be solved, by the fix.
fn is_fixed(recipe: Recipe) -> bool {
    recipe.fix != Fix::None
}
