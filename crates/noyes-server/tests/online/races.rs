//! Races over real sockets; the clock is the tests' own, and whatever is said makes a room look at
//! it.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use noyes_ranked::Proof;
use noyes_server::{Assets, Config, Online, Server};
use proptest::prelude::ProptestConfig;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{self, Message, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::altered::{altered, edits};
use crate::on_both_stores;
use crate::world::{Player, World, solve};

/// Serves an instance on a free port.
async fn serve(online: Online) -> String {
    let listen = "127.0.0.1:0".parse().unwrap();
    let config = Config::new(listen, Assets::missing(), Some(online));
    let server = Server::bind(config).await.unwrap();
    let address = server.address().to_string();
    tokio::spawn(server.run(std::future::pending()));
    address
}

/// Somebody who is connected to a race.
struct Racer {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Racer {
    async fn join(address: &str, race: &str, player: &Player<'_>) -> Racer {
        let url = format!("ws://{address}/api/v1/races/{race}/socket");
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = &player.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        Racer { socket: connect_async(request).await.unwrap().0 }
    }

    async fn say(&mut self, what: Value) {
        self.socket.send(Message::text(what.to_string())).await.unwrap();
    }

    async fn play(&mut self, record: &Value, moves: usize) {
        let moves = &record["moves"].as_array().unwrap()[..moves];
        self.say(json!({ "say": "moves", "moves": moves, "control": "mouse" })).await;
    }

    /// The next message for which this holds.
    async fn until(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.socket.next().await.expect("more messages").unwrap();
            if let Message::Text(text) = message {
                let value: Value = serde_json::from_str(&text).unwrap();
                if holds(&value) {
                    return value;
                }
            }
        }
    }

    async fn until_phase(&mut self, phase: &str) -> Value {
        self.until(|event| event["phase"] == phase).await
    }

    async fn until_event(&mut self, name: &str) -> Value {
        self.until(|event| event["event"] == name).await
    }
}

/// Two who are ready, and the board.
async fn begin(world: &World, racers: [&mut Racer; 2]) -> [Value; 2] {
    let [one, other] = racers;
    one.say(json!({ "say": "ready" })).await;
    one.until(|event| event["racers"][0]["ready"] == true).await;
    other.say(json!({ "say": "ready" })).await;
    one.until_phase("countdown").await;
    other.until_phase("countdown").await;
    world.pass(3_000);
    // The rooms look at the clock.
    one.say(json!({ "say": "wait" })).await;
    other.say(json!({ "say": "wait" })).await;
    [one.until_event("deal").await, other.until_event("deal").await]
}

async fn open(player: &mut Player<'_>) -> String {
    let answer = player.post("/api/v1/races", json!({ "size": "3x3" })).await;
    assert_eq!(answer.status, 201);
    answer.json()["id"].as_str().unwrap().to_owned()
}

/// From the countdown to the rematch, on these two instances.
async fn race(world: &World, addresses: [&str; 2]) {
    let (mut first, second) = (world.player().await, world.player().await);
    let id = open(&mut first).await;
    let mut one = Racer::join(addresses[0], &id, &first).await;
    one.until(|event| event["racers"].as_array().is_some_and(|racers| racers.len() == 1)).await;
    let mut other = Racer::join(addresses[1], &id, &second).await;
    one.until(|event| event["racers"].as_array().is_some_and(|racers| racers.len() == 2)).await;
    let mut watcher = Racer::join(addresses[1], &id, &world.stranger()).await;

    let [deal, others] = begin(world, [&mut one, &mut other]).await;
    assert_eq!(deal["board"], others["board"]);
    assert_ne!(deal["id"], others["id"]);

    // One plays, is seen to, and loses the connection.
    let record = solve(&deal, 9_000);
    let count = record["moves"].as_array().unwrap().len();
    let some = count / 2 + 1;
    world.pass(10_000);
    if some < count {
        one.play(&record, some).await;
        let seen = other.until(|event| event["racers"][0]["moves"] == some).await;
        assert!(seen["racers"][0]["home"].as_u64().unwrap() < 8);
        watcher.until(|event| event["racers"][0]["moves"] == some).await;
        drop(one);
        other.until(|event| event["racers"][0]["here"] == false).await;
        world.pass(59_000);
        one = Racer::join(addresses[1], &id, &first).await;
        let known = one.until_event("moves").await;
        assert_eq!(known["moves"].as_array().unwrap().len(), some);
        assert_eq!(one.until_event("deal").await["deal"], deal["deal"]);
    }
    one.play(&record, count).await;
    other.until(|event| event["racers"][0]["time"].is_u64()).await;
    // Who comes back when done has nothing to play.
    drop(one);
    other.until(|event| event["racers"][0]["here"] == false).await;
    one = Racer::join(addresses[1], &id, &first).await;
    assert_eq!(one.until(|_| true).await["event"], "race");
    let record = solve(&others, 9_500);
    other.play(&record, count).await;
    let over = watcher.until_phase("over").await;
    assert!(
        over["racers"].as_array().unwrap().iter().all(|racer| racer["place"].is_u64()),
        "{over}"
    );

    // It can be proved, and is in no ranking.
    let result =
        world.get(&format!("/api/v1/results/{}", deal["id"].as_str().unwrap())).await.json();
    assert_eq!(
        (&result["ranked"], &result["kind"]),
        (&json!(false), &json!(format!("race {id} 1")))
    );
    let proof = world.get(&format!("/api/v1/results/{}/proof", deal["id"].as_str().unwrap())).await;
    Proof::from_json(&proof.text).unwrap().verify().unwrap();

    let [deal, _] = begin(world, [&mut one, &mut other]).await;
    assert_eq!(deal["kind"], format!("race {id} 2"));
}

on_both_stores! {
    async fn a_race_from_the_countdown_to_the_rematch(world: World) {
        let address = serve(world.online.clone()).await;
        super::race(&world, [&address, &address]).await;
    }

    async fn who_stays_away_has_given_up(world: World) {
        let address = serve(world.online.clone()).await;
        let (mut first, second) = (world.player().await, world.player().await);
        let id = open(&mut first).await;
        let mut one = Racer::join(&address, &id, &first).await;
        one.until(|event| event["racers"].as_array().is_some_and(|racers| racers.len() == 1)).await;
        let mut other = Racer::join(&address, &id, &second).await;
        one.until(|event| event["racers"].as_array().is_some_and(|racers| racers.len() == 2)).await;
        begin(&world, [&mut one, &mut other]).await;
        drop(one);
        other.until(|event| event["racers"][0]["here"] == false).await;
        world.pass(60_000);
        other.say(json!({ "say": "wait" })).await;
        other.until(|event| event["racers"][0]["gone"] == true).await;
        other.say(json!({ "say": "leave" })).await;
        other.until_phase("over").await;
    }

    async fn what_is_said_wrong_is_answered(world: World) {
        let address = serve(world.online.clone()).await;
        let mut player = world.player().await;
        let id = open(&mut player).await;
        let mut racer = Racer::join(&address, &id, &player).await;
        for (said, code) in [
            (json!({ "say": "hello" }), "bad-json"),
            (json!([1]), "bad-json"),
            (json!(["ready"]), "bad-json"),
            (json!({ "say": "moves", "moves": [["L", 1]], "control": null }), "not-racing"),
        ] {
            racer.say(said).await;
            assert_eq!(racer.until_event("problem").await["code"], code);
        }
        let mut watcher = Racer::join(&address, &id, &world.stranger()).await;
        watcher.say(json!({ "say": "ready" })).await;
        assert_eq!(watcher.until_event("problem").await["code"], "not-racing");
        assert_eq!(world.get("/api/v1/races/nowhere").await.problem(), (404, "not-found".into()));
        let plain = world.get(&format!("/api/v1/races/{id}/socket")).await;
        assert_eq!(plain.problem(), (400, "bad-request".into()));
    }
}

/// A racer who never says anything more, not even when asked for a sign of life.
async fn fall_silent(address: &str, race: &str, player: &Player<'_>) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let cookie = player.cookie.as_deref().unwrap();
    let request = format!(
        "GET /api/v1/races/{race}/socket HTTP/1.1\r\nHost: noyes\r\nCookie: {cookie}\r\n\
         Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn who_gives_no_sign_of_life_is_gone() {
    let world = World::sqlite().await;
    let impatient = world.other(|config| config.silence = Duration::from_secs(1)).await;
    let address = serve(impatient).await;
    let (mut first, second) = (world.player().await, world.player().await);
    let id = open(&mut first).await;
    let mut alive = Racer::join(&address, &id, &first).await;
    let mut silent = fall_silent(&address, &id, &second).await;
    let mut told = Vec::new();
    let heard = async {
        silent.read_to_end(&mut told).await.unwrap();
    };
    // Who answers one is asked for another.
    let asked = async {
        let mut pings = 0;
        while pings < 3 {
            pings += u32::from(alive.socket.next().await.unwrap().unwrap().is_ping());
        }
    };
    tokio::join!(heard, asked);
    assert!(told.starts_with(b"HTTP/1.1 101 "));
    assert!(told.windows(2).any(|frame| frame == [0x89, 0]), "the silent one was not asked");
    alive.say(json!({ "say": "ready" })).await;
    let race = alive.until(|event| event["racers"][0]["ready"] == true).await;
    assert_eq!(race["racers"][1]["here"], false);
}

#[tokio::test]
async fn one_client_holds_only_so_many_sockets() {
    let world = World::sqlite().await;
    let strict = world.other(|config| (config.rate_limit, config.sockets_per_client) = (true, 2));
    let address = serve(strict.await).await;
    let (mut first, second) = (world.player().await, world.player().await);
    let id = open(&mut first).await;
    let mut one = Racer::join(&address, &id, &first).await;
    let other = Racer::join(&address, &id, &second).await;
    let refused = connect_async(format!("ws://{address}/api/v1/races/{id}/socket")).await;
    let Err(tungstenite::Error::Http(answer)) = refused else { panic!("{refused:?}") };
    assert_eq!(answer.status(), 429);
    let problem: Value = serde_json::from_slice(answer.body().as_ref().unwrap()).unwrap();
    assert_eq!(problem["code"], "too-many-sockets");
    one.until(|event| event["racers"].as_array().is_some_and(|racers| racers.len() == 2)).await;
    drop(other);
    one.until(|event| event["racers"][1]["here"] == false).await;
    Racer::join(&address, &id, &second).await;
}

#[tokio::test]
async fn two_instances_hold_one_race() {
    if let Some(world) = World::postgres().await {
        let addresses = [serve(world.online.clone()).await, serve(world.other(|_| ()).await).await];
        race(&world, [&addresses[0], &addresses[1]]).await;
    }
}

/// Messages that are none end nothing: who sent them can still race.
#[test]
fn no_message_is_too_strange() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let world = runtime.block_on(World::sqlite());
    let address = runtime.block_on(serve(world.online.clone()));
    let (mut player, other) =
        runtime.block_on(async { (world.player().await, world.player().await) });
    let id = runtime.block_on(open(&mut player));
    let racer = runtime.block_on(Racer::join(&address, &id, &player));
    let racer = std::cell::RefCell::new(racer);
    let said = r#"{"say":"moves","moves":[["L",0],["U",412]],"control":"mouse"}"#;
    TestRunner::new(ProptestConfig {
        cases: 150,
        failure_persistence: None,
        ..ProptestConfig::default()
    })
    .run(&edits(), |edits| {
        let text = altered(said, &edits);
        // What can be read is for the room: see below.
        let object = text.trim_start().starts_with('{');
        if !object || serde_json::from_str::<noyes_api::RaceSay>(&text).is_err() {
            let racer = &mut *racer.borrow_mut();
            runtime.block_on(async {
                racer.socket.send(Message::text(text)).await.unwrap();
                let event = racer.until_event("problem").await;
                assert_eq!(event["code"], "bad-json");
            });
        }
        Ok(())
    })
    .unwrap();
    let mut one = racer.into_inner();
    runtime.block_on(async {
        for strange in [
            json!({ "say": "moves", "moves": [], "control": null }),
            json!({ "say": "moves", "moves": [["X", 0]], "control": "mouse" }),
            json!({ "say": "moves", "moves": [["L", u64::MAX], ["L", 0]], "control": "foot" }),
        ] {
            one.say(strange).await;
            assert_eq!(one.until_event("problem").await["code"], "not-racing");
        }
        let mut two = Racer::join(&address, &id, &other).await;
        let [deal, _] = begin(&world, [&mut one, &mut two]).await;
        world.pass(10_000);
        for (moves, control, code) in [
            (json!([["X", 0]]), "mouse", "unknown-move"),
            (json!([["L", 0]]), "foot", "unknown-control"),
            (json!([["L", u64::MAX], ["L", 0]]), "mouse", "time-order"),
        ] {
            one.say(json!({ "say": "moves", "moves": moves, "control": control })).await;
            let event = one.until_event("problem").await;
            assert!(event["code"] == code || event["code"] == "illegal-move", "{event}");
        }
        let record = solve(&deal, 9_000);
        one.play(&record, record["moves"].as_array().unwrap().len()).await;
        one.until(|event| event["racers"][0]["time"] == 9_000).await;
    });
}
