//! Every goal, brought into one of few standard forms.

use noyes::{Board, Goal, Run, Size, Square, Symmetry};

/// The way from a goal to its *standard form* and back.
///
/// Tables depend only on the size and on the goal's blank square, and both
/// only up to mirrors and turns: the tiles can be renamed. In the standard form
/// the board is at least as wide as high, the goal's blank stands on the last
/// square that symmetry can bring it to, and the tiles 1…n−1 stand on the other
/// squares in reading order. A solution in the standard form, its directions
/// brought back, solves the original board in as many moves.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    original: Goal,
    standard: Goal,
    symmetry: Symmetry,
}

impl Frame {
    pub(crate) fn new(goal: &Goal) -> Frame {
        let size = goal.size();
        let symmetry = Symmetry::ALL
            .into_iter()
            .filter(|symmetry| {
                let size = symmetry.size(size);
                size.width() >= size.height()
            })
            .rev() // of those that are as good, the first
            .max_by_key(|symmetry| symmetry.square(goal.blank(), size))
            .unwrap_or_default();
        let standard = standard_goal(symmetry.size(size), symmetry.square(goal.blank(), size));
        Frame { original: goal.clone(), standard, symmetry }
    }

    /// The goal as the caller knows it.
    pub(crate) fn original(&self) -> &Goal {
        &self.original
    }

    /// The goal in the standard form.
    pub(crate) fn standard(&self) -> &Goal {
        &self.standard
    }

    /// A board of the original goal's size, in the standard form.
    pub(crate) fn board(&self, board: &Board) -> Board {
        let mirrored = self.symmetry.mirror(board, &self.original, &self.standard);
        mirrored.expect("the standard goal has the mirrored size and blank")
    }

    /// A board in the standard form, as the caller knows it.
    #[cfg(test)]
    pub(crate) fn board_back(&self, board: &Board) -> Board {
        let mirrored = self.symmetry.inverse().mirror(board, &self.standard, &self.original);
        mirrored.expect("the original goal has the mirrored size and blank")
    }

    /// A run in the standard form, as the caller knows it.
    pub(crate) fn run_back(&self, run: Run) -> Run {
        Run { direction: self.symmetry.inverse().direction(run.direction), length: run.length }
    }
}

/// The goal with the tiles in reading order on all squares but this one.
pub(crate) fn standard_goal(size: Size, blank: Square) -> Goal {
    let mut next = 0;
    let tiles: Vec<u32> = size
        .squares()
        .map(|square| {
            if square == blank {
                0
            } else {
                next += 1;
                next
            }
        })
        .collect();
    Goal::from_board(Board::new(size, tiles).expect("each number once"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Layout, Position};

    #[test]
    fn every_goal_has_one_of_few_standard_forms() {
        let size = Size::FIFTEEN;
        let mut forms: Vec<Square> = size
            .squares()
            .map(|blank| Frame::new(&standard_goal(size, blank)).standard().blank())
            .collect();
        forms.sort_unstable();
        forms.dedup();
        assert_eq!(forms, [10, 14, 15].map(Square::new));
    }

    #[test]
    fn boards_and_moves_come_back() {
        for size in ["4x4", "3x5", "5x3", "2x3"] {
            let size: Size = size.parse().unwrap();
            for layout in Layout::ALL {
                let goal = Goal::new(size, layout);
                let frame = Frame::new(&goal);
                assert_eq!(frame.board(goal.board()), *frame.standard().board());
                let board = goal.unrank(&17u64.into()).unwrap();
                let mirrored = frame.board(&board);
                assert_eq!(frame.board_back(&mirrored), board);
                for direction in noyes::Direction::ALL {
                    let mut there = mirrored.clone();
                    if there.slide(direction).is_some() {
                        let mut here = board.clone();
                        here.apply(&[frame.run_back(direction.into())].into_iter().collect())
                            .unwrap();
                        assert_eq!(frame.board(&here), there);
                    }
                }
            }
        }
    }
}
