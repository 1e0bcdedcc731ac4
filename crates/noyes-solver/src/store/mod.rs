//! Tables: built once, shared by all solvers of a process, and kept on disk.

mod error;
#[cfg(not(target_family = "wasm"))]
mod file;
mod key;
mod table;

#[cfg(not(target_family = "wasm"))]
use std::path::{Path, PathBuf};
use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

pub use self::error::StoreError;
#[cfg(not(target_family = "wasm"))]
pub use self::file::TableFile;
pub(crate) use self::{key::TableKey, table::Table};
use crate::{Cancel, SolveError};

/// Where tables are kept: in memory, and on disk if it has a directory.
///
/// Clones share their tables, so that each is built once a process, however
/// many solvers need it. On disk a table is a file of its own; one that is cut
/// short, altered, made by another version, or that others may write to, is
/// never used: the table is built anew, and what was wrong is to be had from
/// [`take_faults`](Store::take_faults). Where the disk is full or cannot be
/// written to, tables stay in memory, and that is a fault of the same kind.
///
/// The default keeps tables in memory only; in the browser there is nothing else.
///
/// ```
/// use noyes_solver::Store;
///
/// let folder = tempfile::tempdir()?;
/// let store = Store::in_directory(folder.path());
/// assert_eq!(store.list(), []);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Default)]
pub struct Store(Arc<Inner>);

#[derive(Default)]
struct Inner {
    #[cfg(not(target_family = "wasm"))]
    directory: Option<PathBuf>,
    tables: Mutex<HashMap<TableKey, State>>,
    /// Told whenever a table is ready, or its builder has given up.
    changed: Condvar,
    faults: Mutex<Vec<StoreError>>,
}

/// A table that somebody has asked for.
enum State {
    /// A thread reads or builds it.
    Underway,
    Ready(Table),
}

/// How often a thread that waits for another's table looks at its own switch.
const PATIENCE: Duration = Duration::from_millis(5);

impl Store {
    /// Tables are kept in memory as long as the store or a solver is.
    #[must_use]
    pub fn in_memory() -> Store {
        Store::default()
    }

    /// Tables are kept in files of this directory, which is made when the first
    /// one is written.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn in_directory(path: impl Into<PathBuf>) -> Store {
        Store(Arc::new(Inner { directory: Some(path.into()), ..Inner::default() }))
    }

    /// Tables are kept in the directory that the environment variable
    /// `NOYES_CACHE` names, else in `noyes` in the user's own cache directory
    /// (`~/.cache` on Linux). If the variable is empty, or there is no such
    /// directory, they are kept in memory.
    #[must_use]
    pub fn user() -> Store {
        #[cfg(not(target_family = "wasm"))]
        {
            use etcetera::BaseStrategy as _;

            match std::env::var_os("NOYES_CACHE") {
                Some(path) if path.is_empty() => return Store::in_memory(),
                Some(path) => return Store::in_directory(path),
                None => {}
            }
            if let Ok(strategy) = etcetera::base_strategy::choose_native_strategy() {
                return Store::in_directory(strategy.cache_dir().join("noyes"));
            }
        }
        Store::in_memory()
    }

    /// The directory of the files, if there is one.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn directory(&self) -> Option<&Path> {
        self.0.directory.as_deref()
    }

    /// What went wrong with files since this was last asked. None of it has
    /// spoiled an answer.
    #[must_use]
    pub fn take_faults(&self) -> Vec<StoreError> {
        std::mem::take(&mut *lock(&self.0.faults))
    }

    /// Forgets the tables in memory that no solver uses. Files stay.
    pub fn release_unused(&self) {
        lock(&self.0.tables)
            .retain(|_, state| !matches!(state, State::Ready(table) if table.is_unused()));
    }

    /// A table: from memory, or from its file if that is sound, or else built.
    ///
    /// The builder gets [`TableKey::bytes`] zeros. If several threads ask for
    /// the same table, one builds and the others wait for it; if it gives up,
    /// the next one tries. Whoever waits does so until `cancel` is thrown.
    /// Only where `keep` is said, a file is read or written: a table that is
    /// built in no time is not worth one.
    pub(crate) fn table(
        &self,
        key: &TableKey,
        keep: bool,
        cancel: Option<&Cancel>,
        build: impl FnOnce(&mut [u8]) -> Result<(), SolveError>,
    ) -> Result<Table, SolveError> {
        let mut tables = lock(&self.0.tables);
        loop {
            match tables.get(key) {
                Some(State::Ready(table)) => return Ok(table.clone()),
                Some(State::Underway) => {
                    if cancel.is_some_and(Cancel::is_cancelled) {
                        return Err(SolveError::Cancelled);
                    }
                    let waited = self.0.changed.wait_timeout(tables, PATIENCE);
                    tables = waited.unwrap_or_else(PoisonError::into_inner).0;
                }
                None => break,
            }
        }
        tables.insert(key.clone(), State::Underway);
        drop(tables);
        let underway = Underway { store: &self.0, key };
        let table = self.read_or_build(key, keep, build)?;
        lock(&self.0.tables).insert(key.clone(), State::Ready(table.clone()));
        drop(underway);
        Ok(table)
    }

    fn read_or_build(
        &self,
        key: &TableKey,
        keep: bool,
        build: impl FnOnce(&mut [u8]) -> Result<(), SolveError>,
    ) -> Result<Table, SolveError> {
        #[cfg(not(target_family = "wasm"))]
        let directory = self.0.directory.as_deref().filter(|_| keep);
        #[cfg(target_family = "wasm")]
        let _ = keep;
        #[cfg(not(target_family = "wasm"))]
        if let Some(directory) = directory {
            match file::read(directory, key) {
                Ok(Some(table)) => return Ok(table),
                Ok(None) => {}
                Err(fault) => lock(&self.0.faults).push(fault),
            }
        }
        let table = Table::build(key.bytes, build)?;
        #[cfg(not(target_family = "wasm"))]
        if let Some(directory) = directory
            && let Err(fault) = file::write(directory, key, &table)
        {
            lock(&self.0.faults).push(fault);
        }
        Ok(table)
    }
}

#[cfg(not(target_family = "wasm"))]
impl Store {
    /// The files of the directory, by name. Only their headers are read: that
    /// a payload is sound, [`verify`](Store::verify) says.
    #[must_use]
    pub fn list(&self) -> Vec<TableFile> {
        self.directory().map(file::list).unwrap_or_default()
    }

    /// As [`list`](Store::list), with every payload read and compared with its checksum.
    #[must_use]
    pub fn verify(&self) -> Vec<TableFile> {
        let mut files = self.list();
        files.iter_mut().for_each(TableFile::verify);
        files
    }
}

/// Ends a thread's work on a table, whichever way it ends.
struct Underway<'a> {
    store: &'a Inner,
    key: &'a TableKey,
}

impl Drop for Underway<'_> {
    fn drop(&mut self) {
        let mut tables = lock(&self.store.tables);
        if let Some(State::Underway) = tables.get(self.key) {
            tables.remove(self.key);
        }
        drop(tables);
        self.store.changed.notify_all();
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("Store");
        #[cfg(not(target_family = "wasm"))]
        debug.field("directory", &self.0.directory);
        debug.field("tables", &lock(&self.0.tables).len()).finish_non_exhaustive()
    }
}

/// A thread that panicked has left nothing half done behind these locks.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
