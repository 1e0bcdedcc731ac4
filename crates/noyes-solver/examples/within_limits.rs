//! A large board within limits, with progress, and a switch to stop it: the best solution so far and
//! a bound that is proved.

use std::{error::Error, num::NonZeroUsize, thread, time::Duration};

use noyes::{Dealer, Goal, Layout, Recipe, Size};
use noyes_solver::{Cancel, Limits, Options, Progress, Quality, Solver};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let goal = Goal::new(Size::new(6, 6)?, Layout::BlankLast);
    let board = Dealer::new(goal.clone(), Recipe::default(), "limits")?.deal(0)?;
    let solver = Solver::new(&goal, Options { quality: Quality::Near, ..Options::default() });

    let cancel = Cancel::new();
    let tell = |progress: Progress| {
        if let Progress::Search { lower_bound, best: Some(best), .. } = progress {
            println!("between {lower_bound} and {best} moves");
        }
    };
    let limits = Limits {
        time: Some(Duration::from_millis(500)),
        memory: Some(512 << 20),
        threads: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
        cancel: Some(&cancel), // `cancel.cancel()` from any thread stops it at once
        progress: Some(&tell),
        ..Limits::default()
    };
    let solution = solver.solve(&board, &limits)?;
    println!("{} moves; at least {} are needed", solution.length, solution.lower_bound);
    Ok(())
}
