//! Reading what a client sends, and writing answers.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode, request::Parts};
use axum::response::{IntoResponse, Response};
use serde::{Serialize, de::DeserializeOwned};

use crate::problem::Refused;

/// The longest body, in bytes: a board of 10x10 that took 40,000 moves.
const LONGEST: usize = 512 * 1024;

/// How long a body may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A body of JSON, as text.
pub(crate) struct Text(pub(crate) String);

impl<S: Sync> FromRequest<S> for Text {
    type Rejection = Refused;

    async fn from_request(request: Request, _: &S) -> Result<Text, Refused> {
        if !is_json(request.headers()) {
            return Err(Refused::new(
                "unsupported-media-type",
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "expected a body of the type application/json",
            ));
        }
        if request.headers().get(CONTENT_ENCODING).is_some_and(|encoding| encoding != "identity") {
            return Err(Refused::new(
                "unsupported-media-type",
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "expected a body that is not compressed",
            ));
        }
        let bytes = read(request.into_body()).await?;
        match String::from_utf8(bytes.into()) {
            Ok(text) => Ok(Text(text)),
            Err(error) => Err(Refused::new(
                "invalid-utf8",
                StatusCode::BAD_REQUEST,
                format!("the body is not UTF-8 text: {}", error.utf8_error()),
            )),
        }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let media_type = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let media_type = media_type.and_then(|value| value.split(';').next());
    media_type.is_some_and(|value| value.trim().eq_ignore_ascii_case("application/json"))
}

async fn read(body: Body) -> Result<Bytes, Refused> {
    let whole = tokio::time::timeout(PATIENCE, axum::body::to_bytes(body, LONGEST)).await;
    let whole = whole.map_err(|_| {
        let detail = format!("the body took longer than {} s", PATIENCE.as_secs());
        Refused::new("bad-request", StatusCode::REQUEST_TIMEOUT, detail)
    })?;
    whole.map_err(|error| {
        let too_long = std::error::Error::source(&error)
            .is_some_and(|source| source.to_string().contains("length limit"));
        match too_long {
            true => Refused::new(
                "body-too-large",
                StatusCode::PAYLOAD_TOO_LARGE,
                format!("expected a body of at most {LONGEST} bytes"),
            ),
            false => Refused::new("bad-request", StatusCode::BAD_REQUEST, "the body broke off"),
        }
    })
}

/// A body of JSON, as a shape; or an answer in JSON that is not kept anywhere.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Sync> FromRequest<S> for Json<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Json<T>, Refused> {
        let Text(text) = Text::from_request(request, state).await?;
        let value = read_object(&text).map_err(|error| {
            Refused::new("bad-json", StatusCode::BAD_REQUEST, format!("the body: {error}"))
        })?;
        Ok(Json(value))
    }
}

/// Reads an object. A list of its fields' values, which serde takes for one as well, is none.
pub(crate) fn read_object<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    match text.trim_start().starts_with('{') {
        true => serde_json::from_str(text).map_err(|error| error.to_string()),
        false => Err("expected an object".to_owned()),
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        match serde_json::to_vec(&self.0) {
            Ok(body) => json(body),
            Err(error) => {
                Refused::new("internal-error", StatusCode::INTERNAL_SERVER_ERROR, error.to_string())
                    .into_response()
            }
        }
    }
}

/// An answer of JSON that is not kept anywhere.
pub(crate) fn json(body: impl Into<Body>) -> Response {
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
    (headers, body.into()).into_response()
}

/// The media type of a JSON object a line.
pub(crate) const JSON_LINES: &str = "application/x-ndjson";

/// Whether the client wants a JSON object a line.
pub(crate) fn wants_lines(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(axum::http::header::ACCEPT);
    accepted.iter().any(|value| value.to_str().is_ok_and(|value| value.contains(JSON_LINES)))
}

/// What stands behind the `?` of an address.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query<T>, Refused> {
        match axum::extract::Query::try_from_uri(&parts.uri) {
            Ok(axum::extract::Query(value)) => Ok(Query(value)),
            Err(error) => {
                Err(Refused::new("bad-query", StatusCode::BAD_REQUEST, error.body_text()))
            }
        }
    }
}

/// The parts of a path that differ.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Refused> {
        match axum::extract::Path::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(value)) => Ok(Path(value)),
            Err(_) => Err(Refused::not_found(parts.uri.path())),
        }
    }
}

/// The name of a result or a race, in the place of a path that differs. What is no such name is
/// not asked for: nothing has it, and a database may not take every text.
pub(crate) struct Id(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Id, Refused> {
        let Path(id) = Path::<String>::from_request_parts(parts, state).await?;
        let letter = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        match id.len() == LENGTH && id.bytes().all(letter) {
            true => Ok(Id(id)),
            false => Err(Refused::not_found(parts.uri.path())),
        }
    }
}

/// The length of the name of a result or a race.
const LENGTH: usize = 22;
