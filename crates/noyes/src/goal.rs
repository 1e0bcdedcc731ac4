//! Goals: the layouts that count as solved.

use core::{fmt, str::FromStr};

use alloc::{string::String, vec, vec::Vec};
use thiserror::Error;

use crate::{
    BlankMark, Board, Coded, Direction, Grid, Position, Size, SizeMismatch, Square, TextError, Tile,
};

/// The layouts that have a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// The tiles in reading order, then the blank: `1 2 3/4 5 6/7 8 0`.
    #[default]
    BlankLast,
    /// The blank, then the tiles in reading order: `0 1 2/3 4 5/6 7 8`.
    BlankFirst,
    /// Rows alternately rightwards and leftwards, the blank at the end of the
    /// path: `1 2 3/6 5 4/7 8 0`.
    Snake,
    /// Clockwise from the top left inwards, the blank at the end of the path:
    /// `1 2 3/8 0 4/7 6 5`.
    Spiral,
}

impl Layout {
    /// All layouts.
    pub const ALL: [Layout; 4] =
        [Layout::BlankLast, Layout::BlankFirst, Layout::Snake, Layout::Spiral];

    /// The name in commands and files, such as `blank-last`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Layout::BlankLast => "blank-last",
            Layout::BlankFirst => "blank-first",
            Layout::Snake => "snake",
            Layout::Spiral => "spiral",
        }
    }

    /// The layout of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Layout> {
        Layout::ALL.into_iter().find(|layout| layout.name() == name)
    }

    /// The solved board of this layout.
    #[must_use]
    pub fn board(self, size: Size) -> Board {
        let area = size.area() as u32;
        let in_reading_order = |first: u32| (0..area).map(move |k| (k + first) % area).collect();
        let along = |path: Vec<Square>| {
            let mut tiles = vec![0; size.area()];
            for (number, square) in (1..area).zip(path) {
                tiles[square.index()] = number;
            }
            tiles
        };
        let tiles: Vec<u32> = match self {
            Layout::BlankLast => in_reading_order(1),
            Layout::BlankFirst => in_reading_order(0),
            Layout::Snake => along(snake(size)),
            Layout::Spiral => along(spiral(size)),
        };
        let blank = tiles.iter().position(|&tile| tile == 0).unwrap_or(0);
        Board::from_permutation(size, tiles, Square::new(blank as u32))
    }
}

/// The squares row by row, every other row backwards.
fn snake(size: Size) -> Vec<Square> {
    let mut path: Vec<Square> = size.squares().collect();
    for row in path.chunks_exact_mut(size.width() as usize).skip(1).step_by(2) {
        row.reverse();
    }
    path
}

/// The squares clockwise from the top left inwards.
fn spiral(size: Size) -> Vec<Square> {
    const TURN: [Direction; 4] =
        [Direction::Right, Direction::Down, Direction::Left, Direction::Up];
    let mut visited = vec![false; size.area()];
    let mut path = Vec::with_capacity(size.area());
    let mut here = Square::new(0);
    let mut heading = 0;
    loop {
        visited[here.index()] = true;
        path.push(here);
        if path.len() == size.area() {
            return path;
        }
        let free = |heading: usize| {
            here.neighbour(TURN[heading], size).filter(|square| !visited[square.index()])
        };
        match free(heading) {
            Some(next) => here = next,
            None => {
                heading = (heading + 1) % 4;
                here = free(heading).unwrap_or(here);
            }
        }
    }
}

/// The solved layout of a puzzle: a named one, or any board.
///
/// A board is *solvable* if slides can lead from it to this goal, and the goal
/// answers all questions about that: [`is_solvable`](Goal::is_solvable),
/// [`judge`](Goal::judge), [`rank`](Goal::rank), [`unrank`](Goal::unrank).
///
/// ```
/// use noyes::{Board, Goal, Layout, Size};
///
/// let goal = Goal::new(Size::FIFTEEN, Layout::Snake);
/// assert_eq!(goal.board().to_string(), "1 2 3 4/8 7 6 5/9 10 11 12/0 15 14 13");
///
/// // What can be solved to one goal need not be solvable to another.
/// let board: Board = "1 2 3 4/8 7 6 5/0 10 11 12/9 15 14 13".parse()?;
/// assert!(goal.is_solvable(&board)?);
/// assert!(!Goal::new(Size::FIFTEEN, Layout::BlankLast).is_solvable(&board)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Goal {
    board: Board,
    layout: Option<Layout>,
    /// The tiles in reading order: the tile of each place.
    order: Vec<u32>,
    /// The place of each tile, from 0; for the blank a value without meaning.
    places: Vec<u32>,
    /// Whether tile t has place t − 1, which then need not be looked up.
    in_order: bool,
}

impl Goal {
    /// The goal of a named layout.
    #[must_use]
    pub fn new(size: Size, layout: Layout) -> Goal {
        Goal::with(layout.board(size), Some(layout))
    }

    /// Any board as the goal. One that is the board of a named layout is that layout.
    #[must_use]
    pub fn from_board(board: Board) -> Goal {
        let layout = Layout::ALL.into_iter().find(|layout| layout.board(board.size()) == board);
        Goal::with(board, layout)
    }

    /// Reads a layout's name, or a board as [`Grid`] reads it, of this size.
    ///
    /// # Errors
    /// [`GoalError`] if the text is neither, or a board of another size.
    ///
    /// ```
    /// use noyes::{Goal, Size};
    ///
    /// let size = Size::new(3, 2)?;
    /// assert_eq!(Goal::parse("snake", size)?.board().to_string(), "1 2 3/0 5 4");
    /// assert_eq!(Goal::parse("1 2 3/4 5 0", size)?.name(), "blank-last");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(text: &str, size: Size) -> Result<Goal, GoalError> {
        if let Some(layout) = Layout::from_name(text.trim()) {
            return Ok(Goal::new(size, layout));
        }
        // A board begins with a number or a bracket, a name with a letter.
        if text.trim_start().starts_with(char::is_alphabetic) {
            return Err(GoalError::UnknownName { found: crate::text::excerpt(text) });
        }
        let board = text.parse::<Grid>()?.board(Some(size), BlankMark::default())?;
        Ok(Goal::from_board(board))
    }

    fn with(board: Board, layout: Option<Layout>) -> Goal {
        let order: Vec<u32> = board.tiles().iter().copied().filter(|&tile| tile != 0).collect();
        let mut places = vec![0; board.size().area()];
        for (place, &tile) in (0..).zip(&order) {
            places[tile as usize] = place;
        }
        let in_order = order.is_sorted();
        Goal { board, layout, order, places, in_order }
    }

    /// The solved board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The size of the boards that this goal is for.
    #[must_use]
    pub fn size(&self) -> Size {
        self.board.size()
    }

    /// The square of the blank on the solved board.
    #[must_use]
    pub fn blank(&self) -> Square {
        self.board.blank()
    }

    /// The named layout, if it is one.
    #[must_use]
    pub fn layout(&self) -> Option<Layout> {
        self.layout
    }

    /// The layout's name, or else the text of the board.
    #[must_use]
    pub fn name(&self) -> String {
        match self.layout {
            Some(layout) => layout.name().into(),
            None => alloc::format!("{}", self.board),
        }
    }

    /// Whether this board is the solved one.
    #[must_use]
    pub fn is_solved(&self, board: &impl Position) -> bool {
        board.size() == self.size() && board.numbers().eq(self.board.numbers())
    }

    /// A tile's place among the goal's tiles in reading order, from 0: the
    /// name under which it enters inversions and ranks. `None` for the blank
    /// and for tiles that are not there.
    #[must_use]
    pub fn place(&self, tile: Tile) -> Option<u32> {
        if tile.is_blank() {
            return None;
        }
        self.places.get(tile.number() as usize).copied()
    }

    /// The square on which a tile belongs, in O(1); `None` if there is no such tile.
    ///
    /// ```
    /// use noyes::{Goal, Layout, Size, Square, Tile};
    ///
    /// let goal = Goal::new(Size::EIGHT, Layout::Spiral); // 1 2 3/8 0 4/7 6 5
    /// assert_eq!(goal.home(Tile::new(8)), Some(Square::new(3)));
    /// assert_eq!(goal.home(Tile::BLANK), Some(goal.blank()));
    /// assert_eq!(goal.home(Tile::new(9)), None);
    /// ```
    #[must_use]
    pub fn home(&self, tile: Tile) -> Option<Square> {
        if tile.is_blank() {
            return Some(self.blank());
        }
        // Places skip the blank's square.
        let place = self.place(tile)?;
        Some(Square::new(place + u32::from(place >= self.blank().number())))
    }

    /// Whether the board's tiles follow one another as the goal's do.
    pub(crate) fn in_order(&self, board: &impl Position) -> bool {
        self.places_on(board).is_sorted()
    }

    /// The board's tiles in reading order, the blank skipped, each renamed by its place.
    pub(crate) fn places_on(&self, board: &impl Position) -> impl Iterator<Item = u32> {
        self.places_of(board.numbers())
    }

    /// The same of a board's numbers.
    pub(crate) fn places_of(
        &self,
        numbers: impl Iterator<Item = u32>,
    ) -> impl Iterator<Item = u32> {
        let place = |tile: u32| match self.in_order {
            true => tile - 1,
            false => self.places[tile as usize],
        };
        numbers.filter(|&tile| tile != 0).map(place)
    }

    /// Whether the tiles follow one another by their numbers, wherever the blank is.
    pub(crate) fn is_in_order(&self) -> bool {
        self.in_order
    }

    /// The tile of each place: the goal's tiles in reading order.
    pub(crate) fn order(&self) -> &[u32] {
        &self.order
    }

    pub(crate) fn check_size(&self, board: &impl Position) -> Result<(), SizeMismatch> {
        SizeMismatch::check(board.size(), self.size())
    }
}

/// Goals are the same if their boards are, by whatever name.
impl PartialEq for Goal {
    fn eq(&self, other: &Goal) -> bool {
        self.board == other.board
    }
}

impl Eq for Goal {}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl fmt::Debug for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Goal({} {self})", self.size())
    }
}

impl FromStr for Layout {
    type Err = GoalError;

    fn from_str(text: &str) -> Result<Layout, GoalError> {
        Layout::from_name(text)
            .ok_or_else(|| GoalError::UnknownName { found: crate::text::excerpt(text) })
    }
}

/// Why a text is not a goal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum GoalError {
    /// No such layout. Code `unknown-goal`.
    #[error("found {found:?}; expected blank-last, blank-first, snake, spiral or a board")]
    UnknownName {
        /// The beginning of the text.
        found: String,
    },
    /// Not a board either. The code is that of the [`TextError`].
    #[error("the goal is not a board: {0}")]
    Text(#[from] TextError),
}

impl Coded for GoalError {
    fn code(&self) -> &'static str {
        match self {
            GoalError::UnknownName { .. } => "unknown-goal",
            GoalError::Text(error) => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            GoalError::UnknownName { .. } => None,
            GoalError::Text(error) => error.at(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn homes_are_where_the_solved_board_has_its_tiles() {
        for (width, height) in [(1, 1), (2, 2), (3, 2), (1, 5), (4, 4), (5, 3)] {
            let size = Size::new(width, height).unwrap();
            // The blank in the middle, too.
            let mut middle = Layout::BlankLast.board(size);
            middle.swap(middle.blank(), Square::new(width * height / 2));
            let named = Layout::ALL.map(|layout| Goal::new(size, layout));
            for goal in named.into_iter().chain([Goal::from_board(middle)]) {
                for tile in (0..=width * height).map(Tile::new) {
                    assert_eq!(goal.home(tile), goal.board().find(tile), "{goal} {tile}");
                }
            }
        }
    }
}
