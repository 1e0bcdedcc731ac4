//! What searches take of the memory that they may take. One test, as what is counted is the whole
//! process's.

use noyes::{Dealer, Goal, Layout, Metric, Recipe};
use noyes_solver::{Limits, Options, Quality, Solver, Store};
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

#[test]
fn searches_keep_to_their_memory() {
    let mut much_is_taken = false;
    for (megabytes, nodes, metric, sizes) in [
        // For near pairs of an inner part or for a large core, but not for both. First, as tables of
        // later searches are those of earlier ones.
        (66, 20_000_000, Metric::Stm, &["20x20"][..]),
        (4, 2_000_000, Metric::Mtm, &["32x2", "6x6", "7x7", "8x8", "20x20"]),
        (4, 2_000_000, Metric::Stm, &["32x2", "6x6", "7x7", "8x8", "10x10", "20x20"]),
        // Enough for more of what was learned.
        (80, 2_000_000, Metric::Stm, &["7x7", "10x10", "20x20"]),
        // And for near pairs of an inner part beside the largest core.
        (100, 20_000_000, Metric::Stm, &["8x8", "20x20"]),
    ] {
        let limit = megabytes << 20;
        let limits = Limits { memory: Some(limit), nodes: Some(nodes), ..Limits::default() };
        for size in sizes {
            let goal = Goal::new(size.parse().unwrap(), Layout::BlankLast);
            let dealer = Dealer::new(goal.clone(), Recipe::default(), "memory").unwrap();
            let board = dealer.deal(0).unwrap();
            let (quality, store) = (Quality::Near, Store::default());
            let options = Options { metric, quality, store, ..Options::default() };
            let solver = Solver::new(&goal, options);
            let before = MEMORY.current_usage();
            MEMORY.reset_peak_usage();
            solver.solve(&board, &limits).unwrap();
            let most = (MEMORY.peak_usage() - before) as u64;
            assert!(most <= limit + limit / 5, "{size} {metric:?}: {most} bytes of {limit}");
            much_is_taken |= 4 * most > 3 * limit;
        }
    }
    assert!(much_is_taken, "more nodes would show more");
}
