//! Saying messages: in the browser by its Fluent library and the texts that the boot script has
//! loaded, in unit tests by the same texts as `noyes-words` has them.

use leptos::prelude::{IntoAttributeValue, IntoRender, Signal};
use noyes_words::{Arg, Language};

/// A message without values. It stands in `view!` where a text would, for children and attributes;
/// inside a closure it is `phrase.text()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Phrase(pub(crate) &'static str);

impl Phrase {
    /// What it says.
    pub(crate) fn text(self) -> String {
        say(self.0, &[])
    }
}

impl From<Phrase> for String {
    fn from(phrase: Phrase) -> String {
        phrase.text()
    }
}

impl From<Phrase> for Signal<String> {
    fn from(phrase: Phrase) -> Signal<String> {
        phrase.text().into()
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Text(phrase.text())
    }
}

impl core::fmt::Display for Phrase {
    fn fmt(&self, to: &mut core::fmt::Formatter) -> core::fmt::Result {
        to.write_str(&self.text())
    }
}

impl IntoRender for Phrase {
    type Output = String;

    fn into_render(self) -> String {
        self.text()
    }
}

impl IntoAttributeValue for Phrase {
    type Output = String;

    fn into_attribute_value(self) -> String {
        self.text()
    }
}

/// A message with its values.
pub(crate) fn say(id: &str, values: &[(&str, Arg)]) -> String {
    voice::say(id, values)
}

/// The language that is spoken.
pub(crate) fn language() -> Language {
    voice::language()
}

/// A moment, in milliseconds of Unix time, as a day of the player's calendar.
#[allow(dead_code, reason = "wanted by the records")]
pub(crate) fn date(moment: f64) -> String {
    voice::date(moment, false)
}

/// The same with the time of day.
#[allow(dead_code, reason = "wanted by the records")]
pub(crate) fn date_and_time(moment: f64) -> String {
    voice::date(moment, true)
}

#[cfg(target_arch = "wasm32")]
mod voice {
    use noyes_words::{Arg, Language};
    use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

    mod browser {
        use super::*;

        #[wasm_bindgen]
        extern "C" {
            #[wasm_bindgen(js_namespace = noyesWords)]
            pub(super) fn say(id: &str, values: Vec<JsValue>) -> String;
            #[wasm_bindgen(js_namespace = noyesWords)]
            pub(super) fn date(moment: f64, with_time: bool) -> String;
        }
    }

    pub(super) fn say(id: &str, values: &[(&str, Arg)]) -> String {
        let mut list = Vec::with_capacity(2 * values.len());
        for (name, value) in values {
            list.push(JsValue::from_str(name));
            list.push(match value {
                Arg::Number(number) => JsValue::from_f64(*number),
                Arg::Text(text) => JsValue::from_str(text),
            });
        }
        browser::say(id, list)
    }

    pub(super) fn date(moment: f64, with_time: bool) -> String {
        browser::date(moment, with_time)
    }

    pub(super) fn language() -> Language {
        let root = leptos::prelude::document().document_element();
        let tag = root.and_then(|root| root.get_attribute("lang")).unwrap_or_default();
        Language::choose([tag.as_str()])
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod voice {
    use noyes_words::{Arg, Language, Words};

    thread_local! {
        static WORDS: Words = Words::new(Language::English);
    }

    pub(super) fn say(id: &str, values: &[(&str, Arg)]) -> String {
        WORDS.with(|words| words.say(id, values))
    }

    pub(super) fn date(moment: f64, _: bool) -> String {
        format!("{moment}")
    }

    pub(super) fn language() -> Language {
        WORDS.with(Words::language)
    }
}
