//! Counting pairs that stand in the wrong order, and the parity of permutations.

use alloc::{vec, vec::Vec};

use crate::kernels::{Chosen, Counted, count_smaller, sum_smaller};

/// For each entry, how many smaller ones stand after it.
///
/// `permutation` holds each of 0…m−1 once; the answer has the same length, and
/// is also the permutation's Lehmer code. Takes O(m log m).
///
/// ```
/// // 2 stands before 0 and 1, nothing else is out of order.
/// assert_eq!(noyes::inversions(&[2, 0, 1, 3]), [2, 0, 0, 0]);
/// ```
///
/// # Panics
/// Perhaps, if it is no permutation of 0…m−1; or the counts mean nothing.
#[must_use]
pub fn inversions(permutation: &[u32]) -> Vec<u32> {
    // Up to here the quadratic count over a few cache lines is the faster one.
    const SMALL: usize = 48;
    if permutation.len() <= SMALL {
        return (0..permutation.len())
            .map(|i| permutation[i + 1..].iter().filter(|&&b| permutation[i] > b).count() as u32)
            .collect();
    }
    let mut counts = vec![0; permutation.len()];
    let mut set = Counted::new(permutation.len());
    count_smaller(Chosen::now(), &mut set, permutation, &mut counts);
    counts
}

/// Turns a Lehmer code into its permutation: the inverse of [`inversions`].
///
/// Each digit says how many of the numbers not used yet are to be passed over.
pub(crate) fn from_lehmer(code: &mut [u32]) {
    if code.len() <= 64 {
        let mut unused = !0u64;
        for number in code {
            *number = (0..*number).fold(unused, |rest, _| rest & (rest - 1)).trailing_zeros();
            unused &= !(1 << *number);
        }
        return;
    }
    let mut unused = UnusedSet::new(code.len());
    for number in code {
        *number = unused.take(*number);
    }
}

/// The numbers below a bound that have not been taken: a Fenwick tree over
/// words of 64, searched from its root.
struct UnusedSet {
    words: Vec<u64>,
    tree: Vec<u32>,
}

impl UnusedSet {
    fn new(bound: usize) -> UnusedSet {
        let count = bound.div_ceil(64);
        let mut words = vec![u64::MAX; count];
        if let Some(last) = words.last_mut()
            && !bound.is_multiple_of(64)
        {
            *last = (1 << (bound % 64)) - 1;
        }
        let mut tree: Vec<u32> =
            core::iter::once(0).chain(words.iter().map(|w| w.count_ones())).collect();
        for node in 1..tree.len() {
            let parent = node + (node & node.wrapping_neg());
            if parent < tree.len() {
                tree[parent] += tree[node];
            }
        }
        UnusedSet { words, tree }
    }

    /// Takes the number that has `smaller` unused ones below it.
    fn take(&mut self, mut smaller: u32) -> u32 {
        let mut word = 0;
        let mut step = self.tree.len().next_power_of_two() / 2;
        while step > 0 {
            if let Some(&below) = self.tree.get(word + step)
                && below <= smaller
            {
                smaller -= below;
                word += step;
            }
            step /= 2;
        }
        let mut rest = self.words[word];
        for _ in 0..smaller {
            rest &= rest - 1;
        }
        let bit = rest.trailing_zeros();
        self.words[word] &= !(1 << bit);
        let mut node = word + 1;
        while let Some(count) = self.tree.get_mut(node) {
            *count -= 1;
            node += node & node.wrapping_neg();
        }
        word as u32 * 64 + bit
    }
}

/// Whether different numbers below `bound`, at most 2^20, have an odd number
/// of inversions.
///
/// A number is inverted with the larger ones that came before it. Only the
/// parity of their count is wanted, so up to 64² numbers it is enough to know
/// of each number whether it has come, and of each 64 numbers whether an odd
/// number of them has: the larger ones are then the bits above it in one word
/// of each level. All those bits are added without carry, and counted once.
///
/// More numbers are counted: with more levels each would wait for the one before
/// it, whose word of the highest level is the same.
pub(crate) fn inversions_are_odd(bound: usize, numbers: impl Iterator<Item = u32>) -> bool {
    if bound > 4096 {
        let mut all = Vec::with_capacity(bound);
        all.extend(numbers);
        return sum_smaller(Chosen::now(), &mut Counted::new(bound), &all) % 2 == 1;
    }
    fn parity<const LEVELS: usize>(
        words: &mut [&mut [u64]; LEVELS],
        numbers: impl Iterator<Item = u32>,
    ) -> bool {
        let mut larger = 0u64;
        for mut number in numbers {
            for level in &mut *words {
                let bit = number % 64;
                number /= 64;
                let word = &mut level[number as usize];
                larger ^= *word >> bit >> 1;
                *word ^= 1 << bit;
            }
        }
        larger.count_ones() % 2 == 1
    }
    match bound {
        // Small boards are judged by the million: their one word stays off the heap.
        ..=64 => parity(&mut [&mut [0]], numbers),
        _ => parity(&mut [&mut vec![0; bound.div_ceil(64)], &mut [0]], numbers),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn permutation(length: usize) -> impl Strategy<Value = Vec<u32>> {
        Just((0..length as u32).collect::<Vec<u32>>()).prop_shuffle()
    }

    /// Few numbers far apart in any order, so that every level is told from the next.
    fn sparse() -> impl Strategy<Value = (usize, Vec<u32>)> {
        prop::sample::select(alloc::vec![64usize, 65, 4096, 4097, 1 << 18, 1 << 20]).prop_flat_map(
            |bound| {
                let numbers = prop::collection::hash_set(0..bound as u32, 0..60)
                    .prop_map(Vec::from_iter)
                    .prop_shuffle();
                (Just(bound), numbers)
            },
        )
    }

    fn obvious(permutation: &[u32]) -> Vec<u32> {
        let mut counts = vec![0; permutation.len()];
        for i in 0..permutation.len() {
            for j in i + 1..permutation.len() {
                counts[i] += u32::from(permutation[i] > permutation[j]);
            }
        }
        counts
    }

    proptest! {
        #[test]
        fn inversions_agree_with_the_double_loop(
            p in (0usize..300).prop_flat_map(permutation)
        ) {
            prop_assert_eq!(inversions(&p), obvious(&p));
        }

        #[test]
        fn lehmer_codes_lead_back(p in (0usize..300).prop_flat_map(permutation)) {
            let mut code = inversions(&p);
            from_lehmer(&mut code);
            prop_assert_eq!(code, p);
        }

        #[test]
        fn parity_is_that_of_the_inversions(p in (0usize..200).prop_flat_map(permutation)) {
            let sum: u32 = obvious(&p).iter().sum();
            prop_assert_eq!(inversions_are_odd(p.len(), p.iter().copied()), sum % 2 == 1);
        }

        #[test]
        fn parity_is_right_at_every_depth((bound, numbers) in sparse()) {
            let odd = obvious(&numbers).iter().sum::<u32>() % 2 == 1;
            prop_assert_eq!(inversions_are_odd(bound, numbers.into_iter()), odd);
        }
    }
}
