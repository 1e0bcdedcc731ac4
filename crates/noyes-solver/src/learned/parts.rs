//! What tiles of a board weigh alone, told apart from what pairs weigh besides.
//!
//! A tile of a larger board is in more pairs, so what it weighs by itself must not be counted
//! with each of them.

use noyes::{Goal, Layout, Size};

use super::classes::ByPair;
use crate::large::Distance;

/// The weights of a board, told into what tiles weigh alone and what pairs weigh besides.
pub(super) struct Parts {
    area: usize,
    weights: ByPair<f32>,
    pub(super) distance: Distance,
    /// By tile, cell and other tile: the mean over the other one's cells, less that over all.
    shares: Vec<f32>,
    /// By two tiles: the mean.
    means: Vec<f32>,
    /// By tile and cell: what it weighs more than at home.
    alone: Vec<f32>,
    /// What it weighs more with each step.
    pub(super) slope: f32,
}

impl Parts {
    /// Of a square board, given the weight of each class of pairs.
    pub(super) fn new(side: usize, weight: impl Fn(usize) -> f32) -> Parts {
        let area = side * side;
        let weights = ByPair::new(&goal(side), weight);
        let distance = Distance::new(&goal(side));
        let mut shares = vec![0.0; area * area * area];
        let mut means = vec![0.0; area * area];
        let mut alone = vec![0.0; area * area];
        for tile in 0..area {
            for other in (0..area).filter(|&other| other != tile) {
                let mut all = Mean::default();
                for cell in 0..area {
                    let mut mean = Mean::default();
                    let those =
                        (0..area).filter_map(|there| weights.of([tile, cell, other, there]));
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
        Parts { area, weights, distance, shares, means, alone, slope }
    }

    pub(super) fn alone(&self, tile: usize, cell: usize) -> f32 {
        self.alone[tile * self.area + cell]
    }

    pub(super) fn together(&self, tile: usize, cell: usize, other: usize, there: usize) -> f32 {
        let weight = self.weights.of([tile, cell, other, there]).expect("two tiles on two cells");
        let share = |tile, cell, other| self.shares[(tile * self.area + cell) * self.area + other];
        weight
            - share(tile, cell, other)
            - share(other, there, tile)
            - self.means[tile * self.area + other]
    }
}

#[derive(Clone, Copy, Default)]
pub(super) struct Mean {
    sum: f32,
    count: f32,
}

impl Mean {
    pub(super) fn add(&mut self, value: f32) {
        self.sum += value;
        self.count += 1.0;
    }

    pub(super) fn get(&self) -> f32 {
        self.sum / self.count.max(1.0)
    }
}

/// The goal of a square board with the blank in the last corner.
pub(super) fn goal(side: usize) -> Goal {
    let size = Size::new(side as u32, side as u32).expect("a side of a board");
    Goal::new(size, Layout::BlankLast)
}

/// The cell on which a tile, or the blank, is at home.
pub(super) fn home(tile: usize, area: usize) -> usize {
    tile.checked_sub(1).unwrap_or(area - 1)
}
