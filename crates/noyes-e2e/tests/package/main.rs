//! The JavaScript package in a real browser: `<noyes-board>`, and the engine in a worker. Run by
//! `cargo xtask test` after the package is built; the pages are those of `noyes-js/tests/site`.

mod element;
mod worker;
