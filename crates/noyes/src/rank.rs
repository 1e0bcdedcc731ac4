//! The bijection between the solvable boards and 0 … n!/2−1.

use alloc::vec::Vec;
use thiserror::Error;

use crate::{
    Board, Coded, Goal, Natural, Position, Size, SizeMismatch, Square,
    inversions::{from_lehmer, inversions},
    natural,
};

/// The bases of a rank's digits, the most significant first: n for the blank's
/// square, then n−1, n−2, …, 3 for the tiles. Their product is n!/2.
///
/// On a board one square wide the blank's square alone decides.
pub(crate) fn bases(size: Size) -> Vec<u32> {
    let area = size.area() as u32;
    let mut bases = alloc::vec![area];
    if !size.is_one_wide() {
        bases.extend((3..area).rev());
    }
    bases
}

impl Goal {
    /// The board's number among the boards that can be solved to this goal.
    ///
    /// # The bijection
    /// Rename each tile by its [place](Goal::place) in the goal and read the
    /// board row by row. The rank's digits in a mixed radix, the most
    /// significant first, are
    /// - base n: how many squares the blank stands after its goal, modulo n;
    /// - bases n−1, n−2, …, 3: for each tile in reading order, the blank
    ///   skipped, how many smaller ones stand after it (its Lehmer digit, D.
    ///   H. Lehmer 1960; Knuth, TAOCP 3, 5.1.1).
    ///
    /// The last two tiles get no digit: which of them comes first is the
    /// parity's to say, and exactly one order can be solved. On boards one
    /// square wide the first digit stands alone. The goal has rank 0.
    ///
    /// # Stability
    /// Ranks never change; `testdata/ranks.toml` holds golden vectors.
    ///
    /// # Errors
    /// [`RankError`] if the board has another size or cannot be solved.
    ///
    /// ```
    /// use noyes::{Board, Goal, Layout, Natural, Size};
    ///
    /// let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    /// assert_eq!(goal.rank(goal.board())?, Natural::from(0u64));
    ///
    /// let board: Board = "0 15 14 13/12 11 10 9/8 7 6 5/4 3 2 1".parse()?;
    /// assert_eq!(goal.unrank(&goal.rank(&board)?)?, board);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rank(&self, board: &impl Position) -> Result<Natural, RankError> {
        if !self.is_solvable(board)? {
            return Err(RankError::Unsolvable);
        }
        let size = self.size();
        let bases = bases(size);
        let area = size.area() as u32;
        let mut digits = Vec::with_capacity(bases.len());
        digits.push((board.blank().number() + area - self.blank().number()) % area);
        if bases.len() > 1 {
            let tiles: Vec<u32> = self.places_on(board).collect();
            digits.extend(&inversions(&tiles)[..bases.len() - 1]);
        }
        Ok(natural::from_digits(&digits, &bases))
    }

    /// The board with this number: the inverse of [`rank`](Self::rank).
    ///
    /// # Errors
    /// [`RankError`] if the number is not below
    /// [`solvable_boards`](Size::solvable_boards).
    pub fn unrank(&self, rank: &Natural) -> Result<Board, RankError> {
        let bases = bases(self.size());
        let digits = natural::to_digits(rank, &bases)
            .ok_or_else(|| RankError::TooLarge { size: self.size() })?;
        let mut tiles = digits;
        let blank = self.tiles_of_digits(&mut tiles);
        Ok(Board::from_permutation(self.size(), tiles, blank))
    }

    /// Turns a rank's digits, each below its base, into the board's tiles in
    /// reading order, and says where the blank is.
    pub(crate) fn tiles_of_digits(&self, digits: &mut Vec<u32>) -> Square {
        let size = self.size();
        let area = size.area();
        let blank = self.blank_of_digit(digits[0]);
        digits.resize(area, 0);
        let code = &mut digits[1..];
        if !size.is_one_wide() {
            let sum = code.iter().fold(0, |sum, digit| sum ^ digit);
            code[area - 3] = u32::from(self.needs_odd_tiles(blank)) ^ sum & 1;
        }
        from_lehmer(code);
        for place in code {
            *place = self.order()[*place as usize];
        }
        // The tiles before the blank move up into the first digit's room.
        digits.copy_within(1..=blank.index(), 0);
        digits[blank.index()] = 0;
        blank
    }

    /// The blank's square for the first digit.
    pub(crate) fn blank_of_digit(&self, digit: u32) -> Square {
        Square::new((self.blank().number() + digit) % self.size().area() as u32)
    }

    /// Whether the tiles of a solvable board stand in an odd permutation when
    /// the blank is here: where the width is even and the blank an odd number
    /// of rows away from its goal.
    pub(crate) fn needs_odd_tiles(&self, blank: Square) -> bool {
        let size = self.size();
        size.width().is_multiple_of(2) && blank.row(size).abs_diff(self.blank().row(size)) % 2 == 1
    }
}

/// Why there is no rank, or no board of a rank.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RankError {
    /// Only boards that can be solved have a rank. Code `unsolvable`.
    #[error("the board cannot be solved to this goal; only solvable boards have a rank")]
    Unsolvable,
    /// The number is past the last board. Code `rank-out-of-range`.
    #[error("the rank is too large; expected one below the number of solvable {size} boards")]
    TooLarge {
        /// The size of the boards.
        size: Size,
    },
    /// The board has another size than the goal. Code `size-mismatch`.
    #[error(transparent)]
    Mismatch(#[from] SizeMismatch),
}

impl Coded for RankError {
    fn code(&self) -> &'static str {
        match self {
            RankError::Unsolvable => "unsolvable",
            RankError::TooLarge { .. } => "rank-out-of-range",
            RankError::Mismatch(error) => error.code(),
        }
    }
}
