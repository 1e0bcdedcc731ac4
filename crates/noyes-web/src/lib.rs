//! The game on a page.
//!
//! The page draws and asks; `noyes-game` decides what is a move and what is won. What can be said
//! without a browser (keys, swipes, colours, sentences) is plain functions with tests beside them.
#![deny(unsafe_code)]
#![allow(unreachable_pub, reason = "leptos's #[component] writes `pub` before what it makes")]

mod board;
mod browser;
mod challenge;
mod choice;
mod coach;
mod colours;
mod controls;
mod faces;
mod figures;
mod header;
mod help;
mod hints;
mod hover;
mod icons;
mod journal;
mod keyboard;
mod keys;
mod lab;
mod later;
mod notice;
mod online;
mod options;
mod own;
mod page;
mod picture;
mod play;
mod records;
mod review;
mod senses;
mod session;
mod settings;
mod share;
mod stage;
mod storage;
mod swipe;
mod this_deal;
mod thread;
mod update;
mod view;
mod why;
mod words;

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the game into the page in place of its sketch; the page's boot script calls it once, with
/// the addresses of its threads' scripts.
#[wasm_bindgen]
pub fn start(solver: String, lab: String) {
    console_error_panic_hook::set_once();
    if let Some(root) = browser::element("page") {
        root.set_text_content(None);
        mount_to(root, move || view! { <page::Page solver lab/> }).forget();
    }
}
