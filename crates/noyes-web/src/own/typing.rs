//! Typing or pasting a board.

use leptos::prelude::*;
use noyes::{BlankMark, Board, Position, Size};

use super::reading::{self, Fault, Offer, Reading, pieces};
use crate::{choice::Toggle, words};

/// Texts longer than this are not repeated on the page with their faults marked.
const LONGEST_MARKED: usize = 2000;

/// A text that is to be a board, and what helps to read it.
#[derive(Clone, Copy)]
pub(crate) struct Typed {
    text: RwSignal<String>,
    /// The size of a text that does not say it itself.
    size: RwSignal<Option<Size>>,
    blank: RwSignal<BlankMark>,
}

impl Typed {
    pub(crate) fn new() -> Typed {
        Typed {
            text: RwSignal::new(String::new()),
            size: RwSignal::new(None),
            blank: RwSignal::new(BlankMark::default()),
        }
    }

    pub(crate) fn reading(self) -> Memo<Reading> {
        Memo::new(move |_| self.read())
    }

    pub(super) fn read(self) -> Reading {
        self.text.with(|text| reading::read(text, self.size.get(), self.blank.get()))
    }

    /// Puts a board there, as if it had been typed.
    pub(super) fn set(self, board: &Board) {
        self.blank.set(BlankMark::default());
        // A single row says nothing about its size.
        self.size.set(Some(board.size()));
        self.text.set(board.to_string().replace('/', "\n"));
    }
}

#[component]
pub(crate) fn TypeIn(typed: Typed, reading: Memo<Reading>) -> impl IntoView {
    let lines = move || typed.text.with(|text| text.lines().count()).clamp(4, 12);
    let fault = move || match reading.get() {
        Reading::Wrong(fault) => Some(view! { <Problem typed fault/> }),
        _ => None,
    };
    view! {
        <div class="type-in">
            <label class="field-label" for="own-text">{words::own::FIELD}</label>
            <textarea
                id="own-text"
                class="field"
                rows=lines
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
                placeholder=words::own::EXAMPLE
                aria-describedby="own-hint"
                aria-invalid=move || matches!(reading.get(), Reading::Wrong(_)).then_some("true")
                prop:value=move || typed.text.get()
                on:input=move |event| typed.text.set(event_target_value(&event))
            ></textarea>
            <p id="own-hint" class="about">{words::own::HINT}</p>
            <Toggle
                label=words::own::BLANK_LAST
                class="blank-last"
                value=Signal::derive(move || typed.blank.get() == BlankMark::Last)
                on_change=Callback::new(move |last| {
                    typed.blank.set(if last { BlankMark::Last } else { BlankMark::default() });
                })
            />
            {fault}
        </div>
    }
}

/// What is wrong, where, and what may help.
#[component]
fn Problem(typed: Typed, fault: Fault) -> impl IntoView {
    let Fault { error, places, offers } = fault;
    let text = typed.text.get_untracked();
    let marked = (!places.is_empty() && text.len() <= LONGEST_MARKED).then(|| {
        let piece = |(piece, wrong): (&str, bool)| match wrong {
            true => view! { <mark>{piece.to_owned()}</mark> }.into_any(),
            false => view! { <span>{piece.to_owned()}</span> }.into_any(),
        };
        view! { <p class="marked-text">{pieces(&text, &places).into_iter().map(piece).collect_view()}</p> }
    });
    let offer = move |offer: Offer| {
        let (label, accept): (String, Box<dyn Fn()>) = match offer {
            Offer::LastIsBlank(largest) => (
                words::own::read_as_blank(largest),
                Box::new(move || typed.blank.set(BlankMark::Last)),
            ),
            Offer::Size(size) => (words::size(size), Box::new(move || typed.size.set(Some(size)))),
        };
        view! {
            <button type="button" class="button offer" on:click=move |_| accept()>{label}</button>
        }
    };
    view! {
        <div class="problem" role="status">
            <p><strong>{words::own::NOT_A_BOARD}</strong> " " {words::own::board_error(&error)}</p>
            {marked}
            {(!offers.is_empty())
                .then(|| view! { <div class="buttons">{offers.into_iter().map(offer).collect_view()}</div> })}
        </div>
    }
}
