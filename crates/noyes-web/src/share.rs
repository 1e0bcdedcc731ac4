//! A link to this board, copied and shown.

use leptos::prelude::*;
use noyes_game::Game;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;

use crate::{
    browser,
    icons::{Drawing, Icon},
    session::Session,
    words,
};

/// The link that is being shared, if one is.
#[derive(Clone, Copy)]
pub(crate) struct Share {
    session: Session,
    address: RwSignal<Option<String>>,
    /// Whether the clipboard took it.
    copied: RwSignal<bool>,
}

impl Share {
    /// It is closed by itself when another board lies there.
    pub(crate) fn new(session: Session) -> Share {
        let share = Share { session, address: RwSignal::new(None), copied: RwSignal::new(false) };
        let (game, coaching) = (session.game(), session.coaching());
        let link = Memo::new(move |_| game.with(Game::link));
        Effect::new(move |_| {
            // Read and not only tracked: a memo that was never computed follows nothing.
            link.get();
            coaching.get();
            share.close();
        });
        share
    }

    fn close(&self) {
        self.address.set(None);
    }

    /// Shows the link and puts it on the clipboard.
    pub(crate) fn press(&self) {
        let link = self.session.game().with_untracked(Game::link);
        let address = browser::address_with(&link.to_string());
        self.address.set(Some(address.clone()));
        self.copied.set(false);
        copy(address, self.copied);
    }
}

/// Puts a text on the clipboard and says whether that worked. Some browsers refuse: then the text
/// is there to be copied by hand.
pub(crate) fn copy(text: String, copied: RwSignal<bool>) {
    spawn_local(async move {
        let clipboard = window().navigator().clipboard();
        let done = JsFuture::from(clipboard.write_text(&text)).await.is_ok();
        copied.try_set(done);
    });
}

/// The link in a field, while it is being shared.
#[component]
pub(crate) fn ShareLink() -> impl IntoView {
    let share = expect_context::<Share>();
    let Share { address, copied, .. } = share;
    let select =
        move |event: web_sys::FocusEvent| event_target::<HtmlInputElement>(&event).select();
    move || {
        address.get().map(|address| {
            view! {
                <div class="share-link">
                    <p role="status">
                        {move || if copied.get() { words::LINK_COPIED } else { words::LINK_TO_COPY }.text()}
                    </p>
                    <div class="field-row">
                        <input
                            class="field"
                            type="text"
                            readonly
                            aria-label=words::LINK
                            prop:value=address
                            on:focus=select
                        />
                        <button
                            type="button"
                            class="button square-button"
                            aria-label=words::CLOSE
                            on:click=move |_| share.close()
                        >
                            <Drawing icon=Icon::Close/>
                        </button>
                    </div>
                </div>
            }
        })
    }
}
