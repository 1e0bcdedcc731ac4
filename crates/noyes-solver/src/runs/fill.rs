//! Tables of run distances, made by walking back from home one run at a time.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    thread,
};

use super::halves::Halves;

/// Simplified boards that runs lead between: what a table holds a distance for.
///
/// A board is a string of labels, its head and its tail numbered by [`Halves`],
/// and for each string there are the same number of *fields*, one a board. A
/// field has two bits, the distance modulo 3, because a run changes the distance
/// by at most one. The strings with the same head are a *block*, which begins
/// with a word of the table.
pub(super) trait Space: Sync {
    /// The numbers of the strings.
    fn halves(&self) -> &Halves;

    /// How many fields a string has: as a power of two, and how many of them are
    /// boards.
    fn fields(&self) -> (u32, usize);

    /// The solved board.
    fn home(&self) -> u64;

    /// The number of a board's field.
    fn field(&self, board: u64) -> usize;

    /// Calls with all boards that one run leads to, until told to stop.
    fn neighbours(&self, board: u64, call: impl FnMut(u64) -> bool);

    /// What the runs do to tails with the same counts of labels.
    fn tails(&self, tails: &[u32]) -> Tails;

    /// The runs of all boards with a head; `links` is empty.
    fn links(&self, head: u32, links: &mut Links);

    /// How many boards can be reached.
    fn count(&self) -> u64 {
        (self.halves().strings() * self.fields().1) as u64
    }

    /// The bytes of the table.
    fn table_bytes(&self) -> usize {
        (self.halves().count() << self.fields().0) / 4
    }

    /// The distance of a board modulo 3.
    #[inline(always)]
    fn residue(&self, table: &[u8], board: u64) -> u32 {
        let field = self.field(board);
        u32::from(table[field / 4] >> (field % 4 * 2)) & 3
    }

    /// The distance of a board: runs are made that lower it.
    fn value(&self, table: &[u8], board: u64) -> u32 {
        let (mut board, mut value) = (board, 0);
        while board != self.home() {
            let lower = (self.residue(table, board) + 2) % 3;
            let mut nearer = None;
            self.neighbours(board, |next| {
                nearer = (self.residue(table, next) == lower).then_some(next);
                nearer.is_none()
            });
            board = nearer.expect("every distance but 0 has one that is less next to it");
            value += 1;
        }
        value
    }

    /// Fills a table, on so many threads. Tells `progress` the number of boards
    /// reached after every level; `false` if it was told to stop.
    fn fill(
        &self,
        table: &mut [u8],
        threads: NonZeroUsize,
        stop: &(dyn Fn() -> bool + Sync),
        mut progress: impl FnMut(u64),
    ) -> bool
    where
        Self: Sized,
    {
        let filling = Filling::new(self, threads, stop);
        let mut reached = 1;
        let mut new = 1;
        for value in 1.. {
            // From a small level it is less work to go on, later to look from
            // all that is left whether the level is next to it.
            let left = self.count() - reached;
            new = match new < left / PULL_FROM {
                true => filling.level::<true>(value % 3),
                false => filling.level::<false>(value % 3),
            };
            if stop() {
                return false;
            }
            reached += new;
            progress(reached);
            if new == 0 {
                break;
            }
        }
        let words = filling.words.into_iter().map(|word| word.into_inner().to_le_bytes());
        table.chunks_exact_mut(8).zip(words).for_each(|(bytes, word)| bytes.copy_from_slice(&word));
        true
    }
}

/// A level is pulled if it has more than this part of all boards that are left.
const PULL_FROM: u64 = 4;

/// What runs do to the tails of one class: rows with an entry for each of them.
pub(super) struct Tails {
    pub(super) count: usize,
    /// Rows that tell by which tails differ in where a run leads the head.
    pub(super) keys: Vec<u8>,
    /// Rows of the places of the tails that runs lead to, in their own class.
    pub(super) places: Vec<u16>,
}

/// The most values of a key.
pub(super) const KEYS: usize = 8;

/// The runs of all boards with one head.
#[derive(Default)]
pub(super) struct Links {
    /// Runs that leave the tails as they are.
    pub(super) kept: Vec<Kept>,
    /// Other runs, by the field that they start from.
    pub(super) others: [Vec<Link>; 8],
}

/// A run from a field of every string of a block to a field of the string at
/// the same place in another block.
pub(super) struct Kept {
    pub(super) from: u32,
    pub(super) to: u32,
    /// The number of the other block's first string.
    pub(super) block: usize,
}

/// A run that changes the tail.
pub(super) struct Link {
    pub(super) to: u32,
    /// The row of keys, and where each of them leads.
    pub(super) key: usize,
    pub(super) ends: [End; KEYS],
}

/// The number of a block's first string, and the row of places in it.
#[derive(Clone, Copy, Default)]
pub(super) struct End {
    pub(super) block: u32,
    pub(super) places: u32,
}

impl Links {
    fn clear(&mut self) {
        self.kept.clear();
        self.others.iter_mut().for_each(Vec::clear);
    }
}

/// A table that threads fill together.
struct Filling<'a, S> {
    space: &'a S,
    words: Vec<AtomicU64>,
    tails: Vec<Tails>,
    threads: NonZeroUsize,
    stop: &'a (dyn Fn() -> bool + Sync),
    /// The low bits of the fields that are boards, and of the first field of
    /// each string.
    boards: u64,
    firsts: u64,
}

/// Both bits set: not reached yet.
const UNKNOWN: u64 = 3;

/// The fields of a word, and the low bit of each.
pub(super) const FIELDS: usize = 32;
const LOW: u64 = u64::MAX / 3;

/// The low bits of the fields that have a value.
#[inline(always)]
fn same(word: u64, value: u64) -> u64 {
    let other = word ^ (value * LOW);
    !(other | other >> 1) & LOW
}

impl<'a, S: Space> Filling<'a, S> {
    fn new(
        space: &'a S,
        threads: NonZeroUsize,
        stop: &'a (dyn Fn() -> bool + Sync),
    ) -> Filling<'a, S> {
        let halves = space.halves();
        let (shift, used) = space.fields();
        let words = (halves.count() << shift).div_ceil(FIELDS);
        let words = (0..words).map(|_| AtomicU64::new(u64::MAX)).collect();
        let tails = halves.classes().map(|class| space.tails(class)).collect();
        let each = |fields: usize| {
            (0..FIELDS)
                .filter(|field| field % (1 << shift) < fields)
                .fold(0, |mask, field| mask | 1 << (2 * field))
        };
        let (boards, firsts) = (each(used), each(1));
        let filling = Filling { space, words, tails, threads, stop, boards, firsts };
        let home = space.field(space.home());
        filling.set(home / FIELDS, 1 << (home % FIELDS * 2), 0);
        filling
    }

    /// Gives a value to fields of a word, by their low bits; returns how many were
    /// unknown. Two threads may do so at once: with the same value.
    #[inline(always)]
    fn set(&self, word: usize, fields: u64, value: u64) -> u64 {
        let before = self.words[word].fetch_and(!(fields * (UNKNOWN ^ value)), Relaxed);
        u64::from((same(before, UNKNOWN) & fields).count_ones())
    }

    /// Gives a value to all unknown boards next to the level before, from that
    /// level (`PUSH`) or from the unknown ones; returns how many there were.
    ///
    /// Values are known modulo 3 only, but what is three levels further back has
    /// no neighbours left that are unknown.
    fn level<const PUSH: bool>(&self, value: u64) -> u64 {
        let (taken, count) = (AtomicUsize::new(0), AtomicU64::new(0));
        let stopped = AtomicBool::new(false);
        let work = || {
            let (mut new, mut links) = (0, Links::default());
            loop {
                let part = taken.fetch_add(1, Relaxed);
                if part >= self.space.halves().parts() || stopped.load(Relaxed) {
                    break;
                }
                new += self.block::<PUSH>(part, value, &mut links);
                if (self.stop)() {
                    stopped.store(true, Relaxed);
                }
            }
            count.fetch_add(new, Relaxed);
        };
        thread::scope(|scope| {
            (1..self.threads.get()).for_each(|_| drop(scope.spawn(work)));
            work();
        });
        count.into_inner()
    }

    /// The same for the boards of one block.
    fn block<const PUSH: bool>(&self, part: usize, value: u64, links: &mut Links) -> u64 {
        let halves = self.space.halves();
        let shift = self.space.fields().0;
        let (head, class) = halves.part(part);
        let tails = &self.tails[class];
        let start = ((halves.block(head as usize) as usize) << shift) / FIELDS;
        let length = (tails.count << shift).div_ceil(FIELDS);
        let before = (value + 2) % 3;
        let (mut new, mut ready) = (0, false);
        for at in 0..length {
            let own = self.words[start + at].load(Relaxed);
            let mut sources = if PUSH {
                same(own, before)
            } else {
                // Behind the last string nothing is ever known.
                let fields = (tails.count << shift) - at * FIELDS;
                let here = if fields < FIELDS { (1 << (2 * fields)) - 1 } else { u64::MAX };
                same(own, UNKNOWN) & self.boards & here
            };
            if sources == 0 {
                continue;
            }
            if !ready {
                links.clear();
                self.space.links(head, links);
                ready = true;
            }
            let mut found = 0;
            // A word at a time.
            for &Kept { from, to, block } in &links.kept {
                let near = (block << shift) / FIELDS + at;
                let word = self.words[near].load(Relaxed);
                if PUSH {
                    let fields = (sources >> (2 * from) & self.firsts) << (2 * to);
                    let fields = fields & same(word, UNKNOWN);
                    if fields != 0 {
                        new += self.set(near, fields, value);
                    }
                } else {
                    found |= (same(word, before) >> (2 * to) & self.firsts) << (2 * from);
                }
            }
            if !PUSH {
                found &= sources;
                sources &= !found;
            }
            // One by one.
            while sources != 0 {
                let field = (sources.trailing_zeros() / 2) as usize;
                let low = 1 << (2 * field);
                sources ^= low;
                let tail = (at * FIELDS + field) >> shift;
                for link in &links.others[field % (1 << shift)] {
                    let key = tails.keys[link.key * tails.count + tail];
                    let end = link.ends[usize::from(key) % KEYS];
                    let place = tails.places[end.places as usize * tails.count + tail];
                    let string = end.block as usize + usize::from(place);
                    let near = (string << shift) + link.to as usize;
                    let (word, low_near) = (near / FIELDS, 1 << (near % FIELDS * 2));
                    let residue = self.words[word].load(Relaxed) >> (near % FIELDS * 2) & 3;
                    if PUSH {
                        if residue == UNKNOWN {
                            new += self.set(word, low_near, value);
                        }
                    } else if residue == before {
                        found |= low;
                        break;
                    }
                }
            }
            if found != 0 {
                new += self.set(start + at, found, value);
            }
        }
        new
    }
}
