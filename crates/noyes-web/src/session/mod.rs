//! The game on this page, and everything that the page can do with it.

mod change;
mod chosen;
mod clock;
mod drawn;
mod keep;
mod link;
mod play;

use leptos::prelude::*;
use noyes::Goal;
use noyes_game::{Attempt, Game};

use self::change::fresh;
use self::keep::{fresh_name, stored_game, stored_name};
use crate::{
    challenge::{self, Challenges},
    coach::Mode,
    hints::Hints,
    journal::Journal,
    later::{Deed, Panels},
    notice::Notice,
    settings::Settings,
    stage::Stage,
    storage::Lost,
    words,
};

/// What all parts of the page share. Copies are the same session.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    game: RwSignal<Game>,
    settings: RwSignal<Settings>,
    /// What was said last to those who do not see the board.
    spoken: RwSignal<String>,
    notice: RwSignal<Option<Notice>>,
    /// An unfinished game that a new one has replaced, and the challenge that it is part of.
    replaced: RwSignal<Option<(Game, Option<Attempt>)>>,
    storage_lost: RwSignal<bool>,
    /// Whether the board was dealt because none was stored, and no link was looked at since.
    just_dealt: StoredValue<bool>,
    /// Whether the time stands because the board is out of sight.
    time_stands: StoredValue<bool>,
    /// The board as it is drawn on the play page, while that page is open.
    stage: StoredValue<Option<Stage>>,
    /// The address of the picture on the tiles.
    picture: RwSignal<Option<String>>,
    /// The player's own picture, as it is stored.
    own_picture: RwSignal<Option<String>>,
    hints: Hints,
    challenges: Challenges,
    journal: Journal,
    panels: Panels,
    /// What the coach is at.
    coaching: RwSignal<Mode>,
    /// The name that the game will have in the journal.
    name: RwSignal<String>,
}

impl Session {
    /// Brings back what was stored, or opens the link in the address, or deals a board.
    pub(crate) fn begin(solver: String) -> Session {
        let (settings, lost) = match Settings::load() {
            Ok(settings) => (settings, false),
            Err(Lost) => (Settings::default(), true),
        };
        let goal = Goal::new(settings.size(), settings.goal);
        let fresh = || fresh(goal).with_rules(settings.rules());
        let stored = stored_game();
        let just_dealt = !matches!(stored, Ok(Some(_)));
        let (game, in_challenge, notice) = match stored {
            Ok(Some(game)) => (game, challenge::is_stored(), None),
            Ok(None) => (fresh(), false, None),
            Err(_) => (fresh(), false, Some(Notice::say(words::GAME_DAMAGED))),
        };
        let session = Session {
            game: RwSignal::new(game),
            settings: RwSignal::new(settings),
            spoken: RwSignal::new(String::new()),
            notice: RwSignal::new(notice),
            replaced: RwSignal::new(None),
            storage_lost: RwSignal::new(lost),
            just_dealt: StoredValue::new(just_dealt),
            time_stands: StoredValue::new(false),
            stage: StoredValue::new(None),
            picture: RwSignal::new(None),
            own_picture: RwSignal::new(None),
            hints: Hints::new(solver.clone()),
            challenges: Challenges::new(solver, in_challenge),
            journal: Journal::new(),
            panels: Panels::new(),
            coaching: RwSignal::new(Mode::default()),
            name: RwSignal::new(stored_name().unwrap_or_else(fresh_name)),
        };
        session.store();
        if !in_challenge {
            session.take_up();
        }
        session
    }

    pub(crate) fn game(&self) -> RwSignal<Game> {
        self.game
    }

    pub(crate) fn settings(&self) -> RwSignal<Settings> {
        self.settings
    }

    pub(crate) fn spoken(&self) -> RwSignal<String> {
        self.spoken
    }

    pub(crate) fn notice(&self) -> RwSignal<Option<Notice>> {
        self.notice
    }

    pub(crate) fn storage_lost(&self) -> RwSignal<bool> {
        self.storage_lost
    }

    pub(crate) fn picture(&self) -> RwSignal<Option<String>> {
        self.picture
    }

    pub(crate) fn own_picture(&self) -> RwSignal<Option<String>> {
        self.own_picture
    }

    pub(crate) fn journal(&self) -> Journal {
        self.journal
    }

    pub(crate) fn panels(&self) -> Panels {
        self.panels
    }

    pub(crate) fn coaching(&self) -> RwSignal<Mode> {
        self.coaching
    }

    /// Does something that takes more than the board, as soon as it can be done.
    pub(crate) fn act(&self, deed: Deed) {
        self.panels.act(*self, deed);
    }

    /// The name of this game's record.
    pub(crate) fn name(&self) -> RwSignal<String> {
        self.name
    }

    pub(crate) fn hints(&self) -> Hints {
        self.hints
    }

    pub(crate) fn challenges(&self) -> Challenges {
        self.challenges
    }
}
