//! `cargo xtask dist`: what is given away. The game as files that any host serves, and the program
//! in an archive.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, bail};
use flate2::{Compression, GzBuilder};

use crate::{bundle, cargo, paths};

/// The commands that have a page of their own in the manual.
const COMMANDS: [&str; 11] = [
    "apply",
    "audit",
    "check",
    "completions",
    "play",
    "records",
    "review",
    "scramble",
    "serve",
    "solve",
    "tables",
];

/// The shells, and what each calls the file with its completions.
const SHELLS: [(&str, &str); 4] = [
    ("bash", "noyes.bash"),
    ("zsh", "_noyes"),
    ("fish", "noyes.fish"),
    ("powershell", "_noyes.ps1"),
];

pub(crate) fn run() -> anyhow::Result<ExitCode> {
    bundle::build()?;
    let (page, files) = copy_page()?;
    eprintln!("{} ({files} files)", page.display());
    cargo::build_program("release")?;
    let archive = pack(&paths::program(&cargo::target_directory()?, "release"))?;
    let size = std::fs::metadata(&archive)?.len();
    eprintln!("{} ({:.1} MB)", archive.display(), size as f64 / 1e6);
    Ok(ExitCode::SUCCESS)
}

/// The bundle without its compressed forms: hosts compress by themselves, and answer with them only
/// where they are told to. Answers with the folder, and how many files are in it.
pub(crate) fn copy_page() -> anyhow::Result<(PathBuf, usize)> {
    let to = paths::dist().join("web");
    if to.exists() {
        std::fs::remove_dir_all(&to).with_context(|| format!("cannot remove {}", to.display()))?;
    }
    let from = paths::bundle();
    let names = bundle::files_below(&from)?;
    let wanted = names.iter().filter(|name| !name.ends_with(".br"));
    let mut count = 0;
    for name in wanted {
        let (source, target) = (from.join(name), to.join(name));
        let cannot = || format!("cannot write {}", target.display());
        if let Some(folder) = target.parent() {
            std::fs::create_dir_all(folder).with_context(cannot)?;
        }
        std::fs::copy(&source, &target).with_context(cannot)?;
        count += 1;
    }
    Ok((to, count))
}

/// The program, its manual, completions and licences. The same files make the same archive.
fn pack(program: &Path) -> anyhow::Result<PathBuf> {
    let name = format!("noyes-{}-{}", env!("CARGO_PKG_VERSION"), host()?);
    let path = paths::dist().join(format!("{name}.tar.gz"));
    let read = |path: &Path| {
        std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))
    };
    let mut files = Vec::new();
    for plain in ["LICENSE-APACHE", "LICENSE-MIT", "README.md"] {
        files.push((plain.to_owned(), read(&paths::root().join(plain))?, 0o644));
    }
    for (shell, file) in SHELLS {
        let script = printed(program, &["completions", shell])?;
        files.push((format!("completions/{file}"), script, 0o644));
    }
    files.push(("man/noyes.1".to_owned(), printed(program, &["man"])?, 0o644));
    for command in COMMANDS {
        let page = printed(program, &["man", command])?;
        files.push((format!("man/noyes-{command}.1"), page, 0o644));
    }
    let file = program.file_name().context("the program has a name")?;
    files.push((file.to_string_lossy().into_owned(), read(program)?, 0o755));

    let cannot = || format!("cannot write {}", path.display());
    let target = File::create(&path).with_context(cannot)?;
    // No time and no owner: only the content counts.
    let packed = GzBuilder::new().mtime(0).write(target, Compression::best());
    let mut archive = tar::Builder::new(packed);
    for (inside, bytes, mode) in files {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(mode);
        header.set_mtime(0);
        archive
            .append_data(&mut header, format!("{name}/{inside}"), bytes.as_slice())
            .with_context(cannot)?;
    }
    archive.into_inner().with_context(cannot)?.finish().with_context(cannot)?;
    Ok(path)
}

/// What the program prints.
fn printed(program: &Path, arguments: &[&str]) -> anyhow::Result<Vec<u8>> {
    let output = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("cannot run {}", program.display()))?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => bail!("{arguments:?}: {}", String::from_utf8_lossy(&output.stderr)),
    }
}

/// The kind of machine for which the program is built.
fn host() -> anyhow::Result<String> {
    let output = Command::new("rustc").arg("-vV").output().context("cannot run rustc")?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = said.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(str::to_owned).context("rustc does not say for which machine it builds")
}
