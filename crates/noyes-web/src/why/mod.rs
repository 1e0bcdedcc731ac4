//! Why a board can be solved, or cannot: its inversions, drawn and counted while tiles slide.
//!
//! # Address
//! ```text
//! #why                                               the board that was looked at last
//! #why&board=1-3-4.7-0-2.5-8-6                       this board
//! #why&board=1-3-4.7-0-2.5-8-6&goal=snake            for another goal
//! #why&size=4x4&seed=monday&deal=7                   a deal
//! ```
//! What follows `why&` is a [`Link`](noyes_game::Link): unknown parts are skipped, and what cannot
//! be read is said on the page.

mod arcs;
mod change;
mod count;
mod exploration;
mod table;

pub(crate) use change::{Change, Deed};
pub(crate) use exploration::address_of;

use leptos::{ev, prelude::*};
use noyes::{Direction, Goal, Position, Size};
use noyes_game::{Game, Input};

use crate::{
    board::BoardView,
    choice::Stepper,
    colours::Colouring,
    controls::Action,
    faces::Faces,
    icons::Icon,
    keyboard,
    keys::{self, Command},
    later,
    notice::Line,
    options::Goals,
    own::{Reading, TypeIn, Typed},
    session::Session,
    stage::{Stage, tiles_of},
    view::View,
    words,
};
use arcs::Arcs;
use count::Count;
use exploration::Exploration;
use table::Inversions;

/// So many tiles are drawn with arcs and told pair by pair: those of a 6x6 board.
const MAX_DRAWN: usize = 35;
/// So many tiles are counted one by one on the page: those of a 16x16 board.
const MAX_TABLE: usize = 255;
/// The longest side that can be chosen; what is typed or linked may be larger.
const MAX_SIDE: u32 = 10;

#[component]
pub(crate) fn Why() -> impl IntoView {
    let session = expect_context::<Session>();
    let exploration = later::kept(|| Exploration::new(session));
    later::follow(View::Why, move |fragment| exploration.open(fragment));
    let game = exploration.game();
    let count = exploration.count();
    let goal = Memo::new(move |_| game.with(|game| game.goal().clone()));
    let fault = exploration.fault();

    let pressed = window_event_listener(ev::keydown, move |event| {
        let settings = session.settings();
        let Some(press) = keyboard::press(&event) else { return };
        let (arrows, letters) = settings.with_untracked(|s| (s.arrows, s.letters.0));
        let Some(command) = keys::command(&press, arrows, letters) else { return };
        // A key that is held deals no hundred boards.
        let held = event.repeat() && command == Command::New;
        if held || exploration.command(command) {
            event.prevent_default();
        }
    });
    on_cleanup(move || {
        pressed.remove();
        exploration.draw_on(None);
    });

    view! {
        <div class="why-page">
            <div class="own-head">
                <h2 class="title">{words::why::TITLE}</h2>
                <p class="lead">{move || words::why::lead(goal.get().size()).text()}</p>
            </div>
            <div class="why">
                <div class="table">{move || view! { <Board goal=goal.get()/> }}</div>
                <div class="panel">
                    {move || {
                        fault.get().map(|text| view! { <Line text warns=true on_close=move || fault.set(None)/> })
                    }}
                    <section class="why-answer" aria-label=words::why::ANSWER>
                        {move || {
                            let change = exploration.change().get();
                            count.get().map(|count| view! { <Answer count change/> })
                        }}
                    </section>
                    <Buttons count/>
                    {move || count.get().map(|count| view! { <Inversions count/> })}
                    <section class="why-proof">
                        <h3>{words::why::PROOF}</h3>
                        <p>{move || words::why::proof(goal.get().size())}</p>
                    </section>
                    <Other goal/>
                </div>
            </div>
        </div>
    }
}

/// The board, to slide tiles on.
#[component]
fn Board(goal: Goal) -> impl IntoView {
    let exploration = expect_context::<Exploration>();
    let game = exploration.game();
    let size = goal.size();
    let stage = Stage::new(size, &game.with_untracked(|game| tiles_of(game.board())), false);
    exploration.draw_on(Some(stage));
    view! {
        <BoardView
            stage
            goal
            faces=Signal::derive(|| Faces::Plain)
            colouring=Signal::derive(Colouring::default)
            label=Signal::derive(move || words::board(size))
            on_tap=Callback::new(move |(square, _)| exploration.play(Input::Tap(square)))
            on_swipe=Callback::new(move |way: Direction| exploration.play(Input::Slide(way)))
        />
    }
}

/// The picture, the answer, the reason, and what the last slide has changed.
#[component]
fn Answer(count: Count, change: Option<Change>) -> impl IntoView {
    let verdict = count.verdict.clone();
    let size = count.goal.size();
    let drawn = (1..=MAX_DRAWN).contains(&count.row.len());
    let (class, pill) = match verdict.solvable {
        true => ("pill yes", words::YES),
        false => ("pill no", words::NO),
    };
    let legend = change.as_ref().and_then(words::why::legend);
    let said = match &change {
        Some(change) => words::why::change(change),
        None => words::why::SLIDE.into(),
    };
    view! {
        {match drawn {
            true => view! { <Arcs count change/> }.into_any(),
            false => view! { <p class="about">{words::why::not_drawn(size)}</p> }.into_any(),
        }}
        <h3 class="answer">
            <span>{words::why::sum(&verdict)}</span>
            <span class=class>{pill}</span>
        </h3>
        <p class="change">{said} {legend.map(|text| view! { " " <span class="legend">{text}</span> })}</p>
        <p class="reason">{words::reason(&verdict, size)}</p>
    }
}

/// Another board, the other half of the boards, and back to the game.
#[component]
fn Buttons(count: Memo<Option<Count>>) -> impl IntoView {
    let exploration = expect_context::<Exploration>();
    let session = expect_context::<Session>();
    let game = exploration.game();
    // The first two tiles: on a board one square wide that helps nobody.
    let pair = Memo::new(move |_| {
        count.with(|count| {
            let count = count.as_ref().filter(|count| !count.goal.size().is_one_wide())?;
            Some((count.row.first()?.tile, count.row.get(1)?.tile))
        })
    });
    let solvable = Memo::new(move |_| {
        count.with(|count| count.as_ref().is_some_and(|count| count.verdict.solvable))
    });
    let swap = move || {
        pair.get().map(|(a, b)| {
            view! {
                <Action
                    icon=Icon::Swap
                    label=Signal::derive(move || words::why::swap((a, b), solvable.get()))
                    class="swap"
                    on_press=move || exploration.swap((a, b))
                />
            }
        })
    };
    let play = move || {
        let begun =
            game.with_untracked(|game| Game::own(game.board().clone(), game.goal().clone()).ok());
        if let Some(game) = begun {
            session.start(game);
            window().location().set_hash("play").ok();
        }
    };
    view! {
        <div class="buttons">
            <Action
                icon=Icon::New
                label=words::why::SHUFFLE
                class="accent shuffle"
                on_press=move || exploration.shuffle(game.with_untracked(|game| game.goal().clone()))
            />
            {swap}
            <Action icon=Icon::Play label=words::own::PLAY class="play-own" on_press=play/>
        </div>
    }
}

/// Other sizes, other goals, and any board that is typed.
#[component]
fn Other(goal: Memo<Goal>) -> impl IntoView {
    let exploration = expect_context::<Exploration>();
    let typed = Typed::new();
    let reading = typed.reading();
    Effect::new(move |_| {
        if let Reading::Board(board) = reading.get() {
            let layout = goal.get_untracked().layout().unwrap_or_default();
            let size = board.size();
            match size.area() <= Exploration::MAX_AREA {
                true => exploration.show(board, Goal::new(size, layout)),
                false => exploration.fault().set(Some(words::why::too_large(size))),
            }
        }
    });
    let resize = move |width: u32, height: u32| {
        let layout = goal.get_untracked().layout().unwrap_or_default();
        if let Ok(size) = Size::new(width, height) {
            exploration.shuffle(Goal::new(size, layout));
        }
    };
    let width = Signal::derive(move || goal.with(|goal| goal.size().width()));
    let height = Signal::derive(move || goal.with(|goal| goal.size().height()));
    view! {
        <section class="options" aria-label=words::why::OTHER>
            <div class="setting sides">
                <span class="setting-name">{words::SIZE}</span>
                <Stepper
                    label=words::WIDTH
                    class="width"
                    value=width
                    min=1
                    max=MAX_SIDE
                    on_change=Callback::new(move |width| resize(width, height.get_untracked()))
                />
                <span aria-hidden="true">"×"</span>
                <Stepper
                    label=words::HEIGHT
                    class="height"
                    value=height
                    min=1
                    max=MAX_SIDE
                    on_change=Callback::new(move |height| resize(width.get_untracked(), height))
                />
            </div>
            <Goals
                name="why-goal"
                value=Signal::derive(move || goal.with(Goal::layout))
                on_pick=Callback::new(move |layout| exploration.aim(layout))
            />
            <TypeIn typed reading/>
        </section>
    }
}
