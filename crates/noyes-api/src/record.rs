//! The answer of `records list`.

use noyes::Metric;
use noyes_game::{Outcome, Record, Standing};
use serde::{Deserialize, Serialize};

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordLine {
    /// The record's name.
    pub id: String,
    /// When it ended: the day and the time by Universal Time, `2026-11-22T03:10:42Z`.
    pub at: String,
    /// What was to be done: `free`, `daily 2026-11-22`, `marathon 10` and so on.
    pub challenge: String,
    /// How it ended: `solved`, `out-of-time`, `out-of-moves` or `given-up`.
    pub outcome: String,
    /// The size of its last board, `WxH`.
    pub size: String,
    /// That board's goal: a layout's name, or a board.
    pub goal: String,
    /// How many boards were played.
    pub boards: u64,
    /// The time in milliseconds.
    pub time: u64,
    /// The number of moves, each tile that moves counted.
    pub moves: u64,
    /// The number of moves, a slide of several tiles in a line counted once.
    pub moves_mtm: u64,
    /// The number of moves that would have done, each tile counted; `null` if it was not found.
    pub optimal: Option<u64>,
    /// What it was played with: `keyboard`, `mouse`, `hover`, `touch` or `mixed`; `null` if that
    /// is not known.
    pub control: Option<String>,
    /// How it came about: `clean`, `interrupted`, `repeated` or `assisted`.
    pub standing: String,
}

impl RecordLine {
    /// A record, and the length of a shortest solution if it is known.
    #[must_use]
    pub fn new(record: &Record, optimal: Option<u64>) -> RecordLine {
        RecordLine {
            id: record.id.clone(),
            at: moment(record.at),
            challenge: record.challenge.to_string(),
            outcome: outcome(record.outcome).into(),
            size: record.size().map(|size| size.to_string()).unwrap_or_default(),
            goal: record.goal().map(noyes::Goal::name).unwrap_or_default(),
            boards: record.replays.len() as u64,
            time: record.time,
            moves: record.moves(Metric::Stm),
            moves_mtm: record.moves(Metric::Mtm),
            optimal,
            control: record.control().map(|control| control.name().to_owned()),
            standing: standing(record.standing()).into(),
        }
    }
}

fn moment(unix: u64) -> String {
    let seconds = unix / 1000;
    let (hours, minutes, seconds) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{}T{hours:02}:{minutes:02}:{seconds:02}Z", noyes_game::Day::at(unix))
}

fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Solved => "solved",
        Outcome::OutOfTime => "out-of-time",
        Outcome::OutOfMoves => "out-of-moves",
        Outcome::GivenUp => "given-up",
    }
}

fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Clean => "clean",
        Standing::Interrupted => "interrupted",
        Standing::Repeated => "repeated",
        Standing::Assisted => "assisted",
    }
}
