//! The page's WebAssembly and the script that loads it.

use std::path::PathBuf;

use anyhow::Context;
use wasm_bindgen_cli_support::Bindgen;

use crate::{assets, cargo, paths, toolchain, wasm_opt};

/// The name of the two files, without their endings.
pub(crate) const NAME: &str = "page";

/// Builds `page.js` and `page.wasm`, and answers with the folder that holds them.
pub(crate) fn build() -> anyhow::Result<PathBuf> {
    let module = compile()?;
    let folder = paths::glue();
    let stamp = folder.join("stamp");
    let bytes =
        std::fs::read(&module).with_context(|| format!("cannot read {}", module.display()))?;
    // The module carries wasm-bindgen's version. This very file says how it is called.
    let made_from = |optimiser: &str| {
        let module = assets::hash(&bytes);
        let way = assets::hash(include_bytes!("page.rs"));
        format!("{module} {way} {optimiser}\n")
    };
    let wanted = made_from(&wasm_opt::wanted());
    if std::fs::read_to_string(&stamp).is_ok_and(|made| made == wanted) {
        return Ok(folder);
    }
    if folder.exists() {
        std::fs::remove_dir_all(&folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Bindgen::new()
        .input_path(&module)
        .out_name(NAME)
        .web(true)?
        .typescript(false)
        // The boot script says where the module is: its name carries a hash.
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)
        .context("wasm-bindgen cannot read the page's module")?;
    let wasm = folder.join(format!("{NAME}.wasm"));
    std::fs::rename(folder.join(format!("{NAME}_bg.wasm")), &wasm)
        .context("wasm-bindgen wrote no module")?;
    let made = match wasm_opt::optimise(&wasm)? {
        true => wanted,
        false => made_from("no binaryen"),
    };
    std::fs::write(&stamp, made).with_context(|| format!("cannot write {}", stamp.display()))?;
    Ok(folder)
}

fn compile() -> anyhow::Result<PathBuf> {
    let toolchain = toolchain::find()?;
    let target = "wasm32-unknown-unknown";
    let mut command = cargo::page(&toolchain);
    command
        .args(["build", "--package", "noyes-web", "--profile", "page"])
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
    cargo::build(&mut command, "building the page")?;
    Ok(paths::page_target().join(target).join("page/noyes_web.wasm"))
}
