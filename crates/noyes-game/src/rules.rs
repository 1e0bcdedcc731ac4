//! How a game is played: what counts, what is allowed, and when it is over.

use serde::{Deserialize, Serialize};

use crate::Millis;

/// What a game allows and how it counts. The default is a casual game without limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// Whether the slides that were taken back, and those that took them back, count as moves.
    /// Otherwise a step that is taken back gives its moves back.
    #[serde(skip_serializing_if = "is_default")]
    pub undo_counts: bool,
    /// Whether the time stands while the game is paused or out of sight.
    pub may_pause: bool,
    /// The board is covered until [`Game::inspect`](crate::Game::inspect); from then on there is
    /// this much time to look before the first move. What exceeds it counts as played.
    #[serde(skip_serializing_if = "is_default")]
    pub inspection: Option<Millis>,
    /// The game is lost once it has been played for so long.
    #[serde(skip_serializing_if = "is_default")]
    pub time_limit: Option<Millis>,
    /// The game is lost if the board is not solved after so many moves.
    #[serde(skip_serializing_if = "is_default")]
    pub move_limit: Option<u64>,
    /// Whether the tiles show no faces from the first move on.
    #[serde(skip_serializing_if = "is_default")]
    pub blindfold: bool,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::casual()
    }
}

impl Rules {
    /// A game at leisure: undo gives its moves back, and the time stands while nobody looks.
    #[must_use]
    pub const fn casual() -> Rules {
        Rules {
            undo_counts: false,
            may_pause: true,
            inspection: None,
            time_limit: None,
            move_limit: None,
            blindfold: false,
        }
    }

    /// A game for the record: every slide counts, and the time never stands.
    #[must_use]
    pub const fn record() -> Rules {
        Rules { undo_counts: true, may_pause: false, ..Rules::casual() }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The board is solved.
    Solved,
    /// The time is over.
    OutOfTime,
    /// The last move is made, and the board is not solved.
    OutOfMoves,
    /// The player gave up.
    GivenUp,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The board is covered; [`Game::inspect`](crate::Game::inspect) shows it.
    Covered,
    /// The player looks; this much time is left before it counts as played.
    Inspecting {
        /// What is left.
        left: Millis,
    },
    /// The time stands and begins, or goes on, with the next step.
    Ready,
    /// The time runs.
    Running,
    /// The player has stopped the game; the board is to be hidden, and nothing moves.
    Paused,
    /// The game has ended.
    Over(Outcome),
}
