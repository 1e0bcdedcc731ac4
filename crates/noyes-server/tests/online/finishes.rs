use noyes_ranked::Proof;
use serde_json::{Value, json};

use crate::on_both_stores;
use crate::world::{Answer, solve};

fn refused(answer: &Answer) -> String {
    assert!(!answer.status.is_success(), "{answer:?}");
    answer.problem().1
}

on_both_stores! {
    async fn a_result_is_recorded_once(world: World) {
        let mut player = world.player().await;
        let deal = player.deal("3x3").await;
        world.pass(40_000);
        let record = solve(&deal, 20_000);
        let first = player.finish(&record).await;
        assert_eq!(first.status, 201);
        // 5 s beyond the free inspection join the time.
        assert_eq!(first.json()["time"], 25_000);
        assert_eq!(first.json()["moves"], record["moves"].as_array().unwrap().len());
        let path = format!("/api/v1/results/{}", deal["id"].as_str().unwrap());
        assert_eq!(first.header("location"), Some(&*path));

        world.pass(100_000);
        let again = player.finish(&record).await;
        assert_eq!((again.status.as_u16(), &again.json()["time"]), (200, &json!(25_000)));
        assert_eq!(refused(&player.finish(&solve(&deal, 10_000)).await), "deal-used");
        assert_eq!(player.get("/api/v1/me/results").await.json()["items"].as_array().unwrap().len(), 1);
    }

    async fn what_was_not_dealt_does_not_count(world: World) {
        let mut player = world.player().await;
        let deal = player.deal("3x3").await;
        let other = player.deal("3x3").await;
        world.pass(30_000);
        let good = solve(&deal, 9_000);
        let with = |field: &str, value: Value| {
            let mut record = good.clone();
            record[field] = value;
            record
        };
        let moves = good["moves"].as_array().unwrap();
        let fewer = json!(moves[..moves.len() - 1]);
        let back = if moves.len() > 1 { moves[0][0].clone() } else { json!("U") };
        let backwards = json!([[back, 9], [back, 8]]);
        let impossible = json!(["U", "U", "U"].map(|letter| json!([letter, 0])));
        let tampered = deal["deal"].as_str().unwrap().replacen('e', "f", 1);
        for (record, code) in [
            (with("deal", other["deal"].clone()), "deal-mismatch"),
            (with("deal", json!("")), "bad-signature"),
            (with("deal", json!(null)), "bad-signature"),
            (with("deal", json!(tampered)), "bad-signature"),
            (with("moves", fewer), "not-solved"),
            (with("moves", backwards), "time-order"),
            (with("moves", impossible), "illegal-move"),
            (with("moves", json!([["X", 1]])), "unknown-move"),
            (with("v", json!(2)), "unknown-version"),
            (with("goal", json!("snake")), "deal-mismatch"),
            (with("board", json!("1 2")), "wrong-count"),
            (json!([]), "bad-replay"),
            (solve(&deal, 40_000), "time-impossible"),
        ] {
            assert_eq!(refused(&player.finish(&record).await), code, "{record}");
        }
        assert_eq!(refused(&world.player().await.finish(&good).await), "not-your-deal");
        assert_eq!(refused(&world.stranger().finish(&good).await), "no-player");
        world.pass(6 * 60 * 60 * 1000);
        assert_eq!(refused(&player.finish(&good).await), "deal-expired");
    }

    async fn an_idempotency_key_is_for_one_result(world: World) {
        let mut player = world.player().await;
        let (one, other) = (player.deal("2x2").await, player.deal("2x2").await);
        world.pass(2_000);
        let mut send = async |deal: &Value| {
            let request = axum::http::Request::post("/api/v1/results")
                .header("content-type", "application/json")
                .header("idempotency-key", "k1");
            player.ask(request, solve(deal, 1_000).to_string().into()).await
        };
        assert_eq!(send(&one).await.status, 201);
        assert_eq!(send(&one).await.status, 200);
        assert_eq!(refused(&send(&other).await), "idempotency-mismatch");
    }

    async fn superhuman_times_are_told_to_their_player_only(world: World) {
        let mut player = world.player().await;
        let deal = player.deal("4x4").await;
        world.pass(60_000);
        // A whole 4x4 board in 40 ms.
        let answer = player.finish(&solve(&deal, 40)).await.json();
        assert_eq!((&answer["ranked"], &answer["unranked"]["code"]), (&json!(false), &json!("too-fast")));
        let id = answer["id"].as_str().unwrap();
        assert_eq!(refused(&world.get(&format!("/api/v1/results/{id}")).await), "not-found");
        assert_eq!(world.get("/api/v1/leaderboard").await.json()["items"], json!([]));
        let mine = player.get("/api/v1/me/results").await.json();
        assert!(mine["items"][0]["unranked"]["message"].as_str().unwrap().contains("faster than hands"));
    }

    async fn every_result_can_be_proved_elsewhere(world: World) {
        let mut player = world.player().await;
        let result = player.play("3x3", 9_000).await;
        let id = result["id"].as_str().unwrap();
        let answer = world.get(&format!("/api/v1/results/{id}/proof")).await;
        assert!(answer.header("content-disposition").unwrap().starts_with("attachment"));
        let proof = Proof::from_json(&answer.text).unwrap();
        assert_eq!(proof.verify().unwrap().time, 9_000);
        let key = world.get("/api/v1/keys").await.json()["keys"][0]["x"].clone();
        assert_eq!(proof.key.to_string(), key.as_str().unwrap());
        // Neither the moves nor the receipt's time can be altered.
        let faster = answer.text.replace("9000]]", "8000]]");
        assert!(Proof::from_json(&faster).unwrap().verify().is_err());
        let all = world.get("/api/v1/proofs").await;
        assert_eq!(all.header("content-type"), Some("application/x-ndjson"));
        assert_eq!(all.text, answer.text);
    }
}
