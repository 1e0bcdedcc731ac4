//! Lists the texts, so that a new file needs no line of code.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("ftl");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = "&[\n".to_owned();
    for language in sorted(&root) {
        for file in sorted(&root.join(&language)) {
            let path = root.join(&language).join(&file);
            writeln!(list, "({language:?}, include_str!({path:?})),").expect("a text grows");
        }
    }
    list.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("texts.rs"), list).expect("the build's folder can be written to");
}

fn sorted(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the texts can be listed");
    let mut names: Vec<_> = entries
        .map(|entry| entry.expect("the texts can be listed").file_name())
        .map(|name| name.into_string().expect("the texts have plain names"))
        .collect();
    names.sort();
    names
}
