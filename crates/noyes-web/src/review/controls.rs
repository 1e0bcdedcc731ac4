//! Stepping through a replay or a solution.

use leptos::{ev, prelude::*};

use super::playback::{Playback, Speed};
use crate::{
    icons::{Drawing, Icon},
    words,
};

/// A scrubber between two buttons.
#[component]
pub(super) fn Steps(
    #[prop(into)] at: Signal<usize>,
    last: usize,
    /// What is stepped through.
    #[prop(into)]
    name: Signal<String>,
    on_step: Callback<isize>,
    on_go: Callback<usize>,
) -> impl IntoView {
    let scrub = move |event: ev::Event| {
        if let Ok(at) = event_target_value(&event).parse() {
            on_go.run(at);
        }
    };
    let first = move || at.get() == 0;
    let end = move || at.get() == last;
    view! {
        <div class="steps" role="group" aria-label=move || name.get()>
            <button
                type="button"
                class="quiet square-button step-back"
                aria-label=words::coach::BACK
                aria-disabled=move || first().then_some("true")
                on:click=move |_| on_step.run(-1)
            >
                <Drawing icon=Icon::StepBack/>
            </button>
            <input
                type="range"
                class="scrubber"
                min="0"
                max=last
                step="1"
                aria-label=move || name.get()
                aria-valuetext=move || words::review::after_of(at.get(), last)
                prop:value=move || at.get()
                on:input=scrub
            />
            <button
                type="button"
                class="quiet square-button step-on"
                aria-label=words::coach::FORWARD
                aria-disabled=move || end().then_some("true")
                on:click=move |_| on_step.run(1)
            >
                <Drawing icon=Icon::StepOn/>
            </button>
            <span class="steps-at">{move || words::review::of(at.get(), last)}</span>
        </div>
    }
}

/// All that a replay can do.
#[component]
pub(super) fn Replayed(playback: Playback) -> impl IntoView {
    let (runs, speed) = (playback.runs(), playback.speed());
    let label = move || match runs.get() {
        true => words::coach::PAUSE.text(),
        false => words::review::PLAY.text(),
    };
    let fast = move |choice: Speed| {
        view! {
            <button
                type="button"
                class="button quiet speed"
                aria-pressed=move || if speed.get() == choice { "true" } else { "false" }
                on:click=move |_| speed.set(choice)
            >
                {words::review::times(choice.factor())}
            </button>
        }
    };
    view! {
        <Steps
            at=playback.at()
            last=playback.last()
            name=Signal::derive(|| words::review::REPLAY.text())
            on_step=Callback::new(move |by| playback.step(by))
            on_go=Callback::new(move |at| playback.go_to(at))
        />
        <div class="buttons replay-buttons">
            <button type="button" class="button play-replay" on:click=move |_| playback.toggle()>
                {move || {
                    let icon = if runs.get() { Icon::Pause } else { Icon::Run };
                    view! { <Drawing icon/> }
                }}
                <span>{label}</span>
            </button>
            <div class="speeds" role="group" aria-label=words::coach::SPEED>
                {Speed::ALL.map(fast).collect_view()}
            </div>
        </div>
    }
}
