//! Weights to begin with, from those of the next smaller board.
//!
//! Two tiles and their cells are in four rows and four columns at most. Take another row and
//! another column out of the board, and they are a pair on a smaller one, among the same
//! neighbours: it weighs there what it is taken to weigh here, in the mean of all that can be
//! taken out. What a tile weighs by itself has to be told from what it weighs with another one
//! first, as there are more others here.

use noyes::{Goal, Layout, Size};

use super::classes::Classes;
use crate::large::Distance;

/// The weights of the pairs on a square board, from those on one with a side less by one.
pub(super) fn grown(side: usize, smaller: &[f32]) -> Vec<f32> {
    let parts = Parts::new(side - 1, smaller);
    let area = side * side;
    let classes = Classes::new(square(side));
    let distance = distances(side);
    let mut alone = vec![0.0; area * area];
    for tile in 0..area {
        for cell in 0..area {
            let cells = [home(tile, area), cell];
            let mut mean = Mean::default();
            for out in outs(&cells, side) {
                let [_, at] = cells.map(|cell| without(cell, out, side));
                let mapped = renamed(tile, out, side);
                let steps = distance.of(tile, cell) - parts.distance.of(mapped, at);
                mean.add(parts.alone(mapped, at) + parts.slope * f32::from(steps));
            }
            alone[tile * area + cell] = mean.get();
        }
    }
    let mut sums = vec![Mean::default(); classes.len()];
    for tile in 0..area {
        for other in (0..area).filter(|&other| other != tile) {
            for cell in 0..area {
                for there in (0..area).filter(|&there| there != cell) {
                    let Some(class) = classes.of([tile, cell, other, there]) else { continue };
                    let cells = [home(tile, area), cell, home(other, area), there];
                    let mut mean = Mean::default();
                    for out in outs(&cells, side) {
                        let [_, cell, _, there] = cells.map(|cell| without(cell, out, side));
                        let [tile, other] = [tile, other].map(|tile| renamed(tile, out, side));
                        mean.add(parts.together(tile, cell, other, there));
                    }
                    let both = alone[tile * area + cell] + alone[other * area + there];
                    sums[class].add(mean.get() + both / (area - 1) as f32);
                }
            }
        }
    }
    sums.iter().map(Mean::get).collect()
}

/// The weights of a board, told into what tiles weigh alone and what pairs weigh besides.
struct Parts<'a> {
    area: usize,
    classes: Classes,
    weights: &'a [f32],
    distance: Distance,
    /// By tile, cell and other tile: the mean over the other one's cells, less that over all.
    shares: Vec<f32>,
    /// By two tiles: the mean.
    means: Vec<f32>,
    /// By tile and cell: what it weighs more than at home.
    alone: Vec<f32>,
    /// What it weighs more with each step.
    slope: f32,
}

impl<'a> Parts<'a> {
    fn new(side: usize, weights: &'a [f32]) -> Parts<'a> {
        let area = side * side;
        let classes = Classes::new(square(side));
        let distance = distances(side);
        let weight = |pair| classes.of(pair).map(|class| weights[class]);
        let mut shares = vec![0.0; area * area * area];
        let mut means = vec![0.0; area * area];
        let mut alone = vec![0.0; area * area];
        for tile in 0..area {
            for other in (0..area).filter(|&other| other != tile) {
                let mut all = Mean::default();
                for cell in 0..area {
                    let mut mean = Mean::default();
                    let those = (0..area).filter_map(|there| weight([tile, cell, other, there]));
                    those.for_each(|weight| mean.add(weight));
                    shares[(tile * area + cell) * area + other] = mean.get();
                    all.add(mean.get());
                }
                means[tile * area + other] = all.get();
                for cell in 0..area {
                    let share = &mut shares[(tile * area + cell) * area + other];
                    *share -= all.get();
                    alone[tile * area + cell] += *share;
                }
            }
        }
        let (mut products, mut squares) = (0.0, 0.0);
        for tile in 0..area {
            let least = alone[tile * area + home(tile, area)];
            for cell in 0..area {
                alone[tile * area + cell] -= least;
                let steps = f32::from(distance.of(tile, cell));
                products += steps * alone[tile * area + cell];
                squares += steps * steps;
            }
        }
        let slope = products / squares;
        Parts { area, classes, weights, distance, shares, means, alone, slope }
    }

    fn alone(&self, tile: usize, cell: usize) -> f32 {
        self.alone[tile * self.area + cell]
    }

    fn together(&self, tile: usize, cell: usize, other: usize, there: usize) -> f32 {
        let class = self.classes.of([tile, cell, other, there]).expect("two tiles on two cells");
        let share = |tile, cell, other| self.shares[(tile * self.area + cell) * self.area + other];
        self.weights[class]
            - share(tile, cell, other)
            - share(other, there, tile)
            - self.means[tile * self.area + other]
    }
}

#[derive(Clone, Copy, Default)]
struct Mean {
    sum: f32,
    count: f32,
}

impl Mean {
    fn add(&mut self, value: f32) {
        self.sum += value;
        self.count += 1.0;
    }

    fn get(&self) -> f32 {
        self.sum / self.count.max(1.0)
    }
}

fn square(side: usize) -> Size {
    Size::new(side as u32, side as u32).expect("a side of a board")
}

fn distances(side: usize) -> Distance {
    Distance::new(&Goal::new(square(side), Layout::BlankLast))
}

/// The cell on which a tile, or the blank, is at home.
fn home(tile: usize, area: usize) -> usize {
    tile.checked_sub(1).unwrap_or(area - 1)
}

/// The rows and columns that can be taken out. The last ones stay, where the blank is at home.
fn outs(cells: &[usize], side: usize) -> impl Iterator<Item = [usize; 2]> {
    let free = |line: fn(usize, usize) -> usize| {
        (0..side - 1)
            .filter(|&out| cells.iter().all(|&cell| line(cell, side) != out))
            .collect::<Vec<_>>()
    };
    let (rows, columns) = (free(|cell, side| cell / side), free(|cell, side| cell % side));
    rows.into_iter()
        .flat_map(move |row| columns.clone().into_iter().map(move |column| [row, column]))
}

/// A cell's place when a row and a column are gone.
fn without(cell: usize, [row, column]: [usize; 2], side: usize) -> usize {
    let (y, x) = (cell / side, cell % side);
    (y - usize::from(y > row)) * (side - 1) + x - usize::from(x > column)
}

/// A tile's number when a row and a column are gone.
fn renamed(tile: usize, out: [usize; 2], side: usize) -> usize {
    tile.checked_sub(1).map_or(0, |home| without(home, out, side) + 1)
}
