//! Choosing the colours of the tiles, each choice drawn as the board would look.

use leptos::prelude::*;
use noyes::{Goal, Layout, Size};

use super::{Colouring, Palette, Scheme};
use crate::{session::Session, words};

/// What shares a colour, and which colours there are.
#[component]
pub(crate) fn ColourChoice() -> impl IntoView {
    let session = expect_context::<Session>();
    let settings = session.settings();
    let chosen = session.colouring();
    view! {
        <fieldset class="setting goals schemes">
            <legend>{words::game::SCHEME}</legend>
            <div class="goal-options three">
                {Scheme::ALL
                    .map(|scheme| {
                        view! {
                            <Option
                                name="scheme"
                                label=words::game::scheme(scheme)
                                checked=Signal::derive(move || chosen.get().scheme == scheme)
                                colouring=Signal::derive(move || Colouring { scheme, ..chosen.get() })
                                on_pick=move || session.set(|settings| settings.scheme = scheme)
                            />
                        }
                    })
                    .collect_view()}
            </div>
        </fieldset>
        <fieldset class="setting goals palettes">
            <legend>{words::game::PALETTE}</legend>
            <div class="goal-options three">
                {Palette::ALL
                    .map(|palette| {
                        view! {
                            <Option
                                name="palette"
                                label=words::game::palette(palette)
                                checked=Signal::derive(move || {
                                    settings.with(|settings| settings.palette) == palette
                                })
                                colouring=Signal::derive(move || Colouring { palette, ..chosen.get() })
                                on_pick=move || session.set(|settings| settings.palette = palette)
                            />
                        }
                    })
                    .collect_view()}
            </div>
            <p class="about">{words::game::PALETTES_ARE}</p>
        </fieldset>
    }
}

#[component]
fn Option(
    name: &'static str,
    #[prop(into)] label: Signal<String>,
    checked: Signal<bool>,
    colouring: Signal<Colouring>,
    on_pick: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label class="goal-option">
            <input
                type="radio"
                name=name
                prop:checked=move || checked.get()
                on:change=move |_| on_pick()
            />
            <span class="goal-card"><Preview colouring/><span>{move || label.get()}</span></span>
        </label>
    }
}

/// The solved board in these colours, small: of its own size up to 8x8, and of its own layout.
#[component]
fn Preview(colouring: Signal<Colouring>) -> impl IntoView {
    let game = expect_context::<Session>().game();
    let goal = Memo::new(move |_| {
        let (size, layout) = game.with(|game| (game.size(), game.goal().layout()));
        let most = |side: u32| side.min(8);
        let size = Size::new(most(size.width()), most(size.height())).unwrap_or(size);
        Goal::new(size, layout.unwrap_or(Layout::BlankLast))
    });
    move || {
        let goal = goal.get();
        let size = goal.size();
        // Whole steps in a drawing of about 48 units.
        let step = 48 / size.width().max(size.height());
        let (width, height) = (step * size.width(), step * size.height());
        let colouring = colouring.get();
        let square = |square: noyes::Square| {
            let fill = colouring.of_home(square, &goal).tile;
            let (x, y) = (step * square.column(size), step * square.row(size));
            let side = step - 1;
            view! { <rect x=x y=y width=side height=side rx="1.5" style=("fill", fill)/> }
        };
        view! {
            <svg class="colour-drawing" viewBox=format!("0 0 {width} {height}") aria-hidden="true">
                {size.squares().map(square).collect_view()}
            </svg>
        }
    }
}
