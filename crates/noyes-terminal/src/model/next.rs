//! Which game lies on the table: the next one, a challenge that begins, the one before.

use noyes::Goal;
use noyes_game::{Attempt, Challenge, Day, Deal, Game, Need, Rules, Start};

use super::{Answer, Choice, Coming, Effect, Model, Now, Phrase, Question};

impl Model {
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
        if self.notice.is_none() && self.is_larger_than_chosen() {
            let size = self.game.size();
            let size = format!("{}×{}", size.width(), size.height());
            self.say(Phrase::new("terminal-larger-board").with("size", size));
        }
        self.store();
    }

    /// Whether this challenge cannot be played at the size that is chosen.
    fn is_larger_than_chosen(&self) -> bool {
        let chosen = self.choice.goal.size();
        self.attempt.as_ref().is_some_and(|attempt| match attempt.challenge() {
            // These have sizes of their own.
            Challenge::Daily(_) | Challenge::Relay { .. } => false,
            _ => chosen.width().min(chosen.height()) < Challenge::SMALLEST_SIDE,
        })
    }

    /// Another board lies there: nothing that was known or shown is about it.
    pub(super) fn clear(&mut self) {
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
    pub(super) fn next(&mut self, now: Now) {
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

    fn ask_for_game(&mut self, question: Question) {
        self.stop_showing();
        self.guide.forget();
        self.wants_hint = false;
        self.effects.push(Effect::Ask(question));
    }

    /// Takes notice of what the solver says of the game that is being looked for.
    pub(super) fn prepare(&mut self, answer: &Answer, now: Now) {
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

    pub(super) fn restart(&mut self, now: Now) {
        if self.attempt.as_ref().is_some_and(|attempt| attempt.challenge().boards() > 1) {
            // A series begins anew with other boards.
            return self.next(now);
        }
        if let Some(attempt) = &mut self.attempt {
            // Another try at the same board; it is known by now, and counts as such.
            *attempt = attempt.again();
        }
        self.game.restart();
        self.clear();
        self.say(Phrase::new("terminal-restarted"));
        self.store();
    }

    pub(super) fn bring_back(&mut self, now: Now) {
        let Some((game, attempt)) = self.replaced.take() else { return };
        self.game.stand(now.clock);
        (self.game, self.attempt) = (game, attempt);
        self.coming = None;
        self.clear();
        self.say(Phrase::new("terminal-brought-back"));
        self.store();
    }
}
