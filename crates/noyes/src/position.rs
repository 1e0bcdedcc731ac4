//! What all ways of storing a board have in common.

use crate::{Direction, Size, Square, Tile};

/// A position of the puzzle, however it is stored.
///
/// [`Board`](crate::Board) holds any size; [`Packed16`](crate::Packed16) and
/// [`Packed25`](crate::Packed25) hold small ones in one word, for searches and
/// for boards by the million. Code that is generic over `Position` runs on all
/// three.
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

    /// What stands on a square; `None` if the square is not on the board.
    fn tile(&self, square: Square) -> Option<Tile>;

    /// Slides the one tile that can travel in this direction and returns it;
    /// `None`, and nothing moves, if the blank is at that edge.
    fn slide(&mut self, direction: Direction) -> Option<Tile>;

    /// Whether a tile can travel in this direction.
    fn can_slide(&self, direction: Direction) -> bool {
        self.blank().neighbour(direction.opposite(), self.size()).is_some()
    }
}
