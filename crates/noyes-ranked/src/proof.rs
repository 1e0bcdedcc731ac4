//! A result that anybody can check without the server.

use noyes::Coded;
use noyes_game::{Millis, Replay, ReplayError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    Deal, FinishError, Judged, PublicKey, SecretKey, SignatureError, Suspicion, judge,
    signature::Kind, text,
};

/// A replay with the signed deal that it answers and the server's receipt for it.
///
/// As JSON it is the replay's one line with three more fields: `deal` and `receipt`, both compact
/// JSON Web Signatures, and `key`, the public key under which they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The game.
    pub replay: Replay,
    /// The signed deal.
    pub deal: String,
    /// The signed receipt.
    pub receipt: String,
    /// The key under which both are signed.
    pub key: PublicKey,
}

/// What the server signs when it takes a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Receipt {
    v: u32,
    /// The deal's name.
    deal: String,
    /// The SHA-256 of the replay's JSON, as [`Replay::to_json`] writes it.
    replay: String,
    received: Millis,
    time: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    suspicion: Option<String>,
}

/// What a proof shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// The deal.
    pub deal: Deal,
    /// When the result came, in milliseconds since the beginning of 1970.
    pub received: Millis,
    /// The time that counts.
    pub time: Millis,
    /// Why it is not ranked; `None` if it is.
    pub suspicion: Option<Suspicion>,
}

impl Proof {
    /// The proof of a game that was [judged](judge).
    #[must_use]
    pub fn new(
        key: &SecretKey,
        replay: Replay,
        signed_deal: String,
        deal: &Deal,
        received: Millis,
        judged: &Judged,
    ) -> Proof {
        let receipt = Receipt {
            v: 1,
            deal: deal.terms.id.clone(),
            replay: text::digest(&replay.to_json()),
            received,
            time: judged.time,
            suspicion: judged.suspicion.map(|suspicion| suspicion.name().to_owned()),
        };
        let receipt = key.sign(Kind::Receipt, &receipt);
        Proof { replay, deal: signed_deal, receipt, key: key.public() }
    }

    /// Checks both signatures, plays the replay again, and judges it as the server has.
    ///
    /// That the [key](Proof::key) is the server's has to be known from elsewhere.
    ///
    /// # Errors
    /// [`ProofError`] says what does not hold.
    pub fn verify(&self) -> Result<Proved, ProofError> {
        let deal = self.key.open_deal(&self.deal)?;
        let receipt: Receipt = self.key.open(Kind::Receipt, &self.receipt)?;
        if receipt.deal != deal.terms.id || receipt.replay != text::digest(&self.replay.to_json()) {
            return Err(ProofError::Receipt);
        }
        let judged = judge(&deal, &self.replay, receipt.received)?;
        let suspicion = judged.suspicion.map(Suspicion::name);
        if judged.time != receipt.time || suspicion != receipt.suspicion.as_deref() {
            return Err(ProofError::Receipt);
        }
        let Judged { time, suspicion, .. } = judged;
        Ok(Proved { deal, received: receipt.received, time, suspicion })
    }

    /// Whether a line of JSON is to be read as a proof: it has a server's receipt.
    #[must_use]
    pub fn is_one(line: &str) -> bool {
        #[derive(Deserialize)]
        struct Head {
            #[serde(rename = "receipt")]
            _receipt: serde::de::IgnoredAny,
        }
        serde_json::from_str::<Head>(line).is_ok()
    }

    /// As JSON, on one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        let form = Form {
            replay: self.replay.clone(),
            deal: self.deal.clone(),
            receipt: self.receipt.clone(),
            key: self.key,
        };
        // Numbers and texts only: nothing in here can fail to be written.
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// Reads JSON. Whether it holds is seen by [`verify`](Self::verify).
    ///
    /// # Errors
    /// [`ProofError`] if it is not JSON of this shape.
    pub fn from_json(line: &str) -> Result<Proof, ProofError> {
        // The replay says best what is wrong with it.
        let replay = Replay::from_json(line)?;
        #[derive(Deserialize)]
        struct Signed {
            deal: String,
            receipt: String,
            key: PublicKey,
        }
        let Signed { deal, receipt, key } =
            serde_json::from_str(line).map_err(|error| ProofError::Malformed(error.to_string()))?;
        Ok(Proof { replay, deal, receipt, key })
    }
}

/// The JSON.
#[derive(Serialize)]
struct Form {
    #[serde(flatten)]
    replay: Replay,
    deal: String,
    receipt: String,
    key: PublicKey,
}

/// Why a proof proves nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ProofError {
    /// Not a result as a server gives them. Code `bad-proof`.
    #[error("this is not the record of a ranked game: {0}")]
    Malformed(String),
    /// The receipt is for another game, or says another time. Code `bad-proof`.
    #[error("the receipt is for another game than this one")]
    Receipt,
    /// The replay is none.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// Something is not signed.
    #[error(transparent)]
    Signature(#[from] SignatureError),
    /// The game does not count.
    #[error(transparent)]
    Finish(#[from] FinishError),
}

impl Coded for ProofError {
    fn code(&self) -> &'static str {
        match self {
            ProofError::Malformed(_) | ProofError::Receipt => "bad-proof",
            ProofError::Replay(error) => error.code(),
            ProofError::Signature(error) => error.code(),
            ProofError::Finish(error) => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            ProofError::Replay(error) => error.at(),
            ProofError::Finish(error) => error.at(),
            _ => None,
        }
    }
}
