//! Every page as axe-core sees it: light and dark, on a phone and on a desk.

use noyes_e2e::{Page, Visit, WebDriverResult};

use crate::board::{board, reach, tap};

/// The pages, and what is on each of them once it is there.
const PAGES: [(&str, &str); 6] = [
    ("/#size=4x4&seed=a&deal=0", ".options"),
    ("/#own", ".own-page"),
    ("/#why&board=2-1-3.4-5-6.7-8-0", ".why"),
    ("/#lab&shuffle=random-slides&against=sattolo", ".lab-card"),
    ("/#review", "main > *"),
    ("/#help", ".help"),
];

async fn has_no_barriers(page: &Page, where_: &str) -> WebDriverResult<()> {
    let found = page.barriers().await?;
    assert!(found.is_empty(), "{where_}:\n{}", found.join("\n"));
    Ok(())
}

/// Looks at all pages in one visit.
fn look(visit: Visit, name: &str) {
    visit.path(PAGES[0].0).run(async |page| {
        for (path, shown) in PAGES {
            page.goto(path).await?;
            page.find(shown).await?;
            has_no_barriers(page, &format!("{name} {path}")).await?;
        }
        Ok(())
    });
}

#[test]
fn axe_finds_nothing_on_a_phone_in_light() {
    look(Visit::phone().reduced_motion(), "phone, light");
}

#[test]
fn axe_finds_nothing_on_a_phone_in_dark() {
    look(Visit::phone().dark().reduced_motion(), "phone, dark");
}

#[test]
fn axe_finds_nothing_on_a_desk_in_light() {
    look(Visit::desktop().reduced_motion(), "desk, light");
}

#[test]
fn axe_finds_nothing_on_a_desk_in_dark() {
    look(Visit::desktop().dark().reduced_motion(), "desk, dark");
}

#[test]
fn axe_finds_nothing_in_the_states_of_a_game() {
    let visit = || Visit::phone().reduced_motion().path("/#board=1-2-3.4-5-6.7-0-8");
    for (name, visit) in [("light", visit()), ("dark", visit().dark())] {
        visit.run(async |page| {
            board(page).await?;
            tap(page, 7).await?;
            page.click(".pause").await?;
            page.find(".cover").await?;
            has_no_barriers(page, &format!("paused, {name}")).await?;
            page.click(".cover-action").await?;
            page.until("document.querySelector('.cover') === null").await?;
            page.evaluate("document.querySelector('.choose').click()").await?;
            reach(page, ".kind.time-limit .kind-label").await?;
            page.find(".kind.time-limit .segments").await?;
            has_no_barriers(page, &format!("choosing, {name}")).await?;
            page.evaluate("scrollTo(0, 0)").await?;
            tap(page, 7).await?;
            tap(page, 8).await?;
            page.find(".outcome").await?;
            has_no_barriers(page, &format!("won, {name}")).await
        });
    }
}

#[test]
fn forced_colours_keep_tiles_and_choices_apart() {
    Visit::desktop().forced_colors().path("/#size=3x3&seed=a&deal=0").run(async |page| {
        board(page).await?;
        assert_eq!(page.evaluate("matchMedia('(forced-colors: active)').matches").await?, true);
        // A tile has an edge, and no colour of its own.
        let border = "parseFloat(getComputedStyle(document.querySelector('.face')).borderTopWidth)";
        assert!(page.evaluate(border).await?.as_f64().unwrap_or_default() >= 1.0);
        let colours = "new Set([...document.querySelectorAll('.tile:not([hidden]) .face')]
            .map(face => getComputedStyle(face).backgroundColor)).size";
        assert_eq!(page.evaluate(colours).await?, 1);
        // What is chosen is marked by more than a colour; choices come after the board.
        page.find(".size input:checked + span").await?;
        let outline = "getComputedStyle(document.querySelector(
            '.size input:checked + span')).outlineStyle";
        assert_eq!(page.evaluate(outline).await?, "solid");
        has_no_barriers(page, "forced colours").await
    });
}
