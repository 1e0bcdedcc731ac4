//! Time and moves, and what stands there once the game is won.

use leptos::prelude::*;
use noyes_game::Game;

use crate::{session::Session, words};

#[component]
pub(crate) fn Figures() -> impl IntoView {
    let game = expect_context::<Session>().game();
    let moves = Memo::new(move |_| game.with(Game::moves));
    let time = Memo::new(move |_| words::clock(game.with(Game::elapsed)));
    let solved = Memo::new(move |_| game.with(|game| game.is_solved() && game.has_begun()));
    let running = move || {
        view! {
            <dl class="figures">
                <Figure class="time" label=|| words::TIME value=time/>
                <Figure
                    class="moves"
                    label=move || words::moves_label(moves.get())
                    value=Signal::derive(move || moves.get().to_string())
                />
            </dl>
        }
    };
    let won = move || {
        view! {
            <div class="outcome">
                <h2>{move || words::solved_in(game.with(Game::elapsed))}</h2>
                <p class="lead">{move || words::solved_with(moves.get())}</p>
            </div>
        }
    };
    move || if solved.get() { won().into_any() } else { running().into_any() }
}

/// A number and what it counts.
#[component]
fn Figure(
    class: &'static str,
    label: impl Fn() -> &'static str + Send + Sync + 'static,
    #[prop(into)] value: Signal<String>,
) -> impl IntoView {
    view! {
        <div class=format!("figure {class}")>
            <dt>{label}</dt>
            <dd>{move || value.get()}</dd>
        </div>
    }
}
