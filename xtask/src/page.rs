//! The page's WebAssembly modules, and the scripts that load them.

use std::path::PathBuf;

use crate::module::{self, Aim, Module};
use crate::wasm_opt;

const MODULES: [Module; 3] = [
    // Loaded before anything can be played: small.
    Module { package: "noyes-web", name: "page", optimise: "-Oz", split: true },
    // Loaded when it is needed, and then it computes: fast.
    Module { package: "noyes-worker", name: "solver", optimise: "-O3", split: false },
    Module { package: "noyes-lab", name: "audit", optimise: "-O3", split: false },
];

/// Whether the page is built quickly and not well: `NOYES_DRAFT=1`, for those who change it often.
/// The profile is another one, and nothing is optimised afterwards.
pub(crate) fn is_draft() -> bool {
    std::env::var_os("NOYES_DRAFT").is_some_and(|value| value == "1")
}

/// Whether the page is built as it is published: neither a draft nor without an optimiser.
pub(crate) fn is_final() -> bool {
    !is_draft() && wasm_opt::is_there()
}

/// Builds a script and a module of each name, and answers with the folders that hold them.
pub(crate) fn build() -> anyhow::Result<Vec<PathBuf>> {
    module::build(&MODULES, Aim::Light, "building the page")
}
