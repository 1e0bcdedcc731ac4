//! The pages besides the board: opened, closed, and what keys do on them.

use noyes::Direction;
use noyes_game::Replay;

use super::{Command, Effect, Model, Now, Page, Phrase, Question, ReviewPage};

impl Model {
    /// Opens another page, and lets the time stand meanwhile if the rules allow it.
    pub(super) fn open(&mut self, page: Page, now: Now) {
        self.game.stand(now.clock);
        self.stop_showing();
        self.page = page;
        self.store();
    }

    fn close(&mut self) {
        self.page = Page::Play;
    }

    pub(super) fn help_command(&mut self, command: Command, now: Now) {
        match command {
            Command::Menu | Command::Records => {
                self.close();
                self.play_command(command, now);
            }
            _ => self.close(),
        }
    }

    /// Looks at the game that is over.
    pub(super) fn review_game(&mut self, now: Now) {
        if self.game.log().is_empty() || !self.game.is_over() {
            self.say(Phrase::new("terminal-nothing-to-review"));
            return;
        }
        let record = self.last_record().filter(|record| record.replays.len() == 1);
        let id = record.map(|record| record.id.clone());
        self.open_review(ReviewPage::new(Replay::of(&self.game), id, false), now);
    }

    fn open_review(&mut self, page: ReviewPage, now: Now) {
        self.guide.forget();
        self.effects.push(Effect::Ask(page.question()));
        self.open(Page::Review(Box::new(page)), now);
    }

    pub(super) fn review_command(&mut self, command: Command, now: Now) {
        let Page::Review(review) = &mut self.page else { return };
        match command {
            Command::Slide(Direction::Left) => review.go(-1),
            Command::Slide(Direction::Right) => review.go(1),
            Command::Slide(Direction::Up) => review.go(-10),
            Command::Slide(Direction::Down) => review.go(10),
            Command::Page(way) => review.turn_list(way == Direction::Down),
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

    pub(super) fn records_command(&mut self, command: Command, now: Now) {
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
                if let Some((replay, id)) = records.replay(&self.book) {
                    self.open_review(ReviewPage::new(replay, id, true), now);
                }
            }
            Command::Back | Command::Records => self.close(),
            Command::Help => self.page = Page::Help,
            _ => {}
        }
    }

    pub(super) fn menu_command(&mut self, command: Command, now: Now) {
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
}
