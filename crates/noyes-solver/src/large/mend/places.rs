//! Where tiles are at all times of a path.

use super::super::grid::{Grid, Step};

/// A column and a row.
pub(super) type Place = [u8; 2];

pub(super) fn apart([x, y]: Place, [z, w]: Place) -> usize {
    usize::from(x.abs_diff(z) + y.abs_diff(w))
}

/// Where some tiles are, and the blank, before each move of a path.
pub(super) struct Places {
    /// How many they are.
    count: usize,
    all: Vec<Place>,
}

impl Places {
    /// Of tiles that are known by their homes.
    pub(super) fn new(start: &Grid, path: &[Step], tiles: impl Iterator<Item = u32>) -> Places {
        let mut grid = start.clone();
        let place = |grid: &Grid, square: u32| [grid.x(square) as u8, grid.y(square) as u8];
        let homes: Vec<u32> = tiles.chain([grid.home()]).collect();
        let count = homes.len();
        let mut numbers = vec![None; grid.len()];
        let mut now = Vec::with_capacity(count);
        for (number, &home) in homes.iter().enumerate() {
            numbers[home as usize] = Some(number);
            now.push(place(&grid, grid.place(home)));
        }
        let mut all = Vec::with_capacity(count * path.len());
        for &step in path {
            all.extend_from_slice(&now);
            let from = grid.blank();
            grid.step(step);
            if let Some(number) = numbers[grid.at(from) as usize] {
                now[number] = place(&grid, from);
            }
            now[count - 1] = place(&grid, grid.blank());
        }
        Places { count, all }
    }

    /// Before how many moves they are known.
    pub(super) fn len(&self) -> usize {
        self.all.len() / self.count
    }

    /// The tiles, as they were given, and the blank before a move.
    #[inline(always)]
    pub(super) fn at(&self, time: usize) -> (&[Place], Place) {
        let (&blank, tiles) = self.all[time * self.count..][..self.count]
            .split_last()
            .expect("the blank is among them");
        (tiles, blank)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Dealer, Goal, Layout, Recipe, Size};

    #[test]
    fn places_are_those_of_a_board_that_is_played() {
        let goal = Goal::new(Size::new(5, 3).unwrap(), Layout::BlankLast);
        let board =
            Dealer::new(goal.clone(), Recipe::default(), "places").unwrap().deal(0).unwrap();
        let start = Grid::new(&board, &goal);
        let tiles: Vec<u32> = start.squares().filter(|square| square % 3 != 0).take(7).collect();
        let (mut grid, mut path, mut noise) = (start.clone(), Vec::new(), 5u64);
        let mut played = Vec::new();
        while path.len() < 300 {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let step = (noise >> 33) as u8 % 4;
            if !grid.is_locked(grid.beside(grid.blank(), step)) {
                played.push(grid.clone());
                grid.step(step);
                path.push(step);
            }
        }
        let places = Places::new(&start, &path, tiles.iter().copied());
        assert_eq!(places.len(), path.len());
        for (time, grid) in played.iter().enumerate() {
            let place = |square: u32| [grid.x(square) as u8, grid.y(square) as u8];
            let (found, blank) = places.at(time);
            let expected: Vec<Place> = tiles.iter().map(|&home| place(grid.place(home))).collect();
            assert_eq!((found, blank), (&expected[..], place(grid.blank())), "before move {time}");
        }
    }
}
