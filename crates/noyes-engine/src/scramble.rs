//! Dealing: by a seed that is given or drawn, one board or many.

use std::{fmt::Write, num::NonZeroUsize};

use noyes::{Cell, Coded, DealError, Dealer, Goal, Recipe};
use noyes_api::{RankWish, ScrambleLine};
use thiserror::Error;

use crate::cells;

/// Deals boards, and knows the seed that it was given or has drawn.
///
/// ```
/// use noyes::{Goal, Layout, Recipe, Size};
/// use noyes_api::RankWish;
/// use noyes_engine::Scrambler;
///
/// let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
/// let scrambler = Scrambler::new(goal, Recipe::default(), None)?;
/// assert_eq!(scrambler.seed().len(), 64); // drawn, 256 bits of it
/// assert!(scrambler.line(0, RankWish::WhereShort)?.solvable);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Scrambler {
    dealer: Dealer,
    seed: String,
}

impl Scrambler {
    /// A scrambler for a seed of any text, or for a fresh one.
    ///
    /// # Errors
    /// [`ScrambleError`] as for [`Dealer::new`], and if the system gives no
    /// random bits.
    pub fn new(goal: Goal, recipe: Recipe, seed: Option<&str>) -> Result<Self, ScrambleError> {
        let seed = seed.map_or_else(fresh_seed, |seed| Ok(seed.to_owned()))?;
        Ok(Scrambler { dealer: Dealer::new(goal, recipe, &seed)?, seed })
    }

    /// The dealer.
    #[must_use]
    pub fn dealer(&self) -> &Dealer {
        &self.dealer
    }

    /// The seed; one that was drawn is 64 hexadecimal digits.
    #[must_use]
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// The deal of this number, with all that is to be known of it.
    ///
    /// # Errors
    /// [`DealError::IndexTooLarge`].
    pub fn line(&self, index: u64, rank: RankWish) -> Result<ScrambleLine, DealError> {
        let Recipe { shuffle, fix, blank_square } = self.dealer.recipe();
        let (board, goal) = (self.dealer.deal(index)?, self.dealer.goal());
        Ok(ScrambleLine {
            board: board.to_string(),
            size: goal.size().to_string(),
            goal: goal.name(),
            shuffle: shuffle.name().into(),
            steps: shuffle.steps(),
            fix: fix.name().into(),
            blank_square: blank_square.name().into(),
            seed: self.seed.clone(),
            index,
            rank: rank.rank(&board, goal),
            // The dealer's boards have its goal's size.
            solvable: goal.is_solvable(&board).is_ok_and(|solvable| solvable),
            length: None,
            metric: None,
            drawn: None,
        })
    }

    /// Deals the boards from `start` on into one cell a square, board after board,
    /// on several threads; the boards do not depend on their number.
    ///
    /// # Errors
    /// [`DealError`] as for [`Dealer::deal_cells`].
    pub fn fill<C: Cell + Send>(
        &self,
        start: u64,
        cells: &mut [C],
        threads: NonZeroUsize,
    ) -> Result<(), DealError> {
        let area = self.dealer.goal().size().area();
        let count = cells.len() / area;
        let boards = cells::part(count, threads);
        // What is wrong with all of it must not be said of a part.
        let last = start.saturating_add(count as u64);
        if boards >= count || last > Dealer::DEALS || !cells.len().is_multiple_of(area) {
            return self.dealer.deal_cells(start, cells);
        }
        let parts = (start..).step_by(boards).zip(cells.chunks_mut(boards * area));
        cells::each(parts, |(start, cells)| self.dealer.deal_cells(start, cells))
            .into_iter()
            .collect()
    }
}

/// 256 bits from the operating system, as 64 hexadecimal digits.
///
/// # Errors
/// [`ScrambleError::NoRandomness`].
pub fn fresh_seed() -> Result<String, ScrambleError> {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).map_err(|error| ScrambleError::NoRandomness(error.to_string()))?;
    Ok(bits.iter().fold(String::new(), |mut seed, byte| {
        // Writing to a string cannot fail.
        write!(seed, "{byte:02x}").ok();
        seed
    }))
}

/// Why nothing can be dealt.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ScrambleError {
    /// The recipe is none for boards of this size.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// There is no seed to be had. Code `no-randomness`.
    #[error("the system gives no random bits: {0}")]
    NoRandomness(String),
}

impl Coded for ScrambleError {
    fn code(&self) -> &'static str {
        match self {
            ScrambleError::Deal(error) => error.code(),
            ScrambleError::NoRandomness(_) => "no-randomness",
        }
    }
}
