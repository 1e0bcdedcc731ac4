//! What was counted of some boards.

use noyes::Goal;

use crate::Marginals;

/// What was counted of some boards, all of one size and for one goal.
#[derive(Clone, Debug, PartialEq)]
pub struct Counts {
    /// The goal that the boards are meant for.
    pub goal: Goal,
    /// How many boards there were.
    pub boards: u64,
    /// How many of them cannot be solved.
    pub unsolvable: u64,
    /// How often each tile (the blank 0 first) stood on each square: n×n
    /// counts, tile by tile. Empty above [`Tally::MAX_PLACED_AREA`] squares.
    ///
    /// [`Tally::MAX_PLACED_AREA`]: crate::Tally::MAX_PLACED_AREA
    pub placed: Vec<u64>,
    /// How often the blank stood on each square.
    pub blank: Vec<u64>,
    /// How many boards had 0, 1, 2, … n−1 tiles at home, the blank not counted.
    pub at_home: Vec<u64>,
    /// How many boards had 0, 1, 2, … n cycles, as permutations of the goal, the
    /// blank counted.
    pub cycles: Vec<u64>,
    /// For each two tiles a < b of the goal's reading order, (0, 1), (0, 2), …
    /// (1, 2), …, how often a stood before b; the blank is left out, so that
    /// there are (n−1)(n−2)/2. Empty above [`Tally::MAX_PAIRS_AREA`] squares.
    ///
    /// [`Tally::MAX_PAIRS_AREA`]: crate::Tally::MAX_PAIRS_AREA
    pub before: Vec<u64>,
    /// Boards that came more than once.
    pub repeats: Repeats,
}

/// Boards that came more than once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Repeats {
    /// The boards that were compared with one another: all, or where memory did
    /// not reach, all those of a random part of the possible boards.
    pub compared: u64,
    /// That part of the possible boards, 1 for all.
    pub part: f64,
    /// Different ones among those compared.
    pub distinct: u64,
    /// Pairs of equal ones among those compared: k equal boards are k(k−1)/2.
    pub pairs: u64,
    /// The largest number of equal ones.
    pub most: u64,
}

impl Counts {
    /// The shares of the counts in `placed`; `None` without boards, or for
    /// boards too large.
    #[must_use]
    pub fn marginals(&self) -> Option<Marginals> {
        if self.boards == 0 || self.placed.is_empty() {
            return None;
        }
        let boards = self.boards as f64;
        let shares = self.placed.iter().map(|&count| count as f64 / boards).collect();
        Some(Marginals::new(self.goal.size().area(), shares))
    }
}
