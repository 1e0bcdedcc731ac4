//! The library as it was just built, and programs that use it.

use std::{
    env,
    ffi::OsStr,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::OnceLock,
};

/// This package's folder.
pub(crate) fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The workspace's folder.
pub(crate) fn workspace() -> &'static Path {
    package().parent().and_then(Path::parent).unwrap()
}

/// A folder for what these tests build.
pub(crate) fn scratch() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}

/// How a program is linked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Link {
    Static,
    Shared,
}

/// The files of the library.
pub(crate) struct Library {
    archive: PathBuf,
    /// The shared library.
    pub(crate) shared: PathBuf,
}

/// Builds the library as these tests were built: cargo does not build a library for tests that
/// cannot link it as Rust.
pub(crate) fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let program = env::current_exe().unwrap();
        let profile = program.ancestors().nth(2).and_then(Path::file_name).unwrap();
        let profile = if profile == "debug" { OsStr::new("dev") } else { profile };
        let mut cargo = Command::new(env!("CARGO"));
        cargo
            .args([
                "build",
                "--package",
                "noyes-capi",
                "--lib",
                "--tests",
                "--message-format",
                "json",
            ])
            .arg("--profile")
            .arg(profile)
            .arg("--target-dir")
            .arg(program.ancestors().nth(3).unwrap())
            .current_dir(package())
            .stderr(Stdio::inherit());
        let output = cargo.output().unwrap();
        assert!(output.status.success(), "{cargo:?} failed");
        let files: Vec<PathBuf> = String::from_utf8(output.stdout)
            .unwrap()
            .lines()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
            .filter(|message| message["reason"] == "compiler-artifact")
            .filter(|message| message["package_id"].as_str().unwrap().contains("noyes-capi"))
            .flat_map(|message| message["filenames"].as_array().unwrap().clone())
            .map(|file| file.as_str().unwrap().into())
            .collect();
        let named = |extensions: &[&str]| {
            let is =
                |file: &&PathBuf| extensions.iter().any(|&e| file.extension() == Some(e.as_ref()));
            files.iter().find(is).unwrap_or_else(|| panic!("none of {extensions:?} in {files:?}"))
        };
        Library {
            archive: named(&["a", "lib"]).clone(),
            shared: named(&["so", "dylib", "dll"]).clone(),
        }
    })
}

/// The first of these programs that there is.
pub(crate) fn tool(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    names.iter().find_map(|name| {
        env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
    })
}

/// Says that a test is passed over, and why.
pub(crate) fn skip(test: &str, why: &str) {
    // Not `eprintln`, which the test runner keeps for itself as long as all goes well.
    writeln!(std::io::stderr(), "skipped: {test}: {why}").ok();
}

/// The compiler for C, or for C++ where the source is that.
pub(crate) fn compiler(source: &Path) -> Option<PathBuf> {
    match source.extension().and_then(OsStr::to_str) {
        Some("c") => tool(&["cc", "gcc", "clang"]),
        _ => tool(&["c++", "g++", "clang++"]),
    }
}

/// Compiles a program that uses the library, with every warning an error. `None`, and a word about
/// it, if there is no compiler.
pub(crate) fn compile(
    name: &str,
    sources: &[&Path],
    link: Link,
    flags: &[&str],
) -> Option<PathBuf> {
    let Some(compiler) = compiler(sources[0]) else {
        skip(name, "there is no compiler for C and C++");
        return None;
    };
    let library = library();
    let program = scratch().join(name);
    let mut command = Command::new(compiler);
    let standard =
        if sources[0].extension() == Some("c".as_ref()) { "-std=c11" } else { "-std=c++17" };
    command
        .args([standard, "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-g", "-O1"])
        .arg("-I")
        .arg(package().join("include"))
        .args(flags)
        .args(sources)
        .arg("-o")
        .arg(&program);
    match link {
        Link::Static => command.arg(&library.archive),
        Link::Shared => {
            let folder = library.shared.parent().unwrap();
            let mut path = std::ffi::OsString::from("-Wl,-rpath,");
            path.push(folder);
            command.arg("-L").arg(folder).arg(path).arg("-lnoyes")
        }
    };
    if cfg!(target_os = "macos") && link == Link::Static {
        command.args(["-framework", "CoreFoundation"]);
    }
    command.args(["-lpthread", "-lm", "-ldl"]);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}:\n{}", String::from_utf8_lossy(&output.stderr));
    Some(program)
}

/// What a program prints; it must end well.
pub(crate) fn run(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output().unwrap();
    finished(command, output)
}

/// What a program prints that is given this; it must end well.
pub(crate) fn ask(command: &mut Command, input: String) -> String {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || pipe.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    finished(command, output)
}

fn finished(command: &Command, output: Output) -> String {
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}\n{text}\n{errors}", output.status);
    text
}
