//! Lessons and demonstrations on the player's own board.
//!
//! Their moves are the game's own: they can be undone, and the player can take over at any moment.

mod aim;
mod pace;
mod panel;
mod route;
mod solving;
mod teaching;

pub(crate) use panel::CoachPanel;

use leptos::prelude::*;
use noyes_game::Game;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use self::{solving::Solving, teaching::Teaching};
use crate::{notice::Notice, session::Session, words};

/// What the coach is at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mode {
    #[default]
    Off,
    Solving,
    Teaching,
}

/// Whoever solves and teaches. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Coach {
    session: Session,
    mode: RwSignal<Mode>,
    solving: Solving,
    teaching: Teaching,
}

impl Coach {
    pub(crate) fn new(session: Session) -> Coach {
        let coach = Coach {
            session,
            mode: session.coaching(),
            solving: Solving::new(session),
            teaching: Teaching::new(session),
        };
        coach.watch();
        coach
    }

    pub(crate) fn mode(self) -> RwSignal<Mode> {
        self.mode
    }

    /// Follows the board, and leaves when the game is over or another one begins.
    fn watch(self) {
        let game = self.session.game();
        let link = Memo::new(move |_| game.with(Game::link));
        let board = Memo::new(move |_| game.with(|game| game.board().clone()));
        let over = Memo::new(move |_| game.with(Game::is_over));
        Effect::new(move |before: Option<_>| {
            let (now, board) = (link.get(), board.get());
            if over.get() || before.is_some_and(|before| before != now) {
                self.leave();
            }
            match self.mode.get_untracked() {
                Mode::Off => {}
                Mode::Solving => self.solving.notice(&board),
                Mode::Teaching => {
                    self.teaching.notice(&board);
                    self.teaching.mark(&board);
                }
            }
            now
        });
        Effect::new(move |_| {
            self.teaching.aim().track();
            if self.mode.get() == Mode::Teaching {
                self.teaching.mark(&board.get_untracked());
            }
        });
    }

    /// Begins a demonstration.
    pub(crate) fn solve(self) {
        if self.may_begin() {
            self.mode.set(Mode::Solving);
            self.solving.begin();
        }
    }

    /// Begins a lesson.
    pub(crate) fn teach(self) {
        if self.may_begin() {
            self.mode.set(Mode::Teaching);
            self.teaching.begin();
        }
    }

    fn may_begin(self) -> bool {
        self.leave();
        let game = self.session.game();
        let solvable = game.with_untracked(Game::is_solvable);
        if !solvable {
            self.session.notice().set(Some(Notice::say(words::coach::CANNOT)));
            self.session.say(words::coach::CANNOT);
        } else {
            // On a phone it would lie over the buttons.
            self.session.notice().update(|notice| {
                notice.take_if(|notice| notice.goes_with_a_move());
            });
        }
        solvable && !game.with_untracked(Game::is_over)
    }

    /// Ends it, by the player's wish.
    pub(crate) fn stop(self) {
        self.leave();
        self.session.say(words::coach::STOPPED);
    }

    fn leave(self) {
        let mode = self.mode.get_untracked();
        if mode == Mode::Off {
            return;
        }
        let had_focus = panel::has_focus();
        self.mode.set(Mode::Off);
        match mode {
            Mode::Off => {}
            Mode::Solving => self.solving.end(),
            Mode::Teaching => self.teaching.end(),
        }
        if had_focus {
            focus(".main-buttons .new, .won-buttons .new");
        }
    }
}

/// Gives the focus to what will stand there with the next frame.
fn focus(selector: &'static str) {
    request_animation_frame(move || {
        let found = document().query_selector(selector).ok().flatten();
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            element.focus().ok();
        }
    });
}
