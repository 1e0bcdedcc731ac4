//! Can a board be solved, and why: `cargo run --example why -- "2 1 3/4 5 6/7 8 0" snake`

use std::{env, error::Error};

use noyes::{Board, Goal, Position};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let text = arguments.next().unwrap_or_else(|| "2 1 3/4 5 6/7 8 0".into());
    let goal = arguments.next().unwrap_or_else(|| "blank-last".into());

    let board: Board = text.parse()?;
    let goal = Goal::parse(&goal, board.size())?;
    let verdict = goal.judge(&board)?;
    println!("{verdict}");
    println!("inversions, tile by tile: {:?}", verdict.inversions);
    if verdict.solvable {
        let all = board.size().solvable_boards();
        println!("it is number {} of {all}, counted from 0", goal.rank(&board)?);
    }
    Ok(())
}
