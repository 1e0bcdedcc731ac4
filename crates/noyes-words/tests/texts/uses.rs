//! What the code says is there, and what is there is said.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use noyes_words::Language;

use crate::{all, files};

/// The sources of all crates, by their paths: whoever speaks.
fn sources() -> Vec<(String, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    let mut open = vec![crates];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of sources") {
            let path = entry.unwrap().path();
            let name = path.to_string_lossy().into_owned();
            if path.is_dir() {
                // The tests here speak of messages that are not there.
                if !name.ends_with("noyes-words") {
                    open.push(path);
                }
            } else if [".rs", ".js", ".html"].iter().any(|ending| name.ends_with(ending)) {
                found.push((name, fs::read_to_string(&path).unwrap_or_default()));
            }
        }
    }
    found
}

/// The texts between quotes in a source, each with what stands before it.
fn literals(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut before = "";
    source.split('"').enumerate().filter_map(move |(at, text)| {
        let literal = (at % 2 == 1).then_some((before, text));
        before = text;
        literal
    })
}

#[test]
fn what_is_said_is_there() {
    let messages = all(Language::English);
    let areas: Vec<String> =
        files(Language::English).iter().map(|file| file.replace(".ftl", "-")).collect();
    let mut wrong = Vec::new();
    for (path, source) in sources().iter().filter(|(path, _)| path.ends_with(".rs")) {
        let speaks = path.contains("/words/") || path.ends_with("/words.rs");
        for (before, id) in literals(source) {
            let before = before.trim_end();
            let is_said = before.ends_with("Phrase(") || before.ends_with("say(");
            let looks_like_one = speaks && areas.iter().any(|area| id.starts_with(area));
            if (is_said || looks_like_one) && !messages.contains_key(id) {
                wrong.push(format!("{path} says {id}"));
            }
        }
    }
    assert!(wrong.is_empty(), "there are no such messages:\n{}", wrong.join("\n"));
}

#[test]
fn what_is_there_is_said() {
    let sources = sources();
    let mut said: BTreeSet<&str> =
        sources.iter().flat_map(|(_, source)| literals(source)).map(|(_, text)| text).collect();
    for (_, source) in &sources {
        let fills = source.split("{{say ").skip(1);
        said.extend(fills.filter_map(|rest| Some(rest.split_once("}}")?.0)));
    }
    let messages = all(Language::English);
    let parts: BTreeSet<&String> = messages.values().flat_map(|message| &message.parts).collect();
    // A few ids end with the name of something: `"terminal-goal-{}"`.
    let made: Vec<&str> =
        said.iter().filter_map(|text| text.split_once("-{")).map(|(begin, _)| begin).collect();
    let is_made = |id: &str| made.iter().any(|begin| id.starts_with(&format!("{begin}-")));
    let unsaid: Vec<&String> = messages
        .keys()
        .filter(|id| !said.contains(id.as_str()) && !parts.contains(id) && !is_made(id))
        .collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
}
