//! What a page asks of its solver in another thread, and what it is told.

use core::ops::RangeInclusive;

use noyes::{Algorithm, Board, Goal, Position};
use serde::{Deserialize, Serialize};

use crate::{ErrorBody, StepLine};

/// A question to the solver.
///
/// ```
/// use noyes_api::{Ask, Want};
///
/// let text = r#"{"id":1,"size":"3x3","goal":"blank-last","board":"1 2 3/4 5 6/7 0 8","milliseconds":null}"#;
/// let ask: Ask = serde_json::from_str(text)?;
/// assert_eq!(ask.want, Want::Solution);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// Names the question; every answer carries it.
    pub id: u64,
    /// The size, `WxH`.
    pub size: String,
    /// A layout's name, or a board.
    pub goal: String,
    /// The board; empty where one is to be dealt, or none is asked about.
    pub board: String,
    /// How long the search may take, tables ready first; `null` without limit.
    pub milliseconds: Option<u64>,
    /// What is asked for; a solution where nothing is said.
    #[serde(default)]
    pub want: Want,
}

/// What a question asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Want {
    /// The moves to the goal: one [`Solution`](Advice::Solution), or one
    /// [`Beginning`](Advice::Beginning) where they are too many.
    #[default]
    Solution,
    /// The tables, so that later questions find them there: one [`Ready`](Advice::Ready).
    Tables,
    /// The steps by which a person would solve the board, on a large one the first of them: one
    /// [`Lesson`](Advice::Lesson).
    Lesson,
    /// How far it is to the goal before and after every move of a game: a
    /// [`Solution`](Advice::Solution) of the board, a [`Distance`](Advice::Distance) for each
    /// position, those of larger boards again as they become better known, and
    /// [`Finished`](Advice::Finished).
    Distances {
        /// The moves of the game, in their notation.
        moves: String,
    },
    /// A board by the length of its shortest solution: one [`Dealt`](Advice::Dealt).
    Deal {
        /// The seed.
        seed: String,
        /// The number of the deal.
        index: u64,
        /// The least length.
        least: u64,
        /// The greatest length.
        most: u64,
    },
}

impl Ask {
    /// The question for a solution.
    #[must_use]
    pub fn new(id: u64, board: &Board, goal: &Goal, milliseconds: Option<u64>) -> Ask {
        Ask {
            id,
            size: board.size().to_string(),
            goal: goal.name(),
            board: board.to_string(),
            milliseconds,
            want: Want::Solution,
        }
    }

    /// The wish for the tables of a goal.
    #[must_use]
    pub fn tables(id: u64, goal: &Goal) -> Ask {
        let board = String::new();
        Ask { board, want: Want::Tables, ..Ask::new(id, goal.board(), goal, None) }
    }

    /// The question for a lesson.
    #[must_use]
    pub fn lesson(id: u64, board: &Board, goal: &Goal) -> Ask {
        Ask { want: Want::Lesson, ..Ask::new(id, board, goal, None) }
    }

    /// The question for the distances during a game that begins with this board. The time is
    /// that of a single search.
    #[must_use]
    pub fn distances(
        id: u64,
        board: &Board,
        goal: &Goal,
        moves: &Algorithm,
        milliseconds: Option<u64>,
    ) -> Ask {
        let want = Want::Distances { moves: moves.to_string() };
        Ask { want, ..Ask::new(id, board, goal, milliseconds) }
    }

    /// The question for a board whose shortest solution has a length in a range.
    #[must_use]
    pub fn deal(
        id: u64,
        goal: &Goal,
        seed: impl Into<String>,
        index: u64,
        lengths: RangeInclusive<u64>,
    ) -> Ask {
        let (least, most) = lengths.into_inner();
        Ask {
            board: String::new(),
            want: Want::Deal { seed: seed.into(), index, least, most },
            ..Ask::new(id, goal.board(), goal, None)
        }
    }
}

/// What the solver says, in this order: tables being built, tables ready, the
/// search, and the answer or an error. The last one ends the question.
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
    /// The answer on a board so large that all its moves would be too many for a page.
    Beginning {
        /// The question.
        id: u64,
        /// The first moves of a solution, in their notation. Who has made them asks again.
        moves: String,
        /// No solution is shorter.
        lower_bound: u64,
    },
    /// The steps of a lesson.
    Lesson {
        /// The question.
        id: u64,
        /// The steps; none where the board is solved.
        steps: Vec<StepLine>,
        /// Whether these are all of them. Who has made the others asks again.
        complete: bool,
    },
    /// How far it is to the goal at one moment of a game. Where both numbers are equal, that is
    /// the distance.
    Distance {
        /// The question.
        id: u64,
        /// How many moves were made by then.
        at: u64,
        /// No solution is shorter.
        least: u64,
        /// So long a solution is known.
        most: u64,
    },
    /// All distances are told.
    Finished {
        /// The question.
        id: u64,
        /// How long they took, tables ready first.
        seconds: f64,
    },
    /// A board of the length that was asked for.
    Dealt {
        /// The question.
        id: u64,
        /// The board.
        board: String,
        /// The length of its shortest solution.
        length: u64,
        /// How it was drawn: `rejection`, `enumeration` or `near-hardest`.
        drawn: String,
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
