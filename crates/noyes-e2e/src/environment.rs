//! Where things are, as `cargo xtask test` says.

use std::path::{Path, PathBuf};

/// What a variable names.
///
/// # Panics
/// If it is not set: the tests were not started by the command that sets up what they need.
pub(crate) fn path(variable: &str) -> PathBuf {
    match std::env::var_os(variable) {
        Some(path) => path.into(),
        None => panic!(
            "{variable} is not set: run the browser tests with `cargo xtask test`, which installs \
             the browser, builds the page and says where they are"
        ),
    }
}

/// The page as `cargo xtask dist` gives it away: files for any host.
///
/// # Panics
/// If it is not said where that is.
pub fn given_away() -> PathBuf {
    path("NOYES_DIST")
}

/// Whether the page was built as it is published: a draft, or a page that was not optimised, is
/// larger and slower.
#[must_use]
pub fn is_final() -> bool {
    std::env::var_os("NOYES_FINAL").is_some_and(|value| value == "1")
}

/// The folder for screenshots.
pub(crate) fn screenshots() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots")
}
