//! Where things are.

use std::path::{Path, PathBuf};

/// The workspace's root.
pub(crate) fn root() -> &'static Path {
    // This package lies directly below the root.
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

/// The page's files as they are written by hand.
pub(crate) fn static_files() -> PathBuf {
    root().join("crates/noyes-web/static")
}

/// What is said to people, a folder for each language.
pub(crate) fn texts() -> PathBuf {
    root().join("crates/noyes-words/ftl")
}

/// Build products that are not cargo's own. Not moved by `CARGO_TARGET_DIR`, so that the program's
/// build script finds the bundle.
pub(crate) fn products() -> PathBuf {
    root().join("target")
}

/// The finished bundle.
pub(crate) fn bundle() -> PathBuf {
    products().join("web")
}

/// What the JavaScript package is made of.
pub(crate) fn js() -> PathBuf {
    root().join("crates/noyes-js")
}

/// What `cargo xtask js` writes.
pub(crate) fn js_package() -> PathBuf {
    js().join("pkg")
}

/// What `cargo xtask dist` writes.
pub(crate) fn dist() -> PathBuf {
    products().join("dist")
}

/// The target directory of the page's own cargo: another compiler builds there.
pub(crate) fn page_target() -> PathBuf {
    products().join("wasm")
}

/// What wasm-bindgen made of the page's modules, a folder for each.
pub(crate) fn glue() -> PathBuf {
    products().join("wasm/glue")
}

/// Held by the one `cargo xtask` that is at the bundle.
pub(crate) fn lock() -> PathBuf {
    products().join("xtask.lock")
}

/// Tools that npm installs.
pub(crate) fn tools() -> PathBuf {
    products().join("tools")
}

/// The one line that `cargo xtask test` ends with, for scripts.
pub(crate) fn summary() -> PathBuf {
    products().join("xtask-summary.txt")
}

/// What the failed tests of the last `cargo xtask test` have said.
pub(crate) fn failures() -> PathBuf {
    products().join("xtask-failures.txt")
}

/// The program in a folder of cargo's target directory.
pub(crate) fn program(target: &Path, profile: &str) -> PathBuf {
    target.join(profile).join(format!("noyes{}", std::env::consts::EXE_SUFFIX))
}
