//! Permutations as numbers, so that a swap moves whole runs of them.

/// The most places that are numbered.
pub(super) const MAX_PLACES: usize = 10;

/// The places at the end of a word that vary within one block.
const TAIL: usize = 4;

/// The most words in a block.
pub(super) const MAX_BLOCK: usize = 24;

/// A permutation of 0, 1, 2, …: what stands on each place.
pub(super) type Word = [u8; MAX_PLACES];

/// Numbers the permutations of m contents on m places in lexicographic order.
///
/// A number is that of a *block*, the contents of the first places, followed
/// by that of the *tail*, the order of what is left on the last four. So a
/// swap within the first places adds one block to another, number by number,
/// and every other swap is a small table for the tails besides.
#[derive(Clone, Debug)]
pub(super) struct Ranks {
    /// The number of places.
    pub(super) places: usize,
    /// The places before the tail.
    pub(super) head: usize,
    /// The relative order on the last places, for each tail.
    pub(super) tails: Vec<[u8; TAIL]>,
}

impl Ranks {
    pub(super) fn new(places: usize) -> Ranks {
        assert!(places <= MAX_PLACES, "permutations of so many places are not numbered");
        let tail = places.min(TAIL);
        let count = (1..=tail).product();
        let tails = (0..count).map(|rank| {
            let mut word = [0; TAIL];
            unrank(rank, tail, tail, &mut word);
            word
        });
        Ranks { places, head: places - tail, tails: tails.collect() }
    }

    /// The number of permutations, m!.
    pub(super) fn count(&self) -> usize {
        (1..=self.places).product()
    }

    pub(super) fn blocks(&self) -> usize {
        self.count() / self.tails.len()
    }

    /// The places of the tail.
    pub(super) fn tail(&self) -> usize {
        self.places - self.head
    }

    /// The number of a permutation.
    pub(super) fn rank(&self, word: &Word) -> usize {
        rank(word, self.places, self.places)
    }

    /// The number of a block, from its first contents.
    pub(super) fn block(&self, word: &Word) -> usize {
        rank(word, self.head, self.places)
    }

    /// The first contents of a block, then what is left in ascending order.
    pub(super) fn word_of_block(&self, block: usize) -> Word {
        let mut word = Word::default();
        unrank(block, self.head, self.places, &mut word);
        let mut left = (1u32 << self.places) - 1;
        word[..self.head].iter().for_each(|&content| left &= !(1 << content));
        for place in &mut word[self.head..self.places] {
            *place = left.trailing_zeros() as u8;
            left &= left - 1;
        }
        word
    }

    /// The permutation of a number.
    pub(super) fn word(&self, number: usize) -> Word {
        let ascending = self.word_of_block(number / self.tails.len());
        let mut word = ascending;
        let order = &self.tails[number % self.tails.len()];
        for (place, &rank) in word[self.head..self.places].iter_mut().zip(order) {
            *place = ascending[self.head + usize::from(rank)];
        }
        word
    }

    /// The number of the tail with this relative order.
    pub(super) fn tail_rank(&self, order: &[u8]) -> usize {
        let mut word = Word::default();
        word[..order.len()].copy_from_slice(order);
        rank(&word, self.tail(), self.tail())
    }
}

/// The lexicographic number of the first `length` contents, out of `contents`.
fn rank(word: &Word, length: usize, contents: usize) -> usize {
    let mut used = 0u16;
    let mut number = 0u32;
    for (place, &content) in word[..length].iter().enumerate() {
        let below = used & ((1 << content) - 1);
        let digit = u32::from(content) - u32::from(ONES[usize::from(below)]);
        number = number * (contents - place) as u32 + digit;
        used |= 1 << content;
    }
    number as usize
}

fn unrank(mut number: usize, length: usize, contents: usize, word: &mut [u8]) {
    let mut digits = Word::default();
    for place in (0..length).rev() {
        let base = contents - place;
        digits[place] = (number % base) as u8;
        number /= base;
    }
    // Four bits for each content that is left, the least first.
    let mut left = 0x98_7654_3210u64;
    for (place, &digit) in digits[..length].iter().enumerate() {
        let shift = 4 * u32::from(digit);
        let below = (1 << shift) - 1;
        word[place] = (left >> shift & 15) as u8;
        left = left & below | left >> 4 & !below;
    }
}

/// How many bits are set: not every processor that this is compiled for counts them.
static ONES: [u8; 1 << MAX_PLACES] = {
    let mut ones = [0; 1 << MAX_PLACES];
    let mut mask = 1;
    while mask < ones.len() {
        ones[mask] = ones[mask / 2] + (mask % 2) as u8;
        mask += 1;
    }
    ones
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_lexicographic() {
        for places in 0..=8 {
            let ranks = Ranks::new(places);
            let mut last = None;
            for number in 0..ranks.count() {
                let word = ranks.word(number);
                let mut sorted = word[..places].to_vec();
                sorted.sort_unstable();
                assert!(sorted.iter().enumerate().all(|(k, &content)| k == usize::from(content)));
                assert_eq!(ranks.rank(&word), number);
                assert_eq!(ranks.block(&word), number / ranks.tails.len());
                assert!(last.is_none_or(|last| last < word));
                last = Some(word);
            }
        }
        let ranks = Ranks::new(10);
        for number in (0..ranks.count()).step_by(997) {
            assert_eq!(ranks.rank(&ranks.word(number)), number);
        }
    }
}
