//! From random words to the digits of a uniform board.
//!
//! A board of the fair deal is a list of digits in a mixed radix: one of base
//! n for the blank's square, then of bases n−1, n−2, …, 3 for the tiles (see
//! [`Goal::rank`](crate::Goal::rank)). One word yields several digits: the
//! bases are put into groups, in order, as long as a group's product P stays
//! at or below 2^24. A word x is read as the fraction x/2^32; multiplying it
//! by the first base gives the first digit as the whole part and a fraction
//! for the next. Altogether that is ⌊x·P/2^32⌋ in the mixed radix, and what is
//! left at the end is x·P mod 2^32; so a word is refused exactly if that is
//! below 2^32 mod P (Lemire's rule), and each of the P values is left with
//! ⌊2^32/P⌋ words.

use alloc::vec::Vec;

use crate::{BlankSquare, Size, rank};

const LARGEST_PRODUCT: u32 = 1 << 24;

/// The bases of a deal's digits, in groups of one word each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Groups {
    /// Whether the first digit is the blank's square.
    pub(super) blank_moves: bool,
    bases: Vec<u32>,
    ends: Vec<End>,
}

/// Where a group ends among the bases, and what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    end: u32,
    product: u32,
    surplus: u32,
}

/// The digits that one word yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Group<'a> {
    pub(super) bases: &'a [u32],
    product: u32,
    /// 2^32 mod the product of the bases: a smaller rest refuses the word.
    pub(super) surplus: u32,
}

impl End {
    fn new(end: u32, product: u32) -> End {
        End { end, product, surplus: product.wrapping_neg() % product }
    }

    /// The group from this base on.
    fn group(self, start: u32, bases: &[u32]) -> Group<'_> {
        let bases = &bases[start as usize..self.end as usize];
        Group { bases, product: self.product, surplus: self.surplus }
    }
}

impl<'a> Group<'a> {
    /// The digits of a word, one for each base.
    pub(super) fn digits(self, word: u32) -> impl Iterator<Item = u32> + use<'a> {
        self.bases.iter().scan(word, |fraction, &base| {
            let product = u64::from(*fraction) * u64::from(base);
            *fraction = product as u32;
            Some((product >> 32) as u32)
        })
    }

    /// What is left of the word after its digits: word × product mod 2^32.
    pub(super) fn rest(self, word: u32) -> u32 {
        word.wrapping_mul(self.product)
    }
}

impl Groups {
    pub(super) fn new(size: Size, blank_square: BlankSquare) -> Groups {
        let mut bases = rank::bases(size);
        let blank_moves = blank_square == BlankSquare::Any;
        if !blank_moves {
            bases.remove(0);
        }
        let mut ends: Vec<End> = Vec::new();
        for (end, &base) in (1..).zip(&bases) {
            match ends.last_mut() {
                Some(last) if last.product.saturating_mul(base) <= LARGEST_PRODUCT => {
                    *last = End::new(end, last.product * base);
                }
                _ => ends.push(End::new(end, base)),
            }
        }
        Groups { blank_moves, bases, ends }
    }

    /// The number of words that a deal reads where none is refused.
    pub(super) fn words(&self) -> usize {
        self.ends.len()
    }

    /// The bases of the groups before the first that has more than one.
    pub(super) fn lone_bases(&self) -> &[u32] {
        let lone = (1..).zip(&self.ends).take_while(|&(number, last)| number == last.end).count();
        &self.bases[..lone]
    }

    pub(super) fn group(&self, number: usize) -> Group<'_> {
        let start = if number == 0 { 0 } else { self.ends[number - 1].end };
        self.ends[number].group(start, &self.bases)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Group<'_>> {
        let mut start = 0;
        self.ends.iter().map(move |end| {
            let group = end.group(start, &self.bases);
            start = end.end;
            group
        })
    }

    /// Writes the digits; `word(group, attempt)` is the group's word, and its
    /// substitutes, attempts 1, 2, …, where it is refused.
    pub(super) fn read(&self, mut word: impl FnMut(usize, u64) -> u32, digits: &mut Vec<u32>) {
        digits.clear();
        for (number, group) in self.iter().enumerate() {
            let mut attempt = 0;
            let word = loop {
                let word = word(number, attempt);
                if group.rest(word) >= group.surplus {
                    break word;
                }
                attempt += 1;
            };
            digits.extend(group.digits(word));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeMap;

    #[test]
    fn small_boards_take_few_words() {
        let words = |w, h| Groups::new(Size::new(w, h).unwrap(), BlankSquare::Any).words();
        assert_eq!((words(1, 1), words(2, 2), words(3, 3)), (1, 1, 1));
        assert_eq!((words(4, 4), words(5, 5), words(10, 10)), (2, 4, 26));
        assert_eq!(words(1, 1000), 1);
    }

    #[test]
    fn products_are_all_boards() {
        for (w, h) in [(1, 1), (1, 7), (2, 2), (3, 2), (4, 4), (7, 3), (10, 10)] {
            let size = Size::new(w, h).unwrap();
            let bases: Vec<u32> = Groups::new(size, BlankSquare::Any)
                .iter()
                .flat_map(|group| group.bases.to_vec())
                .collect();
            assert_eq!(crate::natural::product(&bases), size.solvable_boards());
        }
    }

    /// The fractions' digits are those of ⌊x·P/2^32⌋, refused as Lemire's rule
    /// says: checked against the rule itself on words at every boundary.
    #[test]
    fn fractions_are_multiply_and_shift() {
        let groups = Groups::new(Size::new(3, 2).unwrap(), BlankSquare::Any);
        let group = groups.iter().next().unwrap();
        let product: u32 = group.bases.iter().product();
        assert_eq!(product, 360);
        let mut accepted = BTreeMap::new();
        for value in 0..=u64::from(product) {
            let boundary = ((value << 32) / u64::from(product)) as i64;
            for x in boundary - 3..boundary + 4 {
                let Ok(x) = u32::try_from(x) else { continue };
                let wide = u64::from(x) * u64::from(product);
                let refused = (wide as u32) < (1u64 << 32).rem_euclid(u64::from(product)) as u32;
                let mut digits = Vec::new();
                let mut tries = 0;
                groups.read(
                    |_, attempt| {
                        tries = attempt;
                        if attempt == 0 { x } else { u32::MAX / 2 }
                    },
                    &mut digits,
                );
                assert_eq!(tries > 0, refused, "word {x}");
                if !refused {
                    let value = digits.iter().zip(group.bases).fold(0, |v, (&d, &b)| v * b + d);
                    assert_eq!(u64::from(value), wide >> 32, "word {x}");
                    *accepted.entry(value).or_insert(0) += 1;
                }
            }
        }
        assert_eq!(accepted.len(), 360);
    }
}
