//! How a person solves a board, step by step and with the reasons.

use std::error::Error;

use noyes::{Board, Goal, Layout, Position};
use noyes_solver::Lesson;

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let mut board: Board = "5 1 4/7 0 2/3 8 6".parse()?;
    let goal = Goal::new(board.size(), Layout::BlankLast);
    for step in Lesson::new(&board, &goal)? {
        board.apply(&step.moves)?;
        println!(
            "{:?}, {:?}: tile {} to square {} by {}, which gives {board}",
            step.stage, step.reason, step.tile, step.target, step.moves
        );
    }
    Ok(())
}
