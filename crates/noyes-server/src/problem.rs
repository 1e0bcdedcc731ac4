//! What a client is told when it gets nothing else.

use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use noyes::Coded;
use noyes_api::Problem;

use crate::store::StoreError;

/// A request that is not granted.
#[derive(Clone, Debug)]
pub(crate) struct Refused {
    code: &'static str,
    status: StatusCode,
    detail: String,
    /// After so many seconds it may go better.
    retry_after: Option<u64>,
}

impl Refused {
    pub(crate) fn new(
        code: &'static str,
        status: StatusCode,
        detail: impl Into<String>,
    ) -> Refused {
        Refused { code, status, detail: detail.into(), retry_after: None }
    }

    pub(crate) fn retry_after(self, seconds: u64) -> Refused {
        Refused { retry_after: Some(seconds), ..self }
    }

    /// Nothing is there.
    pub(crate) fn not_found(what: impl std::fmt::Display) -> Refused {
        Refused::new("not-found", StatusCode::NOT_FOUND, format!("nothing is at {what}"))
    }

    /// What was sent is understood, and wrong.
    pub(crate) fn wrong(error: &impl Coded) -> Refused {
        Refused::new(error.code(), StatusCode::UNPROCESSABLE_ENTITY, error.to_string())
    }

    pub(crate) fn code(&self) -> &'static str {
        self.code
    }

    pub(crate) fn detail(&self) -> &str {
        &self.detail
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        // Whose database it is and where is nobody's business.
        tracing::error!(%error, "the store failed");
        let detail = "the store does not answer at the moment; nothing was recorded";
        Refused::new(error.code(), StatusCode::SERVICE_UNAVAILABLE, detail).retry_after(1)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let problem = Problem::new(self.status.as_u16(), self.code, self.detail);
        let Ok(body) = serde_json::to_string(&problem) else { return self.status.into_response() };
        let mut response =
            (self.status, [(CONTENT_TYPE, Problem::MEDIA_TYPE)], body).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
