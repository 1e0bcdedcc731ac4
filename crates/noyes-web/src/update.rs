//! A new version of the page: it is fetched in the background (`scripts/update.js`), and takes over
//! when the player says so. The running game is stored before the page is left, like at any reload.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};

use crate::{session::Session, words};

mod browser {
    use super::*;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = noyesUpdate)]
        pub(super) fn listen(call: &JsValue);
        #[wasm_bindgen(js_namespace = noyesUpdate)]
        pub(super) fn apply();
    }
}

/// The line that offers the new version, once there is one.
#[component]
pub(crate) fn UpdateReady() -> impl IntoView {
    let session = expect_context::<Session>();
    let ready = RwSignal::new(false);
    // The page lives as long as its window.
    let call = Closure::<dyn FnMut()>::new(move || ready.set(true));
    browser::listen(call.into_js_value().unchecked_ref());
    let take = move |_| {
        session.hide();
        browser::apply();
    };
    move || {
        ready.get().then(|| {
            view! {
                <div class="notice update" role="status">
                    <p>{words::UPDATE_READY}</p>
                    <button type="button" class="link" on:click=take>
                        {words::UPDATE_NOW}
                    </button>
                </div>
            }
        })
    }
}
