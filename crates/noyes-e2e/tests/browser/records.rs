//! Records: what a finished game leaves behind, and how it is carried elsewhere.

use noyes_e2e::{Page, Visit, WebDriverResult};

use crate::board::{reach, tap};

/// Two slides from home.
const NEAR: &str = "/#board=1-2-3.4-5-6.0-7-8";

/// Plays it to the end, and waits until it is on the disk.
async fn win(page: &Page) -> WebDriverResult<()> {
    page.goto(NEAR).await?;
    tap(page, 7).await?;
    tap(page, 8).await?;
    page.find(".kept").await?;
    // The game, and then how short it could have been.
    page.until(
        "(noyesJournal.read().then((lines) => window.lines = lines.length), window.lines === 2)",
    )
    .await
}

/// Waits until the list has so many games.
async fn until_games(page: &Page, count: usize) -> WebDriverResult<()> {
    let games = "document.querySelectorAll('.records-history li').length";
    page.until(&format!("{games} === {count}")).await
}

#[test]
fn a_finished_game_stands_in_the_records() {
    Visit::desktop().path("/#records").run(async |page| {
        assert_eq!(page.text(".records-empty h2").await?, "No finished game yet");
        win(page).await?;
        page.click(".kept a").await?;
        until_games(page, 1).await?;
        assert!(page.text(".records h2").await?.starts_with("One solve, in 0:0"));
        assert!(page.text(".records-history li").await?.contains("2 moves"));

        // Compared by moves it is another result; with hints there is none.
        page.click(".choice.measure .segment:nth-child(2)").await?;
        assert_eq!(page.text(".records h2").await?, "One solve, in 2 moves");
        page.evaluate(
            "(() => { const list = document.querySelector('.records-standing select'); \
             list.value = 'assisted'; list.dispatchEvent(new Event('change')); })()",
        )
        .await?;
        page.until("document.querySelector('.records h2').textContent === 'Nothing to compare yet'")
            .await
    });
}

#[test]
fn a_forgotten_game_stays_forgotten() {
    Visit::phone().run(async |page| {
        win(page).await?;
        page.goto("/#records").await?;
        until_games(page, 1).await?;
        assert!(page.fits_sideways().await?);
        reach(page, ".records-doing button").await?;
        reach(page, ".records-sure .forget").await?;
        page.find(".records-empty").await?;
        page.reload().await?;
        page.find(".records-empty").await?;
        Ok(())
    });
}

#[test]
fn a_copy_is_merged() {
    Visit::desktop().run(async |page| {
        win(page).await?;
        page.goto("/#records").await?;
        until_games(page, 1).await?;
        // A copy with this game, another one, a line that is none, and one from the future.
        let other = r#"{"v":1,"kind":"solve","id":"other","at":5,"challenge":"free","outcome":"solved","time":9,"inspected":0,"interrupted":false,"repeated":false,"replays":[{"v":1,"board":"1 2/0 3","goal":"blank-last","size":"2x2","metric":"stm","moves":[["L",9]],"assisted":false,"control":null}]}"#;
        let copy = format!(
            "noyesJournal.read().then((lines) => {{ \
             const text = [...lines, {other:?}, 'nonsense', '{{\"v\":9,\"kind\":\"dream\"}}'].join('\\n'); \
             const file = new File([text], 'copy.jsonl'); \
             const list = new DataTransfer(); list.items.add(file); \
             const input = document.querySelector('.records-copies input'); \
             input.files = list.files; input.dispatchEvent(new Event('change')); }})"
        );
        page.evaluate(&copy).await?;
        let said = page.text(".records-said").await?;
        assert_eq!(
            said,
            "One new entry, 2 known already. 2 lines could not be read, line 4 for example: it \
             begins with “nonsense” and is not an entry of a copy (bad-entry)."
        );
        // It stands under its own size; and what is not understood is kept.
        page.until("document.querySelectorAll('.records-board option').length === 2").await?;
        page.reload().await?;
        page.until("document.querySelectorAll('.records-board option').length === 2").await?;
        let kept = "noyesJournal.read().then((lines) => lines.some((line) => line.includes('dream')))";
        assert_eq!(page.evaluate(kept).await?, true);
        Ok(())
    });
}

#[test]
fn other_windows_of_the_page_follow() {
    Visit::desktop().path("/#records").run(async |page| {
        page.find(".records-empty").await?;
        // What another window does when a game is finished there.
        let line = r#"{"v":1,"kind":"solve","id":"there","at":5,"challenge":"free","outcome":"solved","time":9,"replays":[{"v":1,"board":"1 2/0 3","goal":"blank-last","size":"2x2","metric":"stm","moves":[["L",9]],"assisted":false,"control":null}]}"#;
        let post = format!("void new BroadcastChannel('noyes.journal').postMessage([{line:?}])");
        page.evaluate(&post).await?;
        until_games(page, 1).await
    });
}

#[test]
fn what_was_over_when_the_page_ended_is_added_at_the_next_start() {
    Visit::desktop().run(async |page| {
        win(page).await?;
        // As if the page had ended before the journal was written.
        page.evaluate(
            "new Promise((done) => { const all = indexedDB.open('noyes'); all.onsuccess = () => { \
             const change = all.result.transaction('journal', 'readwrite'); \
             change.objectStore('journal').clear(); change.oncomplete = () => done(1); }; })",
        )
        .await?;
        page.reload().await?;
        page.find(".kept").await?;
        page.goto("/#records").await?;
        until_games(page, 1).await?;
        // And only once.
        page.goto("/#play").await?;
        page.reload().await?;
        page.find(".kept").await?;
        let games = "noyesJournal.read().then((lines) => \
            lines.filter((line) => line.includes('\"solve\"')).length)";
        assert_eq!(page.evaluate(games).await?, 1);
        Ok(())
    });
}
