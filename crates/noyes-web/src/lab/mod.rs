//! The Lab: what a shuffle really does, dealt before your eyes and worked out exactly.
//!
//! # Address
//! ```text
//! #lab&size=4x4&shuffle=swap-any&fix=none&against=uniform
//! #lab&size=3x3&shuffle=random-slides&steps=30&against=random-slides&against-steps=487
//! #lab&size=3x3&shuffle=sattolo&fix=swap&blank=any&against=fisher-yates&against-fix=swap&map=exact
//! ```
//!
//! | part | values | default |
//! |---|---|---|
//! | `size` | `WxH`, 2x2 to 6x6 | `4x4` |
//! | `shuffle`, `against` | the names of `noyes scramble --shuffle`: the left card, and the right one | `swap-any`, `uniform` |
//! | `steps`, `against-steps` | slides or tries, 0 to 100000 | 30; the right card takes the left one's |
//! | `fix`, `against-fix` | `none`, `swap`, `article`, `reject` | `none`; the right card takes the left one's |
//! | `blank`, `against-blank` | `any`, `home` | `any` |
//! | `map` | `dealt`, `exact`: which shares the maps show | `dealt` |
//!
//! Parts that are not known are skipped. One that cannot be read takes its default, and the page says
//! so. The page writes every change into the address, so that any state can be linked.

mod address;
mod bench;
mod boards;
mod card;
mod curve;
mod map;
mod pace;
mod pick;
mod turns;

pub(crate) use address::{Comparison, Misread, Reason};
pub(crate) use bench::Exact;

use leptos::prelude::*;
use noyes::Size;

use crate::{
    choice::{Choice, Stepper},
    controls::Action,
    icons::Icon,
    later::{self, Open},
    notice::Line,
    view::View,
    words,
};
use bench::Lab;
use card::CardView;

#[component]
pub(crate) fn LabPage() -> impl IntoView {
    let lab = later::kept(|| Lab::new(expect_context::<Open>().lab_script.get_value()));
    later::follow(View::Lab, move |fragment| lab.open(fragment));
    lab.enter();
    on_cleanup(move || lab.leave());
    let misread = move || {
        let all = lab.misread.get();
        (!all.is_empty()).then(|| {
            let text = words::lab::misread(&all);
            view! { <Line text warns=true on_close=move || lab.misread.set(Vec::new())/> }
        })
    };
    let failed = move || {
        lab.failed.get().then(|| {
            view! {
                <div class="notice warns" role="alert">
                    <p>
                        {words::lab::FAILED} " "
                        <button type="button" class="link" on:click=move |_| lab.again()>
                            {words::lab::TRY_AGAIN}
                        </button>
                    </p>
                </div>
            }
        })
    };
    view! {
        <div class="lab-page">
            <div class="lab-head">
                <h2 class="title">{words::lab::TITLE}</h2>
                <p class="lead">{words::lab::LEAD}</p>
            </div>
            <Controls/>
            {misread}
            {failed}
            <div class="lab-cards">
                <CardView at=0/>
                <CardView at=1/>
            </div>
        </div>
    }
}

/// What the colours of both maps mean.
#[component]
fn Legend() -> impl IntoView {
    view! {
        <div class="legend-bar" aria-hidden="true">
            <span>{words::lab::SELDOM}</span>
            <i></i>
            <span>{words::lab::OFTEN}</span>
        </div>
    }
}

/// The size of the boards, which shares are shown, and the dealing.
#[component]
fn Controls() -> impl IntoView {
    let lab = expect_context::<Lab>();
    let side = move |of: fn(Size) -> u32| {
        Signal::derive(move || lab.comparison.with(|comparison| of(comparison.size)))
    };
    let (width, height) = (side(Size::width), side(Size::height));
    let resize = move |width: u32, height: u32| {
        if let Ok(size) = Size::new(width, height) {
            lab.change(|comparison| *comparison = comparison.resized(size));
        }
    };
    let running = lab.running;
    let done =
        move || lab.cards[1].sample.with(|s| s.as_ref().is_some_and(|s| s.boards >= pace::MOST));
    let action = move || match done() {
        true => ().into_any(),
        false => view! {
            <Action
                icon=if running.get() { Icon::Pause } else { Icon::Play }
                label=if running.get() { words::lab::PAUSE } else { words::lab::GO_ON }
                class="pause"
                on_press=move || lab.pause(running.get_untracked())
            />
        }
        .into_any(),
    };
    view! {
        <div class="lab-controls">
            <div class="sides" role="group" aria-label=words::SIZE>
                <Stepper
                    label=words::WIDTH
                    class="width"
                    value=width
                    min=Comparison::MIN_SIDE
                    max=Comparison::MAX_SIDE
                    on_change=Callback::new(move |width| resize(width, height.get_untracked()))
                />
                <span aria-hidden="true">"×"</span>
                <Stepper
                    label=words::HEIGHT
                    class="height"
                    value=height
                    min=Comparison::MIN_SIDE
                    max=Comparison::MAX_SIDE
                    on_change=Callback::new(move |height| resize(width.get_untracked(), height))
                />
            </div>
            <Choice
                legend=words::lab::MAP
                name="lab-map"
                options=vec![(false, words::lab::DEALT), (true, words::lab::EXACT)]
                value=Signal::derive(move || Some(lab.comparison.with(|c| c.exact)))
                on_pick=Callback::new(move |exact| lab.change(|c| c.exact = exact))
            />
            <div class="buttons">
                {action}
                <Action
                    icon=Icon::New
                    label=words::lab::AGAIN
                    class="again"
                    on_press=move || lab.again()
                />
            </div>
            <Legend/>
        </div>
    }
}
