//! The library as programs in C, C++ and C# have it: compiled, linked and run.
//!
//! Where a compiler or a tool is missing, a test says so and is passed over; `cargo xtask test`
//! installs them.

mod conformance;
mod examples;
mod header;
mod library;
mod misuse;
mod pages;
