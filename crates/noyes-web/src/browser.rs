//! What the browser knows: the time, chance, and the window.

use leptos::prelude::{document, window};
use noyes_game::Millis;
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlElement, Url};

/// Milliseconds since the page was opened, by a clock that never steps back.
pub(crate) fn now() -> Millis {
    // From 0 on, so nothing is lost but fractions of a millisecond.
    window().performance().map_or(0, |clock| clock.now() as Millis)
}

/// Milliseconds since the beginning of 1970, by the clock of this device.
pub(crate) fn unix_now() -> Millis {
    // Not negative, so nothing is lost but fractions of a millisecond.
    web_sys::js_sys::Date::now() as Millis
}

/// The element with this id.
pub(crate) fn element(id: &str) -> Option<HtmlElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// 256 bits of chance as 64 hexadecimal digits; `None` if the browser has none to give.
pub(crate) fn fresh_seed() -> Option<String> {
    let mut bytes = [0; 32];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Whether a media query holds.
pub(crate) fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|media| media.matches())
}

/// Offers a text to be saved as a file.
pub(crate) fn save(name: &str, kind: &str, text: &str) {
    let offer = || {
        let parts = web_sys::js_sys::Array::of1(&text.into());
        let options = BlobPropertyBag::new();
        options.set_type(kind);
        let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
        let address = Url::create_object_url_with_blob(&blob).ok()?;
        let link: HtmlElement = document().create_element("a").ok()?.dyn_into().ok()?;
        link.set_attribute("href", &address).ok()?;
        link.set_attribute("download", name).ok()?;
        link.click();
        Url::revoke_object_url(&address).ok()
    };
    // Without a file nothing is lost: the button can be pressed again.
    offer();
}

/// The end of the address from `#` on, or an empty text.
pub(crate) fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// The address of this page with another end, which follows the `#`.
pub(crate) fn address_with(fragment: &str) -> String {
    let address = window().location().href().unwrap_or_default();
    let page = address.split('#').next().unwrap_or_default();
    format!("{page}#{fragment}")
}

/// Gives the address another end, without a step in the browser's history.
pub(crate) fn replace_fragment(fragment: &str) {
    if let Ok(history) = window().history() {
        // Refused at worst (browsers count), and then the address only says what was.
        let address = format!("#{fragment}");
        history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address)).ok();
    }
}

/// Takes the end off the address, without a step in the browser's history.
pub(crate) fn clear_fragment() {
    let address = window().location().href().unwrap_or_default();
    let page = address.split('#').next().unwrap_or_default();
    if let Ok(history) = window().history() {
        // Refused at worst, and then the address only says what was.
        history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(page)).ok();
    }
}

/// Loads the page once more.
pub(crate) fn reload() {
    // Refused at worst, and then the page stays as it is.
    window().location().reload().ok();
}
