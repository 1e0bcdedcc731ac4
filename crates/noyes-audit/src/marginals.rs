//! How often each tile comes to each square.

use noyes::{Square, Tile};

/// The probability, or the share, of each tile on each square: n×n numbers
/// whose rows (tiles, the blank 0 first) and columns (squares) each sum to 1.
///
/// A fair deal has 1/n everywhere, on boards of two rows and columns or more.
#[derive(Clone, Debug, PartialEq)]
pub struct Marginals {
    area: usize,
    cells: Vec<f64>,
}

impl Marginals {
    /// From n×n numbers, tile by tile.
    ///
    /// # Panics
    /// If there are not n×n of them.
    #[must_use]
    pub fn new(area: usize, cells: Vec<f64>) -> Marginals {
        assert_eq!(cells.len(), area * area, "one number a tile and square");
        Marginals { area, cells }
    }

    /// The number of squares, n.
    #[must_use]
    pub fn area(&self) -> usize {
        self.area
    }

    /// How often the tile comes to the square, from 0 to 1.
    ///
    /// # Panics
    /// If the tile or the square is not on such a board.
    #[must_use]
    pub fn share(&self, tile: Tile, square: Square) -> f64 {
        self.of_tile(tile)[square.index()]
    }

    /// Where the tile comes, square by square.
    ///
    /// # Panics
    /// If there is no such tile.
    #[must_use]
    pub fn of_tile(&self, tile: Tile) -> &[f64] {
        &self.cells[tile.number() as usize * self.area..][..self.area]
    }

    /// All n×n numbers, tile by tile.
    #[must_use]
    pub fn cells(&self) -> &[f64] {
        &self.cells
    }
}
