//! Standard output, or a file that is whole or absent.

use std::{
    fs::{self, File},
    io::{self, Stdout, Write},
    path::{Path, PathBuf},
};

use crate::{
    fault::{Failure, Fault},
    interrupt,
    status::Status,
};

/// Where bytes go.
#[derive(Debug)]
pub(crate) enum Target {
    /// Standard output, passed on after each page.
    Stdout(Stdout),
    /// A file under a temporary name beside its own, which it gets at the end.
    Draft(Draft),
    /// A file that grows, so that what is in it already stays.
    Growing(File, PathBuf),
    /// A device or pipe, which no other file may take the place of.
    Device(File, PathBuf),
}

impl Target {
    pub(crate) fn open(path: Option<&Path>) -> Result<Target, Failure> {
        let Some(path) = path else { return Ok(Target::Stdout(io::stdout())) };
        let refuse = |error| Fault::cannot_write(path, &error, Status::WrongInput);
        // A link stays, and leads to the new file.
        let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        match fs::metadata(&place) {
            Ok(there) if there.is_dir() => {
                Err(refuse(io::Error::from(io::ErrorKind::IsADirectory)).into())
            }
            Ok(there) if !there.is_file() => {
                let device = File::options().write(true).open(&place).map_err(refuse)?;
                Ok(Target::Device(device, path.to_owned()))
            }
            there => {
                let draft = Draft::new(place).map_err(refuse)?;
                if let Ok(there) = there {
                    draft.file.set_permissions(there.permissions()).map_err(refuse)?;
                }
                Ok(Target::Draft(draft))
            }
        }
    }

    pub(crate) fn put(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        let done = self.write_all(bytes).and_then(|()| self.flush());
        done.map_err(|error| self.failure(&error))
    }

    pub(crate) fn finish(self) -> Result<(), Failure> {
        match self {
            Target::Draft(draft) => {
                let place = draft.place.clone();
                let failure = |error| Fault::cannot_write(&place, &error, Status::Broken).into();
                draft.finish().map_err(failure)
            }
            Target::Growing(file, path) => {
                let failure = |error| Fault::cannot_write(&path, &error, Status::Broken).into();
                file.sync_all().map_err(failure)
            }
            mut other => other.put(&[]),
        }
    }

    /// What a failed write means.
    pub(crate) fn failure(&self, error: &io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::BrokenPipe;
        }
        let name = match self {
            Target::Stdout(_) => Path::new("standard output"),
            Target::Draft(draft) => &draft.place,
            Target::Growing(_, path) | Target::Device(_, path) => path,
        };
        Fault::cannot_write(name, error, Status::Broken).into()
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Target::Stdout(stdout) => stdout.write(bytes),
            Target::Draft(draft) => draft.file.write(bytes),
            Target::Growing(file, _) | Target::Device(file, _) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Target::Stdout(stdout) => stdout.flush(),
            Target::Draft(_) | Target::Growing(..) | Target::Device(..) => Ok(()),
        }
    }
}

/// A file that is still being written; removed if it is never finished.
#[derive(Debug)]
pub(crate) struct Draft {
    file: File,
    draft: PathBuf,
    place: PathBuf,
    finished: bool,
}

impl Draft {
    fn new(place: PathBuf) -> io::Result<Draft> {
        let name = place.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
        interrupt::clean_up();
        let mut interrupt = interrupt::lock();
        // The same process writes one file of a name only, so the name is free
        // unless a killed process with the same number left it behind.
        for attempt in 0.. {
            let mut hidden = std::ffi::OsString::from(".");
            hidden.push(name);
            hidden.push(format!(".{}-{attempt}.part", std::process::id()));
            let draft = place.with_file_name(hidden);
            match File::create_new(&draft) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
                Ok(file) => {
                    interrupt.unfinished.push(draft.clone());
                    return Ok(Draft { file, draft, place, finished: false });
                }
            }
        }
        unreachable!("some number is free")
    }

    fn finish(mut self) -> io::Result<()> {
        // Otherwise a crash of the machine could leave the name with half a file.
        self.file.sync_all()?;
        let mut interrupt = interrupt::lock();
        fs::rename(&self.draft, &self.place)?;
        interrupt.unfinished.retain(|draft| *draft != self.draft);
        self.finished = true;
        Ok(())
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if !self.finished {
            fs::remove_file(&self.draft).ok();
        }
    }
}
