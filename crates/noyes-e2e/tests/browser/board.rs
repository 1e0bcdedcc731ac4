//! What tests read from the board on the page.

use noyes_e2e::thirtyfour::TypingData;
use noyes_e2e::{Key, Page, WebDriverResult};

/// The JavaScript expression for the board's text, from what the buttons are called.
pub(crate) const BOARD: &str = "[...document.querySelectorAll('.board .row')].map(row =>
    [...row.querySelectorAll('.square')].map(square =>
        square.querySelector('.tile:not([hidden])')?.getAttribute('aria-label') ?? '0'
    ).join(' ')).join('/')";

/// The board's text.
pub(crate) async fn board(page: &Page) -> WebDriverResult<String> {
    // It is there at once or not at all: the page draws it in one go.
    page.until("document.querySelector('.board .tile') !== null").await?;
    Ok(page.evaluate(BOARD).await?.as_str().unwrap_or_default().to_owned())
}

/// Waits until the board is this one.
pub(crate) async fn until_board(page: &Page, text: &str) -> WebDriverResult<()> {
    page.until(&format!("{BOARD} === '{text}' || {BOARD}")).await
}

/// Clicks or taps on a tile.
pub(crate) async fn tap(page: &Page, tile: u32) -> WebDriverResult<()> {
    page.click(&format!(".board .tile[aria-label='{tile}']")).await
}

/// Waits until so many moves are counted.
pub(crate) async fn until_moves(page: &Page, moves: u32) -> WebDriverResult<()> {
    page.until(&format!("document.querySelector('.moves dd').textContent === '{moves}'")).await
}

/// Presses a key while control is held.
pub(crate) async fn with_control(page: &Page, key: impl Into<TypingData>) -> WebDriverResult<()> {
    let chain = page.driver().action_chain();
    chain.key_down(Key::Control).send_keys(key).key_up(Key::Control).perform().await
}

/// Clicks or taps on what may lie behind the bar at the bottom of a phone: scrolls it to the middle
/// first, as a person would.
pub(crate) async fn reach(page: &Page, css: &str) -> WebDriverResult<()> {
    page.find(css).await?;
    page.evaluate(&format!(
        "document.querySelector(`{css}`).scrollIntoView({{ block: 'center' }})"
    ))
    .await?;
    page.click(css).await
}
