//! The Lab in a thread of the browser.
//!
//! The worker's script passes each message of the page, a [`LabAsk`](noyes_api::LabAsk) as JSON, on
//! to [`examine`], which posts [`LabNews`] as JSON.
//!
//! ```text
//! page    {"deal":{"id":1,"card":0,"recipe":{"size":"4x4","shuffle":"swap-any",…},"seed":"5f0c…","count":100}}
//! worker  {"counted":{"id":1,"boards":100,"unsolvable":52,"ratios":[0.96,…],…}}
//! page    {"audit":{"id":2,"recipe":{"size":"3x3","shuffle":"swap-any",…}}}
//! worker  {"progress":{"id":2,"done":3,"total":9}}               while it works
//! worker  {"audited":{"id":2,"audit":{"basis":"enumeration",…}}}
//! worker  {"error":{"id":2,"error":{"code":"never-solvable","message":"…","at":null}}}   instead
//! ```
//!
//! A worker that computes reads no message: the page deals with one worker and works out with
//! another, asks for a few boards at a time, and ends the second worker when nobody waits for its
//! answer any more.
#![deny(unsafe_code)]

mod audit;
mod examiner;
mod map;
mod sampler;

use std::cell::RefCell;

use noyes_api::LabNews;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::examiner::Examiner;

#[wasm_bindgen]
extern "C" {
    /// Posts a message to the page.
    #[wasm_bindgen(js_name = postMessage)]
    fn post_message(text: &str);
}

thread_local! {
    static EXAMINER: RefCell<Examiner> = RefCell::new(Examiner::default());
}

/// To be called once, before the first question.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Answers a question, a [`LabAsk`](noyes_api::LabAsk) as JSON, by posting messages.
#[wasm_bindgen]
pub fn examine(question: &str) {
    EXAMINER.with_borrow_mut(|examiner| examiner.answer(question, &post));
}

fn post(news: LabNews) {
    // Numbers and texts only: nothing in here can fail to be written.
    if let Ok(text) = serde_json::to_string(&news) {
        post_message(&text);
    }
}
