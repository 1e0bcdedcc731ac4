//! Challenges on the page: choosing one, what it needs from the solver, and how it goes.
//!
//! `noyes-game` has the rules: an `Attempt` knows its boards and when it is over.

mod chooser;
mod cover;
mod kind;
mod outcome;
mod won;

pub(crate) use chooser::ChallengePanel;
pub(crate) use cover::Cover;
pub(crate) use kind::{Kind, Level};
pub(crate) use outcome::OverNote;

use leptos::prelude::*;
use noyes::{Board, Size};
use noyes_api::{Advice, Ask};
use noyes_game::{Attempt, Challenge, Game, Need};

use crate::{
    browser,
    online::{self, Online},
    session::Session,
    storage::{self, Key},
    thread::Thread,
    view::View,
};

/// What the page knows of challenges. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Challenges {
    /// The address of the solver's script.
    script: StoredValue<String>,
    /// The one that is under way, or has just ended.
    attempt: RwSignal<Option<Attempt>>,
    waiting: RwSignal<Option<Waiting>>,
    /// Whether one is stored that was not taken up yet.
    stored: RwSignal<bool>,
    /// The length of the shortest solution of the board that is over, once it is known.
    shortest: RwSignal<Option<u64>>,
    thread: StoredValue<Option<Thread>, LocalStorage>,
}

/// A challenge that cannot begin yet.
#[derive(Clone, Debug)]
pub(crate) struct Waiting {
    attempt: Attempt,
    /// The board whose shortest solution is being worked out.
    game: Option<Game>,
    failed: bool,
    /// Tells it from any other, where what is waited for cannot be called off.
    ticket: u64,
}

/// The board whose limit of moves is to be set.
const LIMIT: u64 = 1;
/// The board that is to be dealt.
const DEAL: u64 = 2;
/// The board that is over.
const COMPARE: u64 = 3;

impl Challenges {
    pub(crate) fn new(script: String, stored: bool) -> Challenges {
        Challenges {
            script: StoredValue::new(script),
            attempt: RwSignal::new(None),
            waiting: RwSignal::new(None),
            stored: RwSignal::new(stored),
            shortest: RwSignal::new(None),
            thread: StoredValue::new_local(None),
        }
    }

    pub(crate) fn attempt(self) -> RwSignal<Option<Attempt>> {
        self.attempt
    }

    /// The length of the shortest solution of the board that is over, once it is known.
    pub(crate) fn shortest(self) -> RwSignal<Option<u64>> {
        self.shortest
    }

    pub(crate) fn waiting(self) -> RwSignal<Option<Waiting>> {
        self.waiting
    }

    /// Whether the board cannot be played yet: another one, or what it is part of, is on its way.
    pub(crate) fn is_waiting(self) -> bool {
        self.stored.get() || self.waiting.with(Option::is_some)
    }

    /// Whether the game is part of a challenge that is known once all of the page is there.
    pub(crate) fn is_taken_up_later(self) -> bool {
        self.stored.get_untracked()
    }

    /// A board is on its way that a server deals. The answer is the ticket to ask
    /// [whether it is still wanted](Self::is_waited_for).
    pub(crate) fn wait_for(self, attempt: Attempt) -> u64 {
        self.thread.set_value(None);
        let ticket = browser::now().max(1);
        self.waiting.set(Some(Waiting { attempt, game: None, failed: false, ticket }));
        ticket
    }

    /// Whether nothing else was begun since, and it was not called off.
    pub(crate) fn is_waited_for(self, ticket: u64) -> bool {
        self.waiting.with_untracked(|waiting| {
            waiting.as_ref().is_some_and(|waiting| waiting.ticket == ticket)
        })
    }

    /// Another game lies there: nobody waits any more.
    pub(crate) fn forget(self) {
        self.thread.set_value(None);
        if self.stored.get_untracked() {
            self.stored.set(false);
        }
        if self.waiting.with_untracked(Option::is_some) {
            self.waiting.set(None);
        }
        if self.shortest.get_untracked().is_some() {
            self.shortest.set(None);
        }
    }
}

/// Whether the stored game is part of a challenge.
pub(crate) fn is_stored() -> bool {
    storage::read(Key::Attempt).is_ok_and(|text| text.is_some_and(|text| !text.is_empty()))
}

/// Takes up the stored challenge. One that does not fit the game is none.
pub(crate) fn take_up(session: Session) {
    let challenges = session.challenges();
    if !challenges.stored.get_untracked() {
        return;
    }
    let text = storage::read(Key::Attempt).ok().flatten().unwrap_or_default();
    let attempt = serde_json::from_str::<Attempt>(&text).ok().filter(|attempt| {
        // A board that is over has been counted, and the next of a series may have another size.
        session.game().with_untracked(|game| attempt.is_over() || *game.goal() == attempt.goal())
    });
    challenges.attempt.set(attempt);
    challenges.stored.set(false);
    session.take_up();
}

/// Stores the challenge that is under way.
pub(crate) fn store(session: Session) {
    // An attempt is plain values: nothing in it can fail to be written.
    let text = session
        .challenges()
        .attempt
        .with_untracked(|attempt| attempt.as_ref().and_then(|a| serde_json::to_string(a).ok()));
    session.note_loss(storage::write(Key::Attempt, &text.unwrap_or_default()));
}

/// Begins a challenge; where the solver or a server is asked first, as soon as it has answered.
pub(crate) fn begin(session: Session, challenge: Challenge) {
    match challenge {
        Challenge::Free => session.leave_challenge(),
        Challenge::Daily(_) | Challenge::Ranked if online::is_there() => {
            expect_context::<Online>().play(challenge);
        }
        Challenge::Race => {
            window().location().set_hash(View::Race.fragment()).ok();
        }
        _ => begin_here(session, challenge),
    }
}

/// Begins a challenge that needs no server.
pub(crate) fn begin_here(session: Session, challenge: Challenge) {
    let challenges = session.challenges();
    let (size, layout, rules) = session
        .settings()
        .with_untracked(|settings| (settings.size(), settings.goal, settings.rules()));
    let seed = browser::fresh_seed().unwrap_or_else(|| browser::now().to_string());
    let attempt = Attempt::new(challenge, size, layout, rules, seed.clone());
    let Ok(game) = attempt.deal() else { return };
    let ask = match attempt.need() {
        Need::Nothing => {
            session.start_attempt(game, attempt);
            return;
        }
        Need::Optimal => Ask::new(LIMIT, game.board(), game.goal(), None),
        Need::Board { least, most } => Ask::deal(DEAL, game.goal(), seed, 0, least..=most),
    };
    session.stand();
    challenges.waiting.set(Some(Waiting { attempt, game: Some(game), failed: false, ticket: 0 }));
    send(session, &ask);
}

/// Nobody waits for the board any more.
pub(crate) fn cancel(session: Session) {
    session.challenges().forget();
}

/// Asks for the shortest solution of the board that is over.
fn compare(session: Session) {
    let challenges = session.challenges();
    let ask = session.game().with_untracked(|game| {
        let small = game.size().area() <= Size::FIFTEEN.area();
        small.then(|| Ask::new(COMPARE, game.first_board(), game.goal(), None))
    });
    if let Some(ask) = ask
        && challenges.shortest.get_untracked().is_none()
    {
        send(session, &ask);
    }
}

fn send(session: Session, ask: &Ask) {
    let challenges = session.challenges();
    let script = challenges.script.get_value();
    let thread = Thread::start(&script, move |advice| hear(session, advice), move || fail(session));
    match &thread {
        Some(thread) => thread.ask(ask),
        None => fail(session),
    }
    challenges.thread.set_value(thread);
}

fn hear(session: Session, advice: Advice) {
    let challenges = session.challenges();
    match advice {
        Advice::Solution { id: COMPARE, length, .. } => {
            challenges.thread.set_value(None);
            challenges.shortest.set(Some(length));
        }
        Advice::Solution { id: LIMIT, length, .. } => {
            if let Some(Waiting { attempt, game: Some(game), .. }) = wanted(challenges) {
                let game = attempt.limit(game, length);
                session.start_attempt(game, attempt);
            }
        }
        Advice::Dealt { id: DEAL, board, .. } => {
            if let Some(Waiting { attempt, .. }) = wanted(challenges) {
                let board = board.parse::<Board>().ok();
                match board.and_then(|board| attempt.set_up(board).ok()) {
                    Some(game) => session.start_attempt(game, attempt),
                    None => fail(session),
                }
            }
        }
        Advice::Error { .. } => fail(session),
        _ => {}
    }
}

/// What was waited for; it is not any more.
fn wanted(challenges: Challenges) -> Option<Waiting> {
    challenges.thread.set_value(None);
    challenges.waiting.try_update(Option::take).flatten()
}

fn fail(session: Session) {
    let challenges = session.challenges();
    challenges.thread.set_value(None);
    challenges.waiting.update(|waiting| {
        if let Some(waiting) = waiting {
            waiting.failed = true;
        }
    });
}
