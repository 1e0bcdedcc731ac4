//! The Lab: maps that fill, exact figures, two shuffles side by side.

use noyes_e2e::{Page, Visit, WebDriverResult};
use serde_json::json;

/// An expression for the text of one of the cards, 1 or 2.
fn text(card: usize, css: &str) -> String {
    format!("(document.querySelector('.lab-card:nth-child({card}) {css}')?.textContent ?? '')")
}

async fn until_says(page: &Page, card: usize, css: &str, words: &str) -> WebDriverResult<()> {
    let text = text(card, css);
    page.until(&format!("{text}.includes('{words}') || {text}")).await
}

/// How many boards a card has dealt.
fn dealt(card: usize) -> String {
    format!("Number({}.replace(/\\D/g, '') || 0)", text(card, ".dealt"))
}

/// The colours of a card's map that differ from fair by more than so many per cent of the scale.
fn far(card: usize, per_cent: u32) -> String {
    format!(
        "[...document.querySelectorAll('.lab-card:nth-child({card}) .cell')]
            .filter(cell => parseFloat(cell.style.getPropertyValue('--far')) > {per_cent}).length"
    )
}

#[test]
fn two_maps_fill_and_say_which_is_fair() {
    Visit::desktop().path("/#lab").run(async |page| {
        page.find(".lab-card").await?;
        assert_eq!(page.count(".lab-card").await?, 2);
        for card in [1, 2] {
            page.until(&format!("{} >= 5000", dealt(card))).await?;
        }
        assert_eq!(page.count(".cell").await?, 2 * 256);
        until_says(page, 1, ".answer", "Nonot fair").await?;
        until_says(page, 2, ".answer", "Yesfair").await?;
        until_says(page, 1, ".facts", "50.4% of its boards cannot be solved.").await?;
        // Not counted out for 4x4, but for 3x3.
        until_says(
            page,
            1,
            ".facts",
            "The likeliest 3×3 board comes 26.9 times as often as the rarest. Exact, from all 387,420,489 outcomes.",
        )
        .await?;
        until_says(page, 2, ".facts", "Each of the 10,461,394,944,000 boards").await?;
        page.until(&format!("{} > 60", far(1, 25))).await?;
        page.until(&format!("{} === 0", far(2, 25))).await?;
        page.screenshot("lab-light-1280").await
    });
}

#[test]
fn small_boards_are_counted_out() {
    let link =
        "/#lab&size=3x3&shuffle=swap-any&fix=none&against=sattolo&against-fix=swap&map=exact";
    Visit::desktop().dark().path(link).run(async |page| {
        until_says(page, 1, ".facts", "comes 26.9 times as often").await?;
        until_says(page, 2, ".facts", "Only 22.2% of the boards that can be solved can occur.")
            .await?;
        until_says(page, 1, ".dealt", "Exact").await?;
        assert_eq!(page.count(".cell").await?, 2 * 81);
        assert_eq!(page.count(".lab-card:first-child .small-board").await?, 2);
        until_says(page, 1, ".extremes", "outcomes").await?;
        page.screenshot("lab-exact-dark-1280").await?;
        // Who does not see the map hears what it shows most clearly.
        let label = page.attribute(".lab-card:first-child .map", "aria-label").await?;
        let label = label.unwrap_or_default();
        let furthest = "The blank on row 1, column 1: 0.78 times as often as is fair.";
        assert!(label.ends_with(&format!("not fair. Furthest from fair: {furthest}")), "{label}");
        // Pointing at a cell tells its figure.
        let cell = page.find(".lab-card:first-child .cell[data-cell='1']").await?;
        page.driver().action_chain().move_to_element_center(&cell).perform().await?;
        until_says(page, 1, ".map-told", "Tile 1 on row 1, column 2").await
    });
}

#[test]
fn a_walk_has_its_curve_and_its_trap() {
    let link =
        "/#lab&size=3x3&shuffle=random-slides&steps=30&against=legal-slides&against-steps=1000";
    Visit::desktop().path(link).run(async |page| {
        until_says(page, 1, ".facts", "After 30 tries, 96").await?;
        until_says(page, 1, ".facts", "under 1% from 487 on").await?;
        until_says(page, 2, ".facts", "However many slides").await?;
        until_says(page, 2, ".facts", "44.4%").await?;
        page.find(".lab-card:first-child .curve path").await?;
        let label = page.attribute(".lab-card:first-child .curve", "aria-label").await?;
        assert!(label.as_deref().unwrap_or_default().contains("After 30 tries, 96"), "{label:?}");
        until_says(page, 1, ".announced", "Random slides: not fair.").await?;
        // A level line, which has no height.
        assert_eq!(page.count(".lab-card:nth-child(2) .curve-floor").await?, 1);
        page.screenshot("lab-walk-light-1280").await
    });
}

#[test]
fn what_is_picked_is_in_the_address_and_comes_back_from_it() {
    Visit::desktop().path("/#lab").run(async |page| {
        page.find(".lab-card").await?;
        let pick = |card: usize, css: &str, value: &str| {
            format!(
                "(select => {{
                    select.value = '{value}';
                    select.dispatchEvent(new Event('change', {{ bubbles: true }}));
                }})(document.querySelector('.lab-card:nth-child({card}) {css}'))"
            )
        };
        page.evaluate(&pick(1, ".shuffle-name select", "sattolo")).await?;
        page.until("location.hash === '#lab&size=4x4&shuffle=sattolo&fix=none&against=uniform'")
            .await?;
        page.evaluate(&pick(1, ".fix select", "article")).await?;
        page.evaluate(&pick(2, ".shuffle-name select", "random-slides")).await?;
        let steps = "(field => {
            field.value = '31';
            field.dispatchEvent(new Event('change', { bubbles: true }));
        })(document.querySelector('.steps input'))";
        page.find(".steps input").await?;
        page.evaluate(steps).await?;
        page.click(".lab-controls .width .less").await?;
        let hash =
            "#lab&size=3x4&shuffle=sattolo&fix=article&against=random-slides&against-steps=31";
        page.until(&format!("location.hash === '{hash}' || location.hash")).await?;
        page.until(&format!("{} > 0", dealt(2))).await?;
        page.reload().await?;
        page.find(".lab-card").await?;
        let state = "[...document.querySelectorAll('.lab-page select, .lab-page .steps input')]
            .map(field => field.value).join(' ')";
        page.until(&format!("{state} === 'sattolo article any random-slides 31' || {state}"))
            .await?;
        assert_eq!(page.count(".cell").await?, 2 * 144);
        // What would never deal a board is refused, and the choice goes back.
        page.goto("/#lab&size=3x3&shuffle=sattolo&fix=reject&against=uniform").await?;
        page.until("document.querySelectorAll('.cell').length === 162").await?;
        page.evaluate(&pick(1, ".blank select", "home")).await?;
        page.find(".pick-fault").await?;
        assert_eq!(
            page.evaluate("document.querySelector('.blank select').value").await?,
            json!("any")
        );
        Ok(())
    });
}

#[test]
fn a_link_that_says_too_much_is_read_as_far_as_it_goes() {
    Visit::phone().path("/#lab&size=9x9&shuffle=sattolo&later=1").run(async |page| {
        let said = page.text(".notice.warns p").await?;
        assert!(said.contains("from 2×2 to 6×6, not to 9×9"), "{said}");
        let picked = "document.querySelector('.shuffle-name select').value";
        assert_eq!(page.evaluate(picked).await?, json!("sattolo"));
        Ok(())
    });
}

#[test]
fn one_batch_is_under_way_whatever_is_pressed() {
    Visit::desktop().path("/#help").run(async |page| {
        page.find(".help").await?;
        // Each question, each answer, and the most questions that waited for one at a time.
        page.evaluate(
            "(() => {
                window.asked = window.answered = window.most = 0;
                const post = Worker.prototype.postMessage;
                Worker.prototype.postMessage = function (text) {
                    if (text.startsWith('{\"deal\"')) {
                        asked += 1;
                        most = Math.max(most, asked - answered);
                        if (!this.heard) {
                            this.heard = true;
                            this.addEventListener('message', () => { answered += 1; });
                        }
                    }
                    post.call(this, text);
                };
            })()",
        )
        .await?;
        page.goto("/#lab&size=4x4&shuffle=random-slides&steps=3000").await?;
        page.until(&format!("{} > 0", dealt(2))).await?;
        // In one go, before any answer can come.
        let press = "document.querySelector('.pause').click()";
        page.evaluate(&format!("(() => {{ for (let i = 0; i < 6; i += 1) {press} }})()")).await?;
        page.until("asked > 20").await?;
        assert_eq!(page.evaluate("most").await?, json!(1));
        // Questions of series that were given up are still answered.
        for _ in 0..2 {
            page.click(".lab-controls .width .less").await?;
            page.click(".again").await?;
        }
        page.until("asked - answered <= 1 && (window.most = 0, window.begun = asked, true)")
            .await?;
        page.until("asked > begun + 10").await?;
        assert_eq!(page.evaluate("most").await?, json!(1));
        Ok(())
    });
}

#[test]
fn dealing_rests_and_goes_on() {
    Visit::desktop().path("/#lab&size=6x6&shuffle=random-slides&steps=3000").run(async |page| {
        page.until(&format!("{} > 0", dealt(1))).await?;
        page.click(".pause").await?;
        page.until("document.querySelector('.pause').textContent === 'Go on'").await?;
        // What was under way still comes; then nothing does.
        page.until(&format!(
            "(window.seen ??= []).push({}), seen.length > 40 && new Set(seen.slice(-30)).size === 1",
            dealt(1)
        ))
        .await?;
        let before = page.evaluate(&dealt(1)).await?.as_f64().unwrap_or_default();
        page.click(".pause").await?;
        page.until(&format!("{} > {before}", dealt(1))).await?;
        page.click(".again").await?;
        page.until(&format!("{} < {before} || {}", dealt(1), dealt(1))).await
    });
}

#[test]
fn work_that_nobody_waits_for_is_ended() {
    Visit::desktop().path("/#help").run(async |page| {
        page.find(".help").await?;
        page.evaluate(
            "(() => {
                const terminate = Worker.prototype.terminate;
                window.ended = 0;
                Worker.prototype.terminate = function () {
                    window.ended += 1;
                    terminate.call(this);
                };
            })()",
        )
        .await?;
        // So many slides over 1.8 million boards take a while.
        page.goto("/#lab&size=5x2&shuffle=no-backtrack-slides&steps=99999&against=uniform").await?;
        page.until(&format!("{} > 0", dealt(2))).await?;
        until_says(page, 1, ".working", "being worked out").await?;
        assert_eq!(page.evaluate("window.ended").await?, json!(0));
        page.click(".lab-controls .width .less").await?;
        page.until("window.ended === 1").await?;
        page.goto("/#lab&size=3x3&shuffle=swap-any&fix=none&against=uniform").await?;
        until_says(page, 1, ".facts", "comes 26.9 times").await?;
        // Both threads end with the page.
        page.goto("/#help").await?;
        page.find(".help").await?;
        page.until("window.ended >= 3").await
    });
}

#[test]
fn a_worker_that_does_not_load_is_said() {
    Visit::phone().path("/#help").run(async |page| {
        page.find(".help").await?;
        let none = "window.Real = Worker, window.Worker = function () { throw Error('none') }";
        page.evaluate(&format!("({none})")).await?;
        page.goto("/#lab").await?;
        page.find(".lab-page > .notice.warns").await?;
        until_says(page, 1, ".working", "could not be loaded").await?;
        page.evaluate("(window.Worker = window.Real)").await?;
        page.click(".lab-page > .notice.warns .link").await?;
        page.until(&format!("{} > 0", dealt(2))).await?;
        until_says(page, 2, ".answer", "Yes").await
    });
}

#[test]
fn it_fits_a_phone_and_hints_still_come() {
    for (width, height) in [(360, 640), (500, 980), (768, 1024)] {
        Visit::window(width, height).touch().path("/#lab").run(async |page| {
            page.until(&format!("{} >= 3000", dealt(2))).await?;
            until_says(page, 1, ".facts", "26.9 times").await?;
            assert!(page.fits_sideways().await?);
            page.screenshot(&format!("lab-light-{width}")).await
        });
    }
    Visit::phone().dark().reduced_motion().path("/#lab&size=3x3").run(async |page| {
        // Few steps: a thousand, then thirty thousand, then all.
        page.until(&format!("[1000, 30000, 1000000].includes({0}) || {0}", dealt(1))).await?;
        assert!(page.fits_sideways().await?);
        page.screenshot("lab-dark-360").await?;
        page.goto("/#board=1-2-3.0-4-6.7-5-8").await?;
        page.find(".hint").await?;
        page.click(".hint").await?;
        page.until("document.querySelector('.tile.hinted') !== null").await
    });
}
