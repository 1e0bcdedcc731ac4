//! What all ways of storing a board have in common.

use crate::{Algorithm, Direction, IllegalMove, Run, Size, Square, Tile};

/// A position of the puzzle, however it is stored.
///
/// [`Board`](crate::Board) holds any size; [`Packed16`](crate::Packed16) and
/// [`Packed25`](crate::Packed25) hold small ones in one word, for searches and
/// for boards by the million. Code that is generic over `Position` runs on all
/// three.
///
/// An implementation holds each of 0…n−1 on exactly one square, as these three
/// do: what is judged or ranked is otherwise without meaning, and may panic.
///
/// ```
/// use noyes::{Board, Direction, Packed16, Position};
///
/// fn wander(mut position: impl Position) -> u32 {
///     for direction in [Direction::Down, Direction::Right, Direction::Up] {
///         position.slide(direction);
///     }
///     position.blank().number()
/// }
///
/// let board: Board = "1 2 3/4 5 6/7 8 0".parse()?;
/// assert_eq!(wander(Packed16::try_from(&board)?), wander(board));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Position: Clone + Eq {
    /// The size of the board.
    fn size(&self) -> Size;

    /// The blank's square.
    fn blank(&self) -> Square;

    /// What stands on the squares in reading order, 0 the blank.
    fn numbers(&self) -> impl Iterator<Item = u32> {
        self.size().squares().filter_map(|square| self.tile(square)).map(Tile::number)
    }

    /// What stands on a square; `None` if the square is not on the board.
    fn tile(&self, square: Square) -> Option<Tile>;

    /// Slides the one tile that can travel in this direction and returns it;
    /// `None`, and nothing moves, if the blank is at that edge.
    fn slide(&mut self, direction: Direction) -> Option<Tile>;

    /// Whether a tile can travel in this direction.
    fn can_slide(&self, direction: Direction) -> bool {
        self.blank().neighbour(direction.opposite(), self.size()).is_some()
    }

    /// The run that brings the tile on this square, and all between, one
    /// square towards the blank; `None` unless it is in line with the blank.
    ///
    /// ```
    /// use noyes::{Board, Position, Square};
    ///
    /// let board: Board = "1 2 3/4 5 6/7 8 0".parse()?;
    /// assert_eq!(board.run_from(Square::new(6)).unwrap().to_string(), "R2");
    /// assert_eq!(board.run_from(Square::new(0)), None);
    /// # Ok::<(), noyes::TextError>(())
    /// ```
    #[must_use]
    fn run_from(&self, square: Square) -> Option<Run> {
        if square.index() >= self.size().area() {
            return None;
        }
        let (column, row) = (square.column(self.size()), square.row(self.size()));
        let (blank_column, blank_row) =
            (self.blank().column(self.size()), self.blank().row(self.size()));
        if row == blank_row {
            let direction = if column < blank_column { Direction::Right } else { Direction::Left };
            Run::new(direction, column.abs_diff(blank_column))
        } else if column == blank_column {
            let direction = if row < blank_row { Direction::Down } else { Direction::Up };
            Run::new(direction, row.abs_diff(blank_row))
        } else {
            None
        }
    }

    /// How many tiles can slide in this direction at once.
    #[must_use]
    fn room(&self, direction: Direction) -> u32 {
        room(self.size(), self.blank(), direction)
    }

    /// Makes every move of the algorithm, or none of them.
    ///
    /// # Errors
    /// [`IllegalMove`] if a move would have no tile to slide; the board is
    /// then as it was.
    ///
    /// ```
    /// use noyes::{Board, Coded, Position};
    ///
    /// let mut board: Board = "1 2 3/4 5 6/7 8 0".parse()?;
    /// board.apply(&"R2D".parse()?)?;
    /// assert_eq!(board.to_string(), "1 2 3/0 5 6/4 7 8");
    ///
    /// let error = board.apply(&"L2L".parse()?).unwrap_err();
    /// assert_eq!((error.code(), error.at()), ("illegal-move", Some(2)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn apply(&mut self, algorithm: &Algorithm) -> Result<(), IllegalMove> {
        check_path(self.size(), self.blank(), algorithm)?;
        for direction in algorithm.moves() {
            self.slide(direction);
        }
        Ok(())
    }
}

/// How many moves the algorithm has, if every one is legal: only the blank's
/// path decides that.
pub(crate) fn check_path(
    size: Size,
    blank: Square,
    algorithm: &Algorithm,
) -> Result<u64, IllegalMove> {
    /// How many columns and rows the blank goes when a tile travels up, down, left, right.
    const STEPS: [(u64, u64); 4] = [(0, 1), (0, u64::MAX), (1, 0), (u64::MAX, 0)];
    let (width, height) = (u64::from(size.width()), u64::from(size.height()));
    let (mut column, mut row) = (u64::from(blank.column(size)), u64::from(blank.row(size)));
    let mut done = 0;
    for &Run { direction, length } in algorithm.runs() {
        // No branch but the edge's. Before the first square come the largest numbers.
        let (right, down) = STEPS[direction as usize];
        let length = u64::from(length.get());
        let next_column = column.wrapping_add(right.wrapping_mul(length));
        let next_row = row.wrapping_add(down.wrapping_mul(length));
        if (next_column >= width) | (next_row >= height) {
            let here = Square::new((row * width + column) as u32);
            return Err(IllegalMove {
                direction,
                at: done + u64::from(room(size, here, direction)),
            });
        }
        (column, row) = (next_column, next_row);
        done += length;
    }
    Ok(done)
}

/// Calls with each square that the blank goes to, every move being legal.
pub(crate) fn walk(size: Size, blank: Square, algorithm: &Algorithm, mut go: impl FnMut(Square)) {
    /// Steps are laid out some hundred at a time: runs are short, nobody can
    /// foretell how short, and a loop for each would cost a wrong guess.
    const ROOM: usize = 256;
    const SHORT: usize = 8;
    let steps = [size.width(), size.width().wrapping_neg(), 1, 1u32.wrapping_neg()];
    let mut here = blank.number();
    let mut make = |step: u32| {
        here = here.wrapping_add(step);
        go(Square::new(here));
    };
    let mut laid_out = [0; ROOM];
    let mut count = 0;
    for &Run { direction, length } in algorithm.runs() {
        let (step, length) = (steps[direction as usize], length.get() as usize);
        if count > ROOM - SHORT || length > SHORT {
            laid_out[..count].iter().for_each(|&step| make(step));
            count = 0;
        }
        // What is too much is overwritten by the next run.
        laid_out[count..count + SHORT].fill(step);
        count += length.min(SHORT);
        (SHORT..length).for_each(|_| make(step));
    }
    laid_out[..count].iter().for_each(|&step| make(step));
}

/// How many tiles can slide towards this blank in this direction.
fn room(size: Size, blank: Square, direction: Direction) -> u32 {
    match direction {
        Direction::Up => size.height() - 1 - blank.row(size),
        Direction::Down => blank.row(size),
        Direction::Left => size.width() - 1 - blank.column(size),
        Direction::Right => blank.column(size),
    }
}
