//! The engine for programs in C, and for all that can call C.
//!
//! Every function of the header reads its arguments (`ffi`), asks `noyes-engine`, and gives a plain
//! struct that the library owns (`answer`). `ffi` alone follows pointers that came from outside.
//! The doc comments of what is exported are the header's own: cbindgen copies them. It reads the source
//! as it stands, so the functions for cells of 8, 16 and 32 bits are written out, not made by a macro.

#![deny(unsafe_code)]

mod answer;
pub mod apply;
pub mod audit;
pub mod check;
pub mod deal;
mod ffi;
mod input;
pub mod limits;
pub mod solution;
pub mod solver;
pub mod status;
