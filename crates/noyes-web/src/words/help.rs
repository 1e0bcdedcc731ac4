//! What the help page says.

use super::Phrase;

pub(crate) const TITLE: Phrase = Phrase("help-title");
/// The sections: a heading, and what stands below it.
pub(crate) const SECTIONS: [(Phrase, &[Phrase]); 7] = [
    (
        Phrase("help-game"),
        &[Phrase("help-game-slide"), Phrase("help-game-view"), Phrase("help-game-clock")],
    ),
    (Phrase("help-fair"), &[Phrase("help-fair-half"), Phrase("help-fair-seed")]),
    (Phrase("help-why"), &[Phrase("help-why-why"), Phrase("help-why-lab")]),
    (Phrase("help-hints"), &[Phrase("help-hints-next"), Phrase("help-hints-said")]),
    (Phrase("help-ends"), &[Phrase("help-ends-are")]),
    (Phrase("help-data"), &[Phrase("help-data-stays")]),
    (Phrase("help-name"), &[Phrase("help-name-is")]),
];
pub(crate) const KEYS: Phrase = Phrase("help-keys");

/// What stands on a key.
#[derive(Clone, Copy)]
pub(crate) enum Cap {
    /// A sign or a letter, the same on every keyboard.
    Sign(&'static str),
    /// A word.
    Word(Phrase),
}

impl Cap {
    /// What to read there.
    pub(crate) fn text(self) -> String {
        match self {
            Cap::Sign(sign) => sign.to_owned(),
            Cap::Word(word) => word.text(),
        }
    }
}

const TAB: Cap = Cap::Word(Phrase("help-cap-tab"));
const CTRL: Cap = Cap::Word(Phrase("help-cap-ctrl"));
const HOME: Cap = Cap::Word(Phrase("help-cap-home"));
const END: Cap = Cap::Word(Phrase("help-cap-end"));
const SPACE: Cap = Cap::Word(Phrase("help-cap-space"));

/// Keys, and what they do.
pub(crate) const KEY_TABLE: [(&[Cap], Phrase); 10] = [
    (&[Cap::Sign("↑"), Cap::Sign("↓"), Cap::Sign("←"), Cap::Sign("→")], Phrase("help-key-arrows")),
    (&[Cap::Sign("W"), Cap::Sign("A"), Cap::Sign("S"), Cap::Sign("D")], Phrase("help-key-letters")),
    (&[TAB], Phrase("help-key-tab")),
    (&[CTRL, Cap::Sign("↑ ↓ ← →")], Phrase("help-key-choose")),
    (&[HOME, END], Phrase("help-key-ends")),
    (&[SPACE], Phrase("help-key-space")),
    (&[CTRL, Cap::Sign("Z")], Phrase("help-key-undo")),
    (&[Cap::Sign("N")], Phrase("help-key-new")),
    (&[Cap::Sign("H")], Phrase("help-key-hint")),
    (&[Cap::Sign("P")], Phrase("help-key-pause")),
];
