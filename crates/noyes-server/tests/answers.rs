//! What the server answers, without a socket.

use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt;
use noyes_server::{Assets, router};
use serde_json::Value;
use tower::ServiceExt;

const SCRIPT: &str = "/assets/page-0123456789abcdef.js";

fn assets() -> Assets {
    Assets::embedded(&[
        ("index.html", b"<h1>noyes</h1>"),
        ("assets/page-0123456789abcdef.js", b"plain"),
        ("assets/page-0123456789abcdef.js.br", b"small"),
    ])
}

async fn ask(assets: Assets, request: Request<Body>) -> Response<Body> {
    router(assets, None).oneshot(request).await.unwrap()
}

async fn get(path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let mut request = Request::get(path);
    for &(name, value) in headers {
        request = request.header(name, value);
    }
    ask(assets(), request.body(Body::empty()).unwrap()).await
}

fn header<'a>(response: &'a Response<Body>, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

async fn body(response: Response<Body>) -> String {
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[tokio::test]
async fn the_page_is_asked_for_every_time_and_sent_once() {
    let first = get("/", &[]).await;
    assert_eq!(first.status(), StatusCode::OK);
    assert_eq!(header(&first, "content-type"), "text/html; charset=utf-8");
    assert_eq!(header(&first, "cache-control"), "no-cache");
    let etag = header(&first, "etag").to_owned();
    assert_eq!(body(first).await, "<h1>noyes</h1>");

    let again = get("/", &[("if-none-match", &etag)]).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(header(&again, "etag"), etag);
    assert_eq!(body(again).await, "");
}

#[tokio::test]
async fn files_with_a_hash_are_kept_and_compressed() {
    let plain = get(SCRIPT, &[]).await;
    assert_eq!(header(&plain, "cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(header(&plain, "content-encoding"), "");
    assert_eq!(header(&plain, "vary"), "accept-encoding");
    let small = get(SCRIPT, &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(header(&small, "content-encoding"), "br");
    assert_eq!(header(&small, "content-type"), "text/javascript; charset=utf-8");
    assert_ne!(header(&small, "etag"), header(&plain, "etag"));
    assert_eq!(body(plain).await, "plain");
    assert_eq!(body(small).await, "small");
}

#[tokio::test]
async fn every_answer_has_the_headers() {
    for path in ["/", "/healthz", "/nowhere", "/api/v1/nowhere", SCRIPT] {
        let answer = get(path, &[]).await;
        let policy = header(&answer, "content-security-policy");
        assert!(policy.starts_with("default-src 'self'; "), "{path}: {policy}");
        assert!(!policy.contains("'unsafe-"), "{path}: {policy}");
        assert_eq!(header(&answer, "x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header(&answer, "referrer-policy"), "no-referrer", "{path}");
        assert_eq!(header(&answer, "cross-origin-opener-policy"), "same-origin", "{path}");
        assert!(header(&answer, "permissions-policy").contains("camera=()"), "{path}");
    }
}

#[tokio::test]
async fn unknown_paths_are_not_found() {
    for path in
        ["/nowhere", "/assets/", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//", "/index.html.br"]
    {
        assert_eq!(get(path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
    for path in ["/api", "/api/", "/api/v1/nowhere"] {
        let answer = get(path, &[]).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(header(&answer, "content-type"), "application/problem+json");
        let problem: Value = serde_json::from_str(&body(answer).await).unwrap();
        assert_eq!(problem["code"], "not-found");
        assert_eq!(problem["status"], 404);
    }
}

#[tokio::test]
async fn files_are_only_read() {
    let head = ask(assets(), Request::head("/").body(Body::empty()).unwrap()).await;
    assert_eq!(head.status(), StatusCode::OK);
    assert_eq!(header(&head, "content-length"), "14");
    assert_eq!(body(head).await, "");
    let post = ask(assets(), Request::post("/").body(Body::empty()).unwrap()).await;
    assert_eq!(post.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(header(&post, "allow"), "GET, HEAD");
}

#[tokio::test]
async fn a_program_without_the_page_says_how_to_build_it() {
    let request = Request::get("/").body(Body::empty()).unwrap();
    let answer = ask(Assets::embedded(&[]), request).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert!(header(&answer, "content-security-policy").starts_with("default-src 'self'"));
    assert!(body(answer).await.contains("cargo xtask build"));
}

#[tokio::test]
async fn health_is_told() {
    let answer = get("/healthz", &[]).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(body(answer).await, "ok\n");
}
