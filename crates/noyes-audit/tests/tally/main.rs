//! What a tally counts, against counts taken the slow obvious way.

mod counts;
mod errors;
mod lines;
mod obvious;
mod repeats;

use noyes::{Board, Dealer, Goal, Layout, Recipe, Shuffle, Size};
use noyes_audit::{Counts, Tally};

/// More than all boards of a test need.
const MEMORY: u64 = 64 << 20;

fn goal(width: u32, height: u32) -> Goal {
    Goal::new(Size::new(width, height).unwrap(), Layout::BlankLast)
}

/// Boards of all kinds: half of them cannot be solved, some come again, some
/// are close to the goal.
fn boards(goal: &Goal, count: usize) -> Vec<Board> {
    let dealers = [Shuffle::FisherYates, Shuffle::SwapAny, Shuffle::RandomSlides { steps: 3 }]
        .map(|shuffle| Recipe { shuffle, ..Recipe::default() })
        .map(|recipe| Dealer::new(goal.clone(), recipe, "tally").unwrap());
    let deal = |k: usize| dealers[k % 3].deal(k as u64 * 2 / 3).unwrap();
    (0..count).map(deal).collect()
}

fn cells(boards: &[Board]) -> Vec<u8> {
    boards.iter().flat_map(|board| board.tiles().iter().map(|&tile| tile as u8)).collect()
}

fn tally(goal: &Goal, add: impl FnOnce(&mut Tally)) -> Counts {
    let mut tally = Tally::new(goal.clone(), MEMORY);
    add(&mut tally);
    tally.counts()
}
