//! What the page says when something is not as it should be.

use noyes_e2e::Visit;
use serde_json::json;

use crate::board::{board, reach, until_moves};

#[test]
fn without_storage_the_game_goes_on_and_says_what_is_lost() {
    Visit::desktop().path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
        board(page).await?;
        assert_eq!(page.count(".storage-lost").await?, 0);
        let full = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }";
        let script = json!({ "source": full });
        page.driver().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        page.reload().await?;
        board(page).await?;
        page.find(".storage-lost").await?;
        page.press("a").await?;
        until_moves(page, 1).await?;
        page.press("a").await?;
        page.find(".outcome").await?;
        Ok(())
    });
}

#[test]
fn a_game_that_does_not_load_leaves_a_page_that_says_so() {
    Visit::phone().run(async |page| {
        board(page).await?;
        assert_eq!(page.count("#failed").await?, 0);
        let cdp = page.driver().cdp();
        cdp.send_raw("Network.enable", json!({})).await?;
        cdp.send_raw("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
        cdp.send_raw("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] })).await?;
        page.reload().await?;
        let said = page.text("#failed").await?;
        assert!(said.contains("could not be loaded"), "{said}");
        // The tray is there already, in its size, and nothing is wider than the window.
        assert!(page.fits_sideways().await?);
        page.until_console_error().await?;
        Ok(())
    });
}

#[test]
fn nothing_jumps_when_the_game_takes_the_place_of_its_sketch() {
    let tray = "JSON.stringify(document.querySelector('.board').getBoundingClientRect())";
    Visit::phone().run(async |page| {
        board(page).await?;
        reach(page, ".size .segment:first-child").await?;
        page.until("document.querySelectorAll('.board .row').length === 3").await?;
        let cdp = page.driver().cdp();
        cdp.send_raw("Network.enable", json!({})).await?;
        cdp.send_raw("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
        cdp.send_raw("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] })).await?;
        page.evaluate("window.scrollTo(0, 0)").await?;
        let drawn = page.evaluate(tray).await?;
        page.reload().await?;
        page.find("#failed").await?;
        assert_eq!(page.evaluate(tray).await?, drawn);
        page.take_console_errors().await?;
        Ok(())
    });
}

#[test]
fn a_page_that_does_not_load_says_so_and_can_be_tried_again() {
    Visit::desktop().path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
        board(page).await?;
        // What is drawn later is not there before somebody wants it.
        let loaded = "performance.getEntriesByType('resource')
            .filter(entry => entry.name.includes('split_pages')).length";
        assert_eq!(page.evaluate(loaded).await?, 0);
        let cdp = page.driver().cdp();
        cdp.send_raw("Network.enable", json!({})).await?;
        cdp.send_raw("Network.setBlockedURLs", json!({ "urls": ["*split_pages*"] })).await?;
        page.click(".pages a[href='#help']").await?;
        let said = page.text(".later .notice").await?;
        assert!(said.contains("could not be loaded"), "{said}");
        page.until_console_error().await?;
        // The game is not touched by it. A key that comes before the address has changed the page
        // is none for the board.
        page.click(".pages a[href='#play']").await?;
        board(page).await?;
        page.press("a").await?;
        until_moves(page, 1).await?;
        page.click(".pages a[href='#help']").await?;
        page.find(".later .notice").await?;
        page.until_console_error().await?;
        cdp.send_raw("Network.setBlockedURLs", json!({ "urls": [] })).await?;
        page.click(".later .link").await?;
        page.find("article.help").await?;
        Ok(())
    });
}

#[test]
fn without_what_stands_around_it_the_board_is_played_and_nothing_that_was_asked_for_is_lost() {
    Visit::desktop().path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
        let cdp = page.driver().cdp();
        cdp.send_raw("Network.enable", json!({})).await?;
        cdp.send_raw("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
        cdp.send_raw("Network.setBlockedURLs", json!({ "urls": ["*split_panels*"] })).await?;
        page.reload().await?;
        let said = page.text(".panels-failed").await?;
        assert!(said.contains("could not be loaded"), "{said}");
        page.until_console_error().await?;
        assert_eq!(page.count(".options").await?, 0);
        page.press("a").await?;
        until_moves(page, 1).await?;
        // It tries again by itself, and again in vain.
        page.click(".main-buttons .hint").await?;
        page.until_console_error().await?;
        page.find(".panels-failed").await?;
        cdp.send_raw("Network.setBlockedURLs", json!({ "urls": [] })).await?;
        page.click(".panels-failed .link").await?;
        page.find(".options").await?;
        page.find(".tile.hinted").await?;
        assert_eq!(page.count(".panels-failed").await?, 0);
        Ok(())
    });
}

#[test]
fn a_game_that_is_finished_before_the_journal_is_there_is_kept() {
    Visit::desktop().path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
        let cdp = page.driver().cdp();
        cdp.send_raw("Network.enable", json!({})).await?;
        cdp.send_raw("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
        cdp.send_raw("Network.setBlockedURLs", json!({ "urls": ["*split_panels*"] })).await?;
        page.reload().await?;
        page.find(".panels-failed").await?;
        page.press("a").await?;
        page.press("a").await?;
        page.find(".outcome").await?;
        // Another game takes its place in the storage.
        page.press("n").await?;
        page.find(".main-buttons").await?;
        page.until_console_error().await?;
        cdp.send_raw("Network.setBlockedURLs", json!({ "urls": [] })).await?;
        page.goto("/#records").await?;
        page.reload().await?;
        assert!(page.text(".records h2").await?.starts_with("One solve"));
        Ok(())
    });
}

#[test]
fn nothing_jumps_when_the_rest_comes_after_the_board() {
    // What has moved by itself, as browsers count it.
    const SHIFTS: &str = "window.shifts = [];
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map(
            ({ value, sources }) => [value, ...sources.map(({ node }) => node?.className ?? '?')]
        ))).observe({ type: 'layout-shift' });";
    for visit in [Visit::phone(), Visit::desktop()] {
        visit.run(async |page| {
            let script = json!({ "source": SHIFTS });
            page.driver().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
            page.reload().await?;
            page.find(".options").await?;
            page.driver().execute_async("document.fonts.ready.then(arguments[0])", vec![]).await?;
            // Two frames later whatever has moved was told.
            let frames = "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))";
            page.driver().execute_async(frames, vec![]).await?;
            assert_eq!(page.evaluate("shifts").await?, json!([]));
            Ok(())
        });
    }
}

#[test]
fn every_weight_is_written_in_the_page_s_own_typeface() {
    Visit::desktop().run(async |page| {
        page.find(".challenge-name").await?;
        page.driver().execute_async("document.fonts.ready.then(arguments[0])", vec![]).await?;
        let cdp = page.driver().cdp();
        for domain in ["DOM.enable", "CSS.enable"] {
            cdp.send_raw(domain, json!({})).await?;
        }
        let document = cdp.send_raw("DOM.getDocument", json!({})).await?;
        let root = &document["root"]["nodeId"];
        for css in
            [".brand span", ".tile:not([hidden]) .number", ".new span", ".challenge-name", ".about"]
        {
            let asked = json!({ "nodeId": root, "selector": css });
            let node = cdp.send_raw("DOM.querySelector", asked).await?;
            let asked = json!({ "nodeId": node["nodeId"] });
            let fonts = cdp.send_raw("CSS.getPlatformFontsForNode", asked).await?;
            let fonts = fonts["fonts"].as_array().expect("a list of typefaces");
            assert!(!fonts.is_empty(), "{css} shows no letters");
            for font in fonts {
                assert_eq!(font["isCustomFont"], true, "{css}: {font}");
            }
        }
        Ok(())
    });
}
