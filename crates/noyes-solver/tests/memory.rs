//! What searches take of the memory that they may take. One test, as what is counted is the whole
//! process's.

use noyes::{Dealer, Goal, Layout, Metric, Recipe};
use noyes_solver::{Limits, Options, Quality, Solver, Stop, Store};
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

#[test]
fn searches_keep_to_their_memory() {
    let mut stopped_for_it = false;
    for (megabytes, metric, sizes) in [
        (4, Metric::Mtm, &["32x2", "6x6", "7x7", "8x8", "20x20"][..]),
        (4, Metric::Stm, &["32x2", "6x6", "7x7", "8x8", "10x10", "20x20"]),
        // Enough for more of what was learned.
        (80, Metric::Stm, &["7x7", "10x10", "20x20"]),
    ] {
        let limit = megabytes << 20;
        let limits = Limits { memory: Some(limit), nodes: Some(2_000_000), ..Limits::default() };
        for size in sizes {
            let goal = Goal::new(size.parse().unwrap(), Layout::BlankLast);
            let dealer = Dealer::new(goal.clone(), Recipe::default(), "memory").unwrap();
            let board = dealer.deal(0).unwrap();
            let (quality, store) = (Quality::Near, Store::default());
            let options = Options { metric, quality, store, ..Options::default() };
            let solver = Solver::new(&goal, options);
            let before = MEMORY.current_usage();
            MEMORY.reset_peak_usage();
            let solution = solver.solve(&board, &limits).unwrap();
            let most = (MEMORY.peak_usage() - before) as u64;
            assert!(most <= limit + limit / 5, "{size} {metric:?}: {most} bytes of {limit}");
            stopped_for_it |= solution.stopped == Some(Stop::Memory);
        }
    }
    assert!(stopped_for_it, "more nodes would show more");
}
