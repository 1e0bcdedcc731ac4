//! Where the journal's lines are kept: `scripts/journal.js` has the browser's database.

use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use web_sys::js_sys::Array;

use crate::storage::Lost;

mod browser {
    use super::*;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = noyesJournal, catch)]
        pub(super) async fn read() -> Result<JsValue, JsValue>;
        #[wasm_bindgen(js_namespace = noyesJournal, catch)]
        pub(super) async fn append(lines: Array) -> Result<(), JsValue>;
        #[wasm_bindgen(js_namespace = noyesJournal)]
        pub(super) fn listen(call: &JsValue);
        #[wasm_bindgen(js_namespace = noyesJournal)]
        pub(super) async fn persist() -> JsValue;
    }
}

fn lines_of(value: JsValue) -> Vec<String> {
    Array::from(&value).iter().filter_map(|line| line.as_string()).collect()
}

/// All lines, in whatever order.
pub(super) async fn read() -> Result<Vec<String>, Lost> {
    browser::read().await.map(lines_of).map_err(|_| Lost)
}

/// Adds lines, all or none; they are on the disk when it returns.
pub(super) async fn append(lines: impl IntoIterator<Item = String>) -> Result<(), Lost> {
    let lines = lines.into_iter().map(JsValue::from).collect();
    browser::append(lines).await.map_err(|_| Lost)
}

/// Calls back with lines that other windows of the page have added, as long as the page lives.
pub(super) fn listen(mut call: impl FnMut(Vec<String>) + 'static) {
    let call = Closure::<dyn FnMut(JsValue)>::new(move |lines| call(lines_of(lines)));
    browser::listen(call.into_js_value().unchecked_ref());
}

/// Asks the browser not to throw away what is stored; whether it agrees.
pub(super) async fn persist() -> bool {
    browser::persist().await.as_bool().unwrap_or(false)
}
