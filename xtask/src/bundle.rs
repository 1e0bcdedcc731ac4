//! The bundle: the page and everything that it loads, ready to be served or to be built into the
//! program.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Write;
use std::path::Path;

use anyhow::Context;

use crate::assets::{self, Kind, Served, Source, Sources};
use crate::{page, paths, texts::Texts};

/// Brings the bundle up to date.
pub(crate) fn build() -> anyhow::Result<()> {
    let _alone = lock()?;
    let modules = page::build()?;
    let mut sources = Sources::new();
    let texts = Texts::read(&paths::texts())?;
    texts.collect(&mut sources);
    collect_static(&paths::static_files(), &texts, &mut sources)?;
    for folder in modules {
        collect_glue(&folder, &mut sources)?;
    }
    let mut served = assets::finish(&sources)?;
    let keeper = read(&paths::static_files().join(KEEPER))?;
    served.insert(KEEPER.to_owned(), keeping(&keeper, &served)?);

    let folder = paths::bundle();
    let mut wanted = BTreeSet::new();
    for (path, bytes) in &served {
        write_if_changed(&folder, path, bytes)?;
        wanted.insert(path.clone());
        if compresses(path) {
            wanted.insert(format!("{path}.br"));
        }
    }
    remove_others(&folder, &wanted)
}

/// The script that keeps the page on the player's device.
const KEEPER: &str = "sw.js";

/// That script with the files that it keeps, and with a version that changes with any of them.
fn keeping(script: &[u8], served: &Served) -> anyhow::Result<Vec<u8>> {
    let script = std::str::from_utf8(script).context("sw.js is not UTF-8 text")?;
    let mut files = Vec::new();
    let mut contents = String::new();
    for (path, bytes) in served {
        contents.push_str(&format!("{path} {}\n", assets::hash(bytes)));
        match path.as_str() {
            // By the address that people have: some hosts lead every other one to it.
            "index.html" => files.push("./"),
            licence if licence.contains("LICENSE") || licence.contains("OFL") => {}
            other => files.push(other),
        }
    }
    let files = serde_json::to_string(&files).context("cannot write the files' names")?;
    let version = assets::hash(contents.as_bytes());
    Ok(script.replace("{{files}}", &files).replace("{{version}}", &version).into_bytes())
}

/// Waits until no other `cargo xtask` is at the bundle, and keeps others out while it is held.
pub(crate) fn lock() -> anyhow::Result<File> {
    let path = paths::lock();
    let cannot = || format!("cannot lock {}", path.display());
    std::fs::create_dir_all(paths::products()).with_context(cannot)?;
    let file = File::create(&path).with_context(cannot)?;
    if file.try_lock().is_err() {
        eprintln!("waiting for another cargo xtask …");
        file.lock().with_context(cannot)?;
    }
    Ok(file)
}

/// The files written by hand. The style sheets become two, in the order of their names: what the
/// board's page is drawn with at first, and what is loaded with the rest of it.
fn collect_static(folder: &Path, texts: &Texts, sources: &mut Sources) -> anyhow::Result<()> {
    let (mut style, mut later) = (Vec::new(), Vec::new());
    for name in files_below(folder)? {
        let mut bytes = read(&folder.join(&name))?;
        if name == "index.html" {
            bytes = texts.fill_in(&String::from_utf8_lossy(&bytes))?.into_bytes();
        }
        if name == KEEPER {
            continue;
        }
        if name.starts_with("styles/") {
            let sheet = if name.starts_with("styles/later/") { &mut later } else { &mut style };
            sheet.extend_from_slice(&bytes);
            continue;
        }
        let kind = match ending(&name) {
            "html" | "js" | "svg" | "webmanifest" => Kind::Template,
            _ => Kind::Plain,
        };
        sources.insert(name, Source { bytes, kind });
    }
    let kind = Kind::Template;
    sources.insert("style.css".to_owned(), Source { bytes: style, kind });
    sources.insert("later.css".to_owned(), Source { bytes: later, kind });
    Ok(())
}

/// A module, its script, and the scripts that the crates below it bring along.
fn collect_glue(folder: &Path, sources: &mut Sources) -> anyhow::Result<()> {
    for name in files_below(folder)? {
        let kind = match name.as_str() {
            "stamp" => continue,
            snippet if snippet.contains('/') => Kind::Fixed,
            // It says where the module's parts are.
            script if script.ends_with(".js") => Kind::Template,
            _ => Kind::Plain,
        };
        let bytes = read(&folder.join(&name))?;
        sources.insert(name, Source { bytes, kind });
    }
    Ok(())
}

/// Writes a file and its compressed form. A file that is right already keeps its time, so that
/// what is built from it is not built again.
fn write_if_changed(folder: &Path, path: &str, bytes: &[u8]) -> anyhow::Result<()> {
    let file = folder.join(path);
    let compressed = folder.join(format!("{path}.br"));
    let complete = !compresses(path) || compressed.exists();
    if complete && std::fs::read(&file).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(parent) = file.parent() {
        std::fs::create_dir_all(parent)
            .with_context(|| format!("cannot create {}", parent.display()))?;
    }
    write(&file, bytes)?;
    match compresses(path) {
        true => write(&compressed, &brotli(bytes)?),
        false => Ok(()),
    }
}

fn remove_others(folder: &Path, wanted: &BTreeSet<String>) -> anyhow::Result<()> {
    for name in files_below(folder)? {
        if !wanted.contains(&name) {
            let file = folder.join(&name);
            std::fs::remove_file(&file)
                .with_context(|| format!("cannot remove {}", file.display()))?;
        }
    }
    Ok(())
}

/// The files below a folder, sorted, with `/` between folders.
pub(crate) fn files_below(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut found = Vec::new();
    let mut open = vec![String::new()];
    while let Some(inside) = open.pop() {
        let here = folder.join(&inside);
        let cannot = || format!("cannot list {}", here.display());
        for entry in std::fs::read_dir(&here).with_context(cannot)? {
            let entry = entry.with_context(cannot)?;
            let name = format!("{inside}{}", entry.file_name().to_string_lossy());
            match entry.file_type().with_context(cannot)?.is_dir() {
                true => open.push(format!("{name}/")),
                false => found.push(name),
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Whether compression is worth it; fonts and pictures are compressed already.
fn compresses(path: &str) -> bool {
    let texts = ["css", "html", "js", "json", "svg", "txt", "wasm", "webmanifest"];
    texts.contains(&ending(path))
}

fn brotli(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let (quality, window) = (if page::is_draft() { 4 } else { 11 }, 22);
    let mut compressed = brotli::CompressorWriter::new(Vec::new(), 4096, quality, window);
    compressed.write_all(bytes).context("cannot compress")?;
    compressed.flush().context("cannot compress")?;
    Ok(compressed.into_inner())
}

fn ending(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or_default()
}

fn read(file: &Path) -> anyhow::Result<Vec<u8>> {
    std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))
}

fn write(file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    std::fs::write(file, bytes).with_context(|| format!("cannot write {}", file.display()))
}
