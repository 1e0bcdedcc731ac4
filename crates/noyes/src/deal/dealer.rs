//! The dealer: one board, or many, by their number.

use alloc::vec::Vec;

use rand_core::Rng;

#[cfg(not(target_arch = "wasm32"))]
use super::eight;
use super::{
    articles,
    digits::Groups,
    key,
    keystream::Keystream,
    lanes::{self, Lanes},
    swaps::Swaps,
};
use crate::{
    BlankSquare, Board, Cell, DealError, Goal, PackedBoard, Position, Recipe, Shuffle, Square,
    kernels::{Chosen, LANES, TILE, Tile, join_tiles, lone_digits},
};

/// Deals boards by number, the same ones for ever.
///
/// The board depends on the seed, the size, the goal, the recipe and the
/// index, and on nothing else: not on the platform, not on the instruction
/// set, not on the boards dealt before, and not on whether it is dealt alone
/// or among many.
///
/// The fair recipe, which is the default, deals each solvable board exactly as
/// often as any other, given uniform bits. Seeded deals are as good as their
/// bits: a stream of ChaCha8 under a 256-bit key hashed from the seed's text.
/// 2^256 keys are fewer than the boards from 58 squares on, and a short seed
/// that a person types is one of few; who wants more than that deals
/// [unseeded](Recipe::deal), from a generator of their own.
///
/// # Stability
/// What is dealt never changes. It is specified in `docs/seeded-deals.md` and
/// pinned by the golden vectors of `testdata/deals.toml`.
///
/// ```
/// use noyes::{Dealer, Goal, Layout, Recipe, Size};
///
/// let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
/// let dealer = Dealer::new(goal, Recipe::default(), "noyes")?;
/// let board = dealer.deal(1_000_000)?;
/// assert!(dealer.goal().is_solvable(&board)?);
///
/// // Many at once are the very same boards.
/// let mut tiles = [0u8; 3 * 16];
/// dealer.deal_cells(999_998, &mut tiles)?;
/// assert!(tiles[32..].iter().zip(board.tiles()).all(|(&a, &b)| u32::from(a) == b));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Dealer {
    goal: Goal,
    recipe: Recipe,
    keystream: Keystream,
    groups: Groups,
}

impl Dealer {
    /// How many deals a seed has: indices go from 0 to one below, 2^48 − 1.
    pub const DEALS: u64 = 1 << 48;

    /// A dealer for a goal, a recipe and a seed of any text.
    ///
    /// # Errors
    /// [`DealError`] if the recipe is not defined for slides, or can never, or
    /// hardly ever, deal a solvable board of this size.
    pub fn new(goal: Goal, recipe: Recipe, seed: &str) -> Result<Dealer, DealError> {
        recipe.check(&goal)?;
        let keystream = Keystream::new(key::derive(&goal, recipe, seed));
        let groups = Groups::new(goal.size(), recipe.blank_square);
        Ok(Dealer { goal, recipe, keystream, groups })
    }

    /// The goal of the boards.
    #[must_use]
    pub fn goal(&self) -> &Goal {
        &self.goal
    }

    /// The recipe of the boards.
    #[must_use]
    pub fn recipe(&self) -> Recipe {
        self.recipe
    }

    /// The board of this index, which must be below 2^48.
    ///
    /// # Errors
    /// [`DealError::IndexTooLarge`].
    pub fn deal(&self, index: u64) -> Result<Board, DealError> {
        self.check_range(index, 1)?;
        if self.recipe.shuffle != Shuffle::Uniform {
            let mut board = self.goal.board().clone();
            self.shuffle_into(index, &mut board);
            return Ok(board);
        }
        let mut tiles = Vec::with_capacity(self.goal.size().area());
        let blank = self.uniform(index, &mut tiles);
        Ok(Board::from_permutation(self.goal.size(), tiles, blank))
    }

    /// Deals the boards from `start` on into one cell a square, board after
    /// board, as many as there is room for, without allocating for each.
    ///
    /// # Errors
    /// [`DealError`] if an index is not below 2^48, if the cells are no whole
    /// number of boards, or if a cell is too small for the size's numbers.
    ///
    /// ```
    /// use noyes::{Coded, Dealer, Goal, Layout, Recipe, Size};
    ///
    /// let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    /// let dealer = Dealer::new(goal, Recipe::default(), "noyes")?;
    /// let mut cells = vec![0u8; 1000 * 16]; // boards 0 to 999, 16 bytes each, row by row
    /// dealer.deal_cells(0, &mut cells)?;
    /// let mut answers = vec![false; 1000];
    /// dealer.goal().solvable_cells(&cells, &mut answers)?;
    /// assert!(answers.iter().all(|&answer| answer));
    ///
    /// let error = dealer.deal_cells(0, &mut cells[1..]).unwrap_err();
    /// assert_eq!(error.to_string(), "found 15999 cells; expected a multiple of 16, the squares of a 4x4 board");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn deal_cells<C: Cell>(&self, start: u64, cells: &mut [C]) -> Result<(), DealError> {
        let size = self.goal.size();
        let area = size.area();
        if area as u64 - 1 > C::MAX.into() {
            return Err(DealError::CellTooSmall { max: C::MAX.into(), size });
        }
        if !cells.len().is_multiple_of(area) {
            return Err(DealError::PartBoard { found: cells.len(), size });
        }
        self.check_range(start, (cells.len() / area) as u64)?;
        #[cfg(not(target_arch = "wasm32"))]
        if self.recipe.shuffle == Shuffle::Uniform
            && let Some(orders) = eight::table(&self.goal, &self.groups, cells.len() / area)
            && let Some(cells) = C::bytes_mut(cells)
        {
            let (goal, groups) = (&self.goal, &self.groups);
            eight::deal(Chosen::now(), orders, goal, groups, &self.keystream, start, cells);
            return Ok(());
        }
        if self.recipe.shuffle == Shuffle::Uniform && area <= lanes::MAX_AREA {
            let mut lanes = Lanes::new(&self.goal, &self.groups, &self.keystream, start);
            for cells in cells.chunks_mut(area * LANES) {
                let batch = lanes.deal(cells.len() / area);
                match C::bytes_mut(cells) {
                    Some(bytes) => join_tiles(batch.tiles, area, bytes),
                    None => join_tiles_as(batch.tiles, area, cells),
                }
            }
            return Ok(());
        }
        let mut tiles = Vec::new();
        let mut shuffled = self.goal.board().clone();
        for (index, cells) in (start..).zip(cells.chunks_exact_mut(area)) {
            let tiles = if self.recipe.shuffle == Shuffle::Uniform {
                self.uniform(index, &mut tiles);
                &tiles[..]
            } else {
                self.shuffle_into(index, &mut shuffled);
                shuffled.tiles()
            };
            for (cell, &tile) in cells.iter_mut().zip(tiles) {
                *cell = C::of(tile);
            }
        }
        Ok(())
    }

    /// Deals the boards from `start` on into packed ones, one for each place,
    /// whose former contents do not matter.
    ///
    /// # Errors
    /// [`DealError`] if an index is not below 2^48 or the size does not fit.
    ///
    /// ```
    /// use noyes::{Board, Dealer, Goal, Layout, Packed16, Recipe, Size};
    ///
    /// let goal = Goal::new(Size::EIGHT, Layout::Snake);
    /// let mut boards = vec![Packed16::try_from(goal.board())?; 1000];
    /// let dealer = Dealer::new(goal, Recipe::default(), "classroom 5b")?;
    /// dealer.deal_packed(0, &mut boards)?;
    /// assert_eq!(Board::from(boards[99]), dealer.deal(99)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn deal_packed<P: PackedBoard>(
        &self,
        start: u64,
        boards: &mut [P],
    ) -> Result<(), DealError> {
        let size = self.goal.size();
        if size.area() > P::MAX_AREA {
            return Err(DealError::CellTooSmall { max: P::MAX_AREA as u64 - 1, size });
        }
        self.check_range(start, boards.len() as u64)?;
        if self.recipe.shuffle != Shuffle::Uniform {
            let mut shuffled = self.goal.board().clone();
            for (index, board) in (start..).zip(boards) {
                self.shuffle_into(index, &mut shuffled);
                *board = P::pack(size, shuffled.blank(), shuffled.tiles().iter().copied());
            }
            return Ok(());
        }
        let mut lanes = Lanes::new(&self.goal, &self.groups, &self.keystream, start);
        for boards in boards.chunks_mut(LANES) {
            let batch = lanes.deal(boards.len());
            P::pack_many(batch.chosen, size, batch.blanks, batch.tiles, boards);
        }
        Ok(())
    }

    fn check_range(&self, start: u64, count: u64) -> Result<(), DealError> {
        match start.checked_add(count) {
            Some(end) if end <= Dealer::DEALS => Ok(()),
            _ => Err(DealError::IndexTooLarge {
                found: start.saturating_add(count.saturating_sub(1)),
            }),
        }
    }

    /// Shuffles a board of the goal's size in one of the articles' ways.
    fn shuffle_into(&self, index: u64, board: &mut Board) {
        articles::shuffle(&self.goal, self.recipe, &mut self.keystream.words(index, 0), board);
    }

    /// Deals a fair board into `tiles` and says where its blank is.
    fn uniform(&self, index: u64, tiles: &mut Vec<u32>) -> Square {
        let position = u128::from(index) * self.groups.words() as u128;
        if self.goal.size().area() > lanes::MAX_AREA {
            return self.deal_by_swaps(position, tiles);
        }
        let mut first = self.keystream.words(0, position);
        self.groups.read(
            |group, attempt| match attempt {
                0 => first.next(),
                _ => self.keystream.words(attempt, position + group as u128).next(),
            },
            tiles,
        );
        tiles_of_deal(&self.goal, self.groups.blank_moves, tiles)
    }

    /// Deals one large board, whose words are many: a thousand at a time.
    fn deal_by_swaps(&self, position: u128, tiles: &mut Vec<u32>) -> Square {
        const WORDS: usize = 1024;
        let chosen = Chosen::now();
        let mut reader = self.keystream.reader(chosen, position);
        let mut swaps = Swaps::new(&self.goal, self.groups.blank_moves, tiles);
        let digits = |number: usize, word: u32| {
            let group = self.groups.group(number);
            let refused = group.rest(word) < group.surplus;
            let position = position + number as u128;
            let substitute = refused.then(|| lanes::redraw(group, &self.keystream, position));
            let own = (!refused).then(|| group.digits(word));
            substitute.into_iter().flatten().chain(own.into_iter().flatten())
        };
        let (mut words, mut left) = ([0; WORDS], Vec::new());
        let lone = self.groups.lone_bases();
        for (start, bases) in (0..).step_by(WORDS).zip(lone.chunks(WORDS)) {
            let words = &mut words[..bases.len()];
            reader.fill(words);
            left.clear();
            lone_digits(chosen, words, bases, &mut left);
            for &first in &left {
                for (number, word) in (start + first..).zip(words[first..].iter_mut().take(LANES)) {
                    *word = digits(number, *word).next().unwrap_or_default();
                }
            }
            swaps.take_all(words);
        }
        let count = self.groups.words();
        for start in (lone.len()..count).step_by(WORDS) {
            let words = &mut words[..WORDS.min(count - start)];
            reader.fill(words);
            for (number, &word) in (start..).zip(&*words) {
                digits(number, word).for_each(|digit| swaps.take(digit));
            }
        }
        swaps.finish()
    }
}

/// [`join_tiles`] for cells of any number type.
fn join_tiles_as<C: Cell>(tiles: &[Tile], area: usize, cells: &mut [C]) {
    for (board, cells) in cells.chunks_exact_mut(area).enumerate() {
        for (cells, tile) in cells.chunks_mut(TILE).zip(tiles) {
            for (cell, &number) in cells.iter_mut().zip(&tile[board]) {
                *cell = C::of(number.into());
            }
        }
    }
}

/// Turns the digits of a fair deal, each uniform below its base, into the
/// tiles of a uniform board.
///
/// Boards whose numbers fit into a byte are unranked by the Lehmer code, which
/// vectors decode; larger ones by [`Swaps`]. Both are bijections from the
/// digits to the solvable boards.
fn tiles_of_deal(goal: &Goal, blank_moves: bool, digits: &mut Vec<u32>) -> Square {
    if goal.size().area() <= lanes::MAX_AREA {
        if !blank_moves {
            digits.insert(0, 0);
        }
        return goal.tiles_of_digits(digits);
    }
    let mut tiles = Vec::new();
    let mut swaps = Swaps::new(goal, blank_moves, &mut tiles);
    swaps.take_all(digits);
    let blank = swaps.finish();
    *digits = tiles;
    blank
}

impl Recipe {
    /// Deals one board from a generator of the caller's, unseeded.
    ///
    /// The fair recipe is exactly uniform if the generator's bits are; the
    /// other shuffles draw a 256-bit key and go on as seeded deals do. Which
    /// board a generator's words lead to may change between versions; for
    /// deals that can be repeated see [`Dealer`].
    ///
    /// # Errors
    /// [`DealError`] as for [`Dealer::new`].
    ///
    /// ```
    /// use noyes::{Goal, Layout, Recipe, Size};
    /// use rand::SeedableRng;
    ///
    /// let goal = Goal::new(Size::new(5, 4)?, Layout::Spiral);
    /// let mut generator = rand::rngs::StdRng::seed_from_u64(1);
    /// let board = Recipe::default().deal(&goal, &mut generator)?;
    /// assert!(goal.is_solvable(&board)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn deal(self, goal: &Goal, generator: &mut impl Rng) -> Result<Board, DealError> {
        self.check(goal)?;
        if self.shuffle != Shuffle::Uniform {
            let mut key = [0; 32];
            generator.fill_bytes(&mut key);
            let mut words = Keystream::new(key).words(0, 0);
            let mut board = goal.board().clone();
            articles::shuffle(goal, self, &mut words, &mut board);
            return Ok(board);
        }
        let groups = Groups::new(goal.size(), self.blank_square);
        let mut tiles = Vec::with_capacity(goal.size().area());
        groups.read(|_, _| generator.next_u32(), &mut tiles);
        let blank_moves = self.blank_square == BlankSquare::Any;
        let blank = tiles_of_deal(goal, blank_moves, &mut tiles);
        Ok(Board::from_permutation(goal.size(), tiles, blank))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Layout, Size};

    /// Words that are read by the thousand yield the digits that they yield one by one.
    #[test]
    fn large_boards_are_those_of_their_digits() {
        for (width, height) in [(17, 16), (64, 64), (91, 47), (100, 101), (300, 300)] {
            let goal = Goal::new(Size::new(width, height).unwrap(), Layout::Spiral);
            for blank_square in [BlankSquare::Any, BlankSquare::Home] {
                let recipe = Recipe { blank_square, ..Recipe::default() };
                let dealer = Dealer::new(goal.clone(), recipe, "large").unwrap();
                for index in [0, 3, Dealer::DEALS - 1] {
                    let position = u128::from(index) * dealer.groups.words() as u128;
                    let mut tiles = Vec::new();
                    let word = |group: usize, attempt| {
                        dealer.keystream.words(attempt, position + group as u128).next()
                    };
                    dealer.groups.read(word, &mut tiles);
                    let blank = tiles_of_deal(&goal, dealer.groups.blank_moves, &mut tiles);
                    let expected = Board::from_permutation(goal.size(), tiles, blank);
                    assert_eq!(dealer.deal(index), Ok(expected), "{width}x{height}");
                }
            }
        }
    }
}
