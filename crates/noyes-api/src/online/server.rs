use serde::{Deserialize, Serialize};

/// What a server is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ServerBody {
    /// Always `noyes`.
    pub name: String,
    /// The version of the program.
    pub version: String,
    /// The time by the server's clock.
    pub now: u64,
    /// The key under which deals and receipts are signed: 32 bytes in base64 for addresses.
    pub key: String,
    /// The day by that clock.
    pub day: String,
}

/// The server's public keys as a JSON Web Key Set (RFC 7517, RFC 8037).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeysBody {
    /// The keys.
    pub keys: Vec<JsonWebKey>,
}

/// A public key for Ed25519.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct JsonWebKey {
    /// `OKP`.
    pub kty: String,
    /// `Ed25519`.
    pub crv: String,
    /// `EdDSA`.
    pub alg: String,
    /// `sig`.
    #[serde(rename = "use")]
    pub usage: String,
    /// The 32 bytes in base64 for addresses.
    pub x: String,
}
