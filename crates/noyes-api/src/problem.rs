use serde::{Deserialize, Serialize};

/// An error as a client sees it: the `application/problem+json` of RFC 9457, with a stable code.
///
/// ```
/// use noyes_api::Problem;
///
/// let problem = Problem::new(404, "not-found", "nothing is at /api/v1/nowhere");
/// let json = serde_json::to_value(&problem).unwrap();
/// assert_eq!(json["code"], "not-found");
/// assert_eq!(json["status"], 404);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The HTTP status, once more.
    pub status: u16,
    /// What went wrong, in lower-case words with hyphens. Programs may rely on it.
    pub code: String,
    /// What went wrong this time, for people.
    pub detail: String,
}

impl Problem {
    /// The media type of a problem.
    pub const MEDIA_TYPE: &'static str = "application/problem+json";

    /// A problem from its three parts.
    pub fn new(status: u16, code: impl Into<String>, detail: impl Into<String>) -> Self {
        Self { status, code: code.into(), detail: detail.into() }
    }
}
