//! Boards whose moves leave as they are found: how many they are, how soon they come.

use std::{ops::ControlFlow, time::Instant};

use noyes::{Algorithm, Dealer, Goal, Layout, Position, Recipe, Run, Size};
use noyes_solver::{Limits, Options, Quality, Solver};

use crate::{
    report::{Figure, Report},
    solver::report,
};

/// Widths and heights.
const SIZES: [(u32, u32); 6] =
    [(1000, 2), (1000, 3), (3, 1000), (100, 100), (300, 300), (1000, 1000)];

/// So many runs are replayed together.
const TOGETHER: usize = 1 << 16;

pub(crate) fn reports() -> Vec<Report> {
    let reports = SIZES.into_iter().map(|(width, height)| {
        report(format!("beyond/{width}x{height}/streamed"), move || board(width, height))
    });
    reports.collect()
}

/// One uniform board, solved at once. The time is that of solving and of replaying the moves.
fn board(width: u32, height: u32) -> Vec<Figure> {
    let size = Size::new(width, height).expect("a size");
    let goal = Goal::new(size, Layout::BlankLast);
    let dealer = Dealer::new(goal.clone(), Recipe::default(), "streamed").expect("a recipe");
    let board = dealer.deal(0).expect("a board");
    let options = Options { quality: Quality::Fast, ..Options::default() };
    let solver = Solver::new(&goal, options);
    let (mut end, mut moves) = (board.clone(), Algorithm::new());
    let start = Instant::now();
    let mut first = None;
    let mut sink = |run: Run| {
        first.get_or_insert_with(|| start.elapsed().as_secs_f64());
        moves.push(run);
        if moves.runs().len() >= TOGETHER {
            end.apply(&std::mem::take(&mut moves)).expect("the moves are legal");
        }
        ControlFlow::Continue(())
    };
    let summary = solver.solve_into(&board, &Limits::default(), &mut sink);
    let summary = summary.expect("the board can be solved");
    end.apply(&moves).expect("the moves are legal");
    assert!(goal.is_solved(&end), "{size} is not solved");
    let cube = f64::from(width) * f64::from(height) * f64::from(width + height) / 2.0;
    vec![
        Figure::new("moves/N^3", summary.length as f64 / cube, "moves/N^3"),
        Figure::new("first", first.unwrap_or(0.0), "s"),
        Figure::new("time", summary.seconds, "s/board"),
        Figure::new("a-move", summary.seconds * 1e9 / summary.length as f64, "ns/move"),
    ]
}
