//! The sum of the distances, as an estimate for beams over small boards.

use noyes::{Direction, Goal};

use crate::search::Heuristic;

/// The sum of the tiles' distances from home.
pub(crate) struct Distance {
    squares: usize,
    /// By tile and the blank's cell, whether a tile comes nearer by a letter's move.
    nearer: Vec<[bool; 4]>,
    /// By tile and cell.
    distance: Vec<u16>,
}

impl Distance {
    pub(crate) fn new(goal: &Goal) -> Distance {
        let size = goal.size();
        let squares = size.area();
        let mut homes = vec![goal.blank(); squares];
        for (home, &tile) in size.squares().zip(goal.board().tiles()) {
            homes[tile as usize] = home;
        }
        let (mut nearer, mut distance) = (Vec::new(), Vec::new());
        for (tile, &home) in homes.iter().enumerate() {
            for cell in size.squares() {
                distance.push(if tile == 0 { 0 } else { cell.distance(home, size) as u16 });
                nearer.push(Direction::ALL.map(|direction| {
                    let from = cell.neighbour(direction.opposite(), size);
                    from.is_some_and(|f| f.distance(home, size) > cell.distance(home, size))
                }));
            }
        }
        Distance { squares, nearer, distance }
    }

    /// How far a tile on a cell is from home; 0 for the blank.
    pub(crate) fn of(&self, tile: usize, cell: usize) -> u16 {
        self.distance[tile * self.squares + cell]
    }
}

impl Heuristic for Distance {
    type State = u16;
    type Change = u16;

    fn start(&self, cells: &[u8]) -> u16 {
        let cells = cells.iter().enumerate();
        cells.map(|(cell, &tile)| self.distance[usize::from(tile) * self.squares + cell]).sum()
    }

    fn estimate(&self, &sum: &u16) -> u32 {
        sum.into()
    }

    fn look(
        &self,
        &sum: &u16,
        tile: u8,
        blank: u8,
        letter: usize,
        below: u32,
    ) -> Option<(u16, u32)> {
        let nearer = self.nearer[usize::from(tile) * self.squares + usize::from(blank)][letter];
        let sum = if nearer { sum - 1 } else { sum + 1 };
        (u32::from(sum) < below).then_some((sum, sum.into()))
    }

    fn rank(&self, _: &u16, estimate: u32) -> u32 {
        estimate
    }

    fn swap(&self, state: &mut u16, change: &mut u16) {
        std::mem::swap(state, change);
    }
}
