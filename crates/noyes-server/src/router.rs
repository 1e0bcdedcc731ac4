//! Which path gets which answer.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderValue, VARY,
};
use axum::http::{Method, StatusCode, Uri};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};

use crate::assets::Assets;
use crate::online::Online;
use crate::problem::Refused;
use crate::{api, conditional, headers, metrics};

/// The whole service, for a server of one's own or for a test without a socket. Without the online
/// game it is the page alone.
pub fn router(assets: Assets, online: Option<Online>) -> Router {
    let assets = match &online {
        Some(_) => assets.with_online_game(),
        None => assets,
    };
    let page = Router::new().fallback(asset).with_state(Arc::new(assets));
    let nowhere = Router::new()
        .route("/api", any(no_such_api))
        .route("/api/", any(no_such_api))
        .route("/api/{*path}", any(no_such_api));
    let router = match online {
        None => nowhere.route("/healthz", get("ok\n")).merge(page),
        Some(online) => {
            let metrics = online.metrics().clone();
            Router::new()
                .route("/healthz", get(health))
                .with_state(online.clone())
                .merge(
                    Router::new().route("/metrics", get(metrics::show)).with_state(metrics.clone()),
                )
                .merge(api::router(&online))
                .merge(nowhere)
                .merge(page)
                .layer(middleware::from_fn_with_state(metrics, metrics::observe))
        }
    };
    router.layer(middleware::map_response(headers::add))
}

/// Whether the store answers.
async fn health(State(online): State<Online>) -> Result<&'static str, Refused> {
    online.store().ping().await?;
    Ok("ok\n")
}

/// A file of the page.
async fn asset(
    State(assets): State<Arc<Assets>>,
    method: Method,
    uri: Uri,
    request: HeaderMap,
) -> Response {
    let Some(asset) = assets.get(uri.path()) else {
        let text = format!("nothing is at {}\n", uri.path());
        return (StatusCode::NOT_FOUND, text).into_response();
    };
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    let brotli = asset.brotli.as_ref().filter(|_| conditional::accepts_brotli(&request));
    let variant = brotli.unwrap_or(&asset.plain);
    let cache = match asset.immutable {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };

    let mut headers = HeaderMap::new();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(ETAG, variant.etag.clone());
    if asset.brotli.is_some() {
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    }
    if conditional::is_known(&request, &variant.etag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(CONTENT_TYPE, asset.media_type.clone());
    if brotli.is_some() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    (headers, variant.bytes.clone()).into_response()
}

async fn no_such_api(uri: Uri) -> Refused {
    Refused::not_found(uri.path())
}
