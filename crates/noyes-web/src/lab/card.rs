//! One shuffle, looked at.

use leptos::prelude::*;
use noyes::Board;
use noyes_api::{LabAudit, LabBoard};

use super::{
    Exact, Lab,
    boards::SmallBoard,
    curve::Curve,
    map::{self, Map},
    pick::Pick,
};
use crate::words::{self, lab::Finding};

#[component]
pub(super) fn CardView(at: usize) -> impl IntoView {
    let lab = expect_context::<Lab>();
    let card = lab.cards[at];
    let comparison = lab.comparison;
    let size = Memo::new(move |_| comparison.with(|comparison| comparison.size));
    let recipe = Memo::new(move |_| comparison.with(|comparison| comparison.recipes[at]));
    let known = Memo::new(move |_| match card.exact.get() {
        Exact::Known(audit) => Some(*audit),
        _ => None,
    });
    let exactly = move || comparison.with(|comparison| comparison.exact);
    let ratios = Signal::derive(move || match exactly() {
        true => known.get().and_then(|audit| audit.ratios).unwrap_or_default(),
        false => card.sample.with(|s| s.as_ref().map(|s| s.ratios.clone())).unwrap_or_default(),
    });
    let boards = Memo::new(move |_| card.sample.with(|s| s.as_ref().map_or(0, |s| s.boards)));
    let finding = Memo::new(move |_| {
        known.with(|audit| {
            card.sample.with(|sample| words::lab::finding(audit.as_ref(), sample.as_ref()))
        })
    });
    let name = Signal::derive(move || {
        let furthest = ratios.with(|ratios| map::told(size.get(), ratios, map::furthest(ratios)?));
        words::lab::map_name(recipe.get().shuffle, finding.get(), furthest)
    });
    let count = move || match exactly() {
        true => words::lab::exact_map(&card.exact.get()),
        false => words::lab::dealt(boards.get()),
    };
    let facts = move || {
        let audit = known.get();
        let sample = card.sample.get();
        let mut facts = audit
            .as_ref()
            .map(|audit| words::lab::facts(audit, size.get(), recipe.get()))
            .unwrap_or_default();
        if let Exact::Known(small) = card.small.get()
            && size.get() != noyes::Size::EIGHT
            && audit.as_ref().is_none_or(|audit| audit.ratio.is_none())
        {
            facts.splice(0..0, words::lab::small_facts(&small, recipe.get()));
        }
        if let Some(sample) = sample
            && let Some(fact) = words::lab::sampled(&sample, audit.as_ref())
        {
            facts.push(fact);
        }
        facts.into_iter().map(|fact| view! { <p>{fact}</p> }).collect_view()
    };
    let working = move || words::lab::working(&card.exact.get());
    // Not the progress, which changes many times a second.
    let announced = Memo::new(move |_| {
        card.exact.with(|exact| words::lab::announced(exact, recipe.get().shuffle))
    });
    let curve = move || {
        let audit = known.get()?;
        let (mixing, distance) = (audit.mixing?, audit.tv_distance);
        let shuffle = recipe.get().shuffle;
        let steps = shuffle.steps()?;
        Some(view! { <Curve mixing shuffle steps distance/> })
    };
    let extremes = move || known.get().and_then(|audit| extremes(&audit));
    view! {
        <article class="lab-card" aria-label=move || words::lab::shuffle(recipe.get().shuffle)>
            <Pick at/>
            <h3 class="answer">{move || pill(finding.get())}</h3>
            <div class="lab-map">
                {move || view! { <Map size=size.get() ratios name/> }}
                <p class="dealt" aria-live="off">{count}</p>
            </div>
            <div class="facts">{facts} <p class="working">{working}</p></div>
            <p class="announced" role="status">{announced}</p>
            <div class="lab-more">{curve} {extremes}</div>
        </article>
    }
}

fn pill(finding: Finding) -> impl IntoView {
    let (class, sign) = words::lab::sign(finding);
    view! {
        <span class=class>{sign}</span>
        <span>{words::lab::verdict(finding)}</span>
    }
}

/// The boards that come most and least often, where they differ.
fn extremes(audit: &LabAudit) -> Option<AnyView> {
    let (most, least) = (audit.most_likely.as_ref()?, audit.least_likely.as_ref()?);
    if audit.ratio.is_some_and(|ratio| ratio < 1.000_001) {
        return None;
    }
    let drawn = |label: words::Phrase, likely: &LabBoard| {
        let board: Board = likely.board.parse().ok()?;
        let often = words::lab::likelihood(likely);
        Some(view! {
            <figure>
                <figcaption><strong>{label}</strong></figcaption>
                <SmallBoard board/>
                <p>{often}</p>
            </figure>
        })
    };
    let view = view! {
        <div class="extremes">
            {drawn(words::lab::MOST_LIKELY, most)} {drawn(words::lab::LEAST_LIKELY, least)}
        </div>
    };
    Some(view.into_any())
}
