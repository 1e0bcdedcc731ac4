//! The one task that writes.
//!
//! Requests hand their writes over and wait. Whatever has come in meanwhile is one transaction, so
//! that many results share one journey to the disk; each is answered once the transaction is there.

use std::sync::Mutex;
use std::sync::PoisonError;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection as _, PgConnection, PgPool, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::writes::{self, Write, Written};
use super::{StoreError, either};

/// The most writes in one transaction.
const BATCH: usize = 512;

/// The most writes that wait. Who comes then waits to be let in.
const QUEUE: usize = 4096;

type Reply = oneshot::Sender<Result<Written, StoreError>>;

#[derive(Debug)]
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<(Write, Reply)>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

/// How the writer gets a connection, again after it has lost one.
enum Source {
    Sqlite(Box<SqliteConnectOptions>),
    Postgres(PgPool),
}

/// The writer's own connection.
pub(super) enum Connection {
    Sqlite(Box<SqliteConnection>),
    Postgres(Box<PgConnection>),
}

impl Writer {
    pub(super) fn sqlite(options: SqliteConnectOptions) -> Writer {
        Self::start(Source::Sqlite(Box::new(options)))
    }

    pub(super) fn postgres(pool: PgPool) -> Writer {
        Self::start(Source::Postgres(pool))
    }

    fn start(source: Source) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let task = tokio::spawn(run(source, waiting));
        Writer { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) }
    }

    /// Writes, and comes back when it is written.
    pub(super) async fn write(&self, write: Write) -> Result<Written, StoreError> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let queue = queue.ok_or_else(StoreError::closed)?;
        let (reply, answer) = oneshot::channel();
        queue.send((write, reply)).await.map_err(|_| StoreError::closed())?;
        answer.await.map_err(|_| StoreError::closed())?
    }

    /// Writes what waits, and ends.
    pub(super) async fn close(&self) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            task.await.ok();
        }
    }
}

async fn run(source: Source, mut waiting: mpsc::Receiver<(Write, Reply)>) {
    let mut connection = None;
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        let (writes, replies): (Vec<Write>, Vec<Reply>) = batch.drain(..).unzip();
        let answers = write_all(&source, &mut connection, &writes).await;
        for (reply, answer) in replies.into_iter().zip(answers) {
            // Who has gone away meanwhile will ask again.
            reply.send(answer).ok();
        }
    }
    if let Some(connection) = connection {
        either!(Connection, connection, connection => connection.close().await.ok());
    }
}

/// Writes all of them together; if that fails, each by itself, so that one that cannot be written
/// does not keep the others from it.
async fn write_all(
    source: &Source,
    connection: &mut Option<Connection>,
    writes: &[Write],
) -> Vec<Result<Written, StoreError>> {
    let together = transaction(source, connection, writes).await;
    match together {
        Ok(written) => written.into_iter().map(Ok).collect(),
        Err(error) if writes.len() == 1 || connection.is_none() => {
            tracing::error!(%error, writes = writes.len(), "nothing could be written");
            writes.iter().map(|_| Err(error.clone())).collect()
        }
        Err(_) => {
            let mut answers = Vec::with_capacity(writes.len());
            for write in writes {
                let written = transaction(source, connection, std::slice::from_ref(write)).await;
                answers.push(
                    written.and_then(|all| all.into_iter().next().ok_or_else(StoreError::closed)),
                );
            }
            answers
        }
    }
}

/// One transaction. A connection that may be broken is given up: the next one begins afresh.
async fn transaction(
    source: &Source,
    kept: &mut Option<Connection>,
    writes: &[Write],
) -> Result<Vec<Written>, StoreError> {
    let mut connection = match kept.take() {
        Some(connection) => connection,
        None => source.connect().await?,
    };
    connection.begin().await?;
    let written = match writes::apply(writes, &mut connection).await {
        Ok(written) => written,
        Err(error) => {
            // Not kept if it cannot even do that.
            if connection.execute("ROLLBACK").await.is_ok() {
                *kept = Some(connection);
            }
            return Err(error.into());
        }
    };
    if let Err(error) = connection.execute("COMMIT").await {
        if connection.execute("ROLLBACK").await.is_ok() {
            *kept = Some(connection);
        }
        return Err(error.into());
    }
    *kept = Some(connection);
    Ok(written)
}

impl Source {
    async fn connect(&self) -> Result<Connection, StoreError> {
        Ok(match self {
            Source::Sqlite(options) => Connection::Sqlite(Box::new(options.connect().await?)),
            Source::Postgres(pool) => {
                Connection::Postgres(Box::new(pool.acquire().await?.detach()))
            }
        })
    }
}

impl Connection {
    async fn begin(&mut self) -> Result<(), sqlx::Error> {
        match self {
            // Others may write to the same file: the right to do so is taken at the beginning.
            Connection::Sqlite(_) => self.execute("BEGIN IMMEDIATE").await,
            Connection::Postgres(_) => self.execute("BEGIN").await,
        }
    }

    async fn execute(&mut self, statement: &'static str) -> Result<(), sqlx::Error> {
        either!(Connection, self, connection => {
            sqlx::query(statement).execute(&mut **connection).await.map(drop)
        })
    }
}
