//! Proofs of 5x5: the boards of Korf and Felner, of which the optimum is known.

use std::sync::Mutex;

use noyes::{Board, Direction, Goal, Layout, Metric, Position, Size};
use noyes_solver::{
    Cancel, Limits, Method, Options, Progress, Quality, Solution, Solver, Stop, TableSize,
};

fn size() -> Size {
    Size::new(5, 5).unwrap()
}

fn solver(tables: TableSize) -> Solver {
    let options = Options { quality: Quality::Optimal, tables, ..Options::default() };
    Solver::new(&Goal::new(size(), Layout::BlankFirst), options)
}

/// The boards by their numbers from 1 on, each after its optimum.
fn fifty() -> Vec<(u64, Board)> {
    let lines = include_str!("../../../testdata/korf50_24.txt").lines();
    let board = |line: &str| {
        let numbers: Vec<u32> = line.split_whitespace().map(|n| n.parse().unwrap()).collect();
        (u64::from(numbers[1]), Board::new(size(), &numbers[2..]).unwrap())
    };
    lines.filter(|line| !line.starts_with('#')).map(board).collect()
}

fn replayed(solution: &Solution, board: &Board, solver: &Solver) {
    let mut end = board.clone();
    end.apply(&solution.moves).unwrap();
    assert!(solver.goal().is_solved(&end), "{board} ends at {end}");
    assert_eq!(solution.moves.length(Metric::Stm), solution.length);
    assert_eq!(solution.optimal, solution.lower_bound == solution.length);
}

#[test]
fn easy_ones_are_proved_by_bounds_that_rise() {
    let solver = solver(TableSize::Standard);
    let fifty = fifty();
    solver.prepare(&Limits::default()).unwrap();
    assert!(solver.table_bytes() <= 60_000_000);
    for number in [40, 38] {
        let (optimum, board) = &fifty[number - 1];
        let told = Mutex::new(Vec::new());
        let progress = |progress: Progress| {
            if let Progress::Search { lower_bound, best, .. } = progress {
                told.lock().unwrap().push((lower_bound, best.unwrap_or(u64::MAX)));
            }
        };
        let limits = Limits { progress: Some(&progress), ..Limits::default() };
        let solution = solver.solve(board, &limits).unwrap();
        replayed(&solution, board, &solver);
        assert_eq!((solution.length, solution.lower_bound), (*optimum, *optimum));
        assert_eq!((solution.method, solution.stopped), (Method::IdaStar, None));
        let told = told.into_inner().unwrap();
        assert!(told.is_sorted_by(|a, b| a.0 <= b.0 && b.1 <= a.1), "{told:?}");
        assert!(told.first().unwrap().0 < *optimum);
        assert!(told.iter().all(|&(bound, best)| bound <= *optimum && *optimum <= best));
    }
}

#[test]
fn no_bound_is_above_an_optimum_when_a_limit_ends_the_search() {
    let solver = solver(TableSize::Small);
    for (number, (optimum, board)) in (1..).zip(fifty()) {
        let limits = Limits { nodes: Some(100_000), ..Limits::default() };
        let solution = solver.solve(&board, &limits).unwrap();
        replayed(&solution, &board, &solver);
        assert!(solution.lower_bound <= optimum, "number {number}: {}", solution.lower_bound);
        assert!(solver.lower_bound(&board).unwrap() < solution.lower_bound);
        assert!(optimum <= solution.length);
        assert_eq!(solution.stopped, Some(Stop::Nodes).filter(|_| !solution.optimal));
    }
}

#[test]
fn near_answers_raise_their_bounds_and_end_where_they_are_proved() {
    let options =
        Options { quality: Quality::Near, tables: TableSize::Small, ..Options::default() };
    let solver = Solver::new(&Goal::new(size(), Layout::BlankFirst), options);
    for (number, (optimum, board)) in (1..).zip(fifty()).take(8) {
        let limits = Limits { nodes: Some(4_000_000), ..Limits::default() };
        let solution = solver.solve(&board, &limits).unwrap();
        replayed(&solution, &board, &solver);
        assert!(solution.lower_bound <= optimum, "number {number}: {}", solution.lower_bound);
        assert!(solver.lower_bound(&board).unwrap() + 4 <= solution.lower_bound);
    }
    // So near the goal that some rounds are enough, but no table knows it.
    let mut board = solver.goal().board().clone();
    let mut noise = 1u64;
    for _ in 0..300 {
        noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        board.slide(Direction::ALL[(noise >> 62) as usize]);
    }
    let solution = solver.solve(&board, &Limits::default()).unwrap();
    replayed(&solution, &board, &solver);
    let known = solver.lower_bound(&board).unwrap();
    assert!(known < solution.length, "{known} of {solution:?}");
    assert_eq!((solution.optimal, solution.stopped), (true, None));
    assert_eq!(solution.method, Method::IdaStar);
}

/// Also where there is no memory for rounds, and too little left of the limit for a beam.
#[test]
fn near_answers_say_which_limit_ended_them() {
    let options = Options { quality: Quality::Near, ..Options::default() };
    let solver = Solver::new(&Goal::new(size(), Layout::BlankFirst), options);
    for (optimum, board) in &fifty()[..3] {
        for memory in [20_000_000, 30_000_000, 200_000_000] {
            let nodes = Some(1_000_000);
            let limits = Limits { nodes, memory: Some(memory), ..Limits::default() };
            let solution = solver.solve(board, &limits).unwrap();
            replayed(&solution, board, &solver);
            assert!(solution.lower_bound <= *optimum && *optimum <= solution.length);
            let stopped = solution.stopped.is_some();
            assert_eq!(stopped, !solution.optimal, "{memory}: {:?}", solution.stopped);
        }
    }
}

#[test]
fn a_proof_is_cancelled_with_what_it_has() {
    let solver = solver(TableSize::Small);
    solver.prepare(&Limits::default()).unwrap();
    let (optimum, board) = &fifty()[0];
    let cancel = Cancel::new();
    let bound = Mutex::new(0);
    let progress = |progress: Progress| {
        if let Progress::Search { lower_bound, nodes, .. } = progress {
            *bound.lock().unwrap() = lower_bound;
            // The first answer takes fewer.
            if nodes > 500_000 && lower_bound > 80 {
                cancel.cancel();
            }
        }
    };
    let limits = Limits { cancel: Some(&cancel), progress: Some(&progress), ..Limits::default() };
    let solution = solver.solve(board, &limits).unwrap();
    replayed(&solution, board, &solver);
    assert_eq!((solution.stopped, solution.optimal), (Some(Stop::Cancelled), false));
    assert_eq!(solution.lower_bound, *bound.lock().unwrap());
    assert!(solution.lower_bound <= *optimum && *optimum <= solution.length);
}
