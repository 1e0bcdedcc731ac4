//! In which order the squares of the goal are filled for good.

use super::grid::Grid;

/// A rectangle of squares, its ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Region {
    pub(super) left: u32,
    pub(super) right: u32,
    pub(super) top: u32,
    pub(super) bottom: u32,
}

impl Region {
    pub(super) fn all(grid: &Grid) -> Region {
        Region { left: 0, right: grid.width() - 1, top: 0, bottom: grid.height() - 1 }
    }

    pub(super) fn width(self) -> u32 {
        self.right - self.left + 1
    }

    pub(super) fn height(self) -> u32 {
        self.bottom - self.top + 1
    }

    pub(super) fn contains(self, grid: &Grid, square: u32) -> bool {
        (self.left..=self.right).contains(&grid.x(square))
            && (self.top..=self.bottom).contains(&grid.y(square))
    }

    pub(super) fn squares(self, grid: &Grid) -> Vec<u32> {
        (self.top..=self.bottom)
            .flat_map(|y| (self.left..=self.right).map(move |x| (x, y)))
            .map(|(x, y)| grid.square(x, y))
            .collect()
    }

    /// Takes an outer line off that does not hold the blank's home: a row of a
    /// region that is at least as high as wide, else a column. `None` once
    /// neither side is above `core`, which is at least 2.
    ///
    /// The squares of the line come in the order in which they are to be filled.
    pub(super) fn strip(&mut self, grid: &Grid, core: u32) -> Option<Vec<u32>> {
        let (x, y) = (grid.x(grid.home()), grid.y(grid.home()));
        if self.width().max(self.height()) <= core.max(3) {
            return None;
        }
        let line: Vec<u32>;
        if self.height() >= self.width() {
            // Away from the blank's home, so that this becomes a corner soon.
            let row = if y - self.top >= self.bottom - y { self.top } else { self.bottom };
            line = (self.left..=self.right).map(|x| grid.square(x, row)).collect();
            if row == self.top { self.top += 1 } else { self.bottom -= 1 }
        } else {
            let column = if x - self.left >= self.right - x { self.left } else { self.right };
            line = (self.top..=self.bottom).map(|y| grid.square(column, y)).collect();
            if column == self.left { self.left += 1 } else { self.right -= 1 }
        }
        Some(line)
    }
}
