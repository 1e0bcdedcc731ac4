//! Programs on this machine.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The first program of these names on the PATH.
pub(crate) fn on_path(names: &[&str]) -> Option<PathBuf> {
    names.iter().find_map(|name| all_on_path(name).next())
}

/// Every program of this name on the PATH, in its order.
pub(crate) fn all_on_path(name: &str) -> impl Iterator<Item = PathBuf> {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .map(|folder| folder.join(&file))
        .filter(|program| program.is_file())
        .collect::<Vec<_>>()
        .into_iter()
}

/// What a program prints, without the blanks around it; `None` if it does not run or fails.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// The first number in what `PROGRAM --version` prints: its major version.
pub(crate) fn major_version(program: &Path) -> Option<u32> {
    let text = answer(Command::new(program).arg("--version"))?;
    text.split(|letter: char| !letter.is_ascii_digit()).find_map(|digits| digits.parse().ok())
}
