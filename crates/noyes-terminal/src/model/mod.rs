//! The game as the player has it: what stands on the screen, and what every command does. There is
//! no terminal, no clock and no file in here: events and the time come in, effects come out.

mod advice;
mod command;
mod guide;
mod lesson;
mod menu;
mod next;
mod pages;
mod phrase;
mod question;
mod records;
mod review;
mod saved;
mod showing;
mod turn;

use noyes::{Goal, Square};
use noyes_game::{Attempt, Book, Challenge, Distance, Game, Millis, Phase, Record, Rules};

use self::guide::Guide;
pub(crate) use self::{
    command::{Command, command},
    guide::{State, Way},
    lesson::Lesson,
    menu::{Menu, Row},
    phrase::Phrase,
    question::{Answer, FoundWay, Question},
    records::RecordsPage,
    review::ReviewPage,
    saved::Saved,
    showing::Showing,
};

/// What is to be done outside.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Effect {
    /// Ask the solver.
    Ask(Question),
    /// Store the game under way.
    Store,
    /// Add a line to the journal, for good.
    Record(String),
    /// Read the journal: others may have added to it.
    ReadJournal,
    /// End the program.
    Quit,
    /// End it as an interruption does.
    Interrupt,
    /// Let the shell have the terminal.
    Suspend,
}

/// What fills the window.
#[derive(Debug, Default)]
pub(crate) enum Page {
    #[default]
    Play,
    Help,
    Menu(Menu),
    Review(Box<ReviewPage>),
    Records(RecordsPage),
}

/// What is played when a new board is asked for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Choice {
    /// The goal, which says the size too. Challenges take its size and layout.
    pub(crate) goal: Goal,
    pub(crate) rules: Rules,
    pub(crate) challenge: Challenge,
}

/// The times of an event.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Now {
    /// By a clock that never goes back, from any beginning.
    pub(crate) clock: Millis,
    /// Since the beginning of 1970.
    pub(crate) unix: Millis,
}

/// Everything that is on the screen, or could be.
pub(crate) struct Model {
    game: Game,
    /// The challenge that the game belongs to, unless it is one board after the other.
    attempt: Option<Attempt>,
    /// What has to be found out before the next game can be played.
    coming: Option<Coming>,
    choice: Choice,
    book: Book,
    /// The last line for the journal.
    last: Option<String>,
    /// The record of the game that is over.
    last_id: Option<String>,
    /// Where new seeds come from.
    fresh_seed: fn() -> String,
    page: Page,
    notice: Option<Phrase>,
    /// An unfinished game that a new one has replaced.
    replaced: Option<(Game, Option<Attempt>)>,
    guide: Guide,
    /// Whether a hint is waited for.
    wants_hint: bool,
    shows_to_go: bool,
    hint: Option<Square>,
    showing: Option<Showing>,
    lesson: Option<Lesson>,
    effects: Vec<Effect>,
}

/// A game that is still being looked for.
#[derive(Debug)]
enum Coming {
    /// A board whose shortest solution is to be known.
    Limit(Attempt, Box<Game>),
    /// A board of a certain length.
    Board(Attempt),
}

/// What a model begins with.
pub(crate) struct Beginning {
    pub(crate) game: Game,
    pub(crate) attempt: Option<Attempt>,
    pub(crate) choice: Choice,
    pub(crate) book: Book,
}

impl Model {
    /// Begins, or goes on, with a game.
    pub(crate) fn new(beginning: Beginning, fresh_seed: fn() -> String) -> Model {
        let Beginning { game, attempt, choice, book } = beginning;
        Model {
            game,
            attempt,
            coming: None,
            choice,
            book,
            last: None,
            last_id: None,
            fresh_seed,
            page: Page::Play,
            notice: None,
            replaced: None,
            guide: Guide::default(),
            wants_hint: false,
            shows_to_go: false,
            hint: None,
            showing: None,
            lesson: None,
            effects: Vec::new(),
        }
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// The challenge that the game belongs to, unless it is one board after the other.
    pub(crate) fn attempt(&self) -> Option<&Attempt> {
        self.attempt.as_ref()
    }

    pub(crate) fn book(&self) -> &Book {
        &self.book
    }

    /// The record that was made last, in this program.
    pub(crate) fn last_record(&self) -> Option<&Record> {
        self.book.record(self.last_id.as_deref()?)
    }

    /// Whether a hint is waited for.
    pub(crate) fn waits_for_hint(&self) -> bool {
        self.wants_hint
    }

    /// What the journal holds by now.
    pub(crate) fn set_book(&mut self, book: Book) {
        self.book = book;
    }

    /// Whether a board is still being looked for.
    pub(crate) fn is_preparing(&self) -> bool {
        self.coming.is_some()
    }

    /// The game as it is stored.
    pub(crate) fn saved(&self) -> Saved {
        Saved::new(&self.game, self.attempt.as_ref(), &self.choice, self.last.as_deref())
    }

    pub(crate) fn page(&self) -> &Page {
        &self.page
    }

    pub(crate) fn notice(&self) -> Option<&Phrase> {
        self.notice.as_ref()
    }

    pub(crate) fn hint(&self) -> Option<Square> {
        self.hint
    }

    pub(crate) fn showing(&self) -> Option<&Showing> {
        self.showing.as_ref()
    }

    pub(crate) fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_ref()
    }

    pub(crate) fn shows_to_go(&self) -> bool {
        self.shows_to_go
    }

    /// Whether the solver is waited for, and how far it is.
    pub(crate) fn guide_state(&self) -> State {
        self.guide.state()
    }

    /// How far it is to the goal, if that is to be shown and known.
    pub(crate) fn distance(&mut self) -> Option<Distance> {
        self.shows_to_go.then(|| self.guide.way(&self.game)).flatten().map(|way| way.distance)
    }

    /// What is to be done outside, once.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    pub(crate) fn say(&mut self, phrase: Phrase) {
        self.notice = Some(phrase);
    }

    /// When something changes although nobody does anything; `None` if nothing does.
    pub(crate) fn wake(&self, now: Now) -> Option<Millis> {
        let moves = self.showing.as_ref().and_then(Showing::next_at);
        let lesson = self.lesson.as_ref().and_then(Lesson::next_at);
        let clock = self.clock_runs().then(|| {
            // The figure changes with the second, or with the limit.
            let second = 1000 - self.game.elapsed() % 1000;
            now.clock + self.game.time_left().map_or(second, |left| second.min(left.max(1)))
        });
        [moves, lesson, clock].into_iter().flatten().min()
    }

    fn clock_runs(&self) -> bool {
        matches!(self.game.phase(), Phase::Running | Phase::Inspecting { .. })
    }

    /// Takes notice of the time.
    pub(crate) fn tick(&mut self, now: Now) {
        let before = self.game.outcome();
        self.game.tick(now.clock);
        if before.is_none() && self.game.is_over() {
            self.finish(now);
        }
        if self.showing.as_mut().is_some_and(|showing| showing.is_due(now.clock)) {
            self.show_step(now);
        }
        if self.lesson.as_mut().is_some_and(|lesson| lesson.is_due(now.clock)) {
            self.lesson_step(now);
        }
    }

    /// Does what the player asks for.
    pub(crate) fn command(&mut self, command: Command, now: Now) {
        self.tick(now);
        match command {
            Command::Quit | Command::Interrupt => {
                self.leave(now);
                let interrupted = command == Command::Interrupt;
                self.effects.push(if interrupted { Effect::Interrupt } else { Effect::Quit });
            }
            Command::Suspend => self.effects.push(Effect::Suspend),
            _ => match self.page {
                Page::Play => self.play_command(command, now),
                Page::Help => self.help_command(command, now),
                Page::Menu(_) => self.menu_command(command, now),
                Page::Review(_) => self.review_command(command, now),
                Page::Records(_) => self.records_command(command, now),
            },
        }
    }

    fn store(&mut self) {
        if !self.effects.contains(&Effect::Store) {
            self.effects.push(Effect::Store);
        }
    }

    /// The program ends, or the shell has the terminal: the time stands if the rules allow it.
    pub(crate) fn leave(&mut self, now: Now) {
        self.stop_showing();
        self.game.stand(now.clock);
        self.store();
    }

    /// The time stands if the rules allow it: the window is out of sight.
    pub(crate) fn stand(&mut self, now: Now) {
        self.game.stand(now.clock);
        self.store();
    }

    /// Whether slides lead to the goal.
    pub(crate) fn is_solvable(&self) -> bool {
        self.game.goal().is_solvable(self.game.board()).unwrap_or(false)
    }
}
