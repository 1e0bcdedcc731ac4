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

/// A cell for each tile (its row: the tile at home on that square) and each square. `ratios` are
/// n×n numbers, 1 where fair; fewer while nothing is known.
#[component]
pub(super) fn Map(
    size: Size,
    #[prop(into)] ratios: Signal<Vec<f64>>,
    #[prop(into)] name: Signal<String>,
) -> impl IntoView {
    let area = size.area();
    let goal = Goal::new(size, Layout::default());
    let tiles: Vec<u32> = goal.board().tiles().to_vec();
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
    let told = move || {
        let at = pointed.get()?;
        let ratio = ratios.with(|ratios| ratios.get(at).copied())?;
        Some(words::lab::cell(*tiles.get(at / area)?, at % area, size, ratio))
    };
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
    fn the_scale_is_even_on_both_sides() {
        assert_eq!([level(1.0), level(1.5), level(1.0 / 1.5)], [0, 100, -100]);
        assert_eq!([level(0.0), level(12.0)], [-100, 100]);
        for ratio in [1.1, 1.3, 1.45] {
            assert_eq!(level(ratio), -level(1.0 / ratio));
            assert!(level(ratio) > 0);
        }
    }
}
