//! The weights of pairs, and what a move changes of their sum.

use noyes::{Direction, Goal, Layout, Size, Square};

use super::classes::Classes;
use crate::large::Distance;

/// A step of a tile towards its home counts so many sixteenths of a move besides what is learned.
pub(super) const STEP: i16 = 20;

/// The weights, in sixteenths of a move, of all pairs of a square board whose goal has the blank
/// in the last corner.
#[derive(Debug)]
pub(crate) struct Weights {
    squares: usize,
    /// By a tile and its cell, then by another cell and the tile there.
    pairs: Vec<i16>,
    /// By the blank's cell and the letter of a move, then in the same way: what the blank's
    /// pairs weigh more after it.
    ways: Vec<i16>,
    /// By the blank's cell and the letter, the cell that the tile comes from.
    from: Vec<[u8; 4]>,
}

impl Weights {
    /// From what was learned of each class of pairs.
    pub(super) fn new(side: u32, learned: &[u8]) -> Weights {
        let size = Size::new(side, side).expect("a side of a learned size");
        let squares = size.area();
        let classes = Classes::new(size);
        assert_eq!(learned.len(), classes.len(), "weights of another size");
        let distance = Distance::new(&Goal::new(size, Layout::BlankLast));
        let pair = |pair @ [tile, cell, other, there]: [usize; 4]| {
            let class = classes.of(pair)?;
            let steps = match (tile, other) {
                (0, _) => distance.of(other, there),
                (_, 0) => distance.of(tile, cell),
                _ => 0,
            };
            Some(i16::from(learned[class].cast_signed()) + STEP * steps as i16)
        };
        let mut pairs = Vec::with_capacity(squares.pow(4));
        for tile in 0..squares {
            for cell in 0..squares {
                for there in 0..squares {
                    let weight = |other| pair([tile, cell, other, there]).unwrap_or(0);
                    pairs.extend((0..squares).map(weight));
                }
            }
        }
        let mut ways = Vec::with_capacity(4 * squares.pow(3));
        let mut cells = Vec::with_capacity(squares);
        for to in size.squares() {
            let from = Direction::ALL.map(|direction| {
                to.neighbour(direction.opposite(), size).map_or(to.index(), Square::index)
            });
            cells.push(from.map(|from| from as u8));
            for from in from {
                for there in 0..squares {
                    ways.extend((0..squares).map(|other| {
                        let after = if there == from { to.index() } else { there };
                        let after = pair([0, from, other, after]);
                        // The pair of the blank and the tile that moves is taken away with
                        // the tile's other pairs.
                        let before = pair([0, to.index(), other, there]);
                        let before = before.filter(|_| there != from);
                        after.filter(|_| there != to.index()).unwrap_or(0) - before.unwrap_or(0)
                    }));
                }
            }
        }
        Weights { squares, pairs, ways, from: cells }
    }

    /// Bytes in memory.
    pub(crate) fn bytes(&self) -> u64 {
        (size_of_val(&*self.pairs) + size_of_val(&*self.ways)) as u64
    }

    /// The sum over all pairs of a board, given the tile on each cell.
    pub(super) fn sum(&self, tiles: &[u8]) -> i32 {
        let of = |(cell, &tile): (usize, &u8)| -> i32 {
            let row = self.row(tile, cell as u8).chunks_exact(self.squares);
            row.zip(tiles).map(|(there, &other)| i32::from(there[usize::from(other)])).sum()
        };
        // Each pair was met from both sides.
        tiles.iter().enumerate().map(of).sum::<i32>() / 2
    }

    /// The cell from which a letter moves a tile into the blank's, and what the sum grows by.
    #[inline(always)]
    pub(super) fn more(&self, cells: &[u8], tile: u8, blank: u8, letter: u8) -> (u8, i32) {
        let (blank_at, letter) = (usize::from(blank), usize::from(letter));
        let from = self.from[blank_at][letter];
        let area = self.squares * self.squares;
        let way = &self.ways[(4 * blank_at + letter) * area..][..area];
        let rows = self.row(tile, blank).chunks_exact(self.squares);
        let rows = rows.zip(self.row(tile, from).chunks_exact(self.squares));
        let rows = rows.zip(way.chunks_exact(self.squares)).zip(cells);
        let more = rows.map(|(((near, far), way), &other)| {
            let other = usize::from(other);
            i32::from(near[other]) - i32::from(far[other]) + i32::from(way[other])
        });
        (from, more.sum())
    }

    /// The weights of a tile on a cell with all others.
    #[inline(always)]
    fn row(&self, tile: u8, cell: u8) -> &[i16] {
        let area = self.squares * self.squares;
        let first = (usize::from(tile) * self.squares + usize::from(cell)) * area;
        &self.pairs[first..][..area]
    }
}
