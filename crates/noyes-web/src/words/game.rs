//! The looks and controls of a game.

use super::Phrase;
use crate::colours::{Palette, Scheme};

pub(crate) const SCHEME: Phrase = Phrase("game-scheme");
pub(crate) const PALETTE: Phrase = Phrase("game-palette");
pub(crate) const PALETTES_ARE: Phrase = Phrase("game-palettes-are");
pub(crate) const WHOLE_BOARD: Phrase = Phrase("game-whole-board");
pub(crate) const HOVER: Phrase = Phrase("game-hover");
pub(crate) const HOVER_IS: Phrase = Phrase("game-hover-is");
pub(crate) const SOUNDS: Phrase = Phrase("game-sounds");
pub(crate) const VIBRATION: Phrase = Phrase("game-vibration");

/// What shares a colour.
pub(crate) fn scheme(scheme: Scheme) -> Phrase {
    Phrase(match scheme {
        Scheme::Rows => "game-scheme-rows",
        Scheme::Fringe => "game-scheme-fringe",
        Scheme::Grids => "game-scheme-grids",
    })
}

/// A set of colours.
pub(crate) fn palette(palette: Palette) -> Phrase {
    Phrase(match palette {
        Palette::House => "game-palette-house",
        Palette::Distinct => "game-palette-distinct",
        Palette::Ramp => "game-palette-ramp",
    })
}
