//! Saying a message where there is no browser to do it.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use intl_memoizer::{IntlLangMemoizer, Memoizable};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Language};

/// Every file, after the tag of its language.
const TEXTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Everything that is said, in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// For what is not translated yet.
    english: Option<FluentBundle<FluentResource>>,
}

impl Words {
    /// The words of a language.
    pub fn new(language: Language) -> Words {
        let english = (language != Language::English).then(|| bundle(Language::English));
        Words { language, bundle: bundle(language), english }
    }

    /// The language that is spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message with these values. What is not translated is said in English, and what is no
    /// message at all is said as it stands: a missing text stops nobody.
    pub fn say(&self, id: &str, values: &[(&str, Arg)]) -> String {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            match value {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, text.as_str()),
            }
        }
        let said =
            [Some(&self.bundle), self.english.as_ref()].into_iter().flatten().find_map(|bundle| {
                let pattern = bundle.get_message(id)?.value()?;
                // A value that is missing is shown by its name.
                Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
            });
        said.unwrap_or_else(|| id.to_owned())
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![tag]);
    // Invisible marks around values help where right-to-left and left-to-right meet; terminals show
    // them as boxes.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(number));
    for (_, text) in TEXTS.iter().filter(|(tag, _)| *tag == language.tag()) {
        // What cannot be read is left out; a test reads every file.
        let resource = match FluentResource::try_new((*text).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Writes numbers in the language's way.
fn number(value: &FluentValue, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let Ok(text) = memoizer.with_try_get::<Writing, _, _>((), |writing| {
        let text = number.value.to_string();
        let places = text.split_once('.').map_or(0, |(_, fraction)| fraction.len());
        writing.0.decimal(number.value, places)
    });
    Some(text)
}

/// The language that a bundle writes, as its memory gives it to functions that stand alone.
struct Writing(Language);

impl Memoizable for Writing {
    type Args = ();
    type Error = core::convert::Infallible;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, Self::Error> {
        Ok(Writing(Language::choose([language.language.as_str()])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_counted_and_grouped() {
        let dealt = |language, boards: u64| {
            Words::new(language).say("lab-dealt", &[("boards", boards.into())])
        };
        assert_eq!(dealt(Language::English, 1), "1 board dealt");
        assert_eq!(dealt(Language::English, 1234), "1,234 boards dealt");
        assert_eq!(dealt(Language::German, 1234), "1.234 Bretter gemischt");
    }

    #[test]
    fn what_is_missing_stops_nobody() {
        let words = Words::new(Language::French);
        assert_eq!(words.say("no-such-message", &[]), "no-such-message");
        assert!(words.say("own-placed", &[]).contains("tile"));
    }
}
