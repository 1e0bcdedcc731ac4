//! Snapshots: a game as text, so that it survives its program.

use noyes::{
    Algorithm, AlgorithmError, BlankMark, Board, Coded, DealError, Goal, GoalError, Grid,
    IllegalMove, Position, Run, Size, SizeError, TextError,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Deal, Game, Millis, Start, history::History};

/// A game as it is stored: its start, its goal, its steps and its time.
///
/// As JSON on one line:
///
/// ```text
/// {"v":1,"size":"4x4","goal":"blank-last","seed":"monday","deal":7,"steps":"U L2 D","done":3,"elapsed":4200}
/// {"v":1,"size":"3x3","goal":"snake","board":"1 2 3/6 5 4/0 7 8","steps":"","done":0,"elapsed":0}
/// ```
///
/// `steps` holds a run for each step of undo, those taken back last; the first `done` of them
/// stand. `"assisted":true` follows where the player was helped. The board is not stored: loading
/// makes the steps again, from the start, so that what was damaged on the way is found out and
/// never played.
///
/// # Stability
/// `v` is 1. A later format has another number, and old ones stay readable.
///
/// ```
/// use noyes::{Direction, Goal, Layout, Size};
/// use noyes_game::{Deal, Game, Input, Snapshot};
///
/// let goal = Goal::new(Size::FIFTEEN, Layout::Spiral);
/// let mut game = Game::deal(goal, Deal { seed: "monday".into(), index: 7 })?;
/// for direction in Direction::ALL {
///     game.play(Input::Slide(direction), 1_000).ok();
/// }
/// let text = game.snapshot().to_json();
/// let again = Snapshot::from_json(&text)?.game()?;
/// assert_eq!((again.board(), again.moves()), (game.board(), game.moves()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    v: u32,
    size: String,
    goal: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deal: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    steps: String,
    done: usize,
    elapsed: Millis,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    assisted: bool,
}

impl Game {
    /// The game as it can be stored. The time is that of the last input, tick or pause.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let (seed, deal, board) = match self.start() {
            Start::Deal(deal) => (Some(deal.seed.clone()), Some(deal.index), None),
            Start::Own(board) => (None, None, Some(board.to_string())),
        };
        let steps: Vec<String> = self.history().steps().iter().map(Run::to_string).collect();
        Snapshot {
            v: Snapshot::VERSION,
            size: self.size().to_string(),
            goal: self.goal().name(),
            seed,
            deal,
            board,
            steps: steps.join(" "),
            done: self.history().done(),
            elapsed: self.elapsed(),
            assisted: self.is_assisted(),
        }
    }
}

impl Snapshot {
    const VERSION: u32 = 1;

    /// As JSON, on one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Numbers and texts only: nothing in here can fail to be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads JSON.
    ///
    /// # Errors
    /// [`SnapshotError`] if it is not JSON of this shape and version.
    pub fn from_json(text: &str) -> Result<Snapshot, SnapshotError> {
        /// The version alone: a later format may have other fields.
        #[derive(Deserialize)]
        struct Version {
            v: u32,
        }
        let malformed = |error: serde_json::Error| SnapshotError::Malformed(error.to_string());
        let Version { v } = serde_json::from_str(text).map_err(malformed)?;
        if v != Snapshot::VERSION {
            return Err(SnapshotError::Version { found: v });
        }
        serde_json::from_str(text).map_err(malformed)
    }

    /// The game, its steps made again. Its time stands until the next step.
    ///
    /// # Errors
    /// [`SnapshotError`] if this is not a state that play can lead to.
    pub fn game(&self) -> Result<Game, SnapshotError> {
        let size: Size = self.size.parse()?;
        let goal = Goal::parse(&self.goal, size)?;
        let mut game = match (&self.seed, self.deal, &self.board) {
            (Some(seed), Some(index), None) => {
                let game = Game::deal(goal, Deal { seed: seed.clone(), index })?;
                // A deal that is solved from the start is passed over, and so never stored.
                if *game.start() != Start::Deal(Deal { seed: seed.clone(), index }) {
                    return Err(SnapshotError::Start);
                }
                game
            }
            (None, None, Some(text)) => {
                let board = text.parse::<Grid>()?.board(Some(size), BlankMark::default())?;
                Game::own(board, goal).map_err(|_| SnapshotError::Start)?
            }
            _ => return Err(SnapshotError::Start),
        };
        let steps = self.steps()?;
        if self.done > steps.len() {
            return Err(SnapshotError::Done { found: self.done, steps: steps.len() });
        }
        let board = replay(&game, &steps, self.done)?;
        game.resume_from(board, History::new(steps, self.done), self.elapsed, self.assisted);
        Ok(game)
    }

    /// A run for each word.
    fn steps(&self) -> Result<Vec<Run>, SnapshotError> {
        let step = |(at, word): (usize, &str)| match word.parse::<Algorithm>()?.runs() {
            &[run] => Ok(run),
            _ => Err(SnapshotError::Step { at }),
        };
        self.steps.split_whitespace().enumerate().map(step).collect()
    }
}

/// Makes the steps, those taken back too, and returns the board after the first `done`.
fn replay(game: &Game, steps: &[Run], done: usize) -> Result<Board, SnapshotError> {
    let mut board = game.first_board().clone();
    let mut standing = board.clone();
    for (at, &step) in steps.iter().enumerate() {
        if game.goal().is_solved(&board) {
            return Err(SnapshotError::AfterTheEnd { at });
        }
        board.apply(&Algorithm::from_iter([step]))?;
        if at + 1 == done {
            standing = board.clone();
        }
    }
    // Only an unsolved board lets steps be taken back.
    if done < steps.len() && game.goal().is_solved(&board) {
        return Err(SnapshotError::AfterTheEnd { at: steps.len() });
    }
    Ok(standing)
}

/// Why a text is not a stored game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SnapshotError {
    /// Not JSON of the right shape. Code `bad-snapshot`.
    #[error("this is not a stored game: {0}")]
    Malformed(String),
    /// Another format. Code `unknown-version`.
    #[error("found a stored game of version {found}; expected version 1")]
    Version {
        /// The version.
        found: u32,
    },
    /// Neither a deal nor a board, or both, or a deal that is never played. Code `bad-snapshot`.
    #[error("the stored game has no proper start: expected seed and deal, or a board")]
    Start,
    /// A word that is not one run. Code `bad-snapshot`; `at` counts the steps from 0.
    #[error("step {at} is not a run; expected a direction and perhaps a number, such as L2")]
    Step {
        /// The step.
        at: usize,
    },
    /// More steps done than there are. Code `bad-snapshot`.
    #[error("found {found} steps done; expected at most {steps}, as many as there are")]
    Done {
        /// The number that was found.
        found: usize,
        /// How many steps there are.
        steps: usize,
    },
    /// A step on a board that is solved already. Code `bad-snapshot`; `at` counts from 0.
    #[error("step {at} was made on a solved board, which is locked")]
    AfterTheEnd {
        /// The step.
        at: usize,
    },
    /// The size is not one.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The goal is not one.
    #[error(transparent)]
    Goal(#[from] GoalError),
    /// The deal cannot be dealt.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// The board is not one.
    #[error(transparent)]
    Board(#[from] TextError),
    /// The steps are not moves.
    #[error(transparent)]
    Algorithm(#[from] AlgorithmError),
    /// A step cannot be made.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl Coded for SnapshotError {
    fn code(&self) -> &'static str {
        match self {
            SnapshotError::Malformed(_)
            | SnapshotError::Start
            | SnapshotError::Step { .. }
            | SnapshotError::Done { .. }
            | SnapshotError::AfterTheEnd { .. } => "bad-snapshot",
            SnapshotError::Version { .. } => "unknown-version",
            SnapshotError::Size(error) => error.code(),
            SnapshotError::Goal(error) => error.code(),
            SnapshotError::Deal(error) => error.code(),
            SnapshotError::Board(error) => error.code(),
            SnapshotError::Algorithm(error) => error.code(),
            SnapshotError::Illegal(error) => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            SnapshotError::Step { at } | SnapshotError::AfterTheEnd { at } => Some(*at as u64),
            SnapshotError::Goal(error) => error.at(),
            SnapshotError::Board(error) => error.at(),
            _ => None,
        }
    }
}
