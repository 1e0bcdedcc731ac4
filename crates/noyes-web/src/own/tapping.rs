//! Tapping a board in: the squares of the tiles 1, 2, 3 … one after the other.

use leptos::prelude::*;
use noyes::{Board, Goal, Layout, Size, Square};

use crate::{
    board::BoardView, choice::Stepper, controls::Action, faces::Faces, icons::Icon,
    session::Session, stage::Stage, words,
};

/// The squares that were tapped so far, in order.
#[derive(Clone, Copy)]
pub(super) struct Tapping {
    width: RwSignal<u32>,
    height: RwSignal<u32>,
    placed: RwSignal<Vec<Square>>,
}

impl Tapping {
    const MAX_SIDE: u32 = 32;

    pub(super) fn new() -> Tapping {
        Tapping {
            width: RwSignal::new(4),
            height: RwSignal::new(4),
            placed: RwSignal::new(Vec::new()),
        }
    }

    fn size(self) -> Size {
        Size::new(self.width.get(), self.height.get()).unwrap_or(Size::FIFTEEN)
    }

    /// The board, once a single square is left for the blank.
    pub(super) fn board(self) -> Option<Board> {
        let size = self.size();
        self.placed.with(|placed| {
            (placed.len() + 1 == size.area()).then(|| Board::new(size, numbers(size, placed)).ok())
        })?
    }

    fn tap(self, square: Square) -> Option<u32> {
        let area = self.size().area();
        self.placed.try_update(|placed| {
            if placed.contains(&square) || placed.len() + 1 >= area {
                return None;
            }
            placed.push(square);
            Some(placed.len() as u32)
        })?
    }

    fn take_back(self) {
        self.placed.update(|placed| {
            placed.pop();
        });
    }

    fn resize(self, change: impl FnOnce(Tapping)) {
        self.placed.set(Vec::new());
        change(self);
    }
}

/// The number on each square, 0 where none was placed.
fn numbers(size: Size, placed: &[Square]) -> Vec<u32> {
    let mut numbers = vec![0; size.area()];
    for (number, square) in (1..).zip(placed) {
        if let Some(place) = numbers.get_mut(square.index()) {
            *place = number;
        }
    }
    numbers
}

/// The tray to tap on.
#[component]
pub(super) fn TapIn(tapping: Tapping, layout: RwSignal<Layout>) -> impl IntoView {
    let session = expect_context::<Session>();
    let tray = move || {
        let size = tapping.size();
        let stage = Stage::new(size, &numbers(size, &tapping.placed.get_untracked()), true);
        Effect::new(move |_| tapping.placed.with(|placed| stage.show(&numbers(size, placed))));
        let tap = move |(square, _)| {
            if let Some(tile) = tapping.tap(square) {
                session.say(words::own::placed(tile));
            }
        };
        view! {
            <BoardView
                stage
                goal=Goal::new(size, layout.get())
                faces=Signal::derive(|| Faces::Colours)
                colouring=session.colouring()
                label=Signal::derive(move || words::board(size))
                on_tap=Callback::new(tap)
                empty_buttons=true
            />
        }
    };
    view! { {tray} }
}

/// What comes next, the size, and the way back.
#[component]
pub(super) fn Controls(tapping: Tapping) -> impl IntoView {
    let next = move || {
        let placed = tapping.placed.with(Vec::len);
        match placed + 1 < tapping.size().area() {
            true => words::own::place(placed as u32 + 1),
            false => words::own::LAST.into(),
        }
    };
    let none = Signal::derive(move || tapping.placed.with(Vec::is_empty));
    view! {
        <div class="tap-in">
            <p class="next" role="status">{next}</p>
            <div class="buttons">
                <Action
                    icon=Icon::Undo
                    label=words::own::TAKE_BACK
                    class="take-back"
                    disabled=none
                    on_press=move || tapping.take_back()
                />
                <Action
                    icon=Icon::Close
                    label=words::own::CLEAR
                    class="clear"
                    disabled=none
                    on_press=move || tapping.placed.set(Vec::new())
                />
            </div>
            <div class="setting sides">
                <Stepper
                    label=words::WIDTH
                    class="width"
                    value=tapping.width
                    min=1
                    max=Tapping::MAX_SIDE
                    on_change=Callback::new(move |width| tapping.resize(|t| t.width.set(width)))
                />
                <span aria-hidden="true">"×"</span>
                <Stepper
                    label=words::HEIGHT
                    class="height"
                    value=tapping.height
                    min=1
                    max=Tapping::MAX_SIDE
                    on_change=Callback::new(move |height| tapping.resize(|t| t.height.set(height)))
                />
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_stand_where_they_were_tapped() {
        let size = Size::new(2, 2).unwrap();
        let placed = [Square::new(3), Square::new(0)];
        assert_eq!(numbers(size, &placed), [2, 0, 0, 1]);
    }
}
