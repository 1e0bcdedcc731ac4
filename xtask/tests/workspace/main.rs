//! What holds for the workspace as a whole.

mod arrows;
mod licences;

use std::process::Command;

use serde_json::Value;

/// The packages that cargo knows: the workspace's own, and everything that they depend on.
fn packages(options: &[&str]) -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--format-version", "1"])
        .args(options)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .expect("cargo runs");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "cargo metadata failed:\n{message}");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo prints JSON");
    metadata["packages"].as_array().expect("cargo lists packages").clone()
}

/// A text in a package's description.
fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}
