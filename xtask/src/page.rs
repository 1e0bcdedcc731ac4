//! The page's WebAssembly modules, and the scripts that load them.

use std::path::{Path, PathBuf};

use anyhow::Context;
use wasm_bindgen_cli_support::Bindgen;

use crate::{assets, cargo, paths, split, toolchain, wasm_opt};

/// A crate that becomes a module.
struct Module {
    package: &'static str,
    /// The name of its two files, without their endings.
    name: &'static str,
    /// What it is optimised for.
    optimise: &'static str,
    /// Whether parts of it are loaded later.
    split: bool,
}

const MODULES: [Module; 3] = [
    // Loaded before anything can be played: small.
    Module { package: "noyes-web", name: "page", optimise: "-Oz", split: true },
    // Loaded when it is needed, and then it computes: fast.
    Module { package: "noyes-worker", name: "solver", optimise: "-O3", split: false },
    Module { package: "noyes-lab", name: "audit", optimise: "-O3", split: false },
];

/// Whether the page is built quickly and not well: `NOYES_DRAFT=1`, for those who change it often.
/// The profile is another one, and nothing is optimised afterwards.
pub(crate) fn is_draft() -> bool {
    std::env::var_os("NOYES_DRAFT").is_some_and(|value| value == "1")
}

/// Whether the page is built as it is published: neither a draft nor without an optimiser.
pub(crate) fn is_final() -> bool {
    !is_draft() && wasm_opt::is_there()
}

fn profile() -> &'static str {
    if is_draft() { "page-draft" } else { "page" }
}

/// Builds a script and a module of each name, and answers with the folders that hold them.
pub(crate) fn build() -> anyhow::Result<Vec<PathBuf>> {
    let compiled = compile(&MODULES.map(|module| module.package), "building the page")?;
    MODULES.iter().map(|module| module.finish(&compiled)).collect()
}

impl Module {
    fn finish(&self, compiled: &Path) -> anyhow::Result<PathBuf> {
        let Module { package, name, optimise, split } = self;
        let module = compiled.join(format!("{}.wasm", package.replace('-', "_")));
        let folder = paths::glue().join(name);
        let stamp = folder.join("stamp");
        let bytes =
            std::fs::read(&module).with_context(|| format!("cannot read {}", module.display()))?;
        // The module carries wasm-bindgen's version. This very file says how it is called.
        let made_from = |optimiser: &str| {
            let module = assets::hash(&bytes);
            let way =
                assets::hash(concat!(include_str!("page.rs"), include_str!("split.rs")).as_bytes());
            format!("{module} {way} {optimiser}\n")
        };
        let wanted = match is_draft() {
            true => made_from("draft"),
            false => made_from(&wasm_opt::wanted()),
        };
        if std::fs::read_to_string(&stamp).is_ok_and(|made| made == wanted) {
            return Ok(folder);
        }
        if folder.exists() {
            std::fs::remove_dir_all(&folder)
                .with_context(|| format!("cannot remove {}", folder.display()))?;
        }
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
        let parts = match split {
            true => Some(split::cut(&bytes, &folder)?),
            false => None,
        };
        let input = parts.as_ref().map_or(&module, |parts| &parts.main);
        Bindgen::new()
            .input_path(input)
            .out_name(name)
            .web(true)?
            .typescript(false)
            // The boot scripts say where the modules are: their names carry a hash.
            .omit_default_module_path(true)
            .remove_name_section(true)
            .remove_producers_section(true)
            // The parts that are loaded later share the memory and the table of functions.
            .keep_lld_exports(*split)
            .generate(&folder)
            .with_context(|| format!("wasm-bindgen cannot read {}", input.display()))?;
        let wasm = folder.join(format!("{name}.wasm"));
        std::fs::rename(folder.join(format!("{name}_bg.wasm")), &wasm)
            .with_context(|| format!("wasm-bindgen wrote no module for {package}"))?;
        let mut files = vec![wasm];
        if let Some(parts) = parts {
            files.extend(parts.join(&folder.join(format!("{name}.js")))?);
        }
        let mut optimised = !is_draft();
        for file in &files {
            optimised = optimised && wasm_opt::optimise(file, optimise)?;
        }
        let made = match is_draft() || optimised {
            true => wanted,
            false => made_from("no binaryen"),
        };
        std::fs::write(&stamp, made)
            .with_context(|| format!("cannot write {}", stamp.display()))?;
        Ok(folder)
    }
}

/// Compiles packages to modules, and answers with the folder that holds them.
pub(crate) fn compile(packages: &[&str], what: &str) -> anyhow::Result<PathBuf> {
    let toolchain = toolchain::find()?;
    let target = "wasm32-unknown-unknown";
    let mut command = cargo::page(&toolchain);
    command
        .args(["build", "--profile", profile()])
        .args(packages.iter().flat_map(|package| ["--package", package]))
        .args(["--target", target, "--target-dir"])
        .arg(paths::page_target());
    // Views of one erased type instead of one type each: half the code to compile and to load.
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "--cfg erase_components");
    if toolchain.build_std {
        // The flag is unstable, the library's source is the compiler's own: it fits.
        command.arg("-Zbuild-std=std,panic_abort").env("RUSTC_BOOTSTRAP", "1");
    }
    if let Some(linker) = toolchain.linker {
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    }
    cargo::build(&mut command, what)?;
    Ok(paths::page_target().join(target).join(profile()))
}
