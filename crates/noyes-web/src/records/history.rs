//! Every finished game, the last one first.

use leptos::prelude::*;
use noyes::Metric;
use noyes_game::{Entry, Measure, Record};

use super::Shelf;
use crate::{session::Session, words};

/// How many games are added to the list at a time.
const PAGE: usize = 25;

#[component]
pub(super) fn History() -> impl IntoView {
    let Shelf { records, .. } = expect_context();
    let shown = RwSignal::new(PAGE);
    let rows = move || {
        let newest = records
            .with(|records| records.iter().rev().take(shown.get()).cloned().collect::<Vec<_>>());
        newest.into_iter().map(|record| view! { <Row record/> }).collect_view()
    };
    let more = move || {
        (records.with(Vec::len) > shown.get()).then(|| {
            view! {
                <button
                    type="button"
                    class="button more"
                    on:click=move |_| shown.update(|shown| *shown += PAGE)
                >
                    {words::records::MORE}
                </button>
            }
        })
    };
    view! {
        <section class="records-history">
            <h3>{words::records::HISTORY}</h3>
            <ol reversed>{rows}</ol>
            {more}
        </section>
    }
}

#[component]
fn Row(record: Record) -> impl IntoView {
    let journal = expect_context::<Session>().journal();
    let sure = RwSignal::new(false);
    let date = words::date_and_time(record.at as f64);
    let result = match record.result(Measure::Time) {
        Some(time) => words::records::short(Measure::Time, time),
        None => words::records::lost(record.outcome).text(),
    };
    let optimal = journal
        .book()
        .with_untracked(|book| book.as_ref().and_then(|book| book.optimal(&record.id)));
    let pace = words::records::pace(
        record.moves(Metric::Stm),
        record.turns_per_second(),
        optimal.filter(|_| record.is_solved()),
    );
    let review = format!("#review&id={}", record.id);
    let (review_name, forget_name) =
        (words::records::review_of(&date), words::records::forget_of(&date));
    let id = StoredValue::new(record.id);
    let forget = move |_| {
        let id = id.get_value();
        journal.append(Entry::Forget { id });
    };
    let doing = move || {
        match sure.get() {
        true => view! {
            <span class="records-sure" role="group" aria-label=words::records::FORGET_SURE>
                <span>{words::records::FORGET_SURE}</span>
                <button type="button" class="link forget" on:click=forget>{words::records::FORGET}</button>
                <button type="button" class="link" on:click=move |_| sure.set(false)>
                    {words::records::KEEP}
                </button>
            </span>
        }
        .into_any(),
        false => view! {
            <a class="link" href=review.clone() aria-label=review_name.clone()>{words::records::REVIEW}</a>
            <button
                type="button"
                class="link"
                aria-label=forget_name.clone()
                on:click=move |_| sure.set(true)
            >
                {words::records::FORGET}
            </button>
        }
        .into_any(),
    }
    };
    view! {
        <li>
            <span class="records-result">{result}</span>
            <span class="records-pace">{pace}</span>
            <span class="records-date">{date}</span>
            <span class="records-doing">{doing}</span>
        </li>
    }
}
