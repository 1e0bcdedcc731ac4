//! Choosing a card's recipe.

use leptos::prelude::*;
use noyes::{BlankSquare, Fix, Recipe, Shuffle};

use super::{Lab, address};
use crate::{choice::Select, words};

/// The shuffle, and what belongs to it.
#[component]
pub(super) fn Pick(at: usize) -> impl IntoView {
    let lab = expect_context::<Lab>();
    let recipe = Memo::new(move |_| lab.comparison.with(|comparison| comparison.recipes[at]));
    let fault = RwSignal::new(None::<String>);
    let set = move |change: &dyn Fn(&mut Recipe)| {
        let mut wanted = recipe.get_untracked();
        change(&mut wanted);
        match lab.comparison.get_untracked().with_recipe(at, wanted) {
            Ok(comparison) => {
                fault.set(None);
                lab.change(|present| *present = comparison);
            }
            Err(why) => fault.set(Some(words::lab::refused(&why))),
        }
    };
    let steps = Memo::new(move |_| recipe.get().shuffle.steps());
    let shuffles =
        Shuffle::ALL.map(|shuffle| (shuffle.name().to_owned(), words::lab::shuffle(shuffle)));
    let fixes = Fix::ALL.map(|fix| (fix.name().to_owned(), words::lab::fix(fix)));
    let blanks = BlankSquare::ALL.map(|blank| (blank.name().to_owned(), words::lab::blank(blank)));
    let pick_shuffle = move |name: String| {
        set(&|recipe| {
            if let Ok(shuffle) = Shuffle::from_name(&name, None) {
                recipe.shuffle = address::with_steps(shuffle, recipe.shuffle.steps());
            }
        });
    };
    let fields = move || match recipe.get().shuffle {
        Shuffle::Uniform => ().into_any(),
        shuffle if shuffle.steps().is_some() => view! {
            <label class="pick steps">
                <span>{words::lab::steps(shuffle)}</span>
                <input
                    class="field"
                    type="number"
                    inputmode="numeric"
                    min="0"
                    max=address::Comparison::MAX_STEPS.to_string()
                    prop:value=move || steps.get().unwrap_or_default().to_string()
                    on:change=move |event| {
                        match event_target_value(&event).parse::<u64>() {
                            Ok(steps) if steps <= address::Comparison::MAX_STEPS => set(&|recipe| {
                                recipe.shuffle = address::with_steps(recipe.shuffle, Some(steps));
                            }),
                            _ => fault.set(Some(words::lab::bad_steps())),
                        }
                    }
                />
            </label>
        }
        .into_any(),
        _ => view! {
            <Select
                label=words::lab::FIX
                class="fix"
                options=Signal::stored(fixes.to_vec())
                value=Signal::derive(move || recipe.get().fix.name().to_owned())
                on_pick=move |name: String| {
                    if let Ok(fix) = Fix::from_name(&name) {
                        set(&|recipe| recipe.fix = fix);
                    }
                }
            />
            <Select
                label=words::lab::BLANK
                class="blank"
                options=Signal::stored(blanks.to_vec())
                value=Signal::derive(move || recipe.get().blank_square.name().to_owned())
                on_pick=move |name: String| {
                    if let Ok(blank_square) = BlankSquare::from_name(&name) {
                        set(&|recipe| recipe.blank_square = blank_square);
                    }
                }
            />
        }
        .into_any(),
    };
    // Another kind of shuffle has other fields; the fields themselves stay while they are used.
    let kind = Memo::new(move |_| {
        let shuffle = recipe.get().shuffle;
        (shuffle == Shuffle::Uniform, shuffle.steps().is_some(), shuffle.name())
    });
    view! {
        <div class="picks">
            <Select
                label=words::lab::SHUFFLE
                class="shuffle-name"
                options=Signal::stored(shuffles.to_vec())
                value=Signal::derive(move || recipe.get().shuffle.name().to_owned())
                on_pick=pick_shuffle
            />
            {move || {
                kind.get();
                untrack(&fields)
            }}
            {move || fault.get().map(|text| view! { <p class="pick-fault" role="alert">{text}</p> })}
        </div>
    }
}
