//! What the player does on the board, and what follows from it.

use noyes::Direction;
use noyes_game::{Challenge, Control, Day, Entry, Input, Phase, Record, Refusal};

use super::{Command, Effect, Menu, Model, Now, Page, Phrase, Question, RecordsPage};

impl Model {
    pub(super) fn play_command(&mut self, command: Command, now: Now) {
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
    pub(super) fn moved(&mut self, before: usize, now: Now) {
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

    pub(super) fn refuse(&mut self, refusal: Refusal) {
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
    pub(super) fn finish(&mut self, now: Now) {
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
            let id = record.id.clone();
            let entry = Entry::Solve(record);
            let line = entry.to_json();
            self.last_id = Some(id.clone());
            self.book.enter(entry);
            self.last = Some(line.clone());
            // Stored first: what the journal then lacks is added at the next start.
            self.store();
            self.effects.push(Effect::Record(line));
            let optimal = self.attempt.as_ref().and_then(|attempt| attempt.optimal(&self.game));
            if let Some(length) = optimal {
                self.learn(id, length);
            }
            self.ask_shortest();
        }
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
}
