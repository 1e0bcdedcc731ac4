use serde::{Deserialize, Serialize};

/// What a player wants to be dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DealAsk {
    /// The size, `WxH`, each side from 2 to 10.
    #[cfg_attr(feature = "openapi", schema(pattern = "^([2-9]|10)x([2-9]|10)$", example = "4x4"))]
    pub size: String,
    /// A layout's name; `blank-last` if it is left out.
    #[cfg_attr(feature = "openapi", schema(pattern = "^(blank-last|blank-first|snake|spiral)$"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<String>,
}

/// A board that was dealt, and now counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DealBody {
    /// The deal's name, which its result will have too.
    pub id: String,
    /// `ranked`, `daily 2026-11-22`, or `race` with the race's name and round.
    pub kind: String,
    /// The board.
    pub board: String,
    /// The goal's name.
    pub goal: String,
    /// The size.
    pub size: String,
    /// When the board was shown.
    pub issued: u64,
    /// From when on it does not count.
    pub expires: u64,
    /// The time by the server's clock.
    pub now: u64,
    /// All that, signed. It goes into the field `deal` of the replay that is sent back.
    pub deal: String,
}
