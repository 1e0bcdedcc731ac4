//! What the server signs: compact JSON Web Signatures with Ed25519.

use std::fmt;

use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use noyes::Coded;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use subtle::ConstantTimeEq;
use thiserror::Error;

use crate::{Deal, text};

/// What a signature is about. It stands in the header, so that a deal is never taken for a receipt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Deal,
    Receipt,
}

impl Kind {
    /// The one header there is for it. A token with any other is refused before anything in it is
    /// read, whatever algorithm it names.
    fn header(self) -> &'static str {
        match self {
            Kind::Deal => r#"{"alg":"EdDSA","typ":"noyes-deal"}"#,
            Kind::Receipt => r#"{"alg":"EdDSA","typ":"noyes-receipt"}"#,
        }
    }
}

/// The key with which a server signs.
#[derive(Clone)]
pub struct SecretKey(SigningKey);

impl SecretKey {
    /// The key of these bytes.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; 32]) -> SecretKey {
        SecretKey(SigningKey::from_bytes(bytes))
    }

    /// A fresh key; `None` if the operating system has no randomness to give.
    #[must_use]
    pub fn random() -> Option<SecretKey> {
        text::random_bytes().map(|bytes| SecretKey::from_bytes(&bytes))
    }

    /// The bytes, to be kept secret.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0.to_bytes()
    }

    /// What everybody may know.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key())
    }

    /// A deal and the signature under it, as text.
    #[must_use]
    pub fn sign_deal(&self, deal: &Deal) -> String {
        self.sign(Kind::Deal, deal)
    }

    /// The deal of a text that this key has signed: what its [public](Self::public) half would say,
    /// sooner. The text is signed again. Ed25519 gives one signature for one text, so it is this
    /// key's if and only if it is the same.
    ///
    /// # Errors
    /// [`SignatureError`] if this key has not signed it.
    pub fn open_deal(&self, token: &str) -> Result<Deal, SignatureError> {
        let parts = Parts::of(Kind::Deal, token)?;
        let ours = self.0.sign(parts.signed.as_bytes()).to_bytes();
        // In the same time wherever they differ: else the answer's would lead to the signature of a
        // text that was never signed, byte by byte.
        match bool::from(ours.ct_eq(&parts.signature)) {
            true => parts.content(),
            false => Err(SignatureError::NotSigned),
        }
    }

    pub(crate) fn sign<T: Serialize>(&self, kind: Kind, content: &T) -> String {
        // Texts and numbers only: nothing in here can fail to be written.
        let content = serde_json::to_vec(content).unwrap_or_default();
        let signed =
            format!("{}.{}", text::encode(kind.header().as_bytes()), text::encode(&content));
        let signature = self.0.sign(signed.as_bytes());
        format!("{signed}.{}", text::encode(&signature.to_bytes()))
    }
}

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SecretKey(of {})", self.public())
    }
}

/// The key with which anybody sees that a server has signed. As text it is the `x` of a JSON Web
/// Key: its 32 bytes in base64 for addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PublicKey(VerifyingKey);

impl PublicKey {
    /// The deal of a text.
    ///
    /// # Errors
    /// [`SignatureError`] if this key has not signed it.
    pub fn open_deal(&self, token: &str) -> Result<Deal, SignatureError> {
        self.open(Kind::Deal, token)
    }

    pub(crate) fn open<T: DeserializeOwned>(
        &self,
        kind: Kind,
        token: &str,
    ) -> Result<T, SignatureError> {
        let parts = Parts::of(kind, token)?;
        self.0
            .verify_strict(parts.signed.as_bytes(), &Signature::from_bytes(&parts.signature))
            .map_err(|_| SignatureError::NotSigned)?;
        parts.content()
    }
}

/// A signed text, taken apart. Nothing says yet that the signature holds.
struct Parts<'t> {
    signed: &'t str,
    content: &'t str,
    signature: [u8; 64],
}

impl<'t> Parts<'t> {
    fn of(kind: Kind, token: &'t str) -> Result<Parts<'t>, SignatureError> {
        let (signed, signature) = token.rsplit_once('.').ok_or(SignatureError::Malformed)?;
        let (header, content) = signed.split_once('.').ok_or(SignatureError::Malformed)?;
        if text::decode(header).as_deref() != Some(kind.header().as_bytes()) {
            return Err(SignatureError::Malformed);
        }
        let signature = text::decode_array(signature).ok_or(SignatureError::Malformed)?;
        Ok(Parts { signed, content, signature })
    }

    fn content<T: DeserializeOwned>(&self) -> Result<T, SignatureError> {
        let content = text::decode(self.content).ok_or(SignatureError::Malformed)?;
        serde_json::from_slice(&content).map_err(|_| SignatureError::Malformed)
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::encode(self.0.as_bytes()))
    }
}

impl From<PublicKey> for String {
    fn from(key: PublicKey) -> String {
        key.to_string()
    }
}

impl TryFrom<String> for PublicKey {
    type Error = SignatureError;

    fn try_from(text: String) -> Result<PublicKey, SignatureError> {
        let bytes = text::decode_array(&text).ok_or(SignatureError::Key)?;
        VerifyingKey::from_bytes(&bytes).map(PublicKey).map_err(|_| SignatureError::Key)
    }
}

/// Why a signed text is not believed. Code `bad-signature`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SignatureError {
    /// Not three parts, or not of this kind.
    #[error("this is nothing that a server of noyes has signed")]
    Malformed,
    /// The signature is another's, or the text was altered.
    #[error("the signature is not the server's")]
    NotSigned,
    /// A public key that is none.
    #[error("expected a public key of 32 bytes in base64 for addresses")]
    Key,
}

impl Coded for SignatureError {
    fn code(&self) -> &'static str {
        "bad-signature"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_was_altered_anywhere_is_refused() {
        let key = SecretKey::from_bytes(&[3; 32]);
        let token = key.sign(Kind::Receipt, &"content");
        assert_eq!(key.public().open::<String>(Kind::Receipt, &token).unwrap(), "content");
        for at in 0..token.len() {
            let mut other = token.clone().into_bytes();
            other[at] = if other[at] == b'A' { b'B' } else { b'A' };
            let other = String::from_utf8(other).unwrap();
            assert!(key.public().open::<String>(Kind::Receipt, &other).is_err(), "{other}");
        }
    }

    #[test]
    fn the_key_knows_its_deals_as_its_public_half_does() {
        let key = SecretKey::from_bytes(&[3; 32]);
        let goal = noyes::Goal::parse("blank-last", noyes::Size::EIGHT).unwrap();
        let deal = Deal::of("1 2 3/4 5 6/0 7 8".parse().unwrap(), goal);
        let token = key.sign_deal(&deal);
        assert_eq!(key.open_deal(&token), Ok(deal));
        let mut tokens = vec![
            SecretKey::from_bytes(&[4; 32]).sign_deal(&key.open_deal(&token).unwrap()),
            key.sign(Kind::Receipt, &1),
            key.sign(Kind::Deal, &1),
            format!("{token}A"),
            String::new(),
        ];
        for at in 0..token.len() {
            let mut other = token.clone().into_bytes();
            other[at] = if other[at] == b'A' { b'B' } else { b'A' };
            tokens.push(String::from_utf8(other).unwrap());
        }
        for other in tokens {
            let refused = key.open_deal(&other);
            assert!(refused.is_err(), "{other}");
            assert_eq!(refused, key.public().open_deal(&other), "{other}");
        }
    }

    #[test]
    fn neither_another_key_nor_another_kind_will_do() {
        let key = SecretKey::from_bytes(&[3; 32]);
        let token = key.sign(Kind::Receipt, &1);
        let other = SecretKey::from_bytes(&[4; 32]).public();
        assert_eq!(other.open::<u8>(Kind::Receipt, &token), Err(SignatureError::NotSigned));
        let open = |token: &str| key.public().open::<u8>(Kind::Deal, token);
        assert_eq!(open(&token), Err(SignatureError::Malformed));
        let none = text::encode(br#"{"alg":"none"}"#);
        assert_eq!(open(&format!("{none}.MQ.")), Err(SignatureError::Malformed));
        assert_eq!(open(""), Err(SignatureError::Malformed));
    }
}
