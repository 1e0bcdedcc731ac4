//! Crates compiled to WebAssembly: scripts that load them, and modules that are small or fast.

use std::path::{Path, PathBuf};

use anyhow::Context;
use wasm_bindgen_cli_support::Bindgen;

use crate::page::is_draft;
use crate::{assets, cargo, paths, split, toolchain, wasm_opt};

/// A crate that becomes a module.
pub(crate) struct Module {
    pub(crate) package: &'static str,
    /// The name of its two files, without their endings.
    pub(crate) name: &'static str,
    /// What it is optimised for.
    pub(crate) optimise: &'static str,
    /// Whether parts of it are loaded later.
    pub(crate) split: bool,
}

/// What the crates that modules share are compiled for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Aim {
    /// Being loaded, by whatever browser.
    Light,
    /// Boards by the million: their loops become vectors, which all engines since 2023 have.
    ManyBoards,
}

/// Builds a script and a module of each name, and answers with the folders that hold them.
pub(crate) fn build(modules: &[Module], aim: Aim, what: &str) -> anyhow::Result<Vec<PathBuf>> {
    let packages: Vec<_> = modules.iter().map(|module| module.package).collect();
    let compiled = compile(&packages, aim, what)?;
    modules.iter().map(|module| module.finish(&compiled)).collect()
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
            let way = assets::hash(
                concat!(include_str!("module.rs"), include_str!("split.rs")).as_bytes(),
            );
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
            // The scripts beside them say where the modules are: names may carry a hash.
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

/// The profile and what the compiler is told besides. Each profile has a folder of its own, so
/// that neither has what the other one compiled thrown away.
fn way(aim: Aim) -> (&'static str, &'static str) {
    // Views of one erased type instead of one type each: half the code to compile and to load.
    match aim {
        _ if is_draft() => ("page-draft", "--cfg erase_components"),
        Aim::Light => ("page", "--cfg erase_components"),
        Aim::ManyBoards => ("engine", "-C target-feature=+simd128"),
    }
}

/// Compiles packages to modules, and answers with the folder that holds them.
fn compile(packages: &[&str], aim: Aim, what: &str) -> anyhow::Result<PathBuf> {
    let (profile, flags) = way(aim);
    let toolchain = toolchain::find()?;
    let target = "wasm32-unknown-unknown";
    let mut command = cargo::page(&toolchain);
    command
        .args(["build", "--profile", profile])
        .args(packages.iter().flat_map(|package| ["--package", package]))
        .args(["--target", target, "--target-dir"])
        .arg(paths::page_target());
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
    if toolchain.build_std {
        // The flag is unstable, the library's source is the compiler's own: it fits.
        command.arg("-Zbuild-std=std,panic_abort").env("RUSTC_BOOTSTRAP", "1");
    }
    if let Some(linker) = toolchain.linker {
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    }
    cargo::build(&mut command, what)?;
    Ok(paths::page_target().join(target).join(profile))
}
