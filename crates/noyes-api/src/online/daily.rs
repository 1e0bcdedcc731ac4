use serde::{Deserialize, Serialize};

use super::{DealBody, ResultBody, StreakBody};

/// A day's puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyBody {
    /// The day by Universal Time, `2026-11-22`.
    pub day: String,
    /// Its number, 1 on the first day of 2026.
    pub number: i64,
    /// The time by the server's clock.
    pub now: u64,
    /// When the day ends.
    pub ends: u64,
    /// Whether it has ended.
    pub over: bool,
    /// The size of its board.
    pub size: String,
    /// Its goal's name.
    pub goal: String,
    /// The SHA-256 of the seed, in base64 for addresses.
    pub commitment: String,
    /// The seed, once the day is over: its first deal is the board.
    pub seed: Option<String>,
    /// The board, once the day is over.
    pub board: Option<String>,
    /// The length of a shortest solution, once the day is over and it is found.
    pub optimal: Option<u64>,
    /// How everybody did.
    pub statistics: DailyStatistics,
    /// What the player who asks has done; `null` if nothing yet.
    pub mine: Option<DailyAttempt>,
    /// That player's days in a row.
    pub streak: StreakBody,
}

/// How everybody did on a day. What is about moves is `null` until the day is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyStatistics {
    /// How many have begun.
    pub attempts: u64,
    /// How many have solved it.
    pub solved: u64,
    /// The best time that is ranked, in milliseconds.
    pub best_time: Option<u64>,
    /// The time that half of those that are ranked have reached.
    pub median_time: Option<u64>,
    /// The fewest moves.
    pub best_moves: Option<u64>,
    /// The number of moves that half have reached.
    pub median_moves: Option<u64>,
}

/// A player's one attempt at a day's puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyAttempt {
    /// The deal, as it was dealt the first time.
    pub deal: DealBody,
    /// What came of it; `null` until it is solved.
    pub result: Option<ResultBody>,
}
