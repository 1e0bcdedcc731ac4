//! What holds on every size, checked on the core's own boards.

use std::{collections::HashMap, ops::ControlFlow, time::Duration};

use noyes::{
    Algorithm, Board, Dealer, Direction, Goal, Metric, Position, Recipe, Run, Size, Square,
};

use super::*;
use crate::{Cancel, Limits};

fn size(width: u32, height: u32) -> Size {
    Size::new(width, height).unwrap()
}

/// The tiles in reading order, the blank on this square.
fn goal(size: Size, blank: Square) -> Goal {
    let mut tiles: Vec<u32> = (1..size.area() as u32).collect();
    tiles.insert(blank.index(), 0);
    Goal::from_board(Board::new(size, tiles).unwrap())
}

fn deal(goal: &Goal, index: u64) -> Board {
    Dealer::new(goal.clone(), Recipe::default(), "large").unwrap().deal(index).unwrap()
}

fn solve_within(
    board: &Board,
    goal: &Goal,
    metric: Metric,
    quality: Quality,
    limits: &Limits<'_>,
) -> (Algorithm, Found) {
    let mut moves = Algorithm::new();
    let watch = Watch::new(limits);
    let found = solve(board, goal, metric, quality, &watch, &mut moves).unwrap();
    let mut end = board.clone();
    end.apply(&moves).unwrap();
    assert_eq!(&end, goal.board(), "{board}");
    assert_eq!(moves.length(metric), found.length, "{board}");
    assert!(found.lower_bound <= found.length, "{board}");
    let least = lower_bound(board, goal, metric);
    // Rounds near home raise it, and end soon after they have come far.
    let most = if least < home::FAR { home::FAR + 1 } else { least };
    assert!((least..=most).contains(&found.lower_bound), "{board}: {}", found.lower_bound);
    (moves, found)
}

/// Where a beam by near pairs ends with a few tiles elsewhere, its path is mended, and not one that
/// has hardly begun.
#[test]
fn boards_whose_tiles_are_few_enough_to_be_mended_are() {
    for (width, height, most) in [(11, 11, 1500), (12, 10, 1450), (11, 9, 1150)] {
        let size = size(width, height);
        let goal = goal(size, Square::new(size.area() as u32 - 1));
        let limits = Limits { nodes: Some(15_000_000), ..Limits::default() };
        for index in 0..2 {
            let board = deal(&goal, index);
            let (_, found) = solve_within(&board, &goal, Metric::Stm, Quality::Near, &limits);
            assert!(found.length < most, "{size} {index}: {} moves", found.length);
        }
    }
}

/// What it takes to mend a path is kept back from the beams, so that none is left as it is.
#[test]
fn few_states_are_enough_to_mend_boards() {
    // One and a half times as many as it takes, and three times: by lines it would be 1.3 N³.
    for (side, nodes) in [(9, [2_500_000, 5_000_000]), (10, [3_000_000, 6_000_000])] {
        let goal = goal(size(side, side), Square::new(side * side - 1));
        for (index, nodes) in (0..3).flat_map(|index| nodes.map(|nodes| (index, nodes))) {
            let board = deal(&goal, index);
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let (_, found) = solve_within(&board, &goal, Metric::Stm, Quality::Near, &limits);
            let most = u64::from(side).pow(3) * 23 / 20;
            assert!(found.length < most, "{side} {index}: {} with {nodes}", found.length);
        }
    }
}

/// What there is memory for makes no answer much worse.
#[test]
fn more_memory_is_no_worse() {
    for (side, megabytes) in [(7, [8u64, 20]), (8, [20, 50])] {
        let size = size(side, side);
        let goal = goal(size, Square::new(side * side - 1));
        for index in 0..2 {
            let board = deal(&goal, index);
            let length = |megabytes| {
                let memory = Some(megabytes << 20);
                let limits = Limits { nodes: Some(8_000_000), memory, ..Limits::default() };
                solve_within(&board, &goal, Metric::Stm, Quality::Near, &limits).1.length
            };
            // What was learned of a board one row smaller fits, or nothing.
            let [less, more] = megabytes.map(length);
            assert!(
                more as f64 <= 1.05 * less as f64,
                "{side}: {more} with more, {less} with less"
            );
        }
    }
}

#[test]
fn every_size_is_solved_with_the_goal_blank_anywhere() {
    for width in 2..=7 {
        for height in 2..=7 {
            let size = size(width, height);
            for blank in size.squares() {
                let goal = goal(size, blank);
                let board = deal(&goal, u64::from(blank.number()));
                let metric = Metric::ALL[blank.index() % 2];
                solve_within(&board, &goal, metric, Quality::Fast, &Limits::default());
            }
        }
    }
}

#[test]
fn every_3x2_and_many_3x3_and_4x2_boards_are_solved() {
    for (width, height) in [(2, 2), (3, 2), (2, 3), (3, 3), (4, 2), (2, 4), (5, 2), (4, 3), (3, 4)]
    {
        let size = size(width, height);
        for blank in size.squares() {
            let goal = goal(size, blank);
            for index in 0..20 {
                let board = deal(&goal, index);
                solve_within(&board, &goal, Metric::Stm, Quality::Fast, &Limits::default());
            }
        }
    }
}

/// Boards larger than those of which ranks were learned take fewer moves than line by line.
#[cfg(not(target_family = "wasm"))]
#[test]
fn near_pairs_and_mended_paths_make_solutions_shorter() {
    for (width, height, nodes, moves) in [
        (8, 8, 10_000_000, 490),
        (7, 9, 10_000_000, 490),
        (10, 10, 20_000_000, 1020),
        (14, 14, 40_000_000, 3150),
    ] {
        let goal = goal(size(width, height), Square::new(width * height - 1));
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let solve = |number| {
            let board = deal(&goal, number);
            solve_within(&board, &goal, Metric::Stm, Quality::Near, &limits).1.length
        };
        let lengths: Vec<u64> = (0..2).map(solve).collect();
        assert!(lengths.iter().sum::<u64>() <= 2 * moves, "{width}x{height}: {lengths:?}");
    }
}

#[test]
fn long_and_large_boards_are_solved() {
    for (width, height) in [(40, 2), (2, 40), (3, 30), (30, 4), (17, 9), (9, 17), (40, 40)] {
        let size = size(width, height);
        for blank in [0, size.area() / 2, size.area() - 1] {
            let goal = goal(size, Square::new(blank as u32));
            let board = deal(&goal, 1);
            solve_within(&board, &goal, Metric::Mtm, Quality::Fast, &Limits::default());
        }
    }
}

#[test]
fn boards_with_a_long_side_take_less_than_half_of_what_one_tile_after_another_takes() {
    for (width, height, most) in [(1000, 2, 2.2), (3, 600, 1.9), (150, 20, 1.5), (90, 90, 1.5)] {
        let size = size(width, height);
        let cube = f64::from(width * height * (width + height)) / 2.0;
        for (blank, quality, nodes) in [
            (0, Quality::Near, Some(100_000)),
            (size.area() / 2 + 1, Quality::Fast, None),
            (size.area() - 1, Quality::Fast, None),
        ] {
            let goal = goal(size, Square::new(blank as u32));
            let limits = Limits { nodes, ..Limits::default() };
            let board = deal(&goal, 2);
            let (moves, _) = solve_within(&board, &goal, Metric::Stm, quality, &limits);
            let moves = moves.length(Metric::Stm) as f64 / cube;
            assert!(moves < most, "{size} {blank} {quality:?}: {moves}");
        }
    }
}

/// The distances of all boards of a goal, by breadth-first search.
fn distances(goal: &Goal, metric: Metric) -> HashMap<Board, u64> {
    let mut found = HashMap::from([(goal.board().clone(), 0)]);
    let mut queue = vec![goal.board().clone()];
    let mut next = 0;
    while next < queue.len() {
        let board = queue[next].clone();
        let distance = found[&board];
        next += 1;
        for direction in Direction::ALL {
            let mut reached = board.clone();
            while reached.slide(direction).is_some() {
                found.entry(reached.clone()).or_insert_with(|| {
                    queue.push(reached.clone());
                    distance + 1
                });
                if metric == Metric::Stm {
                    break;
                }
            }
        }
    }
    found
}

#[test]
fn no_bound_is_above_the_true_distance() {
    for (width, height) in [(2, 2), (3, 2), (2, 3), (4, 2), (2, 4)] {
        for blank in 0..width * height {
            let goal = goal(size(width, height), Square::new(blank));
            for metric in Metric::ALL {
                let mut tight = 0;
                for (board, distance) in distances(&goal, metric) {
                    let bound = lower_bound(&board, &goal, metric);
                    assert!(bound <= distance, "{board} to {blank}: {bound} > {distance}");
                    tight += u64::from(bound == distance);
                }
                assert!(tight > 1);
            }
        }
    }
}

#[test]
fn no_bound_is_above_the_true_distance_of_an_eight_puzzle() {
    for (blank, metric) in [(4, Metric::Stm), (0, Metric::Mtm)] {
        let goal = goal(Size::EIGHT, Square::new(blank));
        for (board, distance) in distances(&goal, metric) {
            let bound = lower_bound(&board, &goal, metric);
            assert!(bound <= distance, "{board} to {blank}: {bound} > {distance}");
        }
    }
}

#[test]
fn no_time_is_time_enough_for_a_first_solution() {
    let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    for quality in Quality::ALL {
        let goal = goal(size(8, 8), Square::new(63));
        solve_within(&deal(&goal, 3), &goal, Metric::Stm, quality, &limits);
    }
}

#[test]
fn a_thrown_switch_ends_the_work_without_a_solution() {
    let cancel = Cancel::new();
    cancel.cancel();
    let limits = Limits { cancel: Some(&cancel), ..Limits::default() };
    let goal = goal(size(60, 60), Square::new(0));
    let watch = Watch::new(&limits);
    let mut moves = Algorithm::new();
    let board = deal(&goal, 0);
    let found = solve(&board, &goal, Metric::Stm, Quality::Auto, &watch, &mut moves);
    assert_eq!(found, None);
    assert_eq!(watch.stopped(), Some(Stop::Cancelled));
}

/// Whether the solver looks for better solutions until a limit is met.
fn is_told(found: Found, watch: &Watch<'_>) -> bool {
    found.length == found.lower_bound || watch.stopped().is_some()
}

#[test]
fn the_limit_that_ends_the_search_is_told() {
    for (width, height, nodes) in [(5, 5, 100_000), (7, 8, 100_000), (9, 8, 200_000)] {
        let goal = goal(size(width, height), Square::new(0));
        let board = deal(&goal, 4);
        let default = Limits::default();
        for (limits, reason) in [
            (Limits { nodes: Some(nodes), ..default }, Stop::Nodes),
            (Limits { time: Some(Duration::from_millis(60)), ..default }, Stop::Time),
            (Limits { memory: Some(1000), ..default }, Stop::Memory),
            (Limits { memory: Some(1000), nodes: Some(1 << 40), ..default }, Stop::Memory),
        ] {
            for metric in Metric::ALL {
                let watch = Watch::new(&limits);
                let mut moves = Algorithm::new();
                let found = solve(&board, &goal, metric, Quality::Near, &watch, &mut moves);
                assert!(is_told(found.unwrap(), &watch), "{limits:?}");
                assert_eq!(watch.stopped(), Some(reason), "{width}x{height} {limits:?}");
            }
        }
        let watch = Watch::new(&default);
        let mut moves = Algorithm::new();
        solve(&board, &goal, Metric::Stm, Quality::Fast, &watch, &mut moves).unwrap();
        assert_eq!(watch.stopped(), None);
    }
}

#[test]
fn a_short_time_is_used() {
    // In each of these times very many more states could be generated.
    for (width, height, time, nodes) in
        [(5, 5, 500, 30_000), (8, 8, 800, 60_000), (12, 12, 800, 60_000), (60, 60, 3000, 60_000)]
    {
        let goal = goal(size(width, height), Square::new(0));
        let board = deal(&goal, 4);
        let limits = Limits { time: Some(Duration::from_millis(time)), ..Limits::default() };
        let watch = Watch::new(&limits);
        let mut moves = Algorithm::new();
        let found = solve(&board, &goal, Metric::Stm, Quality::Near, &watch, &mut moves).unwrap();
        assert!(watch.nodes() >= nodes, "{width}x{height}: {}", watch.nodes());
        assert_eq!(found.method, Method::Beam, "{width}x{height}");
    }
}

#[test]
fn beams_line_by_line_are_as_wide_as_the_memory_allows() {
    let goal = goal(size(9, 8), Square::new(0));
    let board = deal(&goal, 2);
    let solve = |memory| {
        let limits = Limits { memory: Some(memory), nodes: Some(10_000_000), ..Limits::default() };
        solve_within(&board, &goal, Metric::Stm, Quality::Near, &limits).1
    };
    let (none, little, much) = (solve(0), solve(40_000), solve(1 << 26));
    assert_eq!((none.method, little.method), (Method::Layers, Method::Beam));
    assert!(much.length < little.length && little.length < none.length);
}

#[test]
fn a_first_solution_is_kept_when_the_search_is_cancelled() {
    let goal = goal(size(9, 9), Square::new(0));
    let board = deal(&goal, 0);
    for quality in [Quality::Near, Quality::Fast] {
        let cancel = Cancel::new();
        // With the bound, before the first solution.
        let progress = |_| cancel.cancel();
        let limits =
            Limits { cancel: Some(&cancel), progress: Some(&progress), ..Limits::default() };
        let watch = Watch::new(&limits);
        let mut moves = Algorithm::new();
        let found = solve(&board, &goal, Metric::Stm, quality, &watch, &mut moves).unwrap();
        assert_eq!((found.length, found.method), (moves.length(Metric::Stm), Method::Layers));
        assert_eq!(watch.stopped(), Some(Stop::Cancelled));
    }
}

#[test]
fn a_sink_that_closes_with_the_last_run_cancels_nothing() {
    let goal = goal(size(6, 6), Square::new(0));
    let board = deal(&goal, 0);
    let mut moves = Algorithm::new();
    let watch = Watch::new(&Limits::default());
    solve(&board, &goal, Metric::Stm, Quality::Fast, &watch, &mut moves).unwrap();
    let runs = moves.runs().len();
    for (takes, whole) in [(runs, true), (runs - 1, false), (1, false)] {
        let mut left = takes;
        let mut sink = |_: Run| {
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let watch = Watch::new(&Limits::default());
        let found = solve(&board, &goal, Metric::Stm, Quality::Fast, &watch, &mut sink);
        assert_eq!((found.is_some(), left), (whole, 0));
        assert_eq!(watch.stopped(), (!whole).then_some(Stop::Cancelled));
    }
}

#[test]
fn the_largest_boards_stream_until_the_sink_closes() {
    let size = size(1000, 1000);
    let goal = goal(size, Square::new(999_999));
    let board = deal(&goal, 0);
    let mut streamed = board.clone();
    let mut left = 100_000;
    let mut sink = |run: Run| {
        assert!(streamed.apply(&[run].into_iter().collect()).is_ok());
        left -= 1;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let watch = Watch::new(&Limits::default());
    let found = solve(&board, &goal, Metric::Stm, Quality::Fast, &watch, &mut sink);
    assert_eq!((found, left), (None, 0));
    assert_ne!(streamed, board);
}

#[test]
fn more_nodes_give_shorter_solutions() {
    let goal = goal(size(6, 6), Square::new(35));
    for metric in Metric::ALL {
        let sum = |nodes| -> u64 {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let solved = (0..3).map(|index| deal(&goal, index));
            solved.map(|b| solve_within(&b, &goal, metric, Quality::Near, &limits).1.length).sum()
        };
        let (none, few, more) = (sum(1), sum(60_000), sum(2_000_000));
        assert!(few < none * 9 / 10 && more < few, "{none} {few} {more}");
    }
}

#[test]
fn each_improvement_is_reported() {
    // The second and the third are solved by searches within the search.
    for (width, height, nodes) in [(5, 4, 100_000), (6, 6, 1_000_000), (9, 9, 250_000)] {
        let goal = goal(size(width, height), Square::new(width * height - 1));
        let board = deal(&goal, 0);
        let reports = std::sync::Mutex::new(Vec::new());
        let progress = |progress| {
            if let crate::Progress::Search { lower_bound, best, nodes } = progress {
                reports.lock().unwrap().push((lower_bound, best, nodes));
            }
        };
        let limits = Limits { nodes: Some(nodes), progress: Some(&progress), ..Limits::default() };
        let (_, found) = solve_within(&board, &goal, Metric::Stm, Quality::Near, &limits);
        let reports = reports.lock().unwrap();
        let lengths: Vec<u64> = reports.iter().filter_map(|report| report.1).collect();
        assert!(lengths.len() > 1 && lengths.is_sorted_by(|a, b| a >= b), "{lengths:?}");
        let better = |a: &(u64, Option<u64>, u64), b: &_| {
            let &(lower_bound, best, nodes) = b;
            a.0 <= lower_bound && a.2 <= nodes && (a.0, a.1) != (lower_bound, best)
        };
        assert!(reports.is_sorted_by(better), "{reports:?}");
        let last = reports.last().map(|report| (report.0, report.1));
        assert_eq!(last, Some((found.lower_bound, Some(found.length))));
    }
}

#[test]
fn beams_are_as_wide_as_the_memory_allows() {
    let goal = goal(size(6, 5), Square::new(29));
    let board = deal(&goal, 2);
    let solve = |memory| {
        let limits = Limits { memory: Some(memory), nodes: Some(1_000_000), ..Limits::default() };
        solve_within(&board, &goal, Metric::Stm, Quality::Near, &limits).1.length
    };
    // The first beams need nothing to speak of, and are all that there are.
    assert!(solve(1 << 26) < solve(0));
}

/// Who can wait for the moves of a large board has those of the first solution if the search is
/// cancelled while it looks for a shorter one.
#[test]
fn a_large_board_has_a_solution_when_it_is_cancelled_after_the_first() {
    let goal = goal(size(130, 127), Square::new(0));
    let board = deal(&goal, 0);
    let solve_with = |cancels: bool, sink: &mut dyn Sink| {
        let cancel = Cancel::new();
        let progress = |progress| {
            let is_first = matches!(progress, crate::Progress::Search { best: Some(_), .. });
            if cancels && is_first {
                cancel.cancel();
            }
        };
        let limits = Limits {
            nodes: Some(1_000_000),
            time: Some(Duration::from_secs(3600)),
            cancel: Some(&cancel),
            progress: Some(&progress),
            ..Limits::default()
        };
        let watch = Watch::new(&limits);
        let found = solve(&board, &goal, Metric::Stm, Quality::Near, &watch, sink).unwrap();
        (found, watch.stopped())
    };
    let [mut first, mut shorter] = [Algorithm::new(), Algorithm::new()];
    let (found, stopped) = solve_with(true, &mut first);
    assert_eq!((found.method, stopped), (Method::Layers, Some(Stop::Cancelled)));
    let (better, stopped) = solve_with(false, &mut shorter);
    assert_eq!((better.method, stopped), (Method::Beam, Some(Stop::Nodes)));
    assert!(better.length < found.length);
    for (moves, length) in [(first, found.length), (shorter, better.length)] {
        let mut end = board.clone();
        end.apply(&moves).unwrap();
        assert_eq!(&end, goal.board());
        assert_eq!(moves.length(Metric::Stm), length);
    }
}

#[test]
fn a_beam_on_a_board_that_streams_is_finished_when_a_limit_is_met() {
    let goal = goal(size(130, 127), Square::new(0));
    let board = deal(&goal, 0);
    let limits = Limits {
        nodes: Some(1_000_000),
        time: Some(Duration::from_secs(3600)),
        ..Limits::default()
    };
    let mut end = board.clone();
    let mut moves = 0;
    let mut sink = |run: Run| {
        end.apply(&[run].into_iter().collect()).unwrap();
        moves += u64::from(run.length.get());
        ControlFlow::Continue(())
    };
    let watch = Watch::new(&limits);
    let found = solve(&board, &goal, Metric::Stm, Quality::Near, &watch, &mut sink).unwrap();
    assert_eq!((found.length, found.method), (moves, Method::Beam));
    assert_eq!(&end, goal.board());
    assert_eq!(watch.stopped(), Some(Stop::Nodes));
}
