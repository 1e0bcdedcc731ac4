//! The page's texts: the Fluent files of each language, made into the two that a browser loads.
//!
//! The first is what the board and its buttons say, and is waited for; the rest comes with the panels. What a
//! language does not say yet is there in English, so the page needs no second language.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, bail};

use crate::assets::{Kind, Source, Sources};

/// The areas that are spoken of before all of the board's page is there.
const FIRST: [&str; 4] = ["challenge", "game", "page", "play"];

/// The areas that no page speaks of.
const ELSEWHERE: [&str; 1] = ["terminal"];

/// The language that is complete by definition.
const ENGLISH: &str = "en";

/// A message: its id, and its lines as they stand in the file.
type Message = (String, String);

/// The messages of every language.
pub(crate) struct Texts {
    /// By language, then by area.
    languages: BTreeMap<String, BTreeMap<String, Vec<Message>>>,
}

impl Texts {
    /// Reads a folder of folders, one for each language.
    pub(crate) fn read(folder: &Path) -> anyhow::Result<Texts> {
        let mut languages = BTreeMap::new();
        for (language, path) in entries(folder)? {
            let mut areas = BTreeMap::new();
            for (file, path) in entries(&path)? {
                let Some(area) = file.strip_suffix(".ftl") else { continue };
                let text = std::fs::read_to_string(&path)
                    .with_context(|| format!("cannot read {}", path.display()))?;
                areas.insert(area.to_owned(), messages(&text));
            }
            languages.insert(language, areas);
        }
        match languages.contains_key(ENGLISH) {
            true => Ok(Texts { languages }),
            false => bail!("{} has no English texts", folder.display()),
        }
    }

    /// Adds `texts/de-first.txt`, `texts/de-rest.txt` and so on.
    pub(crate) fn collect(&self, sources: &mut Sources) {
        for language in self.languages.keys() {
            for (part, is_first) in [("first", true), ("rest", false)] {
                let areas = self.languages[ENGLISH].keys();
                let wanted = areas.filter(|area| {
                    FIRST.contains(&area.as_str()) == is_first
                        && !ELSEWHERE.contains(&area.as_str())
                });
                let bytes = wanted.flat_map(|area| self.area(language, area)).collect::<String>();
                let source = Source { bytes: bytes.into_bytes(), kind: Kind::Plain };
                sources.insert(format!("texts/{language}-{part}.txt"), source);
            }
        }
    }

    /// An area in a language, in the order of the English one.
    fn area<'a>(&'a self, language: &'a str, area: &str) -> impl Iterator<Item = &'a str> {
        let own = self.languages[language].get(area);
        self.languages[ENGLISH][area].iter().map(move |(id, english)| {
            let own = own.into_iter().flatten().find(|(own, _)| own == id);
            own.map_or(english.as_str(), |(_, text)| text)
        })
    }

    /// Fills in `{{say id}}`: the message in every language, for where no script can choose one.
    pub(crate) fn fill_in(&self, page: &str) -> anyhow::Result<String> {
        let mut filled = String::new();
        let mut rest = page;
        while let Some((before, after)) = rest.split_once("{{say ") {
            let (id, after) = after.split_once("}}").context("`{{say` has no end")?;
            filled.push_str(before);
            for language in self.languages.keys() {
                let text = self.plain(language, id)?;
                filled.push_str(&format!("<span lang=\"{language}\">{text}</span> "));
            }
            rest = after;
        }
        filled.push_str(rest);
        Ok(filled)
    }

    /// A message of one line without values.
    fn plain(&self, language: &str, id: &str) -> anyhow::Result<String> {
        let mut areas = self.languages[ENGLISH].keys();
        let line = areas.find_map(|area| {
            self.area(language, area).find(|line| {
                line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='))
            })
        });
        let line = line.with_context(|| format!("there is no message {id}"))?;
        let (_, text) = line.split_once('=').unwrap_or_default();
        let text = text.trim();
        if text.contains(['{', '<', '&', '\n']) {
            bail!("{id} is not a plain sentence");
        }
        Ok(text.to_owned())
    }
}

/// The messages of a file, without comments and blank lines.
fn messages(text: &str) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let begins = line.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '-');
        let id = line.split([' ', '=']).next().unwrap_or_default();
        match messages.last_mut() {
            Some((_, lines)) if !begins => lines.push_str(&format!("{line}\n")),
            _ => messages.push((id.to_owned(), format!("{line}\n"))),
        }
    }
    messages
}

fn entries(folder: &Path) -> anyhow::Result<Vec<(String, std::path::PathBuf)>> {
    let cannot = || format!("cannot list {}", folder.display());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(cannot)? {
        let entry = entry.with_context(cannot)?;
        found.push((entry.file_name().to_string_lossy().into_owned(), entry.path()));
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts() -> Texts {
        let english = "# A comment.\n\nfailed = It failed.\nmoves =\n    { $count ->\n        [one] one\n       *[other] { $count }\n    }\n";
        let areas = |play: &str| {
            BTreeMap::from([
                ("lab".to_owned(), messages("lab-title = The Lab\n")),
                ("play".to_owned(), messages(play)),
            ])
        };
        let languages = [("en", areas(english)), ("de", areas("failed = Es ging nicht.\n"))];
        Texts { languages: languages.map(|(tag, areas)| (tag.to_owned(), areas)).into() }
    }

    #[test]
    fn what_is_not_translated_is_there_in_english() {
        let mut sources = Sources::new();
        texts().collect(&mut sources);
        let text = |name: &str| String::from_utf8(sources[name].bytes.clone()).unwrap();
        assert_eq!(text("texts/en-rest.txt"), "lab-title = The Lab\n");
        let german = text("texts/de-first.txt");
        assert!(german.starts_with("failed = Es ging nicht.\nmoves =\n    { $count ->\n"));
    }

    #[test]
    fn a_sentence_is_said_in_every_language() {
        let filled = texts().fill_in("<p>{{say failed}}</p>{{style.css}}").unwrap();
        let spans = "<span lang=\"de\">Es ging nicht.</span> <span lang=\"en\">It failed.</span> ";
        assert_eq!(filled, format!("<p>{spans}</p>{{{{style.css}}}}"));
        assert!(texts().fill_in("{{say moves}}").is_err());
        assert!(texts().fill_in("{{say nothing}}").is_err());
    }
}
