//! The answer of `scramble`.

use serde::{Deserialize, Serialize};

/// One board that was dealt, and all that is needed to deal it again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScrambleLine {
    /// The board: rows separated by `/`, tiles by spaces, 0 the blank.
    pub board: String,
    /// Its size, `WxH`.
    pub size: String,
    /// The goal: a layout's name, or a board.
    pub goal: String,
    /// The shuffle's name, such as `uniform`; `near-hardest` for boards by
    /// length that are not uniform.
    pub shuffle: String,
    /// How many slides the shuffle makes or tries; `null` for the shuffles that
    /// do not slide.
    pub steps: Option<u64>,
    /// What is done about unsolvable boards: `none`, `swap`, `article` or `reject`.
    pub fix: String,
    /// Where the blank may stand: `any` or `home`.
    pub blank_square: String,
    /// The seed, as it was given or drawn.
    pub seed: String,
    /// The number of this deal under its seed, counted from 0.
    pub index: u64,
    /// The board's number among the solvable ones, in decimal digits. `null`
    /// for an unsolvable board, and above 64 squares unless it was asked for.
    pub rank: Option<String>,
    /// Whether slides lead from the board to the goal.
    pub solvable: bool,
    /// The length of a shortest solution, if boards were asked for by it.
    pub length: Option<u64>,
    /// How the moves of that are counted: `stm` or `mtm`.
    pub metric: Option<String>,
    /// How a board of that length was found: `rejection` and `enumeration` are
    /// exactly uniform over all boards of the lengths asked for, `near-hardest`
    /// is not.
    pub drawn: Option<String>,
}
