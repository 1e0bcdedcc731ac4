//! Records outside of a game: exported, imported, listed.

use std::io;

use noyes_game::{Book, Entry, EntryError};

use crate::storage::{DataDirectory, Journal};

/// The journal of a data directory.
#[derive(Debug)]
pub struct Records {
    directory: DataDirectory,
    journal: Journal,
}

/// What an import came to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Import {
    /// How many lines said something new.
    pub new: usize,
    /// How many were known already.
    pub known: usize,
    /// The lines that could not be read, by their numbers from 1, and why.
    pub unread: Vec<(u64, EntryError)>,
}

impl Records {
    /// The records that are kept there.
    #[must_use]
    pub fn at(directory: DataDirectory) -> Records {
        let journal = directory.journal();
        Records { directory, journal }
    }

    /// Where the journal is.
    #[must_use]
    pub fn path(&self) -> &std::path::Path {
        self.journal.path()
    }

    /// All records, and the lines that could not be read.
    ///
    /// # Errors
    /// [`io::Error`] if the journal is there and cannot be read.
    pub fn book(&self) -> io::Result<(Book, Vec<(u64, EntryError)>)> {
        let mut book = Book::default();
        let text = self.journal.read()?;
        let import = read(&text, |entry| book.enter(entry.clone()));
        Ok((book, import.unread))
    }

    /// The whole journal as it stands: what cannot be read here may be known elsewhere.
    ///
    /// # Errors
    /// [`io::Error`] if the journal is there and cannot be read.
    pub fn export(&self) -> io::Result<String> {
        let mut text = self.journal.read()?;
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        Ok(text)
    }

    /// Adds the lines of another journal that say something new.
    ///
    /// # Errors
    /// [`io::Error`] if the journal cannot be read or written.
    pub fn import(&self, text: &str) -> io::Result<Import> {
        self.directory.create()?;
        let (mut book, _) = self.book()?;
        let mut lines = Vec::new();
        let import = read(text, |entry| {
            let new = book.enter(entry.clone());
            if new {
                lines.push(entry.to_json());
            }
            new
        });
        if !lines.is_empty() {
            self.journal.append(lines.iter().map(String::as_str))?;
        }
        Ok(import)
    }
}

/// Reads all lines; those that came twice are known the second time.
fn read(text: &str, mut enter: impl FnMut(&Entry) -> bool) -> Import {
    let mut import = Import::default();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        match Entry::from_json(line) {
            Ok(entry) if enter(&entry) => import.new += 1,
            Ok(_) => import.known += 1,
            Err(error) => import.unread.push((number, error)),
        }
    }
    import
}
