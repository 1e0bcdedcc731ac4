//! What a board on the page shows, and how it moves.

mod motion;
mod window;

use leptos::{html, prelude::*};
use noyes::{Direction, Position, Size, Square};
use noyes_game::Slide;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

use self::window::Part;
pub(crate) use self::window::Window;
use crate::{browser, keys::Focus};

/// What stands on one square of the page's board.
#[derive(Clone, Copy)]
pub(crate) struct Cell {
    /// Which square it is: always the same one where the whole board is drawn.
    pub(crate) square: RwSignal<Square>,
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
///
/// Of a large board there are buttons for the squares in a [`Window`] only, which goes where its
/// frame is scrolled to.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    size: Size,
    /// The number of the tile on each square, 0 where there is none.
    tiles: StoredValue<Vec<u32>>,
    window: RwSignal<Window>,
    /// The squares in the window, row by row.
    cells: StoredValue<Vec<Cell>>,
    focus: StoredValue<Square>,
    hinted: StoredValue<Option<Square>>,
    marks: StoredValue<Vec<(Square, Mark)>>,
    grid: NodeRef<html::Div>,
    /// Whether squares without a tile are buttons too.
    empty_buttons: bool,
}

/// Milliseconds that a tile travels.
const TRAVEL: f64 = 130.0;

impl Stage {
    /// A board that shows these tiles. It lives as long as the component that makes it.
    pub(crate) fn new(size: Size, tiles: &[u32], empty_buttons: bool) -> Stage {
        let window = Window::new(size);
        let cell = |square: Square| Cell {
            square: RwSignal::new(square),
            tile: RwSignal::new(tiles.get(square.index()).copied().unwrap_or_default()),
            tab_stop: RwSignal::new(false),
            hinted: RwSignal::new(false),
            mark: RwSignal::new(Mark::default()),
        };
        let stage = Stage {
            size,
            tiles: StoredValue::new(tiles.to_vec()),
            window: RwSignal::new(window),
            cells: StoredValue::new(window.squares().map(cell).collect()),
            focus: StoredValue::new(Square::new(0)),
            hinted: StoredValue::new(None),
            marks: StoredValue::new(Vec::new()),
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

    /// The squares that are drawn.
    pub(crate) fn window(&self) -> RwSignal<Window> {
        self.window
    }

    /// The cell at a column and a row, counted within the window.
    pub(crate) fn drawn(&self, column: u32, row: u32) -> Option<Cell> {
        let window = self.window.get_untracked();
        window.at(column, row).and_then(|square| self.cell(square))
    }

    /// The cell of a square, if it is drawn.
    fn cell(&self, square: Square) -> Option<Cell> {
        let index = self.window.try_get_untracked()?.index(square)?;
        self.cells.try_with_value(|cells| cells.get(index).copied()).flatten()
    }

    fn tile(&self, square: Square) -> u32 {
        let tile = self.tiles.try_with_value(|tiles| tiles.get(square.index()).copied());
        tile.flatten().unwrap_or_default()
    }

    fn put(&self, square: Square, tile: u32) {
        self.tiles.update_value(|tiles| {
            if let Some(place) = tiles.get_mut(square.index()) {
                *place = tile;
            }
        });
        if let Some(cell) = self.cell(square) {
            change(cell.tile, tile);
        }
    }

    /// Shows these tiles, without any movement.
    pub(crate) fn show(&self, tiles: &[u32]) {
        self.point_away();
        self.tiles.update_value(|shown| tiles.clone_into(shown));
        for square in self.window.get_untracked().squares() {
            if let Some(cell) = self.cell(square) {
                change(cell.tile, self.tile(square));
            }
        }
        let focused = self.has_focus();
        if !self.is_stop(self.focus.get_value()) {
            self.stop_at(self.first_stop());
        }
        if focused {
            self.give_focus();
        }
        if !self.empty_buttons {
            self.go_to_blank();
        }
    }

    /// Moves tiles, all at once.
    pub(crate) fn slide(&self, slides: &[Slide]) {
        self.point_away();
        let focused = self.has_focus();
        let followed = slides.iter().find(|slide| slide.from == self.focus.get_value());
        for slide in slides {
            self.put(slide.from, 0);
            self.put(slide.to, slide.tile.number());
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
        self.hinted.set_value(Some(square));
        self.keep_in_view(square);
        if let Some(cell) = self.cell(square) {
            change(cell.hinted, true);
        }
    }

    /// Marks squares, and no others.
    pub(crate) fn mark(&self, marks: &[(Square, Mark)]) {
        let now = marks.to_vec();
        let before = self.marks.try_update_value(|marks| core::mem::replace(marks, now));
        for square in before.unwrap_or_default().into_iter().chain(marks.iter().copied()) {
            if let Some(cell) = self.cell(square.0) {
                change(cell.mark, self.mark_of(square.0));
            }
        }
    }

    fn mark_of(&self, square: Square) -> Mark {
        let mark = |marks: &Vec<(Square, Mark)>| {
            marks.iter().find(|&&(marked, _)| marked == square).map(|&(_, mark)| mark)
        };
        self.marks.with_value(mark).unwrap_or_default()
    }

    fn point_away(&self) {
        let before = self.hinted.try_update_value(Option::take).flatten();
        if let Some(cell) = before.and_then(|square| self.cell(square)) {
            change(cell.hinted, false);
        }
    }

    /// One wave over the board, from the square of the last tile.
    pub(crate) fn ripple(&self, from: Square) {
        if browser::matches("(prefers-reduced-motion: reduce)") {
            return;
        }
        for square in self.window.get_untracked().squares() {
            if let Some(button) = self.button(square) {
                let frames = motion::frames(&["none", "scale(0.9)", "none"]);
                let delay = TRAVEL + 45.0 * f64::from(square.distance(from, self.size));
                motion::animate(&button, &frames, 360.0, delay, "ease-in-out");
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
        let frames = motion::frames(&[&format!("translate({x}%, {y}%)"), "none"]);
        motion::animate(&button, &frames, TRAVEL, 0.0, "cubic-bezier(0.2, 0.7, 0.3, 1)");
    }

    fn button(&self, square: Square) -> Option<HtmlElement> {
        let (column, row) = self.window.try_get_untracked()?.place(square)?;
        self.element(column, row)?.first_element_child()?.dyn_into().ok()
    }

    /// What is drawn at a column and a row, counted within the window.
    fn element(&self, column: u32, row: u32) -> Option<Element> {
        let row = self.grid.get_untracked()?.children().item(row)?;
        row.children().item(column)
    }

    /// Whether the tabulator key can stop on a square.
    fn is_stop(&self, square: Square) -> bool {
        self.empty_buttons || self.tile(square) != 0
    }

    /// A tile next to the blank, if there is a blank.
    fn first_stop(&self) -> Square {
        self.blank()
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
                change(cell.tab_stop, stops);
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
                // Where a part is drawn, the view goes where the blank or the player goes.
                let options = FocusOptions::new();
                options.set_prevent_scroll(!stage.window.get_untracked().is_whole());
                button.focus_with_options(&options).ok();
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
            if !self.window.get_untracked().is_whole() {
                self.keep_in_view(square);
            }
        }
        self.give_focus();
    }

    /// The square at a point of the page, if there is one.
    pub(crate) fn square_at(&self, x: f64, y: f64) -> Option<Square> {
        let window = self.window.try_get_untracked()?;
        // All are of one size: the first and the last tell where the others are.
        let first = self.element(0, 0)?.get_bounding_client_rect();
        let last = self.element(window.columns() - 1, window.rows() - 1)?;
        let last = last.get_bounding_client_rect();
        let at = |at: f64, from: f64, to: f64, of: u32| {
            let at = (at - from) / (to - from) * f64::from(of);
            (0.0..f64::from(of)).contains(&at).then_some(at as u32)
        };
        let column = at(x, first.left(), last.right(), window.columns())?;
        let row = at(y, first.top(), last.bottom(), window.rows())?;
        window.at(column, row)
    }

    fn frame(&self) -> Option<Element> {
        self.grid.get_untracked()?.parent_element()
    }

    /// Moves the view of a board that is larger than its frame.
    pub(crate) fn scroll_by(&self, dx: f64, dy: f64) {
        if let Some(frame) = self.frame() {
            frame.scroll_by_with_x_and_y(dx, dy);
        }
    }

    /// Shows where the blank is as soon as the board is drawn.
    pub(crate) fn begin_at_blank(self) {
        Effect::new(move |_| {
            if self.grid.get().is_some() {
                // Once it has its size; another board may have taken its place by then.
                request_animation_frame(move || {
                    if self.window.try_get_untracked().is_some() {
                        self.go_to_blank();
                    }
                });
            }
        });
    }

    /// Goes where the player goes next: to the blank.
    fn go_to_blank(&self) {
        if let Some(blank) = self.blank() {
            self.keep_in_view(blank);
        }
    }

    fn blank(&self) -> Option<Square> {
        self.size.squares().find(|&square| self.tile(square) == 0)
    }

    /// Where a board is larger than its frame, the view goes where the blank goes.
    fn keep_in_view(&self, blank: Square) {
        let Some(frame) = self.frame() else { return };
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
        self.follow();
    }

    /// The columns and rows that are seen, those in part too.
    fn seen(&self) -> Option<(Part, Part)> {
        let frame = self.frame()?;
        let part = |from: i32, seen: i32, whole: i32, of: u32| {
            let square = f64::from(whole) / f64::from(of);
            let from = (f64::from(from) / square).max(0.0) as u32;
            Part { from, length: (f64::from(seen) / square) as u32 + 2 }
        };
        let columns = part(
            frame.scroll_left(),
            frame.client_width(),
            frame.scroll_width(),
            self.size.width(),
        );
        let rows = part(
            frame.scroll_top(),
            frame.client_height(),
            frame.scroll_height(),
            self.size.height(),
        );
        Some((columns, rows))
    }

    /// The frame was scrolled: draws what is seen now, and lets the keyboard find the board there.
    pub(crate) fn follow(&self) {
        let Some(window) = self.window.try_get_untracked() else { return };
        if window.is_whole() {
            return;
        }
        let Some((columns, rows)) = self.seen() else { return };
        let (focused, focus) = (self.has_focus(), self.focus.get_value());
        let drawn = window.around(columns, rows);
        let stays = match focused {
            true => drawn.index(focus).is_some(),
            false => columns.has(focus.column(self.size)) && rows.has(focus.row(self.size)),
        };
        if !stays {
            let middle = self.size.square(
                columns.middle().min(self.size.width() - 1),
                rows.middle().min(self.size.height() - 1),
            );
            let stop = middle.filter(|&square| self.is_stop(square));
            let stop = stop.or_else(|| drawn.squares().find(|&square| self.is_stop(square)));
            self.stop_at(stop.unwrap_or(focus));
        }
        self.draw(drawn);
        if focused && (drawn != window || !stays) {
            self.give_focus();
        }
    }

    /// Draws these squares from now on.
    fn draw(&self, window: Window) {
        if window == self.window.get_untracked() {
            return;
        }
        self.window.set(window);
        let (focus, hinted) = (self.focus.get_value(), self.hinted.get_value());
        for square in window.squares() {
            let Some(cell) = self.cell(square) else { continue };
            change(cell.square, square);
            change(cell.tile, self.tile(square));
            change(cell.tab_stop, square == focus);
            change(cell.hinted, hinted == Some(square));
            change(cell.mark, self.mark_of(square));
        }
    }
}

/// Sets a signal where that changes anything.
fn change<T: Copy + PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.try_get_untracked().is_some_and(|before| before != value) {
        signal.set(value);
    }
}

/// A tile's number on a board, as the page counts it.
pub(crate) fn tiles_of(board: &impl Position) -> Vec<u32> {
    board.size().squares().map(|s| board.tile(s).map_or(0, |tile| tile.number())).collect()
}
