use serde_json::{Value, json};

use crate::on_both_stores;
use crate::world::solve;

fn times(page: &Value) -> Vec<u64> {
    page["items"].as_array().unwrap().iter().map(|item| item["time"].as_u64().unwrap()).collect()
}

on_both_stores! {
    async fn each_player_is_there_once_with_the_best(world: World) {
        let mut players = Vec::new();
        for times in [[5_000, 3_000], [1_000, 4_000], [2_000, 2_000]] {
            let mut player = world.player().await;
            for time in times {
                player.play("2x2", time).await;
            }
            players.push(player.id().await);
        }
        let page = world.get("/api/v1/leaderboard?size=2x2").await.json();
        assert_eq!(times(&page), [1_000, 2_000, 3_000]);
        assert_eq!(page["items"][0]["player"]["id"], players[1]);
        assert_eq!((&page["items"][2]["place"], &page["next"]), (&json!(3), &json!(null)));
        for other in ["size=3x3", "size=2x2&goal=snake", "size=2x2&control=touch", "size=2x2&assisted=true"] {
            assert_eq!(world.get(&format!("/api/v1/leaderboard?{other}")).await.json()["items"], json!([]));
        }
    }

    async fn moves_are_ranked_by_themselves(world: World) {
        for time in [3_000, 2_000, 1_000] {
            world.player().await.play("3x3", time).await;
        }
        let page = world.get("/api/v1/leaderboard?size=3x3&order=moves").await.json();
        let moves: Vec<u64> = page["items"].as_array().unwrap().iter().map(|item| item["moves"].as_u64().unwrap()).collect();
        assert!(moves.is_sorted(), "{moves:?}");
        let mtm = world.get("/api/v1/leaderboard?size=3x3&order=moves&metric=mtm").await.json();
        let moves: Vec<u64> = mtm["items"].as_array().unwrap().iter().map(|item| item["moves_mtm"].as_u64().unwrap()).collect();
        assert!(moves.is_sorted() && moves.len() == 3, "{moves:?}");
    }

    async fn parts_of_a_list_join_without_gaps(world: World) {
        for time in [1_000, 1_000, 1_000, 2_000, 3_000] {
            world.player().await.play("2x2", time).await;
        }
        let (mut all, mut places, mut cursor) = (Vec::new(), Vec::new(), String::new());
        loop {
            let page = world.get(&format!("/api/v1/leaderboard?size=2x2&limit=2{cursor}")).await.json();
            all.extend(times(&page));
            places.extend(page["items"].as_array().unwrap().iter().map(|item| item["place"].as_u64().unwrap()));
            match page["next"].as_str() {
                Some(next) => cursor = format!("&cursor={next}"),
                None => break,
            }
        }
        assert_eq!((all, places), (vec![1_000, 1_000, 1_000, 2_000, 3_000], vec![1, 2, 3, 4, 5]));
    }

    async fn lists_come_a_result_a_line_too(world: World) {
        for time in [1_000, 2_000, 3_000] {
            world.player().await.play("2x2", time).await;
        }
        let request = axum::http::Request::get("/api/v1/leaderboard?size=2x2&limit=2")
            .header("accept", "application/x-ndjson");
        let answer = world.ask(request.body(axum::body::Body::empty()).unwrap()).await;
        let lines: Vec<Value> = answer.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.len(), 2);
        let link = answer.header("link").unwrap();
        let next = link.strip_prefix('<').unwrap().split_once('>').unwrap().0;
        assert_eq!(times(&world.get(next).await.json()), [3_000]);
    }

    async fn assisted_and_other_controls_stand_apart(world: World) {
        let mut player = world.player().await;
        let deal = player.deal("2x2").await;
        world.pass(2_000);
        let mut record = solve(&deal, 1_000);
        record["assisted"] = json!(true);
        record["control"] = json!(null);
        assert_eq!(player.finish(&record).await.json()["control"], "mixed");
        let page = world.get("/api/v1/leaderboard?size=2x2&control=mixed&assisted=true").await.json();
        assert_eq!(times(&page), [1_000]);
        assert_eq!(world.get("/api/v1/leaderboard?size=2x2&control=mixed").await.json()["items"], json!([]));
    }
}
