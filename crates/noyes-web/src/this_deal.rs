//! What is known of the board on the table.

use leptos::prelude::*;
use noyes::Goal;
use noyes_game::{Attempt, Challenge, Deal, Game, Lengths, Start};

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
                        <Among goal/>
                        <DealName deal/>
                    </section>
                }
                .into_any()
            }
            Start::Own(_) if by_server.get() => view! {
                <section class="this-deal">
                    <h2>{words::THIS_DEAL}</h2>
                    <p>{words::online::dealt(size)}</p>
                    <Among goal/>
                </section>
            }
            .into_any(),
            Start::Own(_) => {
                let solvable = game.with_untracked(Game::is_solvable);
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

/// The length of the shortest solution of a board that is over, among those of all boards.
#[component]
fn Among(goal: Goal) -> impl IntoView {
    let shortest = expect_context::<Session>().challenges().shortest();
    move || {
        let length = shortest.get()?;
        let text = view! { <p>{words::shortest_was(length)}</p> };
        let Some(lengths) = Lengths::of(&goal) else { return Some(text.into_any()) };
        let shorter = lengths.shorter(length);
        let bars = Bars::of(lengths, length);
        let (first, last) = bars.ends;
        Some(
            view! {
                <p>
                    <strong>{words::shortest_was(length)}</strong>
                    " "
                    {words::among_all(shorter)}
                </p>
                <figure class="lengths" dir="ltr">
                    <svg
                        viewBox=format!("0 0 {} 100", bars.columns)
                        preserveAspectRatio="none"
                        role="img"
                        aria-label=words::lengths_drawn(shorter)
                    >
                        <path d=bars.others/>
                        <path class="this" d=bars.own/>
                    </svg>
                    <figcaption aria-hidden="true">
                        <span>{words::number(first)}</span>
                        <span>{words::MOVES_NEEDED}</span>
                        <span>{words::number(last)}</span>
                    </figcaption>
                </figure>
            }
            .into_any(),
        )
    }
}

/// A bar for each two lengths, as paths in columns one unit wide and a hundred high.
struct Bars {
    columns: usize,
    others: String,
    /// The one with the board's own length.
    own: String,
    /// The least and the greatest length.
    ends: (u64, u64),
}

impl Bars {
    fn of(lengths: Lengths, length: u64) -> Bars {
        // A board of a length that none of a sample had has its place too.
        let known = lengths.counts().map(|(at, _)| at);
        let (first, last) =
            known.fold((length, length), |(first, last), at| (first.min(at), last.max(at)));
        let column = |at: u64| ((at - first) / 2) as usize;
        let columns = column(last) + 1;
        let mut counts = vec![0; columns];
        for (at, count) in lengths.counts() {
            counts[column(at)] += count;
        }
        let most = counts.iter().copied().max().unwrap_or(0).max(1);
        let (mut others, mut own) = (String::new(), String::new());
        for (at, &count) in counts.iter().enumerate() {
            // None so low that it is not seen.
            let height = (100.0 * f64::from(count) / f64::from(most)).max(1.5);
            let path = if at == column(length) { &mut own } else { &mut others };
            path.push_str(&format!("M{at} 100h.88v-{height:.1}h-.88z"));
        }
        Bars { columns, others, own, ends: (first, last) }
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

#[cfg(test)]
mod tests {
    use noyes::{Layout, Size};

    use super::*;

    #[test]
    fn every_length_has_its_bar() {
        let lengths = Lengths::of(&Goal::new(Size::EIGHT, Layout::BlankLast)).unwrap();
        let bars = Bars::of(lengths, 21);
        assert_eq!((bars.columns, bars.ends), (16, (0, 31)));
        assert_eq!(bars.others.matches('M').count(), 15);
        assert!(bars.own.starts_with("M10 100h"), "{}", bars.own);
        // The highest fills the drawing: lengths 22 and 23.
        assert!(bars.others.contains("M11 100h.88v-100.0"), "{}", bars.others);
        // One that the sample of 4x4 has not.
        let lengths = Lengths::of(&Goal::new(Size::FIFTEEN, Layout::BlankLast)).unwrap();
        let bars = Bars::of(lengths, 80);
        assert_eq!((bars.columns, bars.ends), (26, (30, 80)));
        assert_eq!(bars.own, "M25 100h.88v-1.5h-.88z");
    }
}
