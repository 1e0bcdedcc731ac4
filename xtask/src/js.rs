//! `cargo xtask js`: the JavaScript package `@noyes/engine`, ready for `npm install`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use wasm_bindgen_cli_support::Bindgen;

use crate::{assets, bundle, page, paths, wasm_opt};

/// A crate that becomes a module of the package.
struct Module {
    package: &'static str,
    /// The name of its script and its WebAssembly, without their endings.
    name: &'static str,
    optimise: &'static str,
}

const MODULES: [Module; 2] = [
    Module { package: "noyes-js", name: "engine", optimise: "-O3" },
    Module { package: "noyes-board", name: "rules", optimise: "-Oz" },
];

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
    let packages = MODULES.map(|module| module.package);
    let compiled = page::compile(&packages, "building the JavaScript package")?;
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
    for module in &MODULES {
        let folder = module.finish(&compiled)?;
        for file in [module.script(), module.wasm()] {
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

impl Module {
    fn script(&self) -> String {
        format!("{}.js", self.name)
    }

    fn wasm(&self) -> String {
        format!("{}.wasm", self.name)
    }

    /// Writes the script that loads the module, and makes the module small or fast.
    fn finish(&self, compiled: &Path) -> anyhow::Result<PathBuf> {
        let module = compiled.join(format!("{}.wasm", self.package.replace('-', "_")));
        let folder = paths::glue().join(format!("js-{}", self.name));
        let stamp = folder.join("stamp");
        let way = match page::is_draft() {
            true => "draft".to_owned(),
            false => wasm_opt::wanted(),
        };
        let hash = assets::hash(&read(&module)?);
        let wanted = format!("{hash} {} {way}\n", assets::hash(include_bytes!("js.rs")));
        if std::fs::read_to_string(&stamp).is_ok_and(|made| made == wanted) {
            return Ok(folder);
        }
        if folder.exists() {
            std::fs::remove_dir_all(&folder)
                .with_context(|| format!("cannot remove {}", folder.display()))?;
        }
        Bindgen::new()
            .input_path(&module)
            .out_name(self.name)
            .web(true)?
            // The package's own types say what its users see; this script is not for them.
            .typescript(false)
            .omit_default_module_path(true)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(&folder)
            .with_context(|| format!("wasm-bindgen cannot read {}", module.display()))?;
        let wasm = folder.join(self.wasm());
        std::fs::rename(folder.join(format!("{}_bg.wasm", self.name)), &wasm)
            .with_context(|| format!("wasm-bindgen wrote no module for {}", self.package))?;
        if page::is_draft() || wasm_opt::optimise(&wasm, self.optimise)? {
            write(&stamp, wanted.as_bytes())?;
        }
        Ok(folder)
    }
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
