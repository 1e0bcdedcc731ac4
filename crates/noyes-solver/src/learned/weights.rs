//! The weights of pairs, and what a move changes of their sum.

use noyes::{Direction, Goal, Size, Square};

use super::{LEAST_SIDE, classes::Classes};
use crate::large::Distance;

/// A step of a tile towards its home counts so many sixteenths of a move besides what is learned.
pub(super) const STEP: i16 = 20;

/// And so many more where boards of a beam are ranked. Of all that a beam meets those go on of which
/// too little is taken to be left, and what was learned of pairs is wrong more often than distances.
const MORE: i32 = 4;

/// What the goal weighs: a little more than nothing, as no board weighs less than that.
const GOAL: i32 = 128;

/// The weights, in sixteenths of a move, of all pairs of a board.
#[derive(Debug)]
pub(crate) struct Weights {
    squares: usize,
    /// What is added to the sum of all pairs, so that the goal weighs what it should.
    base: i32,
    /// By tile and cell: what the steps from home weigh, and the pairs with tiles that
    /// never move.
    alone: Vec<i32>,
    /// By a tile and its cell, then by another cell and the tile there: what was learned.
    pairs: Vec<i8>,
    /// By the blank's cell and the letter of a move, then in the same way: what the blank's
    /// pairs weigh more after it.
    ways: Vec<i16>,
    /// By the blank's cell and the letter, the cell that the tile comes from.
    from: Vec<[u8; 4]>,
}

/// Which tile of a square board each tile of a goal weighs as much as, given the place of each cell
/// there: the one with its home, or where that is the blank's the one before it.
pub(super) fn examples(goal: &Goal, square: &Goal, place: impl Fn(usize) -> usize) -> Vec<usize> {
    let at_home = |cell: usize| square.board().tiles()[cell] as usize;
    let mut examples = vec![0; goal.size().area()];
    for (cell, &tile) in goal.board().tiles().iter().enumerate().filter(|(_, tile)| **tile != 0) {
        examples[tile as usize] = match at_home(place(cell)) {
            0 => at_home(place(cell) - 1),
            example => example,
        };
    }
    examples
}

impl Weights {
    /// Of boards to this goal, from what was learned of each class of pairs on a square board
    /// that is at least as wide and high. Both goals are in standard form.
    ///
    /// The smaller board is the last corner of the square one, whose other tiles are at home.
    /// Where only the square one's blank is in that corner, a tile weighs what the one with its
    /// home does; the tile at home in the corner, of which nothing was learned, what its neighbour
    /// does.
    pub(super) fn new(goal: &Goal, square: &Goal, learned: &[u8]) -> Weights {
        let (size, side) = (goal.size(), square.size().width());
        let squares = size.area();
        let classes = Classes::new(square);
        assert_eq!(learned.len(), classes.len(), "weights of another size");
        let distance = Distance::new(goal);
        // A cell's place on the square board, and the number of the tile there at home.
        let place = |cell: usize| {
            let (x, y) = (cell as u32 % size.width(), cell as u32 / size.width());
            ((y + side - size.height()) * side + x + side - size.width()) as usize
        };
        let at_home = |cell: usize| square.board().tiles()[cell] as usize;
        let examples = examples(goal, square, place);
        let number = |tile: usize| examples[tile];
        let weigh = |pair| classes.of(pair).map(|class| i32::from(learned[class].cast_signed()));
        let pair = |[tile, cell, other, there]: [usize; 4]| {
            weigh([number(tile), place(cell), number(other), place(there)])
        };
        let places: Vec<usize> = (0..squares).map(place).collect();
        let outside = |home: &usize| !places.contains(home);
        let outside: Vec<usize> = (0..square.size().area()).filter(outside).collect();
        let mut alone = Vec::with_capacity(squares * squares);
        for tile in 0..squares {
            alone.extend((0..squares).map(|cell| {
                let pair = |&home: &usize| weigh([number(tile), place(cell), at_home(home), home]);
                let others: i32 = outside.iter().filter_map(pair).sum();
                i32::from(distance.of(tile, cell)) * (i32::from(STEP) + MORE) + others
            }));
        }
        let mut pairs = Vec::with_capacity(squares.pow(4));
        for tile in 0..squares {
            for cell in 0..squares {
                for there in 0..squares {
                    let weight = |other| pair([tile, cell, other, there]).unwrap_or(0) as i8;
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
                        let after = after.filter(|_| there != to.index());
                        (after.unwrap_or(0) - before.unwrap_or(0)) as i16
                    }));
                }
            }
        }
        let mut weights = Weights { squares, base: 0, alone, pairs, ways, from: cells };
        let goal: Vec<u8> = goal.board().tiles().iter().map(|&tile| tile as u8).collect();
        weights.base = GOAL - weights.sum(&goal);
        weights
    }

    /// Bytes that weights of boards of this size take, with what they are made from.
    pub(super) fn bytes_to_make(size: Size) -> u64 {
        let squares = size.area() as u64;
        let side = size.width().max(size.height()).max(LEAST_SIDE);
        let lasting = 4 * squares.pow(2) + squares.pow(4) + 8 * squares.pow(3);
        lasting + Classes::bytes(side)
    }

    /// Bytes in memory.
    pub(crate) fn bytes(&self) -> u64 {
        (size_of_val(&*self.alone) + size_of_val(&*self.pairs) + size_of_val(&*self.ways)) as u64
    }

    /// What a board weighs, given the tile on each cell.
    pub(super) fn sum(&self, tiles: &[u8]) -> i32 {
        let of = |(cell, &tile): (usize, &u8)| -> i32 {
            let row = self.row(tile, cell as u8).chunks_exact(self.squares);
            row.zip(tiles).map(|(there, &other)| i32::from(there[usize::from(other)])).sum()
        };
        // Each pair is met from both sides.
        let pairs = tiles.iter().enumerate().map(of).sum::<i32>() / 2;
        let alone = tiles.iter().enumerate().map(|(cell, &tile)| self.alone(tile, cell as u8));
        self.base + pairs + alone.sum::<i32>()
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
        let alone = self.alone(tile, blank) - self.alone(tile, from) + self.alone(0, from)
            - self.alone(0, blank);
        (from, more.sum::<i32>() + alone)
    }

    /// What a tile on a cell weighs whatever the others do.
    #[inline(always)]
    fn alone(&self, tile: u8, cell: u8) -> i32 {
        self.alone[usize::from(tile) * self.squares + usize::from(cell)]
    }

    /// The weights of a tile on a cell with all others.
    #[inline(always)]
    fn row(&self, tile: u8, cell: u8) -> &[i8] {
        let area = self.squares * self.squares;
        let first = (usize::from(tile) * self.squares + usize::from(cell)) * area;
        &self.pairs[first..][..area]
    }
}
