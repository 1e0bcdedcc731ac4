//! The settings.

use leptos::prelude::*;
use noyes::{Direction, Layout, Position, Size};
use noyes_words::Language;

use crate::{
    browser,
    choice::{Choice, Stepper, Toggle},
    colours::ColourChoice,
    faces::Faces,
    keys::Arrows,
    picture::PictureChoice,
    senses,
    session::Session,
    settings::{Look, Side, Switch, Theme},
    words,
};

#[component]
pub(crate) fn Options() -> impl IntoView {
    let session = expect_context::<Session>();
    let settings = session.settings();
    view! {
        <section class="options" aria-label=words::BOARD>
            <SizeChoice/>
            <GoalChoice/>
            <Choice
                legend=words::TILES
                name="faces"
                options=Faces::ALL.map(|faces| (faces, words::faces(faces))).to_vec()
                value=Signal::derive(move || Some(settings.with(|settings| settings.faces)))
                on_pick=Callback::new(move |faces| session.set(|settings| settings.faces = faces))
            />
            {move || match session.faces().get() {
                Faces::Colours => view! { <ColourChoice/> }.into_any(),
                Faces::Plain => ().into_any(),
                Faces::Picture => view! { <PictureChoice/> }.into_any(),
            }}
            <RulesChoice/>
            <Choice
                legend=words::ARROWS
                name="arrows"
                options=[Arrows::Tile, Arrows::Blank].map(|a| (a, words::arrows(a))).to_vec()
                value=Signal::derive(move || Some(settings.with(|settings| settings.arrows)))
                on_pick=Callback::new(move |arrows| session.set(|settings| settings.arrows = arrows))
            />
            <Toggle
                label=words::LETTERS
                class="letters"
                about=words::LETTERS_ARE
                value=Signal::derive(move || settings.with(|settings| settings.letters.0))
                on_change=Callback::new(move |on| session.set(|settings| settings.letters = Switch(on)))
            />
            <Toggle
                label=words::game::HOVER
                class="hover"
                about=words::game::HOVER_IS
                value=Signal::derive(move || settings.with(|settings| settings.hover.0))
                on_change=Callback::new(move |on| session.set(|settings| settings.hover = Switch(on)))
            />
            <Toggle
                label=words::game::SOUNDS
                class="sounds"
                value=Signal::derive(move || settings.with(|settings| settings.sounds.0))
                on_change=Callback::new(move |on| session.set(|settings| settings.sounds = Switch(on)))
            />
            {senses::can_vibrate().then(|| view! {
                <Toggle
                    label=words::game::VIBRATION
                    class="vibration"
                    value=Signal::derive(move || settings.with(|settings| settings.vibration.0))
                    on_change=Callback::new(move |on| {
                        session.set(|settings| settings.vibration = Switch(on));
                    })
                />
            })}
            <Choice
                legend=words::THEME
                name="theme"
                options=Theme::ALL.map(|theme| (theme, words::theme(theme))).to_vec()
                value=Signal::derive(move || Some(settings.with(|settings| settings.theme)))
                on_pick=Callback::new(move |theme| session.set(|settings| settings.theme = theme))
            />
            <LanguageChoice/>
        </section>
    }
}

/// The languages by their own names: whoever cannot read the page finds theirs.
#[component]
fn LanguageChoice() -> impl IntoView {
    let session = expect_context::<Session>();
    let option = |language: Language| {
        view! {
            <option
                value=language.tag()
                lang=language.tag()
                selected=language == words::language()
            >
                {language.own_name()}
            </option>
        }
    };
    let pick = move |event| {
        let language = Language::from_tag(&event_target_value(&event));
        session.set(|settings| settings.language = language);
        // Everything is said once more, from the first script on.
        session.hide();
        browser::reload();
    };
    view! {
        <label class="setting language">
            <span class="setting-name">{words::LANGUAGE}</span>
            <select class="field" on:change=pick>{Language::ALL.map(option).collect_view()}</select>
        </label>
    }
}

/// What counts, and whether there is time to look first.
#[component]
fn RulesChoice() -> impl IntoView {
    let session = expect_context::<Session>();
    let settings = session.settings();
    let seconds = Memo::new(move |_| settings.with(|settings| settings.inspection.seconds()));
    let set = move |seconds: u32| {
        session.set_rules(|settings| {
            settings.inspection = Look::new(seconds).unwrap_or(settings.inspection);
        });
    };
    let own = RwSignal::new(![0, 15].contains(&seconds.get_untracked()));
    // 15 s is what contests give; another number begins beside it.
    let looks = [
        (0, words::challenge::OFF.text()),
        (15, words::challenge::duration(15)),
        (1, words::challenge::OTHER.text()),
    ];
    view! {
        <Toggle
            label=words::challenge::RECORDS
            class="records"
            about=words::challenge::RECORDS_ARE
            value=Signal::derive(move || settings.with(|settings| settings.records.0))
            on_change=Callback::new(move |on| {
                session.set_rules(|settings| settings.records = Switch(on));
            })
        />
        <Choice
            legend=words::challenge::INSPECTION
            name="inspection"
            options=looks.to_vec()
            value=Signal::derive(move || Some(if own.get() { 1 } else { seconds.get() }))
            on_pick=Callback::new(move |pick| {
                own.set(pick == 1);
                set(if pick == 1 { 10 } else { pick });
            })
        />
        {move || own.get().then(|| view! {
            <div class="setting sides">
                <span>{words::challenge::SECONDS}</span>
                <Stepper
                    label=words::challenge::SECONDS
                    class="look-seconds"
                    value=seconds
                    min=1
                    max=Look::MAX
                    on_change=Callback::new(set)
                />
            </div>
        })}
    }
}

/// Squares at a touch, and any width and height.
#[component]
fn SizeChoice() -> impl IntoView {
    let session = expect_context::<Session>();
    let settings = session.settings();
    let squares = [(3, "3×3"), (4, "4×4"), (5, "5×5"), (6, "6×6")];
    let square = move || {
        let (width, height) = settings.with(|s| (s.width.get(), s.height.get()));
        (width == height).then_some(width)
    };
    let set = move |width: Option<u32>, height: Option<u32>| {
        session.set(|settings| {
            settings.width = width.and_then(Side::new).unwrap_or(settings.width);
            settings.height = height.and_then(Side::new).unwrap_or(settings.height);
        });
    };
    view! {
        <Choice
            legend=words::SIZE
            name="size"
            options=squares.to_vec()
            value=Signal::derive(square)
            on_pick=Callback::new(move |side| set(Some(side), Some(side)))
        />
        <div class="setting sides">
            <Stepper
                label=words::WIDTH
                class="width"
                value=Signal::derive(move || settings.with(|settings| settings.width.get()))
                min=Side::MIN
                max=Side::MAX
                on_change=Callback::new(move |width| set(Some(width), None))
            />
            <span aria-hidden="true">"×"</span>
            <Stepper
                label=words::HEIGHT
                class="height"
                value=Signal::derive(move || settings.with(|settings| settings.height.get()))
                min=Side::MIN
                max=Side::MAX
                on_change=Callback::new(move |height| set(None, Some(height)))
            />
        </div>
    }
}

/// The four layouts, each drawn as the path from tile 1 to the blank.
#[component]
fn GoalChoice() -> impl IntoView {
    let session = expect_context::<Session>();
    let settings = session.settings();
    view! {
        <Goals
            name="goal"
            value=Signal::derive(move || Some(settings.with(|settings| settings.goal)))
            on_pick=Callback::new(move |goal| session.set(|settings| settings.goal = goal))
        />
    }
}

/// A choice of layout.
#[component]
pub(crate) fn Goals(
    name: &'static str,
    #[prop(into)] value: Signal<Option<Layout>>,
    on_pick: Callback<Layout>,
) -> impl IntoView {
    let option = move |layout: Layout| {
        view! {
            <label class="goal-option">
                <input
                    type="radio"
                    name=name
                    value=layout.name()
                    prop:checked=move || value.get() == Some(layout)
                    on:change=move |_| on_pick.run(layout)
                />
                <span class="goal-card"><GoalDrawing layout/><span>{words::layout(layout)}</span></span>
            </label>
        }
    };
    view! {
        <fieldset class="setting goals">
            <legend>{words::GOAL}</legend>
            <div class="goal-options">{Layout::ALL.map(option).collect_view()}</div>
        </fieldset>
    }
}

#[component]
fn GoalDrawing(layout: Layout) -> impl IntoView {
    view! {
        <svg class="goal-drawing" viewBox="0 0 36 36" aria-hidden="true">
            {squares(layout)
                .map(|(x, y, blank)| {
                    view! {
                        <rect class:blank=blank x=x y=y width="10" height="10" rx="2.5"/>
                    }
                })
                .collect_view()}
            <path d=path(layout)/>
        </svg>
    }
}

/// The squares of a 3x3 drawing, and whether each is the blank.
fn squares(layout: Layout) -> impl Iterator<Item = (u32, u32, bool)> {
    let board = layout.board(Size::EIGHT);
    let size = Size::EIGHT;
    size.squares().map(move |square| {
        (1 + 12 * square.column(size), 1 + 12 * square.row(size), square == board.blank())
    })
}

/// The way along the tiles 1 to 8, as an SVG path. It is lifted where two of them are not neighbours.
fn path(layout: Layout) -> String {
    let (board, size) = (layout.board(Size::EIGHT), Size::EIGHT);
    let mut path = String::new();
    let mut last = None;
    for number in 1..size.area() as u32 {
        let Some(square) = board.find(noyes::Tile::new(number)) else { continue };
        let joined = last.is_some_and(|last: noyes::Square| {
            Direction::ALL.into_iter().any(|way| last.neighbour(way, size) == Some(square))
        });
        let letter = if joined { 'L' } else { 'M' };
        let (x, y) = (6 + 12 * square.column(size), 6 + 12 * square.row(size));
        path.push_str(&format!("{letter}{x} {y}"));
        last = Some(square);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spiral_is_one_line_and_rows_are_three() {
        let strokes = |layout| path(layout).matches('M').count();
        assert_eq!(strokes(Layout::Spiral), 1);
        assert_eq!(strokes(Layout::Snake), 1);
        assert_eq!(strokes(Layout::BlankLast), 3);
    }
}
