//! Time and moves, and what stands there once the game is won.

use leptos::prelude::*;
use noyes_game::{Attempt, Game, Phase};

use crate::{
    hints::ToGo,
    icons::{Drawing, Icon},
    later::{Panel, PanelOf},
    session::Session,
    settings::Switch,
    words,
};

#[component]
pub(crate) fn Figures() -> impl IntoView {
    let session = expect_context::<Session>();
    let (game, attempt) = (session.game(), session.challenges().attempt());
    let moves = Memo::new(move |_| game.with(|game| (game.moves_left(), game.moves())));
    let done = Memo::new(move |_| {
        attempt.with(|attempt| attempt.as_ref().map_or(0, |attempt| attempt.time()))
    });
    // What is left is rounded up: nothing is left only when it is over.
    let time = Memo::new(move |_| {
        game.with(|game| match (game.phase(), game.time_left()) {
            (Phase::Inspecting { left }, _) => (Shows::Look, left.div_ceil(1000).to_string()),
            (_, Some(left)) => (Shows::Left, words::clock(left.div_ceil(1000) * 1000)),
            _ => (Shows::Played, words::clock(done.get() + game.elapsed())),
        })
    });
    let over = Memo::new(move |_| game.with(|game| game.is_over() && game.has_begun()));
    let series = Memo::new(move |_| {
        attempt.with(|attempt| {
            attempt
                .as_ref()
                .filter(|attempt| attempt.challenge().boards() > 1)
                .map(words::challenge::board_of)
        })
    });
    // Said only once it is on the disk.
    let kept = move || {
        let kept = session.name().with(|name| session.journal().keeps(name));
        kept.then(|| view! { <p class="kept"><a href="#records">{words::KEPT}</a></p> })
    };
    let running = move || {
        view! {
            <div class="figures">
            <dl>
                <Figure
                    class="time"
                    label=move || match time.get().0 {
                        Shows::Played => words::TIME.text(),
                        Shows::Left => words::challenge::TIME_LEFT.text(),
                        Shows::Look => words::challenge::LOOK_LEFT.text(),
                    }
                    value=Signal::derive(move || time.get().1)
                />
                <Figure
                    class="moves"
                    label=move || match moves.get() {
                        (Some(left), _) => words::challenge::moves_left(left),
                        (None, made) => words::moves_label(made),
                    }
                    value=Signal::derive(move || match moves.get() {
                        (Some(left), _) => left.to_string(),
                        (None, made) => made.to_string(),
                    })
                />
                {move || series.get().map(|at| view! {
                    <Figure class="board-of" label=|| words::challenge::BOARD_LABEL.text() value=Signal::stored(at)/>
                })}
            </dl>
            {move || series.get().is_none().then(|| view! { <MovesToGo/> })}
            <PauseButton/>
            </div>
        }
    };
    let ended = move || {
        let said = move |say: fn(&Game, Option<&Attempt>) -> String| {
            game.with(|game| attempt.with(|attempt| say(game, attempt.as_ref())))
        };
        view! {
            <div class="outcome">
                <h2>{move || said(words::challenge::headline)}</h2>
                <p class="lead">{move || said(words::challenge::sentence)}</p>
                <PanelOf panel=Panel::OverNote/>
                {kept}
            </div>
        }
    };
    move || if over.get() { ended().into_any() } else { running().into_any() }
}

/// Which time a figure shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shows {
    Played,
    Left,
    Look,
}

/// Stops the clock and covers the board.
#[component]
fn PauseButton() -> impl IntoView {
    let session = expect_context::<Session>();
    let idle = Memo::new(move |_| !session.may_pause() || session.is_covered());
    view! {
        <button
            type="button"
            class="quiet square-button pause"
            aria-label=words::challenge::PAUSE
            title=words::challenge::PAUSE
            aria-disabled=move || idle.get().then_some("true")
            on:click=move |_| if !idle.get_untracked() { session.pause_or_go_on() }
        >
            <Drawing icon=Icon::Pause/>
        </button>
    }
}

/// A number and what it counts.
#[component]
pub(crate) fn Figure(
    class: &'static str,
    label: impl Fn() -> String + Send + Sync + 'static,
    #[prop(into)] value: Signal<String>,
) -> impl IntoView {
    view! {
        <div class=format!("figure {class}")>
            <dt>{label}</dt>
            <dd>{move || value.get()}</dd>
        </div>
    }
}

/// The moves to go, for those who want to know them: a figure that is switched on and off.
#[component]
fn MovesToGo() -> impl IntoView {
    let session = expect_context::<Session>();
    let shown = session.shows_to_go();
    let to_go = session.hints().to_go();
    let value = move || match shown.get() {
        true => view! { <span class="value">{words::to_go(to_go.get())}</span> }.into_any(),
        false => view! { <Drawing icon=Icon::Eye/> }.into_any(),
    };
    // The figure is its own name; the drawing has none.
    let name = move || (!shown.get()).then(|| words::TO_GO.text());
    // Two numbers, or many digits: smaller, so that they stand in their place.
    let long = move || shown.get() && words::to_go(to_go.get()).chars().count() > 5;
    // What is no number is said in a sentence.
    let told = move || shown.get() && matches!(to_go.get(), ToGo::Never | ToGo::Failed);
    let toggle = move |_| session.set(|settings| settings.to_go = Switch(!settings.to_go.0));
    view! {
        <button
            type="button"
            class="figure to-go"
            class:long=long
            class:told=told
            aria-pressed=move || if shown.get() { "true" } else { "false" }
            aria-label=name
            title=move || match shown.get() {
                true => words::to_go_sentence(to_go.get()),
                false => words::TO_GO.text(),
            }
            on:click=toggle
        >
            <span class="figure-value">{value}</span>
            <span class="figure-label">{move || words::to_go_label(shown.get().then(|| to_go.get()))}</span>
        </button>
    }
}
