//! What outlasts the program: the journal and the game under way, in the user's data directory.

mod journal;
mod slot;

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

use etcetera::BaseStrategy as _;

pub(crate) use self::{journal::Journal, slot::Slot};

/// The directory in which everything is kept.
#[derive(Clone, Debug)]
pub struct DataDirectory(PathBuf);

impl DataDirectory {
    /// This directory.
    #[must_use]
    pub fn at(path: impl Into<PathBuf>) -> DataDirectory {
        DataDirectory(path.into())
    }

    /// The directory that the environment variable `NOYES_DATA` names, else `noyes` in the user's
    /// data directory (`~/.local/share` on Linux); `None` if there is none.
    #[must_use]
    pub fn user() -> Option<DataDirectory> {
        if let Some(path) = env::var_os("NOYES_DATA").filter(|path| !path.is_empty()) {
            return Some(DataDirectory::at(path));
        }
        let strategy = etcetera::base_strategy::choose_native_strategy().ok()?;
        Some(DataDirectory::at(strategy.data_dir().join("noyes")))
    }

    /// Its path.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Makes it, if it is not there yet.
    pub(crate) fn create(&self) -> io::Result<()> {
        fs::create_dir_all(&self.0)
    }

    /// The journal of finished games.
    pub(crate) fn journal(&self) -> Journal {
        Journal::new(self.0.join("journal.jsonl"))
    }
}
