//! `cargo xtask js`: the JavaScript package `@noyes/engine`, ready for `npm install`.

use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;

use crate::module::{self, Aim, Module};
use crate::{bundle, paths};

const ENGINE: Module =
    Module { package: "noyes-js", name: "engine", optimise: "-O3", split: false };
const RULES: Module =
    Module { package: "noyes-board", name: "rules", optimise: "-Oz", split: false };

/// Files of the workspace's root that belong into the package.
const LICENCES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

pub(crate) fn run() -> anyhow::Result<ExitCode> {
    build()?;
    eprintln!("{}", paths::js_package().display());
    Ok(ExitCode::SUCCESS)
}

/// Brings the package up to date.
pub(crate) fn build() -> anyhow::Result<()> {
    let _alone = bundle::lock()?;
    let what = "building the JavaScript package";
    let mut folders = module::build(&[ENGINE], Aim::ManyBoards, what)?;
    folders.extend(module::build(&[RULES], Aim::Light, what)?);
    let package = paths::js_package();
    if package.exists() {
        std::fs::remove_dir_all(&package)
            .with_context(|| format!("cannot remove {}", package.display()))?;
    }
    let scripts = paths::js().join("js");
    for name in bundle::files_below(&scripts)? {
        let bytes = read(&scripts.join(&name))?;
        let bytes = match name.as_str() {
            "package.json" => versioned(&bytes)?,
            _ => bytes,
        };
        write(&package.join(&name), &bytes)?;
    }
    for licence in LICENCES {
        write(&package.join(licence), &read(&paths::root().join(licence))?)?;
    }
    for (module, folder) in [ENGINE, RULES].iter().zip(folders) {
        for ending in ["js", "wasm"] {
            let file = format!("{}.{ending}", module.name);
            write(&package.join(&file), &read(&folder.join(&file))?)?;
        }
    }
    Ok(())
}

/// The package's description with the workspace's version.
fn versioned(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let text = std::str::from_utf8(bytes).context("package.json is text")?;
    Ok(text.replace("0.0.0-workspace", env!("CARGO_PKG_VERSION")).into_bytes())
}

fn read(file: &Path) -> anyhow::Result<Vec<u8>> {
    std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))
}

fn write(file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let cannot = || format!("cannot write {}", file.display());
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).with_context(cannot)?;
    }
    std::fs::write(file, bytes).with_context(cannot)
}
