//! Help, completions and manual pages.

use crate::program::noyes;

const COMMANDS: [&str; 13] = [
    "play",
    "scramble",
    "check",
    "solve",
    "apply",
    "audit",
    "review",
    "records",
    "tables",
    "serve",
    "dump",
    "completions",
    "man",
];

#[test]
fn every_help_has_examples() {
    for words in COMMANDS.map(|command| vec![command, "--help"]).into_iter().chain([
        vec!["--help"],
        vec!["help"],
        vec!["help", "check"],
    ]) {
        let help = noyes(&words).good();
        assert!(help.contains("Usage: noyes"), "{words:?}");
        assert!(help.contains("\nExamples:\n  noyes "), "{words:?}: {help}");
    }
    assert!(noyes(["-h"]).good().contains("Exit status"));
    assert!(noyes(["check", "--help"]).good().contains("Ends with 0 if all boards can be solved"));
    let short = noyes(["check", "-h"]).good();
    assert!(short.contains("--threads"), "{short}");
    let version = noyes(["--version"]).good();
    assert_eq!(version, format!("noyes {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn help_names_all_choices() {
    let help = noyes(["scramble", "--help"]).good();
    for word in ["no-backtrack-slides", "floor10", "article", "home", "blank-last", "--start"] {
        assert!(help.contains(word), "{word}");
    }
}

#[test]
fn a_wrong_challenge_is_told_what_the_help_tells() {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let help = words(&noyes(["play", "--help"]).good());
    for wrong in [vec!["chess"], vec!["time"], vec!["relay", "5"], vec!["ranked"], vec!["race"]] {
        let run = noyes([vec!["play", "--challenge"], wrong.clone()].concat());
        assert_eq!(run.status, 2, "{wrong:?}");
        let said = words(&run.stderr);
        let (_, expected) = said.split_once("; expected ").unwrap_or_else(|| panic!("{said}"));
        let expected = expected.split(" (").next().unwrap_or(expected);
        assert!(expected.starts_with("daily, blindfold,"), "{said}");
        assert!(help.contains(&format!("Play a challenge: {expected}")), "{said}\n{help}");
    }
    // Every example that is given is one, and a length of time is answered as it is asked for.
    for right in ["time 3m", "moves 5", "marathon 10", "relay 2-5", "length 60-65", "fewest"] {
        let run = noyes([vec!["play", "--challenge"], right.split(' ').collect()].concat());
        assert!(run.stderr.contains("terminal"), "{right}: {}", run.stderr);
    }
    let run = noyes(["play", "--challenge", "time", "48h"]);
    assert!(
        run.stderr.contains("found \"48h\"; expected a time from 1ms to 24h"),
        "{}",
        run.stderr
    );
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = noyes(["completions", shell]).good();
        for command in COMMANDS {
            assert!(script.contains(command), "{shell}: {command}");
        }
        // Not every shell's script can list values.
        let lists_values = ["bash", "zsh", "fish"].contains(&shell);
        assert!(script.contains("fisher-yates") || !lists_values, "{shell}");
    }
}

#[test]
fn manual_pages() {
    let page = noyes(["man"]).good();
    assert!(page.contains(".TH noyes 1"), "{page}");
    for command in COMMANDS {
        assert!(page.contains(command), "{command}");
        let page = noyes(["man", command]).good();
        assert!(page.contains(&format!("noyes\\-{command}")), "{page}");
        assert!(page.contains(".SH EXAMPLES\n"), "{page}");
    }
}
