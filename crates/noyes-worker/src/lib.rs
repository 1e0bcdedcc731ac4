//! The solver in a thread of the browser.
//!
//! The worker's script passes each message of the page on to [`answer`], which posts what it has to
//! say while it works: [`Advice`] as JSON.
//!
//! ```text
//! page    {"id":1,"size":"4x4","goal":"blank-last","board":"5 1 …","milliseconds":30000}
//! worker  {"tables":{"id":1,"done":3,"total":12}}                while tables are built
//! worker  {"ready":{"id":1,"seconds":0.21}}                      once, also if they were there
//! worker  {"search":{"id":1,"lower_bound":43,"best":null}}       as the bound rises
//! worker  {"solution":{"id":1,"solution":"URDL2…","length":51,"lower_bound":51,"optimal":true,"seconds":0.004}}
//!
//! page    {"id":7,…,"board":"","want":"tables"}                  before anybody asks
//! worker  … {"ready":{…}}
//!
//! page    {"id":2,…,"want":"lesson"}
//! worker  {"lesson":{"id":2,"steps":[{"stage":"row","number":0,"tile":1,…},…],"complete":true}}
//!
//! page    {"id":3,…,"want":{"distances":{"moves":"URDL2…"}}}     a game from its first board on
//! worker  … {"solution":{…}}                                     the first board's
//! worker  {"distance":{"id":3,"at":0,"least":51,"most":51}}      after 0, 1, 2, … moves
//! worker  {"finished":{"id":3,"seconds":0.9}}
//!
//! page    {"id":4,…,"board":"","want":{"deal":{"seed":"a","index":0,"least":40,"most":45}}}
//! worker  {"dealt":{"id":4,"board":"5 1 …","length":43,"drawn":"rejection"}}
//!
//! worker  {"error":{"id":1,"error":{"code":"unsolvable","message":"…","at":null}}}   instead
//! ```
//! A question that does not say what it wants wants a solution.
//!
//! # Large boards
//! Of boards above 128x128 only the first thousand moves or so are told, those of a lesson, and of
//! lessons above 64x64 as many: `{"beginning":{"id":1,"moves":"RU2…","lower_bound":1398112}}` and
//! `"complete":false`. The page makes them and asks again.
//!
//! # Distances
//! Up to 4x4 each distance is exact, unless its search takes longer than the milliseconds of the
//! question. Above, each position has a lower bound and the length of a known solution at once, and
//! is told again as the two come closer, for six seconds at most.
//!
//! # Cancelling
//! A worker that computes reads no message. Shared memory would let it be told, but browsers give
//! that only to pages whose server sends two special headers, and the page is to run from any host.
//! So a page that no longer wants an answer ends the worker and starts another, which builds the
//! tables anew: a fraction of a second, and only where the old answer did not come within a moment.
//!
//! # Figures
//! `cargo xtask bench page` measures in Chromium how soon a hint stands on the board, how fast 200
//! dealt 4x4 boards are answered, and how long all distances of six games of 149 to 172 moves take:
//! 0.1 to 1.7 s each on one core of a small server, the tables of the first one included.
#![deny(unsafe_code)]

mod adviser;
mod track;

use std::cell::RefCell;

use noyes_api::Advice;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::adviser::Adviser;

#[wasm_bindgen]
extern "C" {
    /// Posts a message to the page.
    #[wasm_bindgen(js_name = postMessage)]
    fn post_message(text: &str);
}

thread_local! {
    static ADVISER: RefCell<Adviser> = RefCell::new(Adviser::default());
}

/// To be called once, before the first question.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Answers a question, an [`Ask`](noyes_api::Ask) as JSON, by posting messages.
#[wasm_bindgen]
pub fn answer(question: &str) {
    ADVISER.with_borrow_mut(|adviser| adviser.answer(question, &post));
}

fn post(advice: Advice) {
    // Numbers and texts only: nothing in here can fail to be written.
    if let Ok(text) = serde_json::to_string(&advice) {
        post_message(&text);
    }
}
