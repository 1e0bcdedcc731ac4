//! The board solved before the player's eyes.

use noyes_e2e::{Key, Visit};
use serde_json::json;

use crate::board::{BOARD, board, reach, until_board};

/// 4 left, 5 up, 8 left.
const THREE_TO_GO: &str = "/#board=1-2-3.0-4-6.7-5-8";
const LINE: &str = "(document.querySelector('.coach-line')?.textContent ?? null)";
const MOVES: &str = "document.querySelector('.moves dd')?.textContent";
/// Counts what is said.
const LISTEN: &str = "(() => {
    window.said = [];
    const spoken = document.querySelector('.spoken');
    new MutationObserver(() => window.said.push(spoken.textContent))
        .observe(spoken, { characterData: true, childList: true, subtree: true });
})()";

#[test]
fn the_board_is_solved_and_little_is_said() {
    Visit::desktop().path(THREE_TO_GO).run(async |page| {
        board(page).await?;
        page.evaluate(LISTEN).await?;
        page.click(".solve").await?;
        page.until("document.activeElement?.matches('.coach .run') ?? false").await?;
        let outcome = page.text(".outcome p").await?;
        assert_eq!(outcome, "3 moves, with help.");
        assert_eq!(page.count(".coach").await?, 0);
        page.until("document.activeElement?.matches('.won-buttons .new') ?? false").await?;
        let said = page.evaluate("window.said").await?;
        let said = said.as_array().cloned().unwrap_or_default();
        assert_eq!(said[0], json!("Solving in 3 moves."));
        assert!(said.len() == 2, "{said:?}");
        Ok(())
    });
}

#[test]
fn it_can_be_paused_stepped_and_taken_over() {
    Visit::desktop().path("/#size=4x4&seed=a&deal=0").run(async |page| {
        let first = board(page).await?;
        page.click(".solve").await?;
        page.until(&format!("/^[3-9] of \\d+ moves/.test({LINE}) || {LINE}")).await?;
        page.press(" ").await?;
        page.until("document.querySelector('.coach .run').textContent === 'Go on'").await?;
        let (there, moves) = (page.evaluate(BOARD).await?, page.evaluate(MOVES).await?);
        let moves: u32 = moves.as_str().and_then(|moves| moves.parse().ok()).unwrap_or_default();
        page.click(".step-on").await?;
        page.until(&format!("{MOVES} === '{}'", moves + 1)).await?;
        page.click(".step-back").await?;
        until_board(page, there.as_str().unwrap_or_default()).await?;
        page.screenshot("solve-for-me").await?;
        // All the way back, and no further.
        for left in (0..moves).rev() {
            page.click(".step-back").await?;
            page.until(&format!("{MOVES} === '{left}'")).await?;
        }
        until_board(page, &first).await?;
        assert_eq!(page.attribute(".step-back", "aria-disabled").await?.as_deref(), Some("true"));
        // The player moves, and the way is another one from there.
        page.press(Key::Up).await?;
        page.press(Key::Down).await?;
        page.press(Key::Right).await?;
        page.until(&format!("{LINE}.startsWith('Your move') || {LINE}")).await?;
        let before = page.evaluate(BOARD).await?;
        page.click(".step-on").await?;
        page.until(&format!("{BOARD} !== {before} && {LINE}.startsWith('1 of ')")).await?;
        page.press(Key::Escape).await?;
        page.until("document.querySelector('.main-buttons') !== null").await?;
        page.until("document.activeElement?.matches('.main-buttons .new') ?? false").await?;
        // What was shown is in the game like any other move.
        let before = page.evaluate(BOARD).await?;
        page.click(".undo").await?;
        page.until(&format!("{BOARD} !== {before}")).await
    });
}

/// The longest gaps between frames and how many there were, for two seconds.
const FRAMES: &str = "const done = arguments[arguments.length - 1];
const gaps = [];
let last = performance.now();
const from = last;
requestAnimationFrame(function look() {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
    if (now - from < 2000) requestAnimationFrame(look);
    else done({ frames: gaps.length, most: Math.max(...gaps) });
});";

#[test]
fn the_page_stays_smooth_on_the_largest_board() {
    Visit::desktop().path("/#size=16x16&seed=a&deal=0").run(async |page| {
        board(page).await?;
        reach(page, ".solve").await?;
        let set = "(() => {
            const range = document.querySelector('.pace input');
            range.value = range.max;
            range.dispatchEvent(new Event('input', { bubbles: true }));
        })()";
        page.evaluate(set).await?;
        page.until(&format!("/^\\d+ of [\\d,]+ moves/.test({LINE}) || {LINE}")).await?;
        let frames = page.driver().execute_async(FRAMES, Vec::new()).await?;
        let frames = frames.json();
        println!("16x16 at full speed, frames in 2 s and the longest gap in ms: {frames}");
        let most = frames["most"].as_f64().unwrap_or(f64::MAX);
        assert!(most < 700.0, "{most} ms between two frames");
        page.screenshot("solve-for-me-16x16").await
    });
}

#[test]
fn what_cannot_be_solved_is_not_shown() {
    Visit::desktop().path("/#board=2-1-3.4-5-6.7-8-0").run(async |page| {
        board(page).await?;
        page.click(".solve").await?;
        assert!(page.text(".notice").await?.contains("cannot be solved"));
        assert_eq!(page.count(".coach").await?, 0);
        Ok(())
    });
}
