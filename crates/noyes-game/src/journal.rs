//! The journal: everything that is to survive, one line each, in any order.

use noyes::Coded;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{ChallengeError, Millis, Outcome, Record, Replay, ReplayError};

/// A line of the journal. Lines are only ever added, never changed; their order means nothing, and
/// a line that is there twice is there once. So two journals are merged by putting them together.
///
/// As JSON:
///
/// ```text
/// {"v":1,"kind":"solve","id":"5f0c…","at":1795390200000,"challenge":"free","outcome":"solved",
///  "time":118900,"inspected":0,"interrupted":false,"repeated":false,"replays":[{"v":1,"board":…}]}
/// {"v":1,"kind":"optimal","id":"5f0c…","length":51}
/// {"v":1,"kind":"forget","id":"5f0c…"}
/// ```
///
/// # Stability
/// `v` is 1. Fields may be added, and lines of other kinds or versions may stand in a journal: who
/// does not know them keeps them and passes over them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A challenge was brought to its end.
    Solve(Record),
    /// The length of a shortest solution of a record's boards, together, was found.
    Optimal {
        /// The record.
        id: String,
        /// The length, each tile that moves counted.
        length: u64,
    },
    /// The player wants a record to be forgotten.
    Forget {
        /// The record.
        id: String,
    },
}

/// Every field of every kind.
#[derive(Serialize, Deserialize)]
struct Form {
    v: u32,
    kind: String,
    id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<Millis>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    challenge: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time: Option<Millis>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    inspected: Option<Millis>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    interrupted: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    repeated: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    replays: Option<Vec<Replay>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    length: Option<u64>,
}

impl Form {
    fn new(kind: &str, id: &str) -> Form {
        Form {
            v: 1,
            kind: kind.to_owned(),
            id: id.to_owned(),
            at: None,
            challenge: None,
            outcome: None,
            time: None,
            inspected: None,
            interrupted: None,
            repeated: None,
            replays: None,
            length: None,
        }
    }
}

impl Entry {
    /// The longest name of a record, in characters.
    pub const LONGEST_ID: usize = 64;

    /// The record that the line is about.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Entry::Solve(record) => &record.id,
            Entry::Optimal { id, .. } | Entry::Forget { id } => id,
        }
    }

    /// As JSON, on one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        let form = match self {
            Entry::Solve(record) => Form {
                at: Some(record.at),
                challenge: Some(record.challenge.to_string()),
                outcome: Some(record.outcome),
                time: Some(record.time),
                inspected: Some(record.inspected),
                interrupted: Some(record.interrupted),
                repeated: Some(record.repeated),
                replays: Some(record.replays.clone()),
                ..Form::new("solve", &record.id)
            },
            Entry::Optimal { id, length } => {
                Form { length: Some(*length), ..Form::new("optimal", id) }
            }
            Entry::Forget { id } => Form::new("forget", id),
        };
        // Numbers and texts only: nothing in here can fail to be written.
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// Reads a line. Every replay in it is played again.
    ///
    /// # Errors
    /// [`EntryError`] says what is wrong with it.
    pub fn from_json(line: &str) -> Result<Entry, EntryError> {
        /// What every line has, whatever its version.
        #[derive(Deserialize)]
        struct Head {
            v: u32,
            kind: String,
        }
        let malformed = |error: serde_json::Error| EntryError::Malformed(error.to_string());
        let head: Head = serde_json::from_str(line).map_err(malformed)?;
        if head.v != 1 || !["solve", "optimal", "forget"].contains(&&*head.kind) {
            return Err(EntryError::Unknown { v: head.v, kind: head.kind });
        }
        let form: Form = serde_json::from_str(line).map_err(malformed)?;
        let id = form.id;
        let length = id.chars().count();
        if !(1..=Entry::LONGEST_ID).contains(&length) {
            return Err(EntryError::Id { found: length });
        }
        let missing = |field| EntryError::Missing { field };
        match &*form.kind {
            "forget" => Ok(Entry::Forget { id }),
            "optimal" => Ok(Entry::Optimal { id, length: form.length.ok_or(missing("length"))? }),
            _ => {
                let record = Record {
                    id,
                    at: form.at.ok_or(missing("at"))?,
                    challenge: form.challenge.ok_or(missing("challenge"))?.parse()?,
                    outcome: form.outcome.ok_or(missing("outcome"))?,
                    time: form.time.ok_or(missing("time"))?,
                    inspected: form.inspected.unwrap_or(0),
                    interrupted: form.interrupted.unwrap_or(false),
                    repeated: form.repeated.unwrap_or(false),
                    replays: form.replays.ok_or(missing("replays"))?,
                };
                check(&record)?;
                Ok(Entry::Solve(record))
            }
        }
    }
}

/// A record says what its replays show.
fn check(record: &Record) -> Result<(), EntryError> {
    let boards = record.challenge.boards() as usize;
    let found = record.replays.len();
    if found == 0 || found > boards || (record.is_solved() && found < boards) {
        return Err(EntryError::Boards { found, expected: boards });
    }
    let mut played: Millis = 0;
    for (at, replay) in record.replays.iter().enumerate() {
        let shown = replay.verify().map_err(|error| EntryError::Replay { board: at, error })?;
        let solved = record.is_solved() || at + 1 < found;
        if shown.solved != solved {
            return Err(EntryError::Outcome { board: at });
        }
        played = played.saturating_add(shown.time);
    }
    if played > record.time {
        return Err(EntryError::Time { found: record.time, played });
    }
    Ok(())
}

/// Why a line is no entry of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum EntryError {
    /// Not JSON of the right shape. Code `bad-entry`.
    #[error("this is not a line of a journal: {0}")]
    Malformed(String),
    /// A kind or a version that is not known here. Code `unknown-version`.
    #[error(
        "found a line of the kind {kind:?}, version {v}; expected solve, optimal or forget, version 1"
    )]
    Unknown {
        /// The version.
        v: u32,
        /// The kind.
        kind: String,
    },
    /// A name of no or too many characters. Code `bad-entry`.
    #[error("found an id of {found} characters; expected 1 to 64")]
    Id {
        /// How many.
        found: usize,
    },
    /// A field that is not there. Code `bad-entry`.
    #[error("the line has no {field}")]
    Missing {
        /// The field's name.
        field: &'static str,
    },
    /// Too many or too few boards. Code `bad-entry`.
    #[error("found replays of {found} boards; expected {expected}")]
    Boards {
        /// How many there are.
        found: usize,
        /// How many the challenge has.
        expected: usize,
    },
    /// A replay that cannot be played. Code `bad-replay`; `at` counts boards from 0.
    #[error("board {board} was not played that way: {error}")]
    Replay {
        /// The board.
        board: usize,
        /// What is wrong.
        error: ReplayError,
    },
    /// A replay that ends in another way than the line says. Code `bad-replay`; `at` counts boards
    /// from 0.
    #[error("board {board} does not end as the line says")]
    Outcome {
        /// The board.
        board: usize,
    },
    /// Less time than the moves took. Code `time-order`.
    #[error("found a time of {found} ms; expected at least {played}, when the last move was made")]
    Time {
        /// The time.
        found: Millis,
        /// The time of the moves.
        played: Millis,
    },
    /// The challenge is not one.
    #[error(transparent)]
    Challenge(#[from] ChallengeError),
}

impl Coded for EntryError {
    fn code(&self) -> &'static str {
        match self {
            EntryError::Malformed(_)
            | EntryError::Id { .. }
            | EntryError::Missing { .. }
            | EntryError::Boards { .. } => "bad-entry",
            EntryError::Unknown { .. } => "unknown-version",
            EntryError::Replay { .. } | EntryError::Outcome { .. } => "bad-replay",
            EntryError::Time { .. } => "time-order",
            EntryError::Challenge(error) => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            EntryError::Replay { board, .. } | EntryError::Outcome { board } => Some(*board as u64),
            _ => None,
        }
    }
}
