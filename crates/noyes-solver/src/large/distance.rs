//! The sum of the distances, as an estimate for beams over small boards.

use noyes::Goal;

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
        // A rectangle in a path has one of these made for a few thousand boards: by columns and
        // rows it takes a tenth of the time that asking each cell for its neighbours does.
        let (width, height) = (size.width(), size.height());
        let mut nearer = Vec::with_capacity(squares * squares);
        let mut distance = Vec::with_capacity(squares * squares);
        for &home in &homes {
            let (column, row) = (home.column(size), home.row(size));
            for y in 0..height {
                let (up, down) = (y >= row && y + 1 < height, y <= row && y > 0);
                for x in 0..width {
                    let (left, right) = (x >= column && x + 1 < width, x <= column && x > 0);
                    // In the order of the letters.
                    nearer.push([up, down, left, right]);
                    distance.push((x.abs_diff(column) + y.abs_diff(row)) as u16);
                }
            }
        }
        // The blank is nowhere far from home.
        distance[..squares].fill(0);
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

#[cfg(test)]
mod tests {
    use noyes::{Direction, Layout, Size};

    use super::*;

    #[test]
    fn a_tile_comes_nearer_where_its_distance_says_so() {
        for (width, height) in [(3, 5), (4, 4), (6, 2)] {
            let size = Size::new(width, height).unwrap();
            for layout in Layout::ALL {
                let goal = Goal::new(size, layout);
                let distance = Distance::new(&goal);
                for (home, &tile) in size.squares().zip(goal.board().tiles()) {
                    for cell in size.squares() {
                        let far = if tile == 0 { 0 } else { cell.distance(home, size) };
                        assert_eq!(u32::from(distance.of(tile as usize, cell.index())), far);
                        let nearer = Direction::ALL.map(|direction| {
                            let from = cell.neighbour(direction.opposite(), size);
                            from.is_some_and(|f| f.distance(home, size) > cell.distance(home, size))
                        });
                        let of = tile as usize * distance.squares + cell.index();
                        assert_eq!(distance.nearer[of], nearer, "{tile} on {cell:?}");
                    }
                }
            }
        }
    }
}
