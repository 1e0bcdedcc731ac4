//! The engine as WebAssembly, for the package `@noyes/engine`.
//!
//! The scripts of the package (`js/`) read what people give, and make boards text or lists of one
//! type of number; here are the engine's own names, and answers are the wire types as JSON. Options
//! come as one JSON object, of which each function takes what it knows. What goes wrong is thrown as
//! JSON too, and the scripts make a `NoyesError` of it.
#![deny(unsafe_code)]

mod answers;
mod boards;
mod fault;
mod options;
mod solve;

pub use self::{answers::*, boards::*, solve::*};
