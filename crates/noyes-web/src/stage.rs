//! What a board on the page shows, and how it moves.

use leptos::{html, prelude::*};
use noyes::{Direction, Position, Size, Square};
use noyes_game::Slide;
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};
use web_sys::{Element, HtmlElement, js_sys};

use crate::{browser, keys::Focus};

/// What stands on one square of the page's board.
#[derive(Clone, Copy)]
pub(crate) struct Cell {
    /// The tile's number, 0 where there is none.
    pub(crate) tile: RwSignal<u32>,
    /// Whether the tabulator key stops here. It does on exactly one square.
    pub(crate) tab_stop: RwSignal<bool>,
    /// Whether this is the tile to move, by a hint.
    pub(crate) hinted: RwSignal<bool>,
    /// What a lesson says about this square.
    pub(crate) mark: RwSignal<Mark>,
}

/// What a lesson says about a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mark {
    /// The tile that stands here is concerned.
    pub(crate) tile: Option<Role>,
    /// Some tile is to come here.
    pub(crate) target: bool,
}

/// The part that a tile has in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// It is the one to be brought.
    Leader,
    /// It goes along, or is waited for.
    Partner,
}

/// The squares of a board on the page.
///
/// A square keeps its button; a slide changes what the buttons show, and the tile's drawing starts
/// where it was and travels. So the page's order is the board's, for those who hear it, and the
/// keyboard's focus can be led along with its tile.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    size: Size,
    cells: StoredValue<Vec<Cell>>,
    focus: StoredValue<Square>,
    hinted: StoredValue<Option<Square>>,
    marked: StoredValue<Vec<Square>>,
    grid: NodeRef<html::Div>,
    /// Whether squares without a tile are buttons too.
    empty_buttons: bool,
}

/// Milliseconds that a tile travels.
const TRAVEL: f64 = 130.0;

impl Stage {
    /// A board that shows these tiles. It lives as long as the component that makes it.
    pub(crate) fn new(size: Size, tiles: &[u32], empty_buttons: bool) -> Stage {
        let cell = |&tile: &u32| Cell {
            tile: RwSignal::new(tile),
            tab_stop: RwSignal::new(false),
            hinted: RwSignal::new(false),
            mark: RwSignal::new(Mark::default()),
        };
        let stage = Stage {
            size,
            cells: StoredValue::new(tiles.iter().map(cell).collect()),
            focus: StoredValue::new(Square::new(0)),
            hinted: StoredValue::new(None),
            marked: StoredValue::new(Vec::new()),
            grid: NodeRef::new(),
            empty_buttons,
        };
        stage.stop_at(stage.first_stop());
        stage
    }

    pub(crate) fn size(&self) -> Size {
        self.size
    }

    pub(crate) fn grid(&self) -> NodeRef<html::Div> {
        self.grid
    }

    pub(crate) fn cell(&self, square: Square) -> Option<Cell> {
        self.cells.try_with_value(|cells| cells.get(square.index()).copied()).flatten()
    }

    fn tile(&self, square: Square) -> u32 {
        self.cell(square).map_or(0, |cell| cell.tile.get_untracked())
    }

    /// Shows these tiles, without any movement.
    pub(crate) fn show(&self, tiles: &[u32]) {
        self.point_away();
        for (square, &tile) in self.size.squares().zip(tiles) {
            if let Some(cell) = self.cell(square)
                && cell.tile.get_untracked() != tile
            {
                cell.tile.set(tile);
            }
        }
        let focused = self.has_focus();
        if !self.is_stop(self.focus.get_value()) {
            self.stop_at(self.first_stop());
        }
        if focused {
            self.give_focus();
        }
    }

    /// Moves tiles, all at once.
    pub(crate) fn slide(&self, slides: &[Slide]) {
        self.point_away();
        let focused = self.has_focus();
        let followed = slides.iter().find(|slide| slide.from == self.focus.get_value());
        for slide in slides {
            if let (Some(from), Some(to)) = (self.cell(slide.from), self.cell(slide.to)) {
                from.tile.set(0);
                to.tile.set(slide.tile.number());
            }
            self.travel(slide);
        }
        // The focus stays with its tile.
        if let Some(slide) = followed {
            self.stop_at(slide.to);
            if focused {
                self.give_focus();
            }
        }
        if let Some(last) = slides.last() {
            self.keep_in_view(last.from);
        }
    }

    /// Marks the tile on a square, and no other.
    pub(crate) fn point_at(&self, square: Square) {
        self.point_away();
        if let Some(cell) = self.cell(square) {
            cell.hinted.set(true);
            self.hinted.set_value(Some(square));
            self.keep_in_view(square);
        }
    }

    /// Marks squares, and no others.
    pub(crate) fn mark(&self, marks: &[(Square, Mark)]) {
        let squares = marks.iter().map(|&(square, _)| square).collect();
        let before = self.marked.try_update_value(|marked| core::mem::replace(marked, squares));
        for square in before.unwrap_or_default() {
            if marks.iter().all(|&(marked, _)| marked != square)
                && let Some(cell) = self.cell(square)
            {
                cell.mark.set(Mark::default());
            }
        }
        for &(square, mark) in marks {
            if let Some(cell) = self.cell(square)
                && cell.mark.get_untracked() != mark
            {
                cell.mark.set(mark);
            }
        }
    }

    fn point_away(&self) {
        let before = self.hinted.try_update_value(Option::take).flatten();
        if let Some(cell) = before.and_then(|square| self.cell(square)) {
            cell.hinted.set(false);
        }
    }

    /// One wave over the board, from the square of the last tile.
    pub(crate) fn ripple(&self, from: Square) {
        if browser::matches("(prefers-reduced-motion: reduce)") {
            return;
        }
        for square in self.size.squares() {
            if let Some(button) = self.button(square) {
                let frames = frames(&["none", "scale(0.9)", "none"]);
                let delay = TRAVEL + 45.0 * f64::from(square.distance(from, self.size));
                animate(&button, &frames, 360.0, delay, "ease-in-out");
            }
        }
    }

    fn travel(&self, slide: &Slide) {
        if browser::matches("(prefers-reduced-motion: reduce)") {
            return;
        }
        let Some(button) = self.button(slide.to) else { return };
        let offset = |from: u32, to: u32| 100 * (i64::from(from) - i64::from(to));
        let x = offset(slide.from.column(self.size), slide.to.column(self.size));
        let y = offset(slide.from.row(self.size), slide.to.row(self.size));
        // In per cent of the button, which fills its square.
        let frames = frames(&[&format!("translate({x}%, {y}%)"), "none"]);
        animate(&button, &frames, TRAVEL, 0.0, "cubic-bezier(0.2, 0.7, 0.3, 1)");
    }

    fn button(&self, square: Square) -> Option<HtmlElement> {
        let rows = self.grid.get_untracked()?.children();
        let row = rows.item(square.row(self.size))?;
        let cell = row.children().item(square.column(self.size))?;
        cell.first_element_child()?.dyn_into().ok()
    }

    /// Whether the tabulator key can stop on a square.
    fn is_stop(&self, square: Square) -> bool {
        self.empty_buttons || self.tile(square) != 0
    }

    /// A tile next to the blank, if there is a blank.
    fn first_stop(&self) -> Square {
        let blank = self.size.squares().find(|&square| self.tile(square) == 0);
        blank
            .filter(|_| !self.empty_buttons)
            .and_then(|blank| {
                Direction::ALL.into_iter().find_map(|way| blank.neighbour(way, self.size))
            })
            .unwrap_or(Square::new(0))
    }

    fn stop_at(&self, square: Square) {
        let before = self.focus.get_value();
        self.focus.set_value(square);
        for (square, stops) in [(before, false), (square, true)] {
            if let Some(cell) = self.cell(square) {
                cell.tab_stop.set(stops);
            }
        }
    }

    /// Whether the keyboard's focus is on this board.
    pub(crate) fn has_focus(&self) -> bool {
        let active = document().active_element();
        self.grid.get_untracked().is_some_and(|grid| grid.contains(active.as_deref()))
    }

    /// The focus came to a square by itself, with a click for example.
    pub(crate) fn focus_came(&self, square: Square) {
        if self.is_stop(square) {
            self.stop_at(square);
        }
    }

    /// Moves the focus to its square, once the page shows what stands there.
    pub(crate) fn give_focus(&self) {
        let stage = *self;
        // Signals reach the page in a microtask, and a hidden button takes no focus.
        request_animation_frame(move || {
            if let Some(square) = stage.focus.try_get_value()
                && let Some(button) = stage.button(square)
            {
                button.focus().ok();
            }
        });
    }

    /// Moves the focus as a key asks for.
    pub(crate) fn move_focus(&self, focus: Focus) {
        let here = self.focus.get_value();
        let row = |square: Square| {
            self.size.squares().filter(move |s| s.row(self.size) == square.row(self.size))
        };
        let stop = |square: &Square| self.is_stop(*square);
        let next = match focus {
            Focus::Step(direction) => {
                core::iter::successors(here.neighbour(direction, self.size), |square| {
                    square.neighbour(direction, self.size)
                })
                .find(stop)
            }
            Focus::RowStart => row(here).find(stop),
            Focus::RowEnd => row(here).rev().find(stop),
            Focus::BoardStart => self.size.squares().find(stop),
            Focus::BoardEnd => self.size.squares().rev().find(stop),
        };
        if let Some(square) = next {
            self.stop_at(square);
        }
        self.give_focus();
    }

    /// The square at a point of the window, if there is one.
    pub(crate) fn square_at(&self, x: f64, y: f64) -> Option<Square> {
        let square = |square: Square| {
            let cell = self.grid.get_untracked()?.children().item(square.row(self.size))?;
            Some(cell.children().item(square.column(self.size))?.get_bounding_client_rect())
        };
        // All are of one size: the first and the last tell where the others are.
        let last = Square::new(u32::try_from(self.size.area()).ok()?.checked_sub(1)?);
        let (first, last) = (square(Square::new(0))?, square(last)?);
        let at = |at: f64, from: f64, to: f64, of: u32| {
            let at = (at - from) / (to - from) * f64::from(of);
            (0.0..f64::from(of)).contains(&at).then_some(at as u32)
        };
        let column = at(x, first.left(), last.right(), self.size.width())?;
        let row = at(y, first.top(), last.bottom(), self.size.height())?;
        self.size.square(column, row)
    }

    /// Moves the view of a board that is larger than its frame.
    pub(crate) fn scroll_by(&self, dx: f64, dy: f64) {
        let frame = self.grid.get_untracked().and_then(|grid| grid.parent_element());
        if let Some(frame) = frame {
            frame.scroll_by_with_x_and_y(dx, dy);
        }
    }

    /// Where a board is larger than its window, the window goes where the blank goes.
    fn keep_in_view(&self, blank: Square) {
        let frame = self.grid.get_untracked().and_then(|grid| grid.parent_element());
        let Some(frame) = frame else { return };
        let (seen_width, seen_height) = (frame.client_width(), frame.client_height());
        let (width, height) = (frame.scroll_width(), frame.scroll_height());
        if width <= seen_width && height <= seen_height {
            return;
        }
        let middle = |at: u32, of: u32, whole: i32, seen: i32| {
            let middle = (f64::from(at) + 0.5) / f64::from(of) * f64::from(whole);
            middle - f64::from(seen) / 2.0
        };
        let left = middle(blank.column(self.size), self.size.width(), width, seen_width);
        let top = middle(blank.row(self.size), self.size.height(), height, seen_height);
        frame.set_scroll_left(left as i32);
        frame.set_scroll_top(top as i32);
    }
}

/// A tile's number on a board, as the page counts it.
pub(crate) fn tiles_of(board: &impl Position) -> Vec<u32> {
    board.size().squares().map(|s| board.tile(s).map_or(0, |tile| tile.number())).collect()
}

// `Element.animate` is there in every browser; web-sys has it behind a compiler flag.
#[wasm_bindgen]
extern "C" {
    type Animated;

    #[wasm_bindgen(method)]
    fn animate(this: &Animated, frames: &JsValue, options: &JsValue) -> JsValue;
}

fn frames(transforms: &[&str]) -> JsValue {
    transforms
        .iter()
        .map(|transform| object(&[("transform", JsValue::from_str(transform))]))
        .collect::<js_sys::Array>()
        .into()
}

fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = js_sys::Object::new();
    for (name, value) in fields {
        // A fresh plain object takes any field.
        js_sys::Reflect::set(&object, &JsValue::from_str(name), value).ok();
    }
    object.into()
}

fn animate(element: &Element, frames: &JsValue, duration: f64, delay: f64, easing: &str) {
    let options = object(&[
        ("duration", duration.into()),
        ("delay", delay.into()),
        ("easing", JsValue::from_str(easing)),
    ]);
    element.unchecked_ref::<Animated>().animate(frames, &options);
}
