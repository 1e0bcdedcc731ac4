//! The moves that led away, the rows as they were done, and the speed.

use leptos::prelude::*;
use noyes_game::Review;

use super::playback::Playback;
use crate::words;

/// So many blunders are listed; the curve has them all.
const LISTED: usize = 6;
/// Into so many parts the time is divided.
const PARTS: usize = 24;

/// The moves that led away, those that cost most first.
#[component]
pub(super) fn Blunders(review: RwSignal<Review>, playback: Playback) -> impl IntoView {
    let blunders = Memo::new(move |_| {
        review.with(|review| {
            (review.blunders(), review.is_complete(), words::review::is_exact(review))
        })
    });
    let list = move || {
        blunders.with(|(blunders, _, _)| {
            let item = |&blunder: &noyes_game::Blunder| {
                let to = blunder.from;
                view! {
                    <li>
                        <button type="button" class="link" on:click=move |_| playback.go_to(to)>
                            {words::review::blunder_where(blunder)}
                        </button>
                        <span>{words::review::blunder_cost(blunder)}</span>
                    </li>
                }
            };
            blunders.iter().take(LISTED).map(item).collect_view()
        })
    };
    let said = move || {
        blunders.with(|(blunders, complete, exact)| {
            words::review::blunders(blunders, LISTED, *complete, *exact)
        })
    };
    view! {
        <section class="blunders">
            <h3>{words::review::BLUNDERS}</h3>
            <p class="about">{said}</p>
            <ol>{list}</ol>
        </section>
    }
}

/// When each row was done for good.
#[component]
pub(super) fn Splits(review: RwSignal<Review>) -> impl IntoView {
    let splits = review.with_untracked(|review| review.splits().to_vec());
    let mut before = (0, 0);
    let rows = splits
        .into_iter()
        .map(|split| {
            let (moves, time) = (split.moves - before.0, split.at.saturating_sub(before.1));
            before = (split.moves, split.at);
            view! {
                <tr>
                    <th scope="row">{words::review::row(split.row)}</th>
                    <td>{words::number(moves as u64)}</td>
                    <td>{words::clock(time)}</td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <section class="splits">
            <h3>{words::review::SPLITS}</h3>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{words::review::SPLIT_ROW}</th>
                        <th scope="col">{words::review::SPLIT_MOVES}</th>
                        <th scope="col">{words::review::SPLIT_TIME}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

/// Moves a second, over the time.
#[component]
pub(super) fn Turns(review: RwSignal<Review>) -> impl IntoView {
    let (mean, most) = review.with_untracked(|review| (review.mean_speed(), review.top_speed()));
    mean.map(|mean| {
        view! {
            <section class="turns-per-second">
                <h3>{words::review::TURNS}</h3>
                <p class="about">{words::review::turns(mean, most)}</p>
                {most.map(|_| view! { <Curve review/> })}
            </section>
        }
    })
}

/// The speed in each part of the time.
#[component]
fn Curve(review: RwSignal<Review>) -> impl IntoView {
    let (turns, time) =
        review.with_untracked(|review| (review.turns_per_second(PARTS), review.replay().time()));
    let highest = turns.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    let bar = |(at, &turns): (usize, &f64)| {
        let height = 100.0 * turns / highest;
        view! { <rect x=at as f64 + 0.1 y=100.0 - height width="0.8" height=height/> }
    };
    view! {
                <svg
                    dir="ltr"
                    viewBox=format!("0 0 {PARTS} 100")
                    preserveAspectRatio="none"
                    aria-hidden="true"
                >
                    {turns.iter().enumerate().map(bar).collect_view()}
                </svg>
                <p class="turns-ends" dir="ltr"><span>{words::clock(0)}</span><span>{words::clock(time)}</span></p>
    }
}
