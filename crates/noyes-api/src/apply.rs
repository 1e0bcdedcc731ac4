//! The answer of `apply`.

use noyes::{Algorithm, Board, Goal, IllegalMove, Metric, Position};
use serde::{Deserialize, Serialize};

/// A board after the moves of an algorithm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ApplyLine {
    /// The line of the input, counted from 1, or the number of the argument.
    pub line: u64,
    /// The board after the last move.
    pub board: String,
    /// Its size, `WxH`.
    pub size: String,
    /// The goal: a layout's name, or a board.
    pub goal: String,
    /// Whether the board is now the goal.
    pub solved: bool,
    /// The number of moves, each tile that moves counted.
    pub length: u64,
    /// The number of moves, a slide of several tiles in a line counted once.
    pub length_mtm: u64,
}

impl ApplyLine {
    /// Makes the moves.
    ///
    /// # Errors
    /// [`IllegalMove`] if a move has no tile to slide.
    pub fn new(
        line: u64,
        mut board: Board,
        goal: &Goal,
        algorithm: &Algorithm,
    ) -> Result<ApplyLine, IllegalMove> {
        board.apply(algorithm)?;
        Ok(ApplyLine {
            line,
            board: board.to_string(),
            size: board.size().to_string(),
            goal: goal.name(),
            solved: goal.is_solved(&board),
            length: algorithm.length(Metric::Stm),
            length_mtm: algorithm.length(Metric::Mtm),
        })
    }
}
