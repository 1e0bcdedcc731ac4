//! Which moves raise a pattern's value, remembered where it was looked up.

use std::sync::atomic::{AtomicU64, Ordering};

use super::Heuristic;

/// A heuristic whose estimate is the largest of some sums over groups of tiles, and that knows
/// for a move of a tile which of the sums rise.
pub(crate) trait Sums<const VIEWS: usize>: Heuristic {
    /// Whether slopes may be remembered: a search that never does need not be compiled for it.
    const REMEMBERED: bool;

    /// The group of a tile in a view, and its label there: its place in the group.
    fn member(&self, view: usize, tile: u8) -> (usize, usize);

    /// The sums of a board.
    fn sums(&self, state: &Self::State) -> [u32; VIEWS];

    /// Whether a sum rises if the tile of a group with this label moves to the blank's cell, next
    /// to its own. Otherwise it falls.
    fn rises(&self, view: usize, group: usize, place: Place, label: usize, blank: u8) -> bool;
}

/// The most tiles of a group, and the most groups of a view.
pub(crate) const MAX_LABELS: usize = 6;
pub(crate) const MAX_GROUPS: usize = 8;

/// Where the tiles of a group stand: five bits for the cell of each label, and above them a
/// number for the view and the group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place(u64);

const CELL_BITS: usize = 5;

impl Place {
    pub(crate) fn new(view: usize, group: usize) -> Place {
        Place(((view * MAX_GROUPS + group) << (CELL_BITS * MAX_LABELS)) as u64)
    }

    /// The cell of a label.
    #[inline(always)]
    pub(crate) fn cell(self, label: usize) -> usize {
        (self.0 >> (CELL_BITS * label)) as usize % (1 << CELL_BITS)
    }

    /// The tile of a label goes from one cell to another, whichever is which.
    #[inline(always)]
    pub(crate) fn moved(self, label: usize, from: u8, to: u8) -> Place {
        Place(self.0 ^ u64::from(from ^ to) << (CELL_BITS * label))
    }
}

/// The slopes at a place: for each label the moves by which the value rises, and those of which
/// it is known, each a bit for every direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Slope(pub(super) [u8; 8]);

/// The labels begin at this byte. The bytes before them tell in [`Slopes`] whose slopes these are.
pub(super) const FIRST: usize = 2;
const TAG: u64 = 0xffff;

/// Where the bits of what is known begin.
pub(super) const KNOWN: u32 = 4;

impl Slope {
    /// Now it is known whether a move of a label raises the value.
    pub(super) fn learn(&mut self, label: usize, letter: u32, rises: bool) {
        self.0[FIRST + label] |= (1 << KNOWN | u8::from(rises)) << letter;
    }
}

/// The slopes of as many places as fit: a place has one slot, and the last that came there keeps
/// it. Threads share them; a slot is one word, so what is read is whole.
pub(crate) struct Slopes(Box<[AtomicU64; SLOTS]>);

/// A place has up to 34 bits. Multiplied by an odd number it has 36 that no other place has: the
/// lower 16 are kept in the slot, and the upper 20 are its number.
const SLOTS: usize = 1 << 20;
const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Slopes {
    /// Bytes in memory.
    pub(super) const BYTES: usize = size_of::<[AtomicU64; SLOTS]>();

    pub(super) fn new() -> Slopes {
        let slots: Box<[AtomicU64]> = (0..SLOTS).map(|_| AtomicU64::new(0)).collect();
        Slopes(slots.try_into().expect("as many as were made"))
    }

    /// The slot of a place and the lowest bits of what it keeps there.
    #[inline(always)]
    fn slot(&self, place: Place) -> (&AtomicU64, u64) {
        let mixed = place.0.wrapping_mul(ODD);
        (&self.0[(mixed >> TAG.count_ones()) as usize % SLOTS], mixed & TAG)
    }

    /// What is known at a place.
    #[inline(always)]
    pub(super) fn get(&self, place: Place) -> Slope {
        let (slot, tag) = self.slot(place);
        let kept = slot.load(Ordering::Relaxed);
        // An empty slot is one of a place of which nothing is known.
        Slope(if kept & TAG == tag { kept } else { 0 }.to_le_bytes())
    }

    pub(super) fn keep(&self, place: Place, slope: Slope) {
        let (slot, tag) = self.slot(place);
        slot.store(u64::from_le_bytes(slope.0) & !TAG | tag, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// Places that share slots are told apart, and what was learned last is there.
    #[test]
    fn a_place_has_its_own_slopes_or_none() {
        let slopes = Slopes::new();
        let mut noise = 1u64;
        let mut places = Vec::new();
        for _ in 0..3 * SLOTS {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let group = (noise >> 60) as usize;
            let mut place = Place::new(group / MAX_GROUPS, group % MAX_GROUPS);
            for label in 0..MAX_LABELS {
                place = place.moved(label, 0, (noise >> (20 + 5 * label)) as u8 % 32);
            }
            let mut slope = Slope::default();
            for label in 0..MAX_LABELS {
                slope.learn(label, (noise >> 8) as u32 % 4, (place.0 >> label) & 1 == 1);
            }
            slopes.keep(place, slope);
            places.push((place.0, slope));
            assert_eq!(slopes.get(place).0[FIRST..], slope.0[FIRST..]);
        }
        let kept: HashMap<u64, Slope> = places.into_iter().collect();
        let there = kept.iter().filter(|(place, slope)| {
            let found = slopes.get(Place(**place)).0;
            assert!(found[FIRST..] == slope.0[FIRST..] || found == [0; 8]);
            found != [0; 8]
        });
        // Three places came to a slot in the mean, so 95 of a hundred slots are taken.
        let share = there.count() as f64 / SLOTS as f64;
        assert!((0.94..0.96).contains(&share), "{share}");
    }

    #[test]
    fn slots_and_tags_tell_all_places_apart() {
        let bits = CELL_BITS * MAX_LABELS + (2 * MAX_GROUPS).ilog2() as usize;
        assert!(bits as u32 <= SLOTS.ilog2() + TAG.count_ones());
        assert_eq!(ODD % 2, 1);
    }
}
