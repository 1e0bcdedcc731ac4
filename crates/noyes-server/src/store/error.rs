//! What goes wrong with a store.

use noyes::Coded;
use sqlx::migrate::MigrateError;
use thiserror::Error;

use super::StorePlace;

/// Why a store cannot be opened, read or written.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Not a place where a store can be. Code `bad-store`.
    #[error("found {found:?}; expected sqlite:FILE, or postgres://USER@HOST/DATABASE")]
    Place {
        /// The beginning of the text.
        found: String,
    },
    /// It cannot be opened. Code `store-unavailable`.
    #[error("cannot open the store {place}: {reason}")]
    Open {
        /// Which one.
        place: String,
        /// Why.
        reason: String,
    },
    /// No copy was made. Code `cannot-write`.
    #[error("cannot copy the store to {to}: {reason}")]
    Backup {
        /// Where to.
        to: String,
        /// Why.
        reason: String,
    },
    /// A newer version of noyes has written it. Code `newer-store`.
    #[error(
        "the store has schema {found}, and this version of noyes knows up to {known}: use the \
         version that wrote it, or a newer one"
    )]
    Newer {
        /// Its schema.
        found: i64,
        /// The newest that is known.
        known: i64,
    },
    /// It does not do what it is asked at the moment. Code `store-unavailable`.
    #[error("the store does not answer: {reason}")]
    Unavailable {
        /// Why.
        reason: String,
    },
    /// The operating system gives no random bits. Code `no-randomness`.
    #[error("the operating system gives no random bits")]
    NoRandomness,
}

impl Coded for StoreError {
    fn code(&self) -> &'static str {
        match self {
            StoreError::Place { .. } => "bad-store",
            StoreError::Open { .. } | StoreError::Unavailable { .. } => "store-unavailable",
            StoreError::Backup { .. } => "cannot-write",
            StoreError::Newer { .. } => "newer-store",
            StoreError::NoRandomness => "no-randomness",
        }
    }
}

impl StoreError {
    pub(super) fn opening(place: &StorePlace, error: &sqlx::Error) -> StoreError {
        StoreError::Open { place: place.to_string(), reason: error.to_string() }
    }

    /// The writer has ended.
    pub(super) fn closed() -> StoreError {
        StoreError::Unavailable { reason: "it is closed".to_owned() }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Unavailable { reason: error.to_string() }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::VersionMissing(found) => {
                StoreError::Newer { found, known: super::schema::NEWEST }
            }
            other => StoreError::Unavailable { reason: other.to_string() },
        }
    }
}
