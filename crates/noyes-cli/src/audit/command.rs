//! The command as it was typed, so that a report can be made again.

use std::env;

/// The program's words, quoted where a shell needs that.
pub(super) fn command() -> String {
    let words = env::args_os().skip(1);
    let words = words.map(|word| quoted(&word.to_string_lossy()));
    ["noyes".to_owned()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,+%@".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.into()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[test]
fn words_are_quoted_where_they_must_be() {
    let words = ["audit", "--boards=-", "my file.txt", "it's", ""].map(quoted);
    assert_eq!(words, ["audit", "--boards=-", "'my file.txt'", r"'it'\''s'", "''"]);
}
