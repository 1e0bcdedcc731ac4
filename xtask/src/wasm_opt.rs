//! Binaryen's optimiser, which makes the page's WebAssembly about a fifth smaller.
//!
//! From npm and not from the system: distributions carry releases that cannot read what current
//! compilers write. A machine without npm does without; the page works all the same.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

use crate::{find, paths};

const VERSION: &str = "132.0.0";

/// What is, or could be, installed; part of the stamp of what was built with it.
pub(crate) fn wanted() -> String {
    match program().is_file() || find::on_path(&["npm"]).is_some() {
        true => format!("binaryen {VERSION}"),
        false => "no binaryen".to_owned(),
    }
}

/// Whether the optimiser is installed. It is, once it was needed, unless there is no npm.
pub(crate) fn is_there() -> bool {
    program().is_file()
}

/// Makes the file smaller (`-Oz`) or faster (`-O3`) in place. `false` if there is no optimiser,
/// which is said on stderr.
pub(crate) fn optimise(wasm: &Path, level: &str) -> anyhow::Result<bool> {
    if let Err(error) = install() {
        eprintln!("the page is larger than it could be: {error:#}");
        return Ok(false);
    }
    let output = Command::new(program())
        // Never `--all-features`: browsers refuse what it then writes.
        .args([level, "-o"])
        .args([wasm, wasm])
        .stdin(Stdio::null())
        .output()
        .context("cannot run wasm-opt")?;
    if !output.status.success() {
        bail!("wasm-opt failed ({}):\n{}", output.status, String::from_utf8_lossy(&output.stderr));
    }
    Ok(true)
}

fn install() -> anyhow::Result<()> {
    if program().is_file() {
        return Ok(());
    }
    let Some(npm) = find::on_path(&["npm"]) else {
        bail!("there is no npm to install wasm-opt with");
    };
    eprintln!("installing wasm-opt (makes the page smaller) …");
    std::fs::create_dir_all(folder())
        .with_context(|| format!("cannot create {}", folder().display()))?;
    let output = Command::new(npm)
        .args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"])
        .arg(folder())
        .arg(format!("binaryen@{VERSION}"))
        .stdin(Stdio::null())
        .output()
        .context("cannot run npm")?;
    if !output.status.success() {
        bail!(
            "npm cannot install binaryen {VERSION}:\n{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
    Ok(())
}

/// A folder for each version, so that raising it installs anew.
fn folder() -> PathBuf {
    paths::tools().join(format!("binaryen-{VERSION}"))
}

fn program() -> PathBuf {
    folder().join("node_modules/.bin/wasm-opt")
}
