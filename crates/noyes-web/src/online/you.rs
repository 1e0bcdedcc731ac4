//! Who the player is on this server: a name, a key, and nothing else.

use leptos::{html, prelude::*, task::spawn_local};
use noyes_api::PlayerBody;

use super::{Online, api, api::Fault, people};
use crate::{controls::Action, icons::Icon, share, words};

#[component]
pub(super) fn You() -> impl IntoView {
    let online = expect_context::<Online>();
    let said = RwSignal::new(None::<String>);
    let tell = move |text: String| {
        online.session.say(text.clone());
        said.try_set(Some(text));
    };
    // What the server answers about the player, or why it does not.
    let take = move |answer: Result<PlayerBody, Fault>, done: words::Phrase| match answer {
        Ok(me) => {
            online.me.set(Some(me));
            tell(done.text());
        }
        Err(fault) => tell(people::why_not(&fault)),
    };
    let field = NodeRef::<html::Input>::new();
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        let name = Some(field.value().trim().to_owned()).filter(|name| !name.is_empty());
        spawn_local(async move { take(api::rename(name).await, words::online::NAME_KEPT) });
    };
    let name = move || online.me.with(|me| me.as_ref().and_then(|me| me.name.clone()));
    let summary = move || {
        online.me.with(|me| match me {
            None => words::online::NO_PLAYER.text(),
            Some(me) => words::online::summary(me.results, me.streak.current, me.streak.best),
        })
    };
    view! {
        <section class="online-you">
            <h3>{words::online::YOU}</h3>
            <p class="about">{summary}</p>
            <form class="online-name" on:submit=rename>
                <label class="pick">
                    <span>{words::online::NAME}</span>
                    <input
                        class="field"
                        node_ref=field
                        maxlength="24"
                        autocomplete="nickname"
                        prop:value=move || name().unwrap_or_default()
                    />
                </label>
                <button type="submit" class="button">{words::online::KEEP_NAME}</button>
            </form>
            <Key tell/>
            <Forget tell/>
            <p class="about said" role="status">{move || said.get()}</p>
        </section>
    }
}

/// Taking oneself to another device.
#[component]
fn Key(tell: impl Fn(String) + Copy + Send + 'static) -> impl IntoView {
    let online = expect_context::<Online>();
    let copied = RwSignal::new(false);
    let copy = move || {
        spawn_local(async move {
            match api::key().await {
                Ok(key) => share::copy(key, copied),
                Err(fault) => tell(people::why_not(&fault)),
            }
        });
    };
    let field = NodeRef::<html::Input>::new();
    let read = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        let key = field.value().trim().to_owned();
        spawn_local(async move {
            match api::use_key(key).await {
                Ok(me) => {
                    field.set_value("");
                    online.me.set(Some(me));
                    tell(words::online::KEY_USED.text());
                }
                Err(fault) => tell(people::why_not(&fault)),
            }
        });
    };
    let label = move || match copied.get() {
        true => words::COPIED.text(),
        false => words::online::COPY_KEY.text(),
    };
    view! {
        <details class="online-key">
            <summary>{words::online::OTHER_DEVICE}</summary>
            <p class="about">{words::online::KEY_IS}</p>
            <div class="buttons">
                <Action
                    icon=Icon::Copy
                    label=Signal::derive(label)
                    disabled=Signal::derive(move || online.me.with(Option::is_none))
                    class="copy-key"
                    on_press=copy
                />
            </div>
            <form class="online-name" on:submit=read>
                <label class="pick">
                    <span>{words::online::KEY}</span>
                    <input class="field" node_ref=field autocomplete="off" spellcheck="false"/>
                </label>
                <button type="submit" class="button">{words::online::USE_KEY}</button>
            </form>
        </details>
    }
}

/// Deleting everything, which takes a second press.
#[component]
fn Forget(tell: impl Fn(String) + Copy + Send + 'static) -> impl IntoView {
    let online = expect_context::<Online>();
    let sure = RwSignal::new(false);
    let press = move |_| {
        if !sure.get_untracked() {
            sure.set(true);
            return;
        }
        spawn_local(async move {
            match api::forget_me().await {
                Ok(()) => {
                    online.me.set(None);
                    tell(words::online::FORGOTTEN.text());
                }
                Err(fault) => tell(people::why_not(&fault)),
            }
            sure.try_set(false);
        });
    };
    move || {
        online.me.with(Option::is_some).then(|| {
            view! {
                <div class="buttons">
                    <button type="button" class="button forget-me" on:click=press>
                        {move || match sure.get() {
                            true => words::online::FORGET_SURE.text(),
                            false => words::online::FORGET.text(),
                        }}
                    </button>
                    {move || sure.get().then(|| view! {
                        <button type="button" class="button quiet" on:click=move |_| sure.set(false)>
                            {words::challenge::CANCEL}
                        </button>
                    })}
                </div>
            }
        })
    }
}
