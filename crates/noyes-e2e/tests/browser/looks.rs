//! Light and dark, and colours that can be told apart.

use noyes_e2e::{Page, Visit, WebDriverResult};

use crate::board::board;

const PAPER: &str = "getComputedStyle(document.body).backgroundColor";

#[test]
fn the_system_says_light_or_dark_and_the_player_may_differ() {
    let light = Visit::desktop().run(async |page| {
        board(page).await?;
        page.evaluate(PAPER).await
    });
    Visit::desktop().dark().run(async |page| {
        board(page).await?;
        let dark = page.evaluate(PAPER).await?;
        assert_ne!(dark, light);
        page.click(".theme .segment:nth-child(2)").await?;
        page.until(&format!("{PAPER} === {light}")).await?;
        page.reload().await?;
        // Before the game is there, and after.
        assert_eq!(page.evaluate(PAPER).await?, light);
        board(page).await?;
        assert_eq!(page.evaluate(PAPER).await?, light);
        page.click(".theme .segment:first-child").await?;
        page.until(&format!("{PAPER} === {dark}")).await
    });
}

/// Pairs of colours that carry text, and the contrast that they need: 4.5, or 3 for large numerals
/// (WCAG 2.2, 1.4.3).
const PAIRS: [(&str, &str, f64); 18] = [
    ("--ink", "--paper", 4.5),
    ("--ink", "--card", 4.5),
    ("--ink", "--press", 4.5),
    ("--soft", "--paper", 4.5),
    ("--soft", "--card", 4.5),
    ("--soft", "--press", 4.5),
    ("--accent", "--paper", 4.5),
    ("--accent", "--card", 4.5),
    ("--on-accent", "--accent", 4.5),
    ("--on-accent", "--accent-press", 4.5),
    ("--accent", "--bad-wash", 4.5),
    ("--ink", "--bad-wash", 4.5),
    ("--good", "--good-wash", 4.5),
    ("--ink", "--tile", 4.5),
    ("--on-block", "--vermilion", 3.0),
    ("--on-block", "--teal", 3.0),
    ("--on-block", "--indigo", 3.0),
    ("--on-amber", "--amber", 3.0),
];

/// A function that gives the contrast between two colours as they are painted.
const CONTRAST: &str = "(front, back) => {
    const luminance = colour => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 1;
        const context = canvas.getContext('2d');
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map(part => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [a, b] = [luminance(front), luminance(back)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}";

async fn contrasts(page: &Page) -> WebDriverResult<()> {
    board(page).await?;
    for (front, back, least) in PAIRS {
        let contrast = format!(
            "(() => {{
                const probe = document.body.appendChild(document.createElement('i'));
                const paint = name => {{
                    probe.style.color = `var(${{name}})`;
                    return getComputedStyle(probe).color;
                }};
                const answer = ({CONTRAST})(paint('{front}'), paint('{back}'));
                probe.remove();
                return answer;
            }})()"
        );
        let contrast = page.evaluate(&contrast).await?.as_f64().unwrap_or_default();
        assert!(contrast >= least, "{front} on {back}: {contrast:.2}, expected {least}");
    }
    // The numbers on a board of ten rows, each with a colour of its own.
    let worst = format!(
        "Math.min(...[...document.querySelectorAll('.tile:not([hidden])')].map(tile => {{
            const face = getComputedStyle(tile.querySelector('.face'));
            return ({CONTRAST})(face.color, face.backgroundColor);
        }}))"
    );
    let worst = page.evaluate(&worst).await?.as_f64().unwrap_or_default();
    assert!(worst >= 3.0, "the worst numeral has {worst:.2}");
    let colours = "new Set([...document.querySelectorAll('.tile:not([hidden]) .face')]
        .map(face => getComputedStyle(face).backgroundColor)).size";
    assert_eq!(page.evaluate(colours).await?, 10);
    Ok(())
}

#[test]
fn text_can_be_read_in_light_and_dark() {
    let ten = "/#size=10x10&seed=a&deal=0";
    Visit::desktop().path(ten).run(contrasts);
    Visit::desktop().dark().path(ten).run(contrasts);
}

#[test]
fn tiles_wear_numbers_plain_or_coloured() {
    Visit::desktop().path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
        board(page).await?;
        let colours = "new Set([...document.querySelectorAll('.tile:not([hidden]) .face')]
            .map(face => getComputedStyle(face).backgroundColor)).size";
        assert_eq!(page.evaluate(colours).await?, 3);
        page.click(".faces .segment:nth-child(2)").await?;
        page.until(&format!("{colours} === 1")).await
    });
}

/// The colours of the tiles, by their numbers from 1.
const BY_NUMBER: &str = "[...document.querySelectorAll('.tile:not([hidden])')]
    .sort((a, b) => a.ariaLabel - b.ariaLabel)
    .map(tile => getComputedStyle(tile.querySelector('.face')).backgroundColor)";

#[test]
fn colours_follow_rows_fringes_or_grids() {
    Visit::desktop().path("/#size=4x4&seed=a&deal=0").run(async |page| {
        board(page).await?;
        // The same letter for the same colour, in the order in which they come.
        let letters = format!(
            "(colours => colours.map(colour => 'abcdefghijklmnop'[
                [...new Set(colours)].indexOf(colour)]).join(''))({BY_NUMBER})"
        );
        assert_eq!(page.evaluate(&letters).await?, "aaaabbbbccccddd");
        for (scheme, expected) in [(2, "aaaaabbbabccabc"), (3, "abcdefghijklmno")] {
            page.click(&format!(".schemes .goal-option:nth-child({scheme})")).await?;
            page.until(&format!("{letters} === '{expected}' || {letters}")).await?;
        }
        page.reload().await?;
        board(page).await?;
        assert_eq!(page.evaluate(&letters).await?, "abcdefghijklmno");
        // Another palette, and the drawings of the choice show it.
        let before = page.evaluate(BY_NUMBER).await?;
        // The choice comes after the board.
        page.find(".schemes rect").await?;
        let drawn = "getComputedStyle(document.querySelector('.schemes rect')).fill";
        let drawn_before = page.evaluate(drawn).await?;
        page.click(".palettes .goal-option:nth-child(2)").await?;
        page.until(&format!("{drawn} !== {drawn_before}")).await?;
        assert_ne!(page.evaluate(BY_NUMBER).await?, before);
        Ok(())
    });
}
