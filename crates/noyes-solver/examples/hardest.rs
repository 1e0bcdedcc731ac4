//! Every board of a small size at once: how many need how many moves, and the hardest of them.

use std::error::Error;

use noyes::{Goal, Layout, Metric, Size};
use noyes_solver::{ExactTable, Limits};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    let table = ExactTable::build(&goal, Metric::Stm, &Limits::default())?;
    for (moves, boards) in table.counts().iter().enumerate() {
        println!("{boards:6} boards need {moves} moves");
    }
    for board in table.hardest(&Limits::default())?.iter() {
        println!("one of the hardest: {board}");
    }
    Ok(())
}
