//! What a finished game leaves behind.

use noyes::{Goal, Metric, Size};

use crate::{Challenge, Control, Game, Millis, Outcome, Replay};

/// A challenge that was brought to its end, one way or the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its name: no two records have the same. At most 64 characters.
    pub id: String,
    /// When it ended, in milliseconds since the beginning of 1970.
    pub at: Millis,
    /// What was to be done.
    pub challenge: Challenge,
    /// How it ended.
    pub outcome: Outcome,
    /// How long was played.
    pub time: Millis,
    /// How long was looked before.
    pub inspected: Millis,
    /// Whether the time has stood in the middle.
    pub interrupted: bool,
    /// Whether the board had been played before.
    pub repeated: bool,
    /// Every board, at least one.
    pub replays: Vec<Replay>,
}

/// How a result came about. Results are compared with those that came about alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// By the player alone, in one go, on a board not played before.
    Clean,
    /// The time has stood in the middle.
    Interrupted,
    /// The board had been played before.
    Repeated,
    /// With hints.
    Assisted,
}

impl Standing {
    /// All of them.
    pub const ALL: [Standing; 4] =
        [Standing::Clean, Standing::Interrupted, Standing::Repeated, Standing::Assisted];
}

/// What of a result is compared; less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// Milliseconds.
    Time,
    /// All moves that were made, those taken back included.
    Moves(Metric),
}

impl Measure {
    /// All of them.
    pub const ALL: [Measure; 3] =
        [Measure::Time, Measure::Moves(Metric::Stm), Measure::Moves(Metric::Mtm)];
}

impl Record {
    /// The record of a game that is over and belongs to no series.
    #[must_use]
    pub fn of(
        game: &Game,
        challenge: Challenge,
        id: impl Into<String>,
        unix: Millis,
    ) -> Option<Record> {
        Some(Record {
            id: id.into(),
            at: unix,
            challenge,
            outcome: game.outcome()?,
            time: game.elapsed(),
            inspected: game.inspected(),
            interrupted: game.was_interrupted(),
            repeated: game.is_repeated(),
            replays: vec![Replay::of(game)],
        })
    }

    /// The goal of its last board.
    #[must_use]
    pub fn goal(&self) -> Option<&Goal> {
        Some(&self.replays.last()?.goal)
    }

    /// The size of its last board.
    #[must_use]
    pub fn size(&self) -> Option<Size> {
        Some(self.goal()?.size())
    }

    /// Whether the challenge was met.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.outcome == Outcome::Solved
    }

    /// What it was played with, where that is known.
    #[must_use]
    pub fn control(&self) -> Option<Control> {
        let controls = self.replays.iter().filter_map(|replay| replay.control);
        controls.reduce(Control::and)
    }

    /// How it came about.
    #[must_use]
    pub fn standing(&self) -> Standing {
        if self.replays.iter().any(|replay| replay.assisted) {
            Standing::Assisted
        } else if self.repeated {
            Standing::Repeated
        } else if self.interrupted {
            Standing::Interrupted
        } else {
            Standing::Clean
        }
    }

    /// How many moves were made.
    #[must_use]
    pub fn moves(&self, metric: Metric) -> u64 {
        self.replays.iter().map(|replay| replay.length(metric)).sum()
    }

    /// The result; `None` if the challenge was not met.
    #[must_use]
    pub fn result(&self, measure: Measure) -> Option<u64> {
        self.is_solved().then(|| match measure {
            Measure::Time => self.time,
            Measure::Moves(metric) => self.moves(metric),
        })
    }

    /// Moves a second; `None` where no time passed.
    #[must_use]
    pub fn turns_per_second(&self) -> Option<f64> {
        (self.time > 0).then(|| self.moves(Metric::Stm) as f64 * 1000.0 / self.time as f64)
    }
}
