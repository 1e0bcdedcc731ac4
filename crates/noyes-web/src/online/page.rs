//! The page of the online game: today's puzzle, the lists, and the player.

use core::time::Duration;

use leptos::prelude::*;
use noyes_api::DailyBody;
use noyes_game::{Challenge, Day};

use super::{Online, is_there, table::Leaderboard, you::You};
use crate::{browser, later::Deed, view::View, words};

/// Where it is.
pub(super) const ADDRESS: &str = "#online";

#[component]
pub(crate) fn OnlinePage() -> impl IntoView {
    if !is_there() {
        return view! { <NoServer/> }.into_any();
    }
    let online = Online::shared();
    online.look();
    view! {
        <article class="online">
            <Today/>
            <div class="online-columns">
                <Leaderboard/>
                <You/>
            </div>
        </article>
    }
    .into_any()
}

/// What is said where there is no server of the online game.
#[component]
pub(crate) fn NoServer() -> impl IntoView {
    view! {
        <article class="online">
            <h2 class="title">{words::online::NO_SERVER}</h2>
            <p class="lead">{words::online::NO_SERVER_ABOUT}</p>
        </article>
    }
}

#[component]
fn Today() -> impl IntoView {
    let online = expect_context::<Online>();
    let now = RwSignal::new(browser::unix_now());
    let tick = move || now.set(browser::unix_now());
    let ticking = set_interval_with_handle(tick, Duration::from_secs(1));
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let day = Memo::new(move |_| Day::at(now.get()));
    // A new day is a new puzzle.
    Effect::new(move |before: Option<Day>| {
        let day = day.get();
        if before.is_some_and(|before| before != day) {
            online.look();
        }
        day
    });
    let state = Memo::new(move |_| online.day.with(|body| body.as_ref().map(State::of)));
    let headline = move || {
        let number = day.get().number();
        match state.get() {
            Some(State::Solved { time }) => words::online::daily_solved(number, time),
            Some(State::Begun) => words::online::daily_begun(number),
            _ => words::online::daily_open(number),
        }
    };
    let left = move || words::online::daily_left(day.get().left(now.get()));
    let play = move |_| {
        window().location().set_hash(View::Play.fragment()).ok();
        online.session.act(Deed::Begin(Challenge::Daily(Day::at(browser::unix_now()))));
    };
    let ranked = move |_| {
        window().location().set_hash(View::Play.fragment()).ok();
        online.session.act(Deed::Begin(Challenge::Ranked));
    };
    let size = online.session.settings().with_untracked(|settings| words::size(settings.size()));
    let solved = move || matches!(state.get(), Some(State::Solved { .. }));
    view! {
        <header class="online-today">
            <h2 class="title">{headline}</h2>
            <p class="lead">{left}</p>
            <p class="about">{move || online.day.with(|day| day.as_ref().map(everybody))}</p>
            <div class="buttons">
                {move || (!solved()).then(|| view! {
                    <button type="button" class="button accent play-daily" on:click=play>
                        {match state.get() {
                            Some(State::Begun) => words::online::GO_ON,
                            _ => words::online::PLAY_DAILY,
                        }}
                    </button>
                })}
                <button type="button" class="button play-ranked" class:accent=solved on:click=ranked>
                    {words::online::play_ranked(&size)}
                </button>
                <a class="button to-race" href="#race">{words::race::TITLE}</a>
            </div>
        </header>
    }
}

/// How far the player is with a day's puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Open,
    Begun,
    Solved { time: u64 },
}

impl State {
    fn of(day: &DailyBody) -> State {
        match &day.mine {
            None => State::Open,
            Some(mine) => match &mine.result {
                None => State::Begun,
                Some(result) => State::Solved { time: result.time },
            },
        }
    }
}

/// How everybody has done, in a sentence.
fn everybody(day: &DailyBody) -> String {
    let statistics = &day.statistics;
    words::online::everybody(statistics.attempts, statistics.solved, statistics.median_time)
}
