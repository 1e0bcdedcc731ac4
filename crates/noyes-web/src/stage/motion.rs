//! How tiles travel.

use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};
use web_sys::{Element, js_sys};

// `Element.animate` is there in every browser; web-sys has it behind a compiler flag.
#[wasm_bindgen]
extern "C" {
    type Animated;

    #[wasm_bindgen(method)]
    fn animate(this: &Animated, frames: &JsValue, options: &JsValue) -> JsValue;
}

/// The states between which a tile travels.
pub(super) fn frames(transforms: &[&str]) -> JsValue {
    transforms
        .iter()
        .map(|transform| object(&[("transform", JsValue::from_str(transform))]))
        .collect::<js_sys::Array>()
        .into()
}

fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = js_sys::Object::new();
    for (name, value) in fields {
        // A fresh plain object takes any field.
        js_sys::Reflect::set(&object, &JsValue::from_str(name), value).ok();
    }
    object.into()
}

/// Lets an element travel through these states, in so many milliseconds after so many.
pub(super) fn animate(
    element: &Element,
    frames: &JsValue,
    duration: f64,
    delay: f64,
    easing: &str,
) {
    let options = object(&[
        ("duration", duration.into()),
        ("delay", delay.into()),
        ("easing", JsValue::from_str(easing)),
    ]);
    element.unchecked_ref::<Animated>().animate(frames, &options);
}
