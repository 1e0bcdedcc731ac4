//! Texts that were right, and then were altered.

use proptest::prelude::*;

/// What breaks readers: the ends of ranges, what is no number, what ends or begins something.
const NASTY: &[&str] = &[
    "",
    "0",
    "-1",
    "1e999",
    "0.5",
    "NaN",
    "null",
    "true",
    "\"",
    "\\",
    "\\u0000",
    "\\ud800",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    ".",
    "..",
    "=",
    "-",
    "_",
    "A",
    "L",
    "\u{0}",
    "\u{202e}",
    "\u{1f9e9}",
    "4294967296",
    "9007199254740993",
    "18446744073709551615",
    "18446744073709551616",
    "[[\"L\",0]]",
    "\"deal\":",
    "\"moves\":[],",
    "/",
    " ",
    "\n",
    "1048576x1048576",
];

/// One alteration: where, as a share of the text, how much goes, and what comes instead.
pub(crate) type Edit = (f64, usize, Insert);

#[derive(Clone, Debug)]
pub(crate) enum Insert {
    Nasty(&'static str),
    Any(String),
    /// So much of the text from this share of it on.
    Again(f64, usize),
}

fn insert() -> impl Strategy<Value = Insert> {
    prop_oneof![
        4 => prop::sample::select(NASTY).prop_map(Insert::Nasty),
        1 => ".{0,4}".prop_map(Insert::Any),
        1 => (0.0..1.0, 0_usize..80).prop_map(|(from, length)| Insert::Again(from, length)),
    ]
}

/// Alterations of a text, of any that it may be: none, or some.
pub(crate) fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let removed = prop_oneof![4 => 0_usize..4, 1 => 0_usize..80];
    prop::collection::vec((0.0..=1.0, removed, insert()), 0..5)
}

/// The text with these alterations.
pub(crate) fn altered(text: &str, edits: &[Edit]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, removed, insert) in edits {
        let place = |share: f64| (share * letters.len() as f64) as usize;
        let from = place(*at).min(letters.len());
        let to = (from + removed).min(letters.len());
        let new: Vec<char> = match insert {
            Insert::Nasty(text) => text.chars().collect(),
            Insert::Any(text) => text.chars().collect(),
            Insert::Again(from, length) => {
                letters.iter().skip(place(*from)).take(*length).copied().collect()
            }
        };
        letters.splice(from..to, new);
    }
    letters.into_iter().collect()
}
