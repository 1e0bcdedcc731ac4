//! A new version of the page comes while the old one is played.

use std::fs;
use std::path::Path;

use noyes_e2e::{Page, Visit, WebDriverResult, given_away};
use tempfile::TempDir;

use crate::board::{BOARD, tap, until_board, until_moves};

/// Two slides from home.
const NEAR: &str = "/#board=1-2-3.4-5-6.0-7-8";
/// Three slides from home.
const OTHER: &str = "/#board=1-2-3.0-5-6.4-7-8";
/// Which version's page is in the window, as [`publish`] numbers them.
const VERSION: &str = "document.documentElement.dataset.version ?? 'first'";

/// A folder of a host that serves the page.
fn published() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    copy(&given_away(), folder.path());
    folder
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("the page's files") {
        let entry = entry.expect("one of the page's files");
        let (source, target) = (entry.path(), to.join(entry.file_name()));
        match source.is_dir() {
            true => copy(&source, &target),
            false => drop(fs::copy(source, target).expect("a copy of a file")),
        }
    }
}

/// Puts another version in the place of the one that the host has: its page says which it is.
fn publish(folder: &Path, version: &str) {
    let change = |name: &str, from: &str, to: &str| {
        let path = folder.join(name);
        let text = fs::read_to_string(&path).expect("a text");
        assert_eq!(text.matches(from).count(), 1, "{name}: {from}");
        fs::write(path, text.replace(from, to)).expect("the text is written");
    };
    change("index.html", "<html ", &format!("<html data-version=\"{version}\" "));
    change("sw.js", "${prefix}", &format!("${{prefix}}{version} "));
}

/// Has the version ask for one of its files under a name that the host does not have.
fn break_off(folder: &Path) {
    let script = folder.join("sw.js");
    let text = fs::read_to_string(&script).expect("the script");
    let broken = text.replace("assets/solver-", "assets/no-solver-");
    assert_ne!(broken, text);
    fs::write(script, broken).expect("it is written");
}

/// Has the browser look for a new version, as it does by itself when a page is opened.
async fn look_for_update(page: &Page) -> WebDriverResult<()> {
    let look = "(navigator.serviceWorker.ready
        .then(it => it.update()).then(() => window.looked = true), null)";
    page.evaluate(look).await?;
    page.until("window.looked === true").await
}

async fn until_kept(page: &Page) -> WebDriverResult<()> {
    page.until("navigator.serviceWorker.controller?.state === 'activated'").await
}

/// Whether the list of records has just one, which says this.
fn only_record(said: &str) -> String {
    format!(
        "(items => items.length === 1 && items[0].textContent.includes('{said}'))
            (document.querySelectorAll('.records-history li'))"
    )
}

/// The whole seconds played.
async fn seconds(page: &Page) -> WebDriverResult<u64> {
    let text = page.text(".time dd").await?;
    let parts = text.split(':').map(|part| part.trim().parse::<f64>().expect("a number"));
    Ok(parts.fold(0.0, |sum, part| 60.0 * sum + part) as u64)
}

#[test]
fn it_is_offered_in_the_middle_of_a_game_and_nothing_is_lost() {
    let folder = published();
    Visit::desktop().kept().hosted(folder.path(), "/game").path(NEAR).run(async |page| {
        tap(page, 7).await?;
        tap(page, 8).await?;
        page.find(".kept").await?;
        page.goto(OTHER).await?;
        until_board(page, "1 2 3/0 5 6/4 7 8").await?;
        tap(page, 4).await?;
        page.until("!document.querySelector('.time dd').textContent.startsWith('0:00')").await?;
        until_kept(page).await?;
        page.evaluate("window.same = true").await?;

        publish(folder.path(), "second");
        look_for_update(page).await?;
        page.find(".notice.update").await?;
        // It waits: the game goes on, and so it does after a reload that means no change.
        tap(page, 7).await?;
        until_moves(page, 2).await?;
        assert_eq!(page.evaluate("window.same").await?, true);
        page.reload().await?;
        page.find(".notice.update").await?;
        until_moves(page, 2).await?;
        assert_eq!(page.evaluate(VERSION).await?, "first");

        let before = seconds(page).await?;
        assert!(before > 0);
        page.click(".notice.update .link").await?;
        page.until(&format!("({VERSION}) === 'second'")).await?;
        until_board(page, "1 2 3/4 5 6/7 0 8").await?;
        until_moves(page, 2).await?;
        assert!(seconds(page).await? >= before);
        assert_eq!(page.count(".notice.update").await?, 0);
        // It is the whole of the new version, and nothing of the old is left.
        until_kept(page).await?;
        page.evaluate("(caches.keys().then(names => window.caches_ = names.length), null)").await?;
        page.until("window.caches_ === 1").await?;
        tap(page, 8).await?;
        page.find(".kept").await?;
        // One was played in one go, the other over a reload.
        page.goto("/#records").await?;
        page.until(&only_record("2 moves")).await?;
        page.evaluate(
            "(() => { const list = document.querySelector('.records-standing select'); \
             list.value = 'interrupted'; list.dispatchEvent(new Event('change')); })()",
        )
        .await?;
        page.until(&only_record("3 moves")).await
    });
}

#[test]
fn a_window_that_another_one_has_overtaken_is_offered_it_too() {
    let folder = published();
    Visit::desktop().kept().hosted(folder.path(), "/game").path(NEAR).run(async |page| {
        tap(page, 7).await?;
        until_kept(page).await?;
        let driver = page.driver();
        let first = driver.window().await?;
        let second = driver.new_tab().await?;
        driver.switch_to_window(second.clone()).await?;
        page.goto("/").await?;
        until_kept(page).await?;
        publish(folder.path(), "second");
        look_for_update(page).await?;
        page.click(".notice.update .link").await?;
        page.until(&format!("({VERSION}) === 'second'")).await?;

        // Nobody has asked in the first window: it stays what it is until somebody does.
        driver.switch_to_window(first).await?;
        page.find(".notice.update").await?;
        assert_eq!(page.evaluate(VERSION).await?, "first");
        page.click(".notice.update .link").await?;
        page.until(&format!("({VERSION}) === 'second'")).await?;
        page.until("document.querySelector('.board .tile') !== null").await?;
        driver.switch_to_window(second).await?;
        driver.close_window().await?;
        driver.switch_to_window(driver.windows().await?[0].clone()).await
    });
}

#[test]
fn who_comes_back_after_hours_is_told_of_it() {
    let folder = published();
    Visit::desktop().kept().hosted(folder.path(), "/game").path(NEAR).run(async |page| {
        tap(page, 7).await?;
        until_kept(page).await?;
        publish(folder.path(), "second");
        let came_back = "document.dispatchEvent(new Event('visibilitychange'))";
        page.evaluate(
            "(window.updates = 0, navigator.serviceWorker.ready.then(it => {
            const update = it.update.bind(it);
            it.update = () => (window.updates += 1, update());
            window.counted = true;
        }), null)",
        )
        .await?;
        page.until("window.counted === true").await?;
        page.evaluate(came_back).await?;
        assert_eq!(page.evaluate("window.updates").await?, 0);
        page.evaluate(
            "(window.before = Date.now, Date.now = () => window.before() + 3700000, null)",
        )
        .await?;
        page.evaluate(came_back).await?;
        page.evaluate("(Date.now = window.before, null)").await?;
        page.find(".notice.update").await?;
        Ok(())
    });
}

#[test]
fn one_that_comes_half_way_leaves_the_old_one_whole() {
    let folder = published();
    Visit::desktop().kept().hosted(folder.path(), "/game").path(NEAR).run(async |page| {
        tap(page, 7).await?;
        until_kept(page).await?;

        // One of its files is not there.
        publish(folder.path(), "broken");
        break_off(folder.path());
        page.evaluate(
            "(navigator.serviceWorker.ready.then(it => it.update()).then(it => {
                const next = it.installing;
                next.addEventListener('statechange', () => window.ended = next.state);
            }), null)",
        )
        .await?;
        page.until("window.ended === 'redundant'").await?;
        assert_eq!(page.count(".notice.update").await?, 0);
        page.take_console_errors().await?;

        // What the host has now may be anything, or nothing.
        page.stop_server();
        page.reload().await?;
        assert_eq!(page.evaluate(VERSION).await?, "first");
        until_board(page, "1 2 3/4 5 6/7 0 8").await?;
        page.click(".pages a[href='#help']").await?;
        page.find("article.help").await?;
        page.click(".pages a[href='#play']").await?;
        page.until(&format!("{BOARD} === '1 2 3/4 5 6/7 0 8'")).await?;
        page.press("h").await?;
        page.find(".tile.hinted").await?;
        Ok(())
    });
}
