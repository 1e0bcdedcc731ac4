//! How a walk approaches the fair deal, drawn.

use leptos::prelude::*;
use noyes::Shuffle;
use noyes_api::LabMixing;

use crate::words;

const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 120.0;

/// A point of the drawing for a distance after so many steps, `most` of which are shown.
fn point(steps: u64, distance: f64, most: u64) -> (f64, f64) {
    (WIDTH * steps.min(most) as f64 / most.max(1) as f64, HEIGHT * (1.0 - distance.clamp(0.0, 1.0)))
}

/// The line through these points.
fn path(curve: &[(u64, f64)], most: u64) -> String {
    let mut path = String::new();
    for &(steps, distance) in curve {
        let (x, y) = point(steps, distance, most);
        path.push_str(&format!("{}{x:.1} {y:.1}", if path.is_empty() { 'M' } else { 'L' }));
    }
    path
}

/// The curve of a shuffle, and where it ends after so many steps: at that distance.
#[component]
pub(super) fn Curve(
    mixing: LabMixing,
    shuffle: Shuffle,
    steps: u64,
    distance: Option<f64>,
) -> impl IntoView {
    let most = mixing.curve.last().map_or(1, |point| point.0);
    let label = words::lab::curve(distance, &mixing, shuffle, steps);
    let here = distance.map(|distance| {
        let (x, y) = point(steps, distance, most);
        view! { <circle class="curve-here" cx=x cy=y r="5"/> }
    });
    let floor = mixing.floor.iter().copied().fold(1.0, f64::min);
    let floor = (floor > 0.001).then(|| {
        let (_, y) = point(0, floor, most);
        view! { <line class="curve-floor" x1="0" x2=WIDTH y1=y y2=y/> }
    });
    view! {
        <figure class="curve-figure">
            <svg class="curve" viewBox=format!("-6 -6 {} {}", WIDTH + 12.0, HEIGHT + 12.0) role="img" aria-label=label>
                <line class="curve-ground" x1="0" x2=WIDTH y1=HEIGHT y2=HEIGHT/>
                {floor}
                <path d=path(&mixing.curve, most)/>
                {here}
            </svg>
            <figcaption>
                <span>"0"</span>
                <span>{words::lab::CURVE}</span>
                <span>{words::grouped(&most.to_string())}</span>
            </figcaption>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_goes_from_corner_to_corner() {
        assert_eq!(path(&[(0, 1.0), (5, 0.5), (10, 0.0)], 10), "M0.0 0.0L240.0 60.0L480.0 120.0");
        assert_eq!(path(&[], 0), "");
        // Whoever goes on beyond the curve stays at its end.
        assert_eq!(point(12, 0.0, 10), (WIDTH, HEIGHT));
    }
}
