//! When a line carries its board's rank.

use noyes::{Board, Goal, Position};

/// Whether the rank of a large board is wanted: it has thousands of digits
/// where the board has hundreds of squares, and few readers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RankWish {
    /// Up to 64 squares.
    #[default]
    WhereShort,
    /// At every size.
    Always,
}

impl RankWish {
    /// The largest number of squares whose ranks are given unasked.
    pub const SHORT: usize = 64;

    /// The rank in decimal digits; `None` if the board is larger than is
    /// wished for, is of another size than the goal, or cannot be solved.
    #[must_use]
    pub fn rank(self, board: &Board, goal: &Goal) -> Option<String> {
        let wanted = self == RankWish::Always || board.size().area() <= RankWish::SHORT;
        wanted.then(|| goal.rank(board).ok())?.map(|rank| rank.to_string())
    }
}
