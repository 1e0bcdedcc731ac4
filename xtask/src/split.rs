//! Cuts a module into what is loaded at once and what is loaded later: everything that only the
//! functions marked `#[wasm_split]` lead to.

use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use wasm_split_cli_support::{Options, transform};

/// The name by which the module imports what loads its parts. wasm-bindgen writes it into the
/// module's script.
const LOADER: &str = "./parts.js";

/// What instantiates a part. Some hosts do not send WebAssembly under its name, which the browser's
/// streaming compiler insists on.
const INSTANTIATE: &str = r#"async function instantiatePart(source, imports) {
    const answer = await source;
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const named = answer.headers.get("Content-Type")?.startsWith("application/wasm");
    return named && WebAssembly.instantiateStreaming
        ? WebAssembly.instantiateStreaming(answer, imports)
        : WebAssembly.instantiate(await answer.arrayBuffer(), imports);
}
"#;

/// The parts of a module.
pub(crate) struct Parts {
    /// What is loaded at once, for wasm-bindgen to finish.
    pub(crate) main: PathBuf,
    later: Vec<PathBuf>,
    loader: PathBuf,
}

/// Cuts a module, and writes the parts to a folder.
pub(crate) fn cut(module: &[u8], folder: &Path) -> anyhow::Result<Parts> {
    let (main, loader) = (folder.join("main.wasm"), folder.join("parts.js"));
    let module = zeroed(module.to_vec())?;
    let mut options = Options::new(&module);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = LOADER;
    let cut = transform(options).map_err(|error| anyhow!("cannot split the page: {error:#}"))?;
    Ok(Parts { main: main.clone(), later: cut.split_modules, loader })
}

impl Parts {
    /// Makes the loader a part of the module's script, and answers with the modules that it loads:
    /// one file less to fetch, and no two files that refer to each other, whose names could then not
    /// carry hashes.
    pub(crate) fn join(self, script: &Path) -> anyhow::Result<Vec<PathBuf>> {
        let text = joined(&read(script)?, &read(&self.loader)?)?;
        std::fs::write(script, text)
            .with_context(|| format!("cannot write {}", script.display()))?;
        for file in [&self.loader, &self.main] {
            std::fs::remove_file(file)
                .with_context(|| format!("cannot remove {}", file.display()))?;
        }
        Ok(self.later)
    }
}

fn read(file: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

/// The script with the loader inside, where it would import it.
fn joined(script: &str, loader: &str) -> anyhow::Result<String> {
    let mut names = Vec::new();
    let mut inside = INSTANTIATE.to_owned();
    for line in loader.lines() {
        if line.starts_with("import ") {
            // It imports from the script that it becomes a part of.
            continue;
        }
        let line = match line.strip_prefix("export const ") {
            Some(rest) => {
                names.push(rest.split(' ').next().unwrap_or_default());
                format!("const {rest}")
            }
            None => line.to_owned(),
        };
        let line = line.replace("WebAssembly.instantiateStreaming(src,", "instantiatePart(src,");
        inside.push_str(&addressed(&line));
        inside.push('\n');
    }
    let mut text = String::new();
    let mut replaced = 0;
    for line in script.lines() {
        match line.strip_prefix("import * as ").filter(|rest| rest.contains(LOADER)) {
            Some(rest) => {
                let name = rest.split(' ').next().unwrap_or_default();
                if replaced == 0 {
                    text.push_str(&inside);
                }
                text.push_str(&format!("const {name} = {{ {} }};\n", names.join(", ")));
                replaced += 1;
            }
            None => {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    match replaced {
        0 => bail!("the page's script does not load its parts"),
        _ => Ok(text),
    }
}

/// A part's address as the bundler fills it in.
fn addressed(line: &str) -> String {
    match line.split_once("new URL(\"./").and_then(|(a, b)| Some((a, b.split_once(".wasm\"")?))) {
        Some((before, (name, after))) => {
            format!("{before}new URL(\"{{{{{name}.wasm}}}}\"{after}")
        }
        None => line.to_owned(),
    }
}

/// The module, where symbols of memory that begins as zeros have no size.
///
/// Older linkers (LLVM 14) leave that memory out of the file, and the symbols then lead to a segment
/// that is not there. A symbol without size is left alone by what cuts the module: its place in
/// memory stays the same, and it belongs to all parts.
fn zeroed(mut module: Vec<u8>) -> anyhow::Result<Vec<u8>> {
    const SYMBOL_TABLE: u8 = 8;
    let mut segments = 0;
    let mut sizes = Vec::new();
    let mut reader = Reader { bytes: &module, at: 8 };
    while reader.at < module.len() {
        let id = reader.byte()?;
        let length = reader.number()?;
        let end = reader.at + length;
        match id {
            11 => segments = reader.number()?,
            0 if reader.text()? == b"linking" => {
                let _version = reader.number()?;
                while reader.at < end {
                    let kind = reader.byte()?;
                    let length = reader.number()?;
                    let end = reader.at + length;
                    if kind == SYMBOL_TABLE {
                        reader.symbols(&mut sizes)?;
                    }
                    reader.at = end;
                }
            }
            _ => {}
        }
        reader.at = end;
    }
    for Sized { segment, size } in sizes {
        if segment >= segments {
            // Zero, in as many bytes as there were.
            let (last, others) = module[size].split_last_mut().context("a size has bytes")?;
            others.fill(0x80);
            *last = 0;
        }
    }
    Ok(module)
}

/// A symbol of memory: its segment, and where its size is written.
struct Sized {
    segment: usize,
    size: Range<usize>,
}

/// Reads a module, as <https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md> has it.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn byte(&mut self) -> anyhow::Result<u8> {
        let byte = self.bytes.get(self.at).context("the module ends too early")?;
        self.at += 1;
        Ok(*byte)
    }

    /// Seven bits a byte, the lowest first.
    fn number(&mut self) -> anyhow::Result<usize> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        bail!("the module has a number that does not end")
    }

    fn text(&mut self) -> anyhow::Result<&'a [u8]> {
        let length = self.number()?;
        let text = self.bytes.get(self.at..self.at + length);
        self.at += length;
        text.context("the module ends too early")
    }

    fn symbols(&mut self, sizes: &mut Vec<Sized>) -> anyhow::Result<()> {
        const DATA: u8 = 1;
        const SECTION: u8 = 3;
        const UNDEFINED: usize = 0x10;
        const NAMED: usize = 0x40;
        for _ in 0..self.number()? {
            let kind = self.byte()?;
            let flags = self.number()?;
            let defined = flags & UNDEFINED == 0;
            match kind {
                DATA => {
                    self.text()?;
                    if defined {
                        let segment = self.number()?;
                        let _offset = self.number()?;
                        let start = self.at;
                        self.number()?;
                        sizes.push(Sized { segment, size: start..self.at });
                    }
                }
                SECTION => {
                    self.number()?;
                }
                _ => {
                    self.number()?;
                    if defined || flags & NAMED != 0 {
                        self.text()?;
                    }
                }
            }
        }
        Ok(())
    }
}
