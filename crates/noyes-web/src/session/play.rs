//! What the player does, until the game is over.

use leptos::prelude::*;
use noyes::{Position, Square};
use noyes_game::{Control, Game, Input, Refusal};

use super::Session;
use crate::keys::Command;
use crate::later::Deed;
use crate::senses::{self, Event};
use crate::stage::tiles_of;
use crate::{browser, words};

impl Session {
    /// Does what a key asks for.
    pub(crate) fn command(&self, command: Command) {
        match command {
            Command::Slide(direction) => {
                self.play_with(Input::Slide(direction), Control::Keyboard);
            }
            Command::Undo => self.play(Input::Undo),
            Command::Redo => self.play(Input::Redo),
            Command::New => self.next(),
            Command::Hint => self.act(Deed::Hint),
            Command::Pause => self.pause_or_go_on(),
            Command::Focus(focus) => {
                if let Some(stage) = self.stage() {
                    stage.move_focus(focus);
                }
            }
        }
    }

    /// Passes an input on that was made with this. What does nothing was made with nothing.
    pub(crate) fn play_with(&self, input: Input, control: Control) {
        let moves = self.game.with_untracked(|game| match input {
            Input::Slide(direction) => game.board().room(direction) > 0,
            Input::Tap(square) => game.board().run_from(square).is_some(),
            _ => false,
        });
        if moves {
            self.game.update_untracked(|game| game.played_with(control));
        }
        self.play(input);
    }

    /// Passes an input on to the game and shows what it did.
    pub(crate) fn play(&self, input: Input) {
        self.play_and_say(input, true);
    }

    /// The same without a word, and without storing it at once: one of many that a demonstration
    /// makes. Only the end of a game is told and stored. Says whether anything moved.
    pub(crate) fn play_silently(&self, input: Input) -> bool {
        self.play_and_say(input, false)
    }

    pub(super) fn play_and_say(&self, input: Input, aloud: bool) -> bool {
        if untrack(|| self.challenges.is_waiting()) {
            // Another board is on its way, or what this one is part of, and it is covered.
            self.say(words::refusal(Refusal::Covered));
            return false;
        }
        let done = self.game.try_update(|game| game.play(input, browser::now()));
        match done {
            Some(Ok(step)) => {
                self.notice.update(|notice| {
                    notice.take_if(|notice| notice.goes_with_a_move());
                });
                if let Some(stage) = self.stage() {
                    stage.slide(&step.slides);
                    let event = if step.solved { Event::Solved } else { Event::Slid };
                    self.settings.with_untracked(|settings| senses::tell(event, settings));
                    if step.solved
                        && let Some(last) = step.slides.last()
                    {
                        stage.ripple(last.to);
                    }
                }
                match step.outcome {
                    Some(_) => self.over(),
                    None if !aloud => {}
                    None if self.game.with_untracked(Game::is_blind) => {
                        self.say(words::challenge::blind_step(step.run.direction));
                    }
                    None => self.say(words::step(&step)),
                }
                if aloud {
                    // A move changes neither the name nor the challenge.
                    self.note_loss(self.write_game());
                }
                true
            }
            Some(Err(refusal)) => {
                self.say(words::refusal(refusal));
                false
            }
            None => false,
        }
    }

    /// A tile was tapped.
    pub(crate) fn tap(&self, square: Square, control: Control) {
        self.play_with(Input::Tap(square), control);
    }

    /// The mouse has come to a square, where passing over a tile slides it. Most of its ways lead
    /// over tiles that cannot slide: nothing is said of those.
    pub(crate) fn hover(&self, square: Square) {
        let slides = self
            .game
            .with_untracked(|game| !game.is_over() && game.board().run_from(square).is_some());
        if slides {
            self.play_with(Input::Tap(square), Control::Hover);
        }
    }

    /// The player was told something about the way to the goal.
    pub(crate) fn assist(&self) {
        if !self.game.with_untracked(Game::is_assisted) {
            self.game.update(Game::assist);
            self.store();
        }
    }

    /// Ends the game as it stands.
    pub(crate) fn give_up(&self) {
        if !self.game.with_untracked(Game::is_over) {
            self.game.update(|game| game.give_up(browser::now()));
            self.over();
        }
    }

    /// The game is over: the next board of a series, or the journal.
    pub(super) fn over(&self) {
        self.enter_leg();
        let attempt = self.challenges.attempt();
        if let Some(next) = attempt.with_untracked(|attempt| attempt.as_ref()?.next(browser::now()))
        {
            if let Some(stage) = self.stage().filter(|stage| stage.size() == next.size()) {
                stage.show(&tiles_of(next.board()));
            }
            self.game.set(next);
            let said = attempt
                .with_untracked(|attempt| Some(words::challenge::next_board(attempt.as_ref()?)));
            self.say(said.unwrap_or_default());
        } else {
            let said = self.game.with_untracked(|game| {
                attempt.with_untracked(|attempt| {
                    let attempt = attempt.as_ref();
                    words::joined(
                        &words::challenge::headline(game, attempt),
                        &words::challenge::sentence(game, attempt),
                    )
                })
            });
            self.say(said);
        }
        self.store();
        if let Some(record) = self.record() {
            self.keep(record);
        }
    }

    /// Counts a board that is over among those of its challenge.
    pub(super) fn enter_leg(&self) {
        let attempt = self.challenges.attempt();
        if attempt.with_untracked(Option::is_some) && self.game.with_untracked(Game::is_over) {
            self.game.with_untracked(|game| {
                attempt.update(|attempt| {
                    if let Some(attempt) = attempt {
                        attempt.finish(game);
                    }
                });
            });
        }
    }
}
