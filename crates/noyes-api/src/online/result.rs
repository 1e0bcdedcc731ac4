use serde::{Deserialize, Serialize};

use super::PlayerName;

/// A result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResultBody {
    /// Its name, which is that of its deal.
    pub id: String,
    /// Its place in the list, from 1; `null` where it is not in a ranking.
    pub place: Option<u64>,
    /// Whose it is.
    pub player: PlayerName,
    /// `ranked`, `daily 2026-11-22`, or `race` with the race's name and round.
    pub kind: String,
    /// The size.
    pub size: String,
    /// The goal's name.
    pub goal: String,
    /// `keyboard`, `mouse`, `hover`, `touch` or `mixed`.
    pub control: String,
    /// Whether the player was helped.
    pub assisted: bool,
    /// When it came.
    pub received: u64,
    /// The time that counts, in milliseconds.
    pub time: u64,
    /// The number of moves, each tile that moves counted; `null` for others than the player while
    /// the day of a daily puzzle lasts.
    pub moves: Option<u64>,
    /// The number of moves, a slide of several tiles in a line counted once.
    pub moves_mtm: Option<u64>,
    /// The length of a shortest solution, each tile counted; `null` until it is found, for boards of
    /// more than 16 squares, and while the day of a daily puzzle lasts.
    pub optimal: Option<u64>,
    /// Whether it is in the ranking.
    pub ranked: bool,
    /// Why it is not; only its player is told.
    pub unranked: Option<WhyUnranked>,
    /// A line to share, to its player if it is a day's.
    pub share: Option<String>,
}

/// Why a result is not in the ranking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WhyUnranked {
    /// `too-fast` or `too-regular`.
    pub code: String,
    /// In a sentence.
    pub message: String,
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResultPage {
    /// The results.
    pub items: Vec<ResultBody>,
    /// What to ask for as `cursor` to get the next part; `null` if there is none.
    pub next: Option<String>,
}

/// A result in full, in a dump: a replay record with the server's signatures, as
/// `noyes review --verify` reads it, and what the server knows besides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DumpLine {
    /// 1.
    pub v: u32,
    /// Its name, which is that of its deal.
    pub id: String,
    /// Whose it is.
    pub player: String,
    /// The player's name; `null` if none was chosen.
    pub name: Option<String>,
    /// `ranked`, `daily 2026-11-22`, or `race` with the race's name and round.
    pub game: String,
    /// When it came.
    pub received: u64,
    /// The time that counts, in milliseconds.
    pub time: u64,
    /// The number of moves, each tile that moves counted.
    pub moves_stm: u64,
    /// The number of moves, a slide of several tiles in a line counted once.
    pub moves_mtm: u64,
    /// The length of a shortest solution; `null` where it is not known.
    pub optimal: Option<u64>,
    /// The board at the beginning.
    pub board: String,
    /// The goal's name.
    pub goal: String,
    /// The size.
    pub size: String,
    /// The metric of the replay.
    pub metric: String,
    /// Every move: a letter, and milliseconds from the beginning of the game.
    pub moves: Vec<(char, u64)>,
    /// Whether the player was helped.
    pub assisted: bool,
    /// What it was played with; `null` if that is not known.
    pub control: Option<String>,
    /// The signed deal.
    pub deal: String,
    /// The signed receipt.
    pub receipt: String,
    /// The key under which both are signed.
    pub key: String,
}
