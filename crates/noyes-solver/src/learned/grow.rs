//! Weights to begin with, from those of the next smaller board.
//!
//! Two tiles and their cells are in four rows and four columns at most. Take another row and
//! another column out of the board, and they are a pair on a smaller one, among the same
//! neighbours: it weighs there what it is taken to weigh here, in the mean of all that can be
//! taken out. What a tile weighs by itself has to be told from what it weighs with another one
//! first, as there are more others here.

use noyes::{Goal, Layout};

use super::{
    classes::Classes,
    parts::{Mean, Parts, goal, home},
};
use crate::large::Distance;

/// The weights of the pairs on a square board, from those on one with a side less by one.
pub(super) fn grown(side: usize, smaller: &[f32]) -> Vec<f32> {
    let parts = Parts::new(side - 1, |class| smaller[class]);
    let area = side * side;
    let classes = Classes::numbered(&goal(side));
    let distance = Distance::new(&goal(side));
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
    let mut sums = vec![Mean::default(); classes.classes()];
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
                    sums[class as usize].add(mean.get() + both / (area - 1) as f32);
                }
            }
        }
    }
    sums.iter().map(Mean::get).collect()
}

/// The weights of pairs to a goal in standard form whose blank is not in the corner, to begin
/// with: those of the same cells and homes where it is. A tile that is at home in that corner has
/// no example; its neighbour is one.
pub(super) fn moved(to: &Goal, corner: &[f32]) -> Vec<f32> {
    let area = to.size().area();
    let corner_goal = Goal::new(to.size(), Layout::BlankLast);
    let examples = examples(to, &corner_goal);
    let (from, classes) = (Classes::numbered(&corner_goal), Classes::numbered(to));
    let mut sums = vec![Mean::default(); classes.classes()];
    for tile in 0..area {
        for other in 0..area {
            for cell in 0..area {
                for there in 0..area {
                    let Some(class) = classes.of([tile, cell, other, there]) else { continue };
                    let known = from.of([examples[tile], cell, examples[other], there]);
                    sums[class as usize].add(known.map_or(0.0, |class| corner[class as usize]));
                }
            }
        }
    }
    sums.iter().map(Mean::get).collect()
}

/// Which tile of another goal each tile of a goal weighs as much as: the one with its home, or where
/// that is the blank's the one before it.
pub(super) fn examples(goal: &Goal, square: &Goal) -> Vec<usize> {
    let at_home = |cell: usize| square.board().tiles()[cell] as usize;
    let mut examples = vec![0; goal.size().area()];
    for (cell, &tile) in goal.board().tiles().iter().enumerate().filter(|(_, tile)| **tile != 0) {
        examples[tile as usize] = match at_home(cell) {
            0 => at_home(cell - 1),
            example => example,
        };
    }
    examples
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
