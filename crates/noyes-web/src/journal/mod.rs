//! The player's journal: what survives of every game.

mod store;

use leptos::{prelude::*, task::spawn_local};
use noyes::Coded;
use noyes_game::{Book, Entry, EntryError};

use crate::{storage::Lost, words};

/// The journal on this device. Copies are the same.
///
/// Finished games are added at once. The book of records is only read from it when somebody wants
/// to look, and follows what is added from then on, in other windows of the page too.
#[derive(Clone, Copy)]
pub(crate) struct Journal {
    book: RwSignal<Option<Book>>,
    /// Whether the book was asked for.
    opened: StoredValue<bool>,
    /// What came in before the book was read.
    early: StoredValue<Vec<Entry>>,
    state: RwSignal<State>,
    /// The records that are on the disk for certain, as far as this window has added them.
    kept: RwSignal<Vec<String>>,
}

/// How the journal is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum State {
    #[default]
    Fine,
    /// The browser lets nothing be stored: what is added is gone with the page.
    Lost,
}

/// What came of lines from elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Imported {
    /// How many say something new.
    pub(crate) new: usize,
    /// How many were known.
    pub(crate) known: usize,
    /// Those that could not be read.
    pub(crate) wrong: Vec<Unread>,
}

/// A line that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unread {
    /// Its number, from 1.
    pub(crate) line: usize,
    /// What is wrong with it, in the player's language.
    pub(crate) why: String,
    /// The error's code, the same in every language.
    pub(crate) code: &'static str,
}

impl Journal {
    pub(crate) fn new() -> Journal {
        Journal {
            book: RwSignal::new(None),
            opened: StoredValue::new(false),
            early: StoredValue::new(Vec::new()),
            state: RwSignal::new(State::Fine),
            kept: RwSignal::new(Vec::new()),
        }
    }

    /// The book of records, once it is read. Asks for it.
    pub(crate) fn book(self) -> RwSignal<Option<Book>> {
        if self.opened.try_update_value(|opened| core::mem::replace(opened, true)) == Some(false) {
            store::listen(move |lines| {
                self.enter(lines.iter().filter_map(|line| Entry::from_json(line).ok()));
            });
            spawn_local(async move {
                let lines = store::read().await;
                if lines.is_err() {
                    self.state.set(State::Lost);
                }
                let mut book = Book::default();
                for entry in lines.iter().flatten().filter_map(|line| Entry::from_json(line).ok()) {
                    book.enter(entry);
                }
                for entry in self.early.try_update_value(core::mem::take).into_iter().flatten() {
                    book.enter(entry);
                }
                self.book.set(Some(book));
            });
        }
        self.book
    }

    /// Tells from now on if nothing can be stored.
    pub(crate) fn keep_watch(self, lost: RwSignal<bool>) {
        Effect::new(move |_| {
            if self.state.get() == State::Lost {
                lost.set(true);
            }
        });
    }

    /// Whether this record is on the disk, added by this window.
    pub(crate) fn keeps(self, id: &str) -> bool {
        self.kept.with(|kept| kept.iter().any(|known| known == id))
    }

    /// Adds an entry.
    pub(crate) fn append(self, entry: Entry) {
        let (line, id) = (entry.to_json(), entry.id().to_owned());
        let solve = matches!(entry, Entry::Solve(_));
        self.enter([entry]);
        spawn_local(async move {
            match store::append([line]).await {
                Err(Lost) => self.state.set(State::Lost),
                Ok(()) if solve => {
                    self.kept.update(|kept| kept.push(id));
                    store::persist().await;
                }
                Ok(()) => {}
            }
        });
    }

    /// Adds the entry unless a record of its name is there already: what was left over when the
    /// page ended in the middle.
    pub(crate) fn append_once(self, entry: Entry) {
        spawn_local(async move {
            let lines = store::read().await.unwrap_or_default();
            let id = entry.id();
            let known = lines.iter().any(|line| {
                line.contains(id) && Entry::from_json(line).is_ok_and(|line| line.id() == id)
            });
            match known {
                true => self.kept.update(|kept| kept.push(id.to_owned())),
                false => self.append(entry),
            }
        });
    }

    /// Enters the length of a shortest solution of a record's board, if the record is there and
    /// nothing is known of it.
    pub(crate) fn note_optimal(self, id: &str, length: u64) {
        let news = self.book().with(|book| {
            book.as_ref()
                .is_some_and(|book| book.record(id).is_some() && book.optimal(id).is_none())
        });
        if news {
            self.append(Entry::Optimal { id: id.to_owned(), length });
        }
    }

    fn enter(self, entries: impl IntoIterator<Item = Entry>) {
        if self.book.with_untracked(Option::is_some) {
            self.book.update(|book| {
                for entry in entries {
                    book.as_mut().map(|book| book.enter(entry));
                }
            });
        } else if self.opened.get_value() {
            self.early.update_value(|early| early.extend(entries));
        }
    }

    /// The whole journal as text, lines that this page does not understand included.
    pub(crate) async fn text(self) -> Option<String> {
        match store::read().await {
            Ok(lines) => Some(lines.into_iter().map(|line| line + "\n").collect()),
            Err(_) => {
                self.state.set(State::Lost);
                None
            }
        }
    }

    /// Adds the lines of another journal, but for those that are known already. A line of a kind
    /// that only a later page understands is kept for that one.
    pub(crate) fn import(self, text: &str) -> Imported {
        let mut book = self.book.get_untracked().unwrap_or_default();
        let mut imported = Imported::default();
        let (mut new, mut lines) = (Vec::new(), Vec::new());
        for (at, text) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            match Entry::from_json(text) {
                Ok(entry) if book.enter(entry.clone()) => {
                    lines.push(entry.to_json());
                    new.push(entry);
                }
                Ok(_) => imported.known += 1,
                Err(error) => {
                    if let EntryError::Unknown { .. } = error {
                        lines.push(text.to_owned());
                    }
                    let (line, code) = (at + 1, error.code());
                    let why = words::records::not_an_entry(&error, text);
                    imported.wrong.push(Unread { line, why, code });
                }
            }
        }
        imported.new = new.len();
        self.enter(new);
        if !lines.is_empty() {
            spawn_local(async move {
                match store::append(lines).await {
                    Err(Lost) => self.state.set(State::Lost),
                    Ok(()) => drop(store::persist().await),
                }
            });
        }
        imported
    }
}
