//! Pairs that weigh the same.

use noyes::{Size, Square, Symmetry};

/// Numbers for the pairs of tiles on cells of a square board that weigh the same: a pair, the
/// same in its other order, and the mirror images of both.
///
/// Numbers are in the order in which pairs first come, by the one tile, its cell, the other
/// tile and its cell.
pub(super) struct Classes {
    squares: usize,
    numbers: Vec<u32>,
    count: usize,
}

/// A pair that cannot be: a tile with itself, or two tiles on a cell.
const NONE: u32 = u32::MAX;

impl Classes {
    pub(super) fn new(size: Size) -> Classes {
        let squares = size.area();
        let mirror =
            |cell: usize| Symmetry::TRANSPOSE.square(Square::new(cell as u32), size).index();
        // A tile's number is one more than that of its home, and the blank is 0.
        let twins: Vec<usize> = (0..squares)
            .map(|tile| tile.checked_sub(1).map_or(0, |home| mirror(home) + 1))
            .collect();
        let mirrors: Vec<usize> = (0..squares).map(mirror).collect();
        let mut classes = Classes { squares, numbers: vec![NONE; squares.pow(4)], count: 0 };
        for tile in 0..squares {
            for cell in 0..squares {
                for other in (0..squares).filter(|&other| other != tile) {
                    for there in (0..squares).filter(|&there| there != cell) {
                        if classes.numbers[classes.at([tile, cell, other, there])] != NONE {
                            continue;
                        }
                        let twin = [twins[tile], mirrors[cell], twins[other], mirrors[there]];
                        for [tile, cell, other, there] in [[tile, cell, other, there], twin] {
                            for same in [[tile, cell, other, there], [other, there, tile, cell]] {
                                let at = classes.at(same);
                                classes.numbers[at] = classes.count as u32;
                            }
                        }
                        classes.count += 1;
                    }
                }
            }
        }
        classes
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.count
    }

    /// The number of a tile on a cell with another tile on another cell, unless the two are
    /// not two.
    pub(super) fn of(&self, pair: [usize; 4]) -> Option<usize> {
        let number = self.numbers[self.at(pair)];
        (number != NONE).then_some(number as usize)
    }

    fn at(&self, pair: [usize; 4]) -> usize {
        pair.into_iter().fold(0, |at, part| at * self.squares + part)
    }
}
