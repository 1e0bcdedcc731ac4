//! Boards that are not proved, of 5x5 and above: how good the answers are after
//! so many seconds of processor time, on fixed sets of boards.

use std::{
    num::NonZeroUsize,
    time::{Duration, Instant},
};

use noyes::{Board, Goal, Layout, Size, Tile};
use noyes_solver::{Limits, Options, Quality, Solver, TableSize};

use crate::{
    report::{Figure, Report},
    solver::{Sum, instances, ready, report, solve},
};

/// The fixed sets: the side, the layout of the goal, and the boards, each with
/// its optimal length or the best that is known.
const SETS: [(u32, Layout, &str); 6] = [
    (5, Layout::BlankFirst, include_str!("../../../testdata/korf50_24.txt")),
    (6, Layout::BlankLast, include_str!("../../../testdata/uniform_6x6.txt")),
    (7, Layout::BlankLast, include_str!("../../../testdata/uniform_7x7.txt")),
    (8, Layout::BlankLast, include_str!("../../../testdata/uniform_8x8.txt")),
    (10, Layout::BlankLast, include_str!("../../../testdata/uniform_10x10.txt")),
    (20, Layout::BlankLast, include_str!("../../../testdata/uniform_20x20.txt")),
];

pub(crate) fn reports() -> Vec<Report> {
    let mut reports = Vec::new();
    for set in SETS {
        let (side, ..) = set;
        let all: &[TableSize] = match side {
            5 => &[TableSize::Small, TableSize::Standard],
            _ => &[TableSize::Small],
        };
        for &tables in all {
            let name = match side {
                5 => format!("beyond/5x5/{}", tables.name()),
                _ => format!("beyond/{side}x{side}"),
            };
            for seconds in [0.1, 1.0, 10.0] {
                reports.push(report(format!("{name}/{seconds}s"), move || {
                    boards(set, Quality::Near, tables, seconds)
                }));
            }
            if side == 5 {
                reports.push(report(format!("{name}/proof/10s"), move || {
                    boards(set, Quality::Optimal, tables, 10.0)
                }));
            } else {
                reports.push(report(format!("{name}/first"), move || {
                    boards(set, Quality::Fast, tables, 10.0)
                }));
            }
        }
    }
    reports
}

/// The figures of a set: how long solutions are, and how far above what is known and
/// above the bound.
fn boards(
    (side, layout, text): (u32, Layout, &str),
    quality: Quality,
    tables: TableSize,
    seconds: f64,
) -> Vec<Figure> {
    let size = Size::new(side, side).expect("a size");
    let goal = Goal::new(size, layout);
    let solver = Solver::new(&goal, Options { quality, tables, ..Options::default() });
    let mut figures = vec![Figure::new("ready", ready(&solver), "s")];
    let mut sum = Sum::default();
    let (mut moves, mut excess, mut gap, mut distances, mut proved) = (0.0, 0.0, 0.0, 0.0, 0);
    // Limits are on the wall's clock: while other programs run they are longer.
    let mut stretch = 1.0;
    for (number, (known, board)) in (1..).zip(instances(text, size)) {
        let time = Some(Duration::from_secs_f64(seconds * stretch));
        let limits = Limits { time, threads: NonZeroUsize::MIN, ..Limits::default() };
        let start = Instant::now();
        let solution = solve(&solver, &board, &limits);
        let wall = start.elapsed().as_secs_f64();
        if wall > seconds / 2.0 {
            stretch = (stretch + (wall / solution.seconds).clamp(1.0, 20.0)) / 2.0;
        }
        assert!(solution.lower_bound <= known, "number {number}: a bound above {known}");
        if solution.length < known {
            assert!(side > 5, "number {number} has a solution below its optimum");
            eprintln!("{size} number {number}: {} moves, {known} were known", solution.length);
        }
        moves += solution.length as f64;
        excess += solution.length as f64 - known as f64;
        gap += (solution.length - solution.lower_bound) as f64;
        distances += (solution.lower_bound - sum_of_distances(&board, &goal)) as f64;
        proved += u32::from(solution.optimal);
        sum.add(&solution);
    }
    figures.extend([
        Figure::new("moves", moves / sum.boards, "moves/board"),
        Figure::new("moves/N^3", moves / sum.boards / f64::from(side).powi(3), "moves/N^3"),
        Figure::new("excess", excess / sum.boards, "moves/board"),
        Figure::new("gap", gap / sum.boards, "moves/board"),
        Figure::new("bound-distances", distances / sum.boards, "moves/board"),
        Figure::new("proved", f64::from(proved), "boards"),
    ]);
    figures.extend(sum.figures());
    figures
}

/// The least that any bound is compared with.
fn sum_of_distances(board: &Board, goal: &Goal) -> u64 {
    let size = goal.size();
    let tiles = size.squares().zip(board.tiles()).filter(|&(_, &tile)| tile != 0);
    let homes = tiles.filter_map(|(square, &tile)| Some((square, goal.home(Tile::new(tile))?)));
    homes.map(|(square, home)| u64::from(square.distance(home, size))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Dealer, Recipe};

    /// The uniform sets are what their dealers deal, and nothing known is below a bound.
    #[test]
    fn sets_are_dealt_and_known_lengths_are_possible() {
        for (side, layout, text) in SETS {
            let size = Size::new(side, side).unwrap();
            let goal = Goal::new(size, layout);
            let solver = Solver::new(&goal, Options::default());
            let dealer = Dealer::new(goal.clone(), Recipe::default(), &format!("beyond {size}"));
            let dealer = dealer.unwrap();
            for (number, (known, board)) in (0..).zip(instances(text, size)) {
                if side > 5 {
                    assert_eq!(dealer.deal(number).unwrap(), board, "{size} number {number}");
                }
                let bound = solver.lower_bound(&board).unwrap();
                assert!(sum_of_distances(&board, &goal) <= bound && bound <= known);
                assert_eq!(bound % 2, known % 2);
            }
        }
    }
}
