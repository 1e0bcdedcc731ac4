//! Which boards cannot have a length in a range, seen at a glance.

use std::ops::RangeInclusive;

use noyes::{Direction, Goal, Metric, Packed16, Position, Size, Square};

/// How many boards [`Bound::is_farther`] looks at before it gives up: about as
/// long as a table-driven search takes for the easiest boards.
const NODES: u32 = 3000;

/// The sums of the tiles' distances, as a bound on the length.
#[derive(Clone, Debug)]
pub(super) struct Bound {
    metric: Metric,
    size: Size,
    /// For each square and what stands there, the columns to go in the lower
    /// half of the word, the rows in the upper.
    steps: [[u16; 16]; 16],
}

impl Bound {
    /// For goals of at most sixteen squares.
    pub(super) fn new(goal: &Goal, metric: Metric) -> Bound {
        let size = goal.size();
        let mut steps = [[0; 16]; 16];
        for (home, &tile) in size.squares().zip(goal.board().tiles()) {
            for square in size.squares().filter(|_| tile != 0) {
                let columns = square.column(size).abs_diff(home.column(size));
                let rows = square.row(size).abs_diff(home.row(size));
                steps[square.index()][tile as usize] = (columns | rows << 8) as u16;
            }
        }
        Bound { metric, size, steps }
    }

    /// The columns and the rows that the tiles have to go, in sum.
    fn sums(&self, board: Packed16) -> (u64, u64) {
        let mut bits = board.bits();
        let mut sum = 0;
        for steps in &self.steps[..self.size.area()] {
            sum += steps[(bits & 15) as usize];
            bits >>= 4;
        }
        (u64::from(sum & 0xff), u64::from(sum >> 8))
    }

    /// Whether the board's length may be in the range.
    ///
    /// Each slide changes the sum by one, so it takes at least as many, and
    /// both are even or both odd. A run shifts at most a row or a column
    /// without the blank by one.
    pub(super) fn may_be_in(&self, range: &RangeInclusive<u64>, board: Packed16) -> bool {
        let (columns, rows) = self.sums(board);
        match self.metric {
            Metric::Stm => {
                let least = (columns + rows).max(*range.start());
                least + (least + columns + rows) % 2 <= *range.end()
            }
            Metric::Mtm => {
                let runs = |steps: u64, side: u32| steps.div_ceil(u64::from(side - 1).max(1));
                runs(columns, self.size.width()) + runs(rows, self.size.height()) <= *range.end()
            }
        }
    }

    /// Whether the board is certainly more than so many single slides from the
    /// goal, by a search that gives up early.
    pub(super) fn is_farther(&self, than: u64, board: Packed16) -> bool {
        if self.metric == Metric::Mtm {
            return false;
        }
        let (columns, rows) = self.sums(board);
        let mut nodes = NODES;
        !self.may_reach(than, columns + rows, board, None, &mut nodes)
    }

    /// Whether `left` slides may bring a board to the goal whose tiles have
    /// `to_go` steps to go; true too if there are no nodes left to find out.
    fn may_reach(
        &self,
        left: u64,
        to_go: u64,
        board: Packed16,
        last: Option<Direction>,
        nodes: &mut u32,
    ) -> bool {
        if to_go == 0 || *nodes == 0 {
            return true;
        }
        *nodes -= 1;
        Direction::ALL.into_iter().filter(|way| last != Some(way.opposite())).any(|way| {
            let to = board.blank();
            let mut next = board;
            next.slide(way).is_some_and(|tile| {
                let steps = |square: Square| {
                    let steps = self.steps[square.index()][tile.number() as usize];
                    u64::from(steps >> 8) + u64::from(steps & 0xff)
                };
                let to_go = to_go + steps(to) - steps(next.blank());
                to_go < left && self.may_reach(left - 1, to_go, next, Some(way), nodes)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ExactTable;
    use noyes::{Dealer, Layout, Recipe};

    #[test]
    fn no_board_in_the_range_is_thrown_out() {
        for (layout, metric) in [
            (Layout::Spiral, Metric::Stm),
            (Layout::BlankLast, Metric::Mtm),
            (Layout::Snake, Metric::Stm),
        ] {
            let goal = Goal::new(Size::EIGHT, layout);
            let table = ExactTable::build(&goal, metric, &Default::default()).unwrap();
            let bound = Bound::new(&goal, metric);
            let dealer = Dealer::new(goal, Recipe::default(), "bound").unwrap();
            let (mut out, mut farther) = (0, 0);
            for index in 0..5000 {
                let board = Packed16::try_from(&dealer.deal(index).unwrap()).unwrap();
                let length = table.distance(&board).unwrap();
                assert!(bound.may_be_in(&(length..=length), board), "{board}");
                assert!(!bound.is_farther(length, board), "{board}");
                out += u32::from(!bound.may_be_in(&(8..=10), board));
                farther += u32::from(bound.is_farther(10, board));
            }
            // Nearly all boards are farther than 10, which runs hardly show.
            let expected = if metric == Metric::Stm { (1500, 4900) } else { (20, 0) };
            assert!((out, farther) > expected && farther >= expected.1, "{out} {farther}");
        }
    }
}
