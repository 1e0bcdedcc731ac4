//! The interface for programs, and its description.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use noyes_api::{JsonWebKey, KeysBody, ServerBody};
use noyes_game::Day;
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::body::Json;
use crate::online::Online;
use crate::problem::Refused;
use crate::{daily, deals, finishes, guard, limits, players, races, results};

/// What the description says besides the paths.
#[derive(OpenApi)]
#[openapi(info(
    title = "noyes",
    description = "Ranked games of sliding puzzle, a puzzle a day, and races. Players are known by a cookie; \
        errors are application/problem+json with a stable `code`.",
    license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
))]
struct Description;

fn described() -> OpenApiRouter<Online> {
    let v1 = OpenApiRouter::new()
        .routes(routes!(server))
        .routes(routes!(keys))
        .merge(players::routes())
        .merge(deals::routes())
        .merge(finishes::routes())
        .merge(results::routes())
        .merge(daily::routes())
        .merge(races::routes());
    OpenApiRouter::with_openapi(Description::openapi()).nest("/api/v1", v1)
}

/// The description of the interface: OpenAPI 3.1, as JSON.
#[must_use]
pub fn openapi() -> String {
    let mut text = described().to_openapi().to_pretty_json().unwrap_or_default();
    text.push('\n');
    text
}

/// All of it, guarded.
pub(crate) fn router(online: &Online) -> Router {
    let (router, _) = described().split_for_parts();
    let description = openapi();
    router
        .route("/api/openapi.json", get(async || crate::body::json(description)))
        .method_not_allowed_fallback(method_not_allowed)
        .layer(from_fn(guard::same_site))
        .layer(from_fn_with_state(online.limits().cloned(), limits::limit))
        .with_state(online.clone())
}

async fn method_not_allowed() -> Response {
    let detail = "this address takes other methods";
    Refused::new("method-not-allowed", StatusCode::METHOD_NOT_ALLOWED, detail).into_response()
}

/// What this server is.
#[utoipa::path(get, path = "/server", tag = "server", responses((status = 200, body = ServerBody)))]
async fn server(State(online): State<Online>) -> Json<ServerBody> {
    Json(ServerBody {
        name: "noyes".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        now: online.now(),
        key: online.key().to_string(),
        day: Day::at(online.now()).to_string(),
    })
}

/// The public keys under which deals and receipts are signed, as a JSON Web Key Set.
#[utoipa::path(get, path = "/keys", tag = "server", responses((status = 200, body = KeysBody)))]
async fn keys(State(online): State<Online>) -> Json<KeysBody> {
    let key = JsonWebKey {
        kty: "OKP".to_owned(),
        crv: "Ed25519".to_owned(),
        alg: "EdDSA".to_owned(),
        usage: "sig".to_owned(),
        x: online.key().to_string(),
    };
    Json(KeysBody { keys: vec![key] })
}
