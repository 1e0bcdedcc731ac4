//! The tables, and how they came to be: a step for each change, which is never altered again.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{PgPool, SqlSafeStr, SqliteConnection};

use super::StoreError;

/// The steps: what each is for, and its statements for the two kinds of stores.
const STEPS: [(&str, &str, &str); 2] = [
    (
        "players, results, rankings, days",
        include_str!("../../migrations/1.sqlite.sql"),
        include_str!("../../migrations/1.postgres.sql"),
    ),
    // Old races are looked for whenever a new one is opened.
    (
        "races by the time at which they were touched",
        "CREATE INDEX races_touched ON races (touched)",
        "CREATE INDEX races_touched ON races (touched)",
    ),
];

/// The number of the last step.
pub(super) const NEWEST: i64 = STEPS.len() as i64;

fn migrator(
    statements: impl Fn(&(&'static str, &'static str, &'static str)) -> &'static str,
) -> Migrator {
    let step = |(number, step): (i64, &(&'static str, _, _))| {
        let sql = statements(step).into_sql_str();
        Migration::new(number, Cow::Borrowed(step.0), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations((1..).zip(&STEPS).map(step).collect())
}

/// Makes the steps that a file has not seen yet.
pub(super) async fn bring_up_sqlite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    Ok(migrator(|step| step.1).run(connection).await?)
}

/// Makes the steps that a database has not seen yet. Other instances wait meanwhile.
pub(super) async fn bring_up_postgres(pool: &PgPool) -> Result<(), StoreError> {
    Ok(migrator(|step| step.2).run(pool).await?)
}
