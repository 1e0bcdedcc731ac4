//! `cargo xtask bench`: how fast things are.

use std::process::ExitCode;

use anyhow::Context;

use crate::cargo;

/// Runs the benchmarks, which print their own report.
pub(crate) fn run(filter: Option<&str>, json: bool) -> anyhow::Result<ExitCode> {
    let status = cargo::host()
        .args(["run", "--quiet", "--release", "--package", "noyes-bench", "--"])
        .args(filter)
        .args(json.then_some("--json"))
        .status()
        .context("cannot run cargo")?;
    Ok(match status.success() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}
