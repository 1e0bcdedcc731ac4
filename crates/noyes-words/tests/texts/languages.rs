//! Each language says everything, and says it well.

use std::collections::BTreeSet;

use noyes_words::Language;

use crate::{Message, Messages, all, area, files, text};

const OTHERS: [Language; 4] =
    [Language::German, Language::Chinese, Language::French, Language::Spanish];

#[test]
fn every_language_has_the_messages_of_english() {
    let mut wrong = Vec::new();
    for file in files(Language::English) {
        let english = area(Language::English, &file);
        for language in OTHERS {
            let own = area(language, &file);
            let tag = language.tag();
            let (here, there): (BTreeSet<_>, BTreeSet<_>) =
                (own.keys().collect(), english.keys().collect());
            wrong.extend(there.difference(&here).map(|id| format!("{tag}/{file} has no {id}")));
            wrong.extend(here.difference(&there).map(|id| format!("en/{file} has no {id}")));
        }
    }
    for language in OTHERS {
        for file in files(language).difference(&files(Language::English)) {
            wrong.push(format!("{}/{file} has no English file", language.tag()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_translation_tells_what_the_english_message_tells() {
    let english = all(Language::English);
    let mut wrong = Vec::new();
    for language in OTHERS {
        let own = all(language);
        for (id, message) in &own {
            let Some(original) = english.get(id) else { continue };
            let tag = language.tag();
            if message.attributes != original.attributes {
                wrong.push(format!("{tag}: {id} has other attributes"));
            }
            let (told, wanted) = (told(message, &own), told(original, &english));
            let lost = wanted.difference(&told);
            wrong.extend(lost.map(|name| format!("{tag}: {id} lost ${name}")));
            // A value that only other languages need is named in the comment.
            let comments = comments(original, &english);
            let unknown =
                told.difference(&wanted).filter(|name| !comments.contains(&format!("${name}")));
            wrong.extend(unknown.map(|name| format!("{tag}: {id} knows of ${name}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The values that a message tells, by itself and by its parts.
fn told(message: &Message, all: &Messages) -> BTreeSet<String> {
    let mut told = message.variables.clone();
    for part in &message.parts {
        let part = all.get(part).unwrap_or_else(|| panic!("there is no message {part}"));
        told.extend(self::told(part, all));
    }
    told
}

/// What is said about a message and its parts.
fn comments(message: &Message, all: &Messages) -> String {
    let parts = message.parts.iter().map(|part| comments(&all[part], all));
    [message.comment.clone()].into_iter().chain(parts).collect::<Vec<_>>().join("\n")
}

#[test]
fn choices_by_number_know_the_languages_forms() {
    const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    let english = all(Language::English);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        // CLDR has `many` for millions in French and Spanish, where `other` says it as well here.
        let wanted: &[&str] = match language {
            Language::Chinese => &["other"],
            _ => &["one", "other"],
        };
        for (id, message) in all(language) {
            for choice in message.choices {
                let forms: Vec<&str> = choice
                    .iter()
                    .map(|(key, _)| key.as_str())
                    .filter(|key| FORMS.contains(key))
                    .collect();
                // A sentence may count nothing that changes its form, where English counts nothing.
                let counts = english[&id].choices.iter().flatten().any(|(key, _)| key == "one");
                let is_plain = !counts && forms == ["other"];
                let default = choice.iter().find(|(_, default)| *default);
                let ends_with_other = default.is_some_and(|(key, _)| key == "other");
                if !forms.is_empty() && !((forms == wanted || is_plain) && ends_with_other) {
                    wrong.push(format!("{}: {id} has {forms:?}", language.tag()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn texts_are_well_set() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for file in files(language) {
            let spaces = text(language, &file).lines().any(|line| line.ends_with(' '));
            if spaces {
                wrong.push(format!("{}/{file} has a space at an end of a line", language.tag()));
            }
        }
        for (id, message) in all(language) {
            let at = format!("{}: {id}", language.tag());
            let text = message.texts.join("{}");
            if text.contains(['"', '\'']) {
                wrong.push(format!("{at} has straight quotes"));
            }
            if text.contains("...") || text.contains("!") || text.contains("  ") {
                wrong.push(format!("{at} has dots, two spaces or an exclamation mark"));
            }
            let before_signs = [" ;", " :", " ?", " »", "« "];
            if language == Language::French && before_signs.iter().any(|sign| text.contains(sign)) {
                wrong.push(format!("{at} may break before a sign"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_message_belongs_to_its_area() {
    for file in files(Language::English) {
        let name = file.strip_suffix(".ftl").expect("a Fluent file");
        for id in area(Language::English, &file).keys() {
            assert!(id.starts_with(&format!("{name}-")), "{id} stands in {file}");
        }
    }
}
