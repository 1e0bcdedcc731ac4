//! Canvases, and pictures as addresses.

use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, Url, js_sys};

/// An empty canvas that is not on the page.
pub(crate) fn new(width: u32, height: u32) -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(width);
    canvas.set_height(height);
    Some(canvas)
}

pub(crate) fn context(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    canvas.get_context("2d").ok()??.dyn_into().ok()
}

/// What is on a canvas, as an address on this device. It is held until it is forgotten.
pub(crate) async fn address(canvas: &HtmlCanvasElement) -> Option<String> {
    let made = js_sys::Promise::new(&mut |done, _| {
        let take = Closure::once_into_js(move |blob: JsValue| {
            // The promise takes whatever it is given.
            done.call1(&JsValue::NULL, &blob).ok();
        });
        canvas.to_blob(take.unchecked_ref()).ok();
    });
    let blob: Blob = JsFuture::from(made).await.ok()?.dyn_into().ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

/// Lets go of what an address holds.
pub(crate) fn forget(address: String) {
    Url::revoke_object_url(&address).ok();
}
