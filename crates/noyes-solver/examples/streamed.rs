//! The moves of a very large board while they are found, so that they need no memory.

use std::{error::Error, ops::ControlFlow};

use noyes::{Dealer, Goal, Layout, Recipe, Run, Size};
use noyes_solver::{Limits, Options, Quality, Solver};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let goal = Goal::new(Size::new(40, 40)?, Layout::BlankLast);
    let board = Dealer::new(goal.clone(), Recipe::default(), "streamed")?.deal(0)?;
    let solver = Solver::new(&goal, Options { quality: Quality::Fast, ..Options::default() });

    let mut begin = String::new();
    let mut sink = |run: Run| {
        if begin.len() < 40 {
            begin += &run.to_string();
        }
        ControlFlow::Continue(())
    };
    let summary = solver.solve_into(&board, &Limits::default(), &mut sink)?;
    println!("{begin}… and on to {} moves", summary.length);
    Ok(())
}
