//! The page of records: personal bests, averages, every finished game.

mod bests;
mod choice;
mod copies;
mod graph;
mod history;

use leptos::prelude::*;
use noyes_game::{Bests, Day, Measure, Record};

use self::{bests::Table, choice::Choices, copies::Copies, graph::Graph, history::History};
use crate::{browser, online, session::Session, words};

/// What is looked at.
#[derive(Clone, Copy)]
struct Shelf {
    choice: RwSignal<choice::Choice>,
    measure: RwSignal<Measure>,
    /// The records that were chosen, in the order in which they came about.
    records: Memo<Vec<Record>>,
}

#[component]
pub(crate) fn Records() -> impl IntoView {
    let book = expect_context::<Session>().journal().book();
    let state = Memo::new(move |_| book.with(|book| book.as_ref().map(|book| !book.is_empty())));
    let shown = move || match state.get() {
        None => view! { <p class="about">{words::records::LOADING}</p> }.into_any(),
        Some(false) => view! {
            <section class="records-empty">
                <h2 class="title">{words::records::EMPTY}</h2>
                <p class="lead">{words::records::EMPTY_ABOUT}</p>
                <a class="button accent" href="#play">{words::records::EMPTY_PLAY}</a>
            </section>
        }
        .into_any(),
        Some(true) => view! { <Shelves/> }.into_any(),
    };
    view! {
        <article class="records">
            {online::is_there().then(|| view! {
                <p class="lead to-online"><a href="#online">{words::records::EVERYBODYS}</a></p>
            })}
            {shown}
            <Copies/>
        </article>
    }
}

#[component]
fn Shelves() -> impl IntoView {
    let book = expect_context::<Session>().journal().book();
    let first = book.with_untracked(|book| book.as_ref().map(choice::Choice::fullest));
    let choice = RwSignal::new(first.unwrap_or_default());
    let measure = RwSignal::new(Measure::Time);
    let records = Memo::new(move |_| {
        book.with(|book| {
            let records = book.as_ref().map(|book| book.records(&choice.get().filter()));
            records.into_iter().flatten().cloned().collect::<Vec<_>>()
        })
    });
    provide_context(Shelf { choice, measure, records });
    let bests = Memo::new(move |_| {
        records.with(|records| Bests::of(&records.iter().collect::<Vec<_>>(), measure.get()))
    });
    let headline = move || {
        let bests = bests.get();
        if bests.tries == 0 {
            return words::records::NONE_HERE.text();
        }
        let best = bests.single.map(|(value, _)| words::records::result(measure.get(), value));
        words::records::headline(bests.tries, bests.finished, best)
    };
    let streak = move || {
        let today = Day::at(browser::unix_now());
        let days = book.with(|book| book.as_ref().map_or(0, |book| book.streak(today)));
        (days > 0).then(|| view! { <p class="lead">{words::records::streak(days)}</p> })
    };
    let empty = Memo::new(move |_| bests.with(|bests| bests.tries == 0));
    let compared = move || match empty.get() {
        true => view! { <p class="about">{words::records::NONE_HERE_ABOUT}</p> }.into_any(),
        false => view! {
            <div class="records-compared">
                <Graph/>
                <Table bests/>
            </div>
            <History/>
        }
        .into_any(),
    };
    view! {
        <header class="records-head">
            <h2 class="title">{headline}</h2>
            {streak}
        </header>
        <Choices/>
        {compared}
    }
}
