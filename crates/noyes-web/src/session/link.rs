//! Boards that come by the address.

use leptos::prelude::*;
use noyes_game::{Game, Link, Start};

use super::Session;
use crate::later::{Deed, LinkFault};
use crate::notice::Notice;
use crate::settings::{Settings, Side};
use crate::{browser, words};

impl Session {
    /// Opens the link at the end of the address, if there is one.
    pub(crate) fn open_link(&self, fragment: &str) {
        // A board that was dealt because there was none is new to the player, once.
        let stays = !self.just_dealt.try_update_value(core::mem::take).unwrap_or(false);
        if !fragment.contains('=') {
            return;
        }
        if self.challenges.is_taken_up_later() {
            // The game that it replaces can be brought back with its challenge.
            self.act(Deed::OpenLink(fragment.to_owned()));
            return;
        }
        match fragment.parse::<Link>() {
            Err(error) => self.refuse_link(LinkFault::Link(error), stays),
            // A reload: the game goes on.
            Ok(link) if self.game.with_untracked(|game| game.link() == link) => {}
            Ok(link) => match Game::open(link) {
                Err(error) => self.refuse_link(LinkFault::Deal(error), stays),
                Ok(game) => {
                    // The deal may be a later one than the link says, where that is solved.
                    if self.game.with_untracked(|current| current.link() == game.link()) {
                        return;
                    }
                    self.adopt(&game);
                    self.start(game);
                    let kept = self.replaced.with_untracked(Option::is_some);
                    self.notice.set(Some(match kept {
                        true => Notice::replaced(words::BOARD_FROM_LINK),
                        false => Notice::say(words::BOARD_FROM_LINK),
                    }));
                }
            },
        }
    }

    /// Deals boards of this size and goal from now on, where the settings have a place for them:
    /// who comes by a link and asks for the next board means one like this.
    pub(super) fn adopt(&self, game: &Game) {
        let (Start::Deal(_), Some(goal)) = (game.start(), game.goal().layout()) else { return };
        let size = game.size();
        if let (Some(width), Some(height)) = (Side::new(size.width()), Side::new(size.height())) {
            self.settings.update(|settings| {
                (settings.width, settings.height, settings.goal) = (width, height, goal);
            });
            self.note_loss(self.settings.with_untracked(Settings::store));
        }
    }

    fn refuse_link(&self, fault: LinkFault, stays: bool) {
        browser::clear_fragment();
        self.act(Deed::RefuseLink { fault, stays });
    }
}
