//! Running the program.

use std::{
    ffi::OsStr,
    io::Write,
    process::{Command, Stdio},
};

use serde_json::Value;

/// Where tables are kept, so that no test builds what another one has.
pub(crate) const CACHE: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/cache");

/// What a run printed, and how it ended.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    /// The JSON objects on standard output, one a line.
    pub(crate) fn json(&self) -> Vec<Value> {
        let parse = |line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line:?}"));
        self.stdout.lines().map(parse).collect()
    }

    /// The one JSON object on standard output.
    pub(crate) fn object(&self) -> Value {
        let mut objects = self.json();
        assert_eq!(objects.len(), 1, "{self:?}");
        objects.remove(0)
    }

    /// The answer, of a run that went well and without a word on standard error.
    pub(crate) fn good(self) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (0, ""), "{}", self.stdout);
        self.stdout
    }
}

pub(crate) fn command<I: AsRef<OsStr>>(words: impl IntoIterator<Item = I>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_noyes"));
    command.args(words).stdin(Stdio::null()).env("NOYES_CACHE", CACHE);
    command
}

/// Runs the program with these words.
pub(crate) fn noyes<I: AsRef<OsStr>>(words: impl IntoIterator<Item = I>) -> Run {
    noyes_reading(words, "")
}

/// Runs the program with these words and this on standard input.
pub(crate) fn noyes_reading<I: AsRef<OsStr>>(
    words: impl IntoIterator<Item = I>,
    input: impl AsRef<[u8]>,
) -> Run {
    let mut command = command(words);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_owned();
    // A program that does not read its input to the end is within its rights.
    let writer = std::thread::spawn(move || stdin.write_all(&input).ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        status: output.status.code().expect("no signal ends the program"),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The code of an error's JSON object.
pub(crate) fn code(value: &Value) -> &str {
    value["error"]["code"].as_str().unwrap_or_else(|| panic!("no error: {value}"))
}
