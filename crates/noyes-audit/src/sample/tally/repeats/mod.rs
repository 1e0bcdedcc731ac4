//! Finding boards that came more than once, exactly, in bounded memory.
//!
//! A board is known by a key of 64 bits that looks random. Keys are kept in
//! segments, each sorted by its keys' first bits as soon as it is full: keys
//! that are equal then stand in the same few places of all segments, and are
//! compared where the processor's nearest memory holds them.
//!
//! Where memory does not reach, only keys that end in a 0 bit are kept, then
//! only those that end in two, and so on. What is kept is *all* boards of a
//! random part of the possible ones, so that counts stay exact for that part.
//! How small the part is depends on the boards alone, not on their order or on
//! who counted them: it is the largest whose different keys fit.

mod kinds;
mod segment;

pub(in crate::sample) use self::kinds::kinds_in_part;
use self::segment::{Again, Segment};
use crate::Repeats;

/// Keys, and how often they came.
#[derive(Clone)]
pub(super) struct Keys {
    /// How many keys may be kept before equal ones are taken together.
    most: usize,
    /// Keys are kept if they end in so many 0 bits.
    zeros: u32,
    /// The latest keys, not sorted yet.
    latest: Vec<u64>,
    segments: Vec<Segment>,
    /// The keys in the segments.
    sorted: usize,
    /// Keys that are in the segments once or more, and how many more of each
    /// there were; sorted, each key once.
    more: Vec<Again>,
}

/// What was found in all keys.
#[derive(Clone, Copy, Default)]
struct Found {
    distinct: u64,
    repeated: u64,
    compared: u64,
    pairs: u64,
    most: u64,
}

impl Keys {
    /// Nothing yet, for about so many bytes.
    pub(super) fn new(memory: u64) -> Keys {
        // A key is 8 bytes, one that came again 16 more, 32 while they are taken
        // together: see `fits`.
        let most = usize::try_from(memory / 16).unwrap_or(usize::MAX).max(1 << 10);
        Keys {
            most,
            zeros: 0,
            latest: Vec::new(),
            segments: Vec::new(),
            sorted: 0,
            more: Vec::new(),
        }
    }

    fn segment_length(&self) -> usize {
        (self.most / 8).min(segment::LONGEST)
    }

    /// Adds keys.
    pub(super) fn extend(&mut self, keys: impl Iterator<Item = u64>) {
        let zeros = self.zeros;
        if zeros == 0 {
            self.latest.extend(keys);
        } else {
            self.latest.extend(keys.filter(|key| key.trailing_zeros() >= zeros));
        }
        if self.latest.len() >= self.segment_length() {
            self.sort_latest();
            if self.sorted + self.segment_length() > self.most {
                self.make_room();
            }
        }
    }

    fn sort_latest(&mut self) {
        if !self.latest.is_empty() {
            self.sorted += self.latest.len();
            self.segments.push(Segment::new(&self.latest, self.segment_length()));
            self.latest.clear();
        }
    }

    /// Takes over what others were found. The other one has none then, and keeps
    /// no more of the keys to come than this one does.
    pub(super) fn append(&mut self, other: &mut Keys) {
        let zeros = other.zeros;
        if zeros > self.zeros {
            self.zeros = zeros;
            self.keep_part();
        }
        if !other.more.is_empty() {
            self.more.append(&mut other.more);
            segment::unite(&mut self.more);
            if self.zeros > zeros {
                self.keep_part();
            }
        }
        other.sorted = 0;
        for segment in other.segments.drain(..) {
            // The part may have become smaller with the segment before.
            if self.zeros == zeros && segment.is_alike(self.segment_length()) {
                self.sorted += segment.keys().len();
                self.segments.push(segment);
                if self.sorted + self.segment_length() > self.most {
                    self.make_room();
                }
            } else {
                self.extend_in_pieces(segment.keys());
            }
        }
        self.extend_in_pieces(&other.latest);
        other.latest.clear();
        other.zeros = self.zeros;
    }

    /// Adds keys without ever holding more than a segment of unsorted ones.
    fn extend_in_pieces(&mut self, keys: &[u64]) {
        for piece in keys.chunks(1 << 10) {
            self.extend(piece.iter().copied());
        }
    }

    /// What came more than once.
    pub(super) fn repeats(&mut self) -> Repeats {
        self.sort_latest();
        let mut found = self.find(|_| {});
        while !self.fits(&found) {
            self.zeros += 1;
            self.keep_part();
            self.sort_latest();
            found = self.find(|_| {});
        }
        Repeats {
            compared: found.compared,
            part: 0.5f64.powi(self.zeros as i32),
            distinct: found.distinct,
            pairs: found.pairs,
            most: found.most,
        }
    }

    /// A quarter of the keys is left for new ones, so that room is not made all
    /// the time.
    fn fits(&self, found: &Found) -> bool {
        found.distinct + 4 * found.repeated <= (self.most - self.most / 4) as u64
    }

    /// Takes equal keys together, and keeps a smaller part if that was not enough.
    fn make_room(&mut self) {
        self.sort_latest();
        let mut all = Vec::new();
        let mut found = self.find(|again| all.extend_from_slice(again));
        let mut is_there = vec![false; all.len()];
        for segment in &mut self.segments {
            segment.keep_first(&all, &mut is_there);
        }
        self.more = all;
        self.repack();
        while !self.fits(&found) {
            self.zeros += 1;
            self.keep_part();
            self.sort_latest();
            found = self.find(|_| {});
        }
    }

    /// Drops the keys that do not belong to the part that is kept.
    fn keep_part(&mut self) {
        let zeros = self.zeros;
        self.more.retain(|again| again.key.trailing_zeros() >= zeros);
        self.latest.retain(|key| key.trailing_zeros() >= zeros);
        self.repack();
    }

    /// Fills segments anew with the keys that are left.
    fn repack(&mut self) {
        self.sorted = 0;
        for segment in std::mem::take(&mut self.segments) {
            for piece in segment.keys().chunks(1 << 10) {
                let zeros = self.zeros;
                self.latest.extend(piece.iter().filter(|key| key.trailing_zeros() >= zeros));
                if self.latest.len() >= self.segment_length() {
                    self.sort_latest();
                }
            }
        }
    }

    /// Counts what is in the segments, and hands out what came more than once,
    /// in order.
    fn find(&self, mut each: impl FnMut(&[Again])) -> Found {
        let sorted = self.sorted as u64;
        let mut found = Found {
            distinct: sorted,
            compared: sorted + self.more.iter().map(|again| again.more).sum::<u64>(),
            most: u64::from(sorted > 0),
            ..Found::default()
        };
        segment::each_bucket(&self.segments, &self.more, |surplus, again| {
            found.distinct -= surplus;
            found.repeated += again.len() as u64;
            for again in again {
                found.pairs += (again.more + 1) * again.more / 2;
                found.most = found.most.max(again.more + 1);
            }
            each(again);
        });
        found
    }
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Keys")
            .field("most", &self.most)
            .field("zeros", &self.zeros)
            .field("kept", &(self.sorted + self.latest.len()))
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Keys that look random, each of some many times over.
    fn keys(count: u64, different: u64) -> impl Iterator<Item = u64> {
        (0..count).map(move |k| (k * k % different + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The part that is kept, from all keys at once.
    fn obvious(memory: u64, all: &[u64]) -> Repeats {
        let most = (memory / 16).max(1 << 10);
        let mut counts = BTreeMap::new();
        all.iter().for_each(|key| *counts.entry(key).or_insert(0u64) += 1);
        let mut zeros = 0;
        loop {
            let repeated = counts.values().filter(|&&count| count > 1).count();
            if counts.len() + 4 * repeated <= (most - most / 4) as usize {
                return Repeats {
                    compared: counts.values().sum(),
                    part: 0.5f64.powi(zeros),
                    distinct: counts.len() as u64,
                    pairs: counts.values().map(|count| count * (count - 1) / 2).sum(),
                    most: counts.values().copied().max().unwrap_or(0),
                };
            }
            zeros += 1;
            counts.retain(|key, _| key.trailing_zeros() >= zeros as u32);
        }
    }

    #[test]
    fn what_is_kept_is_all_of_a_part_and_never_more_than_there_is_room_for() {
        for (count, different) in
            [(0, 1), (1, 1), (5000, 1), (40_000, 700), (40_000, 3001), (90_000, 1 << 40)]
        {
            let all: Vec<u64> = keys(count, different).collect();
            for memory in [0, 30_000, 200_000, 1 << 20, 1 << 30] {
                let mut kept = Keys::new(memory);
                for some in all.chunks(97) {
                    kept.extend(some.iter().copied());
                    let number = kept.sorted + kept.latest.len();
                    assert!(number <= kept.most && kept.latest.len() < kept.segment_length() + 97);
                    assert!(kept.more.len() <= kept.most / 4);
                }
                let expected = obvious(memory, &all);
                assert_eq!(kept.repeats(), expected, "{count} of {different} in {memory}");
                assert_eq!(kept.repeats(), expected, "asked again");
            }
        }
    }
}
