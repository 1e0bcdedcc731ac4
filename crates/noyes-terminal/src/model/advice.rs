//! What the solver is needed for: hints, moves to go, solutions and lessons.

use noyes::{Metric, Position, Size};
use noyes_game::{Attempt, Challenge, Entry, Input, Outcome, Phase, Refusal};

use super::{Answer, Effect, Lesson, Model, Now, Page, Phrase, Question, Showing, State, Way};

impl Model {
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

    /// The player is told something about the way.
    fn assist(&mut self) {
        if !self.game.is_assisted() {
            self.game.assist();
            self.store();
        }
    }

    pub(super) fn ask_way(&mut self) {
        if self.is_solvable()
            && let Some(question) = self.guide.ask(&self.game)
        {
            self.effects.push(Effect::Ask(question));
        }
    }

    pub(super) fn ask_hint(&mut self) {
        if self.showing.is_some() || !self.may_ask() {
            return;
        }
        self.wants_hint = true;
        self.ask_way();
        self.answer_wishes();
    }

    pub(super) fn toggle_to_go(&mut self) {
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
            let news = review.record().map(str::to_owned).zip(review.review().optimal());
            if let Some((id, length)) = news {
                self.learn(id, length);
            }
            return;
        }
        if self.compare(answer) {
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

    pub(super) fn solve(&mut self, now: Now) {
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

    /// Asks for the shortest solution of the board that is over, for who tried to find it.
    pub(super) fn ask_shortest(&mut self) {
        let challenge = self.attempt.as_ref().map(Attempt::challenge);
        let small = self.game.size().area() <= Size::FIFTEEN.area();
        if challenge == Some(Challenge::FewestMoves) && self.game.is_solved() && small {
            let (goal, board) = (self.game.goal().clone(), self.game.first_board().clone());
            self.effects.push(Effect::Ask(Question::Way { goal, board }));
        }
    }

    /// Whether this is the shortest solution of the board that is over, which is then said.
    fn compare(&mut self, answer: &Answer) -> bool {
        let Answer::Way(way) = answer else { return false };
        if !self.game.is_over() || way.board != *self.game.first_board() {
            return false;
        }
        let (moves, optimal) = (self.game.moves(), way.moves.length(Metric::Stm));
        let phrase = match moves == optimal {
            true => Phrase::new("terminal-review-perfect"),
            false => Phrase::new("terminal-review-headline").with("optimal", optimal),
        };
        self.say(phrase.with("moves", moves));
        if let Some(id) = self.last_id.clone() {
            self.learn(id, optimal);
        }
        true
    }

    /// The length of a shortest solution of a record's board goes into the journal, once.
    pub(super) fn learn(&mut self, id: String, length: u64) {
        if self.book.record(&id).is_some() && self.book.optimal(&id).is_none() {
            let entry = Entry::Optimal { id, length };
            self.effects.push(Effect::Record(entry.to_json()));
            self.book.enter(entry);
        }
    }

    pub(super) fn stop_showing(&mut self) {
        self.showing = None;
        self.lesson = None;
    }

    pub(super) fn change_pace(&mut self, faster: bool) {
        if let Some(showing) = &mut self.showing {
            showing.change_pace(faster);
        }
    }

    /// Makes the next move of a solution that is being shown.
    pub(super) fn show_step(&mut self, now: Now) {
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

    pub(super) fn teach(&mut self, now: Now) {
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

    pub(super) fn lesson_go(&mut self, now: Now) {
        if let Some(lesson) = &mut self.lesson {
            lesson.go(now.clock);
        }
        self.tick(now);
    }

    pub(super) fn lesson_step(&mut self, now: Now) {
        let Some(next) = self.lesson.as_ref().and_then(Lesson::next_move) else { return };
        let before = self.game.log().len();
        if self.game.play(Input::Slide(next), now.clock).is_ok() {
            self.moved(before, now);
        } else {
            self.lesson = None;
        }
    }
}
