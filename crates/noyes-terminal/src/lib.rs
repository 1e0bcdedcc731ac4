//! The game of noyes in a terminal.
//!
//! [`play`] takes the terminal over until the player has enough. It is the same game as on the
//! page, by the same rules (`noyes-game`), with the same journal of finished games.
//!
//! | part | what it does |
//! |---|---|
//! | `model` | what stands on the screen and what every key does: no terminal, no clock, no files |
//! | `view` | draws a model |
//! | `runtime` | the terminal taken over and given back, signals, the solver in a thread |
//! | `storage` | the journal and the game under way, in the user's data directory |
//!
//! # Storage
//! In the [data directory](DataDirectory):
//!
//! - `journal.jsonl`: every finished game, a line each ([`Entry`](noyes_game::Entry)). Lines are
//!   only added, each under the file's lock and synced to the disk, so several terminals may play.
//! - `game.json`, `game-2.json`, …: the games under way, one a terminal, and a lock beside each.
#![deny(unsafe_code)]

mod colours;
mod model;
mod numerals;
mod records;
mod runtime;
mod start;
mod storage;
mod view;

pub use colours::ColourChoice;
pub use noyes_words::Language;
pub use records::{Import, Records};
pub use runtime::End;
pub use start::{Options, PlayError, What, play, system_language};
pub use storage::DataDirectory;
