//! What can be written, and the statements that do it.

use noyes_game::Millis;

use super::reads::Ranking;
use super::results::{self, Finished, NewResult};
use super::writer::Connection;
use super::{Store, StoreError, either};

/// One change.
#[derive(Clone, Debug)]
pub(super) enum Write {
    Result(Box<NewResult>),
    Attempt(NewAttempt),
    Name { player: String, name: Option<String>, now: Millis },
    Forget { player: String },
    Optimal { seq: i64, length: Option<u64> },
    Secret { name: String, bytes: Vec<u8> },
    Race(RaceChange),
}

/// What has become of it.
#[derive(Clone, Debug)]
pub(super) enum Written {
    Result(Finished),
    Attempt(String),
    Race(bool),
    Done,
}

/// A player begins a day's puzzle.
#[derive(Clone, Debug)]
pub(crate) struct NewAttempt {
    pub(crate) day: String,
    pub(crate) player: String,
    /// The deal, which is kept only if it is the first.
    pub(crate) deal: String,
}

/// A race's new state.
#[derive(Clone, Debug)]
pub(crate) struct RaceChange {
    pub(crate) id: String,
    /// The version that was changed; 0 for a new race.
    pub(crate) version: u64,
    pub(crate) state: String,
    pub(crate) now: Millis,
}

impl Store {
    /// Keeps a race's new state; `false` if somebody else has changed it meanwhile.
    pub(crate) async fn change_race(&self, change: RaceChange) -> Result<bool, StoreError> {
        match self.writer.write(Write::Race(change)).await? {
            Written::Race(changed) => Ok(changed),
            _ => Err(StoreError::closed()),
        }
    }

    /// Records a result, once.
    pub(crate) async fn record(&self, result: NewResult) -> Result<Finished, StoreError> {
        match self.writer.write(Write::Result(Box::new(result))).await? {
            Written::Result(finished) => Ok(finished),
            _ => Err(StoreError::closed()),
        }
    }

    /// Begins a player's day, and answers with the deal of the first time that it was begun.
    pub(crate) async fn attempt(&self, attempt: NewAttempt) -> Result<String, StoreError> {
        match self.writer.write(Write::Attempt(attempt)).await? {
            Written::Attempt(deal) => Ok(deal),
            _ => Err(StoreError::closed()),
        }
    }

    /// Gives a player a name, or takes it away.
    pub(crate) async fn set_name(
        &self,
        player: String,
        name: Option<String>,
        now: Millis,
    ) -> Result<(), StoreError> {
        self.writer.write(Write::Name { player, name, now }).await.map(drop)
    }

    /// Deletes everything about a player.
    pub(crate) async fn forget(&self, player: String) -> Result<(), StoreError> {
        self.writer.write(Write::Forget { player }).await.map(drop)
    }

    /// Keeps a secret, unless there is one of that name.
    pub(super) async fn keep_secret(&self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        let write = Write::Secret { name: name.to_owned(), bytes: bytes.to_owned() };
        self.writer.write(write).await.map(drop)
    }

    /// The length of a shortest solution was found, or will not be.
    pub(crate) async fn set_optimal(
        &self,
        seq: i64,
        length: Option<u64>,
    ) -> Result<(), StoreError> {
        self.writer.write(Write::Optimal { seq, length }).await.map(drop)
    }
}

const SET_NAME: &str = "\
    INSERT INTO players (id, name, created) VALUES ($1, $2, $3) \
    ON CONFLICT (id) DO UPDATE SET name = excluded.name";

const RANKINGS_OF: &str = "\
    SELECT DISTINCT kind, size, goal, control, assisted FROM results WHERE player = $1";

/// Makes changes, and says what has become of each. Those that came in together have no order among
/// themselves, so the results go first, all at once.
pub(super) async fn apply(
    writes: &[Write],
    connection: &mut Connection,
) -> Result<Vec<Written>, sqlx::Error> {
    let results: Vec<&NewResult> = writes.iter().filter_map(Write::result).collect();
    let mut finished = results::add(&results, connection).await?.into_iter();
    let mut written = Vec::with_capacity(writes.len());
    for write in writes {
        written.push(write.apply(connection, &mut finished).await?);
    }
    Ok(written)
}

impl Write {
    fn result(&self) -> Option<&NewResult> {
        match self {
            Write::Result(result) => Some(result),
            _ => None,
        }
    }

    /// Makes the change, but for a result: what has become of that is the next in `finished`.
    async fn apply(
        &self,
        connection: &mut Connection,
        finished: &mut impl Iterator<Item = Finished>,
    ) -> Result<Written, sqlx::Error> {
        match self {
            Write::Result(_) => {
                finished.next().map(Written::Result).ok_or(sqlx::Error::RowNotFound)
            }
            Write::Attempt(attempt) => attempt.add(connection).await.map(Written::Attempt),
            Write::Name { player, name, now } => either!(Connection, connection, c => {
                let name = sqlx::query(SET_NAME).bind(player).bind(name).bind(integer(*now));
                name.execute(&mut **c).await.map(|_| Written::Done)
            }),
            Write::Forget { player } => forget(connection, player).await,
            Write::Secret { name, bytes } => either!(Connection, connection, c => {
                sqlx::query("INSERT INTO secrets (name, bytes) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                    .bind(name)
                    .bind(bytes)
                    .execute(&mut **c)
                    .await
                    .map(|_| Written::Done)
            }),
            Write::Race(change) => change.make(connection).await.map(Written::Race),
            Write::Optimal { seq, length } => either!(Connection, connection, c => {
                sqlx::query("UPDATE results SET optimal = $2, due = 0 WHERE seq = $1")
                    .bind(seq)
                    .bind(length.map(integer))
                    .execute(&mut **c)
                    .await
                    .map(|_| Written::Done)
            }),
        }
    }
}

impl NewAttempt {
    async fn add(&self, connection: &mut Connection) -> Result<String, sqlx::Error> {
        let kept: Vec<(String,)> = either!(Connection, connection, c => {
            sqlx::query("INSERT INTO attempts (day, player, deal) VALUES ($1, $2, $3) ON CONFLICT (day, player) DO NOTHING")
                .bind(&self.day)
                .bind(&self.player)
                .bind(&self.deal)
                .execute(&mut **c)
                .await?;
            sqlx::query_as("SELECT deal FROM attempts WHERE day = $1 AND player = $2")
                .bind(&self.day)
                .bind(&self.player)
                .fetch_all(&mut **c)
                .await?
        });
        kept.into_iter().next().map(|(deal,)| deal).ok_or(sqlx::Error::RowNotFound)
    }
}

/// Races that nobody has touched for a day are over.
const FORGOTTEN: Millis = 24 * 60 * 60 * 1000;

impl RaceChange {
    async fn make(&self, connection: &mut Connection) -> Result<bool, sqlx::Error> {
        either!(Connection, connection, c => {
            if self.version == 0 {
                sqlx::query("DELETE FROM races WHERE touched < $1")
                    .bind(integer(self.now.saturating_sub(FORGOTTEN)))
                    .execute(&mut **c)
                    .await?;
                sqlx::query("INSERT INTO races (id, version, touched, state) VALUES ($1, 1, $2, $3)")
                    .bind(&self.id)
                    .bind(integer(self.now))
                    .bind(&self.state)
                    .execute(&mut **c)
                    .await?;
                return Ok(true);
            }
            let changed = sqlx::query(
                "UPDATE races SET version = version + 1, touched = $3, state = $4 \
                 WHERE id = $1 AND version = $2",
            )
            .bind(&self.id)
            .bind(integer(self.version))
            .bind(integer(self.now))
            .bind(&self.state)
            .execute(&mut **c)
            .await?;
            Ok(changed.rows_affected() == 1)
        })
    }
}

async fn forget(connection: &mut Connection, player: &str) -> Result<Written, sqlx::Error> {
    let kinds: Vec<(String, String, String, String, i64)> = either!(Connection, connection, c => {
        sqlx::query_as(RANKINGS_OF).bind(player).fetch_all(&mut **c).await?
    });
    let rankings = kinds.iter().filter_map(|(kind, size, goal, control, assisted)| {
        Ranking::of(kind, size, goal, control, *assisted == 1)
    });
    let names: Vec<String> = rankings.flat_map(|ranking| ranking.names()).collect();
    either!(Connection, connection, c => {
        for name in &names {
            sqlx::query("DELETE FROM bests WHERE ranking = $1 AND player = $2")
                .bind(name)
                .bind(player)
                .execute(&mut **c)
                .await?;
        }
        sqlx::query("DELETE FROM attempts WHERE player = $1").bind(player).execute(&mut **c).await?;
        // The results go with their player.
        sqlx::query("DELETE FROM players WHERE id = $1").bind(player).execute(&mut **c).await?;
    });
    Ok(Written::Done)
}

/// Neither store has unsigned integers. No time and no count comes near the limit.
pub(super) fn integer(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}
