//! What is said below the outcome of a challenge.

use core::time::Duration;

use leptos::prelude::*;
use noyes::Size;
use noyes_game::{Challenge, Day, Game};
use web_sys::js_sys;

use super::compare;
use crate::{
    browser, controls::Action, icons::Icon, online::SentNote, session::Session, share, words,
};

/// The shortest solution for who tried to find it; the next day's board.
#[component]
pub(crate) fn OverNote() -> impl IntoView {
    let session = expect_context::<Session>();
    let challenge = session
        .challenges()
        .attempt()
        .with_untracked(|attempt| attempt.as_ref()?.challenge().into());
    match challenge {
        Some(Challenge::FewestMoves) => view! { <Shortest/> }.into_any(),
        Some(Challenge::Daily(day)) => view! { <SentNote/> <NextDay day/> }.into_any(),
        Some(Challenge::Ranked) => view! { <SentNote/> }.into_any(),
        _ => ().into_any(),
    }
}

#[component]
fn Shortest() -> impl IntoView {
    let session = expect_context::<Session>();
    let game = session.game();
    let shortest = session.challenges().shortest;
    if !game.with_untracked(Game::is_solved) {
        return ().into_any();
    }
    compare(session);
    let small = game.with_untracked(Game::size).area() <= Size::FIFTEEN.area();
    let text = move || match (shortest.get(), small) {
        (Some(shortest), _) => words::challenge::optimal(shortest, game.with(Game::moves)),
        (None, true) => words::challenge::FEWEST_UNKNOWN.text(),
        (None, false) => words::challenge::FEWEST_LARGE.text(),
    };
    view! { <p class="lead shortest" role="status">{text}</p> }.into_any()
}

#[component]
fn NextDay(day: Day) -> impl IntoView {
    let session = expect_context::<Session>();
    let left = RwSignal::new(day.left(browser::unix_now()));
    let ticking = set_interval_with_handle(
        move || left.set(day.left(browser::unix_now())),
        Duration::from_secs(1),
    );
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    // By the player's own clock.
    let now = browser::unix_now();
    let end = js_sys::Date::new(&((now + day.left(now)) as f64).into());
    let time = format!("{}:{:02}", end.get_hours(), end.get_minutes());
    let copied = RwSignal::new(false);
    let press = move || {
        let text = session.game().with_untracked(|game| words::challenge::share_text(day, game));
        share::copy(text, copied);
    };
    let solved = session.game().with_untracked(Game::is_solved);
    view! {
        <p class="lead next-day">{move || words::challenge::daily_next(left.get(), &time)}</p>
        {solved.then(|| view! {
            <div class="buttons">
                <Action
                    icon=Icon::Copy
                    label=Signal::derive(move || match copied.get() {
                        true => words::COPIED.text(),
                        false => words::challenge::SHARE_RESULT.text(),
                    })
                    class="share-result"
                    on_press=press
                />
            </div>
        })}
    }
}
