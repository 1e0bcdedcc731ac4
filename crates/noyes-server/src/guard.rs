//! Who may ask at all.

use axum::extract::Request;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::problem::Refused;

/// Lets other sites' pages link here, and nothing else.
pub(crate) async fn same_site(request: Request, next: Next) -> Response {
    if !is_ours(request.method(), request.headers()) {
        let detail = "another site's page may not do this";
        return Refused::new("cross-site", StatusCode::FORBIDDEN, detail).into_response();
    }
    next.run(request).await
}

/// By what the browser says about where a request comes from (Fetch Metadata). Older ones and other
/// programs say nothing, or name the page's origin only.
fn is_ours(method: &Method, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-fetch-site") {
        Some("same-origin" | "none") => true,
        Some(_) => method == Method::GET && text("sec-fetch-mode") == Some("navigate"),
        None => match (text(ORIGIN.as_str()), text(HOST.as_str())) {
            (Some(origin), Some(host)) => {
                origin.split_once("://").is_some_and(|(_, origin)| origin == host)
            }
            (Some(_), None) => false,
            (None, _) => true,
        },
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn ours(method: Method, headers: &[(&'static str, &'static str)]) -> bool {
        let headers = headers
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        is_ours(&method, &headers.collect())
    }

    #[test]
    fn other_sites_may_only_link_here() {
        assert!(ours(Method::POST, &[]));
        assert!(ours(Method::POST, &[("sec-fetch-site", "same-origin")]));
        assert!(!ours(Method::POST, &[("sec-fetch-site", "same-site")]));
        assert!(!ours(
            Method::GET,
            &[("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "cors")]
        ));
        assert!(ours(
            Method::GET,
            &[("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")]
        ));
        assert!(!ours(
            Method::POST,
            &[("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")]
        ));
        assert!(ours(Method::POST, &[("origin", "https://a.example"), ("host", "a.example")]));
        assert!(!ours(Method::POST, &[("origin", "https://b.example"), ("host", "a.example")]));
        assert!(!ours(Method::POST, &[("origin", "null"), ("host", "a.example")]));
    }
}
