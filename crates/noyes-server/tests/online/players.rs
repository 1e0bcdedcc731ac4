use axum::http::Method;
use serde_json::json;

use crate::on_both_stores;

on_both_stores! {
    async fn who_plays_is_a_player_from_then_on(world: World) {
        let mut player = world.stranger();
        assert_eq!(player.get("/api/v1/me").await.problem(), (401, "no-player".into()));
        player.play("2x2", 900).await;
        let me = player.get("/api/v1/me").await.json();
        assert_eq!((&me["name"], &me["results"]), (&json!(null), &json!(1)));
        assert_ne!(player.id().await, world.player().await.id().await);
    }

    async fn names_are_shown_and_confined(world: World) {
        let mut player = world.player().await;
        let rename = |name: serde_json::Value| json!({ "name": name });
        let answer = player.send(Method::PATCH, "/api/v1/me", rename(json!("  <b>Sam</b>\u{3000}Loyd "))).await;
        assert_eq!(answer.json()["name"], "<b>Sam</b> Loyd");
        for wrong in ["", "a\u{202e}b", "a\u{0}b", "a\nb\u{7}", "1234567890123456789012345"] {
            let answer = player.send(Method::PATCH, "/api/v1/me", rename(json!(wrong))).await;
            assert_eq!(answer.problem(), (422, "bad-name".into()), "{wrong:?}");
        }
        let result = player.play("2x2", 900).await;
        let shown = world.get(&format!("/api/v1/results/{}", result["id"].as_str().unwrap())).await;
        assert_eq!(shown.json()["player"]["name"], "<b>Sam</b> Loyd");
        let unsaid = player.send(Method::PATCH, "/api/v1/me", json!({})).await;
        assert_eq!(unsaid.problem(), (400, "bad-json".into()));
        assert_eq!(player.get("/api/v1/me").await.json()["name"], "<b>Sam</b> Loyd");
        assert_eq!(player.send(Method::PATCH, "/api/v1/me", rename(json!(null))).await.json()["name"], json!(null));
    }

    async fn a_key_makes_the_same_player_elsewhere(world: World) {
        let mut player = world.player().await;
        player.play("2x2", 900).await;
        let key = player.get("/api/v1/me/key").await.json();
        let mut elsewhere = world.player().await;
        assert_ne!(elsewhere.id().await, player.id().await);
        assert_eq!(elsewhere.send(Method::PUT, "/api/v1/me/key", key.clone()).await.json()["results"], 1);
        assert_eq!(elsewhere.id().await, player.id().await);
        let wrong = elsewhere.send(Method::PUT, "/api/v1/me/key", json!({ "key": "noyes-1" })).await;
        assert_eq!(wrong.problem(), (422, "bad-player-key".into()));
    }

    async fn deleting_leaves_nothing(world: World) {
        let mut player = world.player().await;
        let result = player.play("2x2", 900).await;
        player.post("/api/v1/daily", json!({})).await;
        let key = player.get("/api/v1/me/key").await.json();
        assert_eq!(player.send(Method::DELETE, "/api/v1/me", json!({})).await.status, 204);
        assert_eq!(player.cookie, None);
        let path = format!("/api/v1/results/{}", result["id"].as_str().unwrap());
        assert_eq!(world.get(&path).await.problem(), (404, "not-found".into()));
        assert_eq!(world.get("/api/v1/leaderboard?size=2x2").await.json()["items"], json!([]));
        assert_eq!(world.get("/api/v1/daily").await.json()["statistics"]["attempts"], 0);
        let mut again = world.stranger();
        assert_eq!(again.send(Method::PUT, "/api/v1/me/key", key).await.json()["results"], 0);
    }
}
