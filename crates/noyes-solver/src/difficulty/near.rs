//! All boards near the goal.

use std::{
    collections::HashSet,
    hash::{BuildHasherDefault, Hash, Hasher},
    ops::RangeInclusive,
};

use noyes::{Board, Direction, Goal, Metric, PackError, Packed16, Packed25, Position};

use crate::{Cancel, Limits, SolveError};

/// A level with more boards than this is not made.
pub(super) const MOST: usize = 3_200_000;

/// What the largest levels take while they are made, and the boards kept,
/// for at most sixteen squares.
const BYTES: u64 = 256 << 20;

/// How many boards are taken between two looks at the cancel switch.
const PATIENCE: usize = 1024;

/// The boards at each distance up to some, in the order in which they are
/// reached: level by level, from each board by its moves up, down, left and
/// right, shorter runs first.
#[derive(Clone, Debug)]
pub(super) enum Near {
    Small(Vec<Vec<Packed16>>),
    Large(Vec<Vec<Packed25>>),
}

/// A board in one word.
trait Word: Position + Copy + for<'a> TryFrom<&'a Board, Error = PackError> {
    type Bits: Copy + Eq + Hash;
    fn word(self) -> Self::Bits;
}

impl Word for Packed16 {
    type Bits = u64;
    fn word(self) -> u64 {
        self.bits()
    }
}

impl Word for Packed25 {
    type Bits = u128;
    fn word(self) -> u128 {
        self.bits()
    }
}

/// Words of boards differ in all their bits: one product scatters them.
#[derive(Default)]
struct Scatter(u64);

impl Hasher for Scatter {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(27);
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }
}

type Seen<B> = HashSet<<B as Word>::Bits, BuildHasherDefault<Scatter>>;

impl Near {
    /// The largest size that has a [`Near`].
    pub(super) const MAX_AREA: usize = Packed25::MAX_AREA;

    /// The levels of this range, or those up to the last one that is not too
    /// large; the ones before the range are left empty.
    pub(super) fn new(
        goal: &Goal,
        metric: Metric,
        range: &RangeInclusive<u64>,
        limits: &Limits<'_>,
    ) -> Result<Near, SolveError> {
        let small = goal.size().area() <= Packed16::MAX_AREA;
        let needed = if small { BYTES } else { 2 * BYTES };
        if let Some(limit) = limits.memory.filter(|&limit| limit < needed) {
            return Err(SolveError::Memory { needed, limit });
        }
        Ok(if small {
            let start = Packed16::try_from(goal.board()).expect("at most 16 squares");
            Near::Small(levels(start, metric, range, limits.cancel)?)
        } else {
            let start = Packed25::try_from(goal.board()).expect("at most 25 squares");
            Near::Large(levels(start, metric, range, limits.cancel)?)
        })
    }

    /// How many boards there are at each distance.
    pub(super) fn counts(&self) -> Vec<u64> {
        match self {
            Near::Small(levels) => levels.iter().map(|level| level.len() as u64).collect(),
            Near::Large(levels) => levels.iter().map(|level| level.len() as u64).collect(),
        }
    }

    /// The last level that was made.
    pub(super) fn last(&self) -> u64 {
        self.counts().len() as u64 - 1
    }

    /// The board of this number among those that are left, with its distance.
    pub(super) fn get(&self, mut number: u64) -> Option<(Board, u64)> {
        for (distance, count) in (0..).zip(self.counts()) {
            if number < count {
                let (level, number) = (distance as usize, number as usize);
                let board = match self {
                    Near::Small(levels) => levels[level][number].into(),
                    Near::Large(levels) => levels[level][number].into(),
                };
                return Some((board, distance));
            }
            number -= count;
        }
        None
    }
}

fn levels<B: Word>(
    start: B,
    metric: Metric,
    range: &RangeInclusive<u64>,
    cancel: Option<&Cancel>,
) -> Result<Vec<Vec<B>>, SolveError> {
    let mut levels = vec![vec![start]];
    // A move leads back by at most one level.
    let mut seen: [Seen<B>; 2] = [Seen::<B>::default(), [start.word()].into_iter().collect()];
    while levels.len() as u64 <= *range.end() {
        let distance = levels.len() - 1;
        let level = &levels[distance];
        let mut next = Vec::new();
        let growth = if metric == Metric::Stm { 3 } else { 5 };
        let room = MOST.min(growth * level.len());
        let mut new = Seen::<B>::with_capacity_and_hasher(room, Default::default());
        for (number, &board) in level.iter().enumerate() {
            if number % PATIENCE == 0 && cancel.is_some_and(Cancel::is_cancelled) {
                return Err(SolveError::Cancelled);
            }
            for direction in Direction::ALL {
                let mut there = board;
                while there.slide(direction).is_some() {
                    let word = there.word();
                    if seen.iter().all(|seen| !seen.contains(&word)) && new.insert(word) {
                        next.push(there);
                    }
                    if metric == Metric::Stm {
                        break;
                    }
                }
            }
            if next.len() > MOST {
                return Ok(levels);
            }
        }
        if next.is_empty() {
            break;
        }
        levels.push(next);
        if (distance as u64) < *range.start() {
            levels[distance] = Vec::new();
        }
        let [_, before] = seen;
        seen = [before, new];
    }
    Ok(levels)
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Layout, Size};

    #[test]
    fn levels_are_those_of_the_table() {
        for metric in Metric::ALL {
            let goal = Goal::new(Size::EIGHT, Layout::Spiral);
            let table = crate::ExactTable::build(&goal, metric, &Limits::default()).unwrap();
            let near = Near::new(&goal, metric, &(0..=15), &Limits::default()).unwrap();
            assert_eq!((near.counts(), near.last()), (table.counts()[..16].to_vec(), 15));
            let before: u64 = table.counts()[..15].iter().sum();
            let (board, distance) = near.get(before).unwrap();
            assert_eq!((distance, table.distance(&board)), (15, Ok(15)));
            // The same boards without those before.
            let far = Near::new(&goal, metric, &(15..=16), &Limits::default()).unwrap();
            assert_eq!(far.counts()[..16], [&[0; 15], &table.counts()[15..16]].concat());
            assert_eq!(far.get(0), Some((board, 15)));
            assert_eq!(far.get(table.counts()[15] + table.counts()[16]), None);
        }
    }

    #[test]
    fn both_words_hold_the_same_levels() {
        let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
        let small =
            levels(Packed16::try_from(goal.board()).unwrap(), Metric::Mtm, &(0..=5), None).unwrap();
        let large =
            levels(Packed25::try_from(goal.board()).unwrap(), Metric::Mtm, &(0..=5), None).unwrap();
        assert_eq!(small.len(), 6);
        for (small, large) in small.iter().zip(&large) {
            assert!(
                small.iter().map(|&b| Board::from(b)).eq(large.iter().map(|&b| Board::from(b)))
            );
        }
    }
}
