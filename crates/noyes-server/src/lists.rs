//! Lists as they are sent, and those that were sent a moment ago.

use axum::body::Bytes;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, LINK};
use axum::response::{IntoResponse, Response};
use noyes_api::{ResultBody, ResultPage};
use noyes_game::Millis;
use quick_cache::sync::Cache;

use crate::body::JSON_LINES;

/// So long a list is given out again, in milliseconds.
const FRESH: Millis = 1_000;

/// How many lists are kept.
const MOST: usize = 1_000;

/// A list as it is sent.
#[derive(Clone, Debug)]
pub(crate) struct List {
    body: Bytes,
    media_type: &'static str,
    link: Option<HeaderValue>,
}

impl List {
    /// As one object, or as one a line. `path` asks for the list, but for its cursor.
    pub(crate) fn new(
        items: Vec<ResultBody>,
        next: Option<String>,
        lines: bool,
        path: &str,
    ) -> List {
        if lines {
            let lines = items.iter().filter_map(|item| serde_json::to_string(item).ok());
            return List::of_lines(lines.map(|line| line + "\n").collect(), next, path);
        }
        let body = serde_json::to_vec(&ResultPage { items, next }).unwrap_or_default();
        List { body: body.into(), media_type: "application/json", link: None }
    }

    /// Lines that are made already.
    pub(crate) fn of_lines(lines: String, next: Option<String>, path: &str) -> List {
        let link = next.map(|cursor| format!("<{path}cursor={cursor}>; rel=\"next\""));
        let link = link.and_then(|link| HeaderValue::try_from(link).ok());
        List { body: lines.into(), media_type: JSON_LINES, link }
    }

    pub(crate) fn answer(self) -> Response {
        let headers = [(CONTENT_TYPE, self.media_type), (CACHE_CONTROL, "no-store")];
        let mut response = (headers, self.body).into_response();
        if let Some(link) = self.link {
            response.headers_mut().insert(LINK, link);
        }
        response
    }
}

/// Lists that many ask for in the same second. What is new in them is seen a second later.
#[derive(Debug)]
pub(crate) struct Lists(Cache<String, (Millis, List)>);

impl Lists {
    pub(crate) fn new() -> Lists {
        Lists(Cache::new(MOST))
    }

    pub(crate) fn get(&self, asked: &str, now: Millis) -> Option<List> {
        let (at, list) = self.0.get(asked)?;
        (now < at.saturating_add(FRESH)).then_some(list)
    }

    pub(crate) fn keep(&self, asked: String, now: Millis, list: List) {
        self.0.insert(asked, (now, list));
    }
}
