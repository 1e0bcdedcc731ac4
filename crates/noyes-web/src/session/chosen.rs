//! What the player has chosen.

use leptos::prelude::*;
use noyes_game::Game;

use super::Session;
use crate::colours::Colouring;
use crate::faces::Faces;
use crate::picture::Picture;
use crate::settings::{Settings, Theme};

impl Session {
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
