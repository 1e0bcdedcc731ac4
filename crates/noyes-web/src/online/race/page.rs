//! Where races begin: opening one, and coming into one by its link.

use leptos::prelude::*;

use super::{Race, RacePanel};
use crate::{later::follow, online, session::Session, view::View, words};

#[component]
pub(crate) fn RacePage() -> impl IntoView {
    if !online::is_there() {
        return view! { <online::NoServer/> }.into_any();
    }
    let race = Race::shared();
    let invited = RwSignal::new(None::<String>);
    follow(View::Race, move |fragment| invited.set(id_in(fragment)));
    // Somebody else's link, while this page is in no race or in another one.
    let invitation =
        Memo::new(move |_| invited.get().filter(|id| race.id.with(|now| now.as_ref() != Some(id))));
    let size = expect_context::<Session>()
        .settings()
        .with_untracked(|settings| words::size(settings.size()));
    let begin = move || match invitation.get() {
        Some(id) => {
            let enter = |watch: bool| {
                let id = id.clone();
                move |_| race.enter(id.clone(), watch)
            };
            view! {
                <div class="buttons">
                    <button type="button" class="button accent come-in" on:click=enter(false)>
                        {words::race::COME_IN}
                    </button>
                    <button type="button" class="button look-on" on:click=enter(true)>
                        {words::race::LOOK_ON}
                    </button>
                </div>
            }
            .into_any()
        }
        None if race.id.with(Option::is_none) => view! {
            <div class="buttons">
                <button type="button" class="button accent open-race" on:click=move |_| race.open()>
                    {words::race::open(&size)}
                </button>
            </div>
        }
        .into_any(),
        None => ().into_any(),
    };
    view! {
        <article class="online race-page">
            <header class="online-today">
                <h2 class="title">{move || match invitation.get() {
                    Some(_) => words::race::INVITED.text(),
                    None => words::race::TITLE.text(),
                }}</h2>
                <p class="lead">{words::race::ABOUT}</p>
                {begin}
            </header>
            <RacePanel/>
        </article>
    }
    .into_any()
}

/// The name of a race in the end of an address. It goes into other addresses, and is none if that
/// could change them.
fn id_in(fragment: &str) -> Option<String> {
    let id = fragment.split('&').find_map(|part| part.strip_prefix("id="))?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (!id.is_empty() && id.bytes().all(plain)).then(|| id.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_race_is_known_by_its_link() {
        assert_eq!(id_in("#race&id=aB-_9").as_deref(), Some("aB-_9"));
        assert_eq!(id_in("#race"), None);
        assert_eq!(id_in("#race&id="), None);
        assert_eq!(id_in("#race&id=../me"), None);
    }
}
