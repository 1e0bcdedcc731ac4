use noyes_game::{Day, Game};
use noyes_ranked::{DailySecret, Proof};
use serde_json::{Value, json};

use crate::on_both_stores;
use crate::world::solve;

/// Until midnight, from noon.
const TWELVE_HOURS: u64 = 12 * 60 * 60 * 1000;

on_both_stores! {
    async fn everybody_has_the_same_board_and_one_attempt(world: World) {
        let (mut one, mut other) = (world.player().await, world.player().await);
        let first = one.post("/api/v1/daily", json!({})).await.json();
        world.pass(5_000);
        let again = one.post("/api/v1/daily", json!({})).await.json();
        let others = other.post("/api/v1/daily", json!({})).await.json();
        assert_eq!(first["kind"], "daily 2026-11-22");
        for field in ["id", "board", "issued", "deal"] {
            assert_eq!(first[field], again[field], "{field}");
        }
        assert_eq!(first["board"], others["board"]);
        assert_ne!(first["id"], others["id"]);
        // Not the one that everybody can work out.
        let day: Day = "2026-11-22".parse().unwrap();
        let known = Game::deal(day.goal(), day.deal()).unwrap();
        assert_ne!(first["board"], json!(known.board().to_string()));

        world.pass(35_000);
        let result = one.finish(&solve(&first, 30_000)).await;
        assert_eq!((result.status.as_u16(), &result.json()["time"]), (201, &json!(30_000)));
        assert_eq!(one.finish(&solve(&first, 29_000)).await.problem().1, "deal-used");
        let today = one.get("/api/v1/daily").await.json();
        assert_eq!(today["statistics"]["attempts"], 2);
        assert_eq!(today["statistics"]["solved"], 1);
        assert_eq!(today["mine"]["result"]["time"], 30_000);
        assert_eq!(today["streak"], json!({ "current": 1, "best": 1 }));
        let share = today["mine"]["result"]["share"].as_str().unwrap();
        assert!(share.starts_with("noyes daily 326 · 0:30.000 · "), "{share}");
        assert_eq!(other.get("/api/v1/daily").await.json()["mine"]["result"], json!(null));
    }

    async fn nothing_of_a_day_is_told_before_it_is_over(world: World) {
        let mut player = world.player().await;
        let deal = player.post("/api/v1/daily", json!({})).await.json();
        world.pass(30_000);
        player.finish(&solve(&deal, 20_000)).await;
        let id = deal["id"].as_str().unwrap();
        let proof = format!("/api/v1/results/{id}/proof");
        assert_eq!(world.get(&proof).await.problem(), (403, "day-not-over".into()));
        assert_eq!(player.get(&proof).await.problem(), (403, "day-not-over".into()));
        assert_eq!(world.get("/api/v1/proofs").await.text, "");
        let others = world.get(&format!("/api/v1/results/{id}")).await.json();
        assert_eq!((&others["moves"], &others["moves_mtm"], &others["optimal"]), (&json!(null), &json!(null), &json!(null)));
        let by_moves = "/api/v1/leaderboard?day=2026-11-22&order=moves";
        assert_eq!(world.get(by_moves).await.problem(), (403, "day-not-over".into()));
        let list = world.get("/api/v1/leaderboard?day=2026-11-22").await.json();
        assert_eq!((&list["items"][0]["time"], &list["items"][0]["moves"]), (&json!(20_000), &json!(null)));
        let today = world.get("/api/v1/daily").await.json();
        for field in ["board", "seed", "optimal"] {
            assert_eq!(today[field], json!(null), "{field}");
        }
        assert_eq!(today["statistics"]["best_moves"], json!(null));
        assert_eq!(today["ends"].as_u64().unwrap() - today["now"].as_u64().unwrap(), TWELVE_HOURS - 30_000);
        for none in ["2026-11-23", "2025-12-31", "0000-01-01"] {
            let answer = world.get(&format!("/api/v1/daily/{none}")).await;
            assert_eq!(answer.problem(), (404, "not-found".into()), "{none}");
        }

        world.pass(TWELVE_HOURS);
        let proof = Proof::from_json(&world.get(&proof).await.text).unwrap();
        assert_eq!(proof.verify().unwrap().time, 20_000);
        let over = world.get("/api/v1/daily/2026-11-22").await.json();
        let seed = over["seed"].as_str().unwrap();
        assert_eq!(DailySecret::commitment(seed), today["commitment"].as_str().unwrap());
        assert_eq!(over["board"], deal["board"]);
        let day: Day = "2026-11-22".parse().unwrap();
        let game = Game::deal(day.goal(), noyes_game::Deal { seed: seed.into(), index: 0 }).unwrap();
        assert_eq!(over["board"], json!(game.board().to_string()));
        assert!(over["statistics"]["best_moves"].as_u64().is_some());
        assert_eq!(over["ends"], today["ends"]);
        assert!(world.get(by_moves).await.json()["items"][0]["moves"].as_u64().is_some());
    }

    async fn a_day_ends_at_midnight(world: World) {
        let mut player = world.player().await;
        let deal = player.post("/api/v1/daily", json!({})).await.json();
        world.pass(TWELVE_HOURS);
        assert_eq!(player.finish(&solve(&deal, 20_000)).await.problem().1, "deal-expired");
    }

    async fn days_in_a_row_are_counted(world: World) {
        let mut player = world.player().await;
        for skipped in [0, 0, 1, 0] {
            world.pass(skipped * 2 * TWELVE_HOURS);
            let deal = player.post("/api/v1/daily", json!({})).await.json();
            world.pass(30_000);
            let answer: Value = player.finish(&solve(&deal, 20_000)).await.json();
            assert_eq!(answer["ranked"], true, "{answer}");
            world.pass(2 * TWELVE_HOURS - 30_000);
        }
        // The last was yesterday, and the two before it were after a gap.
        let me = player.get("/api/v1/me").await.json();
        assert_eq!(me["streak"], json!({ "current": 2, "best": 2 }));
        world.pass(2 * TWELVE_HOURS);
        assert_eq!(player.get("/api/v1/me").await.json()["streak"]["current"], 0);
    }
}
