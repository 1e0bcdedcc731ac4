//! An automaton that recognises runs that lead where another way leads as well.

use noyes::Size;

use crate::search::{Alphabet, Automaton, Key};

/// The same for runs as [`crate::search`] has for slides; a run is known by its
/// axis and by the row or column to which the blank goes.
#[derive(Debug)]
pub(super) struct Duplicates {
    /// For each state and each row or column that the blank could go to; the
    /// axis is the one that the last run did not have.
    next: Box<[u16]>,
    /// By the blank's square, then for each axis.
    first: Box<[[Option<u16>; LETTERS]]>,
    stride: usize,
}

/// A run that need not be tried.
pub(super) const REJECTED: u16 = u16::MAX;

/// The most rows or columns.
pub(super) const MAX_SIDE: usize = 8;
const LETTERS: usize = 2 * MAX_SIDE;

/// Runs of any length: vertical ones by the row that the blank comes to, then
/// horizontal ones by the column.
struct Slides;

impl Alphabet<LETTERS> for Slides {
    fn moved(mut key: Key, letter: usize, size: Size) -> Option<Key> {
        let blank = key.blank();
        let place = (letter % MAX_SIDE) as u32;
        let to = match letter / MAX_SIDE {
            0 => size.square(blank.column(size), place),
            _ => size.square(place, blank.row(size)),
        };
        let to = to.filter(|&to| to != blank)?;
        while key.blank() != to {
            let here = key.blank();
            let next = noyes::Direction::ALL
                .into_iter()
                .filter_map(|direction| here.neighbour(direction, size))
                .min_by_key(|next| next.distance(to, size))?;
            key = key.slide(next);
        }
        Some(key)
    }
}

impl Duplicates {
    /// For a board of this size and sequences up to this length, or a shorter
    /// one if there would be too many states.
    pub(super) fn new(size: Size, length: u32) -> Duplicates {
        let Automaton { states, first } = Automaton::new::<Slides>(size, length);
        let stride = size.width().max(size.height()) as usize;
        // After a vertical run only horizontal ones are left, and the other way
        // round: two along one line are never minimal.
        let next = states
            .iter()
            .flat_map(|after| (0..stride).map(|place| after[place].or(after[MAX_SIDE + place])))
            .map(|state| state.unwrap_or(REJECTED))
            .collect();
        Duplicates { next, first: first.into(), stride }
    }

    /// The states after each first run of an axis, 0 the vertical one.
    pub(super) fn first(&self, blank: usize, axis: usize) -> [Option<u16>; MAX_SIDE] {
        std::array::from_fn(|place| self.first[blank][axis * MAX_SIDE + place])
    }

    /// The states after each further run, by the blank's row or column then.
    #[inline(always)]
    pub(super) fn after(&self, state: u16) -> &[u16] {
        &self.next[usize::from(state) * self.stride..][..self.stride]
    }

    /// Bytes in memory.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.next)
    }
}
