//! A day that is over: which, how it went, and its board.

use leptos::{prelude::*, task::spawn_local};
use noyes::{Board, Goal};
use noyes_api::DailyBody;
use noyes_game::{Day, Game, Link};

use super::{api, people};
use crate::{browser, words};

/// The last day that is over.
pub(super) fn yesterday() -> Day {
    let today = Day::at(browser::unix_now());
    today.before().unwrap_or(today)
}

/// The day of the first puzzle.
const FIRST: &str = "2026-01-01";

/// Chooses a day by the browser's calendar. One that had no puzzle or is not over is not taken.
#[component]
pub(super) fn DayPick(
    #[prop(into)] value: Signal<Day>,
    on_pick: impl Fn(Day) + 'static,
) -> impl IntoView {
    view! {
        <label class="pick online-day">
            <span>{words::online::DAY}</span>
            <input
                type="date"
                class="field"
                required=true
                min=FIRST
                max=yesterday().to_string()
                prop:value=move || value.get().to_string()
                on:change=move |event| match event_target_value(&event).parse() {
                    Ok(day) if has_been(day) => on_pick(day),
                    _ => {
                        let field = event_target::<web_sys::HtmlInputElement>(&event);
                        field.set_value(&value.get_untracked().to_string());
                    }
                }
            />
        </label>
    }
}

fn has_been(day: Day) -> bool {
    (1..=yesterday().number()).contains(&day.number())
}

/// How everybody did on a day, how short it could have been done, and its board to play.
#[component]
pub(super) fn PastDay(day: Day) -> impl IntoView {
    let told = RwSignal::new(None);
    spawn_local(async move {
        let body = api::past_day(day).await;
        // Unless another day is looked at by now.
        told.try_set(Some(body));
    });
    move || {
        told.with(|told| match told {
            None => None,
            Some(Err(fault)) => Some(
                view! { <p class="about" role="status">{people::why_not(fault)}</p> }.into_any(),
            ),
            Some(Ok(body)) => Some(view! { <Story body=body.clone()/> }.into_any()),
        })
    }
}

#[component]
fn Story(body: DailyBody) -> impl IntoView {
    let board = link(&body).map(|link| {
        view! { " " <a class="past-board" href=format!("#{link}")>{words::online::PLAY_PAST}</a> }
    });
    view! {
        <p class="about past-day" role="status">
            {words::online::past_day(body.number, &body.statistics, body.optimal)} {board}
        </p>
    }
}

/// The day's board, as a game that counts nowhere.
fn link(body: &DailyBody) -> Option<Link> {
    let board: Board = body.board.as_ref()?.parse().ok()?;
    let goal = Goal::parse(&body.goal, body.size.parse().ok()?).ok()?;
    Some(Game::own(board, goal).ok()?.link())
}
