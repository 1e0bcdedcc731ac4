//! A fair board from a random generator of your own, such as the one that your game has.

use std::error::Error;

use noyes::{Goal, Layout, Recipe, Size};
use rand::{SeedableRng, rngs::StdRng};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let mut generator = StdRng::seed_from_u64(7);
    let goal = Goal::new(Size::new(6, 3)?, Layout::Snake);
    println!("{}", Recipe::default().deal(&goal, &mut generator)?);
    Ok(())
}
