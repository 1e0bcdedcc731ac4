//! What a recipe deals, worked out rather than sampled.

use noyes::{Board, Goal, Natural, Recipe};

use crate::{AuditError, Limits, Marginals};

/// What a recipe really deals.
///
/// A field is `None` where its value is not known exactly.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExactAudit {
    /// What counts as solved.
    pub goal: Goal,
    /// How boards are dealt.
    pub recipe: Recipe,
    /// How the answer was found.
    pub basis: Basis,
    /// The equally likely outcomes of the recipe's choices that deal a board;
    /// `None` for walks.
    pub outcomes: Option<Natural>,
    /// The boards that can occur, unsolvable ones too.
    pub possible_boards: Option<Natural>,
    /// Of the solvable boards, the share that can occur.
    pub share_possible: Option<f64>,
    /// The probability that the board can be solved.
    pub solvable_share: Option<f64>,
    /// The first in reading order of the boards that come most often.
    pub most_likely: Option<Likelihood>,
    /// The first of those that come most seldom, among those that can occur.
    pub least_likely: Option<Likelihood>,
    /// How often the most likely board comes for each time of the least likely.
    pub ratio: Option<Ratio>,
    /// Total variation distance from uniform over the solvable boards, 0 to 1.
    pub tv_distance: Option<f64>,
    /// That distance is at least this: it is seen in the marginals already.
    pub tv_at_least: f64,
    /// Moves of a shortest solution in the mean, where a table is at hand.
    pub mean_length: Option<MeanLength>,
    /// How often each tile comes to each square.
    pub marginals: Option<Marginals>,
    /// How a walk approaches the fair deal, for boards small enough.
    pub mixing: Option<Mixing>,
}

/// How an exact answer was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Basis {
    /// The distribution over all boards, choice by choice.
    Enumeration,
    /// The Markov chain of the walk over all boards that it reaches.
    Chain,
    /// A theorem for boards of any size.
    Theorem,
    /// The boards are too many: only what single tiles and the parity do.
    Marginals,
}

impl Basis {
    /// The name in answers, such as `enumeration`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Basis::Enumeration => "enumeration",
            Basis::Chain => "chain",
            Basis::Theorem => "theorem",
            Basis::Marginals => "marginals",
        }
    }
}

/// A board and how likely it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Likelihood {
    /// The board.
    pub board: Board,
    /// How likely it is.
    pub weight: Weight,
}

/// How likely a board is.
#[derive(Clone, Debug, PartialEq)]
pub enum Weight {
    /// So many of the equally likely outcomes deal it.
    Outcomes(Natural),
    /// The probability of a walk to end there.
    Probability(f64),
}

/// A ratio of two likelihoods, 1 or more.
#[derive(Clone, Debug, PartialEq)]
pub enum Ratio {
    /// A reduced fraction.
    Exact {
        /// Above the line.
        numerator: u64,
        /// Below the line.
        denominator: u64,
    },
    /// Nearly.
    Decimal(f64),
}

/// Moves of a shortest solution in the mean, each tile that moves counted,
/// over the boards that can be solved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeanLength {
    /// Of the boards that the recipe deals.
    pub dealt: f64,
    /// Of the boards of a fair deal.
    pub fair: f64,
}

/// How a walk approaches the fair deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Mixing {
    /// Total variation distance from uniform after 0, 1, 2, … slides or tries.
    pub curve: Vec<f64>,
    /// For each level, 25%, 1% and 0.1%, the first number of slides from which
    /// on the distance is below it; `None` if it never is, or not within the
    /// curve.
    pub times: Vec<(f64, Option<u64>)>,
    /// What the distance never falls below for even and for odd numbers of
    /// slides; 0 for a walk that forgets where it began.
    pub floor: [f64; 2],
}

impl ExactAudit {
    /// Works out what the recipe deals.
    ///
    /// # Errors
    /// [`AuditError`] if the recipe is none for this size, or if the work was
    /// cancelled or would need more memory than is allowed.
    pub fn new(goal: &Goal, recipe: Recipe, limits: &Limits<'_>) -> Result<ExactAudit, AuditError> {
        let _ = (goal, recipe, limits);
        unimplemented!("under construction")
    }
}
