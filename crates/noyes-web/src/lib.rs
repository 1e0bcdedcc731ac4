//! The game on a page.

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the game into the page; the page's boot script calls it once.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    mount_to_body(Page);
}

#[component]
fn Page() -> impl IntoView {
    view! {
        <main>
            <h1>"noyes"</h1>
            <p>"A sliding puzzle that is dealt right."</p>
        </main>
    }
}
