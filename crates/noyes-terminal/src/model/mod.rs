//! The game as the player has it: what stands on the screen, and what every command does. There is
//! no terminal, no clock and no file in here: events and the time come in, effects come out.

mod command;
mod guide;
mod lesson;
mod menu;
mod phrase;
mod question;
mod records;
mod review;
mod saved;
mod showing;

use noyes::{Direction, Goal, Position, Square};
use noyes_game::{
    Attempt, Book, Challenge, Control, Day, Deal, Distance, Entry, Game, Input, Millis, Need,
    Outcome, Phase, Record, Refusal, Rules, Start,
};

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

    fn play_command(&mut self, command: Command, now: Now) {
        match command {
            Command::Slide(Direction::Right) if self.showing.is_some() => {
                if let Some(showing) = &mut self.showing {
                    showing.step();
                }
                self.tick(now);
            }
            Command::Slide(direction) => self.play(Input::Slide(direction), Control::Keyboard, now),
            Command::Tap(square) if self.game.phase() != Phase::Paused => {
                if self.game.phase() == Phase::Covered {
                    self.game.inspect(now.clock);
                } else {
                    self.play(Input::Tap(square), Control::Mouse, now);
                }
            }
            Command::Tap(_) => self.pause(now),
            Command::Undo => self.play(Input::Undo, Control::Keyboard, now),
            Command::Redo => self.play(Input::Redo, Control::Keyboard, now),
            Command::Next => self.next(now),
            Command::Restart => self.restart(now),
            Command::BringBack => self.bring_back(now),
            Command::Hint => self.ask_hint(),
            Command::ToGo => self.toggle_to_go(),
            Command::Solve => self.solve(now),
            Command::Teach => self.teach(now),
            Command::Pause => self.pause(now),
            Command::GiveUp => self.give_up(now),
            Command::Menu => {
                let menu = Menu::new(&self.choice, Day::at(now.unix));
                self.open(Page::Menu(menu), now);
            }
            Command::Help => self.open(Page::Help, now),
            Command::Accept => self.accept(now),
            Command::Back => self.stop_showing(),
            Command::Faster => self.change_pace(true),
            Command::Slower => self.change_pace(false),
            Command::Review => self.review_game(now),
            Command::Records => {
                self.effects.push(Effect::ReadJournal);
                self.open(Page::Records(RecordsPage::default()), now);
            }
            Command::Page(_)
            | Command::First
            | Command::Last
            | Command::Pick(_)
            | Command::Quit
            | Command::Interrupt
            | Command::Suspend => {}
        }
    }

    /// Opens another page, and lets the time stand meanwhile if the rules allow it.
    fn open(&mut self, page: Page, now: Now) {
        self.game.stand(now.clock);
        self.stop_showing();
        self.page = page;
        self.store();
    }

    fn close(&mut self) {
        self.page = Page::Play;
    }

    fn help_command(&mut self, command: Command, now: Now) {
        match command {
            Command::Menu | Command::Records => {
                self.close();
                self.play_command(command, now);
            }
            _ => self.close(),
        }
    }

    /// Looks at the game that is over.
    fn review_game(&mut self, now: Now) {
        if self.game.log().is_empty() || !self.game.is_over() {
            self.say(Phrase::new("terminal-nothing-to-review"));
            return;
        }
        let replay = noyes_game::Replay::of(&self.game);
        self.open_review(ReviewPage::new(replay, false), now);
    }

    fn open_review(&mut self, page: ReviewPage, now: Now) {
        self.guide.forget();
        self.effects.push(Effect::Ask(page.question()));
        self.open(Page::Review(Box::new(page)), now);
    }

    fn review_command(&mut self, command: Command, now: Now) {
        let Page::Review(review) = &mut self.page else { return };
        match command {
            Command::Slide(Direction::Left) => review.go(-1),
            Command::Slide(Direction::Right) => review.go(1),
            Command::Slide(Direction::Up) | Command::Page(Direction::Up) => review.go(-10),
            Command::Slide(Direction::Down) | Command::Page(Direction::Down) => review.go(10),
            Command::First => review.go(isize::MIN),
            Command::Last => review.go(isize::MAX),
            Command::Next => review.next_blunder(),
            Command::Back | Command::Review | Command::Accept => {
                let to_records = review.came_from_records();
                self.effects.push(Effect::Ask(Question::Nothing));
                self.close();
                if to_records {
                    self.play_command(Command::Records, now);
                }
            }
            Command::Help => {
                self.effects.push(Effect::Ask(Question::Nothing));
                self.page = Page::Help;
            }
            _ => {}
        }
    }

    fn records_command(&mut self, command: Command, now: Now) {
        let Page::Records(records) = &mut self.page else { return };
        match command {
            Command::Slide(Direction::Left) => records.turn(&self.book, false),
            Command::Slide(Direction::Right) => records.turn(&self.book, true),
            Command::Slide(Direction::Up) => records.go(&self.book, -1),
            Command::Slide(Direction::Down) => records.go(&self.book, 1),
            Command::Page(Direction::Up) => records.go(&self.book, -10),
            Command::Page(Direction::Down) => records.go(&self.book, 10),
            Command::First => records.go(&self.book, isize::MIN),
            Command::Last => records.go(&self.book, isize::MAX),
            Command::ToGo => records.change_measure(),
            Command::Accept | Command::Review => {
                if let Some(replay) = records.replay(&self.book) {
                    self.open_review(ReviewPage::new(replay, true), now);
                }
            }
            Command::Back | Command::Records => self.close(),
            Command::Help => self.page = Page::Help,
            _ => {}
        }
    }

    fn menu_command(&mut self, command: Command, now: Now) {
        let Page::Menu(menu) = &mut self.page else { return };
        match command {
            Command::Slide(direction) => menu.go(direction),
            Command::Pick(row) => menu.pick(row),
            Command::Accept | Command::Next => {
                let choice = menu.choice();
                self.close();
                self.choice = choice;
                self.next(now);
            }
            Command::Back | Command::Menu => self.close(),
            Command::Help => self.page = Page::Help,
            _ => {}
        }
    }

    /// Passes an input on to the game.
    fn play(&mut self, input: Input, control: Control, now: Now) {
        self.showing = None;
        let before = self.game.log().len();
        self.game.played_with(control);
        match self.game.play(input, now.clock) {
            Ok(_) => {
                self.notice = None;
                self.moved(before, now);
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    /// What follows from moves, whoever has made them.
    fn moved(&mut self, before: usize, now: Now) {
        self.hint = None;
        self.wants_hint = false;
        let made: Vec<Direction> =
            self.game.log()[before..].iter().map(|moved| moved.direction).collect();
        if let Some(lesson) = &mut self.lesson {
            lesson.follow(&made, &self.game, now.clock);
        }
        if self.game.is_over() {
            self.finish(now);
            return;
        }
        if self.shows_to_go {
            self.ask_way();
        } else if self.showing.is_none() && self.guide.forget() {
            self.effects.push(Effect::Ask(Question::Nothing));
        }
        self.store();
    }

    fn refuse(&mut self, refusal: Refusal) {
        let id = match refusal {
            Refusal::Locked => "terminal-refused-solved",
            Refusal::Over => "terminal-refused-over",
            Refusal::Covered => "terminal-refused-covered",
            Refusal::Paused => "terminal-refused-paused",
            Refusal::NothingToUndo => "terminal-refused-undo",
            Refusal::NothingToRedo => "terminal-refused-redo",
            _ => "terminal-refused-blocked",
        };
        self.say(Phrase::new(id));
    }

    /// The game is over, this moment.
    fn finish(&mut self, now: Now) {
        self.stop_showing();
        self.hint = None;
        self.wants_hint = false;
        if self.guide.forget() {
            self.effects.push(Effect::Ask(Question::Nothing));
        }
        let mut id = (self.fresh_seed)();
        id.truncate(32);
        let record = match &mut self.attempt {
            Some(attempt) => {
                attempt.finish(&self.game);
                if let Some(game) = attempt.next(now.clock) {
                    // A series goes on at once, its time never stands.
                    self.game = game;
                    self.clear();
                    self.store();
                    return;
                }
                attempt.record(id, now.unix)
            }
            None => Record::of(&self.game, Challenge::Free, id, now.unix),
        };
        if let Some(record) = record.filter(|record| !record.replays.is_empty()) {
            let entry = Entry::Solve(record);
            let line = entry.to_json();
            self.last_id = Some(entry.id().to_owned());
            self.book.enter(entry);
            self.last = Some(line.clone());
            // Stored first: what the journal then lacks is added at the next start.
            self.store();
            self.effects.push(Effect::Record(line));
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

    /// Puts another game in the place of this one, which can be brought back if it was under way.
    fn start(&mut self, game: Game, attempt: Option<Attempt>, now: Now) {
        self.game.stand(now.clock);
        let game = std::mem::replace(&mut self.game, game);
        let old = (game, std::mem::replace(&mut self.attempt, attempt));
        self.coming = None;
        self.last_id = None;
        self.clear();
        self.notice = None;
        if old.0.has_begun() && !old.0.is_over() {
            self.replaced = Some(old);
            self.say(Phrase::new("terminal-replaced"));
        }
        self.store();
    }

    /// Another board lies there: nothing that was known or shown is about it.
    fn clear(&mut self) {
        self.showing = None;
        self.lesson = None;
        self.hint = None;
        self.wants_hint = false;
        if self.guide.forget() {
            self.effects.push(Effect::Ask(Question::Nothing));
        }
        if self.shows_to_go {
            self.ask_way();
        }
    }

    /// Deals the next board of the chosen kind.
    fn next(&mut self, now: Now) {
        let Choice { goal, rules, challenge } = self.choice.clone();
        if challenge != Challenge::Free {
            return self.begin(challenge, &goal, rules, now);
        }
        let deal = match self.game.start() {
            // Another size or goal begins its own series.
            Start::Deal(deal) if *self.game.goal() == goal && self.attempt.is_none() => {
                Deal { seed: deal.seed.clone(), index: deal.index + 1 }
            }
            _ => Deal { seed: (self.fresh_seed)(), index: 0 },
        };
        // After 2^48 boards of one seed there is another one.
        let game = Game::deal(goal.clone(), deal)
            .or_else(|_| Game::deal(goal.clone(), Deal { seed: (self.fresh_seed)(), index: 0 }));
        let game = game.unwrap_or_else(|_| Game::solved(goal));
        self.start(game.with_rules(rules), None, now);
    }

    /// Begins a challenge, or finds out first what it needs.
    fn begin(&mut self, challenge: Challenge, goal: &Goal, rules: Rules, now: Now) {
        let challenge = match challenge {
            // Midnight may have passed since it was chosen.
            Challenge::Daily(_) => Challenge::Daily(Day::at(now.unix)),
            other => other,
        };
        let layout = goal.layout().unwrap_or_default();
        let seed = (self.fresh_seed)();
        let attempt = Attempt::new(challenge, goal.size(), layout, rules, seed.clone());
        let need = attempt.need();
        if let Need::Board { least, most } = need {
            self.ask_for_game(Question::Deal { goal: attempt.goal(), lengths: least..=most, seed });
            self.coming = Some(Coming::Board(attempt));
            return;
        }
        let Ok(game) = attempt.deal() else {
            return self.say(Phrase::new("terminal-no-such-board"));
        };
        if need == Need::Optimal {
            let (goal, board) = (game.goal().clone(), game.board().clone());
            self.ask_for_game(Question::Way { goal, board });
            self.coming = Some(Coming::Limit(attempt, Box::new(game)));
        } else {
            self.start(game, Some(attempt), now);
        }
    }

    /// Begins what is chosen.
    pub(crate) fn begin_chosen(&mut self, now: Now) {
        self.next(now);
    }

    /// Another game was under way, and can be brought back.
    pub(crate) fn keep_replaced(&mut self, game: Game, attempt: Option<Attempt>) {
        self.replaced = Some((game, attempt));
        self.say(Phrase::new("terminal-replaced"));
    }

    /// The time stands if the rules allow it: the window is out of sight.
    pub(crate) fn stand(&mut self, now: Now) {
        self.game.stand(now.clock);
        self.store();
    }

    fn ask_for_game(&mut self, question: Question) {
        self.stop_showing();
        self.guide.forget();
        self.wants_hint = false;
        self.effects.push(Effect::Ask(question));
    }

    /// Takes notice of what the solver says of the game that is being looked for.
    fn prepare(&mut self, answer: &Answer, now: Now) {
        match (answer, self.coming.take()) {
            (Answer::Way(way), Some(Coming::Limit(attempt, game))) => {
                let length = way.moves.length(noyes::Metric::Stm);
                let game = attempt.limit(*game, length);
                self.start(game, Some(attempt), now);
            }
            (Answer::Dealt { board }, Some(Coming::Board(attempt))) => {
                match attempt.set_up(board.clone()) {
                    Ok(game) => self.start(game, Some(attempt), now),
                    Err(_) => self.say(Phrase::new("terminal-no-such-board")),
                }
            }
            (Answer::Failed, Some(_)) => self.say(Phrase::new("terminal-no-such-board")),
            (_, coming) => self.coming = coming,
        }
    }

    fn restart(&mut self, now: Now) {
        if self.attempt.as_ref().is_some_and(|attempt| attempt.challenge().boards() > 1) {
            // A series begins anew with other boards.
            return self.next(now);
        }
        if let Some(attempt) = self.attempt.take_if(|attempt| attempt.is_over()) {
            // Another try at the same board; it is known by now, and counts as such.
            let Choice { goal, rules, .. } = &self.choice;
            let layout = goal.layout().unwrap_or_default();
            self.attempt = Some(Attempt::new(attempt.challenge(), goal.size(), layout, *rules, ""));
        }
        self.game.restart();
        self.clear();
        self.say(Phrase::new("terminal-restarted"));
        self.store();
    }

    fn bring_back(&mut self, now: Now) {
        let Some((game, attempt)) = self.replaced.take() else { return };
        self.game.stand(now.clock);
        (self.game, self.attempt) = (game, attempt);
        self.coming = None;
        self.clear();
        self.say(Phrase::new("terminal-brought-back"));
        self.store();
    }

    fn pause(&mut self, now: Now) {
        if self.game.phase() == Phase::Paused {
            self.game.resume(now.clock);
            self.notice = None;
            return;
        }
        self.stop_showing();
        self.game.pause(now.clock);
        if self.game.phase() != Phase::Paused && self.game.has_begun() && !self.game.is_over() {
            self.say(Phrase::new("terminal-no-pause"));
        }
        self.store();
    }

    fn give_up(&mut self, now: Now) {
        if self.game.has_begun() && !self.game.is_over() {
            self.game.give_up(now.clock);
            self.finish(now);
        }
    }

    /// The big key: it does what is next.
    fn accept(&mut self, now: Now) {
        if let Some(showing) = &mut self.showing {
            showing.toggle(now.clock);
        } else if self.lesson.is_some() {
            self.lesson_go(now);
        } else {
            match self.game.phase() {
                Phase::Paused => self.pause(now),
                Phase::Covered => self.game.inspect(now.clock),
                Phase::Over(_) => self.next(now),
                _ => {}
            }
        }
    }

    fn change_pace(&mut self, faster: bool) {
        if let Some(showing) = &mut self.showing {
            showing.change_pace(faster);
        }
    }

    // What the solver is needed for.

    /// Whether there is anything to ask: a game under way that can be won. Says why if not.
    fn may_ask(&mut self) -> bool {
        let phase = self.game.phase();
        if matches!(phase, Phase::Over(Outcome::Solved)) {
            self.refuse(Refusal::Locked);
        } else if matches!(phase, Phase::Over(_)) {
            self.refuse(Refusal::Over);
        } else if phase == Phase::Paused {
            self.refuse(Refusal::Paused);
        } else if phase == Phase::Covered {
            self.refuse(Refusal::Covered);
        } else if !self.is_solvable() {
            self.say(Phrase::new("terminal-unsolvable"));
        } else {
            return true;
        }
        false
    }

    /// Whether slides lead to the goal.
    pub(crate) fn is_solvable(&self) -> bool {
        self.game.goal().is_solvable(self.game.board()).unwrap_or(false)
    }

    /// The player is told something about the way.
    fn assist(&mut self) {
        if !self.game.is_assisted() {
            self.game.assist();
            self.store();
        }
    }

    fn ask_way(&mut self) {
        if self.is_solvable()
            && let Some(question) = self.guide.ask(&self.game)
        {
            self.effects.push(Effect::Ask(question));
        }
    }

    fn ask_hint(&mut self) {
        if self.showing.is_some() || !self.may_ask() {
            return;
        }
        self.wants_hint = true;
        self.ask_way();
        self.answer_wishes();
    }

    fn toggle_to_go(&mut self) {
        if self.shows_to_go {
            self.shows_to_go = false;
        } else if self.may_ask() {
            self.shows_to_go = true;
            self.assist();
            self.ask_way();
        }
    }

    /// Gives the hint that is waited for, if it is known.
    fn answer_wishes(&mut self) {
        if !self.wants_hint {
            return;
        }
        if let Some(Way { next, .. }) = self.guide.way(&self.game) {
            self.wants_hint = false;
            self.assist();
            let blank = self.game.board().blank();
            self.hint = blank.neighbour(next.opposite(), self.game.size());
            let tile = self.hint.and_then(|at| self.game.board().tile(at));
            if let Some(tile) = tile {
                self.say(Phrase::new("terminal-hint-is").with("tile", tile.number()));
            }
        } else if self.guide.state() == State::Failed {
            self.wants_hint = false;
            self.say(Phrase::new("terminal-solver-failed"));
        }
    }

    /// Takes notice of what the solver says.
    pub(crate) fn answer(&mut self, answer: &Answer, now: Now) {
        if self.coming.is_some() {
            self.prepare(answer, now);
            return;
        }
        if let Page::Review(review) = &mut self.page {
            let question = review.answer(answer);
            self.effects.extend(question.map(Effect::Ask));
            return;
        }
        if self.guide.take(answer) {
            self.answer_wishes();
            if self.guide.state() == State::Failed && self.showing.take().is_some() {
                self.say(Phrase::new("terminal-solver-failed"));
            }
        }
        self.tick(now);
    }

    // Solve for me.

    fn solve(&mut self, now: Now) {
        if self.showing.is_some() {
            self.stop_showing();
        } else if self.may_ask() {
            self.lesson = None;
            self.hint = None;
            self.notice = None;
            self.assist();
            self.showing = Some(Showing::new(now.clock));
            self.ask_way();
        }
    }

    fn stop_showing(&mut self) {
        self.showing = None;
        self.lesson = None;
    }

    /// Makes the next move of a solution that is being shown.
    fn show_step(&mut self, now: Now) {
        let Some(Way { next, .. }) = self.guide.way(&self.game) else {
            self.ask_way();
            return;
        };
        let before = self.game.log().len();
        if self.game.play(Input::Slide(next), now.clock).is_ok() {
            if let Some(showing) = &mut self.showing {
                showing.made(now.clock);
            }
            self.moved(before, now);
        } else {
            self.showing = None;
        }
    }

    // Teach me.

    fn teach(&mut self, now: Now) {
        if self.lesson.is_some() {
            self.lesson_go(now);
        } else if self.may_ask() {
            self.showing = None;
            self.hint = None;
            self.notice = None;
            self.lesson = Lesson::new(&self.game);
            self.assist();
        }
    }

    fn lesson_go(&mut self, now: Now) {
        if let Some(lesson) = &mut self.lesson {
            lesson.go(now.clock);
        }
        self.tick(now);
    }

    fn lesson_step(&mut self, now: Now) {
        let Some(next) = self.lesson.as_ref().and_then(Lesson::next_move) else { return };
        let before = self.game.log().len();
        if self.game.play(Input::Slide(next), now.clock).is_ok() {
            self.moved(before, now);
        } else {
            self.lesson = None;
        }
    }
}
