//! The best results and averages, and the last ones.

use leptos::prelude::*;
use noyes_game::{Average, Bests, Measure};

use super::Shelf;
use crate::words;

/// A line for each: single, averages, mean.
#[component]
pub(super) fn Table(bests: Memo<Bests>) -> impl IntoView {
    let Shelf { measure, records, .. } = expect_context();
    let rows = move || {
        let (bests, measure) = (bests.get(), measure.get());
        let last = records.with(|records| records.last().and_then(|last| last.result(measure)));
        let single = Some((
            words::records::SINGLE.text(),
            bests.single.map(|(value, _)| words::records::short(measure, value)),
            last.map(|value| words::records::short(measure, value)),
        ));
        let averages = bests.averages.iter().map(|averages| {
            let name = words::records::average_of(averages.of);
            (name, said(measure, averages.best), said(measure, averages.current))
        });
        let mean = (bests.finished > 1).then(|| {
            let mean = bests.mean.map(|mean| words::records::average(measure, mean));
            (words::records::MEAN.text(), mean, Some(String::new()))
        });
        single.into_iter().chain(averages).chain(mean).map(row).collect_view()
    };
    let averaged = move || {
        bests.with(|bests| !bests.averages.is_empty()).then(|| {
            view! { <p class="about">{words::records::AVERAGE_ABOUT}</p> }
        })
    };
    view! {
        <section class="records-bests">
            <table>
                <caption>{words::records::BESTS}</caption>
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{words::records::BEST}</th>
                        <th scope="col">{words::records::NOW}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            {averaged}
        </section>
    }
}

fn said(measure: Measure, average: Average) -> Option<String> {
    average.value().map(|value| words::records::average(measure, value))
}

fn row((name, best, now): (String, Option<String>, Option<String>)) -> impl IntoView {
    let cell = |text: Option<String>| match text {
        Some(text) => view! { <td>{text}</td> }.into_any(),
        None => view! { <td class="unfinished">{words::records::UNFINISHED}</td> }.into_any(),
    };
    view! {
        <tr>
            <th scope="row">{name}</th>
            {cell(best)}
            {cell(now)}
        </tr>
    }
}
