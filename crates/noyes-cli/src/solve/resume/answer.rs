//! What a file says of a board, held against the board.

use noyes::{Algorithm, Board, Metric, Position};
use noyes_api::ErrorBody;
use noyes_engine::Solvers;
use serde::Deserialize;

use crate::{
    solve::{CANCELLED, tasks::Task},
    status::Status,
};

/// The errors that boards can have.
const OF_BOARDS: [&str; 3] = ["size-mismatch", "too-far", "out-of-memory"];

/// What an answer in the file says of its board.
#[derive(Deserialize)]
pub(super) struct Answer {
    pub(super) line: u64,
    pub(super) board: Option<String>,
    pub(super) goal: Option<String>,
    pub(super) metric: Option<String>,
    pub(super) stopped: Option<String>,
    pub(super) error: Option<ErrorBody>,
    /// Of an answer in words.
    pub(super) words: Option<String>,
}

impl Answer {
    pub(super) fn is_cancelled(&self) -> bool {
        let stopped = self.stopped.as_deref() == Some(CANCELLED);
        let error = self.error.as_ref().is_some_and(|error| error.code == CANCELLED);
        let words = self.words.as_ref().is_some_and(|words| words.contains("(stopped: cancelled)"));
        stopped || error || words
    }

    /// How a command ends that has given this answer, if it can belong to the board.
    pub(super) fn status(&self, task: Task, solvers: &Solvers) -> Result<Status, String> {
        let board = match (task.board, &self.error) {
            (None, _) => return Err("the input has no such board".into()),
            (Some(Ok(_)), Some(error)) if OF_BOARDS.contains(&&*error.code) => {
                return Ok(Status::WrongInput);
            }
            (Some(Ok(board)), Some(error)) => {
                return Err(format!("found the error {}; expected the board {board}", error.code));
            }
            (Some(Err(fault)), Some(error)) if error.code == fault.code => return Ok(fault.status),
            (Some(Err(fault)), _) => return Err(format!("the input has no board there: {fault}")),
            (Some(Ok(board)), None) => board,
        };
        let goal = solvers.goal(board.size());
        if let Some(words) = &self.words {
            let solved = solves(words, &board, &goal);
            let solvable = goal.is_solvable(&board).is_ok_and(|solvable| solvable);
            let mtm = words.contains("multi-tile") || words.starts_with("This board");
            let stm = !words.contains("multi-tile");
            let metric = if solvers.wish().metric == Metric::Mtm { mtm } else { stm };
            return match (solvable, solved && metric) {
                (true, true) => Ok(Status::Yes),
                (false, _) if words.starts_with("This board cannot be solved.") => Ok(Status::No),
                _ => Err(format!("the answer is none to the board {board}")),
            };
        }
        let same = |name, found: &Option<String>, expected: String| match found {
            Some(found) if *found == expected => Ok(()),
            Some(found) => Err(format!("found the {name} {found}; expected {expected}")),
            None => Err(format!("found no {name}; expected {expected}")),
        };
        same("board", &self.board, board.to_string())?;
        same("goal", &self.goal, goal.name())?;
        same("metric", &self.metric, solvers.wish().metric.name().into())?;
        let solvable = goal.is_solvable(&board).is_ok_and(|solvable| solvable);
        Ok(if solvable { Status::Yes } else { Status::No })
    }
}

/// Whether the moves at the end of these words solve the board.
fn solves(words: &str, board: &Board, goal: &noyes::Goal) -> bool {
    let moves = words.rsplit_once(": ").map_or("", |(_, moves)| moves);
    let mut board = board.clone();
    let applied = moves.parse::<Algorithm>().is_ok_and(|moves| board.apply(&moves).is_ok());
    applied && goal.is_solved(&board)
}
