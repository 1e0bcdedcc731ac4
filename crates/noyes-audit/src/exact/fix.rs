//! Which squares a fix swaps, and when.

use noyes::{Fix, Goal, Size, Square};

/// The two squares that the fix swaps on an unsolvable board with its blank on
/// this square; `None` for fixes that swap none.
///
/// It depends on the blank alone, which stays, so a fix that is made twice
/// undoes itself.
pub(super) fn pair(fix: Fix, blank: usize, area: usize) -> Option<(usize, usize)> {
    match (fix, blank) {
        (Fix::None | Fix::Reject, _) => None,
        // Squares 0 and 1, or the last two.
        (Fix::Article, 0 | 1) => Some((area - 2, area - 1)),
        (Fix::Article, _) => Some((0, 1)),
        // The first two tiles in reading order.
        (Fix::Swap, 0) => Some((1, 2)),
        (Fix::Swap, 1) => Some((0, 2)),
        (Fix::Swap, _) => Some((0, 1)),
    }
}

/// Whether the blank is an odd number of slides from home on this square.
///
/// Every slide swaps the blank with a tile, so a board two squares wide or
/// more can be solved exactly if it is an odd permutation of the goal's squares
/// on such a square, an even one on the others.
pub(super) fn is_odd(goal: &Goal, blank: usize) -> bool {
    let size: Size = goal.size();
    Square::new(blank as u32).distance(goal.blank(), size) % 2 == 1
}

/// How many squares are an odd number of slides from the blank's home.
pub(super) fn odd_squares(goal: &Goal) -> usize {
    (0..goal.size().area()).filter(|&square| is_odd(goal, square)).count()
}
