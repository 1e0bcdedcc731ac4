//! One board for everyone: keys, screen readers, small screens.

use noyes_e2e::{Key, Page, Visit, WebDriverResult};

use crate::board::{board, reach, until_board, until_moves, with_control};

const FOCUSED: &str = "document.activeElement.getAttribute('aria-label')";

/// Presses the tabulator key until a tile has the focus.
async fn tab_to_the_board(page: &Page) -> WebDriverResult<()> {
    for _ in 0..12 {
        page.press(Key::Tab).await?;
        if page.evaluate("document.activeElement.classList.contains('tile')").await? == true {
            return Ok(());
        }
    }
    panic!("the tabulator key does not reach the board");
}

#[test]
fn the_board_is_one_tab_stop_and_the_focus_stays_with_its_tile() {
    Visit::desktop().path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
        board(page).await?;
        tab_to_the_board(page).await?;
        let stops = "document.querySelectorAll('.tile[tabindex=\"0\"]').length";
        assert_eq!(page.evaluate(stops).await?, 1);
        // Above the blank.
        assert_eq!(page.evaluate(FOCUSED).await?, "4");

        page.press(Key::Space).await?;
        until_board(page, "1 2 3/0 5 6/4 7 8").await?;
        page.until(&format!("{FOCUSED} === '4'")).await?;
        assert_eq!(page.evaluate(stops).await?, 1);

        with_control(page, Key::Right).await?;
        page.until(&format!("{FOCUSED} === '7'")).await?;
        with_control(page, Key::Up).await?;
        with_control(page, Key::Left).await?;
        // The blank has no button; the focus stays on 5.
        page.until(&format!("{FOCUSED} === '5'")).await?;
        page.press(Key::End).await?;
        page.until(&format!("{FOCUSED} === '6'")).await?;
        with_control(page, Key::Home).await?;
        page.until(&format!("{FOCUSED} === '1'")).await?;
        assert_eq!(page.evaluate(stops).await?, 1);

        // One more, and the board is left.
        page.press(Key::Tab).await?;
        page.until("!document.activeElement.classList.contains('tile')").await
    });
}

#[test]
fn the_focus_can_be_seen() {
    Visit::desktop().path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
        board(page).await?;
        tab_to_the_board(page).await?;
        let outline = "(s => s.outlineStyle + ' ' + parseFloat(s.outlineWidth))(
            getComputedStyle(document.activeElement.querySelector('.face')))";
        let outline = page.evaluate(outline).await?.to_string();
        assert!(outline.contains("solid") && !outline.contains(" 0"), "{outline}");
        page.screenshot("focus").await
    });
}

#[test]
fn the_board_is_a_grid_of_buttons() {
    Visit::desktop().path("/#size=5x3&seed=a&deal=0").run(async |page| {
        board(page).await?;
        assert_eq!(page.count("[role=grid] > [role=row]").await?, 3);
        assert_eq!(page.count("[role=row] > [role=gridcell]").await?, 15);
        assert_eq!(page.count("[role=gridcell] > button:not([hidden])").await?, 14);
        let label = page.attribute("[role=grid]", "aria-label").await?;
        assert_eq!(label.as_deref(), Some("Board of 5 columns and 3 rows"));
        Ok(())
    });
}

#[test]
fn moves_and_winning_are_announced() {
    Visit::desktop().path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
        board(page).await?;
        assert_eq!(page.attribute(".spoken", "aria-live").await?.as_deref(), Some("polite"));
        let says =
            |text: &str| format!("document.querySelector('.spoken').textContent === '{text}'");
        page.press(Key::Up).await?;
        page.until(&says("No tile can slide there.")).await?;
        page.press(Key::Left).await?;
        page.until(&says("7 left")).await?;
        page.press("u").await?;
        page.until(&says("7 right")).await?;
        page.press("a").await?;
        page.press("a").await?;
        page.until("document.querySelector('.spoken').textContent.startsWith('Solved in')").await
    });
}

/// Counts the movements that are begun from now on.
const COUNT_TRAVELS: &str = "(() => {
    const animate = Element.prototype.animate;
    window.travels = 0;
    Element.prototype.animate = function (...how) {
        window.travels += 1;
        return animate.apply(this, how);
    };
})()";

#[test]
fn tiles_travel_unless_less_motion_is_wished() {
    let travels = |visit: Visit| {
        visit.path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
            board(page).await?;
            page.evaluate(COUNT_TRAVELS).await?;
            page.press(Key::Left).await?;
            until_moves(page, 1).await?;
            let slid = page.evaluate("window.travels").await?;
            page.press(Key::Left).await?;
            page.find(".outcome").await?;
            Ok((slid, page.evaluate("window.travels").await?))
        })
    };
    let (slid, won) = travels(Visit::desktop());
    // One tile, then another and one wave through the nine squares.
    assert_eq!((slid.as_u64(), won.as_u64()), (Some(1), Some(11)));
    let (slid, won) = travels(Visit::desktop().reduced_motion());
    assert_eq!((slid.as_u64(), won.as_u64()), (Some(0), Some(0)));
}

#[test]
fn tiles_can_be_hit_on_a_small_phone() {
    let smallest = "Math.min(...[...document.querySelectorAll('.tile:not([hidden])')].map(tile =>
        tile.querySelector('.face').getBoundingClientRect().width))";
    for (size, least) in [("2x2", 44.0), ("8x8", 44.0), ("8x3", 44.0), ("10x10", 24.0)] {
        Visit::phone().path(format!("/#size={size}&seed=a&deal=0")).run(async |page| {
            board(page).await?;
            let width = page.evaluate(smallest).await?.as_f64().unwrap_or_default();
            assert!(width >= least, "{size}: tiles of {width} px");
            assert!(page.fits_sideways().await?, "{size} is wider than the window");
            Ok(())
        });
    }
}

#[test]
fn all_that_is_tapped_is_large_enough() {
    // What lies under a finger: buttons, links, and labels with what they label.
    let small = "[...document.querySelectorAll('button, a, label, input, select, textarea')]
        .map(element => element.closest('label') ?? element)
        .filter(element => !element.closest('[hidden]') && !element.matches('.field-label, .link'))
        .map(element => [element.className, element.getBoundingClientRect()])
        .filter(([, box]) => box.width < 43.9 || box.height < 43.9)
        .map(([name, box]) => `${name} ${box.width}x${box.height}`)";
    for path in ["/", "/#own", "/#why", "/#lab&shuffle=random-slides&against=sattolo", "/#help"] {
        Visit::phone().path(path).run(async |page| {
            page.until("document.querySelector('.tile, .own-page, .lab-card, .help') !== null")
                .await?;
            if path == "/" {
                reach(page, ".share").await?;
                page.find(".share-link").await?;
            }
            let small = page.evaluate(small).await?;
            assert_eq!(small.as_array().map(Vec::len), Some(0), "{path}: {small}");
            assert!(page.fits_sideways().await?);
            Ok(())
        });
    }
}

#[test]
fn board_figures_and_main_buttons_fit_a_small_phone() {
    Visit::phone().run(async |page| {
        board(page).await?;
        let fits = "document.querySelector('.main-buttons').getBoundingClientRect().bottom <=
            document.querySelector('.pages').getBoundingClientRect().top";
        assert_eq!(page.evaluate(fits).await?, true);
        Ok(())
    });
}

#[test]
fn a_board_larger_than_the_screen_follows_the_blank() {
    Visit::phone().path("/#size=30x30&seed=a&deal=0").run(async |page| {
        board(page).await?;
        let width = "document.querySelector('.square').getBoundingClientRect().width";
        assert!(page.evaluate(width).await?.as_f64().unwrap_or_default() >= 24.0);
        assert!(page.fits_sideways().await?);
        let seen = "(() => {
            const frame = document.querySelector('.frame').getBoundingClientRect();
            const blank = document.querySelector('.tile[hidden]').parentElement.getBoundingClientRect();
            return blank.left >= frame.left && blank.right <= frame.right
                && blank.top >= frame.top && blank.bottom <= frame.bottom;
        })()";
        // The first moves bring the blank into view, and each next one keeps it there.
        for _ in 0..12 {
            for key in ["a", "w"] {
                page.press(key).await?;
            }
        }
        page.until(seen).await
    });
}
