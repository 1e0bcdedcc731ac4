//! What is asked.

use super::rows::{DailyCounts, ResultRow, list_results, natural, select_results};
use super::{Pool, Store, StoreError, either};

/// The results that are compared with each other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ranking(String);

/// What of them is compared; less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Order {
    Time,
    MovesStm,
    MovesMtm,
}

impl Order {
    const ALL: [Order; 3] = [Order::Time, Order::MovesStm, Order::MovesMtm];

    fn name(self) -> &'static str {
        match self {
            Order::Time => "time",
            Order::MovesStm => "stm",
            Order::MovesMtm => "mtm",
        }
    }

    /// What of a result it is.
    pub(crate) fn value(self, row: &ResultRow) -> u64 {
        match self {
            Order::Time => row.time,
            Order::MovesStm => row.moves_stm,
            Order::MovesMtm => row.moves_mtm,
        }
    }
}

impl Ranking {
    /// Where a result belongs; `None` if it is not ranked with others, as those of races.
    pub(crate) fn of(
        kind: &str,
        size: &str,
        goal: &str,
        control: &str,
        assisted: bool,
    ) -> Option<Ranking> {
        let what = match kind {
            "ranked" => format!("{size}/{goal}"),
            daily if daily.starts_with("daily ") => daily.to_owned(),
            _ => return None,
        };
        let assisted = if assisted { "assisted" } else { "alone" };
        Some(Ranking(format!("{what}/{control}/{assisted}")))
    }

    /// Its names in the store, in the order of [`Order::ALL`].
    pub(super) fn names(&self) -> [String; 3] {
        Order::ALL.map(|order| self.name(order))
    }

    fn name(&self, order: Order) -> String {
        format!("{}/{}", order.name(), self.0)
    }
}

impl Store {
    /// Part of a ranking, each player's best, from behind this value and result on.
    pub(crate) async fn ranked(
        &self,
        ranking: &Ranking,
        order: Order,
        after: (u64, i64),
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError> {
        const RANKED: &str = list_results!(
            "FROM bests b JOIN results r ON r.seq = b.result JOIN players p ON p.id = r.player \
             WHERE b.ranking = $1 AND (b.value, b.result) > ($2, $3) \
             ORDER BY b.value, b.result LIMIT $4"
        );
        let (value, seq) = (i64::try_from(after.0).unwrap_or(i64::MAX), after.1);
        Ok(either!(Pool, &self.reads, pool => {
            sqlx::query_as(RANKED)
                .bind(ranking.name(order))
                .bind(value)
                .bind(seq)
                .bind(i64::from(limit))
                .fetch_all(pool)
                .await?
        }))
    }

    /// One result.
    pub(crate) async fn result(&self, id: &str) -> Result<Option<ResultRow>, StoreError> {
        const ONE: &str =
            select_results!("FROM results r JOIN players p ON p.id = r.player WHERE r.id = $1");
        Ok(either!(Pool, &self.reads, pool => {
            sqlx::query_as(ONE).bind(id).fetch_optional(pool).await?
        }))
    }

    /// A player's results before this one, the last first.
    pub(crate) async fn results_of(
        &self,
        player: &str,
        before: i64,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError> {
        const OF: &str = list_results!(
            "FROM results r JOIN players p ON p.id = r.player \
             WHERE r.player = $1 AND r.seq < $2 ORDER BY r.seq DESC LIMIT $3"
        );
        Ok(either!(Pool, &self.reads, pool => {
            sqlx::query_as(OF)
                .bind(player)
                .bind(before)
                .bind(i64::from(limit))
                .fetch_all(pool)
                .await?
        }))
    }

    /// All results behind this one, in the order in which they came, with their replays.
    pub(crate) async fn results_after(
        &self,
        seq: i64,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError> {
        const AFTER: &str = select_results!(
            "FROM results r JOIN players p ON p.id = r.player \
             WHERE r.seq > $1 ORDER BY r.seq LIMIT $2"
        );
        Ok(either!(Pool, &self.reads, pool => {
            sqlx::query_as(AFTER).bind(seq).bind(i64::from(limit)).fetch_all(pool).await?
        }))
    }

    /// Of how many results a shortest solution is to be found, and the oldest of them.
    pub(crate) async fn due(&self, limit: u32) -> Result<(i64, Vec<(i64, String)>), StoreError> {
        const COUNT: &str = "SELECT COUNT(*) FROM results WHERE due = 1";
        const OLDEST: &str = "SELECT seq, replay FROM results WHERE due = 1 ORDER BY seq LIMIT $1";
        Ok(either!(Pool, &self.reads, pool => {
            let (count,): (i64,) = sqlx::query_as(COUNT).fetch_one(pool).await?;
            let oldest = sqlx::query_as(OLDEST).bind(i64::from(limit)).fetch_all(pool).await?;
            (count, oldest)
        }))
    }

    /// When the last result came.
    pub(crate) async fn last_received(&self) -> Result<u64, StoreError> {
        const LAST: &str = "SELECT received FROM results ORDER BY seq DESC LIMIT 1";
        let last: Option<(i64,)> = either!(Pool, &self.reads, pool => {
            sqlx::query_as(LAST).fetch_optional(pool).await?
        });
        Ok(last.map_or(0, |(received,)| natural(received)))
    }

    /// Whether it answers.
    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        either!(Pool, &self.reads, pool => sqlx::query("SELECT 1").execute(pool).await.map(drop)?);
        Ok(())
    }

    /// A race's version and state.
    pub(crate) async fn race(&self, id: &str) -> Result<Option<(u64, String)>, StoreError> {
        let found: Option<(i64, String)> = either!(Pool, &self.reads, pool => {
            sqlx::query_as("SELECT version, state FROM races WHERE id = $1")
                .bind(id)
                .fetch_optional(pool)
                .await?
        });
        Ok(found.map(|(version, state)| (natural(version), state)))
    }

    /// A player's name, and how many results are recorded; `None` if nothing is known.
    pub(crate) async fn player(
        &self,
        id: &str,
    ) -> Result<Option<(Option<String>, u64)>, StoreError> {
        const PLAYER: &str = "SELECT name, \
            (SELECT COUNT(*) FROM results WHERE player = $1) AS results FROM players WHERE id = $1";
        let found: Option<(Option<String>, i64)> = either!(Pool, &self.reads, pool => {
            sqlx::query_as(PLAYER).bind(id).fetch_optional(pool).await?
        });
        Ok(found.map(|(name, results)| (name, natural(results))))
    }

    /// The kinds of the daily puzzles that a player has solved, the last first.
    pub(crate) async fn days_of(&self, player: &str) -> Result<Vec<String>, StoreError> {
        const DAYS: &str = "SELECT kind FROM results \
            WHERE player = $1 AND kind LIKE 'daily %' AND suspicion IS NULL ORDER BY kind DESC";
        let days: Vec<(String,)> = either!(Pool, &self.reads, pool => {
            sqlx::query_as(DAYS).bind(player).fetch_all(pool).await?
        });
        Ok(days.into_iter().map(|(kind,)| kind).collect())
    }

    /// The signed deal with which a player has begun a day.
    pub(crate) async fn attempt_of(
        &self,
        day: &str,
        player: &str,
    ) -> Result<Option<String>, StoreError> {
        let found: Option<(String,)> = either!(Pool, &self.reads, pool => {
            sqlx::query_as("SELECT deal FROM attempts WHERE day = $1 AND player = $2")
                .bind(day)
                .bind(player)
                .fetch_optional(pool)
                .await?
        });
        Ok(found.map(|(deal,)| deal))
    }

    /// How everybody did on a day, and the length of a shortest solution of its board if a result
    /// of it has one.
    pub(crate) async fn daily(
        &self,
        day: &str,
        kind: &str,
    ) -> Result<(DailyCounts, Option<u64>), StoreError> {
        const COUNTS: &str = "SELECT (SELECT COUNT(*) FROM attempts WHERE day = $1), COUNT(*), \
            SUM(CASE WHEN suspicion IS NULL THEN 1 ELSE 0 END), MAX(optimal) \
            FROM results WHERE kind = $2 AND kind <> 'ranked'";
        type Counts = (i64, i64, Option<i64>, Option<i64>);
        let (attempts, solved, ranked, optimal): Counts = either!(Pool, &self.reads, pool => {
            sqlx::query_as(COUNTS).bind(day).bind(kind).fetch_one(pool).await?
        });
        let ranked = natural(ranked.unwrap_or(0));
        let mut counts = DailyCounts {
            attempts: natural(attempts),
            solved: natural(solved),
            ..DailyCounts::default()
        };
        if let Some(last) = ranked.checked_sub(1) {
            counts.best_time = self.nth(NTH_TIME, kind, 0).await?;
            counts.median_time = self.nth(NTH_TIME, kind, last / 2).await?;
            counts.best_moves = self.nth(NTH_MOVES, kind, 0).await?;
            counts.median_moves = self.nth(NTH_MOVES, kind, last / 2).await?;
        }
        Ok((counts, optimal.map(natural)))
    }

    async fn nth(
        &self,
        statement: &'static str,
        kind: &str,
        at: u64,
    ) -> Result<Option<u64>, StoreError> {
        let found: Option<(i64,)> = either!(Pool, &self.reads, pool => {
            sqlx::query_as(statement)
                .bind(kind)
                .bind(i64::try_from(at).unwrap_or(i64::MAX))
                .fetch_optional(pool)
                .await?
        });
        Ok(found.map(|(value,)| natural(value)))
    }
}

const NTH_TIME: &str = "SELECT time FROM results \
    WHERE kind = $1 AND kind <> 'ranked' AND suspicion IS NULL ORDER BY time LIMIT 1 OFFSET $2";

const NTH_MOVES: &str = "SELECT moves_stm FROM results \
    WHERE kind = $1 AND kind <> 'ranked' AND suspicion IS NULL ORDER BY moves_stm LIMIT 1 OFFSET $2";
