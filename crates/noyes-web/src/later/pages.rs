//! The pages that are not there before they are first wanted. What such a page keeps between two
//! visits, it makes by [`kept`], and it hears of addresses by [`follow`].

use futures_util::{FutureExt, future::join};
use leptos::{prelude::*, task::spawn_local};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::fetch_rest;
use crate::{
    help::Help,
    lab::LabPage,
    online::{OnlinePage, RacePage},
    own::OwnBoard,
    records::Records,
    review::ReviewPage,
    session::Session,
    view::View,
    why::Why,
    words,
};

/// Draws a page. Nothing of it is loaded with the board that is played.
#[wasm_split(pages, fallible, preload(load))]
fn draw(view: View) -> Result<AnyView, SplitLoaderError> {
    Ok(match view {
        // It is drawn without being loaded.
        View::Play => ().into_any(),
        View::Own => view! { <OwnBoard/> }.into_any(),
        View::Records => view! { <Records/> }.into_any(),
        View::Online => view! { <OnlinePage/> }.into_any(),
        View::Race => view! { <RacePage/> }.into_any(),
        View::Why => view! { <Why/> }.into_any(),
        View::Lab => view! { <LabPage/> }.into_any(),
        View::Review => view! { <ReviewPage/> }.into_any(),
        View::Help => view! { <Help/> }.into_any(),
    })
}

/// What the pages share that are loaded later.
#[derive(Clone, Copy)]
pub(crate) struct Open {
    /// The end of the address, as it was last changed from outside.
    pub(crate) fragment: RwSignal<String>,
    /// The address of the Lab's script.
    pub(crate) lab_script: StoredValue<String>,
}

impl Open {
    /// To be called where the whole page begins.
    pub(crate) fn begin(lab_script: String) -> Open {
        Open {
            fragment: RwSignal::new(crate::browser::fragment()),
            lab_script: StoredValue::new(lab_script),
        }
    }
}

/// What a page has made at its first visit, or makes now.
pub(crate) fn kept<T: Clone + Send + Sync + 'static>(make: impl FnOnce() -> T) -> T {
    use_context::<T>().unwrap_or_else(|| {
        expect_context::<Session>().panels().within(|| {
            let made = make();
            provide_context(made.clone());
            made
        })
    })
}

/// Opens the address of this page now, and each one that follows while the page is there.
pub(crate) fn follow(view: View, open: impl Fn(&str) + 'static) {
    let fragment = expect_context::<Open>().fragment;
    open(&fragment.get_untracked());
    Effect::watch(
        move || fragment.get(),
        move |fragment, _, _| {
            if View::of_fragment(fragment) == view {
                open(fragment);
            }
        },
        false,
    );
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Loading,
    There,
    Failed,
}

/// A page that may have to be loaded first.
#[component]
pub(crate) fn Later(view: View) -> impl IntoView {
    let state = RwSignal::new(State::Loading);
    let fetch = move || {
        state.set(State::Loading);
        spawn_local(async move {
            let (page, rest) = join(load(), fetch_rest()).await;
            let next = if page.is_ok() && rest.is_ok() { State::There } else { State::Failed };
            // Unless the player has gone on to another page.
            state.try_set(next);
        });
    };
    fetch();
    move || match state.get() {
        // It is loaded: the answer is there at once.
        State::There => {
            draw(view).now_or_never().and_then(Result::ok).unwrap_or_else(|| ().into_any())
        }
        State::Loading => view! {
            <div class="later" role="status">
                <h2 class="title">{words::page_name(view)}</h2>
                <p class="lead">{words::LOADING}</p>
            </div>
        }
        .into_any(),
        State::Failed => view! {
            <div class="later failed">
                <h2 class="title">{words::page_name(view)}</h2>
                <div class="notice warns" role="alert">
                    <p>
                        {words::NOT_LOADED} " "
                        <button type="button" class="link" on:click=move |_| fetch()>
                            {words::TRY_AGAIN}
                        </button>
                    </p>
                </div>
            </div>
        }
        .into_any(),
    }
}
