//! The board: one for every page.

use leptos::prelude::*;
use noyes::{Direction, Goal, Size, Square, Tile};
use noyes_game::Control;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, MouseEvent, PointerEvent};

use crate::{
    colours::Colouring,
    faces::{self, Faces},
    hover::Way,
    icons::{Drawing, Icon},
    stage::{Cell, Role, Stage},
    swipe::Swipe,
    words,
};

/// A board of buttons in a tray.
///
/// `on_tap` is told the square that was clicked, tapped or chosen by a key, and with what;
/// `on_swipe` the direction of a finger. A mouse acts when it is pressed, a finger when it is lifted: it may be
/// about to swipe.
#[component]
pub(crate) fn BoardView(
    stage: Stage,
    goal: Goal,
    #[prop(into)] faces: Signal<Faces>,
    #[prop(into)] colouring: Signal<Colouring>,
    /// The address of the picture, and whether numbers stand on it.
    #[prop(optional, into)]
    picture: Signal<Option<String>>,
    #[prop(optional, into)] numbers: Signal<bool>,
    #[prop(into)] label: Signal<String>,
    /// Whether taps do nothing.
    #[prop(optional, into)]
    locked: Signal<bool>,
    /// Whether the tiles are not to be seen.
    #[prop(optional, into)]
    covered: Signal<bool>,
    /// Whether they show no faces.
    #[prop(optional, into)]
    blind: Signal<bool>,
    on_tap: Callback<(Square, Control)>,
    #[prop(optional)] on_swipe: Option<Callback<Direction>>,
    /// Told every square to which a mouse comes without being pressed, while `hovers`.
    #[prop(optional)]
    on_hover: Option<Callback<Square>>,
    #[prop(optional, into)] hovers: Signal<bool>,
    /// Whether squares without a tile are buttons.
    #[prop(optional)]
    empty_buttons: bool,
) -> impl IntoView {
    let size = stage.size();
    let gesture = StoredValue::new(Gesture::default());
    let way = StoredValue::new(Way::default());
    let whole = RwSignal::new(false);

    // Where passing over a tile slides it, a click is part of that.
    let mouse_control = move || match hovers.get_untracked() {
        true => Control::Hover,
        false => Control::Mouse,
    };
    let pressed = move |event: PointerEvent| {
        let (x, y) = (event.client_x().into(), event.client_y().into());
        if !event.is_primary() {
            // A second finger: the two move the view, where the board is larger than that.
            let pan = Some(Pan { pointer: event.pointer_id(), x, y });
            gesture.set_value(Gesture { swipe: None, answered: true, pan });
            return;
        }
        if event.button() != 0 {
            gesture.set_value(Gesture::default());
            return;
        }
        let mouse = event.pointer_type() == "mouse";
        let square = square_of(event.target());
        gesture.set_value(Gesture { swipe: Some(Swipe::begin(x, y)), ..Gesture::default() });
        if mouse && let Some(square) = square {
            stage.focus_came(square);
            on_tap.run((square, mouse_control()));
            stage.give_focus();
            gesture.set_value(Gesture { answered: true, ..Gesture::default() });
        }
    };
    let moved = move |event: PointerEvent| {
        let (x, y) = (event.client_x().into(), event.client_y().into());
        let by =
            gesture.try_update_value(|gesture| gesture.pan.as_mut()?.to(event.pointer_id(), x, y));
        if let Some(Some((dx, dy))) = by {
            stage.scroll_by(-dx, -dy);
            return;
        }
        if let Some(on_hover) = on_hover
            && hovers.get_untracked()
            && event.pointer_type() == "mouse"
        {
            // By place: what lies under the mouse may be a tile on its way elsewhere.
            let here = stage.square_at(x, y);
            let squares = way.try_update_value(|way| way.to(here, size)).unwrap_or_default();
            squares.into_iter().for_each(|square| on_hover.run(square));
            return;
        }
        if event.is_primary() && event.buttons() != 0 {
            let direction = gesture.try_update_value(|gesture| {
                let swipe = gesture.swipe.as_mut()?;
                let direction = swipe.to(x, y)?;
                gesture.answered = true;
                Some(direction)
            });
            if let (Some(Some(direction)), Some(on_swipe)) = (direction, on_swipe) {
                on_swipe.run(direction);
            }
        }
    };
    let lifted = move |_: PointerEvent| {
        gesture.update_value(|gesture| (gesture.swipe, gesture.pan) = (None, None));
    };
    let left = move |_: PointerEvent| way.set_value(Way::default());
    let clicked = move |event: MouseEvent| {
        let answered = gesture.try_update_value(|gesture| core::mem::take(&mut gesture.answered));
        // A click without a pointer comes from the keyboard or from assistive technology.
        if (event.detail() == 0 || answered != Some(true))
            && let Some(square) = square_of(event.target())
        {
            let control = match event.detail() {
                0 => Control::Keyboard,
                // A mouse was answered when it was pressed.
                _ => Control::Touch,
            };
            on_tap.run((square, control));
        }
    };
    let focused = move |event: FocusEvent| {
        if let Some(square) = square_of(event.target()) {
            stage.focus_came(square);
        }
    };

    // One text: a part that is set by itself would be lost when the others change.
    let look = move || {
        let numbered = if numbers.get() { " numbered" } else { "" };
        let locked = if locked.get() { " locked" } else { "" };
        let covered = if covered.get() { " covered" } else { "" };
        let faces = if blind.get() { "plain blind" } else { faces.get().class() };
        format!("board {faces}{numbered}{locked}{covered}")
    };
    let goal = StoredValue::new(goal);
    let window = stage.window();
    let whole_drawn = window.with_untracked(|window| window.is_whole());
    // Where only a part is there, those who hear the board are told which.
    let counted = move |count: u32| (!whole_drawn).then(|| count.to_string());
    let square = move |cell: Cell| {
        let number = move || cell.square.get().number();
        view! {
            <div
                role="gridcell"
                class="square"
                class:target=move || cell.mark.get().target
                data-square=number
                aria-colindex=move || counted(cell.square.get().column(size) + 1)
            >
                <TileButton cell goal colouring size locked blind empty_buttons/>
            </div>
        }
    };
    let row = move |row: u32| {
        let columns = window.with_untracked(|window| window.columns());
        let squares = (0..columns).filter_map(|column| stage.drawn(column, row)).map(square);
        view! {
            <div role="row" class="row" aria-rowindex=move || counted(window.get().top() + row + 1)>
                {squares.collect_view()}
            </div>
        }
    };

    let large = size.width().max(size.height()) > 10;
    // How many figures the largest number has.
    let digits = (size.area() - 1).max(1).ilog10() + 1;
    // Where such a board is larger than its frame: all of it, or numbers that can be read.
    let zoom = move || {
        view! {
            <button
                type="button"
                class="button quiet zoom"
                aria-pressed=move || if whole.get() { "true" } else { "false" }
                on:click=move |_| whole.update(|whole| *whole = !*whole)
            >
                <Drawing icon=Icon::Whole/>
                <span>{words::game::WHOLE_BOARD}</span>
            </button>
        }
    };

    view! {
        <div
            class="frame"
            class:dense={size.width() >= 8}
            class:large=large
            class:whole=move || whole.get()
            class:windowed=!whole_drawn
            on:scroll=move |_| stage.follow()
        >
            <div
                node_ref=stage.grid()
                role="grid"
                class=look
                inert=move || covered.get()
                aria-label=move || label.get()
                style=("--columns", size.width().to_string())
                style=("--rows", size.height().to_string())
                style=("--digits", digits.to_string())
                style=("--left", move || window.get().left().to_string())
                style=("--top", move || window.get().top().to_string())
                aria-colcount=counted(size.width())
                aria-rowcount=counted(size.height())
                style=("--picture", move || picture_value(picture.get()))
                on:pointerdown=pressed
                // The tile under the mouse has left by now; the focus was led along with it.
                on:mousedown=move |event| event.prevent_default()
                on:pointermove=moved
                on:pointerup=lifted
                on:pointercancel=lifted
                on:pointerleave=left
                on:click=clicked
                on:focusin=focused
            >
                {(0..window.with_untracked(|window| window.rows())).map(row).collect_view()}
            </div>
        </div>
        {(large && whole_drawn).then(zoom)}
    }
}

fn picture_value(address: Option<String>) -> String {
    address.map_or_else(|| "none".into(), |address| format!("url(\"{address}\")"))
}

/// What a finger or a mouse is doing.
#[derive(Clone, Copy, Debug, Default)]
struct Gesture {
    swipe: Option<Swipe>,
    /// Whether the click that will follow was answered before it came.
    answered: bool,
    pan: Option<Pan>,
}

/// The second of two fingers that move the view.
#[derive(Clone, Copy, Debug)]
struct Pan {
    pointer: i32,
    x: f64,
    y: f64,
}

impl Pan {
    /// How far that finger has come since it was asked last.
    fn to(&mut self, pointer: i32, x: f64, y: f64) -> Option<(f64, f64)> {
        if pointer != self.pointer {
            return None;
        }
        let by = (x - self.x, y - self.y);
        (self.x, self.y) = (x, y);
        Some(by)
    }
}

fn square_of(target: Option<web_sys::EventTarget>) -> Option<Square> {
    let element: Element = target?.dyn_into().ok()?;
    let square = element.closest("[data-square]").ok()??;
    square.get_attribute("data-square")?.parse().ok().map(Square::new)
}

/// The button on a square, which shows whatever tile stands there.
#[component]
fn TileButton(
    cell: Cell,
    goal: StoredValue<Goal>,
    colouring: Signal<Colouring>,
    size: Size,
    locked: Signal<bool>,
    blind: Signal<bool>,
    empty_buttons: bool,
) -> impl IntoView {
    let Cell { square, tile, tab_stop, hinted, mark } = cell;
    let home = move || {
        let tile = Tile::new(tile.get());
        goal.with_value(|goal| goal.home(tile).unwrap_or(goal.blank()))
    };
    let colours = move || goal.with_value(|goal| colouring.get().of_home(home(), goal));
    let label = move || {
        let here = move || (square.get().column(size), square.get().row(size));
        match tile.get() {
            0 => words::empty_square(here().0, here().1),
            _ if blind.get() => words::challenge::blind_tile(here().0, here().1),
            tile => tile.to_string(),
        }
    };
    let number = move || match tile.get() {
        0 => String::new(),
        _ if blind.get() => String::new(),
        tile => tile.to_string(),
    };
    view! {
        <button
            type="button"
            class="tile"
            class:empty=move || tile.get() == 0
            class:hinted=move || hinted.get()
            class:leader=move || mark.get().tile == Some(Role::Leader)
            class:partner=move || mark.get().tile == Some(Role::Partner)
            hidden=move || tile.get() == 0 && !empty_buttons
            tabindex=move || if tab_stop.get() { "0" } else { "-1" }
            aria-label=label
            aria-disabled=move || locked.get().then_some("true")
            data-digits=move || number().len()
            style=("--tile-colour", move || colours().tile)
            style=("--number-colour", move || colours().number)
            style=("--x", move || faces::shift(home().column(size), size.width()))
            style=("--y", move || faces::shift(home().row(size), size.height()))
        >
            <span class="face"><span class="number">{number}</span></span>
        </button>
        <Label cell/>
    }
}

/// What a lesson says about a square, in a word.
#[component]
fn Label(cell: Cell) -> impl IntoView {
    move || {
        let mark = cell.mark.get();
        let text = match mark.tile {
            Some(Role::Leader) => words::coach::LEADER,
            Some(Role::Partner) => words::coach::PARTNER,
            None if mark.target => words::coach::TARGET,
            None => return None,
        };
        Some(view! { <span class="square-label" aria-hidden="true">{text}</span> })
    }
}
