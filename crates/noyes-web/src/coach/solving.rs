//! A demonstration: the board is solved before the player's eyes.

use core::time::Duration;

use leptos::prelude::*;
use noyes::Board;
use noyes_game::{Game, Input};

use super::{pace::Pace, route::Route};
use crate::{
    hints::{self, Path},
    notice::Notice,
    session::Session,
    words,
};

/// What a demonstration is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum State {
    /// The moves are being looked for.
    #[default]
    Waiting,
    Paused,
    Running,
}

/// How far it has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Progress {
    pub(super) made: usize,
    /// None on a large board, whose moves are found a part at a time.
    pub(super) length: Option<usize>,
    pub(super) optimal: bool,
}

/// The demonstration. Copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Solving {
    session: Session,
    state: RwSignal<State>,
    /// None while the moves from this board are not known.
    progress: RwSignal<Option<Progress>>,
    pace: RwSignal<Pace>,
    route: StoredValue<Option<Route>>,
    /// How many moves were made before this route, which is a part of the whole.
    before: StoredValue<usize>,
    /// Counts up whenever what was to come next is to come no more.
    turn: StoredValue<u64>,
}

/// What is done once the moves are known.
#[derive(Clone, Copy)]
enum Then {
    Run,
    MakeOne,
}

impl Solving {
    pub(super) fn new(session: Session) -> Solving {
        Solving {
            session,
            state: RwSignal::new(State::default()),
            progress: RwSignal::new(None),
            pace: RwSignal::new(Pace::default()),
            route: StoredValue::new(None),
            before: StoredValue::new(0),
            turn: StoredValue::new(0),
        }
    }

    pub(super) fn state(self) -> RwSignal<State> {
        self.state
    }

    pub(super) fn progress(self) -> RwSignal<Option<Progress>> {
        self.progress
    }

    pub(super) fn pace(self) -> RwSignal<Pace> {
        self.pace
    }

    pub(super) fn begin(self) {
        self.forget();
        self.look(Then::Run);
    }

    /// Ends it, whatever it does.
    pub(super) fn end(self) {
        self.forget();
        hints::forget_way(self.session);
        self.session.store();
    }

    fn forget(self) {
        self.interrupt();
        self.route.set_value(None);
        self.before.set_value(0);
        self.progress.set(None);
    }

    /// What was to come next comes no more.
    fn interrupt(self) {
        self.turn.update_value(|turn| *turn += 1);
    }

    fn look(self, then: Then) {
        self.state.set(State::Waiting);
        let turn = self.turn.get_value();
        hints::ask_way(self.session, move |path| {
            if self.turn.get_value() == turn {
                self.take(path, then);
            }
        });
    }

    fn take(self, path: Option<Path>, then: Then) {
        let Some(Path { moves, whole, optimal }) = path else {
            self.state.set(State::Paused);
            if !self.session.game().with_untracked(Game::is_over) {
                self.session.notice().set(Some(Notice::warn(words::coach::FAILED)));
                self.session.say(words::coach::FAILED);
            }
            return;
        };
        let board = self.session.game().with_untracked(|game| game.board().clone());
        let made = self.before.get_value();
        let length = whole.then(|| made + moves.len());
        self.route.set_value(Some(Route::new(board, moves)));
        self.progress.set(Some(Progress { made, length, optimal }));
        match then {
            Then::Run => {
                if let Some(length) = length.filter(|_| made == 0) {
                    self.session.say(words::coach::solving(length));
                }
                self.run();
            }
            Then::MakeOne => {
                self.state.set(State::Paused);
                self.make_one();
            }
        }
    }

    pub(super) fn run(self) {
        if self.route.with_value(Option::is_none) {
            self.look(Then::Run);
            return;
        }
        self.interrupt();
        self.state.set(State::Running);
        self.wait();
    }

    fn wait(self) {
        let turn = self.turn.get_value();
        let next = move || {
            if self.turn.try_get_value() == Some(turn) && self.make_one() {
                self.wait();
            }
        };
        set_timeout(next, Duration::from_millis(self.pace.get_untracked().wait()));
    }

    pub(super) fn pause(self) {
        self.interrupt();
        self.state.set(State::Paused);
        self.session.store();
        if let Some(Progress { made, length, .. }) = self.progress.get_untracked() {
            self.session.say(match length {
                Some(length) => words::coach::paused(made, length),
                None => words::coach::made_so_far(made),
            });
        }
    }

    /// One move, by the player's wish.
    pub(super) fn forward(self) {
        match self.route.with_value(Option::is_some) {
            true => drop(self.make_one()),
            false => self.look(Then::MakeOne),
        }
    }

    /// Takes one of its moves back.
    pub(super) fn back(self) {
        let back = self.route.try_update_value(|route| route.as_mut().is_some_and(Route::back));
        if back == Some(true) {
            self.session.play_silently(Input::Undo);
            self.count();
        }
    }

    /// Makes the next move; says whether there may be another.
    fn make_one(self) -> bool {
        if !self.session.is_in_sight() {
            self.pause();
            return false;
        }
        let next =
            self.route.try_update_value(|route| route.as_mut().and_then(Route::on)).flatten();
        let Some(next) = next else { return false };
        if !self.session.play_silently(Input::Slide(next)) {
            self.forget();
            self.state.set(State::Paused);
            return false;
        }
        self.count();
        let over = self.route.with_value(|route| route.as_ref().is_none_or(Route::is_over));
        if over && !self.session.game().with_untracked(Game::is_over) {
            self.next_part();
        }
        !over
    }

    /// The moves that were known are made, and the goal is not reached.
    fn next_part(self) {
        let made = self.progress.with_untracked(|progress| progress.map_or(0, |it| it.made));
        self.before.set_value(made);
        self.route.set_value(None);
        if self.state.get_untracked() == State::Running {
            self.look(Then::Run);
        }
    }

    fn count(self) {
        let made = self.route.with_value(|route| route.as_ref().map(Route::made));
        self.progress.update(|progress| {
            if let (Some(progress), Some(made)) = (progress, made) {
                progress.made = self.before.get_value() + made;
            }
        });
    }

    /// The board stands so now. If the player has moved, the board is the player's.
    pub(super) fn notice(self, board: &Board) {
        let route =
            self.route.with_value(|route| route.as_ref().map(|route| route.leads_to(board)));
        if route == Some(false) {
            self.forget();
            self.state.set(State::Paused);
            self.session.say(words::coach::TAKEN_OVER);
        }
    }
}
