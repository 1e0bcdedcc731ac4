//! How evenly the largest board moves.

use noyes_e2e::Visit;

use crate::{Figure, board, middle_and_most};

/// The milliseconds between frames while 40 moves are made, in an array.
const PLAY: &str = "const [done] = arguments;
const keys = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'];
const gaps = [];
let last = performance.now(), left = 160;
requestAnimationFrame(function frame(now) {
    gaps.push(now - last);
    last = now;
    if (left-- === 0) return done(gaps.slice(2));
    if (left % 4 === 0) {
        const key = keys[(left / 4) % 4];
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true }));
    }
    requestAnimationFrame(frame);
});";

/// Forty moves on a board of 16x16.
pub(crate) fn gaps() -> Vec<Figure> {
    let gaps = Visit::desktop().path("/#size=16x16&seed=a&deal=0").run(async |page| {
        board(page).await?;
        let gaps = page.driver().execute_async(PLAY, Vec::new()).await?.json().clone();
        page.until("Number(document.querySelector('.moves dd').textContent) > 20").await?;
        Ok(serde_json::from_value::<Vec<f64>>(gaps)?)
    });
    let (middle, most) = middle_and_most(gaps);
    vec![("median", middle, "ms"), ("most", most, "ms")]
}
