//! Without a connection.

use noyes_e2e::{Page, Visit, WebDriverResult, given_away};

use crate::board::{board, tap, until_board, until_moves};

/// Two slides from home.
const NEAR: &str = "/#board=1-2-3.4-5-6.0-7-8";

/// Plays, ends the server, and goes on in a window that is opened anew.
async fn goes_on_alone(page: &Page) -> WebDriverResult<()> {
    tap(page, 7).await?;
    until_moves(page, 1).await?;
    // All of it or nothing: the version is kept once it is in charge.
    page.until("navigator.serviceWorker.controller?.state === 'activated'").await?;
    page.stop_server();
    page.driver().goto("about:blank").await?;
    page.goto("/").await?;
    until_board(page, "1 2 3/4 5 6/7 0 8").await?;
    until_moves(page, 1).await?;
    // Pages that were never opened, too.
    page.click(".pages a[href='#help']").await?;
    page.find("article.help").await?;
    page.click(".pages a[href='#lab']").await?;
    page.find(".map .cell").await?;
    page.click(".pages a[href='#play']").await?;
    board(page).await?;
    page.press("h").await?;
    page.find(".tile.hinted").await?;
    Ok(())
}

#[test]
fn the_whole_game_opens_without_a_server() {
    Visit::desktop().kept().path(NEAR).run(goes_on_alone);
}

#[test]
fn what_is_given_away_works_below_a_path_of_any_host() {
    let visit = Visit::desktop().kept().hosted(&given_away(), "/some/games");
    visit.path(NEAR).run(async |page| {
        // With the host there, first: a page that is loaded later, and the solver.
        board(page).await?;
        page.click(".pages a[href='#help']").await?;
        page.find("article.help").await?;
        page.click(".pages a[href='#play']").await?;
        board(page).await?;
        page.press("h").await?;
        page.find(".tile.hinted").await?;
        let outside = "performance.getEntriesByType('resource')
            .map(entry => new URL(entry.name))
            .filter(url => !url.pathname.startsWith('/some/games/')).map(String)";
        assert_eq!(page.evaluate(outside).await?, serde_json::json!([]));
        goes_on_alone(page).await
    });
}
