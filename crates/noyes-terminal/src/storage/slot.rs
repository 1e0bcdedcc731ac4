//! The game under way, so that it goes on at the next start.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// A place for one running game. As long as it is held no other program has it, so that two
/// terminals play two games; the system lets go of it however the program ends.
#[derive(Debug)]
pub(crate) struct Slot {
    path: PathBuf,
    _lock: File,
}

/// No more terminals than this are played on at once.
const SLOTS: u32 = 64;

impl Slot {
    /// The first place that is free.
    pub(crate) fn claim(directory: &Path) -> io::Result<Slot> {
        for number in 1..=SLOTS {
            let name = match number {
                1 => "game".to_owned(),
                _ => format!("game-{number}"),
            };
            let lock = OpenOptions::new()
                .create(true)
                .truncate(false)
                .write(true)
                .open(directory.join(format!("{name}.lock")))?;
            match lock.try_lock() {
                Ok(()) => {
                    return Ok(Slot { path: directory.join(format!("{name}.json")), _lock: lock });
                }
                Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Err(io::Error::other("too many games are under way"))
    }

    /// What was stored here last.
    pub(crate) fn load(&self) -> io::Result<Option<String>> {
        match fs::read(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            bytes => Ok(Some(String::from_utf8_lossy(&bytes?).into_owned())),
        }
    }

    /// Stores a text in the place of the last one; there is always one of the two, whole.
    pub(crate) fn store(&self, text: &str) -> io::Result<()> {
        let directory = self.path.parent().unwrap_or(Path::new("."));
        let mut draft = tempfile::NamedTempFile::new_in(directory)?;
        draft.write_all(text.as_bytes())?;
        // Else the name may be on the disk before the text is, when the power fails.
        draft.as_file().sync_data()?;
        draft.persist(&self.path)?;
        Ok(())
    }

    /// Moves what is stored out of the way, so that it can be looked at.
    pub(crate) fn set_aside(&self) -> io::Result<()> {
        fs::rename(&self.path, self.path.with_extension("json.bad"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_terminals_have_two_games() {
        let folder = tempfile::tempdir().unwrap();
        let one = Slot::claim(folder.path()).unwrap();
        let two = Slot::claim(folder.path()).unwrap();
        assert_eq!(one.load().unwrap(), None);
        one.store("one").unwrap();
        two.store("two").unwrap();
        one.store("one, later").unwrap();
        assert_eq!(one.load().unwrap().as_deref(), Some("one, later"));
        drop(one);
        let again = Slot::claim(folder.path()).unwrap();
        assert_eq!(again.load().unwrap().as_deref(), Some("one, later"));
        assert_eq!(two.load().unwrap().as_deref(), Some("two"));
        again.set_aside().unwrap();
        assert_eq!(again.load().unwrap(), None);
    }
}
