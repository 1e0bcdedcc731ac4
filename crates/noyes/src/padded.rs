//! A small board in bytes with a border, on which many slides are quick.

use crate::{Algorithm, Size, Square};

/// A board of at most 25 squares, a byte a square. Beside each square of its
/// edge there is one of the border, which holds no tile: whether a slide is
/// legal is seen by what slides, and asked once at the end.
///
/// A row is followed by one square of border, which is also the one before the
/// next row. Squares are numbered by bytes, so that none is outside of the array.
pub(crate) struct Padded {
    size: Size,
    cells: [u8; 256],
    blank: u8,
}

/// The highest bit tells the border from tiles.
const BORDER: u8 = 128;

impl Padded {
    /// The most squares: in whatever shape, all of them and the border fit.
    pub(crate) const MAX_AREA: usize = 25;

    /// The numbers of a board, 0 for the blank.
    pub(crate) fn new(size: Size, numbers: impl Iterator<Item = u32>) -> Padded {
        debug_assert!(size.area() <= Padded::MAX_AREA);
        let mut padded = Padded { size, cells: [BORDER; 256], blank: 0 };
        for (square, number) in size.squares().zip(numbers) {
            let cell = padded.cell(square);
            padded.cells[usize::from(cell)] = number as u8;
            if number == 0 {
                padded.blank = cell;
            }
        }
        padded
    }

    fn cell(&self, square: Square) -> u8 {
        let (column, row) = (square.column(self.size), square.row(self.size));
        ((row + 1) * (self.size.width() + 1) + column + 1) as u8
    }

    /// Makes all moves; whether all were legal. If not the board is none any more.
    #[must_use]
    pub(crate) fn apply(&mut self, algorithm: &Algorithm) -> bool {
        /// Longer than all that are legal: the border is met before.
        const LONGEST: u32 = Padded::MAX_AREA as u32;
        let row = self.size.width() as u8 + 1;
        // Where the blank goes when a tile travels up, down, left or right.
        let steps = [row, row.wrapping_neg(), 1, 1u8.wrapping_neg()];
        let (mut here, mut slid) = (self.blank, 0);
        let mut slide = |here: &mut u8, step: u8| {
            let from = here.wrapping_add(step);
            let tile = self.cells[usize::from(from)];
            slid |= tile;
            self.cells[usize::from(*here)] = tile;
            *here = from;
        };
        for run in algorithm.runs() {
            let (step, length) = (steps[run.direction as usize], run.length.get());
            slide(&mut here, step);
            // Nobody can foretell whether a run has one slide or two. A second
            // one is always made, and by no step if there is none; only more
            // of them, which are rare, are worth a branch.
            slide(&mut here, if length > 1 { step } else { 0 });
            (2..length.min(LONGEST)).for_each(|_| slide(&mut here, step));
        }
        self.cells[usize::from(here)] = 0;
        self.blank = here;
        slid & BORDER == 0
    }

    /// The square of the blank, and the numbers of all squares.
    pub(crate) fn numbers(&self) -> impl DoubleEndedIterator<Item = u32> + ExactSizeIterator {
        let area = self.size.area() as u32;
        (0..area).map(|square| u32::from(self.cells[usize::from(self.cell(Square::new(square)))]))
    }

    pub(crate) fn blank(&self) -> Square {
        let place = u32::from(self.blank) - 1 - (self.size.width() + 1);
        let (row, column) = (place / (self.size.width() + 1), place % (self.size.width() + 1));
        Square::new(row * self.size.width() + column)
    }
}
