//! The weights of pairs, laid out for goals of one size, and what a move changes of their sum.

use noyes::{Direction, Goal, Size, Square};

use super::{
    LEAST_SIDE,
    classes::{self, ByPair},
};
use crate::large::Distance;

/// Into how many parts weights divide a move. A weight is a few of them, and what is lost by rounding
/// a thousand weights adds up to most of a move with sixteenths.
pub(super) const PARTS: i16 = 32;

/// What a byte of a file weighs, in moves.
#[cfg(not(target_family = "wasm"))]
pub(super) fn in_moves(byte: u8) -> f32 {
    f32::from(byte.cast_signed()) / f32::from(PARTS)
}

/// A step of a tile towards its home counts so many parts of a move besides what is learned.
pub(super) const STEP: i16 = 5 * PARTS / 4;

/// And so many more where boards of a beam are ranked. Of all that a beam meets those go on of which
/// too little is taken to be left, and what was learned of pairs is wrong more often than distances.
pub(super) const MORE: i32 = PARTS as i32 / 4;

/// What the goal weighs: a little more than nothing, as no board weighs less than that.
const GOAL: i32 = 8 * PARTS as i32;

/// The weights, in parts of a move, of all pairs of a board.
///
/// Tiles go by names here, which are their numbers where the goal is the one of which weights were
/// learned. There is one name more, as many as there are squares: a tile that is at home where the
/// goal's blank should be. Nothing was learned of such a tile, so but for its distances it weighs
/// what the last tile does, its neighbour. With that name tiles of any goal can have that of the
/// tile whose home is theirs.
#[derive(Debug)]
pub(crate) struct Table {
    squares: usize,
    names: usize,
    /// By name and cell: what the steps from home weigh, and the pairs with tiles that
    /// never move.
    alone: Vec<i32>,
    /// By a tile and its cell, then by another cell and the tile there: what was learned.
    pairs: Vec<i8>,
    /// By the blank's cell, the letter of a move and the tile that it moves: what the two weigh
    /// more after it, alone and together.
    moved: Vec<i32>,
    /// In the same order, then by another cell and the tile there: what that one's pairs with the
    /// two weigh more. The same can be told from `pairs`, but this is what a beam waits for.
    beside: Vec<i8>,
    /// By the blank's cell and the letter, the cell that the tile comes from.
    from: Vec<[u8; 4]>,
}

impl Table {
    /// Of boards to this goal, from what was learned of each class of pairs on a square board
    /// that is at least as wide and high. Both goals are in standard form.
    ///
    /// The smaller board is the last corner of the square one, whose other tiles are at home.
    pub(super) fn new(goal: &Goal, square: &Goal, learned: &[u8]) -> Table {
        let (size, side) = (goal.size(), square.size().width());
        let squares = size.area();
        let known = ByPair::new(square, |class| learned[class].cast_signed());
        assert_eq!(learned.len(), known.classes(), "weights of another size");
        let distance = Distance::new(goal);
        // A cell's place on the square board, and the number of the tile there at home.
        let place = |cell: usize| {
            let (x, y) = (cell as u32 % size.width(), cell as u32 / size.width());
            ((y + side - size.height()) * side + x + side - size.width()) as usize
        };
        let at_home = |cell: usize| square.board().tiles()[cell] as usize;
        let names = squares + 1;
        let mut numbers: Vec<usize> = vec![0; names];
        for (cell, &tile) in goal.board().tiles().iter().enumerate().filter(|(_, tile)| **tile != 0)
        {
            numbers[tile as usize] = at_home(place(cell));
        }
        numbers[squares] = numbers[squares - 1];
        let places: Vec<usize> = (0..squares).map(place).collect();
        let outside = |home: &usize| !places.contains(home);
        let outside: Vec<usize> = (0..square.size().area()).filter(outside).collect();
        let blank = goal.blank();
        let steps = |name: usize, cell: u32| match name {
            name if name < squares => i32::from(distance.of(name, cell as usize)),
            _ => Square::new(cell).distance(blank, size) as i32,
        };
        let mut alone = Vec::with_capacity(names * squares);
        for (name, &number) in numbers.iter().enumerate() {
            alone.extend((0..squares).map(|cell| {
                let pair = |&home: &usize| known.of([number, place(cell), at_home(home), home]);
                let others: i32 = outside.iter().filter_map(pair).map(i32::from).sum();
                steps(name, cell as u32) * (i32::from(STEP) + MORE) + others
            }));
        }
        let mut pairs = Vec::with_capacity(names.pow(2) * squares.pow(2));
        let firsts: Vec<usize> =
            numbers.iter().map(|number| number * square.size().area()).collect();
        for number in numbers {
            for &cell in &places {
                let row = known.row(number, cell);
                for there in &places {
                    pairs.extend(firsts.iter().map(|first| row[first + there]));
                }
            }
        }
        let mut table = Table {
            squares,
            names,
            alone,
            pairs,
            moved: Vec::with_capacity(4 * squares * names),
            beside: vec![0; 4 * names.pow(2) * squares.pow(2)],
            from: Vec::with_capacity(squares),
        };
        table.lay_out_moves(size);
        table
    }

    /// What each move makes pairs weigh more.
    fn lay_out_moves(&mut self, size: Size) {
        let mut beside = std::mem::take(&mut self.beside);
        let mut blocks = beside.chunks_exact_mut(self.squares * self.names);
        for to in size.squares() {
            let from = Direction::ALL.map(|direction| {
                to.neighbour(direction.opposite(), size).map_or(to.index(), Square::index)
            });
            self.from.push(from.map(|from| from as u8));
            let to = to.index();
            for from in from {
                let blank = self.changes_of_blank([to, from]);
                for (tile, block) in (0..self.names).zip(&mut blocks) {
                    self.moved.push(self.both(tile, to, from) - self.both(tile, from, to));
                    if to != from {
                        self.lay_out_block(block, tile, [to, from], &blank);
                    }
                }
            }
        }
        self.beside = beside;
    }

    /// What a tile and the blank on these cells weigh, alone and together.
    fn both(&self, tile: usize, cell: usize, blank: usize) -> i32 {
        let alone = self.alone[tile * self.squares + cell] + self.alone[blank];
        alone + i32::from(self.others(tile, cell, blank)[0])
    }

    /// What each tile on each cell weighs more with the blank after it went to the second of two
    /// cells from the first.
    fn changes_of_blank(&self, [to, from]: [usize; 2]) -> Vec<i16> {
        let (after, before) = (self.all_others(0, from), self.all_others(0, to));
        let both = after.iter().zip(before);
        both.map(|(&after, &before)| i16::from(after) - i16::from(before)).collect()
    }

    /// What each tile on each cell weighs more with another one and the blank, after the other one
    /// went to the first of two cells and the blank to the second.
    fn lay_out_block(&self, block: &mut [i8], tile: usize, [to, from]: [usize; 2], blank: &[i16]) {
        let (after, before) = (self.all_others(tile, to), self.all_others(tile, from));
        for (((more, &after), &before), &blank) in
            block.iter_mut().zip(after).zip(before).zip(blank)
        {
            let change = i16::from(after) - i16::from(before) + blank;
            // None of the weights that are kept makes as much of it; where they are still learned,
            // a little is lost.
            *more = change.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        }
        for (there, row) in block.chunks_exact_mut(self.names).enumerate() {
            if there == to || there == from {
                row.fill(0);
            }
            (row[0], row[tile]) = (0, 0);
        }
    }

    /// The weights of a tile on a cell with all others on all cells, by the cell.
    fn all_others(&self, tile: usize, cell: usize) -> &[i8] {
        let room = self.squares * self.names;
        &self.pairs[(tile * self.squares + cell) * room..][..room]
    }

    /// The same on one other cell.
    fn others(&self, tile: usize, cell: usize, there: usize) -> &[i8] {
        &self.all_others(tile, cell)[there * self.names..][..self.names]
    }

    /// By how much the greatest change of a sum by one pair and the blank could grow.
    #[cfg(test)]
    pub(super) fn least_room(&self) -> i8 {
        self.beside.iter().map(|change| i8::MAX - change.saturating_abs()).min().unwrap_or(0)
    }

    /// Bytes that weights of boards of this size take, with what they are made from.
    pub(super) fn bytes_to_make(size: Size) -> u64 {
        let side = size.width().max(size.height()).max(LEAST_SIDE);
        Table::bytes_held(size) + classes::bytes(side)
    }

    /// Those that they keep.
    pub(super) fn bytes_held(size: Size) -> u64 {
        let squares = size.area() as u64;
        let names = squares + 1;
        20 * squares * names + 5 * squares.pow(2) * names.pow(2)
    }

    /// Bytes in memory.
    fn bytes(&self) -> u64 {
        let alone = size_of_val(&*self.alone) + size_of_val(&*self.moved);
        (alone + self.pairs.len() + self.beside.len()) as u64
    }

    /// What a board weighs, given the name on each cell.
    fn sum(&self, cells: &[u8]) -> i32 {
        let of = |(cell, &name): (usize, &u8)| -> i32 {
            let name = usize::from(name);
            let weight = |(there, &other): (usize, &u8)| {
                i32::from(self.others(name, cell, there)[usize::from(other)])
            };
            // Each pair is met from both sides.
            let pairs = cells.iter().enumerate().map(weight).sum::<i32>();
            2 * self.alone[name * self.squares + cell] + pairs
        };
        cells.iter().enumerate().map(of).sum::<i32>() / 2
    }

    /// The cell from which a letter moves a tile into the blank's, and what the sum grows by.
    #[inline(always)]
    pub(super) fn more(&self, cells: &[u8], blank: u8, letter: u8) -> (u8, i32) {
        let (blank_at, letter) = (usize::from(blank), usize::from(letter));
        let from = self.from[blank_at][letter];
        let at = (4 * blank_at + letter) * self.names + usize::from(cells[usize::from(from)]);
        let room = self.squares * self.names;
        let rows = self.beside[at * room..][..room].chunks_exact(self.names).zip(cells);
        let more = rows.map(|(there, &other)| i32::from(there[usize::from(other)]));
        (from, more.sum::<i32>() + self.moved[at])
    }
}

/// What boards to a goal weigh.
#[derive(Clone, Debug)]
pub(crate) struct Weights<'t> {
    table: &'t Table,
    /// By tile.
    names: Vec<u8>,
    /// What is added to each sum, so that the goal weighs what it should.
    base: i32,
}

impl<'t> Weights<'t> {
    /// Boards of which the table was made.
    pub(super) fn new(goal: &Goal, table: &'t Table) -> Weights<'t> {
        Weights::named(goal, table, (0..table.squares as u8).collect())
    }

    /// Boards of another goal than the one of which it was made, which has the blank in the last
    /// corner: a tile weighs what the one with its home does.
    pub(super) fn moved(goal: &Goal, table: &'t Table) -> Weights<'t> {
        let mut names = vec![0; table.squares];
        for (name, &tile) in (1..).zip(goal.board().tiles()) {
            names[tile as usize] = name;
        }
        names[0] = 0;
        Weights::named(goal, table, names)
    }

    fn named(goal: &Goal, table: &'t Table, names: Vec<u8>) -> Weights<'t> {
        let mut weights = Weights { table, names, base: 0 };
        let goal: Vec<u8> = goal.board().tiles().iter().map(|&tile| tile as u8).collect();
        let cells: Vec<u8> = weights.cells(&goal).collect();
        weights.base = GOAL - weights.sum(&cells);
        weights
    }

    /// The name on each cell, given the tile there.
    pub(super) fn cells(&self, tiles: &[u8]) -> impl Iterator<Item = u8> {
        tiles.iter().map(|&tile| self.names[usize::from(tile)])
    }

    /// What a board weighs, given the name on each cell.
    pub(super) fn sum(&self, cells: &[u8]) -> i32 {
        self.base + self.table.sum(cells)
    }

    pub(super) fn table(&self) -> &'t Table {
        self.table
    }

    /// Whether both are told from the same table.
    pub(crate) fn shares(&self, other: &Weights<'_>) -> bool {
        std::ptr::eq(self.table, other.table)
    }

    /// Bytes in memory.
    pub(crate) fn bytes(&self) -> u64 {
        self.table.bytes()
    }
}
