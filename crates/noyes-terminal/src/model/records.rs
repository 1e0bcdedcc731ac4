//! The page of records.

use noyes::Metric;
use noyes_game::{Bests, Book, Category, Measure, Record, Replay};

/// What of the book is being looked at.
#[derive(Clone, Debug, Default)]
pub(crate) struct RecordsPage {
    category: usize,
    /// Which of the records, the latest being 0.
    at: usize,
    by_moves: bool,
}

impl RecordsPage {
    /// What is compared.
    pub(crate) fn measure(&self) -> Measure {
        if self.by_moves { Measure::Moves(Metric::Stm) } else { Measure::Time }
    }

    pub(crate) fn change_measure(&mut self) {
        self.by_moves = !self.by_moves;
    }

    /// The category that is shown, its number and how many there are.
    pub(crate) fn category(&self, book: &Book) -> Option<(Category, usize, usize)> {
        let mut categories = book.categories();
        let of = categories.len();
        let at = self.category.min(of.checked_sub(1)?);
        Some((categories.swap_remove(at).0, at, of))
    }

    /// Its records, the latest first.
    pub(crate) fn records<'b>(&self, book: &'b Book) -> Vec<&'b Record> {
        let Some((category, ..)) = self.category(book) else { return Vec::new() };
        let mut records = book.category(&category);
        records.reverse();
        records
    }

    /// What was reached in it.
    pub(crate) fn bests(&self, book: &Book) -> Bests {
        let mut records = self.records(book);
        records.reverse();
        Bests::of(&records, self.measure())
    }

    /// Which of the records the cursor is on.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// Turns to another category.
    pub(crate) fn turn(&mut self, book: &Book, on: bool) {
        let Some((_, at, of)) = self.category(book) else { return };
        self.category = if on { (at + 1) % of } else { (at + of - 1) % of };
        self.at = 0;
    }

    /// Goes to another record.
    pub(crate) fn go(&mut self, book: &Book, records: isize) {
        let last = self.records(book).len().saturating_sub(1);
        self.at = self.at.saturating_add_signed(records).min(last);
    }

    /// The last board of the record under the cursor, as it was played, and the record's name if it
    /// has no other board.
    pub(crate) fn replay(&self, book: &Book) -> Option<(Replay, Option<String>)> {
        let record = *self.records(book).get(self.at)?;
        let replay = record.replays.last().filter(|replay| !replay.moves.is_empty())?.clone();
        Some((replay, (record.replays.len() == 1).then(|| record.id.clone())))
    }
}
