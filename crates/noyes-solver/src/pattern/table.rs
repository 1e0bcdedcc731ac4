//! One pattern's table, and how a position is looked up in it.

use std::sync::Arc;

use noyes::{Goal, Size, Tile};

use super::{
    codec::{MAX_TILES, Orders, reorder},
    rows::{Grid, Rows, Stop, Word, bits, moves, neighbours},
};

/// A group of tiles, how its positions are numbered, and where they are at home.
///
/// The entries themselves are bytes that the caller keeps, in memory or in a
/// file: entry `row`, `order` is bit `order % 8` of byte `row * stride + order / 8`.
#[derive(Debug)]
pub(crate) struct Pattern<W: Word> {
    size: Size,
    /// Patterns of as many tiles share these: the search has them in its cache once.
    pub(super) rows: Arc<Rows<W>>,
    pub(super) orders: Arc<Orders>,
    stride: usize,
    /// The cell at home of each label; labels follow reading order.
    homes: Vec<u32>,
    pub(super) home: Placement,
    home_blank: u32,
    /// The dark cells of the board, as on a chessboard.
    dark: u32,
}

/// Where a pattern's tiles stand: the set of their cells and their order on
/// these cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placement {
    pub(crate) cells: u32,
    pub(crate) order: u32,
}

impl<W: Word> Pattern<W> {
    /// The group of these tiles of a goal. `None` if it is empty, too large, or
    /// the board is.
    #[cfg(test)]
    pub(crate) fn new(goal: &Goal, tiles: &[u32]) -> Option<Pattern<W>> {
        Pattern::beside(goal, tiles, &[], &|| false)
    }

    /// The same beside others of the same board.
    fn beside(
        goal: &Goal,
        tiles: &[u32],
        others: &[Pattern<W>],
        stop: Stop<'_>,
    ) -> Option<Pattern<W>> {
        let size = goal.size();
        let k = u32::try_from(tiles.len()).ok().filter(|k| (1..=MAX_TILES).contains(k))?;
        let home = |&tile: &u32| goal.board().find(Tile::new(tile)).map(|square| square.number());
        let mut homes: Vec<u32> = tiles.iter().map(home).collect::<Option<_>>()?;
        homes.sort_unstable();
        let (rows, orders) = match others.iter().find(|other| other.homes.len() == tiles.len()) {
            Some(other) => (Arc::clone(&other.rows), Arc::clone(&other.orders)),
            None => (Arc::new(Rows::new(size, k, stop)?), Arc::new(Orders::new(k))),
        };
        let cells = homes.iter().fold(0, |cells, cell| cells | 1 << cell);
        let home_blank = goal.blank().number();
        let home = Placement { cells, order: orders.home() };
        let width = size.width();
        let is_dark = |cell: &u32| (cell % width + cell / width) % 2 == 1;
        let dark = (0..size.area() as u32).filter(is_dark).fold(0, |dark, cell| dark | 1 << cell);
        Some(Pattern {
            size,
            rows,
            stride: orders.count().div_ceil(8),
            orders,
            homes,
            home,
            home_blank,
            dark,
        })
    }

    /// The patterns of a partition; `None` if one is empty or too large, or if
    /// told to stop.
    pub(crate) fn all(goal: &Goal, groups: &[Vec<u32>], stop: Stop<'_>) -> Option<Vec<Pattern<W>>> {
        groups.iter().try_fold(Vec::new(), |mut patterns, tiles| {
            patterns.push(Pattern::beside(goal, tiles, &patterns, stop)?);
            Some(patterns)
        })
    }

    pub(crate) fn size(&self) -> Size {
        self.size
    }

    /// The bytes of the table.
    pub(crate) fn table_bytes(&self) -> usize {
        self.rows.count() * self.stride
    }

    /// The number of placements.
    pub(crate) fn placements(&self) -> u64 {
        (self.rows.count() * self.orders.count()) as u64
    }

    /// Bytes in memory that patterns need besides their tables.
    pub(crate) fn bytes<'a>(patterns: impl Iterator<Item = &'a Self> + Clone) -> usize
    where
        W: 'a,
    {
        let others = patterns.clone();
        let first = |(place, pattern): &(usize, &Self)| {
            !others.clone().take(*place).any(|other| Arc::ptr_eq(&pattern.rows, &other.rows))
        };
        let own = patterns.enumerate().filter(first);
        own.map(|(_, pattern)| pattern.rows.bytes() + pattern.orders.bytes()).sum()
    }

    /// Bytes that are needed beside the table while it is filled.
    pub(crate) fn bytes_to_fill(&self) -> usize {
        let k = self.homes.len();
        let moves = moves(self.size, k as u32) as usize;
        // A tile that goes up or down passes fewer than the width.
        let shuffles = 2 * k * (self.size.width() as usize - 1).min(k);
        self.rows.count() * self.bytes_of_a_row() + 8 * moves + 2 * shuffles * self.orders.count()
    }

    pub(super) fn stride(&self) -> usize {
        self.stride
    }

    /// Where the pattern's tiles stand, given the cell of each label.
    pub(crate) fn placement(&self, cell_of_label: &[u32]) -> Placement {
        let mut labels: Vec<u32> = (0..cell_of_label.len() as u32).collect();
        labels.sort_unstable_by_key(|&label| cell_of_label[label as usize]);
        let order = labels.iter().rev().fold(0, |order, label| order << 3 | label);
        Placement { cells: cell_of_label.iter().fold(0, |cells, cell| cells | 1 << cell), order }
    }

    /// The cell at home of each label.
    pub(crate) fn homes(&self) -> &[u32] {
        &self.homes
    }

    /// The second lowest bit of the value.
    #[inline(always)]
    pub(crate) fn bit(&self, table: &[u8], placement: Placement, blank: u32) -> u8 {
        let row = self.rows.row(placement.cells, blank);
        let order = self.orders.number(placement.order);
        table[row * self.stride + order / 8] >> (order % 8) & 1
    }

    /// The value of a placement: moves are made that lower it until it is at home.
    pub(crate) fn value(&self, table: &[u8], start: Placement, blank: u32) -> u32 {
        let neighbours = neighbours(self.size);
        let grid = Grid::new(self.size);
        let (mut here, mut blank, mut moves) = (start, blank, 0);
        let home_row = self.rows.row(self.home.cells, self.home_blank());
        'downhill: loop {
            let row = self.rows.row(here.cells, blank);
            if here == self.home && row == home_row {
                return moves;
            }
            let bit = self.bit(table, here, blank);
            let odd = self.is_odd(here.cells);
            let region = grid.region(blank, here.cells);
            for from in bits(here.cells) {
                for to in bits(neighbours[from as usize] & region) {
                    let next = self.moved(here, from, to);
                    // One less than 2k + 1 is 2k, with the same bit; one less than
                    // 2k is 2k − 1, with the other.
                    if (self.bit(table, next, from) == bit) == odd {
                        (here, blank, moves) = (next, from, moves + 1);
                        continue 'downhill;
                    }
                }
            }
            unreachable!("every value but 0 has one that is lower next to it");
        }
    }

    /// The parity of the value of every placement on these cells: each move
    /// changes the colour of one of them, as on a chessboard.
    #[inline(always)]
    pub(crate) fn is_odd(&self, cells: u32) -> bool {
        ((cells ^ self.home.cells) & self.dark).count_ones() % 2 == 1
    }

    /// The placement after the tile on a cell has moved to a free one next to it.
    #[inline(always)]
    pub(crate) fn moved(&self, placement: Placement, from: u32, to: u32) -> Placement {
        let cells = placement.cells ^ (1 << from | 1 << to);
        let place = |cells: u32, cell: u32| (cells & ((1 << cell) - 1)).count_ones();
        let (old, new) = (place(placement.cells, from), place(cells, to));
        Placement { cells, order: reorder(placement.order, old, new) }
    }

    /// The blank's cell when all is at home.
    pub(crate) fn home_blank(&self) -> u32 {
        self.home_blank
    }
}
