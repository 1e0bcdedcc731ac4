//! What comes back.

use sqlx::{ColumnIndex, Decode, FromRow, Row, Type};

/// A result and its player's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ResultRow {
    pub(crate) seq: i64,
    pub(crate) id: String,
    pub(crate) player: String,
    pub(crate) name: Option<String>,
    pub(crate) kind: String,
    pub(crate) size: String,
    pub(crate) goal: String,
    pub(crate) control: String,
    pub(crate) assisted: bool,
    pub(crate) received: u64,
    pub(crate) time: u64,
    pub(crate) moves_stm: u64,
    pub(crate) moves_mtm: u64,
    pub(crate) suspicion: Option<String>,
    pub(crate) optimal: Option<u64>,
    /// The signed deal; empty where a list does not need it.
    pub(crate) deal: String,
    /// The replay as JSON; empty where a list does not need it.
    pub(crate) replay: String,
}

/// The beginning of a statement that reads results.
macro_rules! select_results {
    ($rest:literal) => {
        concat!(
            "SELECT r.seq, r.id, r.player, p.name, r.kind, r.size, r.goal, r.control, r.assisted, \
             r.received, r.time, r.moves_stm, r.moves_mtm, r.suspicion, r.optimal, r.deal, r.replay ",
            $rest
        )
    };
}
/// The same without the signed deal and the replay.
macro_rules! list_results {
    ($rest:literal) => {
        concat!(
            "SELECT r.seq, r.id, r.player, p.name, r.kind, r.size, r.goal, r.control, r.assisted, \
             r.received, r.time, r.moves_stm, r.moves_mtm, r.suspicion, r.optimal, \
             '' AS deal, '' AS replay ",
            $rest
        )
    };
}
pub(super) use {list_results, select_results};

impl<'r, R: Row> FromRow<'r, R> for ResultRow
where
    usize: ColumnIndex<R>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
    Option<String>: Decode<'r, R::Database> + Type<R::Database>,
{
    fn from_row(row: &'r R) -> Result<ResultRow, sqlx::Error> {
        let number = |column: usize| row.try_get::<i64, _>(column).map(natural);
        let optimal: Option<i64> = row.try_get(14)?;
        Ok(ResultRow {
            seq: row.try_get(0)?,
            id: row.try_get(1)?,
            player: row.try_get(2)?,
            name: row.try_get(3)?,
            kind: row.try_get(4)?,
            size: row.try_get(5)?,
            goal: row.try_get(6)?,
            control: row.try_get(7)?,
            assisted: number(8)? == 1,
            received: number(9)?,
            time: number(10)?,
            moves_stm: number(11)?,
            moves_mtm: number(12)?,
            suspicion: row.try_get(13)?,
            optimal: optimal.map(natural),
            deal: row.try_get(15)?,
            replay: row.try_get(16)?,
        })
    }
}

/// How many have begun a day and solved it, and how well, as far as it is ranked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DailyCounts {
    pub(crate) attempts: u64,
    pub(crate) solved: u64,
    pub(crate) best_time: Option<u64>,
    pub(crate) median_time: Option<u64>,
    pub(crate) best_moves: Option<u64>,
    pub(crate) median_moves: Option<u64>,
}

/// What is written is never negative.
pub(super) fn natural(value: i64) -> u64 {
    u64::try_from(value).unwrap_or(0)
}
