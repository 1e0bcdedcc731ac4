//! The inversions, drawn: the tiles in a row, and an arc over each pair in the wrong order.

use leptos::prelude::*;

use super::{
    change::Change,
    count::{Count, Pair},
};
use crate::words;

/// From the middle of one tile of the row to the middle of the next, in units of the drawing.
const PITCH: f64 = 44.0;
/// The side of a tile.
const SIDE: f64 = 34.0;
/// The height of the lowest arc.
const LOWEST: f64 = 19.0;
/// What lies below the tiles when their places in the goal are told.
const PLACES: f64 = 20.0;

/// How high the highest arc over a row of so many tiles may be. It depends on nothing else, so that
/// the page stays where it is while tiles slide.
fn highest(tiles: usize) -> f64 {
    (LOWEST + 12.0 * tiles.saturating_sub(2) as f64).min(190.0)
}

/// The middle of a tile.
fn middle(at: usize) -> f64 {
    PITCH * (at as f64 + 0.5)
}

/// The line of an arc whose ends stand on `ground`.
fn path(pair: Pair, tiles: usize, ground: f64) -> String {
    let (from, to) = (middle(pair.first), middle(pair.second));
    let most = tiles.saturating_sub(2).max(1) as f64;
    let share = (pair.second - pair.first - 1) as f64 / most;
    let height = LOWEST + (highest(tiles) - LOWEST) * share;
    // A cubic curve reaches three quarters of the height of its two handles.
    let top = ground - height * 4.0 / 3.0;
    format!("M{from} {ground}C{from} {top:.1} {to} {top:.1} {to} {ground}")
}

#[component]
pub(super) fn Arcs(count: Count, change: Option<Change>) -> impl IntoView {
    let tiles = count.row.len();
    let renamed = !count.counts_by_number();
    let ground = highest(tiles) + 8.0;
    let height = ground + SIDE + 4.0 + if renamed { PLACES } else { 0.0 };
    let width = PITCH * tiles.max(1) as f64;

    let many = count.verdict.inversion_sum > 60;
    let arc = |pair: Pair, class: &'static str| {
        view! { <path class=class d=path(pair, tiles, ground)/> }
    };
    let is_new = |pair: &Pair| change.as_ref().is_some_and(|change| change.new.contains(pair));
    let (new, old): (Vec<Pair>, Vec<Pair>) = count.pairs().into_iter().partition(is_new);
    let gone = change.as_ref().map(|change| change.gone.clone()).unwrap_or_default();
    let marks = !(new.is_empty() && gone.is_empty());
    let old_class = if marks { "arc kept" } else { "arc" };

    let tile = |(at, standing): (usize, &super::count::Standing)| {
        let moved = change.as_ref().is_some_and(|change| change.moved(standing.tile));
        let place = renamed.then(|| {
            view! {
                <text class="arc-place" x=middle(at) y=ground + SIDE + 17.0>
                    {(standing.place + 1).to_string()}
                </text>
            }
        });
        view! {
            <g class="arc-tile" class:moved=moved>
                <rect x=middle(at) - SIDE / 2.0 y=ground + 2.0 width=SIDE height=SIDE rx="8"/>
                <text x=middle(at) y=ground + 2.0 + SIDE / 2.0>{standing.tile.to_string()}</text>
            </g>
            {place}
        }
    };
    view! {
        <div
            class="arcs-frame"
            role="figure"
            aria-label=words::why::arcs_name(&count.verdict)
            tabindex=(tiles > 15).then_some("0")
        >
            <svg
                class="arcs"
                class:many=many
                viewBox=format!("0 0 {width} {height}")
                style=("--tiles", tiles.to_string())
                aria-hidden="true"
            >
                {gone.into_iter().map(|pair| arc(pair, "arc gone")).collect_view()}
                {old.into_iter().map(|pair| arc(pair, old_class)).collect_view()}
                {new.into_iter().map(|pair| arc(pair, "arc new")).collect_view()}
                {count.row.iter().enumerate().map(tile).collect_view()}
            </svg>
        </div>
        {renamed.then(|| view! { <p class="about">{words::why::places(&count.goal)}</p> })}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arcs_stay_inside_their_drawing() {
        for tiles in 2..=40 {
            let ground = highest(tiles) + 8.0;
            let longest = path(Pair { first: 0, second: tiles - 1 }, tiles, ground);
            assert!(longest.starts_with("M22 ") && longest.ends_with(&format!(" {ground}")));
            assert!(highest(tiles) >= LOWEST && highest(tiles) <= 190.0);
        }
        assert_eq!(path(Pair { first: 0, second: 1 }, 2, 27.0), "M22 27C22 1.7 66 1.7 66 27");
    }
}
