//! What a request says about the answer that it can use.

use axum::http::header::{ACCEPT_ENCODING, HeaderName, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue};

/// Whether the client reads brotli.
pub(crate) fn accepts_brotli(request: &HeaderMap) -> bool {
    items(request, ACCEPT_ENCODING).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let refused = parts.any(|parameter| {
            parameter.strip_prefix("q=").and_then(|weight| weight.parse().ok()) == Some(0.0)
        });
        name.eq_ignore_ascii_case("br") && !refused
    })
}

/// Whether the client has this very content already.
pub(crate) fn is_known(request: &HeaderMap, etag: &HeaderValue) -> bool {
    items(request, IF_NONE_MATCH)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == etag)
}

/// The items of a header that is a list.
fn items(request: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    request
        .get_all(name)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','))
        .map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(name: HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn brotli_is_sent_only_where_it_is_accepted() {
        let accepts = |value| accepts_brotli(&request(ACCEPT_ENCODING, value));
        assert!(accepts("gzip, deflate, br, zstd"));
        assert!(accepts("BR;q=0.5"));
        assert!(!accepts("br; q=0"));
        assert!(!accepts("br;q=0.000"));
        assert!(!accepts("gzip"));
        assert!(!accepts("brotli"));
        assert!(!accepts_brotli(&HeaderMap::new()));
    }

    #[test]
    fn etags_are_compared_weakly() {
        let etag = HeaderValue::from_static("\"a\"");
        let known = |value| is_known(&request(IF_NONE_MATCH, value), &etag);
        assert!(known("\"a\""));
        assert!(known("\"b\", W/\"a\""));
        assert!(known("*"));
        assert!(!known("\"b\""));
        assert!(!known("a"));
    }
}
