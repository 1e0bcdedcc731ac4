//! What noyes says to people, in their language.
//!
//! The sentences are [Fluent](https://projectfluent.org) messages in `ftl/<language>/<area>.ftl`;
//! code knows them by their ids. The terminal has them built in (feature `native`) and says them by
//! [`Words`]; the page has the browser load its language's and say them, see `noyes-web`.
//!
//! ```
//! # #[cfg(feature = "native")] {
//! use noyes_words::{Language, Words};
//!
//! let words = Words::new(Language::choose(["de-AT", "en"]));
//! assert_eq!(words.say("lab-dealt", &[("boards", 1.into())]), "1 Brett gemischt");
//! # }
//! ```
#![deny(unsafe_code)]

mod arg;
mod language;
mod number;
#[cfg(feature = "native")]
mod say;

pub use arg::Arg;
pub use language::{Language, Reading};
#[cfg(feature = "native")]
pub use say::Words;
