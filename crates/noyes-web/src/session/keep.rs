//! What is stored, so that nothing is lost whenever the page ends.

use leptos::prelude::*;
use noyes_game::{Challenge, Entry, Game, Record, Snapshot, SnapshotError};

use super::Session;
use crate::browser;
use crate::later::Deed;
use crate::storage::{self, Key, Lost};

impl Session {
    /// Takes up what was stored: the page may have ended between the last move and the journal.
    pub(crate) fn take_up(&self) {
        self.enter_leg();
        if let Some(record) = self.record() {
            self.act(Deed::RecordOnce(Box::new(record)));
        }
    }

    /// What the game leaves behind, if it is over.
    pub(super) fn record(&self) -> Option<Record> {
        let (name, now) = (self.name.get_untracked(), browser::unix_now());
        let attempt = self.challenges.attempt();
        if attempt.with_untracked(Option::is_some) {
            return attempt.with_untracked(|attempt| attempt.as_ref()?.record(name, now));
        }
        self.game.with_untracked(|game| {
            game.has_begun().then(|| Record::of(game, Challenge::Free, name, now))?
        })
    }

    /// Keeps a record, whatever becomes of the page from now on.
    pub(super) fn keep(&self, record: Record) {
        let record = Box::new(record);
        if self.panels.are_there() {
            self.act(Deed::Record(record));
            return;
        }
        // What keeps the journal may never come, and this game be replaced by the next.
        let entry = Entry::Solve(*record.clone());
        self.note_loss(storage::add_line(Key::Journal, &entry.to_json()));
        self.act(Deed::RecordOnce(record));
    }

    /// Stores the game, its name and the challenge that it is part of.
    pub(crate) fn store(&self) {
        let name = self.name.get_untracked();
        // What is lost is lost, whatever else could be stored.
        let stored = self.write_game().and_then(|()| storage::write(Key::GameName, &name));
        if self.challenges.attempt().with_untracked(Option::is_some) {
            self.note_loss(stored);
            // It was begun, or taken up, by what is loaded later: that is there.
            self.act(Deed::StoreAttempt);
        } else if self.challenges.is_taken_up_later() {
            self.note_loss(stored);
        } else {
            self.note_loss(stored.and_then(|()| storage::write(Key::Attempt, "")));
        }
    }

    pub(super) fn write_game(&self) -> Result<(), Lost> {
        let text = self.game.with_untracked(|game| game.snapshot().to_json());
        storage::write(Key::Game, &text)
    }

    pub(crate) fn note_loss(&self, stored: Result<(), Lost>) {
        let lost = stored.is_err();
        if self.storage_lost.get_untracked() != lost {
            self.storage_lost.set(lost);
        }
    }
}

/// The game that was stored, if there is one; what cannot be stored is not there either.
pub(super) fn stored_game() -> Result<Option<Game>, SnapshotError> {
    let Ok(Some(text)) = storage::read(Key::Game) else { return Ok(None) };
    Snapshot::from_json(&text)?.game().map(Some)
}

/// The name that the stored game was given.
pub(super) fn stored_name() -> Option<String> {
    let name = storage::read(Key::GameName).ok()??;
    (1..=Entry::LONGEST_ID).contains(&name.chars().count()).then_some(name)
}

/// A name that no other game has, but for a chance of 1 in 2^128.
pub(super) fn fresh_name() -> String {
    let seed = browser::fresh_seed();
    let digits = seed.as_deref().and_then(|seed| seed.get(..32));
    digits.map_or_else(|| format!("{} {}", browser::unix_now(), browser::now()), str::to_owned)
}
