//! Whatever is sent, the answer is an answer.

use axum::body::Body;
use axum::http::{Method, Request};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::altered::{altered, edits};
use crate::world::{Player, World, solve};

/// Places at which a body is read.
const BODIES: [(&str, &str); 6] = [
    ("POST", "/api/v1/deals"),
    ("POST", "/api/v1/results"),
    ("PATCH", "/api/v1/me"),
    ("PUT", "/api/v1/me/key"),
    ("POST", "/api/v1/races"),
    ("POST", "/api/v1/daily"),
];

/// Places at which a text of the address is read.
const ADDRESSES: [&str; 9] = [
    "/api/v1/results/",
    "/api/v1/daily/",
    "/api/v1/races/",
    "/api/v1/leaderboard?size=",
    "/api/v1/leaderboard?day=",
    "/api/v1/leaderboard?limit=",
    "/api/v1/leaderboard?cursor=",
    "/api/v1/leaderboard?control=",
    "/api/v1/proofs?cursor=",
];

/// Asks, and sees that the answer is neither a fault of the server nor without a code.
async fn check(player: &mut Player<'_>, method: &str, path: &str, body: Vec<u8>) {
    let request = Request::builder()
        .method(Method::from_bytes(method.as_bytes()).unwrap())
        .uri(path)
        .header("content-type", "application/json");
    let answer = player.ask(request, Body::from(body)).await;
    assert!(answer.status.as_u16() < 500, "{method} {path}: {answer:?}");
    if !answer.status.is_success() {
        answer.problem();
    }
}

/// A record in which one thing is another than it was.
fn replaced(record: &Value, field: usize, value: Value) -> Value {
    let mut record = record.clone();
    let fields = record.as_object_mut().unwrap();
    let name = fields.keys().nth(field % fields.len()).unwrap().clone();
    fields.insert(name, value);
    record
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        "[0-9 /]{0,40}".prop_map(Value::from),
        "[0-9]{1,12}x[0-9]{1,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map("[a-z]{0,6}", inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

fn runs(cases: u32) -> TestRunner {
    TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() })
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

#[test]
fn no_request_is_too_strange_with_sqlite() {
    let runtime = runtime();
    no_request_is_too_strange(&runtime, &runtime.block_on(World::sqlite()));
}

#[test]
fn no_request_is_too_strange_with_postgres() {
    let runtime = runtime();
    if let Some(world) = runtime.block_on(World::postgres()) {
        no_request_is_too_strange(&runtime, &world);
    }
}

fn no_request_is_too_strange(runtime: &Runtime, world: &World) {
    let mut player = runtime.block_on(world.player());
    let deal = runtime.block_on(player.deal("3x3"));
    world.pass(60_000);
    let good = solve(&deal, 9_000);
    // One that is left alone meanwhile.
    let last = runtime.block_on(player.deal("3x3"));
    let player = std::cell::RefCell::new(player);
    let ask = |method: &str, path: &str, body: Vec<u8>| {
        let player = &mut *player.borrow_mut();
        runtime.block_on(check(player, method, path, body));
    };
    runs(300)
        .run(&(0..BODIES.len(), prop::collection::vec(any::<u8>(), 0..200)), |(place, bytes)| {
            ask(BODIES[place].0, BODIES[place].1, bytes);
            Ok(())
        })
        .unwrap();
    runs(500)
        .run(&(0..BODIES.len(), any_json()), |(place, value)| {
            ask(BODIES[place].0, BODIES[place].1, value.to_string().into());
            Ok(())
        })
        .unwrap();
    runs(500)
        .run(&(0_usize..20, any_json()), |(field, value)| {
            ask("POST", "/api/v1/results", replaced(&good, field, value).to_string().into());
            Ok(())
        })
        .unwrap();
    // Not every database takes it in a text.
    for place in ADDRESSES {
        ask("GET", &format!("{place}a%00b"), Vec::new());
    }
    let text = good.to_string();
    runs(500)
        .run(&edits(), |edits| {
            // What was altered without harm is the game that it was, and is taken.
            let body = altered(&text, &edits);
            if body != text {
                ask("POST", "/api/v1/results", body.into());
            }
            Ok(())
        })
        .unwrap();
    runs(500)
        .run(&(0..ADDRESSES.len(), prop::collection::vec(any::<u8>(), 1..30)), |(place, bytes)| {
            let text: String = bytes.iter().map(|byte| format!("%{byte:02x}")).collect();
            ask("GET", &format!("{}{text}", ADDRESSES[place]), Vec::new());
            Ok(())
        })
        .unwrap();
    runs(300)
        .run(&(0..ADDRESSES.len(), "[-0-9a-zA-Z.+&=]{1,30}"), |(place, text)| {
            ask("GET", &format!("{}{text}", ADDRESSES[place]), Vec::new());
            Ok(())
        })
        .unwrap();
    // It is still the server that it was.
    world.pass(10_000);
    let answer = runtime.block_on(player.into_inner().finish(&solve(&last, 9_000)));
    assert_eq!(answer.json()["time"], json!(9_000), "{answer:?}");
}
