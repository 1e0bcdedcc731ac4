//! Snapshots: a game as text, so that it survives its program.

use noyes::{
    Algorithm, AlgorithmError, BlankMark, Board, Coded, DealError, Goal, GoalError, Grid,
    IllegalMove, Position, Run, Size, SizeError, TextError,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    Control, Deal, Game, Millis, Moved, Outcome, Rules, Start,
    game::Progress,
    history::History,
    log::{Log, algorithm},
    timer::Timer,
};

/// A game as it is stored: its start, its goal, its steps and its time.
///
/// As JSON on one line:
///
/// ```text
/// {"v":2,"size":"4x4","goal":"blank-last","seed":"monday","deal":7,"steps":"U L2 D","done":2,"log":"U0L900L0D2100U1200","elapsed":4200}
/// {"v":2,"size":"3x3","goal":"snake","board":"1 2 3/6 5 4/0 7 8","steps":"","done":0,"log":"","elapsed":0}
/// ```
///
/// `steps` holds a run for each step of undo, those taken back last; the first `done` of them
/// stand. `log` has every slide that was made, each with the milliseconds since the one before.
/// `rules`, `control`, `inspected`, `paused`, `interrupted`, `repeated`, `assisted` and `lost`
/// follow where they are not what they are in a new game. The board is not stored: loading makes
/// the steps and the slides again, from the start, so that what was damaged on the way is found out
/// and never played.
///
/// # Stability
/// `v` is 2. A later format has another number, and old ones stay readable: 1 had no log and no
/// rules, and its slides are taken for made at the end of the time played.
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    log: Option<String>,
    elapsed: Millis,
    #[serde(default, skip_serializing_if = "is_casual")]
    rules: Rules,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    control: Option<Control>,
    /// How long the board was looked at, once it was uncovered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    inspected: Option<Millis>,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    paused: bool,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    interrupted: bool,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    repeated: bool,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    assisted: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lost: Option<Outcome>,
}

fn is_casual(rules: &Rules) -> bool {
    *rules == Rules::casual()
}

impl Game {
    /// The game as it can be stored. The time is that of the last input, tick or pause.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let (seed, deal, board) = match self.start() {
            Start::Deal(deal) => (Some(deal.seed.clone()), Some(deal.index), None),
            Start::Own(board) => (None, None, Some(board.to_string())),
        };
        let Progress { history, log, look, seen, paused, repeated, .. } = self.progress();
        let steps: Vec<String> = history.steps().iter().map(Run::to_string).collect();
        Snapshot {
            v: Snapshot::VERSION,
            size: self.size().to_string(),
            goal: self.goal().name(),
            seed,
            deal,
            board,
            steps: steps.join(" "),
            done: history.done(),
            log: Some(log.to_text()),
            elapsed: self.elapsed(),
            rules: *self.rules(),
            control: self.control(),
            inspected: seen.then(|| look.elapsed()),
            paused: *paused,
            // Whoever goes on from this begins with a time that stands.
            interrupted: self.was_interrupted() || (self.has_begun() && !self.is_over()),
            repeated: *repeated,
            assisted: self.is_assisted(),
            lost: self.progress().lost,
        }
    }
}

impl Snapshot {
    const VERSION: u32 = 2;

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
        if !(1..=Snapshot::VERSION).contains(&v) {
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
        let log = self.slides(&steps)?;
        let mut left = game.first_board().clone();
        left.apply(&algorithm(log.moves()))?;
        let last = log.moves().last().map_or(0, |moved| moved.at);
        let solved = game.goal().is_solved(&board);
        if left != board || last > self.elapsed || (solved && self.lost.is_some()) {
            return Err(SnapshotError::Log);
        }
        let progress = Progress {
            history: History::new(steps, self.done),
            log,
            timer: Timer::stopped_at(self.elapsed),
            look: Timer::stopped_at(self.inspected.unwrap_or(0)),
            seen: self.inspected.is_some(),
            paused: self.paused && !solved && self.lost.is_none(),
            interrupted: self.interrupted,
            repeated: self.repeated,
            assisted: self.assisted,
            control: self.control,
            lost: self.lost.filter(|&lost| lost != Outcome::Solved),
        };
        game.resume_from(board, self.rules, progress);
        Ok(game)
    }

    /// Every slide that was made.
    fn slides(&self, steps: &[Run]) -> Result<Log, SnapshotError> {
        match &self.log {
            Some(text) => Log::from_text(text).map_err(|at| SnapshotError::Slide { at }),
            None => {
                let standing: Algorithm = steps[..self.done].iter().copied().collect();
                let at = self.elapsed;
                Ok(standing.moves().map(|direction| Moved { direction, at }).collect())
            }
        }
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
    #[error("found a stored game of version {found}; expected version 1 or 2")]
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
    /// Something in the log that is no slide. Code `bad-snapshot`; `at` counts the slides from 0.
    #[error("slide {at} of the log is not one; expected a letter and milliseconds, such as U120")]
    Slide {
        /// The slide.
        at: usize,
    },
    /// A log that tells another story than the steps. Code `bad-snapshot`.
    #[error("the log does not fit the steps and the time of the stored game")]
    Log,
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
            | SnapshotError::Slide { .. }
            | SnapshotError::Log
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
            SnapshotError::Step { at }
            | SnapshotError::Slide { at }
            | SnapshotError::AfterTheEnd { at } => Some(*at as u64),
            SnapshotError::Goal(error) => error.at(),
            SnapshotError::Board(error) => error.at(),
            _ => None,
        }
    }
}
