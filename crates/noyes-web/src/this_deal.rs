//! What is known of the board on the table.

use leptos::prelude::*;
use noyes_game::{Attempt, Challenge, Deal, Start};

use crate::{
    icons::{Drawing, Icon},
    session::Session,
    share, words,
};

#[component]
pub(crate) fn ThisDeal() -> impl IntoView {
    let game = expect_context::<Session>().game();
    let attempt = expect_context::<Session>().challenges().attempt();
    let start = Memo::new(move |_| game.with(|game| (game.start().clone(), game.goal().clone())));
    let by_server = Memo::new(move |_| {
        let challenge = attempt.with(|attempt| attempt.as_ref().map(Attempt::challenge));
        matches!(challenge, Some(Challenge::Ranked | Challenge::Race | Challenge::Daily(_)))
    });
    move || {
        let (start, goal) = start.get();
        let size = goal.size();
        match start {
            Start::Deal(deal) => {
                let fair = is_fresh(&deal.seed);
                view! {
                    <section class="this-deal">
                        <h2>{words::THIS_DEAL}</h2>
                        <p>
                            {fair.then(|| view! { <strong>{words::FAIR}</strong> " " })}
                            {match fair {
                                true => words::fair(size),
                                false => words::dealt_by_seed(size, &deal.seed),
                            }}
                        </p>
                        <DealName deal/>
                    </section>
                }
                .into_any()
            }
            Start::Own(_) if by_server.get() => view! {
                <section class="this-deal">
                    <h2>{words::THIS_DEAL}</h2>
                    <p>{words::online::dealt(size)}</p>
                </section>
            }
            .into_any(),
            Start::Own(board) => {
                let solvable = goal.is_solvable(&board).unwrap_or(false);
                view! {
                    <section class="this-deal" class:unsolvable=!solvable>
                        <h2>{words::YOUR_OWN_BOARD}</h2>
                        <p>{words::own_board(solvable)}</p>
                    </section>
                }
                .into_any()
            }
        }
    }
}

/// Whether a seed is one of 256 bits, as the page draws them, and not one that somebody chose.
fn is_fresh(seed: &str) -> bool {
    seed.len() == 64 && seed.bytes().all(|digit| digit.is_ascii_hexdigit())
}

/// The seed and the number, small, to be copied.
#[component]
fn DealName(deal: Deal) -> impl IntoView {
    let copied = RwSignal::new(false);
    let Deal { seed, index } = deal;
    let text = seed.clone();
    view! {
        <div class="deal-name">
            <dl>
                <div>
                    <dt>{words::DEAL_NUMBER}</dt>
                    <dd class="deal-number">{index.to_string()}</dd>
                </div>
                <div class="deal-seed">
                    <dt>{words::SEED}</dt>
                    <dd><span class="seed" translate="no">{seed}</span></dd>
                </div>
            </dl>
            <button
                type="button"
                class="quiet square-button"
                aria-label=move || if copied.get() { words::COPIED } else { words::COPY_SEED }.text()
                on:click=move |_| share::copy(text.clone(), copied)
            >
                {move || view! { <Drawing icon=if copied.get() { Icon::Check } else { Icon::Copy }/> }}
            </button>
        </div>
    }
}
