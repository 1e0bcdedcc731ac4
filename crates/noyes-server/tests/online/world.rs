//! A server with a clock that the tests turn, and players.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use http_body_util::BodyExt;
use noyes::{Goal, Grid, Size};
use noyes_server::{Assets, Clock, Online, OnlineConfig, StorePlace, router};
use noyes_solver::{Limits, Options, Solver};
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

/// 2026-11-22, noon.
pub(crate) const NOON: u64 = 1_795_348_800_000;

pub(crate) struct World {
    pub(crate) online: Online,
    pub(crate) place: StorePlace,
    pub(crate) time: Arc<AtomicU64>,
    router: Router,
    _folder: TempDir,
}

impl World {
    pub(crate) async fn sqlite() -> World {
        let folder = tempfile::tempdir().unwrap();
        let place = StorePlace::Sqlite(folder.path().join("store.sqlite3"));
        Self::at(place, folder).await
    }

    /// A database of its own, on the server that the environment names.
    pub(crate) async fn postgres() -> Option<World> {
        let address = std::env::var("NOYES_POSTGRES").ok()?;
        let name =
            format!("test_{}", noyes_ranked::random_id().unwrap().to_lowercase().replace('-', "_"));
        let mut admin = <sqlx::PgConnection as sqlx::Connection>::connect(&address).await.unwrap();
        let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE \"{name}\""));
        sqlx::query(create).execute(&mut admin).await.unwrap();
        let mut parts: Vec<&str> = address.splitn(2, '?').collect();
        let (server, _) = parts[0].rsplit_once('/').unwrap();
        let own = format!("{server}/{name}");
        parts[0] = &own;
        let place = StorePlace::Postgres(parts.join("?"));
        Some(Self::at(place, tempfile::tempdir().unwrap()).await)
    }

    async fn at(place: StorePlace, folder: TempDir) -> World {
        let time = Arc::new(AtomicU64::new(NOON));
        let online = Self::open(&place, &time, |_| ()).await;
        let router = router(Assets::missing(), Some(online.clone()));
        World { online, place, time, router, _folder: folder }
    }

    async fn open(
        place: &StorePlace,
        time: &Arc<AtomicU64>,
        set: impl FnOnce(&mut OnlineConfig),
    ) -> Online {
        let (wall, pace) = (Arc::clone(time), Arc::clone(time));
        let clock =
            Clock::new(move || wall.load(Ordering::SeqCst), move || pace.load(Ordering::SeqCst));
        let mut config = OnlineConfig {
            rate_limit: false,
            find_optimal: false,
            clock,
            ..OnlineConfig::new(place.clone())
        };
        set(&mut config);
        Online::open(config).await.unwrap()
    }

    /// The same store after the server has ended and begun again.
    pub(crate) async fn restarted(self) -> World {
        self.online.close().await;
        let online = Self::open(&self.place, &self.time, |_| ()).await;
        let router = router(Assets::missing(), Some(online.clone()));
        World { online, router, ..self }
    }

    /// Another instance of the server on the same store, in which something is set otherwise.
    pub(crate) async fn other(&self, set: impl FnOnce(&mut OnlineConfig)) -> Online {
        Self::open(&self.place, &self.time, set).await
    }

    /// The same with limits on how often clients may ask.
    pub(crate) async fn limited(self) -> World {
        self.online.close().await;
        let online = Self::open(&self.place, &self.time, |config| config.rate_limit = true).await;
        let router = router(Assets::missing(), Some(online.clone()));
        World { online, router, ..self }
    }

    pub(crate) fn pass(&self, millis: u64) {
        self.time.fetch_add(millis, Ordering::SeqCst);
    }

    pub(crate) async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8(body.to_vec()).unwrap();
        let headers = parts.headers.iter();
        let headers =
            headers.map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned()));
        Answer { status: parts.status, headers: headers.collect(), text }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub(crate) fn stranger(&self) -> Player<'_> {
        Player { world: self, cookie: None }
    }

    /// Somebody who has a cookie.
    pub(crate) async fn player(&self) -> Player<'_> {
        let mut player = self.stranger();
        assert_eq!(player.send(Method::POST, "/api/v1/me", json!({})).await.status, 200);
        player
    }
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(header, _)| header == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The status and the code of a problem.
    pub(crate) fn problem(&self) -> (u16, String) {
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{self:?}");
        let problem = self.json();
        assert_eq!(problem["status"], self.status.as_u16());
        (self.status.as_u16(), problem["code"].as_str().unwrap().to_owned())
    }
}

/// A browser.
#[derive(Clone)]
pub(crate) struct Player<'w> {
    pub(crate) world: &'w World,
    pub(crate) cookie: Option<String>,
}

impl Player<'_> {
    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(Request::get(path), Body::empty()).await
    }

    pub(crate) async fn send(&mut self, method: Method, path: &str, body: Value) -> Answer {
        let request = Request::builder().method(method).uri(path);
        let request = request.header("content-type", "application/json");
        self.ask(request, body.to_string().into()).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.send(Method::POST, path, body).await
    }

    pub(crate) async fn ask(
        &mut self,
        mut request: axum::http::request::Builder,
        body: Body,
    ) -> Answer {
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        let answer = self.world.ask(request.body(body).unwrap()).await;
        if let Some(cookie) = answer.header("set-cookie") {
            let (value, rest) = cookie.split_once(';').unwrap();
            assert!(rest.contains("HttpOnly; SameSite=Strict"), "{rest}");
            self.cookie = (!rest.contains("Max-Age=0")).then(|| value.to_owned());
        }
        answer
    }

    pub(crate) async fn id(&mut self) -> String {
        self.get("/api/v1/me").await.json()["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn deal(&mut self, size: &str) -> Value {
        let answer = self.post("/api/v1/deals", json!({ "size": size })).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()
    }

    pub(crate) async fn finish(&mut self, record: &Value) -> Answer {
        self.post("/api/v1/results", record.clone()).await
    }

    /// Has a board dealt, and solves it after so many milliseconds.
    pub(crate) async fn play(&mut self, size: &str, millis: u64) -> Value {
        let deal = self.deal(size).await;
        self.world.pass(millis);
        let answer = self.finish(&solve(&deal, millis)).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()
    }
}

/// A shortest solution of a deal, whose last move is made at this time.
pub(crate) fn solve(deal: &Value, last: u64) -> Value {
    let text = |field: &str| deal[field].as_str().unwrap();
    let size: Size = text("size").parse().unwrap();
    let goal = Goal::parse(text("goal"), size).unwrap();
    let board =
        text("board").parse::<Grid>().unwrap().board(Some(size), noyes::BlankMark::default());
    let solution =
        Solver::new(&goal, Options::default()).solve(&board.unwrap(), &Limits::default());
    let letters: Vec<char> =
        solution.unwrap().moves.moves().map(|direction| direction.letter()).collect();
    let times = (1..=letters.len() as u64).map(|at| last * at / letters.len() as u64);
    let moves: Vec<Value> =
        letters.iter().zip(times).map(|(letter, at)| json!([letter, at])).collect();
    json!({
        "v": 1, "board": text("board"), "goal": text("goal"), "size": text("size"), "metric": "stm",
        "moves": moves, "assisted": false, "control": "mouse", "deal": text("deal"),
    })
}
