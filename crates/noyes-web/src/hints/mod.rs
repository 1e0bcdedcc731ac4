//! Hints, and how far it is to the goal.
//!
//! The solver works in a thread of its own, which is started when it is needed for the first time, or
//! a little before, when there is nothing better to do.

mod desk;

pub(crate) use desk::{Distance, Path};

use core::time::Duration;

use leptos::prelude::*;
use noyes::{Direction, Position};
use noyes_api::{Advice, Ask};
use noyes_game::{Game, Millis};
use wasm_bindgen::{JsValue, closure::Closure, prelude::wasm_bindgen};

use self::desk::{Desk, News, Place, Way};
use crate::{browser, notice::Notice, session::Session, thread::Thread, words};

/// How many moves are left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum ToGo {
    /// Not known, and nobody is asked.
    #[default]
    Unknown,
    /// Being computed; no solution is shorter than this.
    AtLeast(Option<u64>),
    Known(Distance),
    /// The board cannot be solved.
    Never,
    /// The solver does not work here.
    Failed,
}

/// What is asked of the solver. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Hints {
    /// The address of the thread's script.
    script: StoredValue<String>,
    desk: StoredValue<Desk>,
    thread: StoredValue<Option<Thread>, LocalStorage>,
    /// When the last question was sent.
    asked: StoredValue<Millis>,
    /// Whether a hint was asked for and not yet given.
    wanted: RwSignal<bool>,
    /// Who waits for all the moves to the goal.
    heir: StoredValue<Option<Heir>, LocalStorage>,
    to_go: RwSignal<ToGo>,
    /// Whether somebody looks after a question for which nobody waits.
    guarded: StoredValue<bool>,
}

/// Is told all the moves to the goal, or that there are none to tell.
type Heir = Box<dyn FnOnce(Option<Path>)>;

/// Milliseconds after which a bound is shown in place of the figure that is being computed.
const SLOW: Millis = 300;

impl Hints {
    pub(crate) fn new(script: String) -> Hints {
        Hints {
            script: StoredValue::new(script),
            desk: StoredValue::new(Desk::default()),
            thread: StoredValue::new_local(None),
            asked: StoredValue::new(0),
            wanted: RwSignal::new(false),
            heir: StoredValue::new_local(None),
            to_go: RwSignal::new(ToGo::default()),
            guarded: StoredValue::new(false),
        }
    }

    /// The address of the solver's script.
    pub(crate) fn script(self) -> String {
        self.script.get_value()
    }

    pub(crate) fn wanted(self) -> RwSignal<bool> {
        self.wanted
    }

    pub(crate) fn to_go(self) -> RwSignal<ToGo> {
        self.to_go
    }

    fn is_way_wanted(&self) -> bool {
        self.heir.with_value(Option::is_some)
    }

    fn hand_over(&self, path: Option<Path>) {
        if let Some(heir) = self.heir.try_update_value(Option::take).flatten() {
            heir(path);
        }
    }

    fn say_to_go(&self, to_go: ToGo) {
        if self.to_go.get_untracked() != to_go {
            self.to_go.set(to_go);
        }
    }
}

/// Keeps the figure right while the game goes on.
pub(crate) fn keep_informed(session: Session) {
    let game = session.game();
    let which = Memo::new(move |_| game.with(Game::link));
    let place = Memo::new(move |_| game.with(Place::of));
    let shows = session.shows_to_go();
    Effect::new(move |before: Option<_>| {
        let now = (which.get(), place.get());
        // Read and not only tracked: a memo that was never computed follows nothing.
        shows.get();
        if let Some((which, place)) = before {
            if place != now.1 && session.hints().wanted.get_untracked() {
                // It was a hint for another board.
                session.hints().wanted.set(false);
            }
            if which != now.0 {
                session.hints().say_to_go(ToGo::Unknown);
            }
        }
        inform(session);
        now
    });
}

#[wasm_bindgen]
extern "C" {
    /// `scripts/boot.js`: calls back once the browser has nothing better to do, or never.
    #[wasm_bindgen(js_name = noyesAtLeisure)]
    fn at_leisure(call: &JsValue);
}

/// Has the tables built before the first hint is asked for, while nothing else is to be done.
pub(crate) fn prepare(session: Session) {
    let prepare = move || {
        let goal = session.game().with_untracked(|game| game.goal().clone());
        let wish = session.hints().desk.try_update_value(|desk| desk.prepare(&goal)).flatten();
        send(session, wish);
    };
    at_leisure(&Closure::once_into_js(prepare));
}

/// Shows a hint as soon as there is one.
pub(crate) fn ask(session: Session) {
    let game = session.game();
    if game.with_untracked(Game::is_solved) {
        session.say(words::refusal(noyes_game::Refusal::Locked));
    } else if game.with_untracked(Place::of).is_none() {
        session.notice().set(Some(Notice::say(words::NO_HINT)));
        session.say(words::NO_HINT);
    } else {
        session.hints().wanted.set(true);
        inform(session);
    }
}

/// Asks for all the moves to the goal from wherever the board stands when they are found. Whoever
/// asked before is told nothing more.
pub(crate) fn ask_way(session: Session, then: impl FnOnce(Option<Path>) + 'static) {
    session.hints().heir.set_value(Some(Box::new(then)));
    inform(session);
}

/// Nobody waits for the moves any more.
pub(crate) fn forget_way(session: Session) {
    session.hints().heir.set_value(None);
    inform(session);
}

/// Tells what is known about the board, and asks for the rest.
fn inform(session: Session) {
    let hints = session.hints();
    let shows = session.settings().with_untracked(|settings| settings.to_go.0);
    let Some(place) = session.game().with_untracked(Place::of) else {
        hints.desk.update_value(Desk::drop_questions);
        let over = session.game().with_untracked(Game::is_solved);
        hints.say_to_go(if over { ToGo::Known(Distance::Exactly(0)) } else { ToGo::Never });
        guard(session);
        hints.hand_over(None);
        return;
    };
    let known = hints.desk.try_update_value(|desk| desk.look_up(&place)).flatten();
    if let Some(way) = known {
        hints.desk.update_value(Desk::drop_questions);
        tell(session, &place, way, shows);
        if hints.is_way_wanted() {
            session.assist();
            let path = hints.desk.with_value(|desk| desk.path(&place));
            hints.hand_over(path);
        }
    } else if shows || hints.wanted.get_untracked() || hints.is_way_wanted() {
        if matches!(hints.to_go.get_untracked(), ToGo::Unknown | ToGo::Never | ToGo::Failed) {
            hints.say_to_go(ToGo::AtLeast(None));
        }
        let ask = hints.desk.try_update_value(|desk| desk.ask(place)).flatten();
        send(session, ask);
    } else {
        hints.say_to_go(ToGo::Unknown);
        hints.desk.update_value(Desk::drop_questions);
    }
    guard(session);
}

fn tell(session: Session, place: &Place, way: Way, shows: bool) {
    let hints = session.hints();
    hints.say_to_go(ToGo::Known(way.distance));
    let wanted = hints.wanted.get_untracked();
    if wanted {
        hints.wanted.set(false);
        point_out(session, place, way.next);
    }
    if shows || wanted {
        session.assist();
    }
}

/// Marks the tile that is to move.
fn point_out(session: Session, place: &Place, next: Direction) {
    let size = place.board.size();
    let Some(square) = place.board.blank().neighbour(next.opposite(), size) else { return };
    if let Some(tile) = place.board.tile(square) {
        session.point_at(square);
        session.say(words::hint(tile, next));
    }
}

fn send(session: Session, ask: Option<Ask>) {
    let Some(ask) = ask else { return };
    let hints = session.hints();
    hints.asked.set_value(browser::now());
    let running = hints.thread.with_value(Option::is_some);
    if !running {
        let script = hints.script.get_value();
        let thread =
            Thread::start(&script, move |advice| hear(session, advice), move || fail(session));
        hints.thread.set_value(thread);
    }
    let sent = hints.thread.with_value(|thread| thread.as_ref().map(|thread| thread.ask(&ask)));
    if sent.is_none() {
        fail(session);
    }
}

/// The solver has said something.
fn hear(session: Session, advice: Advice) {
    let hints = session.hints();
    let news = hints.desk.try_update_value(|desk| desk.take(advice)).unwrap_or(News::None);
    match news {
        News::None => {}
        News::AtLeast(bound) => {
            if browser::now() - hints.asked.get_value() >= SLOW {
                hints.say_to_go(ToGo::AtLeast(Some(bound)));
            }
        }
        News::Answered => {
            let ask = hints.desk.try_update_value(Desk::go_on).flatten();
            send(session, ask);
            inform(session);
        }
        News::Failed => fail(session),
    }
}

/// The thread does not start, or has broken off. The next question starts another.
fn fail(session: Session) {
    let hints = session.hints();
    hints.thread.set_value(None);
    hints.desk.update_value(|desk| {
        desk.drop_questions();
        desk.restart();
    });
    hints.say_to_go(ToGo::Failed);
    hints.hand_over(None);
    if hints.wanted.get_untracked() {
        hints.wanted.set(false);
        session.notice().set(Some(Notice::warn(words::SOLVER_FAILED)));
        session.say(words::SOLVER_FAILED);
    }
}

/// Ends the thread if it goes on and on with a question for which nobody waits any more.
fn guard(session: Session) {
    let hints = session.hints();
    let Some((id, patience)) = hints.desk.with_value(Desk::stale) else { return };
    if hints.guarded.get_value() {
        return;
    }
    hints.guarded.set_value(true);
    let look = move || {
        hints.guarded.set_value(false);
        let same = hints.desk.with_value(|desk| desk.stale().is_some_and(|(stale, _)| stale == id));
        if same && !hints.desk.with_value(Desk::builds_what_is_needed) {
            hints.thread.set_value(None);
            let ask = hints.desk.try_update_value(Desk::restart).flatten();
            send(session, ask);
        }
        guard(session);
    };
    set_timeout(look, Duration::from_millis(patience));
}
