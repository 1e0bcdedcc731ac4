//! Hints and moves to go, from the solver in its thread.

use noyes_e2e::{Key, Page, Visit, WebDriverResult};
use serde_json::json;

use crate::board::{BOARD, board, tap, until_board};

/// 4 left, 5 up, 8 left.
const THREE_TO_GO: &str = "/#board=1-2-3.0-4-6.7-5-8";
/// One of the two boards of 4x4 that need 80 moves with the blank in the corner opposite to its own.
const HARDEST: &str = "/#board=0-12-9-13.15-11-10-14.3-7-2-5.4-8-6-1";
const UNSOLVABLE: &str = "/#board=2-1-3.4-5-6.7-8-0";

const HINTED: &str = "(document.querySelector('.tile.hinted')?.getAttribute('aria-label') ?? null)";
const TO_GO: &str = "(document.querySelector('.to-go .value')?.textContent ?? null)";

async fn until_hinted(page: &Page, tile: u32) -> WebDriverResult<()> {
    page.until(&format!("{HINTED} === '{tile}' || {HINTED}")).await
}

async fn until_to_go(page: &Page, value: &str) -> WebDriverResult<()> {
    page.until(&format!("{TO_GO} === '{value}' || {TO_GO}")).await
}

#[test]
fn hints_lead_to_the_end() {
    Visit::desktop().path(THREE_TO_GO).run(async |page| {
        board(page).await?;
        page.click(".hint").await?;
        until_hinted(page, 4).await?;
        let said = "document.querySelector('.spoken').textContent";
        assert_eq!(page.evaluate(said).await?, json!("Hint: slide 4 left."));
        page.screenshot("hint").await?;
        tap(page, 4).await?;
        page.until(&format!("{HINTED} === null")).await?;
        // By the key as well, and the mark goes with whatever moves.
        page.press("h").await?;
        until_hinted(page, 5).await?;
        page.press(Key::Right).await?;
        page.until(&format!("{HINTED} === null")).await?;
        page.press("h").await?;
        until_hinted(page, 4).await?;
        for tile in [4, 5, 8] {
            page.press("h").await?;
            until_hinted(page, tile).await?;
            tap(page, tile).await?;
        }
        let said = page.text(".outcome p").await?;
        assert_eq!(said, "5 moves, with help.");
        Ok(())
    });
}

#[test]
fn moves_to_go_follow_the_moves() {
    Visit::desktop().path(THREE_TO_GO).run(async |page| {
        board(page).await?;
        let place =
            "JSON.stringify(document.querySelector('.main-buttons').getBoundingClientRect())";
        let before = page.evaluate(place).await?;
        assert_eq!(page.attribute(".to-go", "aria-pressed").await?.as_deref(), Some("false"));
        assert_eq!(page.evaluate(TO_GO).await?, json!(null));
        page.click(".to-go").await?;
        until_to_go(page, "3").await?;
        assert_eq!(page.attribute(".to-go", "aria-pressed").await?.as_deref(), Some("true"));
        assert_eq!(page.evaluate(place).await?, before);
        tap(page, 4).await?;
        until_to_go(page, "2").await?;
        // Off the way, back to it, and further off.
        page.press(Key::Right).await?;
        until_to_go(page, "3").await?;
        page.press(Key::Up).await?;
        until_to_go(page, "4").await?;
        page.press("u").await?;
        until_to_go(page, "3").await?;
        // It stays switched on.
        page.reload().await?;
        until_to_go(page, "3").await?;
        for tile in [4, 5, 8] {
            tap(page, tile).await?;
        }
        page.until("document.querySelector('.outcome p')?.textContent.includes('with help')").await
    });
}

#[test]
fn moves_to_go_of_a_known_board() {
    // The 79th of Korf's hundred, which needs 42 moves; and a larger board, by bounds.
    let known = "/#board=0-1-9-7.11-13-5-3.14-12-4-2.8-6-10-15&goal=blank-first";
    Visit::desktop().path(known).run(async |page| {
        board(page).await?;
        page.click(".to-go").await?;
        until_to_go(page, "42").await
    });
}

#[test]
fn larger_boards_have_bounds() {
    Visit::phone().path("/#size=6x6&seed=a&deal=0").run(async |page| {
        board(page).await?;
        page.click(".to-go").await?;
        page.until(&format!("/^\\d+–\\d+$/.test({TO_GO}) || {TO_GO}")).await?;
        assert!(page.fits_sideways().await?);
        page.screenshot("to-go-bounds-phone").await?;
        page.click(".hint").await?;
        page.until(&format!("{HINTED} !== null")).await
    });
}

#[test]
fn the_largest_board_that_can_be_chosen_has_hints() {
    Visit::desktop().path("/#size=16x16&seed=a&deal=0").run(async |page| {
        board(page).await?;
        page.click(".hint").await?;
        page.until(&format!("{HINTED} !== null")).await
    });
}

/// Counts the timer's ticks of 10 ms.
const TICK: &str = "(window.ticks = 0, setInterval(() => window.ticks += 1, 10))";
/// Counts the threads that are ended.
const COUNT_ENDED: &str = "(() => {
    const terminate = Worker.prototype.terminate;
    window.ended = 0;
    Worker.prototype.terminate = function () {
        window.ended += 1;
        terminate.call(this);
    };
})()";

#[test]
fn the_page_goes_on_while_the_solver_works() {
    Visit::desktop().path(HARDEST).run(async |page| {
        board(page).await?;
        page.click(".to-go").await?;
        page.until(&format!("{TO_GO} !== null")).await?;
        page.evaluate(&format!("({TICK}, window.from = performance.now())")).await?;
        page.until("performance.now() - window.from > 500").await?;
        let ticks = page.evaluate("window.ticks").await?.as_u64().unwrap_or_default();
        assert!(ticks >= 25, "{ticks} ticks of 10 ms within 500 ms");
        page.press(Key::Left).await?;
        until_board(page, "12 0 9 13/15 11 10 14/3 7 2 5/4 8 6 1").await
    });
}

#[test]
fn a_new_deal_ends_the_old_question() {
    Visit::desktop().path(HARDEST).run(async |page| {
        board(page).await?;
        page.evaluate(COUNT_ENDED).await?;
        page.click(".to-go").await?;
        // The search is on.
        page.until(&format!("/^\\d+\\+$/.test({TO_GO}) || {TO_GO}")).await?;
        page.click(".size .segment:first-child").await?;
        page.until(&format!("{BOARD}.split('/').length === 3")).await?;
        page.until(&format!("Number({TO_GO}) > 0 && Number({TO_GO}) <= 31")).await?;
        assert_eq!(page.evaluate("window.ended").await?, json!(1));
        Ok(())
    });
}

#[test]
fn a_board_that_cannot_be_solved_has_no_hint() {
    Visit::desktop().path(UNSOLVABLE).run(async |page| {
        board(page).await?;
        page.click(".hint").await?;
        assert!(page.text(".notice").await?.contains("cannot be solved"));
        page.click(".to-go").await?;
        until_to_go(page, "–").await?;
        // No figure, so a sentence in its place, and all of it within the page.
        assert_eq!(page.text(".to-go .figure-label").await?, "This board cannot be solved.");
        assert!(page.fits_sideways().await?);
        Ok(())
    });
    Visit::phone().languages("de").path(UNSOLVABLE).run(async |page| {
        board(page).await?;
        page.click(".to-go").await?;
        until_to_go(page, "–").await?;
        assert_eq!(page.text(".to-go .figure-label").await?, "Dieses Brett ist nicht lösbar.");
        assert!(page.fits_sideways().await?);
        Ok(())
    });
}

#[test]
fn without_the_solver_the_page_says_so_and_tries_again() {
    Visit::desktop().path(THREE_TO_GO).run(async |page| {
        board(page).await?;
        let worker = "window.Real = Worker, window.Worker = function () { throw Error('none') }";
        page.evaluate(&format!("({worker})")).await?;
        page.click(".hint").await?;
        assert!(page.text(".notice").await?.contains("could not be loaded"));
        page.evaluate("(window.Worker = window.Real)").await?;
        page.press("h").await?;
        until_hinted(page, 4).await?;
        Ok(())
    });
}

/// Notes what the page's threads are asked for, and what they answer.
const LISTEN: &str = "window.said = [];
window.Worker = class extends Worker {
    constructor(...words) {
        super(...words);
        this.addEventListener('message', ({ data }) => said.push(Object.keys(JSON.parse(data))[0]));
    }
    postMessage(text) {
        said.push(`want ${JSON.parse(text).want}`);
        super.postMessage(text);
    }
};";

#[test]
fn the_tables_are_built_before_anybody_asks() {
    Visit::desktop().run(async |page| {
        let script = json!({ "source": LISTEN });
        page.driver().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        page.reload().await?;
        page.until("said.includes('ready') || said.join()").await?;
        assert_eq!(page.evaluate("said[0]").await?, json!("want tables"));
        assert_eq!(page.evaluate("said.includes('want solution')").await?, json!(false));
        page.press("h").await?;
        page.until(&format!("{HINTED} !== null")).await?;
        // They were there.
        let after = "said.slice(said.indexOf('want solution')).includes('tables')";
        assert_eq!(page.evaluate(after).await?, json!(false));
        Ok(())
    });
}

#[test]
fn nothing_is_fetched_ahead_where_data_are_saved_or_nobody_looks() {
    // Everything that could be waited for comes at once.
    const AT_ONCE: &str = "(pretend) => {
        const { setTimeout, requestIdleCallback } = window;
        window.setTimeout = window.requestIdleCallback = (call) => call();
        const back = pretend();
        let calls = 0;
        noyesAtLeisure(() => calls += 1);
        const before = calls;
        back();
        document.dispatchEvent(new Event('visibilitychange'));
        Object.assign(window, { setTimeout, requestIdleCallback });
        return [before, calls].join(' ');
    }";
    const HIDDEN: &str = "() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        return () => delete document.hidden;
    }";
    const SAVING: &str = "() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        return () => {};
    }";
    Visit::desktop().run(async |page| {
        board(page).await?;
        let calls = async |pretend| page.evaluate(&format!("({AT_ONCE})({pretend})")).await;
        assert_eq!(calls("() => () => {}").await?, json!("1 1"));
        assert_eq!(calls(HIDDEN).await?, json!("0 1"));
        assert_eq!(calls(SAVING).await?, json!("0 0"));
        Ok(())
    });
}

#[test]
fn the_ring_stands_still_where_less_motion_is_wished() {
    let animation = |visit: Visit| {
        visit.path(THREE_TO_GO).run(async |page| {
            board(page).await?;
            page.press("h").await?;
            until_hinted(page, 4).await?;
            let face = "getComputedStyle(document.querySelector('.tile.hinted .face'))";
            assert_eq!(page.evaluate(&format!("{face}.outlineStyle")).await?, json!("solid"));
            page.evaluate(&format!("{face}.animationName")).await
        })
    };
    assert_eq!(animation(Visit::desktop()), json!("hint"));
    assert_eq!(animation(Visit::desktop().reduced_motion()), json!("none"));
}
