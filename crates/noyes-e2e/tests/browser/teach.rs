//! Lessons on the player's own board.

use noyes_e2e::{Key, Page, Visit, WebDriverResult};
use serde_json::json;

use crate::board::{board, reach, tap, until_board};

const STEP: &str = "(document.querySelector('.coach-step')?.textContent ?? null)";
const LEADER: &str = "(document.querySelector('.tile.leader')?.getAttribute('aria-label') ?? null)";
/// One of the two hardest boards of 3x3.
const HARDEST: &str = "/#board=8-6-7.2-5-4.3-0-1";
/// The solved board after the blank has gone along two edges.
const ROUND_THE_EDGE: &str = "/#board=0-1-2-3.5-6-7-4.9-10-11-8.13-14-15-12";

async fn until_step(page: &Page, beginning: &str) -> WebDriverResult<()> {
    page.until(&format!("{STEP}?.startsWith('{beginning}') || {STEP}")).await
}

#[test]
fn a_lesson_is_shown_step_by_step_to_the_end() {
    Visit::desktop().path(HARDEST).run(async |page| {
        board(page).await?;
        page.click(".teach").await?;
        until_step(page, "Tile 1 goes home, to row 1, column 1.").await?;
        assert_eq!(page.evaluate(LEADER).await?, json!("1"));
        assert_eq!(page.attribute(".square.target", "data-square").await?.as_deref(), Some("0"));
        assert!(page.text(".coach-stage").await?.starts_with("Row 1 · "));
        page.screenshot("teach").await?;
        page.until("document.activeElement?.matches('.coach .show') ?? false").await?;
        // One button leads all the way: it shows, and goes on.
        let ready = "document.querySelector('.outcome') !== null ||
            document.querySelector('.coach .show:not([aria-disabled])') !== null";
        for presses in 0.. {
            page.until(ready).await?;
            if page.count(".outcome").await? > 0 {
                break;
            }
            assert!(presses < 60, "the lesson does not end");
            let text = "document.querySelector('.coach .show').textContent";
            if presses == 1 {
                assert_eq!(page.evaluate(text).await?, json!("Next"));
                assert_eq!(page.evaluate(STEP).await?, json!("Tile 1 is home."));
            }
            let before = page.evaluate(&format!("{text} + {STEP}")).await?;
            page.click(".coach .show").await?;
            page.until(&format!(
                "document.querySelector('.coach') === null || {text} + {STEP} !== {before}
                    || document.querySelector('.coach .show[aria-disabled]') !== null"
            ))
            .await?;
        }
        assert!(page.text(".outcome p").await?.contains("with help"));
        Ok(())
    });
}

#[test]
fn the_player_makes_the_steps_and_the_lesson_follows() {
    Visit::desktop().path(ROUND_THE_EDGE).run(async |page| {
        board(page).await?;
        page.click(".teach").await?;
        until_step(page, "Tile 1 goes home").await?;
        page.click(".do-it").await?;
        until_step(page, "Your turn. Tile 1 goes home").await?;
        // A detour changes nothing.
        tap(page, 5).await?;
        until_board(page, "5 1 2 3/0 6 7 4/9 10 11 8/13 14 15 12").await?;
        page.press("u").await?;
        until_board(page, "0 1 2 3/5 6 7 4/9 10 11 8/13 14 15 12").await?;
        until_step(page, "Your turn. Tile 1 goes home").await?;
        tap(page, 1).await?;
        until_step(page, "Your turn. Tile 2 goes home").await?;
        assert_eq!(page.evaluate(LEADER).await?, json!("2"));
        page.press(Key::Left).await?;
        until_step(page, "Your turn. Tile 3 goes home").await?;
        // From somewhere else the lesson is another one, shown from there.
        tap(page, 7).await?;
        page.click(".coach .show").await?;
        page.until("document.querySelector('.coach .show').textContent === 'Next'").await?;
        page.click(".stop").await?;
        page.until("document.querySelector('.main-buttons') !== null").await?;
        page.until("document.querySelector('.tile.leader, .square.target') === null").await
    });
}

#[test]
fn the_spiral_goes_round_and_a_phone_has_room_for_it() {
    let path = "/#size=5x5&seed=a&deal=0&goal=spiral";
    Visit::phone().dark().path(path).run(async |page| {
        board(page).await?;
        assert!(page.fits_sideways().await?);
        reach(page, ".teach").await?;
        until_step(page, "Tile 1 goes home").await?;
        page.evaluate("window.scrollTo(0, 0)").await?;
        assert!(page.fits_sideways().await?);
        let below = "document.querySelector('.coach-buttons').getBoundingClientRect().bottom
            <= document.querySelector('.pages').getBoundingClientRect().top";
        assert_eq!(page.evaluate(below).await?, json!(true));
        page.screenshot("teach-phone-dark").await
    });
}

#[test]
fn a_board_in_one_row_has_one_step() {
    Visit::desktop().path("/#size=5x1&board=1-2-0-3-4").run(async |page| {
        board(page).await?;
        page.click(".teach").await?;
        until_step(page, "No tile can pass another here").await?;
        page.click(".coach .show").await?;
        page.find(".outcome").await?;
        Ok(())
    });
}
