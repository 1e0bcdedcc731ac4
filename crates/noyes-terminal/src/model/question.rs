//! What the solver is asked, and what it answers.

use std::ops::RangeInclusive;

use noyes::{Algorithm, Board, Goal};
use noyes_game::Distance;

/// A question to the solver. A new one ends the one before.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Question {
    /// Nothing any more.
    Nothing,
    /// The way from a board to the goal.
    Way { goal: Goal, board: Board },
    /// How far each of these boards is from the goal.
    Distances { goal: Goal, boards: Vec<Board> },
    /// A board whose shortest solution has so many moves.
    Deal { goal: Goal, lengths: RangeInclusive<u64>, seed: String },
}

/// What the solver says of the question that was asked last.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    /// Its tables are being built: so much of so much is done.
    Tables { done: u64, total: u64 },
    /// No solution is shorter than this.
    AtLeast(u64),
    /// The way to the goal.
    Way(FoundWay),
    /// How far the board of this number is from the goal.
    Distance { at: usize, distance: Distance },
    /// A board was dealt.
    Dealt { board: Board },
    /// There will be no answer.
    Failed,
}

/// A way from a board to the goal.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FoundWay {
    pub(crate) board: Board,
    pub(crate) moves: Algorithm,
    /// No way is shorter than this.
    pub(crate) lower_bound: u64,
}
