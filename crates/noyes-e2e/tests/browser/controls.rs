//! What a game is played with besides clicks, taps and keys: a mouse that only passes over, large
//! boards, sounds and vibration.

use noyes_e2e::{Key, Page, Visit, WebDriverResult};
use serde_json::Value;

use crate::board::{board, reach, tap, until_board, until_moves};

const TWO_TO_GO: &str = "/#board=1-2-3.4-5-6.0-7-8";

/// Moves the mouse over the middle of a square, counted from 0, without pressing it.
async fn pass_over(page: &Page, square: u32) -> WebDriverResult<()> {
    let middle = format!(
        "(box => [box.left + box.width / 2, box.top + box.height / 2])(
            document.querySelector('[data-square=\"{square}\"]').getBoundingClientRect())"
    );
    let middle = page.evaluate(&middle).await?;
    let at = |index: usize| middle[index].as_f64().unwrap_or_default() as i64;
    page.driver().action_chain().move_to(at(0), at(1)).perform().await
}

#[test]
fn a_mouse_slides_what_it_passes_over_if_that_is_wished() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        board(page).await?;
        pass_over(page, 7).await?;
        pass_over(page, 1).await?;
        until_moves(page, 0).await?;
        reach(page, ".setting.hover").await?;
        page.evaluate("scrollTo(0, 0)").await?;
        // Over tiles that are not in line with the blank nothing happens, and nothing is said.
        pass_over(page, 5).await?;
        pass_over(page, 4).await?;
        until_moves(page, 0).await?;
        assert_ne!(
            page.evaluate("document.querySelector('.spoken').textContent").await?,
            "No tile can slide there."
        );
        pass_over(page, 7).await?;
        until_board(page, "1 2 3/4 5 6/7 0 8").await?;
        pass_over(page, 8).await?;
        until_board(page, "1 2 3/4 5 6/7 8 0").await?;
        page.find(".outcome").await?;
        Ok(())
    });
}

#[test]
fn a_board_of_sixteen_can_be_dealt_and_played_on_a_phone() {
    Visit::phone().path("/#size=16x16&seed=a&deal=0").run(async |page| {
        board(page).await?;
        assert_eq!(page.text(".sides .width output").await?, "16");
        assert_eq!(
            page.attribute(".sides .width .more", "aria-disabled").await?.as_deref(),
            Some("true")
        );
        let face = "Math.min(...[...document.querySelectorAll('.number')].map(number =>
            parseFloat(getComputedStyle(number).fontSize)).filter(size => size > 0))";
        let size = page.evaluate(face).await?.as_f64().unwrap_or_default();
        assert!(size >= 11.0, "numerals of {size} px");
        assert!(page.fits_sideways().await?);

        page.click(".zoom").await?;
        page.until(
            "(frame => frame.scrollWidth <= frame.clientWidth)(document.querySelector('.frame'))",
        )
        .await?;
        // A finger anywhere on it slides, however small the tiles are.
        for by in [(0, -60), (0, 60), (-60, 0), (60, 0)] {
            page.swipe((180, 200), by).await?;
        }
        page.until("Number(document.querySelector('.moves dd').textContent) >= 2").await
    });
}

/// Notes what the page wants to be heard and felt.
const LISTEN: &str = "(() => {
    window.heard = 0;
    window.felt = [];
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.heard += 1;
        return create.apply(this);
    };
    navigator.vibrate = how => window.felt.push(how) > 0;
})()";

#[test]
fn sounds_and_vibration_are_off_until_they_are_wished() {
    Visit::phone().path(TWO_TO_GO).run(async |page| {
        board(page).await?;
        page.evaluate(LISTEN).await?;
        tap(page, 7).await?;
        until_moves(page, 1).await?;
        let heard = "[window.heard, window.felt.length].join()";
        assert_eq!(page.evaluate(heard).await?, "0,0");
        for toggle in [".setting.sounds", ".setting.vibration"] {
            reach(page, toggle).await?;
        }
        page.evaluate("scrollTo(0, 0)").await?;
        tap(page, 7).await?;
        until_moves(page, 2).await?;
        page.until("window.heard === 1 && window.felt.length === 1").await?;
        // Winning has a chord and a pattern of its own.
        tap(page, 8).await?;
        page.find(".outcome").await?;
        page.until("window.heard === 5 && Array.isArray(window.felt[1])").await?;
        page.reload().await?;
        board(page).await?;
        // The settings are there a little after the board.
        page.until("document.querySelector('.setting.sounds input')?.checked").await?;
        Ok(())
    });
}

/// What the stored game was played with.
async fn control(page: &Page) -> WebDriverResult<Value> {
    page.evaluate("JSON.parse(localStorage.getItem('noyes.game')).control").await
}

#[test]
fn a_game_knows_what_it_was_played_with() {
    Visit::desktop().path("/#board=1-2-3.4-5-6.7-0-8").run(async |page| {
        board(page).await?;
        // What slides nothing was played with nothing.
        page.press(Key::Up).await?;
        tap(page, 7).await?;
        until_moves(page, 1).await?;
        assert_eq!(control(page).await?, "mouse");
        page.press(Key::Left).await?;
        until_moves(page, 2).await?;
        assert_eq!(control(page).await?, "mixed");
        Ok(())
    });
    Visit::phone().path("/#board=1-2-3.4-5-6.7-0-8").run(async |page| {
        board(page).await?;
        page.swipe((180, 200), (60, 0)).await?;
        until_moves(page, 1).await?;
        assert_eq!(control(page).await?, "touch");
        Ok(())
    });
}
