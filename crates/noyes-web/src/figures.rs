//! Time and moves, and what stands there once the game is won.

use leptos::prelude::*;
use noyes_game::Game;

use crate::{
    icons::{Drawing, Icon},
    session::Session,
    settings::Switch,
    words,
};

#[component]
pub(crate) fn Figures() -> impl IntoView {
    let game = expect_context::<Session>().game();
    let moves = Memo::new(move |_| game.with(Game::moves));
    let time = Memo::new(move |_| words::clock(game.with(Game::elapsed)));
    let solved = Memo::new(move |_| game.with(|game| game.is_solved() && game.has_begun()));
    let running = move || {
        view! {
            <div class="figures">
            <dl>
                <Figure class="time" label=|| words::TIME.text() value=time/>
                <Figure
                    class="moves"
                    label=move || words::moves_label(moves.get())
                    value=Signal::derive(move || moves.get().to_string())
                />
            </dl>
            <MovesToGo/>
            </div>
        }
    };
    let won = move || {
        view! {
            <div class="outcome">
                <h2>{move || words::solved_in(game.with(Game::elapsed))}</h2>
                <p class="lead">{move || words::solved_with(moves.get(), game.with(Game::is_assisted))}</p>
            </div>
        }
    };
    move || if solved.get() { won().into_any() } else { running().into_any() }
}

/// A number and what it counts.
#[component]
fn Figure(
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
    let toggle = move |_| session.set(|settings| settings.to_go = Switch(!settings.to_go.0));
    view! {
        <button
            type="button"
            class="figure to-go"
            class:long=long
            aria-pressed=move || if shown.get() { "true" } else { "false" }
            aria-label=name
            title=move || match shown.get() {
                true => words::to_go_sentence(to_go.get()),
                false => words::TO_GO.text(),
            }
            on:click=toggle
        >
            <span class="figure-value">{value}</span>
            <span class="figure-label">{move || words::to_go_label(shown.get())}</span>
        </button>
    }
}
