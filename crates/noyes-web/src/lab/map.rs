//! The map: how often each tile comes to each square.

use leptos::prelude::*;
use noyes::{Goal, Layout, Size};

use crate::words;

/// How far the colour goes, from −100 (as seldom as is shown) over 0 (fair) to 100 (as often).
///
/// The scale is logarithmic: two thirds of what is fair are as far from it as one and a half times,
/// and there the colours end. It is finer than that of printed figures, because people look at maps
/// here while the small differences come out of the noise.
fn level(ratio: f64) -> i32 {
    const END: f64 = 1.5;
    if ratio <= 0.0 {
        return -100;
    }
    ((ratio.ln() / END.ln() * 100.0).round() as i32).clamp(-100, 100)
}

/// The cell that is furthest from fair, the first of those; `None` while nothing is known, or where
/// all are fair.
pub(super) fn furthest(ratios: &[f64]) -> Option<usize> {
    let mut most = (0.0, None);
    for (at, ratio) in ratios.iter().enumerate() {
        // Never is further than any number of times.
        let far = ratio.ln().abs();
        if far > most.0 {
            most = (far, Some(at));
        }
    }
    most.1
}

/// What a cell says.
pub(super) fn told(size: Size, ratios: &[f64], at: usize) -> Option<String> {
    let area = size.area();
    let goal = Goal::new(size, Layout::default());
    let tile = *goal.board().tiles().get(at / area)?;
    Some(words::lab::cell(tile, at % area, size, *ratios.get(at)?))
}

/// A cell for each tile (its row: the tile at home on that square) and each square. `ratios` are
/// n×n numbers, 1 where fair; fewer while nothing is known.
#[component]
pub(super) fn Map(
    size: Size,
    #[prop(into)] ratios: Signal<Vec<f64>>,
    #[prop(into)] name: Signal<String>,
) -> impl IntoView {
    let area = size.area();
    let pointed = RwSignal::new(None::<usize>);
    let cell = move |at: usize| {
        let level = Memo::new(move |_| {
            ratios.with(|ratios| ratios.get(at).map_or(0, |&ratio| level(ratio)))
        });
        view! {
            <rect
                class=move || if level.get() < 0 { "cell under" } else { "cell over" }
                style=("--far", move || format!("{}%", level.get().abs()))
                x=(at % area) as f64 + 0.04
                y=(at / area) as f64 + 0.04
                width="0.92"
                height="0.92"
                rx="0.12"
                data-cell=at
            />
        }
    };
    let point = move |event: web_sys::PointerEvent| {
        use wasm_bindgen::JsCast;
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        pointed.set(target.and_then(|cell| cell.get_attribute("data-cell")?.parse().ok()));
    };
    let told = move || pointed.get().and_then(|at| ratios.with(|ratios| told(size, ratios, at)));
    view! {
        <div class="map-frame">
            <svg
                class="map"
                class:waiting=move || ratios.with(Vec::is_empty)
                viewBox=format!("0 0 {area} {area}")
                role="img"
                aria-label=move || name.get()
                on:pointermove=point
                on:pointerdown=point
                on:pointerleave=move |_| pointed.set(None)
            >
                {(0..area * area).map(cell).collect_view()}
            </svg>
        </div>
        <p class="map-told">{move || told().unwrap_or_else(|| words::lab::AXES.into())}</p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_furthest_cell_is_told() {
        assert_eq!([furthest(&[]), furthest(&[1.0; 16])], [None, None]);
        let size = Size::new(2, 2).unwrap();
        let mut ratios = [1.0; 16];
        ratios[6] = 1.5;
        ratios[11] = 1.6;
        ratios[15] = 0.7;
        assert_eq!(furthest(&ratios), Some(11));
        assert_eq!(
            told(size, &ratios, 11).as_deref(),
            Some("Tile 3 on row 2, column 2: 1.60 times as often as is fair")
        );
        ratios[13] = 0.0;
        assert_eq!(furthest(&ratios), Some(13));
        assert_eq!(told(size, &ratios, 13).as_deref(), Some("The blank on row 1, column 2: never"));
        assert_eq!(told(size, &ratios, 16), None);
    }

    #[test]
    fn the_scale_is_even_on_both_sides() {
        assert_eq!([level(1.0), level(1.5), level(1.0 / 1.5)], [0, 100, -100]);
        assert_eq!([level(0.0), level(12.0)], [-100, 100]);
        for ratio in [1.1, 1.3, 1.45] {
            assert_eq!(level(ratio), -level(1.0 / ratio));
            assert!(level(ratio) > 0);
        }
    }
}
