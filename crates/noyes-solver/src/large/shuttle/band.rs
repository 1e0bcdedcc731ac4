//! A band of the board, and what steps in it are worth.

use crate::large::grid::{Grid, Step};

/// How many rows the blank can choose from.
pub(super) const ROWS: usize = 8;

/// What ways are worth is counted in eighths of a move.
pub(super) type Worth = i16;
pub(super) type Rows = [Worth; ROWS];
pub(super) const MOVE: Worth = 8;

/// What a step is taken to cost: a detour has to be worth more.
pub(super) const COST: Worth = 3;

/// What it is worth that a tile comes a row nearer to the row of its direction, and one
/// that is about where it should be a row farther away from these.
pub(super) const INTO_LANE: Worth = 10;
pub(super) const OUT_OF_LANE: Worth = 2;

/// What it is worth that a tile that is about where it should be comes nearer still.
pub(super) const NEARLY: Worth = 4;

/// Less than any way could be worth between two columns where ways are compared with zero,
/// and a few of it can be added up.
pub(super) const NEVER: Worth = -4000;

/// The blank's steps as a band numbers them.
pub(super) const ON: u8 = 0;
pub(super) const BACK: u8 = 1;
pub(super) const UP: u8 = 2;
pub(super) const DOWN: u8 = 3;

pub(super) const FROM_ABOVE: u8 = 1;
pub(super) const FROM_BELOW: u8 = 2;
pub(super) const RATHER_FROM_BELOW: u8 = 4;

/// Along what the blank shuttles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Axis {
    Row,
    Column,
}

/// A band of the board: its columns, if it lies along rows.
#[derive(Clone, Copy)]
pub(super) struct Band {
    /// How far squares are apart along the band, and across it.
    pub(super) along: usize,
    pub(super) across: usize,
    /// How long it is, and how many rows it has.
    pub(super) length: usize,
    pub(super) rows: usize,
    /// Its first square.
    pub(super) first: usize,
    /// Its steps.
    pub(super) steps: [Step; 4],
    /// From a square to its column, not counted from the band's first one.
    shift: u32,
    mask: u32,
    /// How far from its column a tile may be.
    pub(super) tolerance: Worth,
}

impl Band {
    pub(super) fn new(grid: &Grid, axis: Axis, top: usize, rows: usize, tolerance: Worth) -> Band {
        let across = grid.square(0, 1) - grid.square(0, 0);
        let shift = across.trailing_zeros();
        let (width, height) = (grid.width() as usize, grid.height() as usize);
        match axis {
            Axis::Row => Band {
                along: 1,
                across: across as usize,
                length: width,
                rows,
                first: grid.square(0, top as u32) as usize,
                steps: [2, 1, 0, 3],
                shift: 0,
                mask: across - 1,
                tolerance,
            },
            Axis::Column => Band {
                along: across as usize,
                across: 1,
                length: height,
                rows,
                first: grid.square(top as u32, 0) as usize,
                steps: [3, 0, 1, 2],
                shift,
                mask: u32::MAX,
                tolerance,
            },
        }
    }

    /// The column of a square, which may be a tile's home.
    pub(super) fn column_of(self, square: u32) -> usize {
        ((square >> self.shift & self.mask) - 1) as usize
    }

    /// The blank's column and row.
    pub(super) fn column(self, grid: &Grid) -> usize {
        self.column_of(grid.blank())
    }

    pub(super) fn row(self, grid: &Grid) -> usize {
        (grid.blank() as usize - self.first - self.column(grid) * self.along) / self.across
    }

    pub(super) fn square(self, column: usize, row: usize) -> u32 {
        (self.first + column * self.along + row * self.across) as u32
    }

    /// How far the tiles of a column are to go on.
    #[inline(always)]
    pub(super) fn distances(self, grid: &Grid, column: usize) -> Rows {
        std::array::from_fn(|row| {
            let tile = grid.at(self.square(column, row.min(self.rows - 1)));
            (tile >> self.shift & self.mask) as Worth - 1 - column as Worth
        })
    }

    /// How many tiles are to go from one side of the place after each column to the other.
    pub(super) fn crossing(self, grid: &Grid) -> Vec<u32> {
        let mut changes = vec![0i32; self.length];
        for column in 0..self.length {
            for row in 0..self.rows {
                let square = self.square(column, row);
                if square != grid.blank() {
                    let home = self.column_of(grid.at(square));
                    changes[column.min(home)] += 1;
                    changes[column.max(home)] -= 1;
                }
            }
        }
        let mut crossing = 0;
        let sums = changes.iter().map(|change| {
            crossing += change;
            crossing as u32
        });
        sums.collect()
    }
}

/// What steps are worth.
pub(super) struct Lanes {
    pub(super) tolerance: Worth,
    /// Up and down into each row, for tiles that are to go on, back, and neither.
    up: [Rows; 3],
    down: [Rows; 3],
    /// Nothing, but for rows that the band does not have.
    possible: Rows,
}

impl Lanes {
    pub(super) fn new(band: Band) -> Lanes {
        let rows = band.rows;
        let lanes = [rows / 2 - 1, rows / 2];
        let out = |row: usize| (2 * row).abs_diff(rows - 1) as Worth / 2;
        let moved = |kind: usize, from: usize, to: usize| match lanes.get(kind) {
            Some(&lane) => INTO_LANE * (from.abs_diff(lane) as Worth - to.abs_diff(lane) as Worth),
            None => OUT_OF_LANE * (out(to) - out(from)),
        };
        let mut lanes = Lanes {
            tolerance: band.tolerance,
            up: [[NEVER; ROWS]; 3],
            down: [[NEVER; ROWS]; 3],
            possible: [NEVER; ROWS],
        };
        lanes.possible[..rows].fill(0);
        for kind in 0..3 {
            for row in 1..rows {
                // The tile goes the other way.
                lanes.down[kind][row] = moved(kind, row, row - 1) - COST;
                lanes.up[kind][row - 1] = moved(kind, row - 1, row) - COST;
            }
        }
        lanes
    }

    /// What each row is worth after a step along the band, the tiles there having so far to go.
    #[inline(always)]
    pub(super) fn on(&self, worth: &Rows, distances: &Rows, on: bool) -> Rows {
        std::array::from_fn(|row| {
            // The tile goes the other way.
            let far = if on { -distances[row] } else { distances[row] };
            let sure = Worth::from(far > self.tolerance) - Worth::from(far < -self.tolerance);
            let nearer = Worth::from(far > 0) - Worth::from(far <= 0);
            let gain = sure * (MOVE - NEARLY) + nearer * NEARLY;
            worth[row] + self.possible[row] + gain - COST
        })
    }

    /// What each row is worth after steps across the band, all of them up or all down, and which.
    #[inline(always)]
    pub(super) fn beside(&self, worth: &Rows, distances: &Rows) -> (Rows, [u8; ROWS]) {
        let pick = |worth: &[Rows; 3]| -> Rows {
            std::array::from_fn(|row| {
                if distances[row] > self.tolerance {
                    worth[0][row]
                } else if distances[row] < -self.tolerance {
                    worth[1][row]
                } else {
                    worth[2][row]
                }
            })
        };
        let (down, up) = (pick(&self.down), pick(&self.up));
        let (mut above, mut below) = (*worth, *worth);
        for row in 1..ROWS {
            above[row] = worth[row].max(above[row - 1] + down[row]);
            let row = ROWS - 1 - row;
            below[row] = worth[row].max(below[row + 1] + up[row]);
        }
        let best = std::array::from_fn(|row| above[row].max(below[row]).max(NEVER));
        let choice = std::array::from_fn(|row| {
            let chosen = |choice, is: bool| if is { choice } else { 0 };
            chosen(FROM_ABOVE, above[row] > worth[row])
                | chosen(FROM_BELOW, below[row] > worth[row])
                | chosen(RATHER_FROM_BELOW, below[row] > above[row])
        });
        (best, choice)
    }
}
