//! What the documentation shows is what happens, and what can happen is in it.

use std::{
    collections::BTreeSet,
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use tempfile::TempDir;

pub(crate) fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn page(name: &str) -> String {
    fs::read_to_string(workspace().join(name)).unwrap()
}

/// The commands of a page's console blocks, with what they are said to print.
pub(crate) fn examples(page: &str) -> Vec<(String, String)> {
    let mut examples: Vec<(String, String)> = Vec::new();
    let mut inside = false;
    for line in page.lines() {
        match line {
            "```console" => inside = true,
            "```" => inside = false,
            _ if !inside => {}
            _ => match (line.strip_prefix("$ "), examples.last_mut()) {
                (Some(command), _) => examples.push((command.to_owned(), String::new())),
                (None, Some((_, output))) => *output += &format!("{line}\n"),
                (None, None) => panic!("{line:?} stands before any command"),
            },
        }
    }
    examples
}

/// A shell in an empty folder of its own, which finds the program.
pub(crate) struct Shell {
    folder: TempDir,
    path: OsString,
}

impl Shell {
    pub(crate) fn new() -> Shell {
        let program = Path::new(env!("CARGO_BIN_EXE_noyes")).parent().unwrap();
        let path = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths([program.to_owned()].into_iter().chain(env::split_paths(&path)));
        Shell { folder: tempfile::tempdir().unwrap(), path: path.unwrap() }
    }

    /// What a command prints, errors too.
    pub(crate) fn run(&self, command: &str) -> String {
        let output = Command::new("sh")
            .args(["-c", &format!("{{ {command}\n}} 2>&1")])
            .current_dir(&self.folder)
            .env("PATH", &self.path)
            .env("NOYES_CACHE", crate::program::CACHE)
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    }
}

#[cfg(unix)]
#[test]
fn the_examples_print_what_they_say() {
    let shell = Shell::new();
    let (manual, readme) = (examples(&page("docs/cli.md")), examples(&page("README.md")));
    assert!(manual.len() >= 10 && readme.len() >= 4);
    for (command, expected) in manual.into_iter().chain(readme) {
        let printed = shell.run(&command);
        // A page may leave a line empty before the next command.
        assert_eq!(printed.trim_end(), expected.trim_end(), "$ {command}");
    }
}

/// Every source of every crate, tests left out: Rust, Python, and the scripts for JavaScript.
fn sources() -> Vec<String> {
    fn collect(folder: &Path, sources: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, sources);
            } else if path
                .extension()
                .is_some_and(|kind| ["rs", "py", "js"].iter().any(|k| kind == *k))
            {
                let text = fs::read_to_string(&path).unwrap();
                let code = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
                sources.push(code);
            }
        }
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(workspace().join("crates")).unwrap() {
        let package = entry.unwrap().path();
        for folder in ["src", "python", "js"].map(|name| package.join(name)) {
            if folder.is_dir() {
                collect(&folder, &mut found);
            }
        }
    }
    found
}

/// The codes in a source: what the methods `code` answer, and what the
/// command line, the server and the languages make errors with.
fn codes(source: &str) -> BTreeSet<String> {
    let literal_at = |text: &str| {
        let text = text.trim_start().strip_prefix('"')?;
        text.split_once('"').map(|(code, _)| code.to_owned())
    };
    let mut codes = BTreeSet::new();
    for method in source.split("fn code(&self) -> &'static str {").skip(1) {
        let body = method.split("\n    }").next().unwrap_or_default();
        // The answers: after an arrow, or the whole body.
        codes.extend(body.split("=>").filter_map(literal_at));
    }
    for made in ["Fault::wrong(", "Error::new(", "NoyesError(", " code: ", "Refused::new("] {
        codes.extend(source.split(made).skip(1).filter_map(literal_at));
    }
    codes
}

#[test]
fn every_error_code_is_listed_and_no_other() {
    let mut made = BTreeSet::new();
    for source in sources() {
        made.extend(codes(&source));
    }
    let page = page("docs/errors.md");
    let listed: Vec<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once('`'))
        .map(|(code, _)| code)
        .collect();
    let set: BTreeSet<String> = listed.iter().map(|&code| code.to_owned()).collect();
    assert_eq!(set.len(), listed.len(), "a code is listed twice");
    assert_eq!(set, made);
    let proper = |code: &String| code.bytes().all(|b| b.is_ascii_lowercase() || b"-8".contains(&b));
    assert!(made.iter().all(proper), "{made:?}");
}
