//! What the tests of the library for C need besides cargo. Where something cannot be had, they say so
//! and are passed over.

use std::process::Stdio;

use anyhow::{Context, bail};

use crate::{apt, cargo, find, paths};

/// The header is compared with what this version makes.
const CBINDGEN: &str = include_str!("../../../crates/noyes-capi/cbindgen.version");

/// A program and Debian's package that has it.
const TOOLS: [(&str, &str); 4] = [
    ("valgrind", "valgrind"),
    ("mcs", "mono-mcs"),
    ("mono", "mono-runtime"),
    ("pkg-config", "pkg-config"),
];

/// Installs what is missing.
pub(super) fn prepare() {
    let missing: Vec<_> = TOOLS
        .into_iter()
        .filter(|(program, _)| find::on_path(&[program]).is_none())
        .map(|(_, package)| package)
        .collect();
    let done = match (missing.is_empty(), apt::available()) {
        (true, _) => Ok(()),
        (false, true) => apt::install(&missing, "for the tests of the library for C"),
        (false, false) => Err(anyhow::anyhow!("on Debian, as root, install {}", missing.join(" "))),
    };
    for problem in [done, cbindgen()].into_iter().filter_map(Result::err) {
        eprintln!("some tests of the library for C will be skipped: {problem:#}");
    }
}

/// The program that makes the header, in a folder for each version. It is a tool and no dependency:
/// its licence is not one that noyes could be given away with.
fn cbindgen() -> anyhow::Result<()> {
    let version = CBINDGEN.trim();
    let folder = paths::tools().join(format!("cbindgen-{version}"));
    if folder.join("bin").join(format!("cbindgen{}", std::env::consts::EXE_SUFFIX)).is_file() {
        return Ok(());
    }
    eprintln!("installing cbindgen {version} (makes the header for C) …");
    let output = cargo::host()
        .args(["install", "cbindgen", "--locked", "--debug", "--version", version, "--root"])
        .arg(&folder)
        // Built to be run a few times.
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .stdin(Stdio::null())
        .output()
        .context("cannot run cargo")?;
    if !output.status.success() {
        bail!("cannot install cbindgen:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(())
}
