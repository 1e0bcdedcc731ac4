//! How many smaller numbers come after each, for permutations of any length.

use alloc::{vec, vec::Vec};

/// Numbers in a word, words in a block, blocks in a region, regions in all: 2^20
/// numbers.
const WORD: usize = 64;
const BLOCK: usize = 16;
const REGION: usize = 32;
const REGIONS: usize = 32;

/// Row k is 1 after the first k + 1 entries: what a new member adds to a level.
macro_rules! after {
    ($entries:expr) => {{
        let mut rows = [[0; $entries]; $entries];
        let mut row = 0;
        while row < $entries {
            let mut entry = row + 1;
            while entry < $entries {
                rows[row][entry] = 1;
                entry += 1;
            }
            row += 1;
        }
        rows
    }};
}
static AFTER_WORD: [[u16; BLOCK]; BLOCK] = after!(BLOCK);
static AFTER_BLOCK: [[u16; REGION]; REGION] = after!(REGION);
static AFTER_REGION: [[u32; REGIONS]; REGIONS] = after!(REGIONS);

/// A set of numbers that knows how many of its members are smaller than one.
///
/// Four levels: each entry holds how many members come before it within the
/// level above. A question reads one entry of each; a new member adds 1 to all
/// entries after it, which are few, side by side, and taken by vectors. So no
/// step depends on a branch, and what is used most fits into the nearest cache.
pub(crate) struct Counted {
    words: Vec<u64>,
    before_word: Vec<[u16; BLOCK]>,
    before_block: Vec<[u16; REGION]>,
    before_region: Vec<[u32; REGIONS]>,
}

impl Counted {
    /// For numbers below `bound`, at most 2^20.
    pub(crate) fn new(bound: usize) -> Counted {
        let regions = bound.div_ceil(WORD * BLOCK * REGION);
        Counted {
            words: vec![0; bound.div_ceil(WORD)],
            before_word: vec![[0; BLOCK]; bound.div_ceil(WORD * BLOCK)],
            before_block: vec![[0; REGION]; regions],
            before_region: vec![[0; REGIONS]],
        }
    }

    /// Adds a member and says how many smaller ones there are.
    #[inline(always)]
    fn insert(&mut self, member: u32) -> u32 {
        let member = member as usize;
        let (bit, word) = (member % WORD, member / WORD);
        let (place, block) = (word % BLOCK, word / BLOCK);
        let (block_place, region) = (block % REGION, block / REGION);
        let words = &mut self.words[word];
        let before_word = &mut self.before_word[block];
        let before_block = &mut self.before_block[region];
        let before_region = &mut self.before_region[0];

        let smaller = (*words & ((1 << bit) - 1)).count_ones()
            + u32::from(before_word[place])
            + u32::from(before_block[block_place])
            + before_region[region];
        *words |= 1 << bit;
        for (before, after) in before_word.iter_mut().zip(&AFTER_WORD[place]) {
            *before += after;
        }
        for (before, after) in before_block.iter_mut().zip(&AFTER_BLOCK[block_place]) {
            *before += after;
        }
        for (before, after) in before_region.iter_mut().zip(&AFTER_REGION[region]) {
            *before += after;
        }
        smaller
    }
}

kernel! {
    /// Writes for each number how many smaller ones come after it. The numbers
    /// are different, and below the set's bound.
    pub(crate) fn count_smaller(set: &mut Counted, numbers: &[u32], counts: &mut [u32]) {
        for (count, &number) in counts.iter_mut().zip(numbers).rev() {
            *count = set.insert(number);
        }
    }

    /// The sum of those counts.
    pub(crate) fn sum_smaller(set: &mut Counted, numbers: &[u32]) -> u64 {
        numbers.iter().rev().map(|&number| u64::from(set.insert(number))).sum()
    }
}
