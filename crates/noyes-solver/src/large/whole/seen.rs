//! The boards of a layer, to have each but once.

use super::QUICK;

/// Hashes of boards, 32 bits of each and its place.
///
/// Of a wide beam it does not fit into a cache, and a place that is waited for takes as long as all
/// else that is done with a board. So a place is looked at early ([`Seen::first`]), along with those
/// of other boards, and asked about later.
pub(super) struct Seen(Vec<u32>);

/// What stands in a place.
#[derive(Clone, Copy)]
pub(super) struct First(u32);

impl Seen {
    pub(super) fn new(width: usize) -> Seen {
        Seen(vec![0; places(width)])
    }

    /// Bytes in memory of those with room for so many.
    pub(super) fn bytes(width: usize) -> usize {
        size_of::<u32>() * places(width)
    }

    /// Forgets all. `false` if it is told not to go on.
    pub(super) fn clear(&mut self, go_on: &dyn Fn() -> bool) -> bool {
        self.0.chunks_mut(8 * QUICK).all(|seen| {
            seen.fill(0);
            go_on()
        })
    }

    /// What is in the first place where a board may be.
    #[inline(always)]
    pub(super) fn first(&self, hash: u64) -> First {
        First(self.0[self.place(hash)])
    }

    /// Whether a board was not seen, given what was in its first place before. Two boards of one
    /// hash are taken for one, which does no harm but to lose one.
    #[inline(always)]
    pub(super) fn is_new(&mut self, hash: u64, First(first): First) -> bool {
        // 0 is an empty place.
        let name = (hash >> 32) as u32 | 1;
        if first == name {
            return false;
        }
        let (mut at, mask) = (self.place(hash), self.0.len() - 1);
        while self.0[at] != 0 {
            if self.0[at] == name {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.0[at] = name;
        true
    }

    #[inline(always)]
    fn place(&self, hash: u64) -> usize {
        (hash >> 8) as usize & (self.0.len() - 1)
    }
}

/// Four for each board that goes on, and a power of two.
fn places(width: usize) -> usize {
    (4 * width).next_power_of_two()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Also where a board comes twice before either is asked about, and where places are taken.
    #[test]
    fn each_board_is_new_once() {
        let mut noise = 7u64;
        for (width, kinds, together) in [(1, 2, 1), (50, 90, 1), (50, 90, 16), (3000, 6000, 40)] {
            let mut seen = Seen::new(width);
            let mut plain = HashSet::new();
            assert!(seen.clear(&|| true));
            for _ in 0..20 {
                let hashes: Vec<u64> = (0..together)
                    .map(|_| {
                        noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                        ((noise >> 33) % kinds).wrapping_mul(0x9e37_79b9_7f4a_7c15)
                    })
                    .collect();
                let firsts: Vec<First> = hashes.iter().map(|&hash| seen.first(hash)).collect();
                for (&hash, &first) in hashes.iter().zip(&firsts) {
                    assert_eq!(seen.is_new(hash, first), plain.insert(hash));
                }
            }
            assert!(!seen.clear(&|| false));
        }
    }
}
