//! The journal: every finished game is a line of its own, and no line is ever changed.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

/// A file of lines that several programs add to at once.
///
/// Whoever adds holds the file's lock, and lets go of it when the lines are on the disk. A line
/// that a crash has cut short is closed off: it costs nobody else's lines, and what is in it stays
/// there to be looked at.
#[derive(Clone, Debug)]
pub(crate) struct Journal {
    path: PathBuf,
}

impl Journal {
    /// The journal of this name, which need not be there yet.
    pub(crate) fn new(path: PathBuf) -> Journal {
        Journal { path }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// All that is in it.
    pub(crate) fn read(&self) -> io::Result<String> {
        let mut file = match File::open(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(String::new()),
            file => file?,
        };
        // Nobody is in the middle of a line while this is held.
        file.lock_shared()?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Adds lines, each without its end. When this returns they survive whatever comes.
    pub(crate) fn append<'a>(&self, lines: impl IntoIterator<Item = &'a str>) -> io::Result<()> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(&self.path)?;
        file.lock()?;
        let mut text = String::new();
        if is_torn(&mut file)? {
            text.push('\n');
        }
        for line in lines {
            text.push_str(line);
            text.push('\n');
        }
        file.write_all(text.as_bytes())?;
        file.sync_data()
    }
}

/// Whether the file ends in the middle of a line.
fn is_torn(file: &mut File) -> io::Result<bool> {
    if file.metadata()?.len() == 0 {
        return Ok(false);
    }
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last != *b"\n")
}

#[cfg(test)]
mod tests {
    use std::{fs, thread};

    use super::*;

    fn journal() -> (tempfile::TempDir, Journal) {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::new(folder.path().join("journal.jsonl"));
        (folder, journal)
    }

    #[test]
    fn lines_come_back_in_order() {
        let (_folder, journal) = journal();
        assert_eq!(journal.read().unwrap(), "");
        journal.append(["one"]).unwrap();
        journal.append(["two", "three"]).unwrap();
        assert_eq!(journal.read().unwrap(), "one\ntwo\nthree\n");
    }

    #[test]
    fn a_torn_line_costs_no_other() {
        let (_folder, journal) = journal();
        journal.append(["one"]).unwrap();
        let mut file = OpenOptions::new().append(true).open(journal.path()).unwrap();
        file.write_all(b"{\"torn\xe2\x80").unwrap();
        drop(file);
        journal.append(["two"]).unwrap();
        let text = journal.read().unwrap();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!((lines[0], lines[2], lines.len()), ("one", "two", 3));
        assert!(lines[1].starts_with("{\"torn"));
    }

    #[test]
    fn many_may_write_at_once() {
        let (_folder, journal) = journal();
        thread::scope(|scope| {
            for writer in 0..4 {
                let journal = &journal;
                scope.spawn(move || {
                    for line in 0..50 {
                        journal.append([format!("{writer}-{line}").repeat(100).as_str()]).unwrap();
                    }
                });
            }
        });
        let text = journal.read().unwrap();
        assert_eq!(text.lines().count(), 200);
        for writer in 0..4 {
            for line in 0..50 {
                let expected = format!("{writer}-{line}").repeat(100);
                assert!(text.lines().any(|found| found == expected));
            }
        }
    }

    #[test]
    fn what_cannot_be_written_is_an_error() {
        let (folder, _) = journal();
        fs::write(folder.path().join("file"), "").unwrap();
        let journal = Journal::new(folder.path().join("file").join("journal.jsonl"));
        assert!(journal.append(["one"]).is_err());
        assert!(journal.read().is_err());
    }
}
