//! The time of the game: it runs, stands, or has not begun.

use leptos::prelude::*;
use noyes_game::{Game, Phase};

use super::Session;
use crate::{browser, words};

impl Session {
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
}
