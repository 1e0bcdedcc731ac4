//! `cargo xtask bench`: how fast things are.

use std::process::{Command, ExitCode};

use anyhow::Context;

use crate::python::Environment;
use crate::{browser, bundle, cargo, paths};

/// What the names of the benchmarks in a browser begin with. They want the page to be built, so they
/// are run only when one of them is asked for.
const PAGE: &str = "page";

/// The same of those in Python.
const PYTHON: &str = "python";

/// Runs the benchmarks, which print their own report.
pub(crate) fn run(filter: Option<&str>, json: bool) -> anyhow::Result<ExitCode> {
    let mut command = match filter {
        Some(filter) if filter.starts_with(PAGE) => in_browser()?,
        Some(filter) if filter.starts_with(PYTHON) => in_python()?,
        _ => {
            let mut command = cargo::host();
            command.args(["run", "--quiet", "--release", "--package", "noyes-bench", "--"]);
            command
        }
    };
    let status =
        command.args(filter).args(json.then_some("--json")).status().context("cannot run cargo")?;
    Ok(match status.success() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

fn in_python() -> anyhow::Result<Command> {
    let environment = Environment::of_package()?;
    environment.install("release")?;
    let mut command = environment.python();
    command.arg(paths::root().join("crates/noyes-python/benches/speed.py"));
    Ok(command)
}

fn in_browser() -> anyhow::Result<Command> {
    let browser = browser::find()?;
    bundle::build()?;
    cargo::build_program("dev")?;
    let mut command = cargo::host();
    command
        // What measures need not be fast, and the tests use it too.
        .args([
            "bench",
            "--quiet",
            "--profile",
            "dev",
            "--package",
            "noyes-e2e",
            "--bench",
            "page",
            "--",
        ]);
    browser.tell(&mut command, &paths::bundle())?;
    Ok(command)
}
