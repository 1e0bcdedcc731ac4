//! Without a connection.

use noyes_e2e::Visit;
use serde_json::json;

use crate::board::{board, tap, until_board, until_moves};

#[test]
fn the_whole_game_opens_without_a_connection() {
    Visit::desktop().kept().path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
        tap(page, 7).await?;
        until_moves(page, 1).await?;
        // All of it or nothing: the version is kept once it is in charge.
        page.until("navigator.serviceWorker.controller?.state === 'activated'").await?;
        let cdp = page.driver().cdp();
        cdp.send_raw("Network.enable", json!({})).await?;
        let offline = json!({ "offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        cdp.send_raw("Network.emulateNetworkConditions", offline).await?;
        page.reload().await?;
        until_board(page, "1 2 3/4 5 6/7 0 8").await?;
        // A page that was never opened, too.
        page.click(".pages a[href='#help']").await?;
        page.find("article.help").await?;
        page.click(".pages a[href='#play']").await?;
        board(page).await?;
        page.press("h").await?;
        page.find(".tile.hinted").await?;
        Ok(())
    });
}
