//! Every slide of a game with its time.

use noyes::{Algorithm, Direction, Metric};

use crate::Millis;

/// A tile that moved by one square, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The direction in which the tile travelled.
    pub direction: Direction,
    /// For how long the game had been played.
    pub at: Millis,
}

/// What a game's tiles have done, slide by slide: those that were taken back are there twice, once
/// in each direction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Log {
    moves: Vec<Moved>,
}

impl Log {
    pub(crate) fn moves(&self) -> &[Moved] {
        &self.moves
    }

    pub(crate) fn push(&mut self, direction: Direction, at: Millis) {
        self.moves.push(Moved { direction, at });
    }

    pub(crate) fn length(&self, metric: Metric) -> u64 {
        match metric {
            Metric::Stm => self.moves.len() as u64,
            Metric::Mtm => {
                self.moves.chunk_by(|one, next| one.direction == next.direction).count() as u64
            }
        }
    }

    /// As text: each slide's letter, and the milliseconds since the one before.
    pub(crate) fn to_text(&self) -> String {
        let mut text = String::with_capacity(self.moves.len() * 4);
        let mut last = 0;
        for moved in &self.moves {
            text.push(moved.direction.letter());
            text.push_str(&(moved.at - last).to_string());
            last = moved.at;
        }
        text
    }

    /// Reads what [`to_text`](Self::to_text) has written; the number of the slide that is wrong
    /// if one is.
    pub(crate) fn from_text(text: &str) -> Result<Log, usize> {
        let mut log = Log::default();
        let mut rest = text;
        let mut at: Millis = 0;
        while let Some(letter) = rest.chars().next() {
            let number = log.moves.len();
            let direction = Direction::from_letter(letter).ok_or(number)?;
            let digits = &rest[letter.len_utf8()..];
            let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
            let later: Millis = digits[..end].parse().map_err(|_| number)?;
            at = at.checked_add(later).ok_or(number)?;
            log.push(direction, at);
            rest = &digits[end..];
        }
        Ok(log)
    }
}

impl FromIterator<Moved> for Log {
    fn from_iter<T: IntoIterator<Item = Moved>>(moves: T) -> Log {
        Log { moves: moves.into_iter().collect() }
    }
}

/// The slides as one algorithm.
pub(crate) fn algorithm(moves: &[Moved]) -> Algorithm {
    moves.iter().map(|moved| moved.direction).collect()
}
