use serde::{Deserialize, Serialize};

use super::{DealBody, PlayerName};

/// The race that is to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RaceAsk {
    /// The size, `WxH`, each side from 2 to 10.
    #[cfg_attr(feature = "openapi", schema(pattern = "^([2-9]|10)x([2-9]|10)$", example = "4x4"))]
    pub size: String,
    /// A layout's name; `blank-last` if it is left out.
    #[cfg_attr(feature = "openapi", schema(pattern = "^(blank-last|blank-first|snake|spiral)$"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<String>,
}

/// Where a race stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RacePhase {
    /// Players come in and say that they are ready.
    #[default]
    Waiting,
    /// The board is shown at `starts`.
    Countdown,
    /// They race.
    Running,
    /// All have finished or left. Who wants a rematch says `ready`.
    Over,
}

impl RacePhase {
    /// Whether players come and go, and can say that they are ready.
    #[must_use]
    pub fn is_open(self) -> bool {
        matches!(self, RacePhase::Waiting | RacePhase::Over)
    }
}

/// A race as everybody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RaceBody {
    /// Its name, which is all that others need to come in.
    pub id: String,
    /// The size.
    pub size: String,
    /// The goal's name.
    pub goal: String,
    /// The round, from 1; a rematch is another.
    pub round: u64,
    /// Where it stands.
    pub phase: RacePhase,
    /// When the board is or was shown; `null` before the countdown.
    pub starts: Option<u64>,
    /// The time by the server's clock.
    pub now: u64,
    /// Who races, in the order in which they came.
    pub racers: Vec<Racer>,
    /// How many look on.
    pub spectators: u64,
}

/// One who races.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Racer {
    /// Who it is.
    pub player: PlayerName,
    /// Whether the connection stands. Who is away for more than a minute has given up.
    pub here: bool,
    /// Ready to start.
    pub ready: bool,
    /// How many moves were made.
    pub moves: u64,
    /// How many tiles are home.
    pub home: u64,
    /// The time that counts, once the board is solved, in milliseconds.
    pub time: Option<u64>,
    /// The place, from 1, once it is certain.
    pub place: Option<u64>,
    /// Whether the player gave up or was away for too long.
    pub gone: bool,
}

/// What a racer says, one JSON object a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "say", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RaceSay {
    /// Let us start: when all say so, and they are at least two, the countdown runs. After a race it
    /// asks for a rematch.
    Ready,
    /// Not yet.
    Wait,
    /// All moves that were made so far, letters of directions, as many as there are.
    Moves {
        /// Letters and milliseconds, as in a replay.
        moves: Vec<(char, u64)>,
        /// `keyboard`, `mouse`, `hover`, `touch` or `mixed`.
        control: Option<String>,
    },
    /// I give up.
    Leave,
}

/// What the server says, one JSON object a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum RaceEvent {
    /// Where the race stands, whenever that changes.
    Race(RaceBody),
    /// The board, to each racer with a deal of their own, as soon as it is shown.
    Deal(DealBody),
    /// What a racer sees who comes back: the moves that the server has.
    Moves {
        /// Letters and milliseconds, as in a replay.
        moves: Vec<(char, u64)>,
    },
    /// What was said is not understood, or not possible now.
    Problem {
        /// A code of `docs/errors.md`.
        code: String,
        /// In a sentence.
        detail: String,
    },
}
