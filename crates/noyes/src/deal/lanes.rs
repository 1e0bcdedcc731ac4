//! Many fair boards at once: lanes that each hold one board.
//!
//! Row k of an array holds digit, place or tile k of 64 boards side by side,
//! so that one instruction serves 16, 32 or 64 of them. What is dealt is what
//! [`Groups::read`] and the Lehmer code say board by board; a test compares.

use alloc::vec::Vec;

use super::{
    digits::{Group, Groups},
    keystream::{Keystream, Reader},
};
use crate::{
    Goal,
    kernels::{
        self, Chosen, LANES, OddRows, Part, Row, TILE, Tile, decode, place_blanks, put_blank,
        rows_to_boards, set_last_digits, words_to_rows,
    },
};

/// The most squares whose numbers fit into a lane's byte.
pub(super) const MAX_AREA: usize = 256;

/// The working memory of one batch, made once however many boards are dealt.
pub(super) struct Lanes<'a> {
    chosen: Chosen,
    goal: &'a Goal,
    groups: &'a Groups,
    /// How each group's word is split.
    parts: Vec<Vec<Part>>,
    keystream: &'a Keystream,
    /// The index of the next board.
    next: u64,
    reader: Reader,
    odd_rows: OddRows,
    words: Vec<u32>,
    /// A group's word of each board.
    word_rows: Vec<[u32; LANES]>,
    /// The blank's digit, then the Lehmer digits, then the places in their stead.
    digits: Vec<Row>,
    codes: Vec<[i8; LANES]>,
    blanks: Row,
    /// What stands on each square, as the tile's place in the goal plus 1; with
    /// rows without meaning up to a whole tile.
    squares: Vec<Row>,
    boards: Vec<Tile>,
    /// What a square's number stands for, unless it is the tile's number itself.
    tile_of_place: Option<[u8; 256]>,
}

/// Boards side by side.
pub(super) struct Batch<'a> {
    pub(super) chosen: Chosen,
    /// The blank's square on each.
    pub(super) blanks: &'a Row,
    /// 16 squares of each at a time, then the next 16, with zeros at the end.
    pub(super) tiles: &'a [Tile],
}

impl<'a> Lanes<'a> {
    /// For boards of at most [`MAX_AREA`] squares, from index `start` on.
    pub(super) fn new(
        goal: &'a Goal,
        groups: &'a Groups,
        keystream: &'a Keystream,
        start: u64,
    ) -> Lanes<'a> {
        let chosen = Chosen::now();
        let (size, area) = (goal.size(), goal.size().area());
        let (row, width) = (goal.blank().row(size), size.width());
        let tiles = area.div_ceil(TILE);
        Lanes {
            chosen,
            goal,
            groups,
            parts: groups.iter().map(|group| Part::of(group.bases)).collect(),
            keystream,
            next: start,
            reader: keystream.reader(chosen, u128::from(start) * groups.words() as u128),
            odd_rows: if width.is_multiple_of(2) {
                OddRows::AwayFrom { row, width }
            } else {
                OddRows::None
            },
            words: alloc::vec![0; groups.words() * LANES],
            word_rows: alloc::vec![[0; LANES]; groups.words()],
            digits: alloc::vec![[0; LANES]; area],
            codes: alloc::vec![[0; LANES]; area - 1],
            blanks: [goal.blank().number() as u8; LANES],
            squares: alloc::vec![[0; LANES]; tiles * TILE],
            boards: alloc::vec![[[0; TILE]; LANES]; tiles],
            tile_of_place: (!goal.is_in_order()).then(|| {
                let mut tiles = [0; 256];
                for (tile, &number) in tiles[1..].iter_mut().zip(goal.order()) {
                    *tile = number as u8;
                }
                tiles
            }),
        }
    }

    /// Deals the next `count` boards, at most 64; the other lanes hold boards
    /// without meaning. Returns 16 squares of each at a time.
    pub(super) fn deal(&mut self, count: usize) -> Batch<'_> {
        self.read_digits(count);
        if self.groups.blank_moves {
            let (home, area) = (self.goal.blank().number() as u8, self.goal.size().area() as u16);
            place_blanks(self.chosen, &self.digits[0], home, area, &mut self.blanks);
        }
        let digits = &mut self.digits[1..];
        if self.goal.size().is_one_wide() {
            digits.fill([0; LANES]);
        } else {
            set_last_digits(self.chosen, digits, &self.blanks, self.odd_rows);
        }
        decode(self.chosen, digits, &mut self.codes);
        put_blank(self.chosen, digits, &self.blanks, &mut self.squares);
        if let Some(tile_of_place) = &self.tile_of_place {
            for number in self.squares[..=digits.len()].as_flattened_mut() {
                *number = tile_of_place[usize::from(*number)];
            }
        }
        for (rows, boards) in self.squares.as_chunks().0.iter().zip(&mut self.boards) {
            rows_to_boards(self.chosen, rows, boards);
        }
        Batch { chosen: self.chosen, blanks: &self.blanks, tiles: &self.boards }
    }

    fn read_digits(&mut self, count: usize) {
        let per_board = self.groups.words();
        let position = u128::from(self.next) * per_board as u128;
        self.next += count as u64;
        self.reader.fill(&mut self.words[..count * per_board]);
        words_to_rows(self.chosen, &self.words, &mut self.word_rows);

        let mut row = usize::from(!self.groups.blank_moves);
        let rows = self.word_rows.iter().zip(&self.parts);
        for ((number, group), (words, parts)) in self.groups.iter().enumerate().zip(rows) {
            let digits = &mut self.digits[row..][..group.bases.len()];
            if kernels::digits(self.chosen, words, parts, group.surplus, digits) {
                for lane in (0..count).filter(|&lane| group.rest(words[lane]) < group.surplus) {
                    let position = position + (lane * per_board + number) as u128;
                    let substitutes = redraw(group, self.keystream, position);
                    for (row, digit) in digits.iter_mut().zip(substitutes) {
                        row[lane] = digit as u8;
                    }
                }
            }
            row += group.bases.len();
        }
    }
}

/// The digits of a refused word's first substitute that is not refused itself.
pub(super) fn redraw<'a>(
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
