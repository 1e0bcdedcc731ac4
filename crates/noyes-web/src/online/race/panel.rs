//! Who races, and how far they are: beside the board, and before there is one.

use leptos::prelude::*;
use noyes_api::{RacePhase, RaceSay, Racer};

use super::{Race, address, tiles};
use crate::{browser, controls::Action, icons::Icon, online::people, share, words};

#[component]
pub(crate) fn RacePanel() -> impl IntoView {
    let race = expect_context::<Race>();
    let there = Memo::new(move |_| race.id.with(Option::is_some));
    move || there.get().then(|| view! { <Standing/> })
}

#[component]
fn Standing() -> impl IntoView {
    let race = expect_context::<Race>();
    let phase = Memo::new(move |_| race.body.with(|body| body.as_ref().map(|body| body.phase)));
    let said = Memo::new(move |_| {
        race.body.with(|body| match body {
            None => words::race::COMING_IN.text(),
            Some(_) if !race.here.get() => words::race::LOST.text(),
            Some(body) => words::race::stands(body.phase, body.racers.len() as u64),
        })
    });
    // Everybody's bar stays where it is, whatever changes.
    let racers = Memo::new(move |_| {
        let of = |body: &noyes_api::RaceBody| (body.racers.clone(), tiles(body));
        race.body.with(|body| body.as_ref().map(of)).unwrap_or_default()
    });
    let places = Memo::new(move |_| racers.with(|(racers, _)| racers.len()));
    let spectators = move || {
        let count = race.body.with(|body| body.as_ref().map_or(0, |body| body.spectators));
        (count > 0).then(|| view! { <p class="about">{words::race::spectators(count)}</p> })
    };
    view! {
        <section class="race" aria-label=words::race::TITLE>
            <p class="race-said" role="status">{said}</p>
            <ol class="racers">
                {move || (0..places.get()).map(|at| view! { <Lane racers at/> }).collect_view()}
            </ol>
            {spectators}
            <div class="buttons">
                {move || phase.get().is_some_and(RacePhase::is_open).then(|| view! { <Ready/> })}
                {move || (phase.get() == Some(RacePhase::Waiting)).then(|| view! { <Invite/> })}
                <button type="button" class="button quiet leave-race" on:click=move |_| race.leave()>
                    {move || match phase.get() {
                        Some(RacePhase::Running) if !race.watches.get() => words::race::GIVE_UP.text(),
                        _ => words::race::LEAVE.text(),
                    }}
                </button>
            </div>
        </section>
    }
}

/// One racer: who, how far, and how it ended.
#[component]
fn Lane(racers: Memo<(Vec<Racer>, u64)>, at: usize) -> impl IntoView {
    let race = expect_context::<Race>();
    let racer = Memo::new(move |_| racers.with(|(racers, _)| racers.get(at).cloned()));
    let tiles = Memo::new(move |_| racers.with(|(_, tiles)| *tiles));
    let name = move || racer.with(|racer| racer.as_ref().map(|racer| people::name(&racer.player)));
    let mine = Memo::new(move |_| {
        let id = racer.with(|racer| racer.as_ref().map(|racer| racer.player.id.clone()));
        id.is_some() && id == race.me.get()
    });
    let home = move || racer.with(|racer| racer.as_ref().map_or(0, |racer| racer.home));
    let said = move || {
        let phase = race.body.with(|body| body.as_ref().map(|body| body.phase));
        let tiles = tiles.get();
        racer.with(|racer| {
            let racer = racer.as_ref()?;
            Some(match (racer.time, phase?) {
                (Some(time), _) => match racer.place {
                    Some(place) => words::race::placed(place, time),
                    None => words::race::solved(time),
                },
                _ if racer.gone => words::race::GAVE_UP.text(),
                _ if !racer.here => words::race::AWAY.text(),
                (None, phase) if phase.is_open() && racer.ready => words::race::IS_READY.text(),
                (None, phase) if phase.is_open() => words::race::NOT_READY.text(),
                (None, _) => words::race::home(racer.home, tiles),
            })
        })
    };
    view! {
        <li class="lane" class:mine=mine>
            <span class="who">{name}</span>
            <span class="lane-said">{said}</span>
            <progress
                max=move || tiles.get().to_string()
                value=move || home().to_string()
                aria-label=move || words::race::home(home(), tiles.get())
            ></progress>
        </li>
    }
}

#[component]
fn Ready() -> impl IntoView {
    let race = expect_context::<Race>();
    let mine =
        Memo::new(move |_| race.body.with(|body| body.as_ref().and_then(|body| race.mine(body))));
    let ready = Memo::new(move |_| mine.with(|mine| mine.as_ref().is_some_and(|mine| mine.ready)));
    let raced = move || {
        race.body.with(|body| body.as_ref().is_some_and(|body| body.phase == RacePhase::Over))
    };
    let press = move |_| {
        race.say(&if ready.get_untracked() { RaceSay::Wait } else { RaceSay::Ready });
    };
    move || {
        mine.with(Option::is_some).then(|| {
            view! {
                <button
                    type="button"
                    class="button ready"
                    class:accent=move || !ready.get()
                    aria-pressed=move || if ready.get() { "true" } else { "false" }
                    on:click=press
                >
                    {move || match (ready.get(), raced()) {
                        (true, _) => words::race::WAIT.text(),
                        (false, true) => words::race::REMATCH.text(),
                        (false, false) => words::race::READY.text(),
                    }}
                </button>
            }
        })
    }
}

#[component]
fn Invite() -> impl IntoView {
    let race = expect_context::<Race>();
    let copied = RwSignal::new(false);
    let label = move || match copied.get() {
        true => words::COPIED.text(),
        false => words::race::INVITE.text(),
    };
    let press = move || {
        if let Some(id) = race.id.get_untracked() {
            share::copy(browser::address_with(&address(&id)), copied);
        }
    };
    view! {
        <Action icon=Icon::Copy label=Signal::derive(label) class="invite" on_press=press/>
    }
}
