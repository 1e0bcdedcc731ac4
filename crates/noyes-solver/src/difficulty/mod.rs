//! Boards dealt by how long their shortest solution is.
//!
//! [`dealer`] chooses the way and deals; [`near`] has all boards near the goal
//! of sizes too large for a table, [`bound`] throws most other boards out
//! before they are solved, and [`fifteen`] knows what is published of 4x4.

mod bound;
mod dealer;
mod error;
mod fifteen;
mod near;

pub use dealer::{Dealt, Drawn, LengthDealer};
pub use error::LengthError;
