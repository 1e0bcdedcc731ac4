//! What went wrong, on one line of a batch or in a whole command.

use std::{error::Error, fmt, io, path::Path};

use noyes::Coded;
use noyes_api::{ErrorBody, ErrorLine};

use crate::{serve::ServeError, status::Status};

/// An error with its code, as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// Lower-case words with hyphens, listed in `docs/errors.md`.
    pub(crate) code: &'static str,
    /// What was found and what was expected.
    pub(crate) message: String,
    /// Where, counted from 0, if there is one place.
    pub(crate) at: Option<u64>,
    /// How the command ends.
    pub(crate) status: Status,
}

impl Fault {
    /// The caller's fault.
    pub(crate) fn wrong(code: &'static str, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into(), at: None, status: Status::WrongInput }
    }

    /// Words that are not in the command's language.
    pub(crate) fn usage(message: impl Into<String>) -> Fault {
        Fault::wrong("usage", message)
    }

    /// A file that cannot be opened is a wrong name; one that stops being
    /// readable half-way is the system's fault.
    pub(crate) fn cannot_read(name: &Path, error: &io::Error) -> Fault {
        let status = match error.kind() {
            io::ErrorKind::NotFound
            | io::ErrorKind::PermissionDenied
            | io::ErrorKind::IsADirectory
            | io::ErrorKind::NotADirectory
            | io::ErrorKind::InvalidInput
            | io::ErrorKind::InvalidFilename => Status::WrongInput,
            _ => Status::Broken,
        };
        let message = format!("cannot read {}: {error}", name.display());
        Fault { code: "cannot-read", message, at: None, status }
    }

    /// A place that cannot be written to is a wrong name; a write that fails
    /// later is the system's fault.
    pub(crate) fn cannot_write(name: &Path, error: &io::Error, status: Status) -> Fault {
        let message = format!("cannot write {}: {error}", name.display());
        Fault { code: "cannot-write", message, at: None, status }
    }

    /// The server did not start, or stopped.
    pub(crate) fn cannot_serve(error: &ServeError) -> Fault {
        let status = if error.exit_status() == 2 { Status::WrongInput } else { Status::Broken };
        Fault { code: error.code(), message: error.to_string(), at: None, status }
    }

    /// The error of this line, or of the whole command, as JSON shows it.
    pub(crate) fn line(&self, line: Option<u64>) -> ErrorLine {
        let error =
            ErrorBody { code: self.code.into(), message: self.message.clone(), at: self.at };
        ErrorLine { line, error }
    }
}

impl<E: Coded> From<E> for Fault {
    fn from(error: E) -> Fault {
        Fault {
            code: error.code(),
            message: error.to_string(),
            at: error.at(),
            status: Status::WrongInput,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for Fault {}

/// Why a command ended early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It could not go on.
    Fault(Fault),
    /// Nobody reads its answers any more, as in `noyes … | head -1`: no error.
    BrokenPipe,
}

impl<E: Into<Fault>> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure::Fault(error.into())
    }
}
