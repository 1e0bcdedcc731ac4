//! Where a game begins.

use noyes::Board;

/// A board dealt at random, by its name: the same seed, index, size and goal are the same board for
/// ever.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    /// The seed, any text.
    pub seed: String,
    /// The number of the deal under this seed, from 0.
    pub index: u64,
}

/// How a game's first board came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// It was dealt.
    Deal(Deal),
    /// A person set it up.
    Own(Board),
}
