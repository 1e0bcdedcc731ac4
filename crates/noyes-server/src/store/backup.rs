//! A copy of a store, taken while it is used.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::{StoreError, StorePlace, restrict};

/// Copies the store in a file to another file, as it is at one moment. The server may go on
/// meanwhile. The copy has the server's secrets in it.
///
/// # Errors
/// [`StoreError`] if there is no store, if the other file is there already or cannot be written, or
/// if it is a PostgreSQL database, which `pg_dump` copies.
pub async fn backup(from: &StorePlace, to: &Path) -> Result<(), StoreError> {
    let StorePlace::Sqlite(file) = from else {
        return Err(StoreError::Open {
            place: from.to_string(),
            reason: "PostgreSQL has its own program for backups, pg_dump".to_owned(),
        });
    };
    let failed = |reason: String| StoreError::Backup { to: to.display().to_string(), reason };
    let to_text = to.to_str().ok_or_else(|| failed("its name is not UTF-8 text".to_owned()))?;
    if to.exists() {
        return Err(failed("it is there already".to_owned()));
    }
    let opened = |error| StoreError::opening(from, &error);
    let options = SqliteConnectOptions::new().filename(file).disable_statement_logging();
    let mut store = options.read_only(true).connect().await.map_err(opened)?;
    let copied = sqlx::query("VACUUM INTO $1").bind(to_text).execute(&mut store).await;
    if let Err(error) = copied {
        std::fs::remove_file(to).ok();
        return Err(failed(error.to_string()));
    }
    restrict(to);
    store.close().await.map_err(opened)
}
