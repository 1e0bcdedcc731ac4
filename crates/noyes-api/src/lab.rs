//! What the Lab page asks of its worker, and what it is told.

use noyes::{BlankSquare, Dealer, Fix, Goal, Recipe, Shuffle, Size};
use serde::{Deserialize, Serialize};

use crate::ErrorBody;

/// A way to deal, in the words of the commands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LabRecipe {
    /// The size, `WxH`.
    pub size: String,
    /// A shuffle's name.
    pub shuffle: String,
    /// Slides or tries, for the shuffles that count them.
    pub steps: Option<u64>,
    /// A fix's name.
    pub fix: String,
    /// `any` or `home`.
    pub blank_square: String,
}

impl LabRecipe {
    /// A recipe for boards of a size, dealt towards the goal with the blank last.
    #[must_use]
    pub fn new(size: Size, recipe: Recipe) -> LabRecipe {
        LabRecipe {
            size: size.to_string(),
            shuffle: recipe.shuffle.name().into(),
            steps: recipe.shuffle.steps(),
            fix: recipe.fix.name().into(),
            blank_square: recipe.blank_square.name().into(),
        }
    }

    /// The goal and the recipe that are meant.
    ///
    /// # Errors
    /// An [`ErrorBody`] if a word is not known, or if nothing can be dealt so.
    pub fn read(&self) -> Result<(Goal, Recipe), ErrorBody> {
        let size: Size = self.size.parse().map_err(|error| ErrorBody::from(&error))?;
        let goal = Goal::new(size, noyes::Layout::default());
        let recipe = || {
            Ok(Recipe {
                shuffle: Shuffle::from_name(&self.shuffle, self.steps)?,
                fix: Fix::from_name(&self.fix)?,
                blank_square: BlankSquare::from_name(&self.blank_square)?,
            })
        };
        let recipe = recipe()
            .and_then(|recipe| Dealer::new(goal.clone(), recipe, "").map(|_| recipe))
            .map_err(|error| ErrorBody::from(&error))?;
        Ok((goal, recipe))
    }
}

/// A question of the Lab.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum LabAsk {
    /// Deal so many more boards, the next ones of their series, and count them with those before.
    Deal {
        /// Names the series; another one on the same card begins with the first board.
        id: u64,
        /// The card, 0 or 1: the last series of each is kept.
        card: usize,
        /// How they are dealt.
        recipe: LabRecipe,
        /// The seed, any text.
        seed: String,
        /// How many.
        count: u64,
    },
    /// Work out what the recipe deals.
    Audit {
        /// Names the question.
        id: u64,
        /// How boards are dealt.
        recipe: LabRecipe,
    },
}

/// What the Lab is told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum LabNews {
    /// Boards were dealt and counted.
    Counted(LabSample),
    /// A question is being worked on.
    Progress {
        /// The question.
        id: u64,
        /// Steps done.
        done: u64,
        /// Steps in all, where that is known.
        total: Option<u64>,
    },
    /// The answer.
    Audited {
        /// The question.
        id: u64,
        /// What the recipe deals.
        audit: Box<LabAudit>,
    },
    /// There is no answer.
    Error {
        /// The series or the question, if it could be read.
        id: Option<u64>,
        /// Why.
        error: ErrorBody,
    },
}

/// Boards that were dealt and counted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LabSample {
    /// The series.
    pub id: u64,
    /// How many boards there are by now.
    pub boards: u64,
    /// How often each tile stands on each square, 1 where that is fair: n×n numbers, one row for
    /// each tile by the square where it is at home, the blank included.
    pub ratios: Vec<f64>,
    /// The last judgement, or the first that found the dealer unfair; `null` before the first.
    pub verdict: Option<LabVerdict>,
    /// How long this question took.
    pub seconds: f64,
}

/// A judgement on dealt boards. In a whole series a fair dealer is called unfair with a probability
/// of one in a thousand at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LabVerdict {
    /// So many boards of the series were judged, the first ones.
    pub boards: u64,
    /// Whether a fair dealer may have dealt them.
    pub consistent: bool,
}

/// What a recipe deals, as far as it can be worked out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LabAudit {
    /// How: `enumeration`, `chain`, `theorem`, `marginals`.
    pub basis: String,
    /// Whether every solvable board comes equally often and no other comes; `null` where that is
    /// not known.
    pub is_fair: Option<bool>,
    /// Whether it is a walk that has come near to that, which is then not fair.
    pub is_nearly_fair: bool,
    /// Equally likely outcomes of the recipe's choices.
    pub outcomes: Option<String>,
    /// Of the solvable boards, the share that can occur.
    pub share_possible: Option<f64>,
    /// The probability that a board can be solved.
    pub solvable_share: Option<f64>,
    /// A board that comes most often.
    pub most_likely: Option<LabBoard>,
    /// One of those that come most seldom, among those that can occur.
    pub least_likely: Option<LabBoard>,
    /// How often the one comes for each time of the other.
    pub ratio: Option<f64>,
    /// Total variation distance from a fair deal, 0 to 1.
    pub tv_distance: Option<f64>,
    /// It is at least this.
    pub tv_at_least: f64,
    /// Moves of a shortest solution in the mean: of these boards, and of fair ones.
    pub mean_length: Option<[f64; 2]>,
    /// As in [`LabSample::ratios`], exactly.
    pub ratios: Option<Vec<f64>>,
    /// Tiles at home on a board, in the mean.
    pub at_home: Option<f64>,
    /// How a walk approaches the fair deal.
    pub mixing: Option<LabMixing>,
}

/// A board and how likely it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LabBoard {
    /// The board.
    pub board: String,
    /// So many outcomes deal it.
    pub outcomes: Option<String>,
    /// Its probability, where outcomes are not counted.
    pub probability: Option<f64>,
}

/// How a walk approaches the fair deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LabMixing {
    /// Slides or tries, and the distance after so many; not every number of them is there.
    pub curve: Vec<(u64, f64)>,
    /// For some distances, the number from which on it is smaller; `null` for never.
    pub times: Vec<(f64, Option<u64>)>,
    /// What the distance never falls below, for even and for odd numbers.
    pub floor: [f64; 2],
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_recipe_comes_back() {
        let size = Size::new(4, 4).unwrap();
        for shuffle in Shuffle::ALL {
            for fix in Fix::ALL {
                let recipe = Recipe { shuffle, fix, ..Recipe::default() };
                let wire = LabRecipe::new(size, recipe);
                let text = serde_json::to_string(&wire).unwrap();
                let (goal, back) =
                    serde_json::from_str::<LabRecipe>(&text).unwrap().read().unwrap();
                assert_eq!((goal.size(), back), (size, recipe));
            }
        }
    }

    #[test]
    fn what_cannot_be_dealt_has_a_code() {
        let size = Size::EIGHT;
        let recipe = LabRecipe::new(size, Recipe::default());
        let code = |recipe: LabRecipe| recipe.read().unwrap_err().code;
        assert_eq!(code(LabRecipe { size: "x".into(), ..recipe.clone() }), "bad-size");
        assert_eq!(code(LabRecipe { shuffle: "x".into(), ..recipe.clone() }), "unknown-shuffle");
        let sattolo =
            Recipe { shuffle: Shuffle::Sattolo, fix: Fix::Reject, blank_square: BlankSquare::Home };
        assert_eq!(code(LabRecipe::new(size, sattolo)), "never-solvable");
    }
}
