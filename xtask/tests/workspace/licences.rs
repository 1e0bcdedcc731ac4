//! Every dependency comes under terms that noyes can be given away with.

use spdx::{Expression, ParseMode};

use crate::{packages, text};

const ALLOWED: [&str; 12] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "OFL-1.1",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

#[test]
fn licences_are_permissive() {
    let wrong: Vec<_> = packages(&[])
        .iter()
        .filter(|package| !is_permissive(text(package, "license")))
        .map(|package| ["name", "version", "license"].map(|field| text(package, field)).join(" "))
        .collect();
    assert!(
        wrong.is_empty(),
        "these come under other terms than {}:\n{}",
        ALLOWED.join(", "),
        wrong.join("\n")
    );
}

#[test]
fn choices_and_exceptions_are_understood() {
    assert!(is_permissive("MIT/Apache-2.0"));
    assert!(is_permissive("GPL-3.0-only OR MIT"));
    assert!(is_permissive("Apache-2.0 WITH LLVM-exception"));
    assert!(is_permissive("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(!is_permissive("MIT AND GPL-3.0-only"));
    assert!(!is_permissive("MPL-2.0"));
    assert!(!is_permissive("as you like"));
}

fn is_permissive(terms: &str) -> bool {
    // Older packages write `MIT/Apache-2.0`.
    Expression::parse_mode(terms, ParseMode::LAX).is_ok_and(|expression| {
        expression.evaluate(|required| {
            required.license.id().is_some_and(|licence| ALLOWED.contains(&licence.name))
        })
    })
}
