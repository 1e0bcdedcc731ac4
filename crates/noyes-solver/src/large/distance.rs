//! The sum of the distances, as an estimate for beams over whole boards that
//! have no tables.

use noyes::{Direction, Goal};

use crate::search::Heuristic;

/// The sum of the tiles' distances from home, and the same with those that live
/// far from the blank's home counted more: they have to be there first.
pub(super) struct Distance {
    squares: usize,
    /// By tile and the blank's cell, whether a tile comes nearer by a letter's move.
    nearer: Vec<[bool; 4]>,
    /// What a step of a tile counts in the rank.
    weights: Vec<u16>,
    /// By tile and cell.
    distance: Vec<u16>,
}

impl Distance {
    pub(super) fn new(goal: &Goal) -> Distance {
        let size = goal.size();
        let squares = size.area();
        let mut homes = vec![goal.blank(); squares];
        for (home, &tile) in size.squares().zip(goal.board().tiles()) {
            homes[tile as usize] = home;
        }
        let (mut nearer, mut distance, mut weights) = (Vec::new(), Vec::new(), Vec::new());
        for (tile, &home) in homes.iter().enumerate() {
            let columns = home.column(size).abs_diff(goal.blank().column(size));
            let rows = home.row(size).abs_diff(goal.blank().row(size));
            weights.push(8 + columns.max(rows) as u16);
            for cell in size.squares() {
                distance.push(if tile == 0 { 0 } else { cell.distance(home, size) as u16 });
                nearer.push(Direction::ALL.map(|direction| {
                    let from = cell.neighbour(direction.opposite(), size);
                    from.is_some_and(|f| f.distance(home, size) > cell.distance(home, size))
                }));
            }
        }
        Distance { squares, nearer, weights, distance }
    }
}

impl Heuristic for Distance {
    type State = (u16, u16);
    type Change = (u16, u16);

    fn start(&self, cells: &[u8]) -> (u16, u16) {
        let mut state = (0, 0);
        for (cell, &tile) in cells.iter().enumerate() {
            let tile = usize::from(tile);
            let distance = self.distance[tile * self.squares + cell];
            state.0 += distance;
            state.1 += distance * self.weights[tile];
        }
        state
    }

    fn estimate(&self, state: &(u16, u16)) -> u32 {
        state.0.into()
    }

    fn look(
        &self,
        &(sum, rank): &(u16, u16),
        tile: u8,
        blank: u8,
        letter: usize,
        below: u32,
    ) -> Option<((u16, u16), u32)> {
        let tile = usize::from(tile);
        let nearer = self.nearer[tile * self.squares + usize::from(blank)][letter];
        let weight = self.weights[tile];
        let changed = if nearer { (sum - 1, rank - weight) } else { (sum + 1, rank + weight) };
        (u32::from(changed.0) < below).then_some((changed, changed.0.into()))
    }

    fn rank(&self, change: &(u16, u16), _: u32) -> u32 {
        change.1.into()
    }

    fn swap(&self, state: &mut (u16, u16), change: &mut (u16, u16)) {
        std::mem::swap(state, change);
    }
}
