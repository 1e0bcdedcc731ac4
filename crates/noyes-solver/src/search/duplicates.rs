//! An automaton that recognises slides that lead where another way leads as well.

use noyes::{Direction, Size, Square};

use super::sequences::{Alphabet, Automaton, Key};

/// Recognises sequences of moves that need not be tried: another sequence, as
/// short or shorter, leads from the same square of the blank to the same board
/// (Taylor and Korf, "Pruning duplicate nodes in depth-first search", 1993).
///
/// Of all sequences with the same result the first by length, then by letters
/// is *minimal*. A shortest solution that is first by letters among all
/// shortest ones has only minimal parts, because a part that is not could be
/// exchanged. So a search that leaves out every sequence that ends in one that
/// is not minimal still finds it. Here these are the sequences of up to a given
/// length; they are told apart by the square on which the blank starts, because
/// the edges of the board forbid some of the exchanges.
///
/// A state of the automaton stands for the longest end of the moves so far that
/// could grow into such a sequence.
#[derive(Debug)]
pub(crate) struct Duplicates {
    states: Box<[Moves]>,
    first: Box<[[Option<u16>; 4]]>,
}

/// Slides of one tile, by their directions.
struct Slides;

impl Alphabet<4> for Slides {
    fn moved(key: Key, letter: usize, size: Size) -> Option<Key> {
        // The tile travels; the blank goes the other way.
        let direction = Direction::ALL[letter].opposite();
        key.blank().neighbour(direction, size).map(|from| key.slide(from))
    }
}

/// The moves that are to be tried in a state, at most three, with the states
/// after them, in one word: 16 bits for each state, above them two for each
/// letter, a bit for each letter there is, and two for their number.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Moves(u64);

/// Where the bits of the letters begin.
const LETTERS: u64 = 54;

impl Moves {
    fn new(after: [Option<u16>; 4]) -> Moves {
        let mut moves = 0;
        let mut count = 0;
        for (letter, state) in (0..).zip(after) {
            let Some(state) = state else { continue };
            moves |= u64::from(state) << (16 * count) | letter << (48 + 2 * count);
            moves |= 1 << (LETTERS + letter);
            count += 1;
        }
        Moves(moves | count << 62)
    }

    /// How many there are.
    #[inline(always)]
    pub(crate) fn count(self) -> u64 {
        self.0 >> 62
    }

    /// A bit for each move, by its place in [`Direction::ALL`].
    #[inline(always)]
    pub(crate) fn letters(self) -> u8 {
        (self.0 >> LETTERS) as u8 % (1 << Direction::ALL.len())
    }

    /// The state after one of them.
    #[inline(always)]
    pub(crate) fn after(self, letter: u32) -> u16 {
        let before = self.letters() & ((1 << letter) - 1);
        (self.0 >> (16 * before.count_ones())) as u16
    }

    /// Each move's place in [`Direction::ALL`], and the state after it.
    #[inline(always)]
    pub(crate) fn each(self) -> impl Iterator<Item = (usize, u16)> {
        let (mut states, mut letters) = (self.0, (self.0 >> 48) as u8);
        (0..self.count()).map(move |_| {
            let (letter, state) = (usize::from(letters % 4), states as u16);
            letters >>= 2;
            states >>= 16;
            (letter, state)
        })
    }
}

impl Duplicates {
    /// For a board of this size and sequences up to this length, or a shorter
    /// one if there would be too many states.
    ///
    /// `None` if told to stop, which it asks every millisecond or so.
    pub(crate) fn new(size: Size, length: u32, stop: &dyn Fn() -> bool) -> Option<Duplicates> {
        let Automaton { states, first } = Automaton::unless::<Slides>(size, length, stop)?;
        let states = states.into_iter().map(Moves::new).collect();
        Some(Duplicates { states, first: first.into() })
    }

    /// The states after each first move that is on the board, in the order of
    /// [`Direction::ALL`].
    pub(crate) fn first(&self, blank: Square) -> [Option<u16>; 4] {
        self.first[blank.index()]
    }

    /// The moves to try after the first one.
    #[inline(always)]
    pub(crate) fn after(&self, state: u16) -> Moves {
        self.states[usize::from(state)]
    }

    /// Bytes that are needed while they are made up to length 12, on boards up to
    /// so many squares: for the tree of each square, and for the boards of one.
    pub(crate) fn bytes_to_make(size: Size) -> usize {
        let (tree, boards) = match size.area() {
            ..=16 => (250_000, 2_000_000),
            17..=20 => (430_000, 4_000_000),
            _ => (720_000, 6_000_000),
        };
        size.area() * tree + boards
    }

    /// Bytes in memory.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.states)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Of all sequences up to the length that is recognised, exactly one a board
    /// is left: as many as breadth-first search finds boards.
    #[test]
    fn one_sequence_a_board_is_left() {
        for (size, length) in [("3x3", 12), ("4x4", 10), ("4x2", 14), ("5x3", 9), ("2x2", 7)] {
            let size: Size = size.parse().unwrap();
            let duplicates = Duplicates::new(size, length, &|| false).unwrap();
            for blank in size.squares() {
                let start = Key::new(blank);
                let mut seen = HashSet::from([start]);
                let mut boards = vec![start];
                let first = duplicates.first(blank);
                let mut sequences: Vec<(Key, u16)> = (0..4)
                    .filter_map(|letter| {
                        Some((Slides::moved(start, letter, size)?, first[letter]?))
                    })
                    .collect();
                for moves in 1..=length {
                    boards = boards
                        .iter()
                        .flat_map(|board| {
                            (0..4)
                                .map(|letter| Slides::moved(*board, letter, size))
                                .collect::<Vec<_>>()
                        })
                        .flatten()
                        .filter(|&board| seen.insert(board))
                        .collect();
                    assert_eq!(sequences.len(), boards.len(), "{size} {blank} after {moves}");
                    sequences = sequences
                        .iter()
                        .flat_map(|&(board, state)| {
                            let moves = duplicates.after(state);
                            let letters = moves.each().fold(0, |all, (letter, state)| {
                                assert_eq!(moves.after(letter as u32), state);
                                all | 1 << letter
                            });
                            assert_eq!(moves.letters(), letters);
                            moves.each().map(move |(letter, state)| {
                                let moved = Slides::moved(board, letter, size);
                                (moved.expect("on the board"), state)
                            })
                        })
                        .collect();
                }
            }
        }
    }
}
