//! Why a board can be solved: arcs, counts, and what slides change.

use noyes_e2e::{Key, Page, Visit, WebDriverResult};

use crate::board::{board, reach, tap, until_board};

const EXAMPLE: &str = "/#why&board=1-3-4.7-0-2.5-8-6";
const UNSOLVABLE: &str = "/#why&board=1-2-3-4.5-6-7-8.9-10-11-12.13-15-14-0";

/// The headline and the pill in one line.
async fn answer(page: &Page) -> WebDriverResult<String> {
    Ok(page.text(".why-answer .answer").await?.replace('\n', " "))
}

async fn until_answer(page: &Page, answer: &str) -> WebDriverResult<()> {
    let said = "[...document.querySelectorAll('.why-answer .answer span')]
        .map(span => span.textContent).join(' ')";
    page.until(&format!("{said} === '{answer}' || {said}")).await
}

async fn until_change(page: &Page, words: &str) -> WebDriverResult<()> {
    let said = "document.querySelector('.change').textContent.trim()";
    page.until(&format!("{said}.startsWith('{words}') || {said}")).await
}

#[test]
fn the_example_has_six_inversions() {
    Visit::desktop().path("/#why").run(async |page| {
        until_answer(page, "6 inversions, even Yes").await?;
        assert_eq!(page.count(".arc").await?, 6);
        assert_eq!(page.count(".arc-tile").await?, 8);
        let rows = "[...document.querySelectorAll('.inversions tbody tr')]
            .map(row => [...row.children].map(cell => cell.textContent).join(': ')).join('; ')";
        let rows = page.evaluate(rows).await?;
        assert_eq!(rows, "3: 2: 1; 4: 2: 1; 7: 2, 5, 6: 3; 8: 6: 1");
        assert_eq!(page.text(".inversions tfoot td").await?, "6");
        assert!(page.text(".reason").await?.contains("an even number"));
        page.screenshot("why-light-1280").await
    });
}

#[test]
fn a_slide_changes_the_count_and_not_its_parity() {
    Visit::desktop().path(EXAMPLE).run(async |page| {
        until_answer(page, "6 inversions, even Yes").await?;
        page.press(Key::Up).await?;
        until_answer(page, "8 inversions, even Yes").await?;
        until_change(page, "8 slid up past 2 tiles: inversions 6 → 8 (+2). Still even.").await?;
        assert_eq!((page.count(".arc.new").await?, page.count(".arc.gone").await?), (2, 0));
        let spoken = "document.querySelector('.spoken').textContent";
        page.until(&format!("{spoken}.startsWith('8 slid up past 2 tiles')")).await?;
        page.screenshot("why-slide-light-1280").await?;

        tap(page, 5).await?;
        until_change(page, "5 slid right and passed no tile: still 8 inversions.").await?;
        assert_eq!((page.count(".arc.new").await?, page.count(".arc").await?), (0, 8));
        // Back again: both are undone, and the arcs of the first slide go.
        page.press("u").await?;
        page.press("u").await?;
        until_answer(page, "6 inversions, even Yes").await?;
        assert_eq!((page.count(".arc.gone").await?, page.count(".arc").await?), (2, 8));
        // A tile that cannot slide says so and changes nothing.
        tap(page, 1).await?;
        page.until(&format!("{spoken} === 'No tile can slide there.'")).await
    });
}

#[test]
fn an_even_width_counts_the_rows_too() {
    Visit::desktop().path(UNSOLVABLE).run(async |page| {
        until_answer(page, "1 inversion + 0 rows = 1, odd No").await?;
        page.press(Key::Down).await?;
        until_answer(page, "4 inversions + 1 row = 5, odd No").await?;
        until_change(
            page,
            "12 slid down past 3 tiles: inversions 1 → 4 (+3), and the blank is 1 row",
        )
        .await?;
        assert!(page.text(".why-proof p").await?.contains("4 squares wide"));
        page.screenshot("why-even-light-1280").await?;
        // The swap that the 14–15 challenge forbids.
        page.click(".why-page .swap").await?;
        page.until("document.querySelector('.why-answer .pill').textContent === 'Yes'").await?;
        until_change(page, "1 and 2 were swapped").await?;
        // What cannot be solved is played all the same.
        page.click(".why-page .swap").await?;
        page.click(".play-own").await?;
        page.find(".this-deal.unsolvable").await?;
        until_board(page, "1 2 3 4/5 6 7 8/9 10 11 0/13 15 14 12").await
    });
}

#[test]
fn a_solved_board_slides_on() {
    Visit::desktop().path("/#why&board=1-2-3.4-5-6.7-8-0").run(async |page| {
        until_answer(page, "0 inversions, even Yes").await?;
        page.press(Key::Right).await?;
        page.press(Key::Left).await?;
        until_change(page, "8 slid left").await?;
        page.press(Key::Down).await?;
        until_answer(page, "2 inversions, even Yes").await
    });
}

#[test]
fn goals_rename_the_tiles() {
    let link = "/#why&board=1-2-3.6-5-4.7-8-0&goal=snake";
    Visit::window(768, 1024).path(link).run(async |page| {
        until_answer(page, "0 inversions, even Yes").await?;
        let places =
            "[...document.querySelectorAll('.arc-place')].map(t => t.textContent).join(' ')";
        assert_eq!(page.evaluate(places).await?, "1 2 3 4 5 6 7 8");
        page.screenshot("why-snake-light-768").await?;
        page.click(".goal-option:first-child").await?;
        until_answer(page, "3 inversions, odd No").await?;
        page.until("location.hash === '#why&board=1-2-3.6-5-4.7-8-0'").await
    });
}

#[test]
fn a_typed_board_is_looked_at_and_the_address_says_so() {
    Visit::desktop().path("/#why").run(async |page| {
        board(page).await?;
        page.write("textarea", "7 4 3 / 0 5 8 / 6 2 1").await?;
        until_answer(page, "19 inversions, odd No").await?;
        page.until("location.hash === '#why&board=7-4-3.0-5-8.6-2-1'").await?;
        page.reload().await?;
        until_answer(page, "19 inversions, odd No").await?;
        page.click(".shuffle").await?;
        page.until("document.querySelector('.why-answer .pill').textContent === 'Yes'").await
    });
}

#[test]
fn your_own_board_asks_why() {
    Visit::phone().path("/#own").run(async |page| {
        page.find("textarea").await?;
        page.write("textarea", "2 1 3 / 4 5 6 / 7 8 0").await?;
        reach(page, ".judgement .shown").await?;
        until_answer(page, "1 inversion, odd No").await?;
        until_board(page, "2 1 3/4 5 6/7 8 0").await
    });
}

#[test]
fn one_wide_boards_have_a_rule_of_their_own() {
    Visit::phone().path("/#why&size=1x4&board=2.1.3.0").run(async |page| {
        until_answer(page, "1 inversion, for ever No").await?;
        assert!(page.text(".reason").await?.contains("no tile can ever pass another"));
        page.swipe((180, 300), (0, 60)).await?;
        page.until("document.querySelector('.change').textContent.includes('passed no tile')").await
    });
}

#[test]
fn large_boards_are_counted_and_links_that_lead_nowhere_say_why() {
    Visit::desktop().path("/#why&size=8x8&seed=a&deal=0").run(async |page| {
        page.find(".inversions").await?;
        assert_eq!(page.count(".arc").await?, 0);
        assert!(page.text(".why-answer .about").await?.contains("up to 6×6"));
        page.goto("/#why&board=1-2-2-0").await?;
        assert!(page.text(".notice.warns p").await?.contains("does not lead to a board"));
        page.goto("/#why&size=40x40&seed=a&deal=0").await?;
        page.until("document.querySelector('.notice.warns p').textContent.includes('40×40')")
            .await?;
        // The board that was there stays.
        page.find(".inversions").await?;
        Ok(())
    });
}

#[test]
fn it_fits_phones_in_the_dark() {
    for (width, height) in [(360, 640), (500, 980)] {
        Visit::window(width, height).touch().dark().path(EXAMPLE).run(async |page| {
            answer(page).await?;
            assert!(page.fits_sideways().await?);
            page.screenshot(&format!("why-dark-{width}")).await?;
            page.goto("/#why&size=6x6&seed=a&deal=0").await?;
            page.until("document.querySelectorAll('.arc-tile').length === 35").await?;
            assert!(page.fits_sideways().await?);
            page.screenshot(&format!("why-6x6-dark-{width}")).await
        });
    }
}
