//! Takes the page's bundle, as `cargo xtask` left it in `target/web`, into the program.
//!
//! An empty folder stands for no bundle. It is created if there is none: cargo would run this
//! script again at every build if the folder that it watches were missing.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    let workspace = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..");
    // A package from a registry has no workspace around it.
    if workspace.join("xtask").is_dir() {
        let bundle = workspace.join("target/web");
        fs::create_dir_all(&bundle)?;
        let bundle = bundle.canonicalize()?;
        println!("cargo::rerun-if-changed={}", bundle.display());
        collect(&bundle, "", &mut files)?;
    }
    files.sort();

    let mut source = String::from("&[\n");
    for (name, path) in &files {
        let path = path.to_str().ok_or_else(|| format!("{} is not UTF-8", path.display()))?;
        writeln!(source, "    ({name:?}, include_bytes!({path:?}).as_slice()),")?;
    }
    source.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("bundle.rs"), source)?;
    Ok(())
}

/// Every file below a folder with its path inside the bundle, `/` between folders.
fn collect(
    folder: &Path,
    inside: &str,
    files: &mut Vec<(String, PathBuf)>,
) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.ok_or_else(|| format!("{} is not UTF-8", path.display()))?;
        let name = format!("{inside}{name}");
        if path.is_dir() {
            collect(&path, &format!("{name}/"), files)?;
        } else {
            files.push((name, path));
        }
    }
    Ok(())
}
