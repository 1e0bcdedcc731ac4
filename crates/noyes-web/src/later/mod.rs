//! What is not there before it is wanted, or before the first board can be played.
//!
//! What the functions marked `#[wasm_split]` alone lead to is cut out of the page's WebAssembly
//! (`xtask/src/split.rs`), into two parts. The **panels** are what stands around the board and what
//! it can do beyond being played: they are fetched as soon as a board can be played. The **pages**
//! are fetched when the first of them is opened. **A view is loaded later by having its line in
//! [`pages`] or [`panels`], and by nothing outside of them calling it.** The board's part asks for
//! what the panels do by a [`Deed`].

mod pages;
mod panels;

pub(crate) use pages::{Later, Open, follow, kept};
pub(crate) use panels::{Deed, LinkFault, Panel, PanelOf, Panels};

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// `scripts/boot.js`: fetches the texts, scripts and styles that go with either part.
    #[wasm_bindgen(js_name = noyesLater, catch)]
    async fn fetch_rest() -> Result<JsValue, JsValue>;
}
