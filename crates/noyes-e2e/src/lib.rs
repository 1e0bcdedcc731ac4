//! The game in a real browser, for tests.
//!
//! A test says how the player looks at the page, and gets it:
//!
//! ```no_run
//! use noyes_e2e::{Key, Visit};
//!
//! #[test]
//! fn an_arrow_key_moves_a_tile() {
//!     Visit::phone().dark().path("/?seed=test").run(async |page| {
//!         page.click("button.new-game").await?;
//!         page.press(Key::Left).await?;
//!         page.until("document.querySelector('.moves').textContent == '1'").await?;
//!         page.screenshot("phone-dark-after-one-move").await
//!     });
//! }
//! ```
//!
//! - [`Visit`]: `desktop()` (1280×800), `phone()` (360×640, touch) or `window(width, height)`;
//!   then `.touch()`, `.dark()`, `.reduced_motion()`, `.forced_colors()`, `.slowed(4)`, `.hosted(folder, "/…")`,
//!   `.path("/…")`; then `.run(test)`, which answers
//!   with what the test answers. A visit that is `.watched()` knows how its first board came about
//!   ([`FirstBoard`]). Every visit has a server, a browser and a profile of its own, so
//!   tests run side by side and nothing is remembered from one to the next; within a visit,
//!   [`Page::reload`] and [`Page::goto`] keep what the page has stored.
//! - [`Page`]: `find`, `find_all`, `count`, `text`, `attribute`, `click`, `press`, `write`, `swipe`,
//!   `until`, `evaluate`, `screenshot`, `goto`, `reload`, `url`, `fits_sideways`, `barriers`. Whatever it lacks is
//!   on [`Page::driver`], thirtyfour's.
//! - **Never sleep.** `find` and what builds on it wait for the element, [`Page::until`] waits for a
//!   JavaScript expression to be true; both give up after [`PATIENCE`].
//! - A test fails on any error in the browser's console: an exception, a refused file, a 404. One
//!   that is about errors takes them with [`Page::take_console_errors`].
//! - Screenshots go to `target/screenshots/NAME.png`; of a test that fails one is taken by itself,
//!   `failed-TEST.png`.
//! - Server, driver and browser end with the visit, also if the test panics.
//!
//! `cargo xtask test` sets up the browser, builds the page and says where they are (`NOYES_BROWSER`,
//! `NOYES_CHROMEDRIVER`, `NOYES_PROGRAM`, `NOYES_BUNDLE`, `NOYES_DIST`, and by `NOYES_FINAL` whether the page
//! was built as it is published). Without it these tests fail and name it:
//! a test that skips itself in silence protects nobody.

mod driver;
mod environment;
mod first_board;
mod page;
mod process;
mod program;
mod server;
mod visit;

pub use environment::{given_away, is_final};
pub use first_board::{Fetched, FirstBoard};
pub use page::{PATIENCE, Page};
pub use program::noyes;
pub use thirtyfour::error::WebDriverResult;
pub use thirtyfour::{self, Key, WebElement};
pub use visit::Visit;
