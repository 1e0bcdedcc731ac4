//! Calls of cargo from within cargo.

use std::io::{BufRead, BufReader, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

use crate::toolchain::Toolchain;
use crate::{find, paths};

/// The developer's own cargo, in the workspace's root, as if it were called from a shell.
pub(crate) fn host() -> Command {
    outside(Path::new("cargo"))
}

/// The same of another program, which calls cargo itself.
pub(crate) fn outside(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(paths::root());
    clear(&mut command, |name| {
        // What `cargo run` sets for the program that it runs. The rest is the developer's.
        ["CARGO_PKG_", "CARGO_MANIFEST_"].iter().any(|prefix| name.starts_with(prefix))
            || name == "CARGO"
    });
    command
}

/// The cargo that builds the page: it sees nothing of the cargo around it.
pub(crate) fn page(toolchain: &Toolchain) -> Command {
    let mut command = Command::new(&toolchain.cargo);
    command.current_dir(paths::root());
    clear(&mut command, |name| {
        let users = ["CARGO_HOME", "CARGO_HTTP_", "CARGO_NET_", "CARGO_REGISTR"]
            .iter()
            .any(|prefix| name.starts_with(prefix));
        let builds = ["CARGO", "RUSTC", "RUSTFLAGS"].iter().any(|prefix| name.starts_with(prefix));
        let libraries = ["LD_LIBRARY_PATH", "DYLD_FALLBACK_LIBRARY_PATH"].contains(&name);
        (builds && !users) || libraries || name == "RUSTUP_TOOLCHAIN"
    });
    command.env("RUSTC", &toolchain.rustc);
    command
}

fn clear(command: &mut Command, unwanted: impl Fn(&str) -> bool) {
    for (name, _) in std::env::vars_os() {
        if name.to_str().is_some_and(&unwanted) {
            command.env_remove(name);
        }
    }
}

/// Runs a build. Says `what` it does and shows cargo's lines as soon as there is something to do;
/// a build that is fresh prints nothing.
pub(crate) fn build(command: &mut Command, what: &str) -> anyhow::Result<()> {
    if std::io::stderr().is_terminal() {
        command.args(["--color", "always"]);
    }
    let mut child = command
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot run {:?}", command.get_program()))?;
    let lines = child.stderr.take().map(BufReader::new);
    let mut quiet = true;
    for line in lines.into_iter().flat_map(BufRead::lines) {
        let line = line.context("cannot read what cargo says")?;
        if line.contains("Finished") {
            continue;
        }
        if quiet {
            eprintln!("{what} …");
            quiet = false;
        }
        eprintln!("{line}");
    }
    let status = child.wait().context("cannot wait for cargo")?;
    if !status.success() {
        bail!("{what} failed: {status}");
    }
    Ok(())
}

/// Builds the `noyes` program.
pub(crate) fn build_program(profile: &str) -> anyhow::Result<()> {
    build(
        host().args(["build", "--package", "noyes-cli", "--profile", profile]),
        "building the program",
    )
}

/// Where cargo puts what it builds: the developer may have moved it in many ways.
pub(crate) fn target_directory() -> anyhow::Result<PathBuf> {
    let mut command = host();
    command.args(["metadata", "--no-deps", "--format-version", "1"]);
    let text = find::answer(&mut command).context("`cargo metadata` failed")?;
    let metadata: serde_json::Value =
        serde_json::from_str(&text).context("cannot read what `cargo metadata` says")?;
    let folder = metadata["target_directory"].as_str();
    Ok(folder.context("`cargo metadata` names no target directory")?.into())
}
