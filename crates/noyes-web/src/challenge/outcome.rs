//! What is said below the outcome of a challenge.

use core::time::Duration;

use leptos::prelude::*;
use noyes_game::{Attempt, Challenge, Day, Game};
use web_sys::js_sys;

use super::won::Won;
use crate::{
    browser, controls::Action, icons::Icon, online::SentNote, session::Session, share, words,
};

/// What a solved board comes to, and what is to be said of its challenge.
#[component]
pub(crate) fn OverNote() -> impl IntoView {
    let session = expect_context::<Session>();
    let attempt = session.challenges().attempt();
    let challenge = attempt
        .with_untracked(|attempt| attempt.as_ref().map(Attempt::challenge))
        .unwrap_or(Challenge::Free);
    let won = challenge.boards() == 1 && session.game().with_untracked(Game::is_solved);
    let note = match challenge {
        Challenge::Daily(day) => Some(view! { <SentNote/> <NextDay day/> }.into_any()),
        Challenge::Ranked => Some(view! { <SentNote/> }.into_any()),
        _ => None,
    };
    view! {
        {won.then(|| view! { <Won challenge/> })}
        {note}
    }
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
