//! The game on this page, and everything that the page can do with it.

use leptos::prelude::*;
use noyes::{Goal, Position, Square};
use noyes_game::{
    Attempt, Challenge, Control, Deal, Entry, Game, Input, Link, Phase, Record, Refusal, Snapshot,
    SnapshotError, Start,
};

use crate::{
    browser,
    challenge::{self, Challenges},
    coach::Mode,
    colours::Colouring,
    faces::Faces,
    hints::Hints,
    journal::Journal,
    keys::Command,
    later::{Deed, LinkFault, Panels},
    notice::Notice,
    picture::Picture,
    senses::{self, Event},
    settings::{Settings, Side, Theme},
    stage::{Mark, Stage, tiles_of},
    storage::{self, Key, Lost},
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
    /// The largest board that is drawn, in squares. Each is a button of its own: 64x64 take a browser
    /// two to three seconds, and it only gets worse from there.
    pub(crate) const MAX_AREA: usize = 64 * 64;

    /// Brings back what was stored, or opens the link in the address, or deals a board.
    pub(crate) fn begin(solver: String) -> Session {
        let (settings, lost) = match Settings::load() {
            Ok(settings) => (settings, false),
            Err(Lost) => (Settings::default(), true),
        };
        let goal = Goal::new(settings.size(), settings.goal);
        let fresh = || fresh(goal).with_rules(settings.rules());
        let (game, in_challenge, notice) = match stored_game() {
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

    /// Takes up what was stored: the page may have ended between the last move and the journal.
    pub(crate) fn take_up(&self) {
        self.enter_leg();
        if let Some(record) = self.record() {
            self.act(Deed::RecordOnce(Box::new(record)));
        }
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

    /// What the game leaves behind, if it is over.
    fn record(&self) -> Option<Record> {
        let (name, now) = (self.name.get_untracked(), browser::unix_now());
        let attempt = self.challenges.attempt();
        if attempt.with_untracked(Option::is_some) {
            return attempt.with_untracked(|attempt| attempt.as_ref()?.record(name, now));
        }
        self.game.with_untracked(|game| {
            game.has_begun().then(|| Record::of(game, Challenge::Free, name, now))?
        })
    }

    pub(crate) fn hints(&self) -> Hints {
        self.hints
    }

    pub(crate) fn challenges(&self) -> Challenges {
        self.challenges
    }

    /// Tells which drawing of the board moves from now on.
    pub(crate) fn draw_on(&self, stage: Option<Stage>) {
        self.stage.set_value(stage);
    }

    fn stage(&self) -> Option<Stage> {
        let size = self.game.with_untracked(Game::size);
        self.stage.get_value().filter(|stage| stage.size() == size)
    }

    /// Gives the keyboard's focus to the board.
    pub(crate) fn give_board_focus(&self) {
        if let Some(stage) = self.stage() {
            stage.give_focus();
        }
    }

    /// Whether the keyboard's focus is on the board.
    pub(crate) fn board_has_focus(&self) -> bool {
        self.stage().is_some_and(|stage| stage.has_focus())
    }

    /// Says something to those who do not see the board.
    pub(crate) fn say(&self, text: impl Into<String>) {
        let mut text = text.into();
        // The same words twice are news only if they differ.
        if self.spoken.with_untracked(|spoken| *spoken == text) {
            text.push('\u{a0}');
        }
        self.spoken.set(text);
    }

    /// Does what a key asks for.
    pub(crate) fn command(&self, command: Command) {
        match command {
            Command::Slide(direction) => {
                self.play_with(Input::Slide(direction), Control::Keyboard);
            }
            Command::Undo => self.play(Input::Undo),
            Command::Redo => self.play(Input::Redo),
            Command::New => self.next(),
            Command::Hint => self.act(Deed::Hint),
            Command::Pause => self.pause_or_go_on(),
            Command::Focus(focus) => {
                if let Some(stage) = self.stage() {
                    stage.move_focus(focus);
                }
            }
        }
    }

    /// Passes an input on that was made with this. What does nothing was made with nothing.
    pub(crate) fn play_with(&self, input: Input, control: Control) {
        let moves = self.game.with_untracked(|game| match input {
            Input::Slide(direction) => game.board().room(direction) > 0,
            Input::Tap(square) => game.board().run_from(square).is_some(),
            _ => false,
        });
        if moves {
            self.game.update_untracked(|game| game.played_with(control));
        }
        self.play(input);
    }

    /// Passes an input on to the game and shows what it did.
    pub(crate) fn play(&self, input: Input) {
        self.play_and_say(input, true);
    }

    /// The same without a word, and without storing it at once: one of many that a demonstration
    /// makes. Only the end of a game is told and stored. Says whether anything moved.
    pub(crate) fn play_silently(&self, input: Input) -> bool {
        self.play_and_say(input, false)
    }

    fn play_and_say(&self, input: Input, aloud: bool) -> bool {
        if untrack(|| self.challenges.is_waiting()) {
            // Another board is on its way, or what this one is part of, and it is covered.
            self.say(words::refusal(Refusal::Covered));
            return false;
        }
        let done = self.game.try_update(|game| game.play(input, browser::now()));
        match done {
            Some(Ok(step)) => {
                self.notice.update(|notice| {
                    notice.take_if(|notice| notice.goes_with_a_move());
                });
                if let Some(stage) = self.stage() {
                    stage.slide(&step.slides);
                    let event = if step.solved { Event::Solved } else { Event::Slid };
                    self.settings.with_untracked(|settings| senses::tell(event, settings));
                    if step.solved
                        && let Some(last) = step.slides.last()
                    {
                        stage.ripple(last.to);
                    }
                }
                match step.outcome {
                    Some(_) => self.over(),
                    None if !aloud => {}
                    None if self.game.with_untracked(Game::is_blind) => {
                        self.say(words::challenge::blind_step(step.run.direction));
                    }
                    None => self.say(words::step(&step)),
                }
                if aloud {
                    // A move changes neither the name nor the challenge.
                    self.note_loss(self.write_game());
                }
                true
            }
            Some(Err(refusal)) => {
                self.say(words::refusal(refusal));
                false
            }
            None => false,
        }
    }

    /// Marks squares for a lesson, and no others.
    pub(crate) fn mark(&self, marks: &[(Square, Mark)]) {
        if let Some(stage) = self.stage() {
            stage.mark(marks);
        }
    }

    /// Whether the game is drawn anywhere.
    pub(crate) fn is_in_sight(&self) -> bool {
        self.stage().is_some() && self.time_stands.try_get_value() != Some(true)
    }

    /// The game is over: the next board of a series, or the journal.
    fn over(&self) {
        self.enter_leg();
        let attempt = self.challenges.attempt();
        if let Some(next) = attempt.with_untracked(|attempt| attempt.as_ref()?.next(browser::now()))
        {
            if let Some(stage) = self.stage().filter(|stage| stage.size() == next.size()) {
                stage.show(&tiles_of(next.board()));
            }
            self.game.set(next);
            let said = attempt
                .with_untracked(|attempt| Some(words::challenge::next_board(attempt.as_ref()?)));
            self.say(said.unwrap_or_default());
        } else {
            let said = self.game.with_untracked(|game| {
                attempt.with_untracked(|attempt| {
                    let attempt = attempt.as_ref();
                    words::joined(
                        &words::challenge::headline(game, attempt),
                        &words::challenge::sentence(game, attempt),
                    )
                })
            });
            self.say(said);
        }
        self.store();
        if let Some(record) = self.record() {
            self.keep(record);
        }
    }

    /// Keeps a record, whatever becomes of the page from now on.
    fn keep(&self, record: Record) {
        let record = Box::new(record);
        if self.panels.are_there() {
            self.act(Deed::Record(record));
            return;
        }
        // What keeps the journal may never come, and this game be replaced by the next.
        let entry = Entry::Solve(*record.clone());
        self.note_loss(storage::add_line(Key::Journal, &entry.to_json()));
        self.act(Deed::RecordOnce(record));
    }

    /// Counts a board that is over among those of its challenge.
    fn enter_leg(&self) {
        let attempt = self.challenges.attempt();
        if attempt.with_untracked(Option::is_some) && self.game.with_untracked(Game::is_over) {
            self.game.with_untracked(|game| {
                attempt.update(|attempt| {
                    if let Some(attempt) = attempt {
                        attempt.finish(game);
                    }
                });
            });
        }
    }

    /// Ends the game as it stands.
    pub(crate) fn give_up(&self) {
        if !self.game.with_untracked(Game::is_over) {
            self.game.update(|game| game.give_up(browser::now()));
            self.over();
        }
    }

    /// Covers the board and stops the clock, or goes on.
    pub(crate) fn pause_or_go_on(&self) {
        match self.game.with_untracked(Game::phase) {
            Phase::Paused => {
                self.time_stands.set_value(false);
                self.game.update(|game| game.resume(browser::now()));
            }
            Phase::Covered => self.inspect(),
            _ => {
                self.game.update(|game| game.pause(browser::now()));
                if self.game.with_untracked(Game::phase) == Phase::Paused {
                    self.say(words::challenge::PAUSED);
                }
            }
        }
        self.store();
    }

    /// Whether there is something to pause, or to go on with.
    pub(crate) fn may_pause(&self) -> bool {
        self.game.with(|game| {
            let covered = matches!(game.phase(), Phase::Covered | Phase::Paused);
            covered || game.rules().may_pause && game.has_begun() && !game.is_over()
        })
    }

    /// Whether the board is not to be seen.
    pub(crate) fn is_covered(&self) -> bool {
        self.challenges.is_waiting()
            || self.game.with(|game| matches!(game.phase(), Phase::Covered | Phase::Paused))
    }

    /// Shows a board that is to be looked at before the first move.
    pub(crate) fn inspect(&self) {
        self.game.update(|game| game.inspect(browser::now()));
        self.store();
    }

    /// Stops the clock until the next move, where the rules allow it.
    pub(crate) fn stand(&self) {
        self.game.update(|game| game.stand(browser::now()));
    }

    /// Gives the keyboard's focus to the board.
    pub(crate) fn focus_board(&self) {
        if let Some(stage) = self.stage() {
            stage.give_focus();
        }
    }

    /// Marks the tile on a square as the one to move, until something moves.
    pub(crate) fn point_at(&self, square: Square) {
        if let Some(stage) = self.stage() {
            stage.point_at(square);
        }
    }

    /// The player was told something about the way to the goal.
    pub(crate) fn assist(&self) {
        if !self.game.with_untracked(Game::is_assisted) {
            self.game.update(Game::assist);
            self.store();
        }
    }

    /// A tile was tapped.
    pub(crate) fn tap(&self, square: Square, control: Control) {
        self.play_with(Input::Tap(square), control);
    }

    /// The mouse has come to a square, where passing over a tile slides it. Most of its ways lead
    /// over tiles that cannot slide: nothing is said of those.
    pub(crate) fn hover(&self, square: Square) {
        let slides = self
            .game
            .with_untracked(|game| !game.is_over() && game.board().run_from(square).is_some());
        if slides {
            self.play_with(Input::Tap(square), Control::Hover);
        }
    }

    /// Puts another game in the place of this one, which can be brought back if it was under way.
    pub(crate) fn start(&self, game: Game) {
        self.start_in(game, None);
    }

    /// Begins a challenge with its first board.
    pub(crate) fn start_attempt(&self, game: Game, attempt: Attempt) {
        browser::clear_fragment();
        self.start_in(game, Some(attempt));
    }

    fn start_in(&self, game: Game, attempt: Option<Attempt>) {
        let size = game.size();
        let old = self.exchange(game, attempt);
        if old.0.has_begun() && !old.0.is_over() {
            self.replaced.set(Some(old));
            self.notice.set(Some(Notice::replaced(words::replaced(size))));
        } else if self.replaced.with_untracked(Option::is_none) {
            self.notice.set(None);
        }
        self.say(words::new_board(size));
    }

    fn exchange(&self, game: Game, attempt: Option<Attempt>) -> (Game, Option<Attempt>) {
        let mut old = game.clone();
        self.time_stands.set_value(false);
        self.challenges.forget();
        let old_attempt = self
            .challenges
            .attempt()
            .try_update(|current| core::mem::replace(current, attempt))
            .flatten();
        self.game.update(|current| {
            current.stand(browser::now());
            core::mem::swap(current, &mut old);
        });
        self.name.set(fresh_name());
        if let Some(stage) = self.stage() {
            stage.show(&tiles_of(game.board()));
        }
        self.store();
        (old, old_attempt)
    }

    /// Brings the game back that a new one has replaced.
    pub(crate) fn bring_back(&self) {
        if let Some(Some((game, attempt))) = self.replaced.try_update(Option::take) {
            self.exchange(game, attempt);
            self.notice.set(None);
            self.say(words::BROUGHT_BACK);
        }
    }

    /// Deals the next board: of the challenge that is played, else of the chosen size and goal.
    pub(crate) fn next(&self) {
        if self.challenges.is_taken_up_later() {
            self.act(Deed::Next);
            return;
        }
        let challenge =
            self.challenges.attempt().with_untracked(|attempt| Some(attempt.as_ref()?.challenge()));
        match challenge {
            // There is only one a day.
            None | Some(Challenge::Daily(_)) => self.leave_challenge(),
            Some(challenge) => self.act(Deed::Begin(challenge)),
        }
    }

    /// Deals the next board of the chosen size and goal, at leisure.
    pub(crate) fn leave_challenge(&self) {
        browser::clear_fragment();
        let goal =
            self.settings.with_untracked(|settings| Goal::new(settings.size(), settings.goal));
        let next = self.game.with_untracked(|game| match game.start() {
            // Another size or goal begins its own series.
            Start::Deal(deal) if *game.goal() == goal => {
                Some(Deal { seed: deal.seed.clone(), index: deal.index + 1 })
            }
            _ => None,
        });
        let game = next.and_then(|deal| Game::deal(goal.clone(), deal).ok());
        let rules = self.settings.with_untracked(Settings::rules);
        self.start(game.unwrap_or_else(|| fresh(goal)).with_rules(rules));
    }

    /// Back to the first board of this game.
    pub(crate) fn restart(&self) {
        if self.challenges.is_taken_up_later() {
            self.act(Deed::Restart);
            return;
        }
        self.challenges.forget();
        let attempt = self.challenges.attempt();
        if let Some(again) = attempt.with_untracked(|attempt| Some(attempt.as_ref()?.again())) {
            attempt.set(Some(again));
        }
        self.game.update(Game::restart);
        self.name.set(fresh_name());
        if let Some(stage) = self.stage() {
            stage.show(&self.game.with_untracked(|game| tiles_of(game.board())));
        }
        self.say(words::RESTARTED);
        self.store();
    }

    /// Changes settings; another size or goal deals a board.
    pub(crate) fn set(&self, change: impl FnOnce(&mut Settings)) {
        let before = self.settings.with_untracked(|settings| (settings.size(), settings.goal));
        self.settings.update(change);
        let after = self.settings.with_untracked(|settings| (settings.size(), settings.goal));
        let stored = self.settings.with_untracked(Settings::store);
        self.note_loss(stored);
        if before != after {
            self.leave_challenge();
        }
    }

    /// Changes what games are played by; a board that is not begun is played by it at once.
    pub(crate) fn set_rules(&self, change: impl FnOnce(&mut Settings)) {
        self.set(change);
        let free = self.challenges.attempt().with_untracked(Option::is_none);
        if free && !self.game.with_untracked(Game::has_begun) {
            let rules = self.settings.with_untracked(Settings::rules);
            self.game.update(|game| *game = game.clone().with_rules(rules));
            self.store();
        }
    }

    /// Opens the link at the end of the address, if there is one.
    pub(crate) fn open_link(&self, fragment: &str) {
        if !fragment.contains('=') {
            return;
        }
        if self.challenges.is_taken_up_later() {
            // The game that it replaces can be brought back with its challenge.
            self.act(Deed::OpenLink(fragment.to_owned()));
            return;
        }
        match fragment.parse::<Link>() {
            Err(error) => self.refuse_link(LinkFault::Link(error)),
            Ok(link) if link.goal().size().area() > Session::MAX_AREA => {
                self.refuse_link(LinkFault::TooLarge(link.goal().size()));
            }
            // A reload: the game goes on.
            Ok(link) if self.game.with_untracked(|game| game.link() == link) => {}
            Ok(link) => match Game::open(link) {
                Err(error) => self.refuse_link(LinkFault::Deal(error)),
                Ok(game) => {
                    // The deal may be a later one than the link says, where that is solved.
                    if self.game.with_untracked(|current| current.link() == game.link()) {
                        return;
                    }
                    self.adopt(&game);
                    self.start(game);
                    let kept = self.replaced.with_untracked(Option::is_some);
                    self.notice.set(Some(match kept {
                        true => Notice::replaced(words::BOARD_FROM_LINK),
                        false => Notice::say(words::BOARD_FROM_LINK),
                    }));
                }
            },
        }
    }

    /// Deals boards of this size and goal from now on, where the settings have a place for them:
    /// who comes by a link and asks for the next board means one like this.
    fn adopt(&self, game: &Game) {
        let (Start::Deal(_), Some(goal)) = (game.start(), game.goal().layout()) else { return };
        let size = game.size();
        if let (Some(width), Some(height)) = (Side::new(size.width()), Side::new(size.height())) {
            self.settings.update(|settings| {
                (settings.width, settings.height, settings.goal) = (width, height, goal);
            });
            self.note_loss(self.settings.with_untracked(Settings::store));
        }
    }

    fn refuse_link(&self, fault: LinkFault) {
        browser::clear_fragment();
        self.act(Deed::RefuseLink(fault));
    }

    /// Takes notice of the time.
    pub(crate) fn tick(&self) {
        let ticks = self.game.with_untracked(|game| {
            game.is_running() || matches!(game.phase(), Phase::Inspecting { .. })
        });
        if ticks {
            self.game.update(|game| game.tick(browser::now()));
            if self.game.with_untracked(Game::is_over) {
                self.over();
            }
        }
    }

    /// The board is out of sight: the time stands, and all is stored.
    pub(crate) fn hide(&self) {
        if self.game.with_untracked(Game::is_running) {
            self.time_stands.set_value(true);
            self.game.update(|game| game.stand(browser::now()));
        }
        self.store();
    }

    /// The board is in sight again. The time goes on if it was running before.
    pub(crate) fn show(&self) {
        if self.time_stands.try_update_value(core::mem::take) == Some(true) {
            self.game.update(|game| game.resume(browser::now()));
        }
    }

    fn write_game(&self) -> Result<(), Lost> {
        let text = self.game.with_untracked(|game| game.snapshot().to_json());
        storage::write(Key::Game, &text)
    }

    /// Stores the game, its name and the challenge that it is part of.
    pub(crate) fn store(&self) {
        let name = self.name.get_untracked();
        // What is lost is lost, whatever else could be stored.
        let stored = self.write_game().and_then(|()| storage::write(Key::GameName, &name));
        if self.challenges.attempt().with_untracked(Option::is_some) {
            self.note_loss(stored);
            // It was begun, or taken up, by what is loaded later: that is there.
            self.act(Deed::StoreAttempt);
        } else if self.challenges.is_taken_up_later() {
            self.note_loss(stored);
        } else {
            self.note_loss(stored.and_then(|()| storage::write(Key::Attempt, "")));
        }
    }

    pub(crate) fn note_loss(&self, stored: Result<(), Lost>) {
        let lost = stored.is_err();
        if self.storage_lost.get_untracked() != lost {
            self.storage_lost.set(lost);
        }
    }

    pub(crate) fn faces(&self) -> Memo<Faces> {
        let settings = self.settings;
        Memo::new(move |_| settings.with(|settings| settings.faces))
    }

    pub(crate) fn colouring(&self) -> Memo<Colouring> {
        let settings = self.settings;
        Memo::new(move |_| {
            settings.with(|&Settings { scheme, palette, .. }| Colouring { scheme, palette })
        })
    }

    pub(crate) fn hovers(&self) -> Memo<bool> {
        let settings = self.settings;
        Memo::new(move |_| settings.with(|settings| settings.hover.0))
    }

    pub(crate) fn chosen_picture(&self) -> Memo<Picture> {
        let settings = self.settings;
        Memo::new(move |_| settings.with(|settings| settings.picture))
    }

    pub(crate) fn shows_to_go(&self) -> Memo<bool> {
        let settings = self.settings;
        Memo::new(move |_| settings.with(|settings| settings.to_go.0))
    }

    pub(crate) fn theme(&self) -> Memo<Theme> {
        let settings = self.settings;
        Memo::new(move |_| settings.with(|settings| settings.theme))
    }
}

/// The game that was stored, if there is one; what cannot be stored is not there either.
fn stored_game() -> Result<Option<Game>, SnapshotError> {
    let Ok(Some(text)) = storage::read(Key::Game) else { return Ok(None) };
    let game = Snapshot::from_json(&text)?.game()?;
    Ok((game.size().area() <= Session::MAX_AREA).then_some(game))
}

/// The first deal of a seed that nobody has had before.
fn fresh(goal: Goal) -> Game {
    // Without chance the time is the best there is; it is a seed that people can see.
    let seed = browser::fresh_seed().unwrap_or_else(|| browser::now().to_string());
    let deal = Deal { seed, index: 0 };
    // Index 0 is always there; and should it ever not be, there still is a board.
    Game::deal(goal.clone(), deal).unwrap_or_else(|_| Game::solved(goal))
}

/// The name that the stored game was given.
fn stored_name() -> Option<String> {
    let name = storage::read(Key::GameName).ok()??;
    (1..=Entry::LONGEST_ID).contains(&name.chars().count()).then_some(name)
}

/// A name that no other game has, but for a chance of 1 in 2^128.
fn fresh_name() -> String {
    let seed = browser::fresh_seed();
    let digits = seed.as_deref().and_then(|seed| seed.get(..32));
    digits.map_or_else(|| format!("{} {}", browser::unix_now(), browser::now()), str::to_owned)
}
