//! Another game in the place of this one.

use leptos::prelude::*;
use noyes::Goal;
use noyes_game::{Attempt, Challenge, Deal, Game, Start};

use super::Session;
use super::keep::fresh_name;
use crate::later::Deed;
use crate::notice::Notice;
use crate::settings::Settings;
use crate::stage::tiles_of;
use crate::{browser, words};

impl Session {
    /// Puts another game in the place of this one, which can be brought back if it was under way.
    pub(crate) fn start(&self, game: Game) {
        self.start_in(game, None);
    }

    /// Begins a challenge with its first board.
    pub(crate) fn start_attempt(&self, game: Game, attempt: Attempt) {
        browser::clear_fragment();
        self.start_in(game, Some(attempt));
    }

    pub(super) fn start_in(&self, game: Game, attempt: Option<Attempt>) {
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

    pub(super) fn exchange(&self, game: Game, attempt: Option<Attempt>) -> (Game, Option<Attempt>) {
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
}

/// The first deal of a seed that nobody has had before.
pub(super) fn fresh(goal: Goal) -> Game {
    // Without chance the time is the best there is; it is a seed that people can see.
    let seed = browser::fresh_seed().unwrap_or_else(|| browser::now().to_string());
    let deal = Deal { seed, index: 0 };
    // Index 0 is always there; and should it ever not be, there still is a board.
    Game::deal(goal.clone(), deal).unwrap_or_else(|_| Game::solved(goal))
}
