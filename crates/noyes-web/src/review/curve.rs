//! The distance to the goal after every move, drawn.

use leptos::{ev, prelude::*};
use noyes_game::{Distance, Review};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::playback::Playback;
use crate::words;

/// What is drawn. Moves go to the right, and what is farther from the goal stands higher.
#[derive(Clone, Debug, Default, PartialEq)]
struct Drawn {
    /// How many moves there are, at least one.
    moves: usize,
    /// The height of the drawing.
    top: u64,
    /// The line of what is known, or of the shortest known solutions.
    line: String,
    /// Between that and the lower bounds, where they differ.
    band: String,
    /// A dot for each move that led away.
    dots: String,
    /// From the first board straight to the goal.
    shortest: String,
    /// Where lines with numbers stand.
    ticks: Vec<u64>,
}

impl Drawn {
    fn of(review: &Review) -> Drawn {
        let distances = review.distances();
        let moves = (distances.len() - 1).max(1);
        let most = distances.iter().flatten().map(|distance| distance.most()).max().unwrap_or(0);
        let step = [5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]
            .into_iter()
            .find(|step| most <= 4 * step)
            .unwrap_or(20_000);
        let top = most.max(1).div_ceil(step) * step;
        let mut drawn = Drawn { moves, top, ..Drawn::default() };
        drawn.ticks = (0..=top / step).map(|tick| tick * step).collect();
        let y = |distance: u64| top - distance;
        // What is not known yet is a gap.
        let runs = distances.chunk_by(|one, next| one.is_some() == next.is_some());
        let mut at = 0;
        for run in runs {
            let known: Vec<(usize, Distance)> =
                (at..).zip(run).filter_map(|(at, known)| Some((at, (*known)?))).collect();
            for (number, (at, distance)) in known.iter().enumerate() {
                let letter = if number == 0 { 'M' } else { 'L' };
                drawn.line.push_str(&format!("{letter}{at} {}", y(distance.most())));
            }
            if known.iter().any(|(_, distance)| distance.exactly().is_none()) {
                let there = known.iter().map(|(at, distance)| (at, y(distance.most())));
                let back = known.iter().rev().map(|(at, distance)| (at, y(distance.least())));
                for (number, (at, y)) in there.chain(back).enumerate() {
                    let letter = if number == 0 { 'M' } else { 'L' };
                    drawn.band.push_str(&format!("{letter}{at} {y}"));
                }
                drawn.band.push('Z');
            }
            at += run.len();
        }
        for blunder in review.blunders() {
            let away = blunder.from + 1..=blunder.from + blunder.moves;
            for (at, distance) in away.clone().zip(&distances[away]) {
                if let Some(distance) = distance {
                    drawn.dots.push_str(&format!("M{at} {}h0", y(distance.most())));
                }
            }
        }
        if let Some(first) = distances[0] {
            let length = first.most();
            drawn.shortest = format!("M0 {}L{length} {top}", y(length));
        }
        drawn
    }
}

/// The curve, with the moment at which the replay stands. A click goes to another one.
#[component]
pub(super) fn Curve(review: RwSignal<Review>, playback: Playback) -> impl IntoView {
    let drawn = Memo::new(move |_| review.with(Drawn::of));
    let moves = move || drawn.with(|drawn| drawn.moves);
    let top = move || drawn.with(|drawn| drawn.top);
    let at = playback.at();
    let percent = move |part: f64, whole: f64| format!("{:.3}%", 100.0 * part / whole);
    let clicked = move |event: ev::MouseEvent| {
        let Some(plot) = event.current_target().and_then(|plot| plot.dyn_into::<Element>().ok())
        else {
            return;
        };
        let frame = plot.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0);
        playback.go_to((share.clamp(0.0, 1.0) * moves() as f64).round() as usize);
    };
    let ticks = move || {
        let (top, ticks) = drawn.with(|drawn| (drawn.top, drawn.ticks.clone()));
        let tick = move |tick: u64| {
            let up = percent(tick as f64, top as f64);
            view! {
                <span class="tick" style=("inset-block-end", up)><span>{words::number(tick)}</span></span>
            }
        };
        ticks.into_iter().map(tick).collect_view()
    };
    view! {
        <figure class="distances" dir="ltr">
            <div class="plot" on:click=clicked>
                {ticks}
                <svg
                    viewBox=move || format!("0 0 {} {}", moves(), top())
                    preserveAspectRatio="none"
                    role="img"
                    aria-label=move || review.with(words::review::curve)
                >
                    <path class="shortest" d=move || drawn.with(|drawn| drawn.shortest.clone())/>
                    <path class="band" d=move || drawn.with(|drawn| drawn.band.clone())/>
                    <path class="line" d=move || drawn.with(|drawn| drawn.line.clone())/>
                    <path class="dots" d=move || drawn.with(|drawn| drawn.dots.clone())/>
                </svg>
                <span
                    class="now"
                    class:late={move || 2 * at.get() > moves()}
                    style=("left", move || percent(at.get() as f64, moves() as f64))
                >
                    <span>{move || words::review::after(at.get())}</span>
                </span>
            </div>
            <figcaption>
                <span class="key line-key">{words::review::KEY_OWN}</span>
                <span class="key shortest-key">{words::review::KEY_SHORTEST}</span>
                <span class="key dot-key">{words::review::KEY_AWAY}</span>
            </figcaption>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use noyes_game::Replay;

    use super::*;

    fn review() -> Review {
        let replay = r#"{"v":1,"board":"1 2 3/4 5 6/7 0 8","goal":"blank-last","size":"3x3",
            "metric":"stm","moves":[["R",0],["L",700],["L",900]],"assisted":false,"control":null}"#;
        Review::new(Replay::from_json(replay).unwrap())
    }

    #[test]
    fn a_gap_stands_where_nothing_is_known_yet() {
        let mut review = review();
        assert_eq!(Drawn::of(&review).line, "");
        review.tell(0, Distance::Exactly(1));
        review.tell(1, Distance::Exactly(2));
        review.tell(3, Distance::Exactly(0));
        let drawn = Drawn::of(&review);
        assert_eq!((drawn.moves, drawn.top), (3, 5));
        assert_eq!(drawn.line, "M0 4L1 3M3 5");
        assert_eq!(drawn.dots, "M1 3h0");
        assert_eq!(drawn.shortest, "M0 4L1 5");
        assert_eq!(drawn.band, "");
    }

    #[test]
    fn bounds_have_a_band() {
        let mut review = review();
        review.tell(0, Distance::Between(1, 5));
        review.tell(1, Distance::Between(2, 4));
        review.tell(2, Distance::Between(3, 9));
        let drawn = Drawn::of(&review);
        assert_eq!(drawn.top, 10);
        assert_eq!(drawn.line, "M0 5L1 6L2 1");
        assert_eq!(drawn.band, "M0 5L1 6L2 1L2 7L1 8L0 9Z");
    }
}
