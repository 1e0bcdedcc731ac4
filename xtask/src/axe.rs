//! axe-core, which looks for barriers in the page: a tool of the tests.
//!
//! It is under the MPL 2.0, which asks something only of those who pass it on: it is installed below
//! `target/tools` on the machine that runs the tests, and is part of nothing that is built.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

use crate::{find, paths};

const VERSION: &str = "4.14.1";

/// The script, installed if it is not there yet; `None` if it cannot be, which is said on stderr:
/// the tests that want it then fail and say so.
pub(crate) fn script() -> Option<PathBuf> {
    install().map_err(|error| eprintln!("the page cannot be looked at by axe-core: {error:#}")).ok()
}

fn install() -> anyhow::Result<PathBuf> {
    // A folder for each version, so that raising it installs anew.
    let folder = paths::tools().join(format!("axe-core-{VERSION}"));
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if script.is_file() {
        return Ok(script);
    }
    let Some(npm) = find::on_path(&["npm"]) else {
        bail!("there is no npm to install it with");
    };
    eprintln!("installing axe-core (looks for barriers in the page) …");
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot create {}", folder.display()))?;
    let output = Command::new(npm)
        .args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"])
        .arg(&folder)
        .arg(format!("axe-core@{VERSION}"))
        .stdin(Stdio::null())
        .output()
        .context("cannot run npm")?;
    if !output.status.success() {
        bail!("npm cannot install it:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(script)
}
