//! The best way against all ways, counts against counting anew.

use super::{
    band::{COST, INTO_LANE, MOVE, NEARLY, OUT_OF_LANE},
    *,
};
use noyes::{Dealer, Goal, Layout, Recipe, Size};

fn deal(width: u32, height: u32, number: u64) -> Grid {
    let goal = Goal::new(Size::new(width, height).unwrap(), Layout::BlankLast);
    let dealer = Dealer::new(goal.clone(), Recipe::default(), "shuttle").unwrap();
    Grid::new(&dealer.deal(number).unwrap(), &goal)
}

/// The column and row of a square in the board as the band sees it.
fn place(grid: &Grid, axis: Axis, square: u32) -> (i64, i64) {
    let (x, y) = (i64::from(grid.x(square)), i64::from(grid.y(square)));
    if axis == Axis::Row { (x, y) } else { (y, x) }
}

/// What a step of the blank is worth, said once more without tables.
fn worth(grid: &Grid, band: Band, axis: Axis, step: u8) -> i64 {
    let place = |square| place(grid, axis, square);
    let from = grid.beside(grid.blank(), band.steps[usize::from(step)]);
    let (home, _) = place(grid.at(from));
    let ((column, row), (to, to_row)) = (place(from), place(grid.blank()));
    let far = (home - column).abs() > i64::from(band.tolerance);
    let gain = if step <= BACK {
        let nearer = (home - to).abs() < (home - column).abs();
        i64::from(if far { MOVE } else { NEARLY }) * if nearer { 1 } else { -1 }
    } else {
        let rows = band.rows as i64;
        let lane = if home > column { rows / 2 - 1 } else { rows / 2 };
        let value = |row: i64| {
            let row = row - place(band.first as u32).1;
            if far {
                -(row - lane).abs() * i64::from(INTO_LANE)
            } else {
                (2 * row - (rows - 1)).abs() / 2 * i64::from(OUT_OF_LANE)
            }
        };
        value(to_row) - value(row)
    };
    gain - i64::from(COST)
}

/// The best of all ways that never go back, by trying them.
fn best(grid: &mut Grid, band: Band, axis: Axis, end: usize, last: u8) -> i64 {
    let column = band.column(grid);
    let mut found = if column == end { 0 } else { i64::MIN / 2 };
    let on = if end > column { ON } else { BACK };
    for step in [on, UP, DOWN] {
        let impossible = match step {
            UP => last == DOWN || band.row(grid) == 0,
            DOWN => last == UP || band.row(grid) == band.rows - 1,
            _ => column == end,
        };
        if !impossible {
            let worth = worth(grid, band, axis, step);
            let step_of_grid = band.steps[usize::from(step)];
            grid.push(step_of_grid);
            found = found.max(worth + best(grid, band, axis, end, step));
            grid.push(3 - step_of_grid);
        }
    }
    found
}

#[test]
fn the_way_is_the_best_of_all() {
    for axis in [Axis::Row, Axis::Column] {
        for number in 0..40 {
            let rows = 2 + number as usize % 3;
            let (width, height) = if axis == Axis::Row { (7, 6) } else { (6, 7) };
            let mut grid = deal(width, height, number);
            let (_, row) = place(&grid, axis, grid.blank());
            let top = (row as usize).min(6 - rows);
            let band = Band::new(&grid, axis, top, rows, number as Worth % 4);
            let ends = if band.column(&grid) == 3 { 0 } else { 6 - band.column(&grid) };
            let found = {
                let mut work = Shuttle::new(&mut grid, |_| true);
                work.find(band, &Lanes::new(band), ends)
            };
            assert_eq!(found, best(&mut grid, band, axis, ends, ON), "{axis:?} {number}");
        }
    }
}

#[test]
fn ways_are_worth_what_was_found_and_crossings_are_counted_along() {
    for (axis, width, height) in [(Axis::Row, 300, 5), (Axis::Column, 9, 200)] {
        let mut grid = deal(width, height, 0);
        let rows = 5;
        let band = Band::new(&grid, axis, 0, rows, 3);
        while place(&grid, axis, grid.blank()).1 >= rows as i64 {
            grid.push(band.steps[usize::from(UP)]);
        }
        let mut crossing = band.crossing(&grid);
        let mut work = Shuttle::new(&mut grid, |_| true);
        let lanes = Lanes::new(band);
        for end in [band.length - 1, 0, band.length - 3, 40, 100, 100 - 1] {
            let mut before = work.grid.clone();
            let found = work.find(band, &lanes, end);
            let gained = work.pass(band, &lanes, end, &mut crossing);
            let mut sum = 0;
            for &step in work.way.iter().rev() {
                sum += worth(&before, band, axis, step);
                before.push(band.steps[usize::from(step)]);
            }
            assert_eq!((sum, band.column(&before)), (found, end));
            assert_eq!(crossing, band.crossing(work.grid));
            assert!(gained > 0 || end < 101);
        }
    }
}

fn distances(grid: &Grid) -> u64 {
    let tiles = grid.squares().filter(|&square| square != grid.blank());
    tiles.map(|square| u64::from(grid.distance(square, grid.at(square)))).sum()
}

#[test]
fn most_of_the_distance_goes_with_little_more_moves() {
    for (width, height) in [(100, 100), (300, 2), (3, 300), (45, 90)] {
        let mut grid = deal(width, height, 1);
        let before = distances(&grid);
        let (mut end, mut moves) = (grid.clone(), 0);
        let plan = Plan { gain: 0.3, turns: 1 };
        assert!(shuttle(&mut grid, plan, |step| {
            end.step(step);
            moves += 1;
            true
        }));
        let after = distances(&grid);
        assert!(after < before / 3, "{width}x{height}: {after} of {before}");
        assert!(moves < 2 * before, "{width}x{height}: {moves} for {before}");
        assert!(grid.squares().all(|s| end.at(s) == grid.at(s) && end.place(s) == grid.place(s)));
    }
}

#[test]
fn it_ends_when_nobody_takes_the_moves() {
    let mut grid = deal(60, 60, 0);
    let mut moves = 0;
    let plan = Plan { gain: 0.3, turns: 2 };
    assert!(!shuttle(&mut grid, plan, |_| {
        moves += 1;
        moves < 1000
    }));
    assert!((1000..2000).contains(&moves));
}
