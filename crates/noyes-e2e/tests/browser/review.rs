//! The review of a game: how far it was to the goal after every move.

use noyes_e2e::{Key, Page, Visit, WebDriverResult, noyes};
use serde_json::{Value, json};

use crate::board::{BOARD, board, tap};

/// 4 left, 5 up, 8 left.
const THREE_TO_GO: &str = "/#board=1-2-3.0-4-6.7-5-8";
const TITLE: &str = "(document.querySelector('.review-title')?.textContent ?? null)";

/// Plays a game with a detour of two moves: 7 up first, and down again.
async fn play_with_a_detour(page: &Page) -> WebDriverResult<()> {
    board(page).await?;
    for tile in [7, 7, 4, 5, 8] {
        tap(page, tile).await?;
    }
    page.find(".outcome").await?;
    Ok(())
}

async fn until_title(page: &Page, title: &str) -> WebDriverResult<()> {
    page.until(&format!("{TITLE} === '{title}' || {TITLE}")).await
}

#[test]
fn a_game_is_looked_at_after_its_end() {
    Visit::desktop().path(THREE_TO_GO).run(async |page| {
        play_with_a_detour(page).await?;
        page.click(".review-it").await?;
        until_title(page, "5 moves; 3 would have done.").await?;
        assert_eq!(page.url().await?, "/#review");
        let figures = "[...document.querySelectorAll('.review-figures dd')].map(figure => figure.textContent)";
        page.until(&format!("{figures}[0] === '60 %' && {figures}[1] === '2'")).await?;
        // The curve: away, back, and home.
        let line = "document.querySelector('.plot .line').getAttribute('d')";
        assert_eq!(page.evaluate(line).await?, json!("M0 2L1 1L2 2L3 3L4 4L5 5"));
        assert_eq!(page.text(".blunders li").await?.replace('\n', " "), "Move 1 2 moves");
        let boards = "[...document.querySelectorAll('.review-own .row')].map(row =>
            [...row.querySelectorAll('.square')].map(square =>
                square.querySelector('.tile:not([hidden])')?.getAttribute('aria-label') ?? '0'
            ).join(' ')).join('/')";
        page.press(Key::Right).await?;
        page.until(&format!("{boards} === '1 2 3/7 4 6/0 5 8' || {boards}")).await?;
        page.press(Key::End).await?;
        page.until(&format!("{boards} === '1 2 3/4 5 6/7 8 0' || {boards}")).await?;
        page.press(Key::Left).await?;
        page.until(&format!("{boards} === '1 2 3/4 5 6/7 0 8' || {boards}")).await?;
        // From a detour in the list to its place.
        page.click(".blunders .link").await?;
        page.until(&format!("{boards} === '1 2 3/0 4 6/7 5 8' || {boards}")).await?;
        // The shortest way beside it.
        page.click(".review-best .step-on").await?;
        let best = boards.replace(".review-own", ".review-best");
        page.until(&format!("{best} === '1 2 3/4 0 6/7 5 8' || {best}")).await?;
        // It plays to the end by itself.
        page.click(".play-replay").await?;
        page.until(&format!("{boards} === '1 2 3/4 5 6/7 8 0' || {boards}")).await?;
        page.until("document.querySelector('.play-replay').textContent === 'Play'").await?;
        page.screenshot("review-3x3").await
    });
}

#[test]
fn a_record_is_looked_at_by_its_name() {
    Visit::desktop().path(THREE_TO_GO).run(async |page| {
        play_with_a_detour(page).await?;
        // The journal is written in its own time.
        let records = "const done = arguments[0];
            const open = indexedDB.open('noyes');
            open.onsuccess = () => {
                const store = open.result.objectStoreNames[0];
                const all = open.result.transaction(store).objectStore(store).getAll();
                all.onsuccess = () => { open.result.close(); done(all.result); };
            };";
        let mut id = None;
        for _ in 0..50 {
            let lines = page.driver().execute_async(records, Vec::new()).await?;
            let lines = lines.json().to_string();
            id = lines
                .split("id\\\":\\\"")
                .nth(1)
                .and_then(|rest| rest.split('\\').next())
                .map(str::to_owned);
            if id.is_some() {
                break;
            }
        }
        let id = id.expect("a record in the journal");
        page.goto(&format!("/#review&id={id}")).await?;
        page.reload().await?;
        until_title(page, "5 moves; 3 would have done.").await?;
        // What was found out is kept with the record.
        for _ in 0..50 {
            let lines = page.driver().execute_async(records, Vec::new()).await?;
            if lines.json().to_string().contains("optimal") {
                return Ok(());
            }
        }
        panic!("the length of a shortest solution is not in the journal");
    });
}

/// The lesson of a dealt board as a replay record.
fn taught(size: &str, seed: &str) -> String {
    let dealt = noyes(&["scramble", "--size", size, "--seed", seed]);
    let board = dealt[0]["board"].as_str().expect("a board");
    let lesson = noyes(&["solve", "--size", size, "--quality", "teach", board]);
    let moves: String = lesson[0]["solution"].as_str().expect("a solution").to_owned();
    let mut times = (0..).map(|number: u64| 300 * number + 40 * (number % 7));
    let mut slides: Vec<Value> = Vec::new();
    let mut letters = moves.chars().filter(|letter| !letter.is_whitespace()).peekable();
    while let Some(letter) = letters.next() {
        let mut digits = String::new();
        while let Some(digit) = letters.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        for _ in 0..digits.parse().unwrap_or(1) {
            slides.push(json!([letter.to_string(), times.next()]));
        }
    }
    let size = lesson[0]["size"].as_str().expect("a size");
    json!({ "v": 1, "board": board, "goal": "blank-last", "size": size, "metric": "stm",
        "moves": slides, "assisted": false, "control": "keyboard" })
    .to_string()
}

async fn paste(page: &Page, replay: &str) -> WebDriverResult<()> {
    page.find(".replay-text").await?;
    let set = "const field = document.querySelector('.replay-text');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }));";
    page.driver().execute(set, vec![json!(replay)]).await?;
    Ok(())
}

#[test]
fn a_replay_from_elsewhere_is_pasted() {
    for (name, visit) in [
        ("review", Visit::desktop()),
        ("review-dark", Visit::desktop().dark()),
        ("review-phone", Visit::phone()),
        ("review-phone-dark", Visit::phone().dark()),
    ] {
        visit.path("/#review").run(async |page| {
            // The page's name stands there as long as it is being loaded.
            page.until(
                "document.querySelector('.title')?.textContent === 'Nothing to look at yet'",
            )
            .await?;
            paste(page, "nonsense").await?;
            assert_eq!(page.text(".review-fault").await?, "This is no replay record.");
            paste(page, &taught("4x4", "a long game")).await?;
            page.until(&format!(
                "/^\\d+ moves; \\d+ would have done\\.$/.test({TITLE}) || {TITLE}"
            ))
            .await?;
            page.until("document.querySelectorAll('.blunders li').length === 6").await?;
            assert!(page.fits_sideways().await?);
            // Somewhere in the middle.
            for _ in 0..12 {
                page.press(Key::Right).await?;
            }
            page.evaluate("window.scrollTo(0, 0)").await?;
            page.screenshot(name).await?;
            page.evaluate("window.scrollTo(0, 620)").await?;
            page.screenshot(&format!("{name}-below")).await
        });
    }
}

#[test]
fn larger_boards_have_a_band_of_bounds() {
    Visit::desktop().path("/#review").run(async |page| {
        paste(page, &taught("5x5", "a long game")).await?;
        page.until(&format!(
            "/would have done, and fewer than \\d+ never do/.test({TITLE}) || {TITLE}"
        ))
        .await?;
        page.until("document.querySelector('.plot .band').getAttribute('d').length > 100").await?;
        assert!(page.text(".review-page .lead").await?.contains("cannot be found"));
        page.screenshot("review-5x5").await
    });
}

#[test]
fn looking_at_a_game_ends_with_the_page() {
    Visit::desktop().path("/#review").run(async |page| {
        paste(page, &taught("4x4", "a long game")).await?;
        page.find(".review-title").await?;
        page.goto("/#play").await?;
        page.until("document.querySelector('.play') !== null").await?;
        assert!(page.evaluate(BOARD).await?.as_str().is_some_and(|board| board.contains('/')));
        Ok(())
    });
}
