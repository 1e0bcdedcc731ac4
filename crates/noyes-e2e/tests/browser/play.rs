//! A game, played by mouse, by keys and by finger.

use noyes_e2e::{Key, Visit};

use crate::board::{BOARD, board, tap, until_board, until_moves, with_control};

const TWO_TO_GO: &str = "/#board=1-2-3.4-5-6.0-7-8";

#[test]
fn a_mouse_wins() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        // Both tiles of the run at once.
        tap(page, 8).await?;
        until_board(page, "1 2 3/4 5 6/7 8 0").await?;
        assert!(page.text(".outcome h2").await?.starts_with("Solved in 0:0"));
        assert_eq!(page.text(".outcome p").await?, "2 moves.");
        let label = page.attribute(".board", "aria-label").await?.unwrap_or_default();
        assert!(label.ends_with("solved and locked"), "{label}");

        tap(page, 8).await?;
        page.until(
            "document.querySelector('.spoken').textContent === 'The board is solved and locked.'",
        )
        .await?;
        assert_eq!(board(page).await?, "1 2 3/4 5 6/7 8 0");

        page.click(".new").await?;
        until_moves(page, 0).await?;
        assert_ne!(board(page).await?, "1 2 3/4 5 6/7 8 0");
        assert_eq!(page.count(".board.locked").await?, 0);
        Ok(())
    });
}

#[test]
fn a_won_game_says_what_it_comes_to() {
    let figure = |class: &str, text: &str| {
        format!("document.querySelector('.won-figures .{class} dd')?.textContent === '{text}'")
    };
    let lead = |class: &str, text: &str| {
        format!("document.querySelector('.outcome .{class}')?.textContent.startsWith('{text}')")
    };
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        for tile in [4, 4, 7, 8] {
            tap(page, tile).await?;
        }
        page.until(&lead("shortest", "2 moves would have done.")).await?;
        page.until(&figure("efficiency", "50 %")).await?;
        assert_eq!(page.count(".won-figures .place").await?, 0);
        // Another board is compared with this one.
        page.goto("/#board=1-2-3.0-5-6.4-7-8").await?;
        for tile in [4, 7, 8] {
            tap(page, tile).await?;
        }
        page.until(&lead("shortest", "There is no shorter solution.")).await?;
        page.until(&lead("best", "Your best at 3×3")).await?;
        page.until(&figure("efficiency", "100 %")).await?;
        page.until(
            "/^[12] of 2$/.test(document.querySelector('.won-figures .place dd').textContent)",
        )
        .await?;
        page.screenshot("won").await?;
        // An own board has no place among those that are dealt; a deal has one.
        assert_eq!(page.count(".lengths").await?, 0);
        // What was found stands in the records too.
        page.goto("/#records").await?;
        page.until("document.querySelectorAll('.records-history li').length === 2").await
    });
}

#[test]
fn a_deal_that_is_over_stands_among_all_boards() {
    Visit::desktop().dark().path("/#size=3x3&seed=a&deal=0").run(async |page| {
        page.find(".this-deal").await?;
        assert_eq!(page.count(".lengths").await?, 0);
        page.click(".solve").await?;
        page.find(".lengths svg").await?;
        let label = page.attribute(".lengths svg", "aria-label").await?.unwrap_or_default();
        assert!(label.ends_with(" % of all boards have a shorter solution"), "{label}");
        assert_eq!(page.count(".lengths .this").await?, 1);
        page.screenshot("won-among-all").await?;
        // The next board's is not told.
        page.click(".new").await?;
        page.until("document.querySelector('.lengths') === null").await
    });
}

#[test]
fn keys_win() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        board(page).await?;
        page.press(Key::Left).await?;
        until_board(page, "1 2 3/4 5 6/7 0 8").await?;
        page.press("a").await?;
        until_board(page, "1 2 3/4 5 6/7 8 0").await?;
        page.find(".outcome").await?;
        Ok(())
    });
}

#[test]
fn arrows_can_move_the_blank_instead() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        board(page).await?;
        page.click(".arrows .segment:nth-child(2)").await?;
        // From the choice back to the board: a radio button has its own use for arrows.
        page.evaluate("document.activeElement.blur()").await?;
        page.press(Key::Right).await?;
        until_board(page, "1 2 3/4 5 6/7 0 8").await?;
        page.reload().await?;
        board(page).await?;
        page.press(Key::Left).await?;
        until_board(page, "1 2 3/4 5 6/0 7 8").await
    });
}

#[test]
fn letters_can_be_switched_off() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        board(page).await?;
        page.click(".letters").await?;
        page.evaluate("document.activeElement.blur()").await?;
        page.press("a").await?;
        // Keys are worked on in order: when the arrow's move is there, the letter's would be.
        page.press(Key::Down).await?;
        until_board(page, "1 2 3/0 5 6/4 7 8").await
    });
}

#[test]
fn what_was_undone_gives_its_moves_back() {
    Visit::desktop().path("/#board=1-2-3.0-4-6.7-5-8").run(async |page| {
        tap(page, 6).await?;
        until_moves(page, 2).await?;
        tap(page, 3).await?;
        until_moves(page, 3).await?;
        page.click(".undo").await?;
        until_moves(page, 2).await?;
        with_control(page, "z").await?;
        until_moves(page, 0).await?;
        until_board(page, "1 2 3/0 4 6/7 5 8").await?;
        assert_eq!(page.attribute(".undo", "aria-disabled").await?.as_deref(), Some("true"));
        page.click(".redo").await?;
        with_control(page, "y").await?;
        until_board(page, "1 2 0/4 6 3/7 5 8").await?;
        assert_eq!(page.attribute(".redo", "aria-disabled").await?.as_deref(), Some("true"));
        page.click(".restart").await?;
        until_board(page, "1 2 3/0 4 6/7 5 8").await?;
        until_moves(page, 0).await
    });
}

#[test]
fn the_game_survives_a_reload() {
    Visit::desktop().run(async |page| {
        let first = board(page).await?;
        // Two of the four lead somewhere on any board.
        for key in [Key::Up, Key::Left, Key::Down, Key::Right] {
            page.press(key).await?;
        }
        page.until("Number(document.querySelector('.moves dd').textContent) >= 2").await?;
        page.until("document.querySelector('.time dd').textContent === '0:01'").await?;
        let (moved, moves) = (board(page).await?, page.text(".moves dd").await?);
        let time = page.text(".time dd").await?;
        page.reload().await?;
        until_board(page, &moved).await?;
        assert_eq!(page.text(".moves dd").await?, moves);
        // It ran on until the page was left.
        assert!(page.text(".time dd").await? >= time);
        for _ in 0..4 {
            with_control(page, "z").await?;
        }
        until_board(page, &first).await
    });
}

#[test]
fn the_clock_starts_with_the_first_move() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        board(page).await?;
        page.evaluate("window.opened = performance.now()").await?;
        page.until("performance.now() - window.opened > 1100").await?;
        assert_eq!(page.text(".time dd").await?, "0:00");
        page.press(Key::Left).await?;
        page.until("document.querySelector('.time dd').textContent === '0:01'").await
    });
}

#[test]
fn a_finger_taps_and_swipes() {
    Visit::phone().path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
        board(page).await?;
        // Anywhere on the board, and upwards, where the blank has no tile below it: nothing.
        page.swipe((180, 150), (0, -90)).await?;
        page.swipe((60, 100), (0, 90)).await?;
        until_board(page, "1 2 3/0 5 6/4 7 8").await?;
        // A long stroke is one slide.
        page.swipe((300, 300), (-250, 6)).await?;
        until_board(page, "1 2 3/5 0 6/4 7 8").await?;
        tap(page, 7).await?;
        until_board(page, "1 2 3/5 7 6/4 0 8").await?;
        until_moves(page, 3).await
    });
}

#[test]
fn a_new_board_keeps_the_last_one() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        tap(page, 7).await?;
        until_moves(page, 1).await?;
        page.press("n").await?;
        until_moves(page, 0).await?;
        assert_eq!(board(page).await?.split('/').count(), 4);
        page.click(".notice .link").await?;
        until_board(page, "1 2 3/4 5 6/7 0 8").await?;
        until_moves(page, 1).await
    });
}

#[test]
fn a_size_and_a_goal_deal_a_board_of_their_own() {
    Visit::desktop().run(async |page| {
        board(page).await?;
        page.click(".size .segment:first-child").await?;
        page.until(&format!("{BOARD}.split('/').length === 3")).await?;
        page.click(".sides .width .more").await?;
        page.until(&format!("{BOARD}.split(/[ /]/).length === 12")).await?;
        page.click(".goal-option:nth-child(4)").await?;
        page.click(".share").await?;
        page.until(
            "/#size=4x3&seed=[0-9a-f]{64}&deal=0&goal=spiral$/.test(
            document.querySelector('.share-link input').value)",
        )
        .await?;
        // Both at their least: a 2x2 board, of which one in twelve is dealt solved.
        for _ in 0..2 {
            page.click(".sides .width .less").await?;
        }
        page.click(".sides .height .less").await?;
        page.until(&format!("{BOARD}.split(/[ /]/).length === 4")).await?;
        for _ in 0..30 {
            page.press("n").await?;
        }
        page.until("Number(document.querySelector('.deal-number').textContent) >= 30").await?;
        assert_eq!(page.count(".outcome").await?, 0);
        Ok(())
    });
}
