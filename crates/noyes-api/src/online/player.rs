use serde::{Deserialize, Serialize};

/// A player, to that player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerBody {
    /// The public name: 22 letters, digits, `-` or `_`.
    pub id: String,
    /// The name to be shown; `null` if none was chosen.
    pub name: Option<String>,
    /// How many results are recorded.
    pub results: u64,
    /// The days in a row.
    pub streak: StreakBody,
}

/// Days in a row on which the daily puzzle was solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StreakBody {
    /// Those up to today, or up to yesterday if today's is still to be solved.
    pub current: u64,
    /// The most there ever were.
    pub best: u64,
}

/// A player, to others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerName {
    /// The public name.
    pub id: String,
    /// The name to be shown; `null` if none was chosen. It is text, not markup.
    pub name: Option<String>,
}

/// A name to be shown from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NameAsk {
    /// 1 to 24 characters, none of which controls how text is shown; `null` for no name. It has to be
    /// there: what says nothing about the name does not take it away.
    #[serde(deserialize_with = "Option::deserialize")]
    #[cfg_attr(feature = "openapi", schema(required))]
    pub name: Option<String>,
}

/// The key that makes a player that player. Who has it is that player.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct KeyBody {
    /// `noyes-` and 43 letters, digits, `-` or `_`.
    #[cfg_attr(
        feature = "openapi",
        schema(pattern = "^noyes-[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$")
    )]
    pub key: String,
}

impl core::fmt::Debug for KeyBody {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("KeyBody(…)")
    }
}
