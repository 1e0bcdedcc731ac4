//! A message that is still to be said: its id, and the values in it.

use noyes_words::{Arg, Words};

/// What is to be said. The model chooses it, the view says it in the player's language.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Phrase {
    id: &'static str,
    values: Vec<(&'static str, Arg)>,
}

impl Phrase {
    pub(crate) fn new(id: &'static str) -> Phrase {
        Phrase { id, values: Vec::new() }
    }

    /// The same with one more value.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.values.push((name, value.into()));
        self
    }

    pub(crate) fn say(&self, words: &Words) -> String {
        words.say(self.id, &self.values)
    }
}
