use std::sync::atomic::Ordering;

use noyes_server::{Online, OnlineConfig, StoreError, StorePlace, backup};
use serde_json::json;
use sqlx::Connection;

use crate::on_both_stores;
use crate::world::{World, solve};

on_both_stores! {
    async fn what_was_recorded_is_there_after_a_restart(world: World) {
        let (key, deal, cookie) = {
            let mut player = world.player().await;
            player.play("2x2", 1_000).await;
            let deal = player.deal("2x2").await;
            (world.online.key(), deal, player.cookie.clone())
        };
        // Meanwhile the machine's clock is set back by an hour.
        world.time.fetch_sub(60 * 60 * 1000, Ordering::SeqCst);
        let world = world.restarted().await;
        assert_eq!(world.online.key(), key);
        let mut player = world.stranger();
        player.cookie = cookie;
        assert_eq!(player.get("/api/v1/me").await.json()["results"], 1);
        world.pass(2_000);
        assert_eq!(player.finish(&solve(&deal, 1_500)).await.status, 201);
    }

    async fn a_newer_schema_is_left_alone(world: World) {
        world.online.close().await;
        let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
            VALUES (99, 'of the future', TRUE, '', 0)";
        match &world.place {
            StorePlace::Sqlite(file) => {
                let url = format!("sqlite:{}", file.display());
                let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
                sqlx::query(newer).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
            StorePlace::Postgres(url) => {
                let mut connection = sqlx::PgConnection::connect(url).await.unwrap();
                sqlx::query(newer).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
        }
        let error = Online::open(OnlineConfig::new(world.place.clone())).await.unwrap_err();
        assert!(matches!(error, StoreError::Newer { found: 99, known: 2 }), "{error}");
    }

    async fn many_at_once_are_all_recorded_once(world: World) {
        let mut games = Vec::new();
        for _ in 0..40 {
            let mut player = world.player().await;
            let deal = player.deal("2x2").await;
            games.push((player, solve(&deal, 1_000)));
        }
        world.pass(2_000);
        let sent = games.iter_mut().flat_map(|(player, record)| {
            let (mut one, mut other, record) = (player.clone(), player.clone(), record.clone());
            let again = record.clone();
            [
                Box::pin(async move { one.finish(&record).await }) as std::pin::Pin<Box<dyn Future<Output = _>>>,
                Box::pin(async move { other.finish(&again).await }),
            ]
        });
        let answers = futures_util::future::join_all(sent).await;
        let with = |status: u16| answers.iter().filter(|answer| answer.status == status).count();
        assert_eq!((with(201), with(200)), (40, 40));
        let page = world.get("/api/v1/leaderboard?size=2x2&limit=100").await.json();
        assert_eq!(page["items"].as_array().unwrap().len(), 40);
    }
}

#[tokio::test]
async fn a_backup_is_a_store_with_all_that_was_there() {
    let world = World::sqlite().await;
    world.player().await.play("2x2", 1_000).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.sqlite3");
    backup(&world.place, &copy).await.unwrap();
    assert!(backup(&world.place, &copy).await.unwrap_err().to_string().contains("already"));
    let online = Online::open(OnlineConfig {
        find_optimal: false,
        ..OnlineConfig::new(StorePlace::Sqlite(copy))
    });
    assert_eq!(online.await.unwrap().key(), world.online.key());
    let nothing = StorePlace::Sqlite(folder.path().join("nothing"));
    assert!(backup(&nothing, &folder.path().join("other")).await.is_err());
    assert!(!folder.path().join("nothing").exists());
}

/// A statement that is read with `RETURNING` can keep SQLite from ever tidying up its log.
#[tokio::test]
async fn the_log_stays_small_under_load() {
    let world = World::sqlite().await;
    let StorePlace::Sqlite(file) = &world.place else { unreachable!() };
    let log = file.with_extension("sqlite3-wal");
    let mut player = world.player().await;
    for _ in 0..1_000 {
        player.play("2x2", 1_000).await;
    }
    let length = std::fs::metadata(log).unwrap().len();
    assert!(length < 18 << 20, "{length}");
    assert_eq!(player.get("/api/v1/me").await.json()["results"], json!(1_000));
}

/// Ends every connection to a database, and lets new ones in or not.
async fn disconnect(url: &str, let_in: bool) {
    let (path, options) = url.split_once('?').unwrap();
    let (server, name) = path.rsplit_once('/').unwrap();
    let admin = format!("{server}/postgres?{options}");
    let mut admin = sqlx::PgConnection::connect(&admin).await.unwrap();
    for statement in [
        format!("ALTER DATABASE \"{name}\" WITH ALLOW_CONNECTIONS {let_in}"),
        format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"),
    ] {
        sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut admin).await.unwrap();
    }
}

#[tokio::test]
async fn a_database_that_was_gone_is_used_again() {
    let Some(world) = World::postgres().await else { return };
    let StorePlace::Postgres(url) = &world.place else { unreachable!() };
    let mut player = world.player().await;
    player.play("2x2", 1_000).await;
    let deal = player.deal("2x2").await;
    world.pass(2_000);
    let record = solve(&deal, 1_000);
    disconnect(url, false).await;
    let gone = player.finish(&record).await;
    assert_eq!(gone.problem(), (503, "store-unavailable".into()));
    assert_eq!(gone.header("retry-after"), Some("1"));
    assert_eq!(world.get("/healthz").await.problem(), (503, "store-unavailable".into()));
    disconnect(url, true).await;
    // A connection that was ended is noticed when it is used.
    let mut answer = player.finish(&record).await;
    for _ in 0..3 {
        if answer.status == 503 {
            answer = player.finish(&record).await;
        }
    }
    assert_eq!(answer.status, 201, "{answer:?}");
    assert_eq!(world.get("/healthz").await.status, 200);
}
