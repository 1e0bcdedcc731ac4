//! The page comes up.

use noyes_e2e::{Visit, is_final};

use crate::board::until_moves;

#[test]
fn the_page_loads_without_errors() {
    Visit::desktop().run(async |page| {
        // The sketch has a heading too, but no tiles.
        page.find(".tile").await?;
        assert_eq!(page.text("h1").await?, "noyes");
        page.screenshot("desktop-light").await
    });
}

#[test]
fn the_page_fits_a_phone() {
    Visit::phone().dark().reduced_motion().run(async |page| {
        page.find(".tile").await?;
        assert!(page.fits_sideways().await?);
        page.screenshot("phone-dark").await
    });
}

/// The most that is fetched before the first board can be played, in bytes as they are sent.
const BUDGET: u64 = 250_000;

#[test]
fn the_first_board_comes_before_the_rest_and_weighs_little() {
    let first = Visit::desktop().watched().run(async |page| {
        let first = page.first_board().await?;
        // The move that was made as soon as there was a board.
        until_moves(page, 1).await?;
        Ok(first)
    });
    let begun = |part: &str| {
        first.fetched.iter().find(|file| file.name.contains(part)).map(|file| file.start)
    };
    let panels = begun("/split_panels-").expect("the panels are fetched by themselves");
    assert!(panels > first.there, "at {panels} ms; the board was there at {} ms", first.there);
    assert!(begun("/page-").is_some_and(|page| page < first.there));
    assert_eq!(begun("/split_pages-"), None);
    // The solver's thread starts later still.
    assert!(begun("/worker-").is_none_or(|solver| solver > panels));
    for file in first.needed() {
        println!("{:>7} {}", file.bytes, file.name);
    }
    println!("{:>7} bytes before the first board", first.weight());
    if is_final() {
        assert!(first.weight() < BUDGET, "{first:#?}");
    } else {
        println!("not held against {BUDGET}: the page was not built as it is published");
    }
}
