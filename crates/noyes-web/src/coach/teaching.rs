//! A lesson: the way people solve, on the player's own board.

use core::time::Duration;

use leptos::prelude::*;
use noyes::Board;
use noyes_api::{Advice, Ask};
use noyes_game::{Game, Input};

use super::{aim::Aim, route::Route};
use crate::{notice::Notice, session::Session, thread::Thread, words};

/// What a lesson is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum State {
    /// The step is being looked for.
    #[default]
    Waiting,
    /// The step is explained.
    Explained,
    /// Its moves are being made.
    Showing,
    /// They were made.
    Shown,
    /// The player makes them.
    Yours,
}

/// The lesson. Copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Teaching {
    session: Session,
    thread: StoredValue<Option<Thread>, LocalStorage>,
    /// The number of the last question.
    asked: StoredValue<u64>,
    /// The board that it was about.
    planned: StoredValue<Option<Board>>,
    aim: RwSignal<Option<Aim>>,
    state: RwSignal<State>,
    /// What follows the answer.
    then: StoredValue<State>,
    route: StoredValue<Option<Route>>,
    /// Counts up whenever what was to come next is to come no more.
    turn: StoredValue<u64>,
}

/// Milliseconds from move to move: slow enough to follow, with the tile's travel.
const WAIT: u64 = 320;
/// A step of many moves is shown faster, so that it takes no longer than this.
const WHOLE: u64 = 6_000;
/// And no move is shown faster than this.
const SHORTEST: u64 = 60;

impl Teaching {
    pub(super) fn new(session: Session) -> Teaching {
        Teaching {
            session,
            thread: StoredValue::new_local(None),
            asked: StoredValue::new(0),
            planned: StoredValue::new(None),
            aim: RwSignal::new(None),
            state: RwSignal::new(State::default()),
            then: StoredValue::new(State::Explained),
            route: StoredValue::new(None),
            turn: StoredValue::new(0),
        }
    }

    pub(super) fn aim(self) -> RwSignal<Option<Aim>> {
        self.aim
    }

    pub(super) fn state(self) -> RwSignal<State> {
        self.state
    }

    pub(super) fn begin(self) {
        self.aim.set(None);
        self.plan(State::Explained);
    }

    /// Ends it, whatever it does.
    pub(super) fn end(self) {
        self.interrupt();
        self.thread.set_value(None);
        self.aim.set(None);
        self.session.mark(&[]);
        self.session.store();
    }

    /// What was to come next comes no more.
    fn interrupt(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.route.set_value(None);
        // An answer on its way is for another board.
        self.asked.update_value(|asked| *asked += 1);
    }

    fn board(self) -> Board {
        self.session.game().with_untracked(|game| game.board().clone())
    }

    /// Asks for the steps from here on, and goes on with the first one in this state.
    fn plan(self, then: State) {
        self.interrupt();
        if self.session.game().with_untracked(Game::is_over) {
            return;
        }
        self.then.set_value(then);
        if self.aim.with_untracked(Option::is_none) {
            self.state.set(State::Waiting);
        }
        let board = self.board();
        let goal = self.session.game().with_untracked(|game| game.goal().clone());
        let ask = Ask::lesson(self.asked.get_value(), &board, &goal);
        self.planned.set_value(Some(board));
        if self.thread.with_value(Option::is_none) {
            let script = self.session.hints().script();
            let thread =
                Thread::start(&script, move |advice| self.hear(advice), move || self.fail());
            self.thread.set_value(thread);
        }
        let sent = self.thread.with_value(|thread| thread.as_ref().map(|thread| thread.ask(&ask)));
        if sent.is_none() {
            self.fail();
        }
    }

    fn fail(self) {
        self.thread.set_value(None);
        self.state.set(State::Explained);
        self.session.notice().set(Some(Notice::warn(words::coach::FAILED)));
        self.session.say(words::coach::FAILED);
    }

    fn hear(self, advice: Advice) {
        match advice {
            Advice::Lesson { id, steps, complete } if id == self.asked.get_value() => {
                let goal = self.session.game().with_untracked(|game| game.goal().clone());
                let planned = self.planned.get_value();
                let aim = planned.and_then(|board| Aim::first(&board, &goal, &steps, complete));
                if let Some(aim) = &aim {
                    let size = goal.size();
                    self.session.assist();
                    self.session.say(words::coach::step(&aim.step, size));
                }
                self.aim.set(aim);
                match self.then.get_value() {
                    State::Showing => self.show(),
                    state => self.state.set(state),
                }
            }
            Advice::Error { id, .. } if id.is_none_or(|id| id == self.asked.get_value()) => {
                self.fail();
            }
            _ => {}
        }
    }

    /// Makes the moves of the step.
    pub(super) fn show(self) {
        let here = self.board();
        let moves = self.aim.with_untracked(|aim| {
            aim.as_ref().filter(|aim| aim.board == here).map(|aim| aim.moves.clone())
        });
        let Some(moves) = moves else {
            // The player has moved since.
            self.plan(State::Showing);
            return;
        };
        self.interrupt();
        self.route.set_value(Some(Route::new(here, moves)));
        self.state.set(State::Showing);
        self.wait();
    }

    fn wait(self) {
        let turn = self.turn.get_value();
        let next = move || {
            if self.turn.try_get_value() == Some(turn) {
                self.make_one();
            }
        };
        let moves = self.route.with_value(|route| route.as_ref().map_or(1, Route::length));
        let wait = (WHOLE / moves.max(1) as u64).clamp(SHORTEST, WAIT);
        set_timeout(next, Duration::from_millis(wait));
    }

    fn make_one(self) {
        if !self.session.is_in_sight() {
            self.interrupt();
            self.state.set(State::Explained);
            return;
        }
        let next =
            self.route.try_update_value(|route| route.as_mut().and_then(Route::on)).flatten();
        let moved = next.is_some_and(|next| self.session.play_silently(Input::Slide(next)));
        let over = self.route.with_value(|route| route.as_ref().is_none_or(Route::is_over));
        if moved && !over {
            self.wait();
            return;
        }
        self.state.set(State::Shown);
        self.session.store();
        if !self.session.game().with_untracked(Game::is_over)
            && let Some(made) =
                self.aim.with_untracked(|aim| aim.as_ref().map(|aim| words::coach::made(&aim.step)))
        {
            self.session.say(made);
        }
    }

    /// The next step.
    pub(super) fn next(self) {
        self.plan(State::Explained);
    }

    /// The player makes the step.
    pub(super) fn leave_to_player(self) {
        if self.state.get_untracked() == State::Shown {
            self.plan(State::Yours);
        } else {
            self.interrupt();
            self.state.set(State::Yours);
        }
        self.session.say(words::coach::YOURS);
        self.session.give_board_focus();
    }

    /// The board stands so now. If the player has moved and has reached the step's aim, the lesson
    /// goes on.
    pub(super) fn notice(self, board: &Board) {
        let shown =
            self.route.with_value(|route| route.as_ref().map(|route| route.leads_to(board)));
        if shown == Some(true) || self.planned.with_value(|planned| planned.as_ref() == Some(board))
        {
            return;
        }
        let Some(aim) = self.aim.get_untracked() else {
            self.plan(self.then.get_value());
            return;
        };
        if aim.is_reached(board) || aim.is_stale(board) {
            self.plan(State::Yours);
        } else {
            self.interrupt();
            self.state.set(State::Yours);
        }
    }

    /// Marks on the board what the step is about.
    pub(super) fn mark(self, board: &Board) {
        let marks = self.aim.with_untracked(|aim| match aim {
            Some(aim) if !aim.is_reached(board) => aim.marks(board),
            _ => Vec::new(),
        });
        self.session.mark(&marks);
    }
}
