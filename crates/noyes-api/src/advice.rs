//! What a page asks of its solver in another thread, and what it is told.

use noyes::{Algorithm, Board, Goal, Position};
use serde::{Deserialize, Serialize};

use crate::ErrorBody;

/// A board that is to be solved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// Names the question; every answer carries it.
    pub id: u64,
    /// The size, `WxH`.
    pub size: String,
    /// A layout's name, or a board.
    pub goal: String,
    /// The board.
    pub board: String,
    /// How long the search may take, tables ready first; `null` without limit.
    pub milliseconds: Option<u64>,
}

impl Ask {
    /// The question for a board.
    #[must_use]
    pub fn new(id: u64, board: &Board, goal: &Goal, milliseconds: Option<u64>) -> Ask {
        Ask {
            id,
            size: board.size().to_string(),
            goal: goal.name(),
            board: board.to_string(),
            milliseconds,
        }
    }
}

/// What the solver says, in this order: tables being built, tables ready, the
/// search, and a solution or an error. The last one ends the question.
///
/// ```
/// use noyes_api::Advice;
///
/// let advice = Advice::Search { id: 7, lower_bound: 41, best: None };
/// let text = serde_json::to_string(&advice)?;
/// assert_eq!(text, r#"{"search":{"id":7,"lower_bound":41,"best":null}}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Advice {
    /// Tables are being built.
    Tables {
        /// The question.
        id: u64,
        /// Steps done.
        done: u64,
        /// Steps in all.
        total: u64,
    },
    /// The tables are ready.
    Ready {
        /// The question.
        id: u64,
        /// How long that took; next to nothing where they were there before.
        seconds: f64,
    },
    /// The search goes on.
    Search {
        /// The question.
        id: u64,
        /// No solution is shorter.
        lower_bound: u64,
        /// The length of the best solution so far.
        best: Option<u64>,
    },
    /// The answer.
    Solution {
        /// The question.
        id: u64,
        /// The moves, in their notation.
        solution: String,
        /// Their number, each tile that moves counted.
        length: u64,
        /// No solution is shorter.
        lower_bound: u64,
        /// Whether this one is a shortest.
        optimal: bool,
        /// How long the search took.
        seconds: f64,
    },
    /// There is no answer.
    Error {
        /// The question, if it could be read.
        id: Option<u64>,
        /// Why.
        error: ErrorBody,
    },
}

impl Advice {
    /// The answer to a question.
    #[must_use]
    pub fn solution(
        id: u64,
        moves: &Algorithm,
        lower_bound: u64,
        optimal: bool,
        seconds: f64,
    ) -> Advice {
        let length = moves.length(noyes::Metric::Stm);
        Advice::Solution { id, solution: moves.to_string(), length, lower_bound, optimal, seconds }
    }
}
