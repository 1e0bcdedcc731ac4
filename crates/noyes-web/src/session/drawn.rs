//! What the page shows of the game: the board as it is drawn, and what is said.

use leptos::prelude::*;
use noyes::Square;
use noyes_game::Game;

use super::Session;
use crate::stage::{Mark, Stage};

impl Session {
    /// Tells which drawing of the board moves from now on.
    pub(crate) fn draw_on(&self, stage: Option<Stage>) {
        self.stage.set_value(stage);
    }

    pub(super) fn stage(&self) -> Option<Stage> {
        let size = self.game.with_untracked(Game::size);
        self.stage.get_value().filter(|stage| stage.size() == size)
    }

    /// Whether the game is drawn anywhere.
    pub(crate) fn is_in_sight(&self) -> bool {
        self.stage().is_some() && self.time_stands.try_get_value() != Some(true)
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

    /// Marks squares for a lesson, and no others.
    pub(crate) fn mark(&self, marks: &[(Square, Mark)]) {
        if let Some(stage) = self.stage() {
            stage.mark(marks);
        }
    }

    /// Marks the tile on a square as the one to move, until something moves.
    pub(crate) fn point_at(&self, square: Square) {
        if let Some(stage) = self.stage() {
            stage.point_at(square);
        }
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
}
