//! Figures for whoever keeps the server running, in the text format of OpenMetrics.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The figures. Copies are the same.
#[derive(Clone, Debug)]
pub(crate) struct Metrics {
    registry: Arc<Registry>,
    requests: Family<Answered, Counter>,
    seconds: Histogram,
    results: Family<Ranked, Counter>,
    limited: Counter,
    pub(crate) sockets: Gauge,
    pub(crate) due: Gauge,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: String,
    path: String,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Ranked {
    ranked: String,
}

/// Upper bounds of times to answer, in seconds.
const BOUNDS: [f64; 11] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("noyes");
        let requests = Family::default();
        let seconds = Histogram::new(BOUNDS);
        let results = Family::default();
        let limited = Counter::default();
        let (sockets, due) = (Gauge::default(), Gauge::default());
        registry.register("http_requests", "Requests that were answered", requests.clone());
        registry.register("http_seconds", "Time to answer", seconds.clone());
        registry.register("results", "Results that were recorded", results.clone());
        registry.register("rate_limited", "Requests that came too often", limited.clone());
        registry.register("race_sockets", "Open connections to races", sockets.clone());
        registry.register("optimal_due", "Results that wait for an optimal length", due.clone());
        Metrics { registry: Arc::new(registry), requests, seconds, results, limited, sockets, due }
    }

    pub(crate) fn finished(&self, ranked: bool) {
        self.results.get_or_create(&Ranked { ranked: ranked.to_string() }).inc();
    }

    pub(crate) fn limited(&self) {
        self.limited.inc();
    }

    fn answered(&self, method: String, path: String, status: u16, took: Duration) {
        self.requests.get_or_create(&Answered { method, path, status }).inc();
        self.seconds.observe(took.as_secs_f64());
    }
}

/// Counts a request, and writes it down.
pub(crate) async fn observe(
    State(metrics): State<Metrics>,
    request: Request,
    next: Next,
) -> Response {
    // The route, not the address: there are only so many.
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let path = path.unwrap_or_else(|| "/".to_owned());
    // Anybody can invent methods.
    let method = match request.method().as_str() {
        known @ ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS") => known,
        _ => "other",
    };
    let method = method.to_owned();
    let begun = std::time::Instant::now();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    tracing::debug!(method, path, status, micros = took.as_micros() as u64, "answered");
    metrics.answered(method, path, status, took);
    response
}

/// All figures.
pub(crate) async fn show(State(metrics): State<Metrics>) -> Response {
    let mut text = String::new();
    match encode(&mut text, &metrics.registry) {
        Ok(()) => {
            let media_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
            ([(CONTENT_TYPE, media_type)], text).into_response()
        }
        Err(_) => axum::http::StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
