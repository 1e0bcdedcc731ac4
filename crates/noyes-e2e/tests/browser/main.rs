//! The game in a real browser. One binary for all of it: linking one takes longer than a test.

mod harness;
mod loading;
