//! The `noyes` program, asked.

use std::process::{Command, Stdio};

use serde_json::Value;

use crate::environment;

/// What the program prints when it is called with these words and `--json`: a value a line.
///
/// # Panics
/// If it cannot be run, or prints anything else.
pub fn noyes(words: &[&str]) -> Vec<Value> {
    let output = Command::new(environment::path("NOYES_PROGRAM"))
        .args(words)
        .arg("--json")
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    let text = String::from_utf8(output.stdout).expect("what it prints is text");
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}
