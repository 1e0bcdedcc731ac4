//! Replay records: a whole game, move by move, so that anybody can play it again and see.

use noyes::{
    Algorithm, BlankMark, Board, Coded, Direction, Goal, GoalError, Grid, Metric, Position, Size,
    SizeError, TextError,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    Control, Game, Millis, Moved,
    log::{self, Log},
};

/// A game as it was played: its first board, its goal, and every slide with its time.
///
/// As JSON, on one line:
///
/// ```text
/// {"v":1,"board":"1 2 3/4 5 6/0 7 8","goal":"blank-last","size":"3x3","metric":"stm",
///  "moves":[["L",0],["L",412]],"assisted":false,"control":"keyboard"}
/// ```
///
/// A move's letter is the direction in which its tile travels; its time is in milliseconds from the
/// beginning of the game, and none is earlier than the one before. What a player took back is there
/// twice, once in each direction. `control` is `null` where it is not known.
///
/// # Stability
/// `v` is 1. Other fields may be there too (a server's signature, for example) and are passed over.
///
/// ```
/// use noyes_game::Replay;
///
/// let text = r#"{"v":1,"board":"1 2 3/4 5 6/0 7 8","goal":"blank-last","size":"3x3","metric":"stm",
///     "moves":[["L",0],["L",412]],"assisted":false,"control":"keyboard"}"#;
/// let verified = Replay::from_json(text)?.verify()?;
/// assert!(verified.solved);
/// assert_eq!((verified.moves, verified.time), (2, 412));
/// # Ok::<(), noyes_game::ReplayError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct Replay {
    /// The board at the beginning.
    pub board: Board,
    /// Where it was to lead.
    pub goal: Goal,
    /// How the moves of the result are counted.
    pub metric: Metric,
    /// Every slide.
    pub moves: Vec<Moved>,
    /// Whether the player was helped.
    pub assisted: bool,
    /// What it was played with, where that is known.
    pub control: Option<Control>,
}

/// What playing a replay again has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The number of moves in the replay's metric.
    pub moves: u64,
    /// The time of the last move.
    pub time: Millis,
    /// Whether the goal is reached at the end, and not before.
    pub solved: bool,
}

impl Replay {
    /// The replay of a game, as far as it was played.
    #[must_use]
    pub fn of(game: &Game) -> Replay {
        Replay {
            board: game.first_board().clone(),
            goal: game.goal().clone(),
            metric: Metric::Stm,
            moves: game.log().to_vec(),
            assisted: game.is_assisted(),
            control: game.control(),
        }
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.goal.size()
    }

    /// How many moves were made, in this metric.
    #[must_use]
    pub fn length(&self, metric: Metric) -> u64 {
        Log::from_iter(self.moves.iter().copied()).length(metric)
    }

    /// The time of the last move.
    #[must_use]
    pub fn time(&self) -> Millis {
        self.moves.last().map_or(0, |moved| moved.at)
    }

    /// The moves as one algorithm.
    #[must_use]
    pub fn algorithm(&self) -> Algorithm {
        log::algorithm(&self.moves)
    }

    /// The same without the moves that were taken back at once, each of which costs two: what stands
    /// is what a count of the fewest moves is about.
    #[must_use]
    pub fn without_detours(&self) -> Replay {
        let mut moves: Vec<Moved> = Vec::with_capacity(self.moves.len());
        for &moved in &self.moves {
            let back = moves.pop_if(|last| last.direction == moved.direction.opposite());
            if back.is_none() {
                moves.push(moved);
            }
        }
        Replay { moves, ..self.clone() }
    }

    /// The boards from the first one on, one more than there are moves. Ends where a move cannot be
    /// made.
    pub fn boards(&self) -> impl Iterator<Item = Board> {
        let mut board = Some(self.board.clone());
        let mut moves = self.moves.iter();
        core::iter::from_fn(move || {
            let shown = board.take()?;
            board = moves.next().and_then(|moved| {
                let mut next = shown.clone();
                next.slide(moved.direction)?;
                Some(next)
            });
            Some(shown)
        })
    }

    /// Plays it again: every move has to be possible, and no time may be earlier than the one
    /// before. The goal may be reached at the end only: a solved board is locked.
    ///
    /// # Errors
    /// [`ReplayError`] names the first move that is wrong.
    pub fn verify(&self) -> Result<Verified, ReplayError> {
        let mut board = self.board.clone();
        if board.size() != self.goal.size() {
            let (found, expected) = (board.size(), self.goal.size());
            return Err(ReplayError::Goal { found, expected });
        }
        let mut last = 0;
        for (at, moved) in self.moves.iter().enumerate() {
            if moved.at < last {
                return Err(ReplayError::Time { at, found: moved.at, before: last });
            }
            if self.goal.is_solved(&board) {
                return Err(ReplayError::AfterTheEnd { at });
            }
            let Moved { direction, .. } = *moved;
            board.slide(direction).ok_or(ReplayError::Illegal { at, direction })?;
            last = moved.at;
        }
        let solved = self.goal.is_solved(&board);
        Ok(Verified { moves: self.length(self.metric), time: last, solved })
    }

    /// As JSON, on one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Numbers and texts only: nothing in here can fail to be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads JSON. Whether the moves can be made is seen by [`verify`](Self::verify).
    ///
    /// # Errors
    /// [`ReplayError`] if it is not JSON of this shape and version.
    pub fn from_json(text: &str) -> Result<Replay, ReplayError> {
        let form: Form = serde_json::from_str(text)
            .map_err(|error| ReplayError::Malformed(error.to_string()))?;
        Replay::try_from(form)
    }
}

/// The JSON.
#[derive(Clone, Serialize, Deserialize)]
struct Form {
    v: u32,
    board: String,
    goal: String,
    size: String,
    metric: String,
    moves: Vec<(char, Millis)>,
    assisted: bool,
    control: Option<Control>,
}

impl From<Replay> for Form {
    fn from(replay: Replay) -> Form {
        let pair = |moved: &Moved| (moved.direction.letter(), moved.at);
        Form {
            v: 1,
            size: replay.size().to_string(),
            board: replay.board.to_string(),
            goal: replay.goal.name(),
            metric: replay.metric.name().to_owned(),
            moves: replay.moves.iter().map(pair).collect(),
            assisted: replay.assisted,
            control: replay.control,
        }
    }
}

impl TryFrom<Form> for Replay {
    type Error = ReplayError;

    fn try_from(form: Form) -> Result<Replay, ReplayError> {
        if form.v != 1 {
            return Err(ReplayError::Version { found: form.v });
        }
        let size: Size = form.size.parse()?;
        let goal = Goal::parse(&form.goal, size)?;
        let board = form.board.parse::<Grid>()?.board(Some(size), BlankMark::default())?;
        let metric = Metric::ALL
            .into_iter()
            .find(|metric| metric.name() == form.metric)
            .ok_or_else(|| ReplayError::Metric { found: form.metric.chars().take(40).collect() })?;
        let moved = |(at, (letter, time)): (usize, (char, Millis))| {
            let direction =
                Direction::from_letter(letter).ok_or(ReplayError::Letter { at, found: letter })?;
            Ok::<Moved, ReplayError>(Moved { direction, at: time })
        };
        let moves = form.moves.into_iter().enumerate().map(moved).collect::<Result<_, _>>()?;
        let (assisted, control) = (form.assisted, form.control);
        Ok(Replay { board, goal, metric, moves, assisted, control })
    }
}

/// Why a text is no replay, or a replay no game. Where `at` is given, it counts moves from 0.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// Not JSON of the right shape. Code `bad-replay`.
    #[error("this is not a replay: {0}")]
    Malformed(String),
    /// Another format. Code `unknown-version`.
    #[error("found a replay of version {found}; expected version 1")]
    Version {
        /// The version.
        found: u32,
    },
    /// The metric is not one. Code `bad-replay`.
    #[error("found the metric {found:?}; expected stm or mtm")]
    Metric {
        /// The beginning of the text.
        found: String,
    },
    /// A letter that is no direction. Code `unknown-move`.
    #[error("move {at} is {found:?}; expected U, D, L or R")]
    Letter {
        /// The move.
        at: usize,
        /// The letter.
        found: char,
    },
    /// Board and goal do not fit. Code `size-mismatch`.
    #[error("found a board of {found} and a goal of {expected}; expected the same size")]
    Goal {
        /// The size of the board.
        found: Size,
        /// The size of the goal.
        expected: Size,
    },
    /// A move that cannot be made. Code `illegal-move`.
    #[error("move {at}, {}, cannot be made: no tile can travel that way", direction.letter())]
    Illegal {
        /// The move.
        at: usize,
        /// Its direction.
        direction: Direction,
    },
    /// A time before that of the move before. Code `time-order`.
    #[error("move {at} was made at {found} ms, before the one that it follows, at {before} ms")]
    Time {
        /// The move.
        at: usize,
        /// Its time.
        found: Millis,
        /// The time before it.
        before: Millis,
    },
    /// A move on a board that is solved already. Code `bad-replay`.
    #[error("move {at} was made on a solved board, which is locked")]
    AfterTheEnd {
        /// The move.
        at: usize,
    },
    /// The size is not one.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The goal is not one.
    #[error(transparent)]
    Layout(#[from] GoalError),
    /// The board is not one.
    #[error(transparent)]
    Board(#[from] TextError),
}

impl Coded for ReplayError {
    fn code(&self) -> &'static str {
        match self {
            ReplayError::Malformed(_)
            | ReplayError::Metric { .. }
            | ReplayError::AfterTheEnd { .. } => "bad-replay",
            ReplayError::Version { .. } => "unknown-version",
            ReplayError::Letter { .. } => "unknown-move",
            ReplayError::Goal { .. } => "size-mismatch",
            ReplayError::Illegal { .. } => "illegal-move",
            ReplayError::Time { .. } => "time-order",
            ReplayError::Size(error) => error.code(),
            ReplayError::Layout(error) => error.code(),
            ReplayError::Board(error) => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            ReplayError::Letter { at, .. }
            | ReplayError::Illegal { at, .. }
            | ReplayError::Time { at, .. }
            | ReplayError::AfterTheEnd { at } => Some(*at as u64),
            ReplayError::Layout(error) => error.at(),
            ReplayError::Board(error) => error.at(),
            _ => None,
        }
    }
}
