//! What is wrong with the file of a table.

#[cfg(not(target_family = "wasm"))]
use std::{io, path::Path};

use noyes::Coded;
use thiserror::Error;

/// Why a table's file was not used, or not written. Solutions do not suffer
/// from it, only the time until the first one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The file does not begin as tables do. Code `no-table`.
    #[error("{path} is no table")]
    NoTable {
        /// The file.
        path: String,
    },
    /// The file is of another version. Code `table-version`.
    #[error("{path} is of version {found}; expected {expected}")]
    Version {
        /// The file.
        path: String,
        /// Its version.
        found: u32,
        /// The version that is read and written.
        expected: u32,
    },
    /// The file is longer or shorter than it says. Code `table-length`.
    #[error("{path} has {found} bytes; expected {expected}")]
    Length {
        /// The file.
        path: String,
        /// Its length.
        found: u64,
        /// The length that it should have.
        expected: u64,
    },
    /// The header's checksum is not the header's. Code `table-header`.
    #[error("the header of {path} was altered")]
    Header {
        /// The file.
        path: String,
    },
    /// The file is sound, but another table's. Code `table-parameters`.
    #[error("{path} is a table of something else than its name says")]
    Parameters {
        /// The file.
        path: String,
    },
    /// The payload's checksum is not the payload's. Code `table-payload`.
    #[error("the content of {path} was altered")]
    Payload {
        /// The file.
        path: String,
    },
    /// Another user owns the file, or others may write to it. Code `table-not-trusted`.
    #[error("{path} {reason}")]
    NotTrusted {
        /// The file.
        path: String,
        /// Why it is not trusted.
        reason: &'static str,
    },
    /// The file cannot be read. Code `table-not-read`.
    #[error("cannot read {path}: {reason}")]
    NotRead {
        /// The file.
        path: String,
        /// What the system says.
        reason: String,
    },
    /// The file cannot be written or removed. Code `table-not-written`.
    #[error("cannot write {path}: {reason}")]
    NotWritten {
        /// The file.
        path: String,
        /// What the system says.
        reason: String,
    },
}

impl StoreError {
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn not_read(path: &Path, error: &io::Error) -> StoreError {
        StoreError::NotRead { path: path.display().to_string(), reason: error.to_string() }
    }

    #[cfg(not(target_family = "wasm"))]
    pub(super) fn not_written(path: &Path, error: &io::Error) -> StoreError {
        StoreError::NotWritten { path: path.display().to_string(), reason: error.to_string() }
    }
}

impl Coded for StoreError {
    fn code(&self) -> &'static str {
        match self {
            StoreError::NoTable { .. } => "no-table",
            StoreError::Version { .. } => "table-version",
            StoreError::Length { .. } => "table-length",
            StoreError::Header { .. } => "table-header",
            StoreError::Parameters { .. } => "table-parameters",
            StoreError::Payload { .. } => "table-payload",
            StoreError::NotTrusted { .. } => "table-not-trusted",
            StoreError::NotRead { .. } => "table-not-read",
            StoreError::NotWritten { .. } => "table-not-written",
        }
    }
}
