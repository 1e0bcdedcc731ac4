//! Dealing: boards that are fair and repeatable, and the ways that are not.
//!
//! A [`Dealer`] names a board by (seed, size, goal, recipe, index), without
//! dealing those before it. The written specification of what it deals is
//! `docs/seeded-deals.md`; the modules below follow its chapters.

mod articles;
mod dealer;
mod digits;
#[cfg(not(target_arch = "wasm32"))]
mod eight;
mod error;
mod key;
mod keystream;
mod lanes;
mod recipe;
mod storage;
mod swaps;

pub use dealer::Dealer;
pub use error::{DealError, Named};
pub use recipe::{BlankSquare, Fix, Recipe, Shuffle};
pub use storage::{Cell, PackedBoard};
