//! A shortest solution, proved: `cargo run --release --example shortest -- "8 6 7/2 5 4/3 0 1"`

use std::{env, error::Error};

use noyes::{Board, Goal, Layout, Position};
use noyes_solver::{Limits, Options, Solver};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let text = env::args().nth(1).filter(|text| text.contains('/'));
    let board: Board = text.as_deref().unwrap_or("8 6 7/2 5 4/3 0 1").parse()?;

    let goal = Goal::new(board.size(), Layout::BlankLast);
    let solver = Solver::new(&goal, Options::default());
    let solution = solver.solve(&board, &Limits::default())?;
    println!("{} moves: {}", solution.length, solution.moves);
    println!("no solution has fewer than {}", solution.lower_bound);
    Ok(())
}
