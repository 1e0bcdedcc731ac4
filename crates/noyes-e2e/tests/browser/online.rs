//! The online game: what counts on a server, and who has done it.

use noyes_e2e::{Page, Visit, WebDriverResult};
use serde_json::{Value, json};

use crate::board::{BOARD, board, reach};

/// With boards of 2x2, which a test can solve with a few moves.
const SMALL: &str = "localStorage.setItem('noyes.settings', JSON.stringify({ ...JSON.parse(
    localStorage.getItem('noyes.settings') ?? '{}'), width: 2, height: 2 }))";

/// Opens the page with small boards.
async fn small(page: &Page) -> WebDriverResult<()> {
    board(page).await?;
    page.evaluate(SMALL).await?;
    page.reload().await?;
    page.find(".to-online").await?;
    Ok(())
}

/// Slides the tiles of a 2x2 board round and round until they are home. Every board that can be
/// solved is on the way.
async fn go_round(page: &Page) -> WebDriverResult<()> {
    for _ in 0..12 {
        let text = board(page).await?;
        if text == "1 2/3 0" {
            return Ok(());
        }
        let tiles: Vec<&str> = text.split([' ', '/']).collect();
        let ring = [0, 1, 3, 2];
        let blank = ring.iter().position(|&square| tiles[square] == "0").expect("a blank");
        let tile = tiles[ring[(blank + 1) % 4]];
        page.click(&format!(".board .tile[aria-label='{tile}']")).await?;
        page.until(&format!("{BOARD} !== '{text}'")).await?;
    }
    panic!("twelve slides went through all boards");
}

/// Begins a challenge by the class of its line.
async fn begin(page: &Page, kind: &str) -> WebDriverResult<()> {
    page.find(".choose").await?;
    if page.count(".kinds").await? == 0 {
        reach(page, ".choose").await?;
    }
    reach(page, &format!(".kind.{kind} .kind-label")).await?;
    reach(page, "button.begin").await
}

async fn until_dealt(page: &Page) -> WebDriverResult<()> {
    page.until("document.querySelector('.this-deal')?.textContent.includes('signed')").await
}

/// What the server says.
async fn fetched(page: &Page, path: &str) -> WebDriverResult<Value> {
    page.evaluate(&format!(
        "(window.fetched = undefined, fetch('{path}').then(it => it.json()).then(it => window.fetched = it), null)"
    ))
    .await?;
    page.until("window.fetched !== undefined").await?;
    page.evaluate("fetched").await
}

#[test]
fn a_host_of_files_is_asked_for_nothing() {
    Visit::desktop().run(async |page| {
        board(page).await?;
        page.find(".choose").await?;
        assert_eq!(page.count(".to-online, .pages a[href=\"#online\"]").await?, 0);
        page.goto("/#online").await?;
        page.until("document.querySelector('.online .title')?.textContent.includes('no server')")
            .await?;
        let asked = "performance.getEntriesByType('resource').filter(it => it.name.includes('/api/')).length";
        assert_eq!(page.evaluate(asked).await?, 0);
        Ok(())
    });
}

#[test]
fn a_ranked_game_stands_in_the_list_with_its_proof() {
    Visit::desktop().online().run(async |page| {
        small(page).await?;
        begin(page, "ranked").await?;
        until_dealt(page).await?;
        // What counts is not lost by a reload.
        page.reload().await?;
        page.find(".challenge-name").await?;
        go_round(page).await?;
        page.until("document.querySelector('.sent')?.textContent.includes('Recorded')").await?;
        page.screenshot("online-won").await?;
        page.click(".sent a").await?;
        page.click(".online-what .segment:nth-child(3)").await?;
        page.until("document.querySelectorAll('.online-table tbody tr').length === 1").await?;
        // A chosen name stands there, as it was typed.
        page.write(".online-you input", "Sam <b>Loyd</b>").await?;
        page.click(".online-name button").await?;
        page.until("document.querySelector('.online-you .said').textContent.includes('kept')")
            .await?;
        page.click(".online-what .segment:nth-child(1)").await?;
        page.click(".online-what .segment:nth-child(3)").await?;
        page.until(
            "document.querySelector('.online-table td.who')?.textContent === 'Sam <b>Loyd</b>'",
        )
        .await?;
        assert_eq!(page.count(".online-table .mine").await?, 1);
        let proof = page.attribute(".online-table .proof a", "href").await?.expect("a link");
        let proof = fetched(page, &proof).await?;
        assert_eq!(proof["size"], "2x2");
        assert!(proof["receipt"].is_string());
        assert_eq!(proof["control"], "mouse");
        Ok(())
    });
}

#[test]
fn a_result_that_finds_no_server_is_sent_later() {
    Visit::desktop().online().run(async |page| {
        small(page).await?;
        begin(page, "ranked").await?;
        until_dealt(page).await?;
        let cdp = page.driver().cdp();
        let block = |urls: Value| cdp.send_raw("Network.setBlockedURLs", json!({ "urls": urls }));
        cdp.send_raw("Network.enable", json!({})).await?;
        block(json!(["*/api/v1/results"])).await?;
        go_round(page).await?;
        page.until("document.querySelector('.sent')?.textContent.includes('kept')").await?;
        page.take_console_errors().await?;
        block(json!([])).await?;
        // It outlives a reload, after which it is sent without being asked for.
        page.reload().await?;
        page.until("localStorage.getItem('noyes.online.finished') === ''").await?;
        let list = fetched(page, "api/v1/leaderboard?size=2x2").await?;
        assert_eq!(list["items"].as_array().map(Vec::len), Some(1));
        Ok(())
    });
}

#[test]
fn the_days_puzzle_is_the_same_for_all_and_counts_once() {
    Visit::phone().online().run(async |page| {
        board(page).await?;
        page.goto("/#online").await?;
        page.until("document.querySelector('.online .title')?.textContent.includes('open')")
            .await?;
        page.screenshot("online-phone").await?;
        assert!(page.fits_sideways().await?);
        page.click(".play-daily").await?;
        until_dealt(page).await?;
        let first = board(page).await?;
        // Whoever is somebody else has the same board.
        Visit::desktop()
            .beside(page)
            .meet(async |other| {
                begin(other, "daily").await?;
                until_dealt(other).await?;
                assert_eq!(board(other).await?, first);
                Ok(())
            })
            .await;
        // Begun again it is the same attempt.
        page.goto("/#online").await?;
        page.reload().await?;
        page.until("document.querySelector('.online .title')?.textContent.includes('waiting')")
            .await?;
        let day = fetched(page, "api/v1/daily").await?;
        assert_eq!(day["statistics"]["attempts"], 2);
        assert_eq!(day["board"], Value::Null);
        Ok(())
    });
}

#[test]
fn a_day_that_is_over_is_told_and_its_board_can_be_played() {
    let pick = |day: &str| {
        format!(
            "(field => {{ field.value = '{day}'; field.dispatchEvent(new Event('change')); }})
                (document.querySelector('.online-day input'))"
        )
    };
    let told =
        |text: &str| format!("document.querySelector('.past-day')?.textContent.includes('{text}')");
    Visit::phone().online().path("/#online").run(async |page| {
        page.click(".online-what .segment:nth-child(2)").await?;
        page.until(&told("Nobody played it.")).await?;
        assert!(page.fits_sideways().await?);
        page.screenshot("online-phone-earlier").await?;
        page.evaluate(&pick("2026-01-01")).await?;
        page.until(&told("Daily 1.")).await?;
        // Whose end nobody knows is not told.
        page.evaluate(&pick("2999-01-01")).await?;
        page.until("document.querySelector('.online-day input').value === '2026-01-01'").await?;
        let day = fetched(page, "api/v1/daily/2026-01-01").await?;
        page.click(".past-board").await?;
        page.until(&format!("{BOARD} === {}", day["board"])).await?;
        Ok(())
    });
}

#[test]
fn without_an_answer_the_day_has_a_board_that_does_not_count() {
    Visit::desktop().online().run(async |page| {
        small(page).await?;
        page.stop_server();
        begin(page, "daily").await?;
        page.until("document.querySelector('.notice')?.textContent.includes('not ranked')").await?;
        page.until("document.querySelector('.this-deal')?.textContent.includes('noyes daily')")
            .await?;
        page.take_console_errors().await?;
        Ok(())
    });
}

#[test]
fn a_key_carries_a_player_to_another_browser_and_all_can_be_deleted() {
    Visit::desktop().online().run(async |page| {
        board(page).await?;
        page.goto("/#online").await?;
        page.write(".online-you input", "Ada").await?;
        page.click(".online-name button").await?;
        page.until("document.querySelector('.online-you .said').textContent.includes('kept')").await?;
        let key = fetched(page, "api/v1/me/key").await?["key"].as_str().expect("a key").to_owned();
        let mine = fetched(page, "api/v1/me").await?["id"].clone();
        Visit::desktop()
            .beside(page)
            .path("/#online")
            .meet(async |other| {
                reach(other, ".online-key summary").await?;
                other.write(".online-key input", "noyes-wrong").await?;
                reach(other, ".online-key form button").await?;
                other
                    .until("document.querySelector('.online-you .said').textContent.includes('49')")
                    .await?;
                other.take_console_errors().await?;
                other.write(".online-key input", &key).await?;
                reach(other, ".online-key form button").await?;
                other.until("document.querySelector('.online-name input').value === 'Ada'").await?;
                assert_eq!(fetched(other, "api/v1/me").await?["id"], mine);
                reach(other, ".forget-me").await?;
                reach(other, ".forget-me").await?;
                other
                    .until("document.querySelector('.online-you .said').textContent.includes('deleted')")
                    .await
            })
            .await;
        assert_eq!(fetched(page, "api/v1/me").await?["name"], Value::Null);
        Ok(())
    });
}

#[test]
fn two_race_on_the_same_board_and_want_a_rematch() {
    Visit::desktop().online().run(async |page| {
        small(page).await?;
        begin(page, "race").await?;
        page.click(".open-race").await?;
        page.find(".invite").await?;
        let address = page.url().await?;
        Visit::phone()
            .beside(page)
            .path(address)
            .meet(async |other| {
                other.click(".come-in").await?;
                other.click("button.ready").await?;
                page.until("document.querySelectorAll('.lane').length === 2").await?;
                page.screenshot("race-waiting").await?;
                page.click("button.ready").await?;
                until_dealt(page).await?;
                until_dealt(other).await?;
                let dealt = board(page).await?;
                assert_eq!(board(other).await?, dealt);
                // Who is cut off comes back to the same game.
                other.reload().await?;
                until_dealt(other).await?;
                other.find(".race .lane").await?;
                go_round(page).await?;
                page.until("document.querySelector('.lane.mine .lane-said').textContent.includes('solved')")
                    .await?;
                // The other one sees it, and is still playing.
                other
                    .until("document.querySelector('.lane:not(.mine) .lane-said').textContent.includes('solved')")
                    .await?;
                other.screenshot("race-phone").await?;
                assert!(other.fits_sideways().await?);
                go_round(other).await?;
                page.until("document.querySelector('.race-said').textContent.includes('over')").await?;
                page.until("/^[12]\\./.test(document.querySelector('.lane.mine .lane-said').textContent)")
                    .await?;
                page.screenshot("race-over").await?;
                reach(page, "button.ready").await?;
                reach(other, "button.ready").await?;
                page.until("document.querySelector('.race-said').textContent.includes('Go')").await?;
                until_dealt(page).await?;
                reach(other, ".leave-race").await?;
                page.until("document.querySelector('.lane:not(.mine) .lane-said').textContent.includes('gave up')")
                    .await
            })
            .await;
        Ok(())
    });
}

#[test]
fn axe_finds_nothing_about_the_online_pages() {
    for (name, visit) in [("phone", Visit::phone()), ("desk-dark", Visit::desktop().dark())] {
        visit.online().reduced_motion().run(async |page| {
            small(page).await?;
            begin(page, "ranked").await?;
            until_dealt(page).await?;
            go_round(page).await?;
            page.until("document.querySelector('.sent')?.textContent.includes('Recorded')").await?;
            let mut found = page.barriers().await?;
            page.goto("/#online").await?;
            page.click(".online-what .segment:nth-child(3)").await?;
            page.find(".online-table").await?;
            found.extend(page.barriers().await?);
            page.screenshot(&format!("online-{name}-list")).await?;
            assert!(page.fits_sideways().await?);
            page.goto("/#race").await?;
            page.click(".open-race").await?;
            page.find(".lane").await?;
            found.extend(page.barriers().await?);
            page.screenshot(&format!("race-{name}")).await?;
            assert!(page.fits_sideways().await?);
            assert!(found.is_empty(), "{name}:\n{}", found.join("\n"));
            Ok(())
        });
    }
}
