//! How a walk approaches the fair deal.

use maud::html;

use super::{Length, plot::Plot, ticks};
use crate::{Mixing, words};

const PLOT: Plot =
    Plot { width: 420.0, height: 260.0, left: 46.0, right: 14.0, top: 12.0, bottom: 46.0 };

/// The distances with a line; the axis is logarithmic, since a walk forgets at
/// a steady rate.
const LINES: [f64; 4] = [1.0, 0.25, 0.01, 0.001];
/// The bottom of the axis.
const LEAST: f64 = 0.0005;

/// More points than this nobody sees apart.
const MOST_POINTS: usize = 300;

/// The distance from the fair deal after 0, 1, 2, … slides: lines at 25%, 1%
/// and 0.1% with a dot and the number of slides where the curve comes to stay
/// below them, and a mark at `steps`. `axis` says what is counted.
#[must_use]
pub fn mixing_curve(mixing: &Mixing, steps: Option<u64>, axis: &str, label: &str) -> String {
    let last = mixing.curve.len().saturating_sub(1).max(1) as f64;
    let x = |step: f64| PLOT.left + PLOT.across() * (step / last).min(1.0);
    let depth = |distance: f64| distance.clamp(LEAST, 1.0).ln() / LEAST.ln();
    let y = |distance: f64| PLOT.top + PLOT.down() * depth(distance);
    let points = points(&mixing.curve);
    let path: String = points
        .iter()
        .enumerate()
        .map(|(at, &(step, distance))| {
            let letter = if at == 0 { 'M' } else { 'L' };
            format!("{letter}{:.1} {:.1}", x(step as f64), y(distance))
        })
        .collect();
    let here = steps.and_then(|steps| {
        let distance = mixing.curve.get(usize::try_from(steps).ok()?)?;
        Some((steps, *distance))
    });
    let dots = mixing.times.iter().filter_map(|&(level, time)| Some((time?, level)));
    let inner = html! {
        @for line in LINES {
            (PLOT.level(y(line), &words::percent(line)))
        }
        @for tick in ticks(last, 5.0).1 {
            (PLOT.tick(x(tick), &words::thousands(tick as u64)))
        }
        @for floor in mixing.floor.into_iter().filter(|&floor| floor > 0.0) {
            (PLOT.line("floor", y(floor)))
        }
        path class="curve" d=(path) {}
        @for (time, level) in dots {
            @let (at, left) = (x(time as f64), x(time as f64) > PLOT.width * 0.7);
            circle class="dot" cx=(Length(at)) cy=(Length(y(level))) r="4" {}
            text class="value" x=(Length(if left { at - 8.0 } else { at + 8.0 }))
                y=(Length(if left { y(level) + 14.0 } else { y(level) - 8.0 }))
                text-anchor=(if left { "end" } else { "start" }) { (words::thousands(time)) }
        }
        @if let Some((steps, distance)) = here {
            @let at = x(steps as f64);
            line class="here" x1=(Length(at)) x2=(Length(at)) y1=(Length(y(distance)))
                y2=(Length(PLOT.height - PLOT.bottom)) {}
            circle class="here-dot" cx=(Length(at)) cy=(Length(y(distance))) r="5" {
                title { (words::percent(distance)) " after " (words::thousands(steps)) " " (axis) }
            }
        }
    };
    PLOT.draw("mixing-curve", axis, label, &inner)
}

/// The curve, or of a long one the largest and the smallest value of each short
/// stretch, so that what swings is seen to swing.
fn points(curve: &[f64]) -> Vec<(usize, f64)> {
    let stretch = curve.len().div_ceil(MOST_POINTS).max(1);
    if stretch == 1 {
        return curve.iter().copied().enumerate().collect();
    }
    let extremes = |(at, part): (usize, &[f64])| {
        let values = || part.iter().copied().enumerate();
        let most = values().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or_default();
        let least = values().min_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or_default();
        let mut both = [most, least].map(|(step, value)| (at * stretch + step, value));
        both.sort_by_key(|&(step, _)| step);
        both
    };
    curve.chunks(stretch).enumerate().flat_map(extremes).collect()
}

#[cfg(test)]
mod tests {
    use roxmltree::Document;

    use super::*;

    fn mixing(curve: Vec<f64>) -> Mixing {
        let times = [0.25, 0.01, 0.001].map(|level: f64| {
            let above = curve.iter().rposition(|&distance| distance >= level);
            let time = above.map_or(0, |above| above + 1);
            (level, (time < curve.len()).then_some(time as u64))
        });
        Mixing { curve, times: times.to_vec(), floor: [0.0; 2] }
    }

    #[test]
    fn the_dots_stand_where_the_curve_comes_to_stay() {
        let curve = (0..1000).map(|step| 0.99f64.powi(step)).collect();
        let drawn = mixing_curve(&mixing(curve), Some(30), "tries", "Mixing");
        let document = Document::parse(&drawn).unwrap();
        let with = |class: &str| {
            document.descendants().filter(|node| node.attribute("class") == Some(class)).count()
        };
        assert_eq!((with("grid"), with("dot"), with("here"), with("curve")), (4, 3, 1, 1));
        let value = |text: &str| document.descendants().any(|node| node.text() == Some(text));
        assert!(value("138") && value("459") && value("688"), "{drawn}");
        assert!(value("74% after 30 tries"), "{drawn}");
    }

    #[test]
    fn long_curves_keep_their_swings() {
        let curve: Vec<f64> = (0..10_000).map(|step| 0.5 + f64::from(step % 2) / 10.0).collect();
        let points = points(&curve);
        assert!(points.len() <= 2 * MOST_POINTS);
        assert!(points.windows(2).any(|two| two[0].1 != two[1].1));
        assert!(points.windows(2).all(|two| two[0].0 <= two[1].0));
    }

    #[test]
    fn short_and_empty_curves_are_drawn() {
        for curve in [vec![], vec![0.0], vec![1.0, 0.0]] {
            Document::parse(&mixing_curve(&mixing(curve), Some(5), "slides", "Short")).unwrap();
        }
    }
}
