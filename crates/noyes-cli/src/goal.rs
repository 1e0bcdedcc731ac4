//! `--goal`: a layout of any size, or one board.

use noyes::{Board, Goal, GoalError, Grid, Layout, Size};
use noyes_engine::Goals;

use crate::{fault::Fault, input::Reading};

/// The goal as it was written; which board it is may depend on the size.
#[derive(Clone, Debug)]
pub(crate) enum GoalText {
    /// A layout by its name.
    Layout(Layout),
    /// The numbers of a board.
    Grid(Grid),
}

impl GoalText {
    /// A layout's name, or else the text of a board.
    pub(crate) fn new(text: &str) -> Result<GoalText, Fault> {
        if let Some(layout) = Layout::from_name(text.trim()) {
            return Ok(GoalText::Layout(layout));
        }
        // Which texts are meant as boards is the core's to say; the size does not matter to that.
        if let Err(error @ GoalError::UnknownName { .. }) = Goal::parse(text, Size::FIFTEEN) {
            return Err(error.into());
        }
        Ok(GoalText::Grid(text.parse().map_err(GoalError::from)?))
    }

    /// The board, where the goal is one. It is read as all boards of the command are.
    pub(crate) fn board(&self, reading: Reading) -> Result<Option<Board>, Fault> {
        match self {
            GoalText::Layout(_) => Ok(None),
            GoalText::Grid(grid) => {
                let board = grid.board(reading.size, reading.blank).map_err(GoalError::from)?;
                Ok(Some(board))
            }
        }
    }

    /// The goal for boards of this size.
    pub(crate) fn goals(&self, reading: Reading) -> Result<Goals, Fault> {
        Ok(match (self, self.board(reading)?) {
            (_, Some(board)) => Goal::from_board(board).into(),
            (GoalText::Layout(layout), None) => (*layout).into(),
            (GoalText::Grid(_), None) => Goals::default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_follow_the_size_and_boards_do_not() {
        let sizes = [Size::EIGHT, Size::FIFTEEN, Size::EIGHT];
        let mut snakes = GoalText::new(" snake ").unwrap().goals(Reading::default()).unwrap();
        for size in sizes {
            assert_eq!(*snakes.of(size), Goal::new(size, Layout::Snake));
        }
        let mut board = GoalText::new("0 1/2 3").unwrap().goals(Reading::default()).unwrap();
        for size in sizes {
            assert_eq!(board.of(size).name(), "blank-first");
            assert_eq!(board.of(size).size().to_string(), "2x2");
        }
    }
}
