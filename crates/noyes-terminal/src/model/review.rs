//! A finished game, looked at again.

use std::cell::Cell;

use noyes::{Algorithm, Board};
use noyes_game::{Replay, Review};

use super::{Answer, Question};

/// The page: what is known of the game so far, and which move is being looked at.
#[derive(Debug)]
pub(crate) struct ReviewPage {
    review: Review,
    boards: Vec<Board>,
    /// How many moves are made on the board that is shown.
    at: usize,
    /// A shortest solution, once it is found.
    best: Option<Algorithm>,
    /// The first line of the list that is to be seen.
    first: usize,
    /// How many lines the list had when it was drawn, and how many of them could be seen: only the
    /// window knows.
    list: Cell<(usize, usize)>,
    /// The record of this game, if it is one of one board.
    record: Option<String>,
    from_records: bool,
}

impl ReviewPage {
    pub(crate) fn new(replay: Replay, record: Option<String>, from_records: bool) -> ReviewPage {
        let boards = replay.boards().collect();
        let review = Review::new(replay);
        ReviewPage {
            review,
            boards,
            at: 0,
            best: None,
            first: 0,
            list: Cell::default(),
            record,
            from_records,
        }
    }

    pub(crate) fn review(&self) -> &Review {
        &self.review
    }

    /// The name of this game's record, if it is one of one board.
    pub(crate) fn record(&self) -> Option<&str> {
        self.record.as_deref()
    }

    pub(crate) fn came_from_records(&self) -> bool {
        self.from_records
    }

    /// How many moves are made on the board that is shown.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// The board that is shown.
    pub(crate) fn board(&self) -> Option<&Board> {
        self.boards.get(self.at)
    }

    pub(crate) fn best(&self) -> Option<&Algorithm> {
        self.best.as_ref()
    }

    /// What the solver is to be asked: the boards near the goal come first, they are soon done.
    pub(crate) fn question(&self) -> Question {
        let goal = self.review.replay().goal.clone();
        Question::Distances { goal, boards: self.boards.clone() }
    }

    /// Takes notice of an answer; what is to be asked next, if anything.
    pub(crate) fn answer(&mut self, answer: &Answer) -> Option<Question> {
        match answer {
            Answer::Distance { at, distance } => {
                self.review.tell(*at, *distance);
                self.review.is_complete().then(|| Question::Way {
                    goal: self.review.replay().goal.clone(),
                    board: self.review.replay().board.clone(),
                })
            }
            Answer::Way(way) => {
                self.best = Some(way.moves.clone());
                None
            }
            _ => None,
        }
    }

    /// Goes so many moves on, or back.
    pub(crate) fn go(&mut self, moves: isize) {
        let last = self.boards.len() - 1;
        self.at = self.at.saturating_add_signed(moves).min(last);
    }

    /// Takes notice of the list as it is drawn, of so many lines and with room for so many; which
    /// comes first.
    pub(crate) fn lay_out_list(&self, lines: usize, room: usize) -> usize {
        self.list.set((lines, room));
        self.first.min(lines.saturating_sub(room))
    }

    /// Turns a page of the list, but for one line.
    pub(crate) fn turn_list(&mut self, on: bool) {
        let (lines, room) = self.list.get();
        let last = lines.saturating_sub(room);
        let (first, page) = (self.first.min(last), room.saturating_sub(1).max(1));
        self.first = if on { (first + page).min(last) } else { first.saturating_sub(page) };
    }

    /// Goes to the next place where the way led away from the goal; after the last to the first.
    pub(crate) fn next_blunder(&mut self) {
        let mut places: Vec<usize> =
            self.review.blunders().iter().map(|blunder| blunder.from).collect();
        places.sort_unstable();
        let next = places.iter().copied().find(|&from| from > self.at);
        if let Some(from) = next.or(places.first().copied()) {
            self.at = from;
        }
    }
}
