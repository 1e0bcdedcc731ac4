//! What a recipe deals, worked out rather than sampled.

mod boards;
mod counting;
mod fix;
mod large;
mod ranks;
mod swaps;
#[cfg(test)]
mod tests;
mod theorem;
mod walk;

use noyes::{Board, Goal, Natural, Recipe};

use crate::{AuditError, Limits, Marginals};

/// Up to so many squares the distribution over all boards is worked out.
const ENUMERATED: usize = 10;

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
    /// That distance is at least this: what the share of unsolvable boards, the
    /// marginals of a single tile or the parity of a walk show already.
    pub tv_at_least: f64,
    /// The probability that any tile is at home, the blank not counted. An
    /// audit of the fair recipe, which is the default one, has what is fair.
    pub any_at_home: Option<f64>,
    /// How many tiles are at home in the mean, the blank not counted; it is
    /// 1 − 1/n in a fair deal, but more in a line.
    pub tiles_at_home: Option<f64>,
    /// Moves of a shortest solution in the mean, up to ten squares; `None` if
    /// no board that is dealt has a solution.
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
    /// | squares | shuffles by swaps, uniform | walks |
    /// |---|---|---|
    /// | up to 10 | all boards, with integer counts | the chain over all boards, in `f64` |
    /// | more | theorems for uniform, Fisher–Yates and Sattolo; for the others marginals and the parity | marginals |
    ///
    /// What stays `None` above ten squares:
    ///
    /// | field | where |
    /// |---|---|
    /// | `tv_distance`, `most_likely`, `least_likely`, `ratio`, `any_at_home` | but for the theorems |
    /// | `mean_length` | always; `mixing` even above nine, see [`Mixing::new`] |
    /// | `outcomes`, `possible_boards` | walks; above 2^14 squares, for their digits are too many; `outcomes` of swap-any and floor10 with [`Fix::Reject`]; `possible_boards` of floor10 |
    /// | `share_possible` | walks and floor10 |
    /// | `solvable_share` | swap-any and floor10 in a line |
    /// | `marginals`, `tiles_at_home` | above 1024 squares; above 144 for swap-any and floor10 with a fix; walks that take too long |
    ///
    /// The marginals of a walk of n squares may take 1.2·10^10 additions, some
    /// seconds: 3·10^9/n³ steps, a third of them without going back, or any
    /// number if nothing changes any more after so many. Walks that may go back
    /// leap over K steps in the time of √(83·K). So there are those of 10^15
    /// steps on 4x4, of 10^5 random slides on 10x10, and of none on 32x32.
    ///
    /// `tv_at_least` is there always. For walks and floor10 it says too what
    /// the number of their outcomes shows: where boards are more than these, most
    /// cannot occur.
    ///
    /// Of a walk, boards whose probabilities agree to twelve digits count as
    /// equally likely. A walk of very many steps is followed until nothing
    /// changes by more than 10^−14 any more.
    ///
    /// [`Fix::Reject`]: noyes::Fix::Reject
    ///
    /// # Errors
    /// [`AuditError`] if the recipe is none for this goal, or if the work was
    /// cancelled or would need more memory than is allowed. Ten squares need
    /// 150 MB, walks up to 170 MB more.
    ///
    /// ```
    /// use noyes::{Fix, Goal, Layout, Recipe, Shuffle, Size};
    /// use noyes_audit::{Basis, ExactAudit, Limits, Ratio};
    ///
    /// let goal = Goal::new(Size::new(2, 2)?, Layout::BlankLast);
    /// let recipe = Recipe { shuffle: Shuffle::SwapAny, ..Recipe::default() };
    /// let audit = ExactAudit::new(&goal, recipe, &Limits::default())?;
    /// assert_eq!(audit.outcomes, Some(256u64.into())); // 4^4 outcomes for 24 boards
    /// assert_eq!(audit.ratio, Some(Ratio::Exact { numerator: 15, denominator: 8 }));
    /// assert_eq!(audit.most_likely.unwrap().board.to_string(), "2 1/0 3");
    ///
    /// // Sattolo's cycles, repaired, are an eighth of all 4x4 boards.
    /// let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    /// let recipe = Recipe { shuffle: Shuffle::Sattolo, fix: Fix::Swap, ..Recipe::default() };
    /// let audit = ExactAudit::new(&goal, recipe, &Limits::default())?;
    /// assert_eq!((audit.basis, audit.share_possible), (Basis::Theorem, Some(0.125)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(goal: &Goal, recipe: Recipe, limits: &Limits<'_>) -> Result<ExactAudit, AuditError> {
        recipe.check(goal)?;
        limits.check_cancel()?;
        let walk = recipe.shuffle.steps().is_some();
        let mut audit = match goal.size().area() <= ENUMERATED {
            true if walk => walk::audit(goal, recipe, limits)?,
            true => swaps::audit(goal, recipe, limits)?,
            false => match theorem::audit(goal, recipe) {
                Some(audit) => audit,
                None => large::audit(goal, recipe, limits)?,
            },
        };
        audit.bound();
        Ok(audit)
    }

    /// An audit that knows nothing yet.
    fn unknown(goal: &Goal, recipe: Recipe, basis: Basis) -> ExactAudit {
        ExactAudit {
            goal: goal.clone(),
            recipe,
            basis,
            outcomes: None,
            possible_boards: None,
            share_possible: None,
            solvable_share: None,
            most_likely: None,
            least_likely: None,
            ratio: None,
            tv_distance: None,
            tv_at_least: 0.0,
            any_at_home: None,
            tiles_at_home: None,
            mean_length: None,
            marginals: None,
            mixing: None,
        }
    }

    /// Writes what the marginals and the solvable share say in turn.
    fn bound(&mut self) {
        let unsolvable = self.solvable_share.map_or(0.0, |share| 1.0 - share);
        self.tv_at_least = self.tv_at_least.max(unsolvable);
        self.tv_at_least = self.tv_at_least.max(self.seen_in_marginals());
        // Rounding must not put the bound above what it bounds.
        self.tv_at_least = self.tv_at_least.min(self.tv_distance.unwrap_or(1.0));
    }

    /// How far the marginals of one tile are from the fair ones; notes the
    /// tiles at home.
    fn seen_in_marginals(&mut self) -> f64 {
        let Some(marginals) = &self.marginals else { return 0.0 };
        let area = marginals.area();
        let fair = theorem::fair_marginals(&self.goal);
        let mut most = 0.0f64;
        for (row, fair) in marginals.cells().chunks(area).zip(fair.cells().chunks(area)) {
            let apart = row.iter().zip(fair).map(|(share, fair)| (share - fair).max(0.0));
            most = most.max(apart.sum());
        }
        let tiles = self.goal.board().tiles().iter().enumerate().filter(|&(_, &tile)| tile != 0);
        let at_home =
            |(square, &tile): (usize, &u32)| marginals.cells()[tile as usize * area + square];
        self.tiles_at_home = Some(tiles.map(at_home).sum());
        most
    }
}
