//! The order of a pattern's tiles on their cells: a bit of a row.

/// Numbers the orders in which k tiles can stand, in reading order of the cells.
///
/// An order is a *string* of the tiles' labels 0…k−1, three bits each, the
/// first tile in the lowest. Its number is that of its first four labels, by a
/// table, times the orders of the rest, plus the rest's number among these, by
/// another: both tables fit the nearest cache.
#[derive(Debug)]
pub(crate) struct Orders {
    tiles: u32,
    pub(super) head: Box<[u16; PART]>,
    pub(super) tail: Box<[u16; PART]>,
}

pub(crate) const LABEL_BITS: u32 = 3;
const HEAD: u32 = 4;
pub(super) const PART: usize = 1 << (LABEL_BITS * HEAD);
/// The most tiles of a pattern.
pub(crate) const MAX_TILES: u32 = 1 << LABEL_BITS;

impl Orders {
    /// The orders of k tiles, at most [`MAX_TILES`].
    pub(crate) fn new(tiles: u32) -> Orders {
        debug_assert!(tiles <= MAX_TILES);
        let (first, rest) = (tiles.min(HEAD), tiles.saturating_sub(HEAD));
        let rest_orders: u16 = (1..=rest as u16).product();
        let mut head = Box::new([0; PART]);
        let mut number = 0;
        strings(first, tiles, &mut |string| {
            head[string as usize] = number * rest_orders;
            number += 1;
        });
        let mut tail = Box::new([0; PART]);
        // Whichever labels are left, only their order counts.
        strings(rest, tiles, &mut |string| tail[string as usize] = relative_order(string, rest));
        Orders { tiles, head, tail }
    }

    /// How many orders there are: k!.
    pub(crate) fn count(&self) -> usize {
        (1..=self.tiles as usize).product()
    }

    /// The number of an order.
    #[inline(always)]
    pub(crate) fn number(&self, string: u32) -> usize {
        let head = self.head[string as usize % PART];
        let tail = self.tail[(string >> (LABEL_BITS * HEAD)) as usize % PART];
        usize::from(head) + usize::from(tail)
    }

    /// Every order's string, by number.
    pub(crate) fn strings(&self) -> Vec<u32> {
        let mut all = vec![0; self.count()];
        strings(self.tiles, self.tiles, &mut |string| all[self.number(string)] = string);
        all
    }

    /// The order in which the tiles stand at home.
    pub(crate) fn home(&self) -> u32 {
        (0..self.tiles).fold(0, |string, label| string | label << (LABEL_BITS * label))
    }

    /// Bytes in memory.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.head) + size_of_val(&*self.tail)
    }
}

/// The tile at place `from` of the order comes to place `to`; those that it
/// passes move up. The part between turns by one place, so no branch is needed.
#[inline(always)]
pub(crate) fn reorder(string: u32, from: u32, to: u32) -> u32 {
    let low = LABEL_BITS * from.min(to);
    let length = LABEL_BITS * (from.abs_diff(to) + 1);
    let turn = if from < to { LABEL_BITS } else { length - LABEL_BITS };
    let part = string >> low & mask(length);
    let turned = (part >> turn | part << (length - turn)) & mask(length);
    string ^ (part ^ turned) << low
}

const fn mask(bits: u32) -> u32 {
    (1 << bits) - 1
}

/// Calls with each string of so many different labels below `labels`, in
/// lexical order.
fn strings(length: u32, labels: u32, call: &mut impl FnMut(u32)) {
    fn extend(
        string: u32,
        at: u32,
        length: u32,
        labels: u32,
        used: u32,
        call: &mut impl FnMut(u32),
    ) {
        if at == length {
            return call(string);
        }
        for label in (0..labels).filter(|label| used >> label & 1 == 0) {
            let string = string | label << (LABEL_BITS * at);
            extend(string, at + 1, length, labels, used | 1 << label, call);
        }
    }
    extend(0, 0, length, labels, 0, call);
}

/// The number of an order of different labels, whichever they are.
fn relative_order(string: u32, length: u32) -> u16 {
    let label = |at: u32| string >> (LABEL_BITS * at) & (MAX_TILES - 1);
    (0..length).fold(0, |number, at| {
        let smaller = (at + 1..length).filter(|&later| label(later) < label(at)).count();
        number * (length - at) as u16 + smaller as u16
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_a_bijection() {
        for tiles in 1..=7 {
            let orders = Orders::new(tiles);
            let strings = orders.strings();
            for (number, &string) in strings.iter().enumerate() {
                assert_eq!(orders.number(string), number, "{tiles} tiles");
            }
            let mut sorted = strings;
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), orders.count());
        }
    }

    #[test]
    fn tiles_pass_one_another() {
        let string = |labels: &[u32]| {
            labels.iter().rev().fold(0, |string, &label| string << LABEL_BITS | label)
        };
        let start = string(&[4, 2, 0, 1, 3]);
        assert_eq!(reorder(start, 1, 3), string(&[4, 0, 1, 2, 3]));
        assert_eq!(reorder(start, 3, 1), string(&[4, 1, 2, 0, 3]));
        assert_eq!(reorder(start, 2, 2), start);
        assert_eq!(reorder(start, 0, 0), start);
        let eight = string(&[7, 6, 5, 4, 3, 2, 1, 0]);
        assert_eq!(reorder(eight, 0, 7), string(&[6, 5, 4, 3, 2, 1, 0, 7]));
    }
}
