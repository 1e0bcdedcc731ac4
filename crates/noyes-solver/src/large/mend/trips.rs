//! Three tiles change places that are far from one another.
//!
//! The blank brings them together, whatever else it moves on its way, until all four are in a
//! square of two rows and columns. Once around it lets the three change places, and the same way
//! back leaves all other tiles where they were. So only where the four are matters, and a narrow
//! beam over that finds a way in a millisecond.

use std::collections::HashSet;

use super::{
    super::grid::{Grid, Step},
    places::{Place, apart},
};
use crate::watch::Watch;

/// How many places of the four go on, for so many moves.
const WIDTH: usize = 200;
const MOST: usize = 400;

/// What a step costs by which two of the tiles are farther apart than they need be, besides those
/// of the blank.
const STEP: usize = 4;

/// The sum of the three tiles' distances from one another in a square with the blank.
const TOGETHER: usize = 4;

/// The moves once around it.
const AROUND: usize = 4;

/// The squares of the blank and of the three tiles.
type Squares = [u32; 4];

/// About the moves of a trip, by the columns and rows of the blank and the three.
pub(super) fn cost(blank: Place, [a, b, c]: [Place; 3]) -> usize {
    let from_blank = apart(a, blank).min(apart(b, blank)).min(apart(c, blank));
    let more = (apart(a, b) + apart(b, c) + apart(c, a)).saturating_sub(TOGETHER);
    2 * (STEP * more + from_blank) + AROUND
}

/// A way after which the first of three tiles is where the second was, that one where the third
/// was and the third where the first was, and all other tiles are where they were.
pub(super) fn trip(grid: &Grid, three: [u32; 3], watch: &Watch<'_>) -> Option<Vec<Step>> {
    let [a, b, c] = three;
    let start = [grid.blank(), a, b, c];
    let mut seen = HashSet::from([start]);
    let mut layer = vec![start];
    let mut layers: Vec<Vec<(u32, Step)>> = Vec::new();
    loop {
        if let Some(mut at) = layer.iter().position(|&squares| is_together(grid, squares)) {
            let end = layer[at];
            let there: Vec<Step> = (layers.iter().rev())
                .map(|layer| {
                    let (before, step) = layer[at];
                    at = before as usize;
                    step
                })
                .collect();
            let back = there.iter().map(|&step| 3 - step);
            let there = there.iter().rev().copied();
            return around(grid, end).map(|turn| there.chain(turn).chain(back).collect());
        }
        if layer.is_empty() || layers.len() == MOST || !watch.spend(3 * layer.len() as u64) {
            return None;
        }
        let mut next = Vec::with_capacity(3 * layer.len());
        for (before, &squares) in (0..).zip(&layer) {
            for step in 0..4 {
                let moved = moved(grid, squares, step);
                if !grid.is_locked(moved[0]) && seen.insert(moved) {
                    next.push((rank(grid, moved), before, step, moved));
                }
            }
        }
        next.sort_unstable();
        next.truncate(WIDTH);
        layer = next.iter().map(|&(_, _, _, squares)| squares).collect();
        layers.push(next.into_iter().map(|(_, before, step, _)| (before, step)).collect());
    }
}

fn moved(grid: &Grid, squares: Squares, step: Step) -> Squares {
    let (from, to) = (squares[0], grid.beside(squares[0], step));
    let mut moved = squares.map(|square| if square == to { from } else { square });
    moved[0] = to;
    moved
}

fn rank(grid: &Grid, squares: Squares) -> usize {
    let [blank, a, b, c] = squares;
    let apart = |a: u32, b: u32| grid.distance(a, b) as usize;
    let from_blank = apart(a, blank).min(apart(b, blank)).min(apart(c, blank));
    STEP * (apart(a, b) + apart(b, c) + apart(c, a)) + from_blank
}

fn is_together(grid: &Grid, squares: Squares) -> bool {
    let within = |at: fn(&Grid, u32) -> u32| {
        let all = squares.map(|square| at(grid, square));
        all.iter().all(|&one| all.iter().all(|&other| one.abs_diff(other) <= 1))
    };
    within(Grid::x) && within(Grid::y)
}

/// Once around the square that holds them, the way that takes each of the three to the next one's
/// place.
fn around(grid: &Grid, squares: Squares) -> Option<[Step; AROUND]> {
    let beside = |&step: &Step| squares.contains(&grid.beside(squares[0], step));
    let steps: Vec<Step> = (0..4).filter(beside).collect();
    let &[first, second] = &steps[..] else { return None };
    [[first, second], [second, first]].into_iter().find_map(|[first, second]| {
        let turn = [first, second, 3 - first, 3 - second];
        let [_, a, b, c] = turn.iter().fold(squares, |squares, &step| moved(grid, squares, step));
        ([a, b, c] == [squares[2], squares[3], squares[1]]).then_some(turn)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Board, Dealer, Goal, Layout, Recipe, Size};

    use crate::Limits;

    fn deal(width: u32, height: u32, number: u64) -> Grid {
        let goal = Goal::new(Size::new(width, height).unwrap(), Layout::BlankLast);
        let dealer = Dealer::new(goal.clone(), Recipe::default(), "trips").unwrap();
        let board: Board = dealer.deal(number).unwrap();
        Grid::new(&board, &goal)
    }

    /// Three squares as by chance, none of them the blank's.
    fn three(grid: &Grid, noise: &mut u64) -> [u32; 3] {
        let mut squares: Vec<u32> =
            grid.squares().filter(|&square| square != grid.blank()).collect();
        std::array::from_fn(|_| {
            *noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            squares.swap_remove((*noise >> 33) as usize % squares.len())
        })
    }

    #[test]
    fn three_tiles_change_places_and_no_other_does() {
        let mut noise = 1;
        for (width, height) in [(2, 2), (2, 9), (7, 3), (14, 14)] {
            for number in 0..10 {
                let start = deal(width, height, number);
                let three = three(&start, &mut noise);
                let watch = Watch::new(&Limits::default());
                let way = trip(&start, three, &watch).expect("they can be brought together");
                let mut grid = start.clone();
                way.iter().for_each(|&step| grid.step(step));
                for square in start.squares() {
                    let from = match three.iter().position(|&one| one == square) {
                        Some(number) => three[(number + 2) % 3],
                        None => square,
                    };
                    assert_eq!(grid.at(square), start.at(from), "{width}x{height} {three:?}");
                }
            }
        }
    }

    /// Breadth-first search over all squares of the four, which leaves nothing out.
    #[test]
    fn trips_are_nearly_as_short_as_can_be() {
        let (mut noise, mut moves, mut fewest) = (2, 0, 0);
        for number in 0..20 {
            let grid = deal(5, 4, number);
            let [a, b, c] = three(&grid, &mut noise);
            let watch = Watch::new(&Limits::default());
            moves += trip(&grid, [a, b, c], &watch).unwrap().len();
            let start = [grid.blank(), a, b, c];
            let mut seen = HashSet::from([start]);
            let mut layer = vec![start];
            fewest += AROUND;
            while !layer.iter().any(|&squares| is_together(&grid, squares)) {
                let next =
                    layer.iter().flat_map(|&squares| (0..4).map(move |step| (squares, step)));
                let next = next.map(|(squares, step)| moved(&grid, squares, step));
                let next = next.filter(|squares| !grid.is_locked(squares[0]));
                layer = next.filter(|&squares| seen.insert(squares)).collect();
                fewest += 2;
            }
        }
        assert!(moves <= fewest + fewest / 10, "{moves} moves instead of {fewest}");
    }

    #[test]
    fn a_limit_ends_a_trip() {
        let grid = deal(14, 14, 0);
        let corners = [grid.square(0, 0), grid.square(13, 0), grid.square(0, 13)];
        let watch = Watch::new(&Limits { nodes: Some(1000), ..Limits::default() });
        assert_eq!(trip(&grid, corners, &watch), None);
    }
}
