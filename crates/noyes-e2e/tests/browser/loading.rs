//! The page comes up.

use noyes_e2e::Visit;

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
