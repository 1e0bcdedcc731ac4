//! The online game: boards that a server deals and whose results it ranks, its puzzle of the day,
//! and who the player is there.
//!
//! A page that comes from a host without such a server knows by its own head that there is none, and
//! asks for nothing. What is played is an ordinary game of `noyes-game`; what is sent is its replay.

mod api;
mod day;
mod deals;
mod note;
mod page;
mod people;
mod race;
mod table;
mod you;

pub(crate) use note::SentNote;
pub(crate) use page::{NoServer, OnlinePage};
pub(crate) use race::{Race, RacePage, RacePanel};

use leptos::{ev, prelude::*, task::spawn_local};
use noyes::{Board, Goal};
use noyes_api::{DailyBody, DealAsk, DealBody, PlayerBody, ResultBody};
use noyes_game::{Attempt, Challenge, Day, Game, Replay, Rules};

use self::{api::Fault, deals::Finished};
use crate::{
    later::{Deed, kept},
    notice::Notice,
    session::Session,
    words,
};

/// Whether the page comes from a server of the online game.
pub(crate) fn is_there() -> bool {
    let head = document().query_selector("meta[name=noyes-online]").ok().flatten();
    head.is_some_and(|meta| meta.get_attribute("content").as_deref() == Some("yes"))
}

/// What became of the last game that counts.
#[derive(Clone, Debug, PartialEq)]
enum Sending {
    /// It is on its way.
    Under,
    /// The server does not answer; it is kept, and sent as soon as that does.
    Kept,
    Recorded(Box<ResultBody>),
    /// Why, in the player's language.
    Refused(String),
}

/// What the page knows of the server's game. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    session: Session,
    day: RwSignal<Option<DailyBody>>,
    me: RwSignal<Option<PlayerBody>>,
    sending: RwSignal<Option<Sending>>,
}

impl Online {
    /// What the panels and the pages share, whichever of them comes first.
    pub(crate) fn shared() -> Online {
        kept(|| Online::begin(expect_context()))
    }

    fn begin(session: Session) -> Online {
        let online = Online {
            session,
            day: RwSignal::new(None),
            me: RwSignal::new(None),
            sending: RwSignal::new(None),
        };
        if is_there() {
            online.keep_informed();
            online.send_what_is_left();
        }
        online
    }

    /// Looks out for the end of a game that counts, and for a connection.
    fn keep_informed(self) {
        let game = self.session.game();
        let is_over = Memo::new(move |_| game.with(Game::is_over));
        Effect::new(move |_| {
            if is_over.get() {
                untrack(|| self.over());
            }
        });
        window_event_listener(ev::online, move |_| self.send_what_is_left());
    }

    /// The game is over. If it was dealt by the server, its replay is sent.
    fn over(self) {
        let attempt = self.session.challenges().attempt();
        let counts = attempt.with_untracked(|attempt| {
            let challenge = attempt.as_ref().map(Attempt::challenge);
            matches!(challenge, Some(Challenge::Ranked | Challenge::Daily(_)))
        });
        if !counts {
            return;
        }
        self.session.game().with_untracked(|game| {
            let Some(deal) = deals::take(game) else { return };
            if game.is_solved() {
                let stored = deals::finish(&Finished::new(&deal, &Replay::of(game)));
                self.session.note_loss(stored);
                self.sending.set(Some(Sending::Under));
            }
        });
        self.send_what_is_left();
    }

    /// Sends every game that has not reached the server yet, the oldest first.
    fn send_what_is_left(self) {
        spawn_local(async move {
            for finished in deals::finished() {
                let (sending, done) = match api::finish(&finished).await {
                    Ok(result) => (Sending::Recorded(Box::new(result)), true),
                    Err(Fault::Away) => (Sending::Kept, false),
                    Err(fault) => (Sending::Refused(people::why_not(&fault)), true),
                };
                if done {
                    self.session.note_loss(deals::sent(&finished.id));
                }
                self.session.say(note::sentence(&sending));
                self.sending.set(Some(sending));
                if !done {
                    break;
                }
            }
        });
    }

    /// Begins a game that counts.
    pub(crate) fn play(self, challenge: Challenge) {
        match challenge {
            Challenge::Daily(day) => self.play_daily(day),
            _ => self.play_ranked(),
        }
    }

    fn play_ranked(self) {
        let (size, layout) =
            self.session.settings().with_untracked(|settings| (settings.size(), settings.goal));
        let attempt = Attempt::new(Challenge::Ranked, size, layout, Rules::record(), "");
        let ask = DealAsk { size: size.to_string(), goal: Some(layout.name().to_owned()) };
        let challenges = self.session.challenges();
        let ticket = challenges.wait_for(attempt.clone());
        spawn_local(async move {
            let dealt = api::deal(&ask).await;
            // Unless the player has gone on to something else.
            if !challenges.is_waited_for(ticket) {
                return;
            }
            match dealt {
                Ok(deal) => self.start(attempt, &deal),
                Err(fault) => {
                    challenges.forget();
                    self.session.notice().set(Some(Notice::warn(people::why_not(&fault))));
                }
            }
        });
    }

    /// Where the server does not answer, the board of the day is the one that everybody can work
    /// out, and does not count.
    fn play_daily(self, day: Day) {
        let size = day.goal().size();
        let layout = day.goal().layout().unwrap_or_default();
        let attempt = Attempt::new(Challenge::Daily(day), size, layout, Rules::record(), "");
        let challenges = self.session.challenges();
        let ticket = challenges.wait_for(attempt.clone());
        spawn_local(async move {
            let dealt = self.daily_deal().await;
            if !challenges.is_waited_for(ticket) {
                return;
            }
            match dealt {
                Ok(Some(deal)) => self.start(attempt, &deal),
                Ok(None) => {
                    challenges.forget();
                    self.session.notice().set(Some(Notice::say(words::online::DAILY_DONE)));
                }
                Err(Fault::Away) => {
                    self.session.act(Deed::BeginHere(Challenge::Daily(day)));
                    self.session.notice().set(Some(Notice::say(words::online::DAILY_AWAY)));
                }
                Err(fault) => {
                    challenges.forget();
                    self.session.notice().set(Some(Notice::warn(people::why_not(&fault))));
                }
            }
        });
    }

    /// Today's deal, unless it is solved already.
    async fn daily_deal(self) -> Result<Option<DealBody>, Fault> {
        let day = api::daily().await?;
        let solved = day.mine.as_ref().is_some_and(|mine| mine.result.is_some());
        self.day.set(Some(day));
        match solved {
            true => Ok(None),
            false => api::begin_daily().await.map(Some),
        }
    }

    fn start(self, attempt: Attempt, deal: &DealBody) {
        let Some(game) = game_of(&attempt, deal) else {
            self.session.challenges().forget();
            self.session.notice().set(Some(Notice::warn(words::online::NOT_UNDERSTOOD)));
            return;
        };
        self.session.note_loss(deals::keep(deal));
        self.sending.set(None);
        self.session.start_attempt(game, attempt);
    }

    /// Fetches today's puzzle and who the player is.
    fn look(self) {
        spawn_local(async move {
            if let Ok(day) = api::daily().await {
                self.day.set(Some(day));
            }
            if let Some(me) = api::me().await {
                self.me.set(Some(me));
            }
        });
    }
}

/// The game that was dealt, if that is what was asked for.
fn game_of(attempt: &Attempt, deal: &DealBody) -> Option<Game> {
    let board: Board = deal.board.parse().ok()?;
    let goal = Goal::parse(&deal.goal, deal.size.parse().ok()?).ok()?;
    (goal == attempt.goal()).then(|| attempt.set_up(board).ok())?
}
