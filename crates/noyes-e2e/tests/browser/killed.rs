//! A browser that ends in the middle loses no finished game.

use noyes_e2e::Visit;

use crate::board::{tap, until_board, until_moves};

/// Two slides from home.
const NEAR: &str = "/#board=1-2-3.4-5-6.0-7-8";

#[test]
fn a_finished_game_survives() {
    Visit::desktop().path(NEAR).run_killed(
        async |page| {
            tap(page, 7).await?;
            tap(page, 8).await?;
            page.find(".kept").await?;
            Ok(())
        },
        async |page| {
            page.goto("/#records").await?;
            page.until("document.querySelectorAll('.records-history li').length === 1").await
        },
    );
}

#[test]
fn a_game_under_way_may_lose_its_last_moves_and_no_finished_one() {
    Visit::desktop().path(NEAR).run_killed(
        async |page| {
            tap(page, 7).await?;
            tap(page, 8).await?;
            page.find(".kept").await?;
            // Another board, in the middle of which everything ends.
            page.click(".won-buttons .new").await?;
            page.press("w").await?;
            page.press("s").await?;
            page.press("a").await?;
            page.press("d").await?;
            Ok(())
        },
        async |page| {
            // Whatever the browser had written of it: there is a board, and it can be played.
            page.find(".figures").await?;
            page.goto(NEAR).await?;
            until_board(page, "1 2 3/4 5 6/0 7 8").await?;
            tap(page, 7).await?;
            until_moves(page, 1).await?;
            page.goto("/#records").await?;
            page.until("document.querySelectorAll('.records-history li').length === 1").await
        },
    );
}
