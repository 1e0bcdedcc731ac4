//! What to do next, while somebody plays.

use std::error::Error;

use noyes::{Algorithm, Board, Goal, Layout, Position, Size};
use noyes_solver::{Limits, Options, Solver};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    // Kept for the whole game: its tables are made once.
    let solver = Solver::new(&goal, Options::default());
    let mut board: Board = "1 2 3 4/5 6 7 8/9 14 10 12/13 0 11 15".parse()?;
    loop {
        let hint = solver.hint(&board, &Limits::default())?;
        let Some(&next) = hint.moves.first() else { break };
        let best: Vec<String> = hint.moves.iter().map(ToString::to_string).collect();
        println!("{} moves to go; good ones: {}", hint.length, best.join(", "));
        board.apply(&Algorithm::from_iter([next]))?;
    }
    println!("solved");
    Ok(())
}
