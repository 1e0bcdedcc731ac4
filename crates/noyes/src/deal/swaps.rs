//! The tiles of boards of more than 256 squares.

use alloc::vec::Vec;

use crate::{Goal, Square};

/// The tiles of a large board, which its digits exchange one after another, in
/// O(n) (R. Durstenfeld, Algorithm 235, 1964).
pub(super) struct Swaps<'a> {
    goal: &'a Goal,
    tiles: &'a mut Vec<u32>,
    /// The blank's square, once it is known.
    blank: Option<Square>,
    /// The place of the next exchange.
    place: usize,
    odd: bool,
}

impl<'a> Swaps<'a> {
    pub(super) fn new(goal: &'a Goal, blank_moves: bool, tiles: &'a mut Vec<u32>) -> Swaps<'a> {
        tiles.clear();
        tiles.reserve_exact(goal.size().area());
        tiles.extend_from_slice(goal.order());
        let blank = (!blank_moves).then(|| goal.blank());
        Swaps { goal, tiles, blank, place: 0, odd: false }
    }

    /// Takes the next digit: the blank's first, if there is one.
    pub(super) fn take(&mut self, digit: u32) {
        if self.blank.is_none() {
            self.blank = Some(self.goal.blank_of_digit(digit));
            return;
        }
        self.tiles.swap(self.place, self.place + digit as usize);
        self.place += 1;
        self.odd ^= digit != 0;
    }

    /// Takes many digits, one after another.
    pub(super) fn take_all(&mut self, mut digits: &[u32]) {
        if self.blank.is_none()
            && let Some((&blank, tiles)) = digits.split_first()
        {
            self.take(blank);
            digits = tiles;
        }
        // Everything that the loop asks for is in registers, and a place that is on
        // the board is all that is to be checked.
        let mut rest = &mut self.tiles[self.place..];
        for &digit in digits {
            rest.swap(0, digit as usize);
            rest = &mut rest[1..];
        }
        self.place += digits.len();
        self.odd = digits.iter().fold(self.odd, |odd, &digit| odd ^ (digit != 0));
    }

    /// Puts the blank in between, and says where it is.
    pub(super) fn finish(self) -> Square {
        let blank = self.blank.unwrap_or(self.goal.blank());
        // The last two tiles have no digit: their order makes the board solvable.
        if self.odd != self.goal.needs_odd_tiles(blank) && !self.goal.size().is_one_wide() {
            let last = self.tiles.len() - 1;
            self.tiles.swap(last - 1, last);
        }
        self.tiles.insert(blank.index(), 0);
        blank
    }
}
