use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::json;

use crate::world::World;

#[tokio::test]
async fn broken_requests_are_told_what_is_broken() {
    let world = World::sqlite().await;
    let post = |path: &str, media_type: &str, body: &str| {
        Request::post(path)
            .header("content-type", media_type)
            .body(Body::from(body.to_owned()))
            .unwrap()
    };
    let deals = "/api/v1/deals";
    let long = " ".repeat(600_000);
    let mut compressed = post(deals, "application/json", "{\"size\":\"4x4\"}");
    compressed.headers_mut().insert("content-encoding", "gzip".parse().unwrap());
    for (request, expected) in [
        (compressed, (415, "unsupported-media-type")),
        (post(deals, "application/json", "{"), (400, "bad-json")),
        (post(deals, "application/json", "{\"size\":4}"), (400, "bad-json")),
        (post(deals, "application/json", "[\"4x4\"]"), (400, "bad-json")),
        (post(deals, "application/json", "{\"size\":\"4x4\",\"more\":1}"), (400, "bad-json")),
        (post(deals, "text/plain", "{}"), (415, "unsupported-media-type")),
        (post(deals, "application/json", &long), (413, "body-too-large")),
        (post(deals, "application/json", "{\"size\":\"11x4\"}"), (422, "out-of-range")),
        (post(deals, "application/json", "{\"size\":\"99999999999x4\"}"), (422, "size-too-large")),
        (
            post(deals, "application/json", "{\"size\":\"4x4\",\"goal\":\"home\"}"),
            (422, "unknown-goal"),
        ),
        (Request::get(deals).body(Body::empty()).unwrap(), (405, "method-not-allowed")),
        (post("/api/openapi.json", "application/json", ""), (405, "method-not-allowed")),
        (Request::get("/api/v1/nowhere").body(Body::empty()).unwrap(), (404, "not-found")),
        (
            Request::get("/api/v1/leaderboard?limit=0").body(Body::empty()).unwrap(),
            (400, "bad-query"),
        ),
        (
            Request::get("/api/v1/leaderboard?limit=x").body(Body::empty()).unwrap(),
            (400, "bad-query"),
        ),
        (
            Request::get("/api/v1/leaderboard?cursor=1").body(Body::empty()).unwrap(),
            (400, "bad-query"),
        ),
        (
            Request::get("/api/v1/leaderboard?cursor=1.%2B2.3").body(Body::empty()).unwrap(),
            (400, "bad-query"),
        ),
        (
            Request::get("/api/v1/leaderboard?day=2026-11-22&goal=x").body(Body::empty()).unwrap(),
            (422, "unknown-goal"),
        ),
        (
            Request::get("/api/v1/leaderboard?control=x").body(Body::empty()).unwrap(),
            (422, "unknown-control"),
        ),
        (Request::get("/api/v1/daily/x").body(Body::empty()).unwrap(), (422, "bad-day")),
    ] {
        let shown = format!("{request:?}");
        let answer = world.ask(request).await;
        let (status, code) = answer.problem();
        assert_eq!((status, &*code), expected, "{shown} {}", answer.text);
    }
}

#[tokio::test]
async fn other_sites_pages_are_turned_away() {
    let world = World::sqlite().await;
    let request = Request::post("/api/v1/me").header("sec-fetch-site", "cross-site");
    assert_eq!(
        world.ask(request.body(Body::empty()).unwrap()).await.problem(),
        (403, "cross-site".into())
    );
    assert_eq!(
        world.ask(Request::post("/api/v1/me").body(Body::empty()).unwrap()).await.status,
        200
    );
}

#[tokio::test]
async fn who_asks_too_often_is_told_when_to_come_back() {
    let world = World::sqlite().await.limited().await;
    let mut limited = None;
    for _ in 0..200 {
        let answer = world.get("/api/v1/server").await;
        if answer.status != 200 {
            limited = Some(answer);
            break;
        }
    }
    let limited = limited.expect("a limit");
    assert_eq!(limited.problem(), (429, "too-many-requests".into()));
    assert!(limited.header("retry-after").unwrap().parse::<u64>().unwrap() >= 1);
    // Neither the page nor those who watch over the server are counted.
    for path in ["/", "/healthz", "/metrics"] {
        assert_eq!(world.get(path).await.status, 200, "{path}");
    }
    assert!(world.get("/metrics").await.text.contains("noyes_rate_limited_total 1"));
}

#[tokio::test]
async fn the_figures_count_routes_and_not_addresses() {
    let world = World::sqlite().await;
    world.get("/api/v1/results/one").await;
    world.get("/api/v1/results/two").await;
    let figures = world.get("/metrics").await;
    let line =
        r#"noyes_http_requests_total{method="GET",path="/api/v1/results/{id}",status="404"} 2"#;
    assert!(figures.text.contains(line), "{}", figures.text);
    assert!(figures.text.ends_with("# EOF\n"));
    assert_eq!(world.get("/healthz").await.text, "ok\n");
}

/// The description that is checked in is that of the code. `NOYES_BLESS=1` writes it anew.
#[tokio::test]
async fn the_description_is_up_to_date() {
    let world = World::sqlite().await;
    let served = world.get("/api/openapi.json").await.text;
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("NOYES_BLESS").is_some() {
        std::fs::write(&file, &served).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == served, "docs/openapi.json is out of date: run the tests with NOYES_BLESS=1");
    let description: serde_json::Value = serde_json::from_str(&served).unwrap();
    assert_eq!(description["openapi"], "3.1.0");
}

#[tokio::test]
async fn every_answer_of_the_interface_is_kept_from_caches() {
    let world = World::sqlite().await;
    let mut player = world.player().await;
    for path in ["/api/v1/me", "/api/v1/me/key", "/api/v1/daily", "/api/v1/leaderboard"] {
        let answer = player.get(path).await;
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
        assert!(
            answer.header("content-security-policy").unwrap().starts_with("default-src 'self'")
        );
    }
    let answer = player.send(Method::PATCH, "/api/v1/me", json!({ "name": "a" })).await;
    assert_eq!(answer.header("cache-control"), Some("no-store"));
}
