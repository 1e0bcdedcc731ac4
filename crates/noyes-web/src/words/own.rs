//! What the page of one's own board says.

use noyes::TextError;

use super::{Phrase, errors, say};

pub(crate) const TITLE: Phrase = Phrase("own-title");
pub(crate) const LEAD: Phrase = Phrase("own-lead");
pub(crate) const WAY: Phrase = Phrase("own-way");
pub(crate) const TYPE: Phrase = Phrase("own-type");
pub(crate) const TAP: Phrase = Phrase("own-tap");
pub(crate) const FIELD: Phrase = Phrase("own-field");
pub(crate) const HINT: Phrase = Phrase("own-hint");
pub(crate) const BLANK_LAST: Phrase = Phrase("own-blank-last");
/// Numbers, which are the same in every language.
pub(crate) const EXAMPLE: &str = "5 1 2 4\n9 6 3 8\n13 10 7 12\n0 14 11 15";
pub(crate) const CLEAR: Phrase = Phrase("own-clear");
pub(crate) const TAKE_BACK: Phrase = Phrase("own-take-back");
pub(crate) const LAST: Phrase = Phrase("own-last");
pub(crate) const PLAY: Phrase = Phrase("own-play");
pub(crate) const PLAY_ANYWAY: Phrase = Phrase("own-play-anyway");
pub(crate) const WAITING: Phrase = Phrase("own-waiting");
pub(crate) const NOT_A_BOARD: Phrase = Phrase("own-not-a-board");
pub(crate) const SOLVED: Phrase = Phrase("own-solved");

/// The tile to be placed next on an empty board.
pub(crate) fn place(tile: u32) -> String {
    say("own-place", &[("tile", tile.to_string().into())])
}

/// A tile was placed.
pub(crate) fn placed(tile: u32) -> String {
    say("own-placed", &[("tile", tile.to_string().into())])
}

/// Why a text is not a board.
pub(crate) fn board_error(error: &TextError) -> String {
    errors::sentence(errors::text(error))
}

/// An offer to read the largest number as the blank.
pub(crate) fn read_as_blank(largest: u64) -> String {
    say("own-read-as-blank", &[("largest", largest.to_string().into())])
}
