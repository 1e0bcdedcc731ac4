//! A compiler that can build the page.
//!
//! The page is WebAssembly, and not every Rust installation carries a standard library for it. In
//! this order: the compiler that `NOYES_WASM_RUSTC` names; any that has the target's library; any
//! that has the library's source, which is then built along; Debian's, installed if need be.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

use crate::{apt, find, paths};

const TARGET: &str = "wasm32-unknown-unknown";
const NAMED_BY: &str = "NOYES_WASM_RUSTC";
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld"];
const FIX: &str = "run `rustup target add wasm32-unknown-unknown`, or `rustup component add rust-src`, \
     or on Debian, as root, `apt-get install rustc-web cargo-web rust-web-src lld`";

/// A compiler for the page with the cargo that belongs to it.
pub(crate) struct Toolchain {
    pub(crate) rustc: PathBuf,
    pub(crate) cargo: PathBuf,
    /// Whether the standard library has to be built from its source.
    pub(crate) build_std: bool,
    /// The linker, unless the compiler brings its own. It is chosen by the toolchain alone: another
    /// path would have the standard library built again.
    pub(crate) linker: Option<&'static str>,
}

/// Finds a toolchain, or installs one.
pub(crate) fn find() -> anyhow::Result<Toolchain> {
    if let Some(named) = std::env::var_os(NAMED_BY) {
        return named_toolchain(Path::new(&named));
    }
    if let Some(found) = best(&compilers()) {
        return Ok(found);
    }
    if !apt::available() {
        bail!("no Rust toolchain here can build WebAssembly: {FIX}");
    }
    apt::install(&DEBIAN_PACKAGES, "a compiler for the page")?;
    if let Some(found) = best(&compilers()) {
        return Ok(found);
    }
    // Lists that were fetched long ago name a compiler that is too old by now.
    apt::install_newest(&DEBIAN_PACKAGES)?;
    best(&compilers())
        .with_context(|| format!("Debian's packages cannot build WebAssembly either: {FIX}"))
}

fn named_toolchain(rustc: &Path) -> anyhow::Result<Toolchain> {
    let compiler = Compiler::new(rustc.to_owned())
        .with_context(|| format!("{NAMED_BY} names {}, which does not run", rustc.display()))?;
    compiler.toolchain().with_context(|| {
        format!(
            "{NAMED_BY} names {}, whose sysroot {} has neither the {TARGET} library nor the \
             library's source (or has no cargo beside it, or no wasm-ld is on the PATH)",
            rustc.display(),
            compiler.sysroot.display()
        )
    })
}

/// A ready library is faster than one that has to be built.
fn best(compilers: &[Compiler]) -> Option<Toolchain> {
    let ready = compilers.iter().filter(|compiler| compiler.has_library());
    let source = compilers.iter().filter(|compiler| compiler.has_source());
    ready.chain(source).find_map(Compiler::toolchain)
}

/// Every compiler on this machine that is new enough: the active one, then rustup's, newest first,
/// then those on the PATH.
fn compilers() -> Vec<Compiler> {
    let active = Compiler::new("rustc".into());
    let mut rustup: Vec<_> = rustup_compilers().filter_map(Compiler::new).collect();
    rustup.sort_by_key(|compiler| std::cmp::Reverse(compiler.version));
    let path = find::all_on_path("rustc").filter_map(Compiler::new);
    let mut all: Vec<Compiler> = Vec::new();
    for compiler in active.into_iter().chain(rustup).chain(path) {
        let seen = all.iter().any(|known| known.sysroot == compiler.sysroot);
        if !seen && compiler.version >= required_version() {
            all.push(compiler);
        }
    }
    all
}

fn rustup_compilers() -> impl Iterator<Item = PathBuf> {
    let home = std::env::var_os("RUSTUP_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::home_dir().map(|home| home.join(".rustup")));
    home.and_then(|home| std::fs::read_dir(home.join("toolchains")).ok())
        .into_iter()
        .flatten()
        .flatten()
        .map(|toolchain| toolchain.path().join("bin").join(program("rustc")))
        .filter(|rustc| rustc.is_file())
}

/// One `rustc`.
struct Compiler {
    rustc: PathBuf,
    sysroot: PathBuf,
    version: (u32, u32),
}

impl Compiler {
    fn new(rustc: PathBuf) -> Option<Self> {
        let ask = |what: &[&str]| {
            find::answer(
                Command::new(&rustc)
                    .args(what)
                    .current_dir(paths::root())
                    .env_remove("LD_LIBRARY_PATH"),
            )
        };
        let version = minor_version(ask(&["--version"])?.split(' ').nth(1)?)?;
        let sysroot = PathBuf::from(ask(&["--print", "sysroot"])?);
        Some(Self { version, sysroot, rustc })
    }

    /// The library as rustup's `target add` installs it.
    fn has_library(&self) -> bool {
        let folder = self.sysroot.join("lib/rustlib").join(TARGET).join("lib");
        std::fs::read_dir(folder)
            .into_iter()
            .flatten()
            .flatten()
            .any(|file| file.file_name().to_string_lossy().starts_with("libstd-"))
    }

    /// The library's source, as rustup's component `rust-src` installs it.
    fn has_source(&self) -> bool {
        self.sysroot.join("lib/rustlib/src/rust/library/Cargo.lock").is_file()
    }

    /// Whether a linker for WebAssembly came with the compiler.
    fn has_linker(&self) -> bool {
        std::fs::read_dir(self.sysroot.join("lib/rustlib"))
            .into_iter()
            .flatten()
            .flatten()
            .any(|host| host.path().join("bin").join(program("rust-lld")).is_file())
    }

    /// The compiler as something that can build the page, if it can.
    fn toolchain(&self) -> Option<Toolchain> {
        let build_std = !self.has_library();
        if build_std && !self.has_source() {
            return None;
        }
        let linker = if self.has_linker() {
            None
        } else {
            find::on_path(&["wasm-ld"])?;
            Some("wasm-ld")
        };
        // The programs in the sysroot are the real ones; those on the PATH may be rustup's, which
        // choose a toolchain anew. Debian has them on the PATH only.
        let folders =
            [self.sysroot.join("bin"), self.rustc.parent().unwrap_or(Path::new("")).to_owned()];
        folders.into_iter().find_map(|folder| {
            let (rustc, cargo) = (folder.join(program("rustc")), folder.join(program("cargo")));
            (rustc.is_file() && cargo.is_file()).then_some(Toolchain {
                rustc,
                cargo,
                build_std,
                linker,
            })
        })
    }
}

/// The oldest Rust that the workspace builds with.
fn required_version() -> (u32, u32) {
    minor_version(env!("CARGO_PKG_RUST_VERSION")).unwrap_or((1, 0))
}

fn minor_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

fn program(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}

#[cfg(test)]
mod tests {
    use super::minor_version;

    #[test]
    fn versions_are_read_as_numbers() {
        assert_eq!(minor_version("1.95.0"), Some((1, 95)));
        assert_eq!(minor_version("1.95"), Some((1, 95)));
        assert_eq!(minor_version("1.100.0-nightly"), Some((1, 100)));
        assert_eq!(minor_version("unknown"), None);
    }
}
