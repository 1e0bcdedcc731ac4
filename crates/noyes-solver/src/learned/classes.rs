//! Pairs that weigh the same.

use noyes::{Goal, Symmetry};

/// A value for each pair of tiles on cells of a square board, one for all pairs of a class: a pair,
/// the same in its other order, and the mirror images of both where the goal has mirror images.
///
/// Classes are in the order in which their pairs first come, by the one tile, its cell, the other
/// tile and its cell.
pub(super) struct ByPair<T> {
    squares: usize,
    /// By the places of both: a tile and its cell.
    values: Vec<T>,
    classes: usize,
}

impl<T: Copy + Default> ByPair<T> {
    /// Of the pairs on a square board to this goal, which is in standard form, given the value of
    /// each class by its number.
    pub(super) fn new(goal: &Goal, mut value: impl FnMut(usize) -> T) -> ByPair<T> {
        let squares = goal.size().area();
        let places = squares * squares;
        let mirrors = mirrors(goal);
        let mut values = vec![T::default(); places * places];
        let mut classes = 0;
        for one in 0..places {
            // The first pair of a class stands for it, and a mirror image of this one comes before.
            if mirrors.iter().any(|mirror| mirror[one] < one) {
                continue;
            }
            let (tile, cell) = (one / squares, one % squares);
            for other in tile + 1..squares {
                for there in (0..squares).filter(|&there| there != cell) {
                    let two = other * squares + there;
                    let images = || mirrors.iter().map(|mirror| (mirror[one], mirror[two]));
                    if images().any(|(a, b)| (a.min(b), a.max(b)) < (one, two)) {
                        continue;
                    }
                    let value = value(classes);
                    classes += 1;
                    for (a, b) in images().chain([(one, two)]) {
                        values[a * places + b] = value;
                        values[b * places + a] = value;
                    }
                }
            }
        }
        ByPair { squares, values, classes }
    }

    /// How many classes there are.
    pub(super) fn classes(&self) -> usize {
        self.classes
    }

    /// The value of a tile on a cell with another tile on another cell, unless the two are
    /// not two.
    pub(super) fn of(&self, [tile, cell, other, there]: [usize; 4]) -> Option<T> {
        let value = || self.row(tile, cell)[other * self.squares + there];
        (tile != other && cell != there).then(value)
    }

    /// The values of a tile on a cell with all others, by the other tile and its cell. Where the two
    /// are not two it is the default.
    pub(super) fn row(&self, tile: usize, cell: usize) -> &[T] {
        let places = self.squares * self.squares;
        &self.values[(tile * self.squares + cell) * places..][..places]
    }
}

/// The number of each pair's class.
#[cfg(feature = "learn")]
pub(super) type Classes = ByPair<u32>;

#[cfg(feature = "learn")]
impl Classes {
    pub(super) fn numbered(goal: &Goal) -> Classes {
        ByPair::new(goal, |class| class as u32)
    }
}

/// Bytes in memory of a byte for each pair on a square board.
pub(super) fn bytes(side: u32) -> u64 {
    u64::from(side).pow(8)
}

/// The mirror images that the goal has besides itself: for a place the one that it becomes.
fn mirrors(goal: &Goal) -> Vec<Vec<usize>> {
    let size = goal.size();
    let squares = size.area();
    let kept = |symmetry: &Symmetry| symmetry.square(goal.blank(), size) == goal.blank();
    let places = |symmetry: Symmetry| -> Vec<usize> {
        let cells: Vec<usize> =
            size.squares().map(|square| symmetry.square(square, size).index()).collect();
        let mut tiles = vec![0; squares];
        for (&tile, &home) in goal.board().tiles().iter().zip(&cells) {
            tiles[tile as usize] = goal.board().tiles()[home] as usize;
        }
        tiles.iter().flat_map(|tile| cells.iter().map(move |cell| tile * squares + cell)).collect()
    };
    let all = Symmetry::ALL.into_iter().filter(kept).map(places);
    all.filter(|mirror| mirror.iter().enumerate().any(|(place, &image)| place != image)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Size, Square};

    use crate::frame::standard_goal;

    /// As they are found by marking all pairs of a class when its first one comes.
    #[test]
    fn classes_are_numbered_as_their_pairs_first_come() {
        for (side, blank) in [(3, 8), (3, 4), (3, 7), (4, 15), (4, 10), (4, 14), (5, 12)] {
            let goal = standard_goal(Size::new(side, side).unwrap(), Square::new(blank));
            let squares = goal.size().area();
            let all = ByPair::new(&goal, |class| class + 1);
            let mirrors = mirrors(&goal);
            let place = |tile: usize, cell: usize| tile * squares + cell;
            let mut marked = vec![0; squares.pow(4)];
            let mut classes = 0;
            for pair in 0..squares.pow(4) {
                let [tile, cell, other, there] =
                    [3, 2, 1, 0].map(|power| pair / squares.pow(power) % squares);
                if tile == other || cell == there {
                    assert_eq!(all.of([tile, cell, other, there]), None);
                    assert_eq!(all.row(tile, cell)[place(other, there)], 0);
                    continue;
                }
                if marked[pair] == 0 {
                    classes += 1;
                    let both = [place(tile, cell), place(other, there)];
                    let images = mirrors.iter().map(|mirror| both.map(|place| mirror[place]));
                    for [one, two] in images.chain([both]) {
                        marked[one * squares * squares + two] = classes;
                        marked[two * squares * squares + one] = classes;
                    }
                }
                assert_eq!(
                    all.of([tile, cell, other, there]),
                    Some(marked[pair]),
                    "{side} {blank}"
                );
            }
            assert_eq!(all.classes(), classes);
        }
    }
}
