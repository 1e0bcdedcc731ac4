//! What survives a reload.

use leptos::prelude::window;
use web_sys::Storage;

/// The browser does not let us store anything, or no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lost;

/// What is stored, by its name in the browser's storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    Game,
    /// The name that the game will have in the journal.
    GameName,
    /// The challenge that the game is part of, if it is.
    Attempt,
    Settings,
    Picture,
    /// Lines of the journal that came before what keeps it (`scripts/journal.js`, which reads them here).
    Journal,
    /// Boards that a server has dealt and that are being played.
    Deals,
    /// Games that a server has not got yet.
    Finished,
    /// Whether the server knows this player; the cookie that says who it is cannot be read.
    Player,
    /// The race that this player is in.
    Race,
}

impl Key {
    fn name(self) -> &'static str {
        match self {
            Key::Game => "noyes.game",
            Key::GameName => "noyes.game.name",
            Key::Attempt => "noyes.game.attempt",
            Key::Settings => "noyes.settings",
            Key::Picture => "noyes.picture",
            Key::Journal => "noyes.journal",
            Key::Deals => "noyes.online.deals",
            Key::Finished => "noyes.online.finished",
            Key::Player => "noyes.online.player",
            Key::Race => "noyes.online.race",
        }
    }
}

fn storage() -> Result<Storage, Lost> {
    window().local_storage().ok().flatten().ok_or(Lost)
}

/// What was stored, if anything.
pub(crate) fn read(key: Key) -> Result<Option<String>, Lost> {
    storage()?.get_item(key.name()).map_err(|_| Lost)
}

/// Stores a text in place of what was there.
pub(crate) fn write(key: Key, text: &str) -> Result<(), Lost> {
    storage()?.set_item(key.name(), text).map_err(|_| Lost)
}

/// Adds a line to the text that is there.
pub(crate) fn add_line(key: Key, line: &str) -> Result<(), Lost> {
    match read(key)?.filter(|text| !text.is_empty()) {
        Some(text) => write(key, &format!("{text}\n{line}")),
        None => write(key, line),
    }
}
