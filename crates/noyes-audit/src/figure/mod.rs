//! Figures as SVG, in colours that the page around them decides.
//!
//! Each function gives one `<svg>` element as text: no styles of its own, no
//! scripts, only classes that [`STYLE`] fills with the colours and the typeface
//! of the page. A page that brings its own tokens (`--card`, `--ink`, `--soft`,
//! `--line`, `--tray`, `--accent`, the four block colours and so on) has figures
//! in its own light and dark.
//!
//! | figure | shows |
//! |---|---|
//! | [`heat_map`] | how often each tile comes to each square, against what is fair |
//! | [`mixing_curve`] | how a walk approaches the fair deal |
//! | [`histogram`] | how often something was found, against what is expected |
//! | [`board`] | a board |
//!
//! All are images to a screen reader, with a sentence that says what they show.

mod board;
mod heat_map;
mod histogram;
mod mixing_curve;
mod plot;
mod scale;

use maud::{Markup, Render, html};

pub use board::{MOST_DRAWN, board};
pub use heat_map::{MOST_CELLS, heat_legend, heat_map};
pub use histogram::histogram;
pub use mixing_curve::mixing_curve;
pub use scale::{LEVELS, Level, Scale};

/// The figures' style sheet: classes in terms of the page's own tokens.
pub const STYLE: &str = include_str!("style.css");

/// An `<svg>` element around what a figure draws.
fn svg(kind: &str, width: f64, height: f64, label: &str, inner: &Markup) -> String {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class={ "figure " (kind) }
            viewBox={ "0 0 " (Length(width)) " " (Length(height)) } role="img" aria-label=(label) {
            (inner)
        }
    }
    .into_string()
}

/// A length in a figure, to a hundredth: more would only make the text longer.
#[derive(Clone, Copy)]
struct Length(f64);

impl Render for Length {
    fn render_to(&self, buffer: &mut String) {
        let rounded = (self.0 * 100.0).round() / 100.0;
        // Adding 0 turns -0 into 0.
        (rounded + 0.0).render_to(buffer);
    }
}

/// Round numbers from 0 to at most `most`, `parts` steps or fewer.
fn ticks(most: f64, parts: f64) -> (f64, Vec<f64>) {
    let rough = (most / parts).max(f64::MIN_POSITIVE);
    let power = 10f64.powf(rough.log10().floor());
    let step =
        [1.0, 2.0, 5.0, 10.0].map(|by| by * power).into_iter().find(|&step| step >= rough * 0.999);
    let step = step.unwrap_or(10.0 * power);
    let count = (most / step * 1.000_001).floor() as u32;
    (step, (0..=count).map(|tick| f64::from(tick) * step).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_short() {
        let lengths = [0.0, -0.0001, 1.0, 2.0 / 3.0, -12.345].map(|x| Length(x).render().0);
        assert_eq!(lengths, ["0", "0", "1", "0.67", "-12.35"]);
    }

    #[test]
    fn ticks_are_round_and_within() {
        assert_eq!(ticks(487.0, 5.0), (100.0, vec![0.0, 100.0, 200.0, 300.0, 400.0]));
        assert_eq!(ticks(10.0, 5.0).1, [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
        assert_eq!(ticks(0.0, 5.0).1, [0.0]);
    }
}
