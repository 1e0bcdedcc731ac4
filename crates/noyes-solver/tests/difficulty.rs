//! Boards dealt by the length of their shortest solution.

use std::{collections::HashMap, ops::RangeInclusive};

use noyes::{Board, Coded, Dealer, Goal, Layout, Metric, Recipe, Size};
use noyes_solver::{
    Cancel, Dealt, Drawn, ExactTable, LengthDealer, LengthError, Limits, Options, Quality, Solver,
};

fn goal(size: &str, layout: Layout) -> Goal {
    Goal::new(size.parse().unwrap(), layout)
}

fn solver(goal: &Goal, metric: Metric) -> Solver {
    Solver::new(goal, Options { metric, ..Options::default() })
}

fn deal(
    goal: &Goal,
    metric: Metric,
    range: RangeInclusive<u64>,
    seed: &str,
    indices: RangeInclusive<u64>,
) -> Vec<Dealt> {
    let (solver, limits) = (solver(goal, metric), Limits::default());
    let dealer = LengthDealer::new(&solver, metric, range.clone(), seed, &limits).unwrap();
    let deals: Vec<Dealt> = indices.map(|index| dealer.deal(index, &limits).unwrap()).collect();
    for dealt in &deals {
        assert!(range.contains(&dealt.length), "{dealt:?}");
        assert!(goal.is_solvable(&dealt.board).unwrap());
        assert_eq!(dealt.drawn, dealer.drawn());
    }
    deals
}

/// Chi square of the deals' boards, all of `boards` expected as often; and the
/// bound that a fair dealer passes once in more than ten thousand seeds.
fn assert_uniform(deals: &[Dealt], boards: u64) {
    let mut counts = HashMap::<&Board, u64>::new();
    deals.iter().for_each(|dealt| *counts.entry(&dealt.board).or_default() += 1);
    assert!(counts.len() as u64 <= boards);
    let expected = deals.len() as f64 / boards as f64;
    let missing = (boards - counts.len() as u64) as f64 * expected;
    let chi: f64 = counts.values().map(|&n| (n as f64 - expected).powi(2) / expected).sum();
    // Wilson and Hilferty's cube.
    let k = (boards - 1) as f64;
    let z = (((chi + missing) / k).cbrt() - (1.0 - 2.0 / (9.0 * k))) / (2.0 / (9.0 * k)).sqrt();
    assert!(z.abs() < 4.0, "chi square {} of {k} degrees: z = {z}", chi + missing);
}

#[test]
fn small_boards_are_uniform_over_the_range() {
    for (size, metric, range) in [
        ("3x2", Metric::Stm, 9..=11),
        ("2x3", Metric::Mtm, 18..=30),
        ("3x3", Metric::Stm, 6..=8),
        ("6x1", Metric::Stm, 2..=4),
    ] {
        let goal = goal(size, Layout::BlankLast);
        let table = ExactTable::build(&goal, metric, &Limits::default()).unwrap();
        let counts = (0..).zip(table.counts());
        let boards = counts.filter(|(length, _)| range.contains(length)).map(|(_, n)| n).sum();
        let deals = deal(&goal, metric, range, "uniform", 0..=20 * boards);
        assert_uniform(&deals, boards);
        for dealt in deals {
            assert_eq!(table.distance(&dealt.board), Ok(dealt.length));
            assert_eq!(dealt.drawn, Drawn::Rejection);
        }
    }
}

#[test]
fn rare_small_boards_are_counted_out() {
    let deals = deal(&Goal::new(Size::EIGHT, Layout::Snake), Metric::Stm, 31..=40, "x", 0..=400);
    assert!(deals.iter().all(|dealt| dealt.drawn == Drawn::Enumeration && dealt.length == 31));
    assert_uniform(&deals, 2);
    let deals = self::deal(&goal("5x2", Layout::BlankFirst), Metric::Stm, 53..=54, "x", 0..=2000);
    assert_eq!(deals[0].drawn, Drawn::Enumeration);
    assert_uniform(&deals, 75 + 20);
}

#[test]
fn near_the_goal_all_boards_are_counted_out() {
    let fifteen = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let deals = deal(&fifteen, Metric::Stm, 5..=7, "near", 0..=5000);
    assert_eq!(deals[0].drawn, Drawn::Enumeration);
    assert_uniform(&deals, 54 + 107 + 212);
    let solver = solver(&fifteen, Metric::Stm);
    for dealt in &deals[..50] {
        let solution = solver.solve(&dealt.board, &Limits::default()).unwrap();
        assert_eq!(solution.length, dealt.length);
    }
    // Wider than 16 squares, and by runs.
    for (size, metric, range) in [("5x5", Metric::Stm, 9..=10), ("4x4", Metric::Mtm, 3..=4)] {
        let deals = deal(&goal(size, Layout::Spiral), metric, range, "near", 0..=10);
        assert_eq!(deals[0].drawn, Drawn::Enumeration);
    }
}

#[test]
fn the_levels_of_4x4_are_the_published_ones() {
    // 119,000 boards at distance 16: more would not fit into the range.
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankFirst);
    let deals = deal(&goal, Metric::Stm, 16..=16, "many", 0..=2000);
    let mut boards: Vec<&Board> = deals.iter().map(|dealt| &dealt.board).collect();
    boards.sort();
    boards.dedup();
    // Birthdays: 2001² / 2 / 119000 = 16.8 repetitions are expected.
    let repeated = deals.len() - boards.len();
    assert!((3..=40).contains(&repeated), "{repeated}");
}

#[test]
fn the_seventeen_hardest_boards() {
    for layout in [Layout::BlankLast, Layout::BlankFirst] {
        let goal = Goal::new(Size::FIFTEEN, layout);
        let deals = deal(&goal, Metric::Stm, 80..=99, "hard", 0..=1000);
        assert!(deals.iter().all(|dealt| dealt.drawn == Drawn::Enumeration && dealt.length == 80));
        assert_uniform(&deals, 17);
    }
}

#[test]
#[ignore = "solves a hundred boards of 4x4"]
fn fair_boards_are_solved_until_one_fits() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let deals = deal(&goal, Metric::Stm, 50..=54, "middle", 0..=20);
    let solver = solver(&goal, Metric::Stm);
    for dealt in deals {
        assert_eq!(dealt.drawn, Drawn::Rejection);
        let solution = solver.solve(&dealt.board, &Limits::default()).unwrap();
        assert_eq!(solution.length, dealt.length);
    }
}

#[test]
#[ignore = "solves hundreds of boards, and hard ones"]
fn tails_of_4x4() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    for (range, drawn) in [
        (22..=22, Drawn::Rejection),
        (26..=27, Drawn::Rejection),
        (40..=40, Drawn::Rejection),
        (66..=66, Drawn::Rejection),
        (73..=75, Drawn::NearHardest),
        (78..=80, Drawn::NearHardest),
    ] {
        let start = std::time::Instant::now();
        let deals = deal(&goal, Metric::Stm, range.clone(), "tails", 0..=2);
        assert_eq!(deals[0].drawn, drawn);
        println!("{range:?} {:?} {:?}", start.elapsed(), deals[0]);
    }
}

#[test]
fn deals_never_change() {
    for (size, metric, range, index, expected) in GOLDEN {
        let goal = goal(size, Layout::BlankLast);
        let dealt = deal(&goal, metric, range, "golden", index..=index).remove(0);
        assert_eq!(dealt.board.to_string(), expected, "{size} {index}");
    }
}

const GOLDEN: [(&str, Metric, RangeInclusive<u64>, u64, &str); 6] = [
    ("3x3", Metric::Stm, 20..=22, 0, "4 7 5/2 8 0/1 6 3"),
    ("3x3", Metric::Mtm, 24..=24, 7, "1 4 7/2 0 8/3 6 5"),
    ("2x5", Metric::Stm, 54..=55, 1 << 40, "7 0/8 9/5 6/3 4/1 2"),
    ("4x4", Metric::Stm, 10..=12, 3, "5 1 3 4/9 2 0 8/6 10 7 11/13 14 15 12"),
    ("4x4", Metric::Stm, 80..=80, 3, "0 12 9 13/15 11 10 14/7 8 6 2/4 3 5 1"),
    (
        "5x5",
        Metric::Mtm,
        4..=4,
        9,
        "1 7 2 4 5/6 0 3 9 10/11 12 8 14 15/16 17 13 19 20/21 22 18 23 24",
    ),
];

#[test]
fn deals_are_the_specified_ones() {
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    let table = ExactTable::build(&goal, Metric::Stm, &Limits::default()).unwrap();
    for dealt in [25..=26, 31..=31].map(|range| deal(&goal, Metric::Stm, range, "spec", 6..=6)) {
        let candidates = Dealer::new(goal.clone(), Recipe::default(), "spec\n6").unwrap();
        let mut candidates = (0..).map(|number| candidates.deal(number).unwrap());
        let expected = if dealt[0].drawn == Drawn::Rejection {
            let inside = |board: &Board| (25..=26).contains(&table.distance(board).unwrap());
            candidates.find(inside).unwrap()
        } else {
            let rank = |board: &Board| goal.rank(board).unwrap().to_u128().unwrap();
            let mut hardest: Vec<Board> =
                table.hardest(&Limits::default()).unwrap().iter().collect();
            hardest.sort_by_key(rank);
            // All ranks are below a multiple of 2.
            hardest.remove((rank(&candidates.next().unwrap()) % 2) as usize)
        };
        assert_eq!(dealt[0].board, expected);
    }
}

#[test]
fn what_cannot_be_dealt() {
    let limits = Limits::default();
    let error = |size: &str, metric: Metric, range: RangeInclusive<u64>| {
        let goal = goal(size, Layout::BlankLast);
        let solver = solver(&goal, metric);
        let error = LengthDealer::new(&solver, metric, range, "x", &limits).unwrap_err();
        (error.code(), error.to_string())
    };
    #[allow(clippy::reversed_empty_ranges)]
    let empty = error("3x3", Metric::Stm, 5..=4);
    assert_eq!(empty.0, "empty-range");
    for (size, metric, range, feasible) in [
        ("3x3", Metric::Stm, 32..=40, "the lengths go from 0 to 31"),
        ("3x3", Metric::Mtm, 25..=25, "the lengths go from 0 to 24"),
        ("4x4", Metric::Stm, 81..=90, "the lengths go from 0 to 80"),
        ("5x5", Metric::Mtm, 60..=70, "lengths up to 10 can"),
        ("6x6", Metric::Stm, 3..=4, "boards of up to 25 squares can"),
    ] {
        let (code, text) = error(size, metric, range.clone());
        assert_eq!(code, "length-not-feasible", "{size} {range:?}");
        assert!(text.ends_with(feasible), "{text}");
    }
}

#[test]
fn the_switch_stops_it() {
    let cancel = Cancel::new();
    cancel.cancel();
    let limits = Limits { cancel: Some(&cancel), ..Limits::default() };
    for (size, range) in [("3x3", 5..=6), ("4x4", 18..=20), ("5x5", 11..=12)] {
        let goal = goal(size, Layout::BlankLast);
        let solver = solver(&goal, Metric::Stm);
        let error = LengthDealer::new(&solver, Metric::Stm, range, "x", &limits).unwrap_err();
        assert_eq!(error.code(), "cancelled");
    }
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let solver = solver(&goal, Metric::Stm);
    let free = Limits::default();
    let dealer = LengthDealer::new(&solver, Metric::Stm, 50..=50, "x", &free).unwrap();
    assert_eq!(dealer.deal(0, &limits).unwrap_err().code(), "cancelled");
}

#[test]
fn a_solver_that_proves_nothing_is_refused() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let fast = Solver::new(&goal, Options { quality: Quality::Fast, ..Options::default() });
    let answer = LengthDealer::new(&fast, Metric::Stm, 40..=50, "x", &Limits::default());
    assert_eq!(answer.map(drop), Err(LengthError::NotProved));
}

#[test]
fn a_solver_of_another_metric_is_refused() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let (solver, limits) = (solver(&goal, Metric::Mtm), Limits::default());
    let error = LengthDealer::new(&solver, Metric::Stm, 50..=50, "x", &limits).unwrap_err();
    assert_eq!(error.code(), "not-proved");
    // Near the goal nothing is asked of it.
    let near = LengthDealer::new(&solver, Metric::Stm, 3..=3, "x", &limits).unwrap();
    assert_eq!(near.deal(0, &limits).unwrap().length, 3);
}
