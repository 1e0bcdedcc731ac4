//! Keys and what they do.

use crate::model::Command;

/// A line of a list of keys: the key as it is written, what it asks for, and its message.
pub(super) type Key = (&'static str, Command, &'static str);

/// The keys of a game under way, the most needed first.
pub(super) const PLAY: [Key; 9] = [
    ("h", Command::Hint, "terminal-key-hint"),
    ("m", Command::ToGo, "terminal-key-to-go"),
    ("t", Command::Teach, "terminal-key-teach"),
    ("f", Command::Solve, "terminal-key-solve"),
    ("u", Command::Undo, "terminal-key-undo"),
    ("p", Command::Pause, "terminal-key-pause"),
    ("n", Command::Next, "terminal-key-next"),
    ("g", Command::Menu, "terminal-key-menu"),
    ("l", Command::Records, "terminal-key-records"),
];

/// The keys of a game that is over.
pub(super) const OVER: [Key; 5] = [
    ("n", Command::Next, "terminal-key-next"),
    ("v", Command::Review, "terminal-key-review"),
    ("b", Command::Restart, "terminal-key-restart"),
    ("g", Command::Menu, "terminal-key-menu"),
    ("l", Command::Records, "terminal-key-records"),
];

/// Those that are always there.
pub(super) const ALWAYS: [Key; 2] =
    [("?", Command::Help, "terminal-key-help"), ("q", Command::Quit, "terminal-key-quit")];

/// All of them, for the page of keys; an empty line stands between groups.
pub(super) const ALL: [&[(&str, &str)]; 4] = [
    &[
        ("← ↑ ↓ →  w a s d", "terminal-key-slide"),
        ("", "terminal-key-click"),
        ("u", "terminal-key-undo"),
        ("r", "terminal-key-redo"),
        ("p", "terminal-key-pause"),
    ],
    &[
        ("h", "terminal-key-hint"),
        ("m", "terminal-key-to-go"),
        ("t", "terminal-key-teach"),
        ("f", "terminal-key-solve"),
    ],
    &[
        ("n", "terminal-key-next"),
        ("b", "terminal-key-restart"),
        ("o", "terminal-key-bring-back"),
        ("x", "terminal-key-give-up"),
        ("g", "terminal-key-menu"),
    ],
    &[("v", "terminal-key-review"), ("l", "terminal-key-records"), ("q", "terminal-key-quit")],
];
