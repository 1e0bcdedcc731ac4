//! Choosing what to play.

use leptos::prelude::*;
use noyes_game::{Challenge, Day};

use super::{
    begin,
    kind::{Kind, Level, Wish},
};
use crate::{
    browser,
    choice::{Choice, Stepper},
    online,
    session::Session,
    words,
};

/// What is played, and a way to something else.
#[component]
pub(crate) fn ChallengePanel() -> impl IntoView {
    let session = expect_context::<Session>();
    let (attempt, game) = (session.challenges().attempt(), session.game());
    let challenge = Memo::new(move |_| {
        attempt.with(|attempt| attempt.as_ref().map_or(Challenge::Free, |a| a.challenge()))
    });
    let open = RwSignal::new(false);
    let wish = RwSignal::new(Wish { kind: Kind::of(challenge.get_untracked()), ..Wish::default() });
    let may_give_up = Memo::new(move |_| {
        challenge.get() != Challenge::Free && game.with(|g| g.has_begun() && !g.is_over())
    });
    view! {
        <section class="challenge" aria-label=words::challenge::TITLE>
            <div class="challenge-line">
                <p>
                    <strong class="challenge-name">
                        {move || words::challenge::title(challenge.get())}
                    </strong>
                    " "
                    <span class="about">
                        {move || words::challenge::about(Kind::of(challenge.get())).text()}
                    </span>
                </p>
                {move || may_give_up.get().then(|| view! {
                    <button type="button" class="button quiet give-up" on:click=move |_| session.give_up()>
                        {words::challenge::GIVE_UP}
                    </button>
                })}
                {online::is_there().then(|| view! {
                    <a class="button quiet to-online" href="#online">{words::ONLINE}</a>
                })}
                <button
                    type="button"
                    class="button quiet choose"
                    aria-expanded=move || if open.get() { "true" } else { "false" }
                    aria-controls="challenges"
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    {words::challenge::CHOOSE}
                </button>
            </div>
            <div id="challenges" class="challenges" hidden=move || !open.get()>
                {move || open.get().then(|| view! { <Chooser wish on_begin=move || open.set(false)/> })}
            </div>
        </section>
    }
}

#[component]
fn Chooser(wish: RwSignal<Wish>, on_begin: impl Fn() + 'static) -> impl IntoView {
    let session = expect_context::<Session>();
    let row = move |kind: Kind| {
        view! {
            <div class=format!("kind {}", kind.name())>
                <label class="kind-label">
                    <input
                        type="radio"
                        name="challenge"
                        prop:checked=move || wish.with(|wish| wish.kind == kind)
                        on:change=move |_| wish.update(|wish| wish.kind = kind)
                    />
                    <span>
                        <span class="setting-name">{words::challenge::name(kind)}</span>
                        <span class="about">{words::challenge::about(kind)}</span>
                    </span>
                </label>
                {move || {
                    let chosen = wish.with(|wish| wish.kind == kind);
                    chosen.then(|| view! { <Details kind wish/> })
                }}
            </div>
        }
    };
    let start = move |_| {
        let size = session.settings().with_untracked(|settings| settings.size());
        on_begin();
        begin(session, wish.get_untracked().challenge(size));
    };
    view! {
        <fieldset class="kinds">
            <legend class="announced">{words::challenge::TITLE}</legend>
            {Kind::ALL.into_iter().filter(|kind| kind.is_there()).map(row).collect_view()}
        </fieldset>
        <div class="buttons">
            <button type="button" class="button accent begin" on:click=start>
                {words::challenge::BEGIN}
            </button>
        </div>
    }
}

/// What belongs to one challenge.
#[component]
fn Details(kind: Kind, wish: RwSignal<Wish>) -> impl IntoView {
    match kind {
        Kind::Time => view! {
            <Choice
                legend=words::challenge::TIME
                name="seconds"
                options=[30, 60, 120, 300].map(|s| (s, words::challenge::duration(s))).to_vec()
                value=Signal::derive(move || Some(wish.get().seconds))
                on_pick=Callback::new(move |seconds| wish.update(|wish| wish.seconds = seconds))
            />
        }
        .into_any(),
        Kind::Moves => view! {
            <Choice
                legend=words::challenge::EXTRA
                name="extra"
                options=[0u64, 5, 10, 20].map(|extra| (extra, extra.to_string())).to_vec()
                value=Signal::derive(move || Some(wish.get().extra))
                on_pick=Callback::new(move |extra| wish.update(|wish| wish.extra = extra))
            />
        }
        .into_any(),
        Kind::Marathon => view! {
            <Choice
                legend=words::challenge::BOARDS
                name="boards"
                options=[2u32, 5, 10, 25, 100].map(|n| (n, n.to_string())).to_vec()
                value=Signal::derive(move || Some(wish.get().boards))
                on_pick=Callback::new(move |boards| wish.update(|wish| wish.boards = boards))
            />
        }
        .into_any(),
        Kind::Relay => view! {
            <div class="setting">
                <span class="setting-name">{words::challenge::RELAY_TO}</span>
                <Stepper
                    label=words::challenge::RELAY_TO
                    class="relay-to"
                    value=Signal::derive(move || wish.get().relay_to)
                    min=3
                    max=Challenge::LARGEST_RELAY
                    on_change=Callback::new(move |to| wish.update(|wish| wish.relay_to = to))
                />
            </div>
        }
        .into_any(),
        Kind::Length => view! {
            <Choice
                legend=words::challenge::name(Kind::Length)
                name="level"
                options=Level::ALL.map(|level| (level, words::challenge::level(level).text())).to_vec()
                value=Signal::derive(move || Some(wish.get().level))
                on_pick=Callback::new(move |level| wish.update(|wish| wish.level = level))
            />
        }
        .into_any(),
        Kind::Daily => {
            // What the journal has of today's board.
            let book = expect_context::<Session>().journal().book();
            let day = Day::at(browser::unix_now());
            let done = move || {
                book.with(|book| Some(words::challenge::daily_done(book.as_ref()?.daily(day)?)))
            };
            view! { <p class="about daily-done">{done}</p> }.into_any()
        }
        Kind::Free | Kind::Blindfold | Kind::Fewest | Kind::Ranked | Kind::Race => ().into_any(),
    }
}
