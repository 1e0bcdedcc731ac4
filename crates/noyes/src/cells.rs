//! Many boards in one list of numbers, as other languages keep them.

use alloc::vec::Vec;

use thiserror::Error;

use crate::{
    Board, BoardError, Cell, Coded, Goal, PackedBoard, Size, SizeMismatch,
    halves::{self, BATCH, CellHalves, PackedHalves},
    inversions::inversions_are_odd,
};

/// Why some cells are no boards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum CellsError {
    /// The cells of no whole number of boards. Code `wrong-count`.
    #[error("found {found} cells; expected a multiple of {}, the squares of a {size} board", .size.area())]
    Part {
        /// How many cells there are.
        found: usize,
        /// The size of the boards.
        size: Size,
    },
    /// Not one answer a board. Code `wrong-count`.
    #[error("found room for {found} answers; expected one for each of {expected} boards")]
    Answers {
        /// How many answers there is room for.
        found: usize,
        /// How many boards there are.
        expected: usize,
    },
    /// Some cells are no board. The code is that of the [`BoardError`].
    #[error("board {board}: {error}")]
    Board {
        /// Which board, from 0.
        board: usize,
        /// Why it is none.
        error: BoardError,
    },
    /// A packed board has another size than the goal. Code `size-mismatch`.
    #[error("board {board}: {error}")]
    Size {
        /// Which board, from 0.
        board: usize,
        /// Both sizes.
        error: SizeMismatch,
    },
}

impl Coded for CellsError {
    fn code(&self) -> &'static str {
        match self {
            CellsError::Part { .. } | CellsError::Answers { .. } => "wrong-count",
            CellsError::Board { error, .. } => error.code(),
            CellsError::Size { error, .. } => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            CellsError::Board { error, .. } => error.at(),
            _ => None,
        }
    }
}

impl Size {
    /// How many boards of this size these cells are: one cell a square, board
    /// after board. Each of 0…n−1 stands on exactly one square of each.
    ///
    /// # Errors
    /// [`CellsError`]: which board is the first that is none, and why.
    ///
    /// ```
    /// use noyes::{Coded, Size};
    ///
    /// assert_eq!(Size::new(2, 2)?.boards_in(&[1u8, 2, 3, 0, 0, 1, 2, 3])?, 2);
    /// let error = Size::new(2, 2)?.boards_in(&[1u8, 2, 3, 0, 0, 1, 1, 3]).unwrap_err();
    /// assert_eq!(error.to_string(), "board 1: tile 1 stands on squares 1 and 2");
    /// assert_eq!((error.code(), error.at()), ("duplicate-tile", Some(2)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn boards_in<C: Cell>(self, cells: &[C]) -> Result<usize, CellsError> {
        let area = self.area();
        if !cells.len().is_multiple_of(area) {
            return Err(CellsError::Part { found: cells.len(), size: self });
        }
        // A length that the compiler knows lets it look at all squares at once.
        let wrong = match area {
            9 => cells.as_chunks::<9>().0.iter().position(|board| !is_permutation(board)),
            16 => cells.as_chunks::<16>().0.iter().position(|board| !is_permutation(board)),
            25 => cells.as_chunks::<25>().0.iter().position(|board| !is_permutation(board)),
            ..=64 => cells.chunks_exact(area).position(|board| !is_permutation(board)),
            _ => return self.large_boards_in(cells),
        };
        match wrong {
            Some(board) => Err(self.error(cells, board)),
            None => Ok(cells.len() / area),
        }
    }

    fn large_boards_in<C: Cell>(self, cells: &[C]) -> Result<usize, CellsError> {
        // The number of the last board that a tile was seen on.
        let mut seen = alloc::vec![usize::MAX; self.area()];
        for (board, tiles) in cells.chunks_exact(self.area()).enumerate() {
            let new = tiles.iter().all(|&tile| {
                let last = usize::try_from(tile.into()).ok().and_then(|tile| seen.get_mut(tile));
                last.is_some_and(|last| core::mem::replace(last, board) != board)
            });
            if !new {
                return Err(self.error(cells, board));
            }
        }
        Ok(cells.len() / self.area())
    }

    /// What is wrong with a board that is known to be none.
    fn error<C: Cell>(self, cells: &[C], board: usize) -> CellsError {
        let tiles: Vec<u32> =
            cells[board * self.area()..][..self.area()].iter().map(|&cell| number(cell)).collect();
        let error = Board::new(self, tiles).err();
        let count = BoardError::WrongCount { found: self.area(), size: self };
        CellsError::Board { board, error: error.unwrap_or(count) }
    }
}

impl Goal {
    /// Whether slides lead from each of these boards to the goal: one cell a
    /// square, board after board, and one answer for each. Checks that they are
    /// boards.
    ///
    /// # Errors
    /// [`CellsError`]: which board is the first that is none, and why, or that
    /// there is not one answer a board. The answers are then without meaning.
    ///
    /// ```
    /// use noyes::{Goal, Layout, Size};
    ///
    /// let goal = Goal::new(Size::new(2, 2)?, Layout::BlankLast);
    /// let mut answers = [false; 2];
    /// goal.solvable_cells(&[1u8, 2, 3, 0, 2, 1, 3, 0], &mut answers)?;
    /// assert_eq!(answers, [true, false]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn solvable_cells<C: Cell>(
        &self,
        cells: &[C],
        answers: &mut [bool],
    ) -> Result<(), CellsError> {
        let (size, area) = (self.size(), self.size().area());
        if cells.len() == answers.len() * area && halves::serve(size) {
            let mut halves = CellHalves::new(self);
            let batches = cells.chunks(BATCH * area).zip(answers.chunks_mut(BATCH));
            let valid = batches.map(|(cells, answers)| halves.judge(cells, answers));
            if valid.fold(true, |all, valid| all & valid) {
                return Ok(());
            }
        }
        let boards = size.boards_in(cells)?;
        if boards != answers.len() {
            return Err(CellsError::Answers { found: answers.len(), expected: boards });
        }
        let odd: Vec<bool> = size.squares().map(|square| self.needs_odd_tiles(square)).collect();
        for (board, answer) in cells.chunks_exact(size.area()).zip(answers) {
            let places = self.places_of(board.iter().map(|&cell| number(cell)));
            *answer = if size.is_one_wide() {
                places.is_sorted()
            } else {
                let blank = board.iter().position(|&cell| number(cell) == 0).unwrap_or_default();
                inversions_are_odd(size.area(), places) == odd[blank]
            };
        }
        Ok(())
    }

    /// Whether slides lead from each of these packed boards to the goal: one
    /// answer for each.
    ///
    /// # Errors
    /// [`CellsError`]: which board is the first that has another size than the
    /// goal, or that there is not one answer a board. The answers are then
    /// without meaning.
    ///
    /// ```
    /// use noyes::{Dealer, Goal, Layout, Packed16, Recipe, Size};
    ///
    /// let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    /// let mut boards = [Packed16::try_from(goal.board())?; 100];
    /// Dealer::new(goal.clone(), Recipe::default(), "noyes")?.deal_packed(0, &mut boards)?;
    /// let mut answers = [false; 100];
    /// goal.solvable_packed(&boards, &mut answers)?;
    /// assert_eq!(answers, [true; 100]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn solvable_packed<P: PackedBoard>(
        &self,
        boards: &[P],
        answers: &mut [bool],
    ) -> Result<(), CellsError> {
        if boards.len() != answers.len() {
            return Err(CellsError::Answers { found: answers.len(), expected: boards.len() });
        }
        if boards.is_empty() {
            return Ok(());
        }
        let size = self.size();
        let error = || {
            let board = boards.iter().position(|board| board.size() != size).unwrap_or(0);
            let error = SizeMismatch { found: boards[board].size(), expected: size };
            CellsError::Size { board, error }
        };
        if size.area() > P::MAX_AREA {
            return Err(error());
        }
        // A batch at a time, so that it is still near when it is judged; and all of
        // it, which needs no branch for each.
        let mut halves = halves::serve(size).then(|| PackedHalves::new::<P>(self));
        for (boards, answers) in boards.chunks(BATCH).zip(answers.chunks_mut(BATCH)) {
            if !boards.iter().fold(true, |all, board| all & board.has_size(size)) {
                return Err(error());
            }
            match &mut halves {
                Some(halves) => halves.judge(boards, answers),
                None => {
                    for (board, answer) in boards.iter().zip(answers) {
                        *answer = self.is_solvable(board).unwrap_or(false);
                    }
                }
            }
        }
        Ok(())
    }
}

pub(crate) fn number<C: Cell>(cell: C) -> u32 {
    // No cell is larger than 32 bits.
    cell.into() as u32
}

/// Whether at most 64 numbers are 0…n−1.
#[inline(always)]
fn is_permutation<C: Cell>(board: &[C]) -> bool {
    let all = u64::MAX >> (64 - board.len());
    let high = board.iter().fold(0, |high, &cell| high | number(cell));
    board.iter().fold(0, |seen, &cell| seen | 1u64 << (number(cell) % 64)) == all && high < 64
}
