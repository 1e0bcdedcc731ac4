//! Bytes as text, and where random ones come from.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

/// As base64 for addresses, without padding.
pub(crate) fn encode(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// The bytes of a text that [`encode`] could have written.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    BASE64_URL_SAFE_NO_PAD.decode(text).ok()
}

/// As many bytes, read from a text.
pub(crate) fn decode_array<const N: usize>(text: &str) -> Option<[u8; N]> {
    decode(text)?.try_into().ok()
}

/// The SHA-256 of a text, as base64 for addresses.
#[must_use]
pub fn digest(text: &str) -> String {
    encode(&Sha256::digest(text.as_bytes()))
}

/// Bytes from the operating system's generator; `None` if it has none to give.
#[must_use]
pub fn random_bytes<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

/// A name that nothing else has: 128 random bits in 22 characters; `None` if the operating system
/// has no randomness to give.
#[must_use]
pub fn random_id() -> Option<String> {
    random_bytes::<16>().map(|bytes| encode(&bytes))
}
