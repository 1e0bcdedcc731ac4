//! Many fair boards at once: lanes that each hold one board.
//!
//! Row k of an array holds digit, place or tile k of 64 boards side by side,
//! so that one instruction serves 16, 32 or 64 of them. What is dealt is what
//! [`Groups::read`] and the Lehmer code say board by board; a test compares.

use alloc::vec::Vec;

use super::{digits::Group, digits::Groups, keystream::Keystream};
use crate::{Goal, Square};

/// How many boards are dealt together.
pub(super) const LANES: usize = 64;

/// The most squares whose numbers fit into a lane's byte.
pub(super) const MAX_AREA: usize = 256;

/// Codes are kept 127 lower than they are, so that 0 … 254 and one step below
/// fit into an `i8`: signed bytes are what all vector units compare.
const BIAS: u8 = 127;

pub(super) type Row = [u8; LANES];

/// The working memory of one batch, made once however many boards are dealt.
pub(super) struct Lanes<'a> {
    goal: &'a Goal,
    groups: &'a Groups,
    keystream: &'a Keystream,
    /// Whether the tiles must be an odd permutation, by the blank's square.
    needs_odd: Vec<u8>,
    words: Vec<u32>,
    /// The Lehmer digits, the last one always 0.
    digits: Vec<Row>,
    /// Tile j's digit plus j, biased.
    codes: Vec<[i8; LANES]>,
    blanks: Row,
    /// What stands on each square, as the tile's place in the goal plus 1.
    squares: Vec<Row>,
}

impl<'a> Lanes<'a> {
    /// For boards of at most [`MAX_AREA`] squares.
    pub(super) fn new(goal: &'a Goal, groups: &'a Groups, keystream: &'a Keystream) -> Lanes<'a> {
        let area = goal.size().area();
        let needs_odd = goal.size().squares().map(|blank| goal.needs_odd_tiles(blank).into());
        Lanes {
            goal,
            groups,
            keystream,
            needs_odd: needs_odd.collect(),
            words: alloc::vec![0; groups.words() * LANES],
            digits: alloc::vec![[0; LANES]; area - 1],
            codes: alloc::vec![[0; LANES]; area - 1],
            blanks: [0; LANES],
            squares: alloc::vec![[0; LANES]; area],
        }
    }

    /// Deals `count` boards, at most 64, from index `start` on; the other lanes
    /// hold boards without meaning. Returns one row a square.
    pub(super) fn deal(&mut self, start: u64, count: usize) -> (&[Row], &Row) {
        self.read_digits(start, count);
        self.add_last_digits();
        self.decode();
        (&self.squares, &self.blanks)
    }

    fn read_digits(&mut self, start: u64, count: usize) {
        let per_board = self.groups.words();
        let position = u128::from(start) * per_board as u128;
        self.keystream.words(0, position).fill(&mut self.words[..count * per_board]);

        let goal_blank = self.goal.blank().number() as u16;
        self.blanks.fill(goal_blank as u8);
        let mut offsets = [0; LANES];
        let mut next_digit = 0;
        for (number, group) in self.groups.iter().enumerate() {
            let mut fractions = [0; LANES];
            for (fraction, words) in fractions.iter_mut().zip(self.words.chunks_exact(per_board)) {
                *fraction = words[number];
            }
            let mut row = next_digit;
            for (k, &base) in group.bases.iter().enumerate() {
                let digits = if self.groups.blank_moves && number == 0 && k == 0 {
                    &mut offsets
                } else {
                    row += 1;
                    &mut self.digits[row - 1]
                };
                for (digit, fraction) in digits.iter_mut().zip(&mut fractions) {
                    let product = u64::from(*fraction) * u64::from(base);
                    *digit = (product >> 32) as u8;
                    *fraction = product as u32;
                }
            }
            for lane in 0..count {
                if fractions[lane] < group.surplus {
                    let position = position + (lane * per_board + number) as u128;
                    let mut substitutes = redraw(group, self.keystream, position);
                    if row - next_digit < group.bases.len() {
                        offsets[lane] = substitutes.next().unwrap_or_default() as u8;
                    }
                    for (row, digit) in self.digits[next_digit..].iter_mut().zip(substitutes) {
                        row[lane] = digit as u8;
                    }
                }
            }
            next_digit = row;
        }
        if self.groups.blank_moves {
            let area = self.goal.size().area() as u16;
            for (blank, &offset) in self.blanks.iter_mut().zip(&offsets) {
                let square = goal_blank + u16::from(offset);
                *blank = if square < area { square } else { square - area } as u8;
            }
        }
    }

    /// The last two tiles stand in the order that makes the board solvable.
    fn add_last_digits(&mut self) {
        if self.goal.size().is_one_wide() {
            return;
        }
        let mut odd: Row = core::array::from_fn(|lane| self.needs_odd[self.blanks[lane] as usize]);
        let last = self.digits.len() - 2;
        for row in &self.digits[..last] {
            for (odd, digit) in odd.iter_mut().zip(row) {
                *odd ^= digit;
            }
        }
        self.digits[last] = odd.map(|odd| odd & 1);
    }

    /// Lehmer digits to places, the blank put in between.
    ///
    /// Tile k's place begins as its digit, and going back over the tiles
    /// before it, grows by 1 for each whose digit it has reached. Counted
    /// downwards from digit + k instead, one comparison and one subtraction a
    /// step do it, without a branch.
    fn decode(&mut self) {
        for (k, (code, digits)) in (0u8..=u8::MAX).zip(self.codes.iter_mut().zip(&self.digits)) {
            for (code, &digit) in code.iter_mut().zip(digits) {
                *code = digit.wrapping_add(k).wrapping_sub(BIAS) as i8;
            }
        }
        let mut before = [0; LANES];
        for k in 0..self.codes.len() {
            let mut place = self.codes[k].map(|code| code.wrapping_sub(1));
            for earlier in self.codes[..k].iter().rev() {
                for (place, &earlier) in place.iter_mut().zip(earlier) {
                    *place = place.wrapping_sub(i8::from(earlier > *place));
                }
            }
            // One more for the step below, one more for the tiles counting from 1.
            let tile = place.map(|place| (place as u8).wrapping_add(BIAS).wrapping_add(2));
            insert(&mut self.squares[k], k, &self.blanks, &before, &tile);
            before = tile;
        }
        if let Some(last) = self.squares.last_mut() {
            insert(last, self.codes.len(), &self.blanks, &before, &[0; LANES]);
        }
    }
}

/// What stands on a square: the tile of that number in reading order if the
/// blank is behind, the tile before it if the blank has passed, else the blank.
fn insert(square: &mut Row, number: usize, blanks: &Row, before: &Row, tile: &Row) {
    let number = number as u8;
    for lane in 0..LANES {
        let blank = blanks[lane];
        let tile = if blank > number { tile[lane] } else { before[lane] };
        square[lane] = if blank == number { 0 } else { tile };
    }
}

/// The digits of a refused word's first substitute that is not refused itself.
fn redraw<'a>(
    group: Group<'a>,
    keystream: &Keystream,
    position: u128,
) -> impl Iterator<Item = u32> + use<'a> {
    let mut attempt = 1;
    loop {
        let word = keystream.words(attempt, position).next();
        if group.rest(word) >= group.surplus {
            return group.digits(word);
        }
        attempt += 1;
    }
}

/// The blank's square in a lane.
pub(super) fn blank_of(blanks: &Row, lane: usize) -> Square {
    Square::new(u32::from(blanks[lane]))
}
