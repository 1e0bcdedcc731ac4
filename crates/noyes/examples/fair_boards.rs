//! Fair boards by their seed: `cargo run --example fair_boards -- 5x4 "level 7" 3`

use std::{env, error::Error};

use noyes::{Dealer, Goal, Layout, Recipe, Size};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let size: Size = arguments.next().as_deref().unwrap_or("4x4").parse()?;
    let seed = arguments.next().unwrap_or_else(|| "noyes".into());
    let count = arguments.next().as_deref().unwrap_or("3").parse()?;

    let dealer = Dealer::new(Goal::new(size, Layout::BlankLast), Recipe::default(), &seed)?;
    for index in 0..count {
        println!("{}", dealer.deal(index)?);
    }
    Ok(())
}
