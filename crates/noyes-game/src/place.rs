//! How a result stands among the player's own.

use crate::{Book, Category, Measure, Millis, Record};

/// How the time of a solved record stands among those of its [`Category`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The best time of all the others, if there are any.
    pub best: Option<Millis>,
    /// Its place since some moment, from 1: one more than were faster.
    pub place: usize,
    /// How many were solved since that moment, itself included.
    pub of: usize,
}

impl Book {
    /// How the record of this name stands among all of its category, and among those that ended
    /// at `since` or later, in milliseconds since the beginning of 1970. `None` if there is no
    /// such record or it was not solved.
    ///
    /// ```
    /// use noyes_game::{Book, Entry, Game, Input, Record};
    /// use noyes::Direction::Left;
    ///
    /// let mut book = Book::default();
    /// for (id, time) in [("1", 900), ("2", 700)] {
    ///     let board = "1 2 3/4 5 6/0 7 8".parse()?;
    ///     let goal = noyes::Goal::new(noyes::Size::EIGHT, noyes::Layout::BlankLast);
    ///     let mut game = Game::own(board, goal)?;
    ///     game.play(Input::Slide(Left), 0)?;
    ///     game.play(Input::Slide(Left), time)?;
    ///     let record = Record::of(&game, noyes_game::Challenge::Free, id, 1_000_000);
    ///     book.enter(Entry::Solve(record.expect("it is over")));
    /// }
    /// let place = book.place("2", 0).expect("it is there");
    /// assert_eq!((place.best, place.place, place.of), (Some(900), 1, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn place(&self, id: &str, since: Millis) -> Option<Place> {
        let record = self.record(id)?;
        let time = record.result(Measure::Time)?;
        let others: Vec<(Millis, &Record)> = self
            .category(&Category::of(record)?)
            .into_iter()
            .filter(|other| other.id != id)
            .filter_map(|other| Some((other.result(Measure::Time)?, other)))
            .collect();
        let recent = || others.iter().filter(|(_, other)| other.at >= since);
        Some(Place {
            best: others.iter().map(|&(time, _)| time).min(),
            place: 1 + recent().filter(|&&(other, _)| other < time).count(),
            of: 1 + recent().count(),
        })
    }
}
