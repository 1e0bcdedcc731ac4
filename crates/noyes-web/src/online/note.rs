//! What is said below a game that counts.

use leptos::prelude::*;
use noyes_api::ResultBody;

use super::{Online, Sending, page};
use crate::{controls::Action, icons::Icon, share, words};

/// Whether it has reached the server, and what that makes of it.
#[component]
pub(crate) fn SentNote() -> impl IntoView {
    let online = expect_context::<Online>();
    move || {
        online.sending.get().map(|sending| {
            let share = match &sending {
                Sending::Recorded(result) => result.share.clone(),
                _ => None,
            };
            view! {
                <p class="lead sent" role="status">
                    {sentence(&sending)} " " <a href=page::ADDRESS>{words::online::TO_LIST}</a>
                </p>
                {share.map(|text| view! { <ShareLine text/> })}
            }
        })
    }
}

#[component]
fn ShareLine(text: String) -> impl IntoView {
    let copied = RwSignal::new(false);
    let label = move || match copied.get() {
        true => words::COPIED.text(),
        false => words::challenge::SHARE_RESULT.text(),
    };
    let line = text.clone();
    view! {
        <p class="about share-line">{text}</p>
        <div class="buttons">
            <Action
                icon=Icon::Copy
                label=Signal::derive(label)
                class="share-result"
                on_press=move || share::copy(line.clone(), copied)
            />
        </div>
    }
}

/// How it stands, in a sentence.
pub(super) fn sentence(sending: &Sending) -> String {
    match sending {
        Sending::Under => words::online::SENDING.text(),
        Sending::Kept => words::online::KEPT.text(),
        Sending::Recorded(result) => recorded(result),
        Sending::Refused(why) => why.clone(),
    }
}

fn recorded(result: &ResultBody) -> String {
    match &result.unranked {
        Some(why) => words::online::unranked(&why.code, &why.message),
        None => words::online::recorded(result.time, result.assisted),
    }
}
