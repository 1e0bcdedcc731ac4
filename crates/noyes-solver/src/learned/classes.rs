//! Pairs that weigh the same.

use noyes::{Goal, Symmetry};

/// Numbers for the pairs of tiles on cells of a square board that weigh the same: a pair, the
/// same in its other order, and the mirror images of both where the goal has mirror images.
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
    /// Of the pairs on a square board to this goal, which is in standard form.
    pub(super) fn new(goal: &Goal) -> Classes {
        let size = goal.size();
        let squares = size.area();
        let kept = |symmetry: &Symmetry| symmetry.square(goal.blank(), size) == goal.blank();
        let mirror = |symmetry: Symmetry| {
            let cells: Vec<usize> =
                size.squares().map(|square| symmetry.square(square, size).index()).collect();
            let mut tiles = vec![0; squares];
            for (&tile, &home) in goal.board().tiles().iter().zip(&cells) {
                tiles[tile as usize] = goal.board().tiles()[home] as usize;
            }
            (tiles, cells)
        };
        let mirrors: Vec<_> = Symmetry::ALL.into_iter().filter(kept).map(mirror).collect();
        let mut classes = Classes { squares, numbers: vec![NONE; squares.pow(4)], count: 0 };
        for tile in 0..squares {
            for cell in 0..squares {
                for other in (0..squares).filter(|&other| other != tile) {
                    for there in (0..squares).filter(|&there| there != cell) {
                        if classes.numbers[classes.at([tile, cell, other, there])] != NONE {
                            continue;
                        }
                        for (tiles, cells) in &mirrors {
                            let one = [tiles[tile], cells[cell]];
                            let two = [tiles[other], cells[there]];
                            for [[tile, cell], [other, there]] in [[one, two], [two, one]] {
                                let at = classes.at([tile, cell, other, there]);
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

    /// Bytes in memory of those of a square board.
    pub(super) fn bytes(side: u32) -> u64 {
        size_of::<u32>() as u64 * u64::from(side).pow(8)
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
