//! Keys as the browser reports them.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::keys::Press;

/// The key, unless it belongs to something that has its own use for it: a text, a choice, or a
/// way to write.
pub(crate) fn press(event: &KeyboardEvent) -> Option<Press> {
    if event.default_prevented() || event.is_composing() || writes(event) {
        return None;
    }
    Some(Press {
        key: event.key(),
        code: event.code(),
        control: event.ctrl_key() || event.meta_key(),
        shift: event.shift_key(),
        alt: event.alt_key(),
    })
}

fn writes(event: &KeyboardEvent) -> bool {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    target.is_some_and(|element| {
        element.matches("input, textarea, select, [contenteditable]").unwrap_or(false)
    })
}
