//! How it works, in a few words.

use leptos::prelude::*;

use crate::words::{self, Phrase, help::Cap};

#[component]
pub(crate) fn Help() -> impl IntoView {
    let section = |(heading, paragraphs): (Phrase, &'static [Phrase])| {
        view! {
            <section>
                <h3>{heading}</h3>
                {paragraphs.iter().map(|text| view! { <p>{*text}</p> }).collect_view()}
            </section>
        }
    };
    let key = |(keys, effect): (&'static [Cap], Phrase)| {
        view! {
            <div>
                <dt>{keys.iter().map(|key| view! { <kbd>{key.text()}</kbd> }).collect_view()}</dt>
                <dd>{effect}</dd>
            </div>
        }
    };
    view! {
        <article class="help">
            <h2 class="title">{words::help::TITLE}</h2>
            <div class="help-sections">
                {words::help::SECTIONS.map(section).collect_view()}
            </div>
            <section class="help-keys">
                <h3>{words::help::KEYS}</h3>
                <dl>{words::help::KEY_TABLE.map(key).collect_view()}</dl>
            </section>
        </article>
    }
}
