//! Boards of which only a part is drawn.

use noyes_e2e::thirtyfour::TypingData;
use noyes_e2e::{Key, Page, Visit, WebDriverResult};
use serde_json::json;

use crate::board::{board, reach, tap, until_moves};

/// Puts a text in the field as if it were pasted: thousands of numbers take a while to type.
async fn paste(page: &Page, text: &str) -> WebDriverResult<()> {
    page.find("textarea").await?;
    page.evaluate(&format!(
        "(() => {{
            const field = document.querySelector('textarea');
            field.value = `{text}`;
            field.dispatchEvent(new Event('input', {{ bubbles: true }}));
        }})()"
    ))
    .await
    .map(drop)
}

/// A board that is solved but for the last slide.
fn nearly_solved(width: u32, height: u32) -> String {
    let mut numbers: Vec<u32> = (1..width * height).chain([0]).collect();
    let last = numbers.len() - 1;
    numbers.swap(last, last - 1);
    let row = |row: &[u32]| row.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
    numbers.chunks(width as usize).map(row).collect::<Vec<_>>().join("\n")
}

/// Whether a tile can be seen in the board's frame.
fn seen(tile: &str) -> String {
    format!(
        "(() => {{
            const frame = document.querySelector('.frame').getBoundingClientRect();
            const tile = document.querySelector(`.tile{tile}`)?.parentElement.getBoundingClientRect();
            return tile !== undefined && tile.left >= frame.left - 1 && tile.right <= frame.right + 1
                && tile.top >= frame.top - 1 && tile.bottom <= frame.bottom + 1;
        }})()"
    )
}

/// Scrolls the frame to a share of its width and height.
async fn scroll(page: &Page, across: f64, down: f64) -> WebDriverResult<()> {
    page.evaluate(&format!(
        "(() => {{
            const frame = document.querySelector('.frame');
            frame.scrollTo(frame.scrollWidth * {across}, frame.scrollHeight * {down});
        }})()"
    ))
    .await
    .map(drop)
}

const TILES: &str = "document.querySelectorAll('.tile').length";

#[test]
fn a_large_board_is_judged_and_played() {
    Visit::desktop().path("/#own").run(async |page| {
        paste(page, &nearly_solved(32, 32)).await?;
        page.click(".play-own").await?;
        page.find(".figures").await?;
        page.until("document.querySelectorAll('.tile:not([hidden])').length === 1023").await?;
        page.press("a").await?;
        page.find(".outcome").await?;
        Ok(())
    });
}

#[test]
fn of_a_larger_one_what_is_seen_is_drawn_and_it_is_solved_too() {
    Visit::desktop().path("/#own").run(async |page| {
        paste(page, &nearly_solved(200, 150)).await?;
        page.until("document.querySelector('.pill')?.textContent === 'Yes'").await?;
        page.until(&seen("[aria-label='1']")).await?;
        page.click(".play-own").await?;
        page.find(".figures").await?;
        // It begins where the blank is.
        page.until(&seen("[aria-label='29999']")).await?;
        assert_eq!(page.evaluate(TILES).await?, json!(48 * 48));
        scroll(page, 0.5, 0.5).await?;
        // Row 76, column 101.
        page.until(
            "document.querySelector(\"[data-square='15100'] .tile\")?.textContent === '15101'",
        )
        .await?;
        page.press("a").await?;
        page.find(".outcome").await?;
        Ok(())
    });
}

#[test]
fn a_link_leads_to_a_large_board_that_can_be_walked_over_hinted_and_solved() {
    Visit::phone().path("/#size=150x130&seed=large&deal=0").run(async |page| {
        board(page).await?;
        page.until(&seen("[hidden]")).await?;
        assert!(page.fits_sideways().await?);
        assert_eq!(page.attribute(".board", "aria-rowcount").await?.as_deref(), Some("130"));

        // The keyboard's focus goes over the whole board, and the view with it.
        page.driver().action_chain().send_keys(TypingData::from(Key::Tab)).perform().await?;
        page.evaluate("document.querySelector('.tile[tabindex=\"0\"]').focus()").await?;
        let chain = page.driver().action_chain();
        chain.key_down(Key::Control).send_keys(Key::Home).key_up(Key::Control).perform().await?;
        let first = "document.activeElement?.closest('.square')?.dataset.square === '0'";
        page.until(first).await?;
        assert_eq!(page.evaluate(&seen("[tabindex='0']")).await?, true);

        // A hint goes where the tile is.
        reach(page, ".hint").await?;
        page.until("document.querySelector('.tile.hinted') !== null").await?;
        page.until(&seen(".hinted")).await?;
        let hinted = "document.querySelector('.tile.hinted').getAttribute('aria-label')";
        let tile = page.evaluate(hinted).await?;
        tap(page, tile.as_str().and_then(|tile| tile.parse().ok()).unwrap_or_default()).await?;
        until_moves(page, 1).await?;

        // Nobody counts all the moves of so large a board, but they are made.
        reach(page, ".solve").await?;
        page.until(
            "/^[3-9] moves made\\.$/.test(document.querySelector('.coach-line')?.textContent)",
        )
        .await?;
        reach(page, ".coach .stop").await?;

        // It is there again after a reload.
        let moves = page.text(".moves dd").await?;
        page.reload().await?;
        board(page).await?;
        assert_eq!(page.text(".moves dd").await?, moves);
        page.until(&seen("[hidden]")).await?;
        page.screenshot("large-150x130-phone").await
    });
}

#[test]
fn a_long_strip_is_played_to_its_end() {
    let numbers: Vec<String> = (1..5000).map(|number: u32| number.to_string()).collect();
    let (head, last) = numbers.split_at(4998);
    let text = format!("{}\n0\n{}", head.join("\n"), last.join("\n"));
    Visit::desktop().path("/#own").run(async |page| {
        paste(page, &text).await?;
        reach(page, ".play-own").await?;
        page.find(".figures").await?;
        page.until(&seen("[aria-label='4999']")).await?;
        assert_eq!(page.evaluate(TILES).await?, json!(48));
        tap(page, 4999).await?;
        page.find(".outcome").await?;
        Ok(())
    });
}

#[test]
fn the_view_goes_where_the_player_goes_and_nowhere_else() {
    Visit::desktop().path("/#size=150x130&seed=large&deal=0").run(async |page| {
        board(page).await?;
        page.until(&seen("[hidden]")).await?;
        page.evaluate("document.querySelector('.tile[tabindex=\"0\"]').focus()").await?;
        // With the focus on a tile, too, the board can be looked at anywhere.
        for (across, down, square) in [(0.5, 0.5, 9825), (0.0, 0.0, 0), (0.7, 0.1, 2055)] {
            scroll(page, across, down).await?;
            page.until(&format!("document.querySelector('[data-square=\"{square}\"]') !== null"))
                .await?;
            page.driver().execute_async(TWO_FRAMES, Vec::new()).await?;
            let off = format!(
                "(() => {{
                    const frame = document.querySelector('.frame');
                    return Math.abs(frame.scrollLeft - frame.scrollWidth * {across})
                        + Math.abs(frame.scrollTop - frame.scrollHeight * {down});
                }})()"
            );
            assert!(page.evaluate(&off).await?.as_f64().is_some_and(|off| off < 3.0));
            assert_eq!(page.evaluate("document.activeElement.matches('.tile')").await?, true);
        }
        // One of the two moves.
        page.press("a").await?;
        page.press("d").await?;
        page.until(&seen("[hidden]")).await?;
        // Where nothing has the focus, the tabulator key finds a tile that is seen.
        page.evaluate("document.activeElement.blur()").await?;
        scroll(page, 0.3, 0.3).await?;
        page.until(&seen("[tabindex='0']")).await
    });
}

/// Waits until the page was drawn twice.
const TWO_FRAMES: &str = "const done = arguments[arguments.length - 1];
requestAnimationFrame(() => requestAnimationFrame(() => done(null)));";

#[test]
fn the_review_of_a_large_game_follows_the_blank() {
    Visit::phone().path("/#own").run(async |page| {
        paste(page, &nearly_solved(100, 90)).await?;
        reach(page, ".play-own").await?;
        page.find(".figures").await?;
        page.press("a").await?;
        page.find(".outcome").await?;
        page.goto("/#review").await?;
        page.find(".review-page .frame").await?;
        page.until(&seen("[hidden]")).await?;
        assert!(page.fits_sideways().await?);
        page.screenshot("large-review-phone").await
    });
}
