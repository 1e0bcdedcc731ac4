//! What a game is played with.

use core::{fmt, str::FromStr};

use noyes::Coded;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What the moves of a game were made with. Records are kept apart by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Control {
    /// Keys.
    Keyboard,
    /// Clicks of a mouse.
    Mouse,
    /// A mouse that only moves.
    Hover,
    /// Fingers or a pen.
    Touch,
    /// More than one of them.
    Mixed,
}

impl Control {
    /// All of them.
    pub const ALL: [Control; 5] =
        [Control::Keyboard, Control::Mouse, Control::Hover, Control::Touch, Control::Mixed];

    /// The name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Control::Keyboard => "keyboard",
            Control::Mouse => "mouse",
            Control::Hover => "hover",
            Control::Touch => "touch",
            Control::Mixed => "mixed",
        }
    }

    /// What a game is played with that was played with this one, and now with another.
    #[must_use]
    pub fn and(self, other: Control) -> Control {
        if self == other { self } else { Control::Mixed }
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no control. Code `unknown-control`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("found {found:?}; expected keyboard, mouse, hover, touch or mixed")]
pub struct UnknownControl {
    found: String,
}

impl Coded for UnknownControl {
    fn code(&self) -> &'static str {
        "unknown-control"
    }
}

impl FromStr for Control {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Control, UnknownControl> {
        let named = |control: &Control| control.name() == text;
        let unknown = || UnknownControl { found: text.chars().take(40).collect() };
        Control::ALL.into_iter().find(named).ok_or_else(unknown)
    }
}
