//! The board as it was, and beside it the board on the shortest way.

use leptos::prelude::*;
use noyes::{Board, Direction, Goal, Position};
use noyes_game::Slide;

use crate::{
    board::BoardView,
    session::Session,
    stage::{Stage, tiles_of},
    words,
};

/// The boards of a game or a solution, each made when it is asked for.
#[derive(Clone, Debug)]
struct Film {
    board: Board,
    moves: Vec<Direction>,
    at: usize,
}

/// What has to be done to show another moment.
#[derive(Debug, PartialEq)]
enum Cut {
    None,
    Slide(Slide),
    Show(Vec<u32>),
}

impl Film {
    fn new(board: Board, moves: Vec<Direction>) -> Film {
        Film { board, moves, at: 0 }
    }

    /// Goes to a moment: to the next or the last one by a slide.
    fn go_to(&mut self, at: usize) -> Cut {
        let at = at.min(self.moves.len());
        let far = at.abs_diff(self.at) != 1;
        let mut cut = Cut::None;
        while self.at != at {
            let direction = if self.at < at {
                self.at += 1;
                self.moves[self.at - 1]
            } else {
                self.at -= 1;
                self.moves[self.at].opposite()
            };
            let to = self.board.blank();
            if let Some(tile) = self.board.slide(direction) {
                cut = Cut::Slide(Slide { tile, from: self.board.blank(), to });
            }
        }
        match cut {
            Cut::Slide(_) if far => Cut::Show(tiles_of(&self.board)),
            cut => cut,
        }
    }
}

/// A board that is looked at, after as many moves as `at` says.
#[component]
pub(super) fn Shown(
    board: Board,
    goal: Goal,
    moves: Vec<Direction>,
    #[prop(into)] at: Signal<usize>,
    #[prop(into)] label: Signal<String>,
) -> impl IntoView {
    let session = expect_context::<Session>();
    let stage = Stage::new(goal.size(), &tiles_of(&board), false);
    stage.begin_at_blank();
    let film = StoredValue::new(Film::new(board, moves));
    Effect::new(move |_| {
        let at = at.get();
        match film.try_update_value(|film| film.go_to(at)) {
            Some(Cut::Slide(slide)) => stage.slide(&[slide]),
            Some(Cut::Show(tiles)) => stage.show(&tiles),
            Some(Cut::None) | None => {}
        }
    });
    let settings = session.settings();
    view! {
        <BoardView
            stage
            goal
            faces=session.faces()
            colouring=session.colouring()
            picture=session.picture()
            numbers=Signal::derive(move || settings.with(|settings| settings.numbers.0))
            label
            locked=Signal::derive(|| true)
            on_tap=Callback::new(|_| ())
        />
    }
}

/// The shortest way, or the best that is known, with its own steps.
#[component]
pub(super) fn Solution(board: Board, goal: Goal, moves: Vec<Direction>) -> impl IntoView {
    let at = RwSignal::new(0usize);
    let length = moves.len();
    let label = Signal::derive(move || words::review::solution_board(at.get(), length));
    let step = move |by: isize| {
        at.update(|at| *at = at.saturating_add_signed(by).min(length));
    };
    view! {
        <div class="review-solution">
            <Shown board goal moves at label/>
            <super::controls::Steps
                at
                last=length
                name=Signal::derive(|| words::review::SOLUTION.text())
                on_step=Callback::new(step)
                on_go=Callback::new(move |to: usize| at.set(to.min(length)))
            />
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_slide_and_everything_else_is_shown() {
        let board: Board = "1 2 3/4 5 6/7 0 8".parse().unwrap();
        let moves = vec![Direction::Right, Direction::Left, Direction::Left];
        let mut film = Film::new(board.clone(), moves);
        let Cut::Slide(slide) = film.go_to(1) else { panic!("a slide") };
        assert_eq!(slide.tile.number(), 7);
        assert_eq!(film.go_to(1), Cut::None);
        assert_eq!(film.go_to(9), Cut::Show(vec![1, 2, 3, 4, 5, 6, 7, 8, 0]));
        let Cut::Slide(slide) = film.go_to(2) else { panic!("a slide") };
        assert_eq!(slide.tile.number(), 8);
        film.go_to(0);
        assert_eq!(film.board, board);
    }
}
