//! The answer to "what next?".

use noyes::{Board, Goal, Metric, Position, Run, Verdict};
use noyes_solver::Hint;
use serde::{Deserialize, Serialize};

/// The best next moves on a board, and how far the goal is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HintLine {
    /// The board: rows separated by `/`, tiles by spaces, 0 the blank.
    pub board: String,
    /// Its size, `WxH`.
    pub size: String,
    /// The goal: a layout's name, or a board.
    pub goal: String,
    /// Whether slides lead from the board to the goal.
    pub solvable: bool,
    /// The best next move: the direction in which tiles travel, as in `L`, with
    /// their number if it is a slide of several, as in `L3`. `null` if the board
    /// is solved or cannot be.
    #[serde(rename = "move")]
    pub next: Option<String>,
    /// The tile to push: the one that moves, or of several the farthest from the
    /// blank. `null` if there is no move.
    pub tile: Option<u32>,
    /// Every move that begins a shortest solution where that is known, else
    /// `move` alone.
    pub moves: Vec<String>,
    /// The length of the best solution found; `null` for an unsolvable board.
    pub length: Option<u64>,
    /// No solution is shorter than this; `null` for an unsolvable board.
    pub lower_bound: Option<u64>,
    /// Whether no solution is shorter; `null` for an unsolvable board.
    pub optimal: Option<bool>,
    /// How moves are counted: `stm` or `mtm`.
    pub metric: String,
    /// The limit that ended the search: `time`, `nodes`, `memory` or
    /// `cancelled`; else `null`.
    pub stopped: Option<String>,
    /// Why the board cannot be solved, in words; `null` if it can be.
    pub explanation: Option<String>,
}

impl HintLine {
    /// The hint for a board that can be solved.
    #[must_use]
    pub fn new(board: &Board, goal: &Goal, metric: Metric, hint: &Hint) -> HintLine {
        let first = hint.moves.first();
        HintLine {
            solvable: true,
            next: first.map(Run::to_string),
            tile: first.and_then(|&run| pushed(board, run)),
            moves: hint.moves.iter().map(Run::to_string).collect(),
            length: Some(hint.length),
            lower_bound: Some(hint.lower_bound),
            optimal: Some(hint.optimal),
            stopped: hint.stopped.map(|stop| stop.name().into()),
            ..HintLine::none(board, goal, metric)
        }
    }

    /// The answer for a board that cannot be solved.
    #[must_use]
    pub fn unsolvable(board: &Board, goal: &Goal, metric: Metric, verdict: &Verdict) -> HintLine {
        let explanation = Some(verdict.to_string());
        HintLine { explanation, ..HintLine::none(board, goal, metric) }
    }

    fn none(board: &Board, goal: &Goal, metric: Metric) -> HintLine {
        HintLine {
            board: board.to_string(),
            size: board.size().to_string(),
            goal: goal.name(),
            solvable: false,
            next: None,
            tile: None,
            moves: Vec::new(),
            length: None,
            lower_bound: None,
            optimal: None,
            metric: metric.name().into(),
            stopped: None,
            explanation: None,
        }
    }
}

/// The tile that is farthest from the blank in a run.
fn pushed(board: &Board, run: Run) -> Option<u32> {
    let mut after = board.clone();
    let mut last = None;
    for _ in 0..run.length.get() {
        last = after.slide(run.direction);
    }
    last.map(|tile| tile.number())
}
