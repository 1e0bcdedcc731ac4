//! `cargo xtask serve`: the game on this machine.

use std::net::SocketAddr;
use std::process::{Command, ExitCode};

use anyhow::Context;

use crate::{bundle, cargo, listen, paths};

/// Builds what is missing and serves until it is stopped.
pub(crate) fn run(address: SocketAddr, public: bool) -> anyhow::Result<ExitCode> {
    listen::check(address, public)?;
    bundle::build()?;
    // The dev profile starts fastest; the page is the same as in a release.
    cargo::build_program("dev")?;
    let mut command = Command::new(paths::program(&cargo::target_directory()?, "debug"));
    command.args(["serve", "--listen", &address.to_string(), "--assets"]).arg(paths::bundle());
    if public {
        command.arg("--public");
    }
    become_program(command)
}

/// The program takes this one's place and gets its signals.
#[cfg(unix)]
fn become_program(mut command: Command) -> anyhow::Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec()).with_context(|| format!("cannot run {:?}", command.get_program()))
}

#[cfg(not(unix))]
fn become_program(mut command: Command) -> anyhow::Result<ExitCode> {
    let status =
        command.status().with_context(|| format!("cannot run {:?}", command.get_program()))?;
    Ok(match status.success() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}
