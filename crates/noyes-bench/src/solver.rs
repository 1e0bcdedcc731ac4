//! The solver: how many boards it generates, how fast, in how much memory, and
//! how good its solutions are where they are not proved.

use std::{hint::black_box, num::NonZeroUsize, time::Duration};

use cpu_time::{ProcessTime, ThreadTime};
use noyes::{Board, Dealer, Goal, Layout, Metric, Packed16, Position, Recipe, Size, Square};
use noyes_solver::{Limits, Options, Quality, Solution, Solver, TableSize};

use crate::{
    reference,
    report::{Figure, Report},
};

pub(crate) fn reports() -> Vec<Report> {
    let mut reports = Vec::new();
    for tables in TableSize::ALL {
        reports.push(report(format!("solver/4x4/stm/{}", tables.name()), move || {
            korf(Metric::Stm, tables)
        }));
    }
    for tables in [TableSize::Small, TableSize::Standard] {
        reports.push(report(format!("solver/4x4/mtm/{}", tables.name()), move || {
            korf(Metric::Mtm, tables)
        }));
    }
    for (name, blank) in [("corner", 15), ("edge", 14), ("inner", 10)] {
        for tables in [TableSize::Small, TableSize::Standard] {
            reports.push(report(format!("solver/4x4/{name}/{}", tables.name()), move || {
                blank_elsewhere(Square::new(blank), tables)
            }));
        }
    }
    reports.push(report("solver/4x4/hardest/large".into(), hardest));
    for (seconds, boards) in [(0.1, 50), (1.0, 50), (10.0, 5)] {
        reports.push(report(format!("solver/5x5/{seconds}s"), move || near(seconds, boards)));
    }
    for (side, seconds, boards) in
        [(6, 1.0, 10), (10, 1.0, 10), (20, 1.0, 5), (50, 10.0, 1), (100, 60.0, 1)]
    {
        let name = format!("solver/{side}x{side}/{seconds}s");
        reports.push(report(name, move || large(side, seconds, boards)));
    }
    reports
}

pub(crate) fn report(name: String, figures: impl FnOnce() -> Vec<Figure> + 'static) -> Report {
    Report { name, figures: Box::new(figures) }
}

/// The lines of a file of known instances: number, optimal length, squares.
pub(crate) fn instances(text: &str, size: Size) -> Vec<(u64, Board)> {
    let line = |line: &str| {
        let numbers: Vec<u32> = line.split_whitespace().map_while(|n| n.parse().ok()).collect();
        let board = Board::new(size, &numbers[2..]).expect("the file holds boards");
        (u64::from(numbers[1]), board)
    };
    text.lines().filter(|line| !line.starts_with('#')).map(line).collect()
}

pub(crate) fn solve(solver: &Solver, board: &Board, limits: &Limits<'_>) -> Solution {
    let solution = solver.solve(board, limits).expect("the board can be solved");
    let mut end = board.clone();
    end.apply(&solution.moves).expect("the moves are legal");
    assert!(solver.goal().is_solved(&end), "{board} is not solved");
    assert_eq!(solution.moves.length(solution.metric), solution.length);
    assert!(solution.lower_bound <= solution.length);
    solution
}

/// Builds the tables, in memory; returns processor seconds.
pub(crate) fn ready(solver: &Solver) -> f64 {
    let start = ProcessTime::now();
    solver.prepare(&Limits::default()).expect("nothing cancels it");
    start.elapsed().as_secs_f64()
}

/// Sums over boards.
#[derive(Default)]
pub(crate) struct Sum {
    pub(crate) boards: f64,
    nodes: f64,
    seconds: f64,
    worst: f64,
}

impl Sum {
    pub(crate) fn add(&mut self, solution: &Solution) {
        self.boards += 1.0;
        self.nodes += solution.nodes as f64;
        self.seconds += solution.seconds;
        self.worst = self.worst.max(solution.seconds);
    }

    pub(crate) fn figures(&self) -> [Figure; 4] {
        [
            Figure::new("nodes", self.nodes / self.boards, "nodes/board"),
            Figure::new("rate", self.nodes / self.seconds, "nodes/s"),
            Figure::new("time", self.seconds / self.boards, "s/board"),
            Figure::new("worst", self.worst, "s"),
        ]
    }
}

/// Korf's hundred boards; beside the plain way on those that it can do.
fn korf(metric: Metric, tables: TableSize) -> Vec<Figure> {
    /// Those for which the sum of distances needs the fewest boards.
    const EASY: [usize; 3] = [12, 55, 79];
    let boards = instances(include_str!("../../../testdata/korf100.txt"), Size::FIFTEEN);
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankFirst);
    let solver = Solver::new(&goal, Options { metric, tables, ..Options::default() });
    let mut figures = vec![Figure::new("ready", ready(&solver), "s")];
    let mut sum = Sum::default();
    let (mut moves, mut easy) = (0, 0.0);
    for (number, (length, board)) in (1..).zip(&boards) {
        let solution = solve(&solver, board, &Limits::default());
        assert!(solution.optimal);
        assert!(metric == Metric::Mtm || solution.length == *length, "number {number}");
        moves += solution.length;
        easy += solution.seconds * f64::from(u8::from(EASY.contains(&number)));
        sum.add(&solution);
    }
    assert_eq!(moves, if metric == Metric::Stm { 5305 } else { 3206 });
    figures.extend(sum.figures());
    if metric == Metric::Stm {
        let start = ThreadTime::now();
        for number in EASY {
            let (length, board) = &boards[number - 1];
            let board = Packed16::try_from(board).expect("4x4 fits");
            assert_eq!(u64::from(black_box(reference::solve(board, &goal)).0), *length);
        }
        let plain = start.elapsed().as_secs_f64();
        let easy = Figure::new("easy", easy / EASY.len() as f64, "s/board");
        figures.push(Figure {
            baseline: Some(("sum-of-distances", plain / (easy.value * EASY.len() as f64))),
            ..easy
        });
    }
    figures
}

/// Uniform boards to a goal with its blank on another square.
fn blank_elsewhere(blank: Square, tables: TableSize) -> Vec<Figure> {
    let mut goal = Layout::BlankLast.board(Size::FIFTEEN);
    goal.swap(blank, Square::new(15));
    let goal = Goal::from_board(goal);
    let solver = Solver::new(&goal, Options { tables, ..Options::default() });
    let mut figures = vec![Figure::new("ready", ready(&solver), "s")];
    let mut sum = Sum::default();
    for board in deals(&goal, 100) {
        let solution = solve(&solver, &board, &Limits::default());
        assert!(solution.optimal);
        sum.add(&solution);
    }
    figures.extend(sum.figures());
    figures
}

/// The seventeen boards that need 80 moves.
fn hardest() -> Vec<Figure> {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let solver = Solver::new(&goal, Options { tables: TableSize::Large, ..Options::default() });
    ready(&solver);
    let mut sum = Sum::default();
    let lines = include_str!("../../noyes-solver/src/difficulty/hardest4x4.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let solution = solve(&solver, &line.parse().expect("a board"), &Limits::default());
        assert_eq!((solution.length, solution.optimal), (80, true));
        sum.add(&solution);
    }
    sum.figures().into()
}

/// Boards of Korf and Felner, of which the optimum is known: how many moves more.
fn near(seconds: f64, boards: usize) -> Vec<Figure> {
    let size = Size::new(5, 5).expect("a size");
    let goal = Goal::new(size, Layout::BlankFirst);
    let solver = Solver::new(&goal, Options { quality: Quality::Near, ..Options::default() });
    let mut figures = vec![Figure::new("ready", ready(&solver), "s")];
    let limits = within(seconds);
    let mut sum = Sum::default();
    let (mut excess, mut gap) = (0.0, 0.0);
    let instances = instances(include_str!("../../../testdata/korf50_24.txt"), size);
    for (optimum, board) in instances.iter().take(boards) {
        let solution = solve(&solver, board, &limits);
        assert!(solution.lower_bound <= *optimum && *optimum <= solution.length);
        excess += (solution.length - optimum) as f64;
        gap += (solution.length - solution.lower_bound) as f64;
        sum.add(&solution);
    }
    figures.extend([
        Figure::new("excess", excess / sum.boards, "moves/board"),
        Figure::new("gap", gap / sum.boards, "moves/board"),
    ]);
    figures.extend(sum.figures());
    figures
}

/// Uniform boards of a side N: moves over N³.
fn large(side: u32, seconds: f64, boards: u64) -> Vec<Figure> {
    let goal = Goal::new(Size::new(side, side).expect("a size"), Layout::BlankLast);
    let solver = Solver::new(&goal, Options { quality: Quality::Near, ..Options::default() });
    let mut figures = vec![Figure::new("ready", ready(&solver), "s")];
    let limits = within(seconds);
    let mut sum = Sum::default();
    let (mut moves, mut bound) = (0.0, 0.0);
    for board in deals(&goal, boards) {
        let solution = solve(&solver, &board, &limits);
        moves += solution.length as f64;
        bound += solution.lower_bound as f64;
        sum.add(&solution);
    }
    let cube = f64::from(side).powi(3) * sum.boards;
    figures.extend([
        Figure::new("moves", moves / cube, "moves/N^3"),
        Figure::new("bound", bound / cube, "moves/N^3"),
    ]);
    figures.extend(sum.figures());
    figures
}

fn within(seconds: f64) -> Limits<'static> {
    let time = Some(Duration::from_secs_f64(seconds));
    Limits { time, threads: NonZeroUsize::MIN, ..Limits::default() }
}

fn deals(goal: &Goal, count: u64) -> impl Iterator<Item = Board> {
    let dealer = Dealer::new(goal.clone(), Recipe::default(), "bench");
    let dealer = dealer.expect("the fair recipe suits all sizes");
    (0..count).map(move |index| dealer.deal(index).expect("the index is small"))
}
