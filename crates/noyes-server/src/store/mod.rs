//! What is kept: players, results, days, secrets. In an SQLite file, or in a PostgreSQL database.
//!
//! Both speak the same statements. What is read goes to a pool of connections; what is written goes
//! to one [writer](writer), which puts whatever waits into one transaction.

mod backup;
mod error;
mod place;
mod reads;
mod results;
mod rows;
mod schema;
mod secrets;
mod writer;
mod writes;

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

pub use self::backup::backup;
pub use self::error::StoreError;
pub use self::place::StorePlace;
pub(crate) use self::reads::{Order, Ranking};
pub(crate) use self::results::{Finished, NewResult};
pub(crate) use self::rows::ResultRow;
pub(crate) use self::secrets::Secrets;
use self::writer::Writer;
pub(crate) use self::writes::{NewAttempt, RaceChange};

/// An open store. Copies are the same.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    reads: Pool,
    writer: Arc<Writer>,
}

/// Connections of one of the two kinds.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Does the same with a connection or a pool of either kind.
macro_rules! either {
    ($kind:ident, $of:expr, $with:ident => $do:expr) => {
        match $of {
            $kind::Sqlite($with) => $do,
            $kind::Postgres($with) => $do,
        }
    };
}
pub(crate) use either;

/// So long a request waits for a connection. Beyond, it is told that the store is not there.
const PATIENCE: Duration = Duration::from_secs(5);

/// So long a connection waits for another program that is writing to the same file.
const BUSY: Duration = Duration::from_secs(5);

/// Connections that read.
const READERS: u32 = 4;

/// The most connections to PostgreSQL.
const CONNECTIONS: u32 = 10;

impl Store {
    /// Opens a store, makes it if it is not there, and brings its schema up to date.
    pub(crate) async fn open(place: &StorePlace) -> Result<Store, StoreError> {
        match place {
            StorePlace::Sqlite(file) => {
                if let Some(folder) = file.parent().filter(|path| !path.as_os_str().is_empty()) {
                    std::fs::create_dir_all(folder).map_err(|error| StoreError::Open {
                        place: place.to_string(),
                        reason: error.to_string(),
                    })?;
                }
                let options = SqliteConnectOptions::new()
                    .filename(file)
                    .create_if_missing(true)
                    .foreign_keys(true)
                    .busy_timeout(BUSY)
                    .journal_mode(SqliteJournalMode::Wal)
                    // An answer means that the result has reached the disk.
                    .synchronous(SqliteSynchronous::Full)
                    // The log is put in order every 16 MiB: each time the writer waits for the disk
                    // twice more, and pages that many results share are written once.
                    .pragma("wal_autocheckpoint", "4096")
                    .pragma("journal_size_limit", "16777216")
                    .pragma("cache_size", "-16000")
                    .pragma("temp_store", "memory")
                    .disable_statement_logging();
                let opened = |error| StoreError::opening(place, &error);
                let mut first = options.connect().await.map_err(opened)?;
                schema::bring_up_sqlite(&mut first).await?;
                first.close().await.map_err(opened)?;
                restrict(file);
                let reads = SqlitePoolOptions::new()
                    .max_connections(READERS)
                    .acquire_timeout(PATIENCE)
                    .connect_with(options.clone().read_only(true).create_if_missing(false))
                    .await
                    .map_err(opened)?;
                let writer = Arc::new(Writer::sqlite(options.create_if_missing(false)));
                Ok(Store { reads: Pool::Sqlite(reads), writer })
            }
            StorePlace::Postgres(url) => {
                let opened = |error| StoreError::opening(place, &error);
                let options: PgConnectOptions = url.parse().map_err(opened)?;
                let pool = PgPoolOptions::new()
                    .max_connections(CONNECTIONS)
                    .acquire_timeout(PATIENCE)
                    .connect_with(options.disable_statement_logging())
                    .await
                    .map_err(opened)?;
                schema::bring_up_postgres(&pool).await?;
                let writer = Arc::new(Writer::postgres(pool.clone()));
                Ok(Store { reads: Pool::Postgres(pool), writer })
            }
        }
    }

    /// The pool, where it is of PostgreSQL.
    pub(crate) fn postgres(&self) -> Option<&PgPool> {
        match &self.reads {
            Pool::Postgres(pool) => Some(pool),
            Pool::Sqlite(_) => None,
        }
    }

    /// Writes what was accepted, and closes.
    pub(crate) async fn close(&self) {
        self.writer.close().await;
        either!(Pool, &self.reads, pool => pool.close().await);
    }
}

/// The file holds the server's secrets: nobody else has to read it.
fn restrict(file: &std::path::Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600)).ok();
    }
    #[cfg(not(unix))]
    let _ = file;
}
