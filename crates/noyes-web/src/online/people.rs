//! How players are named, and what went wrong, in the player's language.

use noyes_api::PlayerName;

use super::api::Fault;
use crate::words;

/// The name that a player has chosen, or the beginning of the one that nobody chose.
pub(super) fn name(player: &PlayerName) -> String {
    player.name.clone().unwrap_or_else(|| words::online::nameless(&player.id))
}

/// Why the server did not do what it was asked for.
pub(super) fn why_not(fault: &Fault) -> String {
    match fault {
        Fault::Away => words::online::AWAY.text(),
        Fault::Refused { code, message } => words::online::refusal(code, message),
    }
}
