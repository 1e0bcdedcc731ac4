//! The answer of `check`.

use noyes::{Board, Goal, Position, SizeMismatch};
use serde::{Deserialize, Serialize};

use crate::RankWish;

/// One board judged: can it be solved, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckLine {
    /// The line of the input, counted from 1, or the number of the argument.
    pub line: u64,
    /// The board: rows separated by `/`, tiles by spaces, 0 the blank.
    pub board: String,
    /// Its size, `WxH`.
    pub size: String,
    /// The goal: a layout's name, or a board.
    pub goal: String,
    /// Whether slides lead from the board to the goal.
    pub solvable: bool,
    /// For each tile in reading order, the blank skipped: before how many
    /// tiles it stands that the goal has earlier.
    pub inversions: Vec<u32>,
    /// Their sum.
    pub inversion_sum: u64,
    /// The row of the blank, 0 at the bottom.
    pub blank_row_from_bottom: u32,
    /// The rule that decides: `odd-width`, `even-width` or `one-wide`.
    pub rule: String,
    /// Two tiles whose swap makes an unsolvable board solvable. `null` if the
    /// board can be solved, or if no swap of two tiles helps.
    pub repair: Option<[u32; 2]>,
    /// The verdict in words.
    pub explanation: String,
    /// The board's number among the solvable ones, in decimal digits. `null`
    /// for an unsolvable board, and above 64 squares unless it was asked for.
    pub rank: Option<String>,
}

impl CheckLine {
    /// Judges a board.
    ///
    /// # Errors
    /// [`SizeMismatch`] if the board is not of the goal's size.
    pub fn new(
        line: u64,
        board: &Board,
        goal: &Goal,
        rank: RankWish,
    ) -> Result<CheckLine, SizeMismatch> {
        let verdict = goal.judge(board)?;
        Ok(CheckLine {
            line,
            board: board.to_string(),
            size: board.size().to_string(),
            goal: goal.name(),
            solvable: verdict.solvable,
            inversion_sum: verdict.inversion_sum,
            blank_row_from_bottom: verdict.blank_row_from_bottom,
            rule: verdict.rule.name().into(),
            repair: verdict.repair.map(|(a, b)| [a.number(), b.number()]),
            explanation: verdict.to_string(),
            rank: if verdict.solvable { rank.rank(board, goal) } else { None },
            inversions: verdict.inversions,
        })
    }
}
