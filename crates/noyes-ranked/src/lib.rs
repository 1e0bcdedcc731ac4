//! Ranked games: what a server deals, what a player sends back, and what that proves.
//!
//! A [`Deal`] is signed by the server's [`SecretKey`], together with the moment at which its board
//! was shown. The player sends a [`Replay`](noyes_game::Replay), and [`judge`] plays it again and
//! holds its times against the two moments that the server knows: when the board was shown, and
//! when the replay came. What is recorded is a [`Proof`]: replay, deal, and the server's receipt,
//! which anybody can [verify](Proof::verify) without the server.
//!
//! It proves the deal, the moves, their number and a bound on the time that passed. It does not
//! prove who or what made the moves.
//!
//! ```
//! use noyes_game::Replay;
//! use noyes_ranked::{Deal, PlayerKey, Proof, SecretKey, Terms, judge};
//!
//! let key = SecretKey::from_bytes(&[7; 32]);
//! let player = PlayerKey::from_bytes([1; 32]).id();
//! let goal = "1 2 3/4 5 6/7 8 0";
//! let deal = Deal::of("1 2 3/4 5 6/0 7 8".parse()?, noyes::Goal::parse(goal, "3x3".parse()?)?)
//!     .with(Terms { id: "d1".into(), kind: "ranked".into(), player, issued: 10_000, expires: 99_000 });
//! let signed = key.sign_deal(&deal);
//!
//! let replay = Replay::from_json(r#"{"v":1,"board":"1 2 3/4 5 6/0 7 8","goal":"blank-last","size":"3x3",
//!     "metric":"stm","moves":[["L",0],["L",412]],"assisted":false,"control":"keyboard"}"#)?;
//! let judged = judge(&deal, &replay, 13_000)?;
//! assert_eq!((judged.time, judged.moves_stm), (412, 2));
//!
//! let proof = Proof::new(&key, replay, signed, &deal, 13_000, &judged);
//! assert_eq!(Proof::from_json(&proof.to_json())?.verify()?.time, 412);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![deny(unsafe_code)]

mod daily;
mod deal;
mod judge;
mod name;
mod player;
mod proof;
mod signature;
mod suspicion;
mod text;

pub use daily::DailySecret;
pub use deal::{Deal, Terms};
pub use judge::{FREE_INSPECTION, FinishError, Judged, judge};
pub use name::{LONGEST_NAME, Name, NameError};
pub use player::{PlayerId, PlayerKey, PlayerKeyError};
pub use proof::{Proof, ProofError, Proved};
pub use signature::{PublicKey, SecretKey, SignatureError};
pub use suspicion::Suspicion;
pub use text::{digest, random_bytes, random_id};
