//! Recording results, many at a time.
//!
//! A statement has its price whatever it writes: it goes to the connection's own thread and back, or
//! over the network. So the results of a group share their statements.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;

use noyes_game::Millis;

use super::either;
use super::reads::Ranking;
use super::rows::{ResultRow, select_results};
use super::writer::Connection;
use super::writes::integer;

/// A game that was judged.
#[derive(Clone, Debug)]
pub(crate) struct NewResult {
    pub(crate) id: String,
    pub(crate) player: String,
    pub(crate) kind: String,
    pub(crate) size: String,
    pub(crate) goal: String,
    pub(crate) control: String,
    pub(crate) assisted: bool,
    pub(crate) metric: String,
    pub(crate) received: Millis,
    pub(crate) time: Millis,
    pub(crate) moves_stm: u64,
    pub(crate) moves_mtm: u64,
    pub(crate) suspicion: Option<&'static str>,
    /// Whether the length of a shortest solution is to be found.
    pub(crate) due: bool,
    pub(crate) deal: String,
    pub(crate) replay: String,
    pub(crate) idempotency: Option<String>,
}

/// What has become of a result.
#[derive(Clone, Debug)]
pub(crate) enum Finished {
    /// It is recorded.
    New,
    /// It was recorded before: this is it.
    Known(Box<ResultRow>),
    /// The deal has another result already.
    Used,
    /// The idempotency key was given with another result.
    KeyUsed,
}

/// So many rows a statement may have. There are only a few, so that each is prepared once.
const ROWS: [usize; 4] = [64, 16, 4, 1];

/// Statements that differ only in their number of rows, as many as in [`ROWS`].
struct Statements {
    sqlite: [String; ROWS.len()],
    postgres: [String; ROWS.len()],
}

impl Statements {
    /// `before`, rows of so many values, `after`.
    fn new(before: &str, values: usize, after: &str) -> Statements {
        let texts = |name: fn(usize) -> String| {
            ROWS.map(|rows| {
                let row = |row: usize| {
                    let names = (1..=values).map(|value| name(row * values + value));
                    format!("({})", names.collect::<Vec<_>>().join(", "))
                };
                let rows: Vec<String> = (0..rows).map(row).collect();
                format!("{before} VALUES {} {after}", rows.join(", "))
            })
        };
        Statements {
            // Without names: SQLite goes through all of them to find one, for each value anew.
            sqlite: texts(|_| "?".to_owned()),
            postgres: texts(|number| format!("${number}")),
        }
    }

    /// The rows in parts, each with its statement.
    fn parts<'r, T>(
        &'static self,
        connection: &Connection,
        mut rows: &'r [T],
    ) -> impl Iterator<Item = (&'static str, &'r [T])> + use<'r, T> {
        let texts = match connection {
            Connection::Sqlite(_) => &self.sqlite,
            Connection::Postgres(_) => &self.postgres,
        };
        std::iter::from_fn(move || {
            let size = ROWS.iter().position(|&size| size <= rows.len())?;
            let (part, rest) = rows.split_at(ROWS[size]);
            rows = rest;
            Some((texts[size].as_str(), part))
        })
    }
}

static ADD_PLAYERS: LazyLock<Statements> = LazyLock::new(|| {
    Statements::new("INSERT INTO players (id, created)", 2, "ON CONFLICT (id) DO NOTHING")
});

static ADD_RESULTS: LazyLock<Statements> = LazyLock::new(|| {
    Statements::new(
        "INSERT INTO results (id, player, kind, size, goal, control, assisted, metric, received, \
         time, moves_stm, moves_mtm, suspicion, due, deal, replay, idempotency)",
        17,
        "ON CONFLICT DO NOTHING RETURNING id, seq",
    )
});

static ADD_BESTS: LazyLock<Statements> = LazyLock::new(|| {
    Statements::new(
        "INSERT INTO bests (ranking, player, value, result)",
        4,
        "ON CONFLICT (ranking, player) DO UPDATE SET value = excluded.value, result = excluded.result \
         WHERE excluded.value < bests.value",
    )
});

/// Records results, each as if it had come by itself, in this order.
pub(super) async fn add(
    results: &[&NewResult],
    connection: &mut Connection,
) -> Result<Vec<Finished>, sqlx::Error> {
    let mut finished: Vec<Option<Finished>> = vec![None; results.len()];
    let mut waiting: Vec<usize> = (0..results.len()).collect();
    while !waiting.is_empty() {
        // What is written is known by its deal's name: of several results of a deal, each waits for
        // the one before it.
        let mut deals = HashSet::new();
        let first = |&at: &usize| deals.insert(&results[at].id);
        let (now, later): (Vec<usize>, Vec<usize>) = waiting.into_iter().partition(first);
        let group: Vec<&NewResult> = now.iter().map(|&at| results[at]).collect();
        add_players(&group, connection).await?;
        let new = add_rows(&group, connection).await?;
        add_bests(&group, &new, connection).await?;
        for ((at, result), new) in now.into_iter().zip(group).zip(new) {
            finished[at] = Some(match new {
                Some(_) => Finished::New,
                None => result.compare(connection).await?,
            });
        }
        waiting = later;
    }
    Ok(finished.into_iter().flatten().collect())
}

/// In the order of their names, as the rankings below: instances that write the same rows wait for
/// each other in a row and not in a circle.
async fn add_players(
    results: &[&NewResult],
    connection: &mut Connection,
) -> Result<(), sqlx::Error> {
    let mut players = BTreeMap::new();
    for result in results {
        players.entry(&result.player).or_insert(result.received);
    }
    let players: Vec<_> = players.into_iter().collect();
    for (statement, part) in ADD_PLAYERS.parts(connection, &players) {
        either!(Connection, connection, c => {
            let query = part.iter().fold(sqlx::query(statement), |query, &(player, created)| {
                query.bind(player).bind(integer(created))
            });
            query.execute(&mut **c).await?;
        });
    }
    Ok(())
}

/// The numbers that they got; none for those that what was there excludes, be it another of this
/// group.
async fn add_rows(
    results: &[&NewResult],
    connection: &mut Connection,
) -> Result<Vec<Option<i64>>, sqlx::Error> {
    let mut new = Vec::with_capacity(results.len());
    for (statement, part) in ADD_RESULTS.parts(connection, results) {
        let inserted: Vec<(String, i64)> = either!(Connection, connection, c => {
            let query = part.iter().fold(sqlx::query_as(statement), |query, result| {
                query
                    .bind(&result.id)
                    .bind(&result.player)
                    .bind(&result.kind)
                    .bind(&result.size)
                    .bind(&result.goal)
                    .bind(&result.control)
                    .bind(i64::from(result.assisted))
                    .bind(&result.metric)
                    .bind(integer(result.received))
                    .bind(integer(result.time))
                    .bind(integer(result.moves_stm))
                    .bind(integer(result.moves_mtm))
                    .bind(result.suspicion)
                    .bind(i64::from(result.due))
                    .bind(&result.deal)
                    .bind(&result.replay)
                    .bind(&result.idempotency)
            });
            // All rows: a statement that is not read to its end keeps SQLite from tidying up its
            // log.
            query.fetch_all(&mut **c).await?
        });
        let inserted: HashMap<String, i64> = inserted.into_iter().collect();
        new.extend(part.iter().map(|result| inserted.get(&result.id).copied()));
    }
    Ok(new)
}

/// Puts those that are new into their rankings. A statement may name a player's place in a ranking
/// once, so the best of the group is looked for here.
async fn add_bests(
    results: &[&NewResult],
    new: &[Option<i64>],
    connection: &mut Connection,
) -> Result<(), sqlx::Error> {
    let mut bests: BTreeMap<(String, &str), (u64, i64)> = BTreeMap::new();
    for (result, seq) in results.iter().zip(new) {
        let (Some(seq), Some(ranking), None) = (*seq, result.ranking(), result.suspicion) else {
            continue;
        };
        let values = [result.time, result.moves_stm, result.moves_mtm];
        for (name, value) in ranking.names().into_iter().zip(values) {
            let best = bests.entry((name, &result.player)).or_insert((value, seq));
            *best = (*best).min((value, seq));
        }
    }
    let bests: Vec<_> = bests.into_iter().collect();
    for (statement, part) in ADD_BESTS.parts(connection, &bests) {
        either!(Connection, connection, c => {
            let query = part.iter().fold(sqlx::query(statement), |query, ((name, player), best)| {
                query.bind(name).bind(*player).bind(integer(best.0)).bind(best.1)
            });
            query.execute(&mut **c).await?;
        });
    }
    Ok(())
}

impl NewResult {
    fn ranking(&self) -> Option<Ranking> {
        Ranking::of(&self.kind, &self.size, &self.goal, &self.control, self.assisted)
    }

    /// Something is there already: this very result, or what excludes it.
    async fn compare(&self, connection: &mut Connection) -> Result<Finished, sqlx::Error> {
        const SAME: &str =
            select_results!("FROM results r JOIN players p ON p.id = r.player WHERE r.id = $1");
        let rows: Vec<ResultRow> = either!(Connection, connection, c => {
            sqlx::query_as(SAME).bind(&self.id).fetch_all(&mut **c).await?
        });
        Ok(match rows.into_iter().next() {
            None => Finished::KeyUsed,
            Some(row) if row.player == self.player && row.replay == self.replay => {
                Finished::Known(Box::new(row))
            }
            Some(_) => Finished::Used,
        })
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection as _, SqliteConnection};

    use super::super::schema::bring_up_sqlite;
    use super::*;

    #[tokio::test]
    async fn rows_are_parted_and_none_is_lost() {
        static STATEMENTS: LazyLock<Statements> =
            LazyLock::new(|| Statements::new("INSERT", 2, "END"));
        assert_eq!(STATEMENTS.postgres[3], "INSERT VALUES ($1, $2) END");
        assert!(STATEMENTS.postgres[2].ends_with("($5, $6), ($7, $8) END"));
        let sqlite = store().await;
        for count in 0..200 {
            let rows: Vec<usize> = (0..count).collect();
            let mut parted = Vec::new();
            for (statement, part) in STATEMENTS.parts(&sqlite, &rows) {
                assert_eq!(statement.matches("(?, ?)").count(), part.len());
                parted.extend_from_slice(part);
            }
            assert_eq!(parted, rows);
        }
    }

    fn result(number: u64, idempotency: u64) -> NewResult {
        // Few deals, players and keys, so that they meet.
        NewResult {
            id: format!("deal {}", number % 7),
            player: format!("player {}", number / 7 % 3),
            kind: ["ranked", "daily 2026-11-22", "race a 1"][(number / 21 % 3) as usize].into(),
            size: "3x3".into(),
            goal: "blank-last".into(),
            control: "mouse".into(),
            assisted: false,
            metric: "stm".into(),
            received: number,
            time: number / 63 % 4,
            moves_stm: number / 252 % 4,
            moves_mtm: 1,
            suspicion: number.is_multiple_of(5).then_some("too-fast"),
            due: true,
            deal: String::new(),
            replay: format!("replay {}", number / 1008 % 2),
            idempotency: (idempotency < 4).then(|| format!("key {idempotency}")),
        }
    }

    async fn store() -> Connection {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        bring_up_sqlite(&mut connection).await.unwrap();
        Connection::Sqlite(Box::new(connection))
    }

    /// What is recorded, but for the numbers that it got.
    async fn content(connection: &mut Connection) -> Vec<Vec<String>> {
        let Connection::Sqlite(connection) = connection else { unreachable!() };
        let mut tables = Vec::new();
        for statement in [
            "SELECT id FROM players ORDER BY id",
            "SELECT id || player || received || coalesce(idempotency, '') FROM results ORDER BY id",
            "SELECT b.ranking || b.player || b.value || r.time || r.moves_stm || r.player FROM bests b \
             JOIN results r ON r.seq = b.result ORDER BY b.ranking, b.player",
        ] {
            let rows: Vec<(String,)> =
                sqlx::query_as(statement).fetch_all(&mut **connection).await.unwrap();
            tables.push(rows.into_iter().map(|(row,)| row).collect());
        }
        tables
    }

    #[tokio::test]
    async fn a_group_is_what_its_results_are_one_after_the_other() {
        let mut state: u64 = 15;
        let mut chance = |below: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        for group in 0..150 {
            let results: Vec<NewResult> =
                (0..chance(40)).map(|_| result(chance(2016), chance(12))).collect();
            // Of several of a deal, each comes after the one before it, and after others' first.
            let mut seen: HashMap<&str, usize> = HashMap::new();
            let mut order: Vec<(usize, &NewResult)> = results
                .iter()
                .map(|result| {
                    let times = seen.entry(&result.id).or_default();
                    *times += 1;
                    (*times, result)
                })
                .collect();
            order.sort_by_key(|&(times, _)| times);

            let (mut together, mut single) = (store().await, store().await);
            let mut expected = HashMap::new();
            for (_, result) in order {
                let finished = add(&[result], &mut single).await.unwrap();
                expected.insert(std::ptr::from_ref(result), format!("{:?}", finished[0]));
            }
            let all: Vec<&NewResult> = results.iter().collect();
            let finished = add(&all, &mut together).await.unwrap();
            for (&result, finished) in all.iter().zip(&finished) {
                let (found, expected) =
                    (format!("{finished:?}"), &expected[&std::ptr::from_ref(result)]);
                let kind = |text: &str| text.split('(').next().unwrap_or_default().to_owned();
                assert_eq!(kind(&found), kind(expected), "{group}: {result:?}");
            }
            assert_eq!(content(&mut together).await, content(&mut single).await, "{group}");
        }
    }
}
