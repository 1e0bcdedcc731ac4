//! A small board in bytes with a border, on which many slides are quick.

use crate::{Algorithm, Run, Size, Square};

/// A board of at most 25 squares, a byte a square. Beside each square of its
/// edge there is one of the border, which holds no tile: whether a slide is
/// legal is seen by what slides, and asked once for many of them.
///
/// A row is followed by one square of border, which is also the one before the
/// next row. Squares are numbered by bytes, so that none is outside of the array.
pub(crate) struct Padded {
    size: Size,
    /// Where the board's squares are, in reading order.
    squares: [u8; Padded::MAX_AREA],
    cells: Cells,
    blank: u8,
}

type Cells = [u8; 256];

/// The highest bit tells the border from tiles, and from the numbers of squares.
const BORDER: u8 = 128;

/// How many moves are laid out together, and how many may be added to reach that.
const BLOCK: usize = 2048;

/// Longer than all runs that are legal: the border is met before.
const TOO_LONG: usize = Padded::MAX_AREA;

/// How many stretches of a block are made side by side, and from how many moves
/// on: each has a board of its own, so that no slide of one waits for another's.
const TOGETHER: usize = 4;
const FEW: usize = 256;

/// Eight moves are a word.
const WORD: usize = 8;
const ONES: u64 = u64::from_ne_bytes([1; WORD]);

/// Steps are kept larger by this: none is negative.
const BIAS: u8 = 64;

impl Padded {
    /// The most squares: in whatever shape, all of them and the border fit.
    pub(crate) const MAX_AREA: usize = 25;

    /// The numbers of a board, 0 for the blank.
    pub(crate) fn new(size: Size, numbers: impl Iterator<Item = u32>) -> Padded {
        debug_assert!(size.area() <= Padded::MAX_AREA);
        let mut padded =
            Padded { size, squares: [0; Padded::MAX_AREA], cells: [BORDER; 256], blank: 0 };
        let (width, height) = (size.width() as u8, size.height() as u8);
        let cells = (1..=height).flat_map(|row| (1..=width).map(move |x| row * (width + 1) + x));
        for ((square, cell), number) in padded.squares.iter_mut().zip(cells).zip(numbers) {
            *square = cell;
            padded.cells[usize::from(cell)] = number as u8;
            if number == 0 {
                padded.blank = cell;
            }
        }
        padded
    }

    fn squares(&self) -> &[u8] {
        &self.squares[..self.size.area()]
    }

    /// Makes all moves; whether all were legal. If not the board is none any more.
    ///
    /// A block of moves is laid out one by one, then turned into the blank's
    /// squares, and then tiles go from each of these to the one before it.
    #[must_use]
    pub(crate) fn apply(&mut self, algorithm: &Algorithm) -> bool {
        let mut runs = algorithm.runs();
        let mut block = [0; BLOCK];
        while !runs.is_empty() {
            let Some(count) = self.lay_out(&mut runs, &mut block) else { return false };
            let together = if count < FEW { 1 } else { TOGETHER };
            // Whoever has no move left makes one by no step.
            let moves = &mut block[..count.next_multiple_of(WORD * together)];
            moves[count..].fill(BIAS);
            self.steps_to_squares(moves);
            let legal = match together {
                1 => self.slide::<1>(moves),
                _ => self.slide::<TOGETHER>(moves),
            };
            if !legal {
                return false;
            }
        }
        true
    }

    /// Writes the steps that the blank takes, move by move, until the runs end
    /// or more might not fit, and says how many there are. `None`: a run is so
    /// long that it is not legal.
    fn lay_out(&self, runs: &mut &[Run], steps: &mut [u8; BLOCK]) -> Option<usize> {
        /// Runs that are written without a look at each.
        const SHORT: usize = 8;
        let row = self.size.width() as u8 + 1;
        // Where the blank goes when a tile travels up, down, left or right.
        let words = [BIAS + row, BIAS - row, BIAS + 1, BIAS - 1].map(|step| [step; WORD]);
        let words = words.map(u64::from_le_bytes);
        let mut count = 0;
        while count <= BLOCK - SHORT * WORD {
            // Nobody can foretell how long a run is, but nearly all are within a
            // word. What is written past its end is overwritten by the next.
            if let Some((short, rest)) = runs.split_first_chunk::<SHORT>()
                && short.iter().fold(0, |all, run| all | run.length.get()) < WORD as u32
            {
                for run in short {
                    let word = words[run.direction as usize].to_le_bytes();
                    steps[count..count + WORD].copy_from_slice(&word);
                    // The remainder is the length; that it is small lets the compiler
                    // see that all words fit.
                    count += run.length.get() as usize % WORD;
                }
                *runs = rest;
            } else if let Some((run, rest)) = runs.split_first() {
                let length = run.length.get() as usize;
                if length >= TOO_LONG {
                    return None;
                }
                steps[count..count + length].fill(words[run.direction as usize] as u8);
                count += length;
                *runs = rest;
            } else {
                break;
            }
        }
        Some(count)
    }

    /// From steps to the squares where they lead to, all but the last of which
    /// are those where the next begins.
    ///
    /// Eight numbers of any sign are one number in base 256; multiplying it by
    /// 1 + 256 + 256² + … adds to each of them all that come before it. Sums are
    /// kept larger by 128, so that the last can be seen before it is known where
    /// the first step begins.
    fn steps_to_squares(&self, moves: &mut [u8]) {
        const START: u64 = 128u64.wrapping_sub(ONES * BIAS as u64);
        let mut here = u64::from(self.blank).wrapping_sub(128);
        for moves in moves.as_chunks_mut().0 {
            let sums = u64::from_le_bytes(*moves).wrapping_add(START).wrapping_mul(ONES);
            *moves = sums.wrapping_add(here.wrapping_mul(ONES)).to_le_bytes();
            here = here.wrapping_add((sums >> (8 * (WORD - 1))).wrapping_sub(128));
        }
    }

    /// Moves the blank to each of these squares in turn; whether all of them
    /// hold tiles. They are cut into `PARTS` stretches of one length. The first
    /// is made on the board itself, the others on boards whose squares hold
    /// their own numbers: at the end these say where each tile came from.
    #[allow(clippy::needless_range_loop)] // One index for all stretches.
    fn slide<const PARTS: usize>(&mut self, squares: &[u8]) -> bool {
        let words = squares.as_chunks::<WORD>().0;
        let length = words.len() / PARTS;
        let stretches: [_; PARTS] = core::array::from_fn(|part| &words[part * length..][..length]);
        let mut starts = [self.blank; PARTS];
        for (start, before) in starts[1..].iter_mut().zip(stretches) {
            *start = before[length - 1][WORD - 1];
        }
        let mut boards = [[BORDER; 256]; PARTS];
        for board in &mut boards[1..] {
            self.squares().iter().for_each(|&cell| board[usize::from(cell)] = cell);
        }
        boards[0] = self.cells;
        let (mut blanks, mut slid) = (starts, 0);
        for word in 0..length {
            for k in 0..WORD {
                for part in 0..PARTS {
                    let from = stretches[part][word][k];
                    let tile = boards[part][usize::from(from)];
                    slid |= tile;
                    boards[part][usize::from(blanks[part])] = tile;
                    blanks[part] = from;
                }
            }
        }
        for ((board, start), blank) in boards.iter_mut().zip(starts).zip(blanks) {
            board[usize::from(blank)] = start;
        }
        boards[0][usize::from(blanks[0])] = 0;
        let mut cells = boards[0];
        for board in &boards[1..] {
            let before = cells;
            for cell in self.squares().iter().map(|&cell| usize::from(cell)) {
                cells[cell] = before[usize::from(board[cell])];
            }
        }
        self.cells = cells;
        self.blank = blanks[PARTS - 1];
        slid & BORDER == 0
    }

    /// The numbers of all squares.
    pub(crate) fn numbers(&self) -> impl DoubleEndedIterator<Item = u32> {
        self.squares().iter().map(|&cell| u32::from(self.cells[usize::from(cell)]))
    }

    /// The square of the blank.
    pub(crate) fn blank(&self) -> Square {
        let place = u32::from(self.blank) - 1 - (self.size.width() + 1);
        let (row, column) = (place / (self.size.width() + 1), place % (self.size.width() + 1));
        Square::new(row * self.size.width() + column)
    }
}
