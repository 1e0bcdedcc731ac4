//! Who plays: a key that only the player has, and the name that follows from it.

use std::fmt;

use noyes::Coded;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::text;

/// What makes a player that player: 256 random bits that nobody else has.
///
/// As text: `noyes-` and the bytes in base64 for addresses. It has no readable debug form.
#[derive(Clone, PartialEq, Eq)]
pub struct PlayerKey([u8; 32]);

const PREFIX: &str = "noyes-";

impl PlayerKey {
    /// The key of these bytes.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 32]) -> PlayerKey {
        PlayerKey(bytes)
    }

    /// A fresh key; `None` if the operating system has no randomness to give.
    #[must_use]
    pub fn random() -> Option<PlayerKey> {
        text::random_bytes().map(PlayerKey)
    }

    /// The name under which everybody knows the player: a hash of the key, from which the key
    /// cannot be found. It is all that a server stores.
    #[must_use]
    pub fn id(&self) -> PlayerId {
        let hash = Sha256::new().chain_update(b"noyes player\0").chain_update(self.0).finalize();
        let mut id = [0; 16];
        id.copy_from_slice(&hash[..16]);
        PlayerId(id)
    }

    /// The key as text, to be kept secret.
    #[must_use]
    pub fn reveal(&self) -> String {
        format!("{PREFIX}{}", text::encode(&self.0))
    }

    /// Reads what [`reveal`](Self::reveal) has written; white space around it is passed over.
    ///
    /// # Errors
    /// [`PlayerKeyError`] if it is no key.
    pub fn parse(key: &str) -> Result<PlayerKey, PlayerKeyError> {
        let bytes = key.trim().strip_prefix(PREFIX).and_then(text::decode_array);
        bytes.map(PlayerKey).ok_or(PlayerKeyError)
    }
}

impl fmt::Debug for PlayerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayerKey(of {})", self.id())
    }
}

/// A text that is no player's key. Code `bad-player-key`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is no player's key; expected noyes- and 43 letters, digits, - or _")]
pub struct PlayerKeyError;

impl Coded for PlayerKeyError {
    fn code(&self) -> &'static str {
        "bad-player-key"
    }
}

/// A player's public name: 22 letters, digits, `-` or `_`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerId([u8; 16]);

impl PlayerId {
    /// Reads what was written.
    #[must_use]
    pub fn parse(id: &str) -> Option<PlayerId> {
        text::decode_array(id).map(PlayerId)
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::encode(&self.0))
    }
}

impl fmt::Debug for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayerId({self})")
    }
}

impl From<PlayerId> for String {
    fn from(id: PlayerId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for PlayerId {
    type Error = &'static str;

    fn try_from(id: String) -> Result<PlayerId, &'static str> {
        PlayerId::parse(&id).ok_or("expected a player's name of 22 characters")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_written_and_read() {
        let key = PlayerKey::from_bytes([9; 32]);
        assert_eq!(PlayerKey::parse(&format!(" {}\n", key.reveal())), Ok(key.clone()));
        assert_eq!(PlayerKey::parse("noyes-short"), Err(PlayerKeyError));
        assert_eq!(PlayerKey::parse(&key.reveal()[1..]), Err(PlayerKeyError));
        assert_eq!(PlayerId::parse(&key.id().to_string()), Some(key.id()));
    }

    #[test]
    fn what_is_printed_by_accident_is_not_the_key() {
        let key = PlayerKey::from_bytes([9; 32]);
        assert!(!format!("{key:?}").contains(&key.reveal()[6..]));
        assert_ne!(key.id(), PlayerKey::from_bytes([8; 32]).id());
    }
}
