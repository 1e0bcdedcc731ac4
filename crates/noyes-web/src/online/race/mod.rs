//! Races: the same board for several players at the same time.

mod line;
mod page;
mod panel;

pub(crate) use page::RacePage;
pub(crate) use panel::RacePanel;

use core::time::Duration;

use leptos::{prelude::*, task::spawn_local};
use noyes_api::{DealBody, RaceAsk, RaceBody, RaceEvent, RaceSay, Racer};
use noyes_game::{Attempt, Challenge, Replay, Rules};

use self::line::Line;
use super::{api, game_of, people};
use crate::{
    browser,
    later::kept,
    notice::Notice,
    session::Session,
    storage::{self, Key},
    view::View,
    words,
};

/// Moves are told so often at most.
const OFTEN: Duration = Duration::from_millis(250);

/// After so long a lost connection is tried again. A server waits for a minute.
const AGAIN: Duration = Duration::from_secs(2);

/// The race that this page takes part in, or looks at. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Race {
    session: Session,
    /// Its name.
    id: RwSignal<Option<String>>,
    watches: RwSignal<bool>,
    body: RwSignal<Option<RaceBody>>,
    /// Whether the connection stands.
    here: RwSignal<bool>,
    /// This player's name on the server.
    me: RwSignal<Option<String>>,
    line: StoredValue<Option<Line>, LocalStorage>,
    /// Whether moves are to be told soon.
    due: StoredValue<bool>,
}

impl Race {
    /// What the panels and the pages share, whichever of them comes first.
    pub(crate) fn shared() -> Race {
        kept(|| Race::begin(expect_context()))
    }

    fn begin(session: Session) -> Race {
        let race = Race {
            session,
            id: RwSignal::new(None),
            watches: RwSignal::new(false),
            body: RwSignal::new(None),
            here: RwSignal::new(false),
            me: RwSignal::new(None),
            line: StoredValue::new_local(None),
            due: StoredValue::new(false),
        };
        if super::is_there() {
            race.keep_telling();
            let id = storage::read(Key::Race).ok().flatten().filter(|id| !id.is_empty());
            if let Some(id) = id {
                race.enter(id, false);
            }
        }
        race
    }

    fn is_racing(self) -> bool {
        self.session.challenges().attempt().with_untracked(|attempt| {
            attempt.as_ref().map(Attempt::challenge) == Some(Challenge::Race)
        })
    }

    /// Tells the server of every move, a few at a time, and of the last one at once.
    fn keep_telling(self) {
        let game = self.session.game();
        let progress = Memo::new(move |_| game.with(|game| (game.moves(), game.is_solved())));
        Effect::new(move |_| {
            let (moves, solved) = progress.get();
            if moves == 0 || !self.is_racing() {
                return;
            }
            if solved {
                self.tell_moves();
            } else if !self.due.get_value() {
                self.due.set_value(true);
                set_timeout(move || self.tell_moves(), OFTEN);
            }
        });
    }

    fn tell_moves(self) {
        self.due.set_value(false);
        if !self.is_racing() {
            return;
        }
        let replay = self.session.game().with_untracked(Replay::of);
        let moves = replay.moves.iter().map(|moved| (moved.direction.letter(), moved.at)).collect();
        let control = replay.control.map(|control| control.name().to_owned());
        self.say(&RaceSay::Moves { moves, control });
    }

    fn say(self, what: &RaceSay) {
        self.line.with_value(|line| {
            if let Some(line) = line {
                line.say(what);
            }
        });
    }

    /// Opens a race on boards as they are chosen, and comes in.
    fn open(self) {
        let (size, layout) =
            self.session.settings().with_untracked(|settings| (settings.size(), settings.goal));
        let ask = RaceAsk { size: size.to_string(), goal: Some(layout.name().to_owned()) };
        spawn_local(async move {
            match api::open_race(&ask).await {
                Ok(race) => {
                    browser::replace_fragment(&address(&race.id));
                    self.enter(race.id, false);
                }
                Err(fault) => {
                    self.session.notice().set(Some(Notice::warn(people::why_not(&fault))))
                }
            }
        });
    }

    /// Comes into a race, to play or to look on.
    fn enter(self, id: String, watch: bool) {
        self.watches.set(watch);
        self.body.set(None);
        self.id.set(Some(id.clone()));
        let kept = if watch { "" } else { &*id };
        self.session.note_loss(storage::write(Key::Race, kept));
        spawn_local(async move {
            // Who has no cookie looks on.
            if !watch {
                match api::become_player().await {
                    Ok(me) => self.me.set(Some(me.id)),
                    Err(_) => return self.try_again(id),
                }
            }
            self.connect(id);
        });
    }

    fn connect(self, id: String) {
        if self.id.with_untracked(|now| *now != Some(id.clone())) {
            return;
        }
        let again = id.clone();
        let line = Line::open(
            &id,
            self.watches.get_untracked(),
            move |event| self.hear(event),
            move || self.try_again(again.clone()),
        );
        self.line.set_value(line);
    }

    /// The connection is lost.
    fn try_again(self, id: String) {
        self.here.set(false);
        set_timeout(move || spawn_local(async move { self.ask_again(id).await }), AGAIN);
    }

    /// A race that is no longer there is left.
    async fn ask_again(self, id: String) {
        if self.id.with_untracked(|now| *now != Some(id.clone())) {
            return;
        }
        match api::race(&id).await {
            Err(api::Fault::Refused { .. }) => {
                self.forget();
                self.session.notice().set(Some(Notice::warn(words::race::GONE)));
            }
            _ if self.me.with_untracked(Option::is_none) => {
                self.enter(id, self.watches.get_untracked());
            }
            _ => self.connect(id),
        }
    }

    fn hear(self, event: RaceEvent) {
        match event {
            RaceEvent::Race(body) => {
                self.here.set(true);
                self.body.set(Some(body));
            }
            RaceEvent::Deal(deal) => self.deal(&deal),
            // Those of this page are more, if it is the one that was played on: the deal that
            // follows shows whether it is.
            RaceEvent::Moves { .. } => {}
            RaceEvent::Problem { code, detail } => {
                self.session
                    .notice()
                    .set(Some(Notice::warn(words::online::refusal(&code, &detail))));
            }
        }
    }

    /// The board is there. Who comes back goes on.
    fn deal(self, deal: &DealBody) {
        // A page that was opened a moment ago may not know yet what its game is part of.
        if self.session.challenges().is_taken_up_later() {
            let deal = deal.clone();
            set_timeout(move || self.deal(&deal), OFTEN);
            return;
        }
        let attempt = self.session.challenges().attempt();
        if attempt.with_untracked(|attempt| attempt.as_ref().is_some_and(|at| is_at(at, &deal.id)))
        {
            self.tell_moves();
            return;
        }
        let (Ok(size), Some(layout)) = (deal.size.parse(), noyes::Layout::from_name(&deal.goal))
        else {
            return;
        };
        let attempt = Attempt::new(Challenge::Race, size, layout, Rules::record(), &*deal.id);
        if let Some(game) = game_of(&attempt, deal) {
            self.session.start_attempt(game, attempt);
            window().location().set_hash(View::Play.fragment()).ok();
        }
    }

    /// Gives up, or goes.
    fn leave(self) {
        self.say(&RaceSay::Leave);
        let runs = self.is_racing() && self.session.game().with_untracked(|game| !game.is_over());
        self.forget();
        if runs {
            self.session.give_up();
        }
    }

    fn forget(self) {
        self.line.set_value(None);
        self.id.set(None);
        self.body.set(None);
        self.here.set(false);
        self.session.note_loss(storage::write(Key::Race, ""));
    }

    /// This player among the racers.
    fn mine(self, body: &RaceBody) -> Option<Racer> {
        let me = self.me.get()?;
        body.racers.iter().find(|racer| racer.player.id == me).cloned()
    }
}

/// Whether this attempt is the one at the deal of this name. A rematch may be on the same board again.
fn is_at(attempt: &Attempt, deal: &str) -> bool {
    attempt.challenge() == Challenge::Race && attempt.seed() == deal
}

/// The end of the address of a race, which is all that others need.
fn address(id: &str) -> String {
    format!("{}&id={id}", View::Race.fragment())
}

/// The number of tiles of a race's boards.
fn tiles(body: &RaceBody) -> u64 {
    let size: Option<noyes::Size> = body.size.parse().ok();
    size.map_or(1, |size| size.area() as u64 - 1)
}

#[cfg(test)]
mod tests {
    use noyes::{Layout, Size};

    use super::*;

    #[test]
    fn the_same_board_again_is_another_deal() {
        let attempt = |challenge| {
            Attempt::new(challenge, Size::EIGHT, Layout::BlankLast, Rules::record(), "one")
        };
        assert!(is_at(&attempt(Challenge::Race), "one"));
        assert!(!is_at(&attempt(Challenge::Race), "two"));
        assert!(!is_at(&attempt(Challenge::Ranked), "one"));
    }
}
