//! Boards by the hundred thousand, into one list of bytes, judged in one call.

use std::error::Error;

use noyes::{Dealer, Goal, Layout, Recipe, Shuffle, Size};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let mut cells = vec![0u8; 100_000 * 16];
    let mut answers = vec![false; 100_000];
    for shuffle in [Shuffle::Uniform, Shuffle::FisherYates] {
        let recipe = Recipe { shuffle, ..Recipe::default() };
        Dealer::new(goal.clone(), recipe, "many")?.deal_cells(0, &mut cells)?;
        goal.solvable_cells(&cells, &mut answers)?;
        let solvable = answers.iter().filter(|&&solvable| solvable).count();
        println!("{}: {solvable} of {} boards can be solved", shuffle.name(), answers.len());
    }
    Ok(())
}
