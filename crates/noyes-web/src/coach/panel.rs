//! What stands in the place of the buttons while a lesson or a demonstration runs.

use leptos::{ev, prelude::*};
use noyes::Position;

use super::{
    Coach, Mode, focus,
    pace::Pace,
    solving::{self, Progress},
    teaching,
};
use crate::{
    controls::Action,
    icons::{Drawing, Icon},
    words::{self, Phrase},
};

/// Whether the keyboard's focus is in the panel.
pub(super) fn has_focus() -> bool {
    let active = document().active_element();
    active.is_some_and(|active| active.closest(".coach").ok().flatten().is_some())
}

/// The panel; nothing while the coach is off.
#[component]
pub(crate) fn CoachPanel() -> impl IntoView {
    let coach = expect_context::<Coach>();
    let pressed = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && coach.mode().get_untracked() != Mode::Off {
            coach.stop();
        }
    });
    on_cleanup(move || pressed.remove());
    move || match coach.mode().get() {
        Mode::Off => ().into_any(),
        Mode::Solving => view! { <Demonstration/> }.into_any(),
        Mode::Teaching => view! { <Lesson/> }.into_any(),
    }
}

#[component]
fn Demonstration() -> impl IntoView {
    let coach = expect_context::<Coach>();
    let solving = coach.solving;
    let (state, progress, pace) = (solving.state(), solving.progress(), solving.pace());
    focus(".coach .run");
    let runs = move || state.get() == solving::State::Running;
    let line = move || match (state.get(), progress.get()) {
        (solving::State::Waiting, _) => words::coach::THINKING.text(),
        (_, None) => words::coach::TAKEN_OVER.text(),
        (_, Some(Progress { made, length: Some(length), optimal })) => {
            words::coach::progress(made, length, optimal)
        }
        (_, Some(Progress { made, length: None, .. })) => words::coach::made_so_far(made),
    };
    let press = move || match state.get_untracked() {
        solving::State::Running => solving.pause(),
        solving::State::Paused => solving.run(),
        solving::State::Waiting => {}
    };
    let set_pace = move |event: ev::Event| {
        if let Ok(number) = event_target_value(&event).parse() {
            pace.set(Pace::new(number));
        }
    };
    view! {
        <section class="coach" aria-label=words::coach::SOLVE>
            <p class="coach-line">{line}</p>
            <div class="buttons coach-buttons">
                <Main
                    class="run"
                    face=Signal::derive(move || match runs() {
                        true => (Icon::Pause, words::coach::PAUSE),
                        false => (Icon::Run, words::coach::GO_ON),
                    })
                    busy=Signal::derive(move || state.get() == solving::State::Waiting)
                    on_press=press
                />
                <Step
                    icon=Icon::StepBack
                    name=words::coach::BACK
                    class="step-back"
                    disabled=Signal::derive(move || {
                        runs() || progress.get().is_none_or(|progress| progress.made == 0)
                    })
                    on_press=move || solving.back()
                />
                <Step
                    icon=Icon::StepOn
                    name=words::coach::FORWARD
                    class="step-on"
                    disabled=Signal::derive(move || state.get() != solving::State::Paused)
                    on_press=move || solving.forward()
                />
                <Action icon=Icon::Close label=words::coach::STOP.text() class="stop" on_press=move || coach.stop()/>
            </div>
            <label class="pace">
                <span class="announced">{words::coach::SPEED}</span>
                <span aria-hidden="true">{words::coach::SLOW}</span>
                <input
                    type="range"
                    min="0"
                    max=Pace::FASTEST
                    step="1"
                    prop:value=move || pace.get().number()
                    on:input=set_pace
                />
                <span aria-hidden="true">{words::coach::FAST}</span>
            </label>
        </section>
    }
}

/// A button with a drawing alone.
#[component]
fn Step(
    icon: Icon,
    name: Phrase,
    class: &'static str,
    disabled: Signal<bool>,
    on_press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("button {class}")
            aria-label=name
            title=name
            aria-disabled=move || disabled.get().then_some("true")
            on:click=move |_| if !disabled.get_untracked() { on_press() }
        >
            <Drawing icon/>
        </button>
    }
}

/// The main button. What it does changes, and it stays the same button, so that it keeps the focus.
#[component]
fn Main(
    class: &'static str,
    #[prop(into)] face: Signal<(Icon, Phrase)>,
    #[prop(optional, into)] busy: Signal<bool>,
    #[prop(optional, into)] disabled: Signal<bool>,
    on_press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("button accent {class}")
            aria-busy=move || busy.get().then_some("true")
            aria-disabled=move || disabled.get().then_some("true")
            on:click=move |_| if !disabled.get_untracked() { on_press() }
        >
            {move || view! { <Drawing icon=face.get().0/> }}
            <span>{move || face.get().1.text()}</span>
        </button>
    }
}

#[component]
fn Lesson() -> impl IntoView {
    let coach = expect_context::<Coach>();
    let teaching = coach.teaching;
    let (state, aim) = (teaching.state(), teaching.aim());
    focus(".coach .show");
    let about = move || {
        aim.with(|aim| {
            let aim = aim.as_ref()?;
            let stage = words::coach::stage(&aim.step);
            Some(match aim.left {
                Some(left) => format!("{stage} · {}", words::coach::steps_left(left)),
                None => stage,
            })
        })
        .unwrap_or_default()
    };
    let line = move || {
        let shown = state.get() == teaching::State::Shown;
        aim.with(|aim| match aim {
            None => words::coach::THINKING.text(),
            Some(aim) if shown => words::coach::made(&aim.step),
            Some(aim) => words::coach::step(&aim.step, aim.board.size()),
        })
    };
    let yours = move || {
        let yours = state.get() == teaching::State::Yours;
        yours.then(|| view! { <strong>{words::coach::YOURS}</strong> " " })
    };
    let press = move || match state.get_untracked() {
        teaching::State::Shown => teaching.next(),
        _ => teaching.show(),
    };
    view! {
        <section class="coach" aria-label=words::coach::TEACH>
            <p class="coach-stage">{about}</p>
            <p class="coach-line coach-step">{yours} {line}</p>
            <div class="buttons coach-buttons">
                <Main
                    class="show"
                    face=Signal::derive(move || match state.get() {
                        teaching::State::Shown => (Icon::StepOn, words::coach::NEXT),
                        _ => (Icon::Run, words::coach::SHOW),
                    })
                    disabled=Signal::derive(move || state.get() == teaching::State::Showing)
                    on_press=press
                />
                <Action
                    icon=Icon::Hand
                    label=words::coach::DO_IT.text()
                    class="do-it"
                    disabled=Signal::derive(move || state.get() == teaching::State::Yours)
                    on_press=move || teaching.leave_to_player()
                />
                <Action icon=Icon::Close label=words::coach::STOP.text() class="stop" on_press=move || coach.stop()/>
            </div>
        </section>
    }
}
