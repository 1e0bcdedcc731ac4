//! The least number of runs of boards whose tiles are known by few labels.

use std::sync::Arc;

use noyes::{Goal, Position, Size, Symmetry, Tile};

use super::{
    fill::{End, FIELDS, KEYS, Kept, Link, Links, Space, Tails},
    halves::Halves,
};

/// The least number of runs, of both kinds, where tiles of a label may take one
/// another's places.
///
/// A board is the sum of label times 5^k over its cells k, the first eight cells
/// in the low half of a word and the others in the high half; the blank has the
/// label 0. So a slide adds one product.
#[derive(Debug)]
pub(super) struct Labels {
    halves: Arc<Halves>,
    home: u64,
    /// The label of each tile.
    label: [u64; CELLS],
}

const CELLS: usize = 16;
const WIDTH: usize = 4;
const HALF: usize = CELLS / 2;
const BASE: u64 = 5;
const CODES: usize = BASE.pow(HALF as u32) as usize;

/// Labels by the cell at home: the best of those that were tried by the authors
/// of the solver slidy, after T. Rokicki, with the blank in the corner.
const HOME: [u64; CELLS] = [1, 1, 2, 2, 3, 3, 2, 2, 3, 3, 4, 4, 3, 4, 4, 4];

/// The weight of each cell in a board.
const WEIGHT: [u64; CELLS] = {
    let mut weight = [1; CELLS];
    let mut cell = 1;
    while cell < CELLS {
        weight[cell] = if cell == HALF { 1 << 32 } else { weight[cell - 1] * BASE };
        cell += 1;
    }
    weight
};

impl Labels {
    /// The labels of a goal; `None` unless it is 4x4.
    pub(super) fn new(goal: &Goal) -> Option<Labels> {
        if goal.size() != Size::FIFTEEN {
            return None;
        }
        let mut label = [0; CELLS];
        for square in goal.size().squares().filter(|&square| square != goal.blank()) {
            let tile = goal.board().tile(square).map_or(0, Tile::number);
            label[tile as usize] = HOME[square.index()];
        }
        let mut counts = [0; BASE as usize];
        label.iter().for_each(|&label| counts[label as usize] += 1);
        let half = |code: usize| {
            let mut counts = vec![0; BASE as usize];
            let mut code = code;
            for _ in 0..HALF {
                counts[code % BASE as usize] += 1;
                code /= BASE as usize;
            }
            Some(counts)
        };
        let halves = Halves::new(&counts, FIELDS, CODES, half, CODES, half);
        let mut this = Labels { halves: Arc::new(halves), home: 0, label };
        this.home = this.board(goal.board().tiles());
        Some(this)
    }

    /// The same seen in the mirror of the main diagonal, for which the same table
    /// serves; `None` if the goal's blank is not on it.
    pub(super) fn transposed(&self, goal: &Goal) -> Option<Labels> {
        let mirror = |square| Symmetry::TRANSPOSE.square(square, goal.size());
        if mirror(goal.blank()) != goal.blank() {
            return None;
        }
        let mut label = [0; CELLS];
        for square in goal.size().squares().filter(|&square| square != goal.blank()) {
            let tile = goal.board().tile(square).map_or(0, Tile::number);
            label[tile as usize] = HOME[mirror(square).index()];
        }
        Some(Labels { halves: Arc::clone(&self.halves), home: self.home, label })
    }

    /// Bytes in memory besides the table.
    pub(super) fn bytes(&self) -> usize {
        self.halves.bytes()
    }

    /// A board, simplified, given the tile on each cell.
    pub(super) fn board(&self, tiles: &[u32]) -> u64 {
        tiles.iter().zip(WEIGHT).map(|(&tile, weight)| self.label[tile as usize] * weight).sum()
    }

    /// The board after a tile has moved from one cell to another.
    #[inline(always)]
    pub(super) fn slide(&self, board: u64, tile: usize, from: usize, to: usize) -> u64 {
        let step = WEIGHT[to % CELLS].wrapping_sub(WEIGHT[from % CELLS]);
        board.wrapping_add(self.label[tile % CELLS].wrapping_mul(step))
    }

    /// The label on each cell.
    fn cells(board: u64) -> [u8; CELLS] {
        let mut halves = [board & u64::from(u32::MAX), board >> 32];
        std::array::from_fn(|cell| {
            let half = &mut halves[cell / HALF];
            let label = *half % BASE;
            *half /= BASE;
            label as u8
        })
    }
}

/// The board after the blank has gone along its row or column to another cell.
fn run(mut cells: [u8; CELLS], from: usize, to: usize) -> u64 {
    let step = if from / WIDTH == to / WIDTH { 1 } else { WIDTH };
    let mut here = from;
    while here != to {
        let next = if to > here { here + step } else { here - step };
        cells.swap(here, next);
        here = next;
    }
    cells.iter().zip(WEIGHT).map(|(&label, weight)| u64::from(label) * weight).sum()
}

/// The codes of the halves of a board.
fn codes(board: u64) -> [usize; 2] {
    [board as u32 as usize, (board >> 32) as usize]
}

/// The other cells of the blank's row and column, within a half of the board.
fn within(blank: usize) -> [usize; 4] {
    let (row, column) = (blank / WIDTH, blank % WIDTH);
    let across = |step: usize| row * WIDTH + (column + step) % WIDTH;
    [across(1), across(2), across(3), (row ^ 1) * WIDTH + column]
}

/// The other cells of a column, in the other half.
fn beyond(blank: usize) -> [usize; 2] {
    let first = if blank < HALF { HALF } else { 0 } + blank % WIDTH;
    [first, first + WIDTH]
}

/// A tail without the blank has for each column a key, the label that goes to
/// the head, and two rows of places, for the rows that the blank goes to. A tail
/// with the blank has the blank's column as its key, four rows of places for the
/// runs within it, and one for each label that comes from the head.
impl Space for Labels {
    fn halves(&self) -> &Halves {
        &self.halves
    }

    fn fields(&self) -> (u32, usize) {
        (0, 1)
    }

    fn home(&self) -> u64 {
        self.home
    }

    #[inline(always)]
    fn field(&self, board: u64) -> usize {
        let [head, tail] = codes(board);
        self.halves.number(head, tail)
    }

    fn neighbours(&self, board: u64, mut call: impl FnMut(u64) -> bool) {
        let cells = Labels::cells(board);
        let blank = cells.iter().position(|&label| label == 0).unwrap_or(0);
        for to in within(blank).into_iter().chain(beyond(blank)) {
            if !call(run(cells, blank, to)) {
                return;
            }
        }
    }

    fn tails(&self, tails: &[u32]) -> Tails {
        let (mut keys, mut places) = (Vec::new(), Vec::new());
        let cells: Vec<_> =
            tails.iter().map(|&tail| Labels::cells(u64::from(tail) << 32)).collect();
        let blank = |cells: &[u8; CELLS]| (HALF..CELLS).find(|&cell| cells[cell] == 0);
        let mut row = |run: &dyn Fn(&[u8; CELLS]) -> u64| {
            places.extend(cells.iter().map(|cells| self.halves.place(codes(run(cells))[1])));
        };
        if cells.first().and_then(blank).is_some() {
            let blank = |cells: &[u8; CELLS]| blank(cells).unwrap_or(HALF);
            keys.extend(cells.iter().map(|cells| (blank(cells) % WIDTH) as u8));
            for way in 0..4 {
                row(&|cells| run(*cells, blank(cells), within(blank(cells))[way]));
            }
            for label in 1..BASE as u8 {
                row(&|cells| {
                    let mut whole = *cells;
                    whole[..HALF].fill(label);
                    run(whole, blank(cells), beyond(blank(cells))[0])
                });
            }
        } else {
            for column in 0..WIDTH {
                keys.extend(cells.iter().map(|cells| cells[HALF + column]));
                for to in beyond(column) {
                    row(&|cells| run(*cells, column, to));
                }
            }
        }
        Tails { count: tails.len(), keys, places }
    }

    fn links(&self, head: u32, links: &mut Links) {
        let block = |board| self.halves.block(codes(board)[0]);
        let mut cells = Labels::cells(head.into());
        let others = &mut links.others[0];
        if let Some(blank) = cells[..HALF].iter().position(|&label| label == 0) {
            links.kept.extend(within(blank).map(|to| {
                let block = block(run(cells, blank, to)) as usize;
                Kept { from: 0, to: 0, block }
            }));
            let key = blank % WIDTH;
            let blocks: [u32; KEYS] = std::array::from_fn(|label| {
                cells[HALF + key] = label as u8;
                if label < BASE as usize { block(run(cells, blank, HALF + key)) } else { 0 }
            });
            for row in 0..2 {
                let places = (2 * key + row) as u32;
                others.push(Link { to: 0, key, ends: blocks.map(|block| End { block, places }) });
            }
        } else {
            let own = self.halves.block(head as usize);
            others.extend((0..4).map(|places| Link {
                to: 0,
                key: 0,
                ends: [End { block: own, places }; KEYS],
            }));
            for row in 0..2 {
                let ends = std::array::from_fn(|column| {
                    if column >= WIDTH {
                        return End::default();
                    }
                    let block = block(run(cells, HALF + column, beyond(HALF + column)[row]));
                    End { block, places: 3 + u32::from(cells[WIDTH + column]) }
                });
                others.push(Link { to: 0, key: 0, ends });
            }
        }
    }
}
