//! What the tables and the estimate promise, tested against slow, obvious ways.

use std::{
    collections::HashMap,
    num::NonZeroUsize,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

use noyes::{Algorithm, Board, Direction, Goal, Layout, Metric, Position, Size};

use super::{
    Runs,
    fill::{Links, Space},
    labels::Labels,
    lanes::Lanes,
    round::{Outcome, estimate},
};
use crate::{Cancel, ExactTable, Limits, SolveError, Stop, Store, TableSize, watch::Watch};

fn goal(size: &str, layout: Layout) -> Goal {
    Goal::new(size.parse().unwrap(), layout)
}

/// The tables of a goal in the standard form.
fn runs(goal: &Goal, limits: &Limits<'_>) -> Result<Runs, SolveError> {
    Runs::new(goal, TableSize::Small, &Store::in_memory(), limits)
}

/// Every board that one run leads to.
fn after_a_run(board: &Board) -> Vec<(Direction, Board)> {
    let mut all = Vec::new();
    for direction in Direction::ALL {
        let mut next = board.clone();
        while next.slide(direction).is_some() {
            all.push((direction, next.clone()));
        }
    }
    all
}

/// The distance of every simplified board, level by level.
fn walk(space: &impl Space) -> HashMap<u64, u32> {
    let mut values = HashMap::from([(space.home(), 0)]);
    let mut level = vec![space.home()];
    for value in 1.. {
        let mut next = Vec::new();
        for board in level {
            space.neighbours(board, |near| {
                values.entry(near).or_insert_with(|| {
                    next.push(near);
                    value
                });
                true
            });
        }
        if next.is_empty() {
            break;
        }
        level = next;
    }
    values
}

#[test]
fn a_fill_is_what_a_walk_finds() {
    for (size, layout) in [
        ("3x3", Layout::Spiral),
        ("4x3", Layout::BlankLast),
        ("3x4", Layout::BlankFirst),
        ("2x5", Layout::BlankLast),
        ("5x2", Layout::Snake),
    ] {
        let lanes = Lanes::new(&goal(size, layout)).unwrap();
        let values = walk(&lanes);
        assert_eq!(lanes.count(), values.len() as u64, "{size}");
        for threads in 1..=3 {
            let mut table = vec![0; lanes.table_bytes()];
            let threads = NonZeroUsize::new(threads).unwrap();
            let mut reached = 0;
            assert!(lanes.fill(&mut table, threads, &|| false, |boards| reached = boards));
            assert_eq!(reached, lanes.count(), "{size}");
            for (&board, &value) in &values {
                assert_eq!(lanes.residue(&table, board), value % 3, "{size} {board:b}");
            }
        }
    }
}

#[test]
fn a_fill_stops_when_told_to() {
    let lanes = Lanes::new(&goal("3x4", Layout::BlankLast)).unwrap();
    let mut table = vec![0; lanes.table_bytes()];
    let asked = AtomicUsize::new(0);
    let stop = || asked.fetch_add(1, Relaxed) >= 100;
    assert!(!lanes.fill(&mut table, NonZeroUsize::MIN, &stop, |_| ()));
    assert!(asked.into_inner() < 110);
}

/// The lists that a table is filled by, against one run after the other.
#[test]
fn links_are_the_runs_of_labels() {
    for layout in Layout::ALL {
        let goal = Goal::new(Size::FIFTEEN, layout);
        let labels = Labels::new(&goal).unwrap();
        let halves = labels.halves();
        let classes: Vec<&[u32]> = halves.classes().collect();
        let mut board = goal.board().clone();
        for step in 0..40 {
            let simple = labels.board(board.tiles());
            let (head, tail) = (simple as u32, (simple >> 32) as u32);
            let part = (0..halves.parts()).find(|&part| halves.part(part).0 == head).unwrap();
            let class = classes[halves.part(part).1];
            let (tails, mut links) = (labels.tails(class), Links::default());
            let place = class.iter().position(|&other| other == tail).unwrap();
            labels.links(head, &mut links);
            let mut found: Vec<usize> = links.kept.iter().map(|kept| kept.block + place).collect();
            found.extend(links.others[0].iter().map(|link| {
                let key = tails.keys[link.key * tails.count + place];
                let end = link.ends[usize::from(key)];
                let places = &tails.places[end.places as usize * tails.count..];
                end.block as usize + usize::from(places[place])
            }));
            let mut fields = Vec::new();
            labels.neighbours(simple, |near| {
                fields.push(labels.field(near));
                true
            });
            // A run of the board is a run of its labels.
            let mut after: Vec<usize> = after_a_run(&board)
                .iter()
                .map(|(_, next)| labels.field(labels.board(next.tiles())))
                .collect();
            for all in [&mut found, &mut fields, &mut after] {
                all.sort_unstable();
            }
            assert_eq!((&found, &fields), (&after, &after), "{board}");
            let next = after_a_run(&board);
            board = next[step * 7 % next.len()].1.clone();
        }
    }
}

/// Boards so many runs from home at most are no further by labels, on the board
/// and on its transpose, and one run changes the value by one at most.
#[test]
#[ignore = "fills a table of 38 MB: half a minute; cargo test --release -p noyes-solver --lib runs -- --ignored"]
fn values_of_labels_are_admissible_and_consistent() {
    let goal = goal("4x4", Layout::BlankLast);
    let labels = Labels::new(&goal).unwrap();
    let mut table = vec![0; labels.table_bytes()];
    let mut reached = 0;
    let threads = NonZeroUsize::new(2).unwrap();
    assert!(labels.fill(&mut table, threads, &|| false, |boards| reached = boards));
    assert_eq!(reached, labels.count());
    let mirrored = labels.transposed(&goal).unwrap();
    let values = |board: &Board| {
        let transposed = noyes::Symmetry::TRANSPOSE.board(board);
        [
            labels.value(&table, labels.board(board.tiles())),
            mirrored.value(&table, mirrored.board(transposed.tiles())),
        ]
    };
    assert_eq!(values(goal.board()), [0, 0]);
    for seed in 0..50 {
        let mut board = goal.board().clone();
        let mut state: u64 = seed;
        let mut before = [0, 0];
        for runs in 1..60 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let mut next = after_a_run(&board);
            board = next.swap_remove((state >> 33) as usize % next.len()).1;
            let now = values(&board);
            for (now, before) in now.into_iter().zip(before) {
                assert!(now <= runs && now.abs_diff(before) <= 1, "{board}");
            }
            for (view, value) in [&labels, &mirrored].into_iter().zip(now) {
                let tiles = match std::ptr::eq(view, &labels) {
                    true => board.clone(),
                    false => noyes::Symmetry::TRANSPOSE.board(&board),
                };
                let home = view.board(tiles.tiles()) == view.home();
                assert_eq!(value == 0, home, "{board}");
            }
            before = now;
        }
    }
}

/// Every board of 3x3, with the least vertical and horizontal runs.
fn every_board(goal: &Goal, runs: &Runs) -> HashMap<Board, [u8; 2]> {
    let mut boards = HashMap::from([(goal.board().clone(), [0; 2])]);
    let mut level = vec![goal.board().clone()];
    while let Some(board) = level.pop() {
        for (_, next) in after_a_run(&board) {
            if !boards.contains_key(&next) {
                boards.insert(next.clone(), runs.start(&next).values);
                level.push(next);
            }
        }
    }
    boards
}

#[test]
fn the_estimate_is_admissible_and_consistent() {
    let goal = goal("3x3", Layout::BlankLast);
    let runs = runs(&goal, &Limits::default()).unwrap();
    let exact = ExactTable::build(&goal, Metric::Mtm, &Limits::default()).unwrap();
    let boards = every_board(&goal, &runs);
    assert_eq!(boards.len(), 181_440);
    for (board, &values) in &boards {
        let distance = exact.distance(board).unwrap() as u32;
        let least = estimate(values, 0).min(estimate(values, 1));
        assert!(least <= distance, "{board}");
        assert_eq!(values == [0, 0], distance == 0, "{board}");
        for (direction, next) in after_a_run(board) {
            let axis = usize::from(direction.is_horizontal());
            // A shortest solution that begins with this run is no shorter than
            // the estimate, and what it goes on with is of the other axis.
            let left = exact.distance(&next).unwrap() as u32;
            if left + 1 == distance {
                assert!(estimate(values, axis) <= distance, "{board}");
            }
            assert!(estimate(values, axis) <= estimate(boards[&next], 1 - axis) + 1, "{board}");
        }
    }
}

#[test]
fn alone_or_shared_a_round_finds_the_fewest_runs() {
    for layout in [Layout::Spiral] {
        let goal = goal("3x3", layout);
        let exact = ExactTable::build(&goal, Metric::Mtm, &Limits::default()).unwrap();
        let runs = runs(&goal, &Limits::default()).unwrap();
        let mut boards: Vec<_> = every_board(&goal, &runs).into_keys().collect();
        boards.sort_unstable_by_key(|board| board.to_string());
        for board in boards.iter().step_by(1801) {
            let distance = exact.distance(board).unwrap() as u32;
            // Whether it is shared, the nodes of the round before decide.
            for (threads, before) in [(1, 0), (3, u64::MAX)] {
                let threads = NonZeroUsize::new(threads).unwrap();
                let watch = Watch::new(&Limits { threads, ..Limits::default() });
                if let Some(less) = distance.checked_sub(1) {
                    let outcome = runs.round(board, less, &watch, before);
                    assert!(matches!(outcome, Outcome::Nothing), "{board}");
                }
                let Outcome::Found(path) = runs.round(board, distance, &watch, before) else {
                    panic!("{board} has a solution of {distance} runs");
                };
                assert_eq!(path.len() as u32, distance);
                let moves: Algorithm = runs.algorithm(board, &path);
                let mut end = board.clone();
                end.apply(&moves).unwrap();
                assert_eq!(&end, goal.board());
            }
        }
    }
}

#[test]
fn threads_find_what_one_finds() {
    let goal = goal("4x3", Layout::BlankLast);
    let runs = runs(&goal, &Limits::default()).unwrap();
    let board: Board = "0 11 10 9/8 7 6 5/4 3 1 2".parse().unwrap();
    assert!(goal.judge(&board).unwrap().solvable);
    let alone = runs.solve(&board, &Watch::new(&Limits::default()), |_| true).unwrap();
    let length = alone.length(Metric::Mtm) as u32;
    let watch = Watch::new(&Limits { threads: NonZeroUsize::new(3).unwrap(), ..Limits::default() });
    assert!(matches!(runs.round(&board, length - 1, &watch, u64::MAX), Outcome::Nothing));
    let Outcome::Found(path) = runs.round(&board, length, &watch, u64::MAX) else {
        panic!("there is a solution of {length} runs");
    };
    let mut end = board.clone();
    end.apply(&runs.algorithm(&board, &path)).unwrap();
    assert_eq!((&end, path.len() as u32), (goal.board(), length));
}

#[test]
fn a_limit_ends_a_round_and_proves_nothing() {
    let goal = goal("4x3", Layout::BlankLast);
    let runs = runs(&goal, &Limits::default()).unwrap();
    // It has no solution, so that no round is lucky.
    let board: Board = "0 11 10 9/8 7 6 5/4 3 2 1".parse().unwrap();
    let cancel = Cancel::new();
    cancel.cancel();
    for threads in [1, 3] {
        let limits = Limits { threads: NonZeroUsize::new(threads).unwrap(), ..Limits::default() };
        let watch = Watch::new(&Limits { nodes: Some(100_000), ..limits });
        assert!(matches!(runs.round(&board, 33, &watch, u64::MAX), Outcome::Stopped));
        assert_eq!(watch.stopped(), Some(Stop::Nodes));
        // Each thread goes on for a breath at most.
        assert!(watch.nodes() < 100_000 + 20_000 * (threads as u64 + 1), "{}", watch.nodes());
        let watch = Watch::new(&Limits { cancel: Some(&cancel), ..limits });
        assert!(matches!(runs.round(&board, 33, &watch, u64::MAX), Outcome::Stopped));
        assert_eq!(watch.stopped(), Some(Stop::Cancelled));
    }
}

#[test]
fn tables_keep_to_the_memory_allowed() {
    let goal = goal("4x4", Layout::BlankLast);
    let limits = Limits { memory: Some(20_000_000), ..Limits::default() };
    match runs(&goal, &limits) {
        Err(SolveError::Memory { needed, limit: 20_000_000 }) => assert!(needed > 20_000_000),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it fits"),
    }
}
