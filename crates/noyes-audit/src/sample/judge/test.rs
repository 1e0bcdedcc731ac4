//! What a test says.

use std::fmt;

use noyes::{Square, Tile};

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
    /// probability of 90% at the level alpha divided by the number of tests, in
    /// the same unit; infinite if there were too few boards to show any. For a w
    /// it holds where the bias is spread; all on a single square it has to be a
    /// little larger.
    pub smallest_detectable: f64,
    /// Where the sample differs most from what is expected.
    pub worst: Option<Worst>,
    /// What was found, in words.
    pub sentence: String,
}

impl Test {
    /// Whether it speaks against a fair dealer at the level `alpha` of all tests together.
    #[must_use]
    pub fn is_unfair(&self, alpha: f64) -> bool {
        self.p_corrected <= alpha
    }
}

/// Where a sample differs most from what is expected: how many boards have
/// something, and how many a fair dealer's have in the mean.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Worst {
    /// What they have.
    pub what: Feature,
    /// How many boards have it.
    pub found: u64,
    /// How many of a fair dealer's boards have it in the mean.
    pub expected: f64,
}

/// Something that a board can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Feature {
    /// The tile, or the blank, stands on the square.
    Place {
        /// The tile.
        tile: Tile,
        /// The square.
        square: Square,
    },
    /// One tile stands before another in reading order.
    Order {
        /// The one that stands before.
        first: Tile,
        /// The other.
        second: Tile,
    },
    /// So many tiles are at home, from the least to the most.
    AtHome {
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
    /// The board has so many cycles, from the least to the most.
    Cycles {
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
}

/// A question to a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TestName {
    /// `unsolvable`: boards that cannot be solved. A fair dealer never deals
    /// one, so the first has p = 0. The statistic is their number, the effect
    /// their share.
    Unsolvable,
    /// `blank-square`: where the blank stands. The statistic is Pearson's X²
    /// over the n squares. The effect is Cohen's w, the root of the mean square
    /// of the squares' relative differences from the fair share 1/n: 1 if the
    /// blank keeps to half of the squares. Chance is taken off, for N boards
    /// w² = (X² − (n−1))/(N−1), so that it is 0 where X² is below its mean.
    BlankSquare,
    /// `tile-squares`: which tile comes to which square. The statistic is
    /// (n−1)/n·X² over the n×n table. The effect is w, the root of the mean
    /// square of the relative differences from 1/n, and chance is taken off here
    /// too: w² = (statistic − (n−1)²)/((n−1)(N−1)), or 0. The place that is
    /// named is the furthest from fair of a tile, not of the blank.
    TileSquares,
    /// `fixed-points`: how many tiles are at home. The statistic is the
    /// log-likelihood ratio G over the numbers, rare ones put together. The
    /// effect is w, the root of the mean square of their shares' relative
    /// differences from the expected ones, by which it is weighted; for k classes
    /// w² = (X² − (k−1))/(N−1), or 0 where that is below.
    FixedPoints,
    /// `pairs`: which of two tiles comes first. The effect, which is the
    /// statistic too, is the largest difference of a share from one half.
    Pairs,
    /// `cycles`: how many cycles the permutation has; otherwise like `fixed-points`.
    Cycles,
    /// `repeats`: boards that came more than once. The statistic is the number
    /// of pairs of equal ones. The effect is how much the probability that two
    /// boards are equal differs from a fair dealer's: a dealer who knows only K
    /// boards has 1/K, less the fair 1/(n!/2).
    Repeats,
}

impl TestName {
    /// All tests.
    pub const ALL: [TestName; 7] = [
        TestName::Unsolvable,
        TestName::BlankSquare,
        TestName::TileSquares,
        TestName::FixedPoints,
        TestName::Pairs,
        TestName::Cycles,
        TestName::Repeats,
    ];

    /// The name in answers, such as `blank-square`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            TestName::Unsolvable => "unsolvable",
            TestName::BlankSquare => "blank-square",
            TestName::TileSquares => "tile-squares",
            TestName::FixedPoints => "fixed-points",
            TestName::Pairs => "pairs",
            TestName::Cycles => "cycles",
            TestName::Repeats => "repeats",
        }
    }
}

impl fmt::Display for TestName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A test that was not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// Which.
    pub name: TestName,
    /// Why, in a sentence.
    pub reason: String,
}
