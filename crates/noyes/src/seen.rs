//! Which numbers have been met.

use alloc::{vec, vec::Vec};

/// A set of numbers below a bound, a bit each.
pub(crate) struct Seen {
    bound: usize,
    words: Vec<u64>,
}

impl Seen {
    pub(crate) fn new(bound: usize) -> Seen {
        Seen { bound, words: vec![0; bound.div_ceil(64)] }
    }

    /// Adds a number: whether it is new, or `None` if it is not below the bound.
    pub(crate) fn insert(&mut self, number: usize) -> Option<bool> {
        if number >= self.bound {
            return None;
        }
        let (word, bit) = (&mut self.words[number / 64], 1 << (number % 64));
        let new = *word & bit == 0;
        *word |= bit;
        Some(new)
    }
}
