//! The answers of `audit`.

use noyes::{Goal, Natural, Recipe, Tile};
use noyes_audit::{
    ExactAudit, Feature, Likelihood, Marginals, Mixing, Ratio, SampleAudit, Test, Weight,
};
use serde::{Deserialize, Serialize};

/// What a recipe deals, worked out rather than sampled.
///
/// What is not known exactly is `null`: walks have no outcomes, and most
/// shuffles of large boards no distribution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExactLine {
    /// The boards' size, `WxH`.
    pub size: String,
    /// The goal: a layout's name, or a board.
    pub goal: String,
    /// The shuffle's name.
    pub shuffle: String,
    /// How many slides, for the shuffles that slide.
    pub steps: Option<u64>,
    /// What is done about a board that cannot be solved.
    pub fix: String,
    /// Where the blank may stand: `any` or `home`.
    pub blank_square: String,
    /// How the answer was found: `enumeration`, `chain`, `theorem` or `marginals`.
    pub basis: String,
    /// The answer in a sentence.
    pub explanation: String,
    /// The equally likely outcomes of the recipe's choices, in decimal digits.
    pub outcomes: Option<String>,
    /// The boards that can occur, unsolvable ones too, in decimal digits.
    pub possible_boards: Option<String>,
    /// Of the solvable boards, the share that can occur.
    pub share_possible: Option<f64>,
    /// The probability that a board can be solved.
    pub solvable_share: Option<f64>,
    /// The first in reading order of the boards that come most often.
    pub most_likely: Option<LikelihoodBody>,
    /// The first of those that come most seldom, among those that can occur.
    pub least_likely: Option<LikelihoodBody>,
    /// How often the most likely board comes for each time of the least likely:
    /// a reduced fraction such as `15/8`, `1` where equal, a decimal number for
    /// walks.
    pub ratio: Option<String>,
    /// Total variation distance from uniform over the solvable boards, 0 to 1.
    pub tv_distance: Option<f64>,
    /// That distance is at least this.
    pub tv_at_least: f64,
    /// The probability that any tile is at home, the blank not counted.
    pub any_at_home: Comparison,
    /// How many tiles are at home in the mean, the blank not counted.
    pub tiles_at_home: Comparison,
    /// Moves of a shortest solution in the mean, each tile that moves counted,
    /// over the boards that can be solved.
    pub mean_length: Comparison,
    /// How a walk approaches the fair deal, for boards small enough.
    pub mixing: Option<MixingBody>,
    /// The probability of each tile (the blank 0 first) on each square, where
    /// it was asked for.
    pub marginals: Option<Vec<Vec<f64>>>,
}

/// A board and how likely it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LikelihoodBody {
    /// The board.
    pub board: String,
    /// How many of the equally likely outcomes deal it, in decimal digits;
    /// `null` for walks.
    pub outcomes: Option<String>,
    /// The probability that it is dealt; `null` where it is too small for a number.
    pub probability: Option<f64>,
}

/// A number of the boards that are dealt, and of those of a fair deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Comparison {
    /// Of what is dealt.
    pub dealt: Option<f64>,
    /// Of a fair deal.
    pub fair: Option<f64>,
}

/// How a walk approaches the fair deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MixingBody {
    /// From how many slides on the distance is below 25%, 1% and 0.1%.
    pub times: Vec<MixingTime>,
    /// What the distance never falls below for even and for odd numbers of
    /// slides; 0 for a walk that forgets where it began.
    pub floor: [f64; 2],
    /// The distance after 0, 1, 2, … slides, where it was asked for.
    pub curve: Option<Vec<f64>>,
}

/// From when on a walk is near the fair deal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MixingTime {
    /// The distance.
    pub distance: f64,
    /// The first number of slides from which on it is below; `null` if it never
    /// is, or not within what was looked at.
    pub steps: Option<u64>,
}

/// Whether some boards could come from a fair dealer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SampleLine {
    /// The boards' size, `WxH`.
    pub size: String,
    /// The goal: a layout's name, or a board.
    pub goal: String,
    /// How many boards were counted.
    pub boards: u64,
    /// How many lines were in error, and not counted.
    pub errors: u64,
    /// How many of the boards cannot be solved.
    pub unsolvable: u64,
    /// The probability that all tests together accuse a fair dealer.
    pub alpha: f64,
    /// `consistent` or `not-fair`.
    pub verdict: String,
    /// The verdict in a sentence.
    pub explanation: String,
    /// The tests that were made.
    pub tests: Vec<TestBody>,
    /// The tests that were not, and why.
    pub skipped: Vec<SkippedBody>,
    /// Boards that came more than once.
    pub repeats: RepeatsBody,
    /// `cancelled` if the boards were not read to their end.
    pub stopped: Option<String>,
    /// How many boards had 0, 1, 2, … tiles at home, the blank not counted,
    /// where it was asked for.
    pub at_home: Option<Vec<u64>>,
    /// How many boards had 0, 1, 2, … cycles, as permutations of the goal, where
    /// it was asked for.
    pub cycles: Option<Vec<u64>>,
    /// The share of each tile (the blank 0 first) on each square, where it was
    /// asked for.
    pub marginals: Option<Vec<Vec<f64>>>,
}

/// One question to a sample, and its answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TestBody {
    /// What was asked, such as `blank-square`.
    pub name: String,
    /// What was measured.
    pub statistic: f64,
    /// What a fair dealer's statistic is in the mean.
    pub expected: f64,
    /// The probability that a fair dealer's statistic is at least as far out.
    pub p: f64,
    /// The same, corrected for the number of tests.
    pub p_corrected: f64,
    /// How large the bias is, 0 for none.
    pub effect: f64,
    /// The smallest effect that such a sample would have shown nine times out
    /// of ten; `null` if there were too few boards to show any.
    pub smallest_detectable: Option<f64>,
    /// What was found, in words.
    pub explanation: String,
    /// Where the sample differs most from what is expected.
    pub worst: Option<WorstBody>,
}

/// How many boards have something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WorstBody {
    /// What they have: `place`, `order`, `at-home` or `cycles`.
    pub what: String,
    /// The tile, then its square; or the tile that stands before, then the
    /// other; or from how many to how many.
    pub which: [u64; 2],
    /// How many boards have it.
    pub found: u64,
    /// How many of a fair dealer's boards have it in the mean.
    pub expected: f64,
}

/// A test that was not made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkippedBody {
    /// Which.
    pub name: String,
    /// Why, in a sentence.
    pub reason: String,
}

/// Boards that came more than once.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RepeatsBody {
    /// The boards that were compared with one another.
    pub compared: u64,
    /// Of the possible boards, the part whose boards were compared; 1 for all.
    pub part: f64,
    /// Different ones among those compared.
    pub distinct: u64,
    /// Pairs of equal ones among those compared: k equal boards are k(k−1)/2.
    pub pairs: u64,
    /// The largest number of equal ones.
    pub most: u64,
}

impl ExactLine {
    /// The answer of an audit. `fair` is the audit of the default recipe for
    /// the same goal, to compare with; with `details` come the marginals and
    /// the mixing curve.
    #[must_use]
    pub fn new(audit: &ExactAudit, fair: Option<&ExactAudit>, details: bool) -> ExactLine {
        let Recipe { shuffle, fix, blank_square } = audit.recipe;
        let outcomes = audit.outcomes.as_ref();
        let compare = |value: fn(&ExactAudit) -> Option<f64>| Comparison {
            dealt: value(audit),
            fair: fair.and_then(value),
        };
        ExactLine {
            size: audit.goal.size().to_string(),
            goal: audit.goal.name(),
            shuffle: shuffle.name().into(),
            steps: shuffle.steps(),
            fix: fix.name().into(),
            blank_square: blank_square.name().into(),
            basis: audit.basis.name().into(),
            explanation: audit.headline(),
            outcomes: outcomes.map(Natural::to_string),
            possible_boards: audit.possible_boards.as_ref().map(Natural::to_string),
            share_possible: audit.share_possible,
            solvable_share: audit.solvable_share,
            most_likely: audit.most_likely.as_ref().map(|likely| likelihood(likely, outcomes)),
            least_likely: audit.least_likely.as_ref().map(|likely| likelihood(likely, outcomes)),
            ratio: audit.ratio.as_ref().map(ratio),
            tv_distance: audit.tv_distance,
            tv_at_least: audit.tv_at_least,
            any_at_home: compare(|audit| audit.any_at_home),
            tiles_at_home: compare(|audit| audit.tiles_at_home),
            mean_length: Comparison {
                dealt: audit.mean_length.map(|length| length.dealt),
                fair: audit.mean_length.map(|length| length.fair),
            },
            mixing: audit.mixing.as_ref().map(|mixing| self::mixing(mixing, details)),
            marginals: audit.marginals.as_ref().filter(|_| details).map(rows),
        }
    }
}

fn likelihood(likelihood: &Likelihood, all: Option<&Natural>) -> LikelihoodBody {
    let (outcomes, probability) = match &likelihood.weight {
        Weight::Outcomes(outcomes) => {
            let all = all.map_or(f64::INFINITY, Natural::to_f64);
            (Some(outcomes.to_string()), outcomes.to_f64() / all)
        }
        Weight::Probability(probability) => (None, *probability),
    };
    // What can occur has no probability of nothing, and of numbers beyond f64 there is no quotient.
    let probability = Some(probability).filter(|&p| p > 0.0 && p.is_finite());
    LikelihoodBody { board: likelihood.board.to_string(), outcomes, probability }
}

fn ratio(ratio: &Ratio) -> String {
    match ratio {
        Ratio::Exact { numerator, denominator: 1 } => numerator.to_string(),
        Ratio::Exact { numerator, denominator } => format!("{numerator}/{denominator}"),
        Ratio::Decimal(ratio) => ratio.to_string(),
    }
}

fn mixing(mixing: &Mixing, details: bool) -> MixingBody {
    let times = mixing.times.iter().map(|&(distance, steps)| MixingTime { distance, steps });
    MixingBody {
        times: times.collect(),
        floor: mixing.floor,
        curve: details.then(|| mixing.curve.clone()),
    }
}

fn rows(marginals: &Marginals) -> Vec<Vec<f64>> {
    (0..marginals.area() as u32).map(|tile| marginals.of_tile(Tile::new(tile)).to_vec()).collect()
}

impl SampleLine {
    /// The answer of an audit. Of the input, `errors` lines were no boards, and
    /// it was `stopped` before its end by what this says.
    #[must_use]
    pub fn new(
        audit: &SampleAudit,
        errors: u64,
        stopped: Option<&str>,
        details: bool,
    ) -> SampleLine {
        let counts = &audit.counts;
        let goal: &Goal = &counts.goal;
        let repeats = &counts.repeats;
        SampleLine {
            size: goal.size().to_string(),
            goal: goal.name(),
            boards: counts.boards,
            errors,
            unsolvable: counts.unsolvable,
            alpha: audit.alpha,
            verdict: audit.verdict.name().into(),
            explanation: audit.headline(),
            tests: audit.tests.iter().map(test).collect(),
            skipped: audit
                .skipped
                .iter()
                .map(|skipped| SkippedBody {
                    name: skipped.name.name().into(),
                    reason: skipped.reason.clone(),
                })
                .collect(),
            repeats: RepeatsBody {
                compared: repeats.compared,
                part: repeats.part,
                distinct: repeats.distinct,
                pairs: repeats.pairs,
                most: repeats.most,
            },
            stopped: stopped.map(str::to_owned),
            at_home: details.then(|| counts.at_home.clone()),
            cycles: details.then(|| counts.cycles.clone()),
            marginals: counts.marginals().filter(|_| details).as_ref().map(rows),
        }
    }
}

fn test(test: &Test) -> TestBody {
    TestBody {
        name: test.name.name().into(),
        statistic: test.statistic,
        expected: test.expected,
        p: test.p,
        p_corrected: test.p_corrected,
        effect: test.effect,
        smallest_detectable: Some(test.smallest_detectable).filter(|least| least.is_finite()),
        explanation: test.sentence.clone(),
        worst: test.worst.as_ref().and_then(|worst| {
            let (what, which) = match worst.what {
                Feature::Place { tile, square } => {
                    ("place", [u64::from(tile.number()), u64::from(square.number())])
                }
                Feature::Order { first, second } => {
                    ("order", [u64::from(first.number()), u64::from(second.number())])
                }
                Feature::AtHome { least, most } => ("at-home", [least, most]),
                Feature::Cycles { least, most } => ("cycles", [least, most]),
                _ => return None,
            };
            let (found, expected) = (worst.found, worst.expected);
            Some(WorstBody { what: what.into(), which, found, expected })
        }),
    }
}
