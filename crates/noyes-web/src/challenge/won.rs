//! What a solved board comes to: how few moves would have done, how fast it was, and how it stands
//! among the player's own.

use leptos::prelude::*;
use noyes::Size;
use noyes_game::{Challenge, Place};
use web_sys::js_sys;

use super::compare;
use crate::{browser, figures::Figure, online, session::Session, words};

#[component]
pub(super) fn Won(challenge: Challenge) -> impl IntoView {
    let session = expect_context::<Session>();
    let (size, made, time) =
        session.game().with_untracked(|game| (game.size(), game.moves(), game.elapsed()));
    // Nobody is told how short today's puzzle is before its day is over.
    let secret = matches!(challenge, Challenge::Daily(_)) && online::is_there();
    let compared = !secret && size.area() <= Size::FIFTEEN.area();
    let shortest = session.challenges().shortest();
    if compared {
        compare(session);
        note(session);
    }
    let few = move || match shortest.get() {
        Some(shortest) => Some(words::challenge::optimal(shortest, made)),
        None if challenge != Challenge::FewestMoves => None,
        None if compared => Some(words::challenge::FEWEST_UNKNOWN.text()),
        None => Some(words::challenge::FEWEST_LARGE.text()),
    };
    let book = session.journal().book();
    let today = midnight();
    let place = Memo::new(move |_| {
        session.name().with(|name| book.with(|book| book.as_ref()?.place(name, today)))
    });
    let best = move || {
        let best = place.get()?.best?;
        Some(words::challenge::best_time(size, time, best))
    };
    let efficiency = move || match shortest.get() {
        Some(shortest) => words::challenge::efficiency(shortest, made),
        None => words::review::COMING.into(),
    };
    let figure = |class: &'static str, label: words::Phrase, value: Signal<String>| {
        view! { <Figure class label=move || label.text() value/> }
    };
    let among = move || {
        let Place { place, of, .. } = place.get().filter(|place| place.of > 1)?;
        let text = words::challenge::place(place, of);
        Some(figure("place", words::challenge::TODAY, Signal::stored(text)))
    };
    view! {
        <p class="lead" role="status">
            <span class="shortest">{few}</span>
            " "
            <span class="best">{best}</span>
        </p>
        <div class="figures won-figures">
            <dl>
                {compared.then(|| {
                    figure("efficiency", words::challenge::EFFICIENCY, Signal::derive(efficiency))
                })}
                {(time > 0).then(|| {
                    let speed = words::review::a_second(made, time);
                    figure("speed", words::challenge::SPEED, Signal::stored(speed))
                })}
                {among}
            </dl>
        </div>
    }
}

/// The book of records likes to know the length of the shortest solution.
fn note(session: Session) {
    let shortest = session.challenges().shortest();
    // Another game may lie there when the answer comes.
    let id = session.name().get_untracked();
    Effect::new(move |_| {
        if let Some(length) = shortest.get() {
            session.journal().note_optimal(&id, length);
        }
    });
}

/// When the player's day began.
fn midnight() -> noyes_game::Millis {
    let date = js_sys::Date::new(&(browser::unix_now() as f64).into());
    // Never before 1970, or the clock of this device is wrong.
    date.set_hours(0);
    date.set_minutes(0);
    date.set_seconds(0);
    date.set_milliseconds(0) as noyes_game::Millis
}
