//! Links carry boards.

use noyes_e2e::Visit;
use noyes_e2e::thirtyfour::error::WebDriverResult;

use crate::board::{board, until_board, until_moves};

#[test]
fn a_link_is_the_same_board_for_everyone() {
    let address: WebDriverResult<(String, String)> = Visit::desktop().run(async |page| {
        let board = board(page).await?;
        page.click(".share").await?;
        let field = page.find(".share-link input").await?;
        let address = field.prop("value").await?.unwrap_or_default();
        Ok(Ok((address, board)))
    });
    let (address, first) = address.expect("a link");
    let fragment = address.split_once('#').map(|(_, fragment)| fragment.to_owned());
    let path = format!("/#{}", fragment.expect("a fragment"));
    // Another player: another browser, with nothing stored.
    Visit::phone().path(path.clone()).run(async |page| {
        until_board(page, &first).await?;
        assert_eq!(page.text(".notice p").await?, "This is the board from your link.");
        page.click(".new").await?;
        page.until(&format!("{} !== '{first}'", crate::board::BOARD)).await?;
        // The link is taken from the address, so that a reload keeps the new board.
        assert!(!page.url().await?.contains("seed"));
        page.goto(&path).await?;
        until_board(page, &first).await
    });
}

#[test]
fn a_new_board_closes_the_link_to_the_last_one() {
    Visit::desktop().run(async |page| {
        board(page).await?;
        page.click(".share").await?;
        page.find(".share-link").await?;
        page.click(".new").await?;
        page.until("document.querySelector('.share-link') === null").await?;
        // It opens again for the new board, and stays while tiles slide.
        page.click(".share").await?;
        page.find(".share-link").await?;
        for key in ["w", "a", "s", "d"] {
            page.press(key).await?;
        }
        page.until("Number(document.querySelector('.moves dd').textContent) > 0").await?;
        page.find(".share-link").await?;
        Ok(())
    });
}

#[test]
fn a_seed_and_a_number_are_one_board_for_ever() {
    Visit::desktop().path("/#size=4x4&seed=looks&deal=1").run(async |page| {
        until_board(page, "12 14 6 2/10 3 11 8/7 1 13 0/5 4 15 9").await?;
        let words = page.text(".this-deal p").await?;
        assert!(words.starts_with("Dealt from the seed “looks”"), "{words}");
        Ok(())
    });
}

#[test]
fn the_next_board_after_a_linked_one_is_like_it() {
    Visit::desktop().path("/#size=5x3&seed=looks&deal=1&goal=snake").run(async |page| {
        let first = board(page).await?;
        assert_eq!(first.split('/').count(), 3);
        page.click(".new").await?;
        page.until("document.querySelector('.deal-number').textContent === '2'").await?;
        assert_eq!(page.text(".seed").await?, "looks");
        let second = board(page).await?;
        assert_eq!(second.split('/').count(), 3);
        assert_ne!(second, first);
        let snake = "document.querySelector('.goals input[value=snake]').checked";
        assert_eq!(page.evaluate(snake).await?, true);
        Ok(())
    });
}

#[test]
fn a_reload_goes_on_where_the_link_led() {
    Visit::desktop().path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
        board(page).await?;
        page.press("a").await?;
        until_moves(page, 1).await?;
        page.reload().await?;
        until_board(page, "1 2 3/4 5 6/7 0 8").await?;
        until_moves(page, 1).await
    });
}

#[test]
fn a_broken_link_says_what_is_wrong_and_gives_a_board() {
    let links = [
        ("size=4x4&seed=a", "it has no “deal”"),
        ("board=1-2.3-3", "3 is there twice"),
        ("size=4x4&seed=a&deal=x", "“x” is not the number of a deal"),
    ];
    Visit::desktop().path("/#size=4x4&seed=a&deal=x").run(async |page| {
        // There was no board before.
        let said = page.text(".notice.warns p").await?;
        assert!(said.ends_with("Here is another one."), "{said}");
        page.click(".notice .square-button").await?;
        let first = board(page).await?;
        for (fragment, why) in links {
            page.goto(&format!("/#{fragment}")).await?;
            page.until(&format!(
                "document.querySelector('.notice.warns p')?.textContent.includes('{why}') ||
                    document.querySelector('.notice p')?.textContent"
            ))
            .await?;
            // What was there stays, and that is what is said.
            let said = page.text(".notice.warns p").await?;
            assert!(said.ends_with("Your board is still here."), "{said}");
            page.click(".notice .square-button").await?;
            assert_eq!(board(page).await?, first);
        }
        let before = board(page).await?;
        assert_eq!(before.split('/').count(), 4);
        for key in ["w", "a", "s", "d"] {
            page.press(key).await?;
        }
        page.until("Number(document.querySelector('.moves dd').textContent) > 0").await
    });
}

#[test]
fn a_broken_link_after_a_good_one_leaves_its_board() {
    Visit::desktop().path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
        let first = board(page).await?;
        page.goto("/#board=1-2.3-3").await?;
        let said = page.text(".notice.warns p").await?;
        assert!(said.ends_with("Your board is still here."), "{said}");
        assert_eq!(board(page).await?, first);
        Ok(())
    });
}

#[test]
fn a_damaged_store_gives_a_new_board_and_says_so() {
    Visit::desktop().run(async |page| {
        board(page).await?;
        // What the page stores when it is left must not repair the damage.
        page.evaluate(
            "(Storage.prototype.setItem.call(localStorage, 'noyes.game', '{\"v\":1}'),
                Storage.prototype.setItem = () => {})",
        )
        .await?;
        page.reload().await?;
        board(page).await?;
        assert!(page.text(".notice p").await?.starts_with("The stored game could not be read"));
        Ok(())
    });
}
