//! Opening a replay record from elsewhere.

use leptos::{ev, prelude::*, task::spawn_local};
use noyes_game::{Replay, ReplayError};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use crate::{session::Session, words};

/// The first replay in a text, if it can be played again.
fn read(text: &str) -> Result<Replay, ReplayError> {
    let line = text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    // A record may be spread over several lines, too.
    let replay = Replay::from_json(line).or_else(|_| Replay::from_json(text.trim()))?;
    replay.verify()?;
    Ok(replay)
}

/// A field for the text of a replay, and a way to its file.
#[component]
pub(super) fn Open(on_open: Callback<Replay>) -> impl IntoView {
    let session = expect_context::<Session>();
    let fault = RwSignal::new(None::<String>);
    let take = move |text: &str| match read(text) {
        Ok(replay) => {
            fault.set(None);
            on_open.run(replay);
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        Err(error) => {
            let said = words::review::bad_replay(&error);
            session.say(said.clone());
            fault.set(Some(said));
        }
    };
    let typed = move |event: ev::Event| {
        let text = event_target_value(&event);
        if text.trim().is_empty() {
            fault.set(None);
        } else {
            take(&text);
        }
    };
    let chosen = move |event: ev::Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.item(0)) else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            take(&text.unwrap_or_default());
            // The same file can be chosen once more.
            input.set_value("");
        });
    };
    view! {
        <section class="review-open">
            <h3>{words::review::OPEN}</h3>
            <p class="about">{words::review::OPEN_IS}</p>
            <textarea
                class="field replay-text"
                rows="2"
                spellcheck="false"
                aria-label=words::review::OPEN_TEXT
                on:input=typed
            ></textarea>
            <label class="button replay-file">
                <span>{words::review::OPEN_FILE}</span>
                <input type="file" class="announced" accept=".json,.jsonl,.txt,application/json" on:change=chosen/>
            </label>
            {move || fault.get().map(|text| view! { <p class="review-fault" role="alert">{text}</p> })}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replay_is_read_and_played_again() {
        let replay = r#"{"v":1,"board":"1 2 3/4 5 6/7 0 8","goal":"blank-last","size":"3x3","metric":"stm","moves":[["L",900]],"assisted":false,"control":null}"#;
        assert_eq!(read(&format!("\n {replay}\n")).unwrap().moves.len(), 1);
        assert_eq!(read(&replay.replace(',', ",\n")).unwrap().moves.len(), 1);
        assert!(matches!(read("nothing"), Err(ReplayError::Malformed(_))));
        let wrong = replay.replace("\"L\"", "\"U\"");
        assert!(matches!(read(&wrong), Err(ReplayError::Illegal { at: 0, .. })));
    }
}
