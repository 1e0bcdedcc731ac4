//! `cargo xtask build`: the program with the page inside.

use std::process::ExitCode;

use anyhow::Context;

use crate::{bundle, cargo, page, paths};

/// Builds the bundle, then the program.
pub(crate) fn run() -> anyhow::Result<ExitCode> {
    bundle::build()?;
    if page::is_draft() {
        // Whoever changes the page has any program serve it: `noyes serve --assets target/web`.
        return Ok(ExitCode::SUCCESS);
    }
    cargo::build_program("release")?;
    let program = paths::program(&cargo::target_directory()?, "release");
    let size = std::fs::metadata(&program)
        .with_context(|| format!("cargo did not build {}", program.display()))?
        .len();
    eprintln!("{} ({:.1} MB)", program.display(), size as f64 / 1e6);
    Ok(ExitCode::SUCCESS)
}
