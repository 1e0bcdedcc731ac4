//! The inversions, tile by tile.

use leptos::prelude::*;

use super::{MAX_DRAWN, MAX_TABLE, count::Count};
use crate::words;

/// Which tile stands before which others that should come earlier. What the arcs show, as text.
#[component]
pub(super) fn Inversions(count: Count) -> impl IntoView {
    if count.row.len() > MAX_TABLE || count.verdict.inversion_sum == 0 {
        return ().into_any();
    }
    let named = count.row.len() <= MAX_DRAWN;
    let row = |(at, &number): (usize, &u32)| {
        let tile = count.row.get(at)?.tile;
        let others = named.then(|| {
            let others: Vec<String> = count.passed_over(at).map(|tile| tile.to_string()).collect();
            view! { <td class="others">{others.join(", ")}</td> }
        });
        (number > 0).then(|| {
            view! {
                <tr>
                    <th scope="row">{tile.to_string()}</th>
                    {others}
                    <td>{number.to_string()}</td>
                </tr>
            }
        })
    };
    view! {
        <section class="why-table" aria-label=words::why::TABLE>
            <div class="inversions-frame">
                <table class="inversions">
                    <caption>{words::why::TABLE}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{words::why::TABLE_TILE}</th>
                            {named
                                .then(|| {
                                    let before = words::why::stands_before(count.counts_by_number());
                                    view! { <th scope="col" class="others">{before}</th> }
                                })}
                            <th scope="col">{words::why::TABLE_INVERSIONS}</th>
                        </tr>
                    </thead>
                    <tbody>{count.verdict.inversions.iter().enumerate().map(row).collect_view()}</tbody>
                    <tfoot>
                        <tr>
                            <th scope="row" colspan=if named { "2" } else { "1" }>{words::why::TABLE_SUM}</th>
                            <td>{words::grouped(&count.verdict.inversion_sum.to_string())}</td>
                        </tr>
                    </tfoot>
                </table>
            </div>
        </section>
    }
    .into_any()
}
