//! Mirrors and turns of the board.

use crate::{Board, Direction, Goal, Position, Size, Square, Tile};

/// A mirror or turn of the rectangle: the main diagonal first, where it is
/// mirrored there, then left and right, then top and bottom.
///
/// ```
/// use noyes::{Direction, Size, Square, Symmetry};
///
/// let size = Size::new(3, 2)?;
/// let transpose = Symmetry::TRANSPOSE;
/// assert_eq!(transpose.size(size), Size::new(2, 3)?);
/// // Square 1, the second of the first row, becomes the second of the first column.
/// assert_eq!(transpose.square(Square::new(1), size), Square::new(2));
/// assert_eq!(transpose.direction(Direction::Left), Direction::Up);
/// # Ok::<(), noyes::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symmetry {
    transpose: bool,
    flip_horizontal: bool,
    flip_vertical: bool,
}

impl Symmetry {
    /// Nothing moves.
    pub const IDENTITY: Symmetry = Symmetry::new(false, false, false);

    /// The mirror on the main diagonal: rows become columns.
    pub const TRANSPOSE: Symmetry = Symmetry::new(true, false, false);

    /// Left and right exchanged.
    pub const FLIP_HORIZONTAL: Symmetry = Symmetry::new(false, true, false);

    /// Top and bottom exchanged.
    pub const FLIP_VERTICAL: Symmetry = Symmetry::new(false, false, true);

    /// All eight. The first four keep width and height as they are.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::IDENTITY,
        Symmetry::FLIP_HORIZONTAL,
        Symmetry::FLIP_VERTICAL,
        Symmetry::new(false, true, true),
        Symmetry::TRANSPOSE,
        Symmetry::new(true, true, false),
        Symmetry::new(true, false, true),
        Symmetry::new(true, true, true),
    ];

    const fn new(transpose: bool, flip_horizontal: bool, flip_vertical: bool) -> Symmetry {
        Symmetry { transpose, flip_horizontal, flip_vertical }
    }

    /// The symmetry that leads back.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        if self.transpose {
            // The flips change places when they pass the diagonal.
            Symmetry::new(true, self.flip_vertical, self.flip_horizontal)
        } else {
            self
        }
    }

    /// This symmetry, then another.
    #[must_use]
    pub const fn then(self, next: Symmetry) -> Symmetry {
        let (horizontal, vertical) = if next.transpose {
            (self.flip_vertical, self.flip_horizontal)
        } else {
            (self.flip_horizontal, self.flip_vertical)
        };
        Symmetry::new(
            self.transpose != next.transpose,
            horizontal != next.flip_horizontal,
            vertical != next.flip_vertical,
        )
    }

    /// The size of a board afterwards.
    #[must_use]
    pub const fn size(self, size: Size) -> Size {
        if self.transpose { size.transposed() } else { size }
    }

    /// Where a square of a board of this size comes to lie.
    #[must_use]
    pub const fn square(self, square: Square, size: Size) -> Square {
        let (mut column, mut row) = (square.column(size), square.row(size));
        if self.transpose {
            (column, row) = (row, column);
        }
        let size = self.size(size);
        if self.flip_horizontal {
            column = size.width() - 1 - column;
        }
        if self.flip_vertical {
            row = size.height() - 1 - row;
        }
        Square::new(row * size.width() + column)
    }

    /// The direction that a move has afterwards.
    #[must_use]
    pub const fn direction(self, direction: Direction) -> Direction {
        let mut direction = direction;
        if self.transpose {
            direction = direction.transposed();
        }
        if self.flip_horizontal {
            direction = direction.flip_horizontal();
        }
        if self.flip_vertical {
            direction = direction.flip_vertical();
        }
        direction
    }

    /// The board with its squares moved; the tiles keep their numbers.
    ///
    /// ```
    /// use noyes::{Board, Symmetry};
    ///
    /// let board: Board = "1 2 3/4 5 0".parse()?;
    /// assert_eq!(Symmetry::TRANSPOSE.board(&board).to_string(), "1 4/2 5/3 0");
    /// # Ok::<(), noyes::TextError>(())
    /// ```
    #[must_use]
    pub fn board(self, board: &Board) -> Board {
        let size = board.size();
        let back = self.inverse();
        let moved = self.size(size);
        let tiles = moved
            .squares()
            .map(|square| board.tiles()[back.square(square, moved).index()])
            .collect();
        Board::from_permutation(moved, tiles, self.square(board.blank(), size))
    }

    /// The same puzzle seen in the mirror: squares moved, and each tile
    /// renamed to the one that has its mirrored place in the goal `to`.
    ///
    /// Solutions of the two boards, to `from` and to `to`, are mirror images
    /// and have the same length. `None` unless `to` has the mirrored size and
    /// its blank where the mirror puts that of `from`.
    ///
    /// ```
    /// use noyes::{Board, Goal, Layout, Size, Symmetry};
    ///
    /// let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    /// let board: Board = "1 2 3/4 5 6/0 7 8".parse()?; // solved by LL
    /// let mirrored = Symmetry::TRANSPOSE.mirror(&board, &goal, &goal);
    /// assert_eq!(mirrored, Some("1 2 0/4 5 3/7 8 6".parse()?)); // by UU
    /// # Ok::<(), noyes::TextError>(())
    /// ```
    #[must_use]
    pub fn mirror(self, board: &Board, from: &Goal, to: &Goal) -> Option<Board> {
        if board.size() != from.size() {
            return None;
        }
        // The mirrored goal, renamed into `to`.
        let solved = self.board(from.board());
        if solved.size() != to.size() || solved.blank() != to.blank() {
            return None;
        }
        let mut renamed = alloc::vec![0; solved.size().area()];
        for (&old, &new) in solved.tiles().iter().zip(to.board().tiles()) {
            renamed[old as usize] = new;
        }
        let moved = self.board(board);
        let tiles = moved.tiles().iter().map(|&tile| renamed[tile as usize]).collect();
        Some(Board::from_permutation(moved.size(), tiles, moved.blank()))
    }

    /// Where a tile's home lies afterwards: the tile of `to` that stands there.
    #[must_use]
    pub fn tile(self, tile: Tile, from: &Goal, to: &Goal) -> Option<Tile> {
        let home = from.board().find(tile)?;
        to.board().tile(self.square(home, from.size()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Layout;

    #[test]
    fn they_form_a_group() {
        let size = Size::new(4, 3).unwrap();
        for a in Symmetry::ALL {
            assert_eq!(a.then(a.inverse()), Symmetry::IDENTITY);
            for b in Symmetry::ALL {
                for square in size.squares() {
                    let step = b.square(a.square(square, size), a.size(size));
                    assert_eq!(a.then(b).square(square, size), step, "{a:?} then {b:?}");
                }
                for direction in Direction::ALL {
                    assert_eq!(a.then(b).direction(direction), b.direction(a.direction(direction)));
                }
            }
        }
    }

    #[test]
    fn moves_are_mirrored_with_their_boards() {
        let board: Board = "3 1 2 7/5 0 6 4/11 9 10 8".parse().unwrap();
        for symmetry in Symmetry::ALL {
            for direction in Direction::ALL {
                let mut moved = board.clone();
                moved.slide(direction);
                let mut mirrored = symmetry.board(&board);
                mirrored.slide(symmetry.direction(direction));
                assert_eq!(symmetry.board(&moved), mirrored, "{symmetry:?} {direction}");
            }
        }
    }

    #[test]
    fn mirrored_puzzles_need_the_same_goal_square() {
        let goal = |text| Goal::new(Size::FIFTEEN, Layout::from_name(text).unwrap());
        let (last, first) = (goal("blank-last"), goal("blank-first"));
        let board = last.board();
        assert_eq!(Symmetry::TRANSPOSE.mirror(board, &last, &last).as_ref(), Some(board));
        assert_eq!(Symmetry::FLIP_HORIZONTAL.mirror(board, &last, &last), None);
        let turned = Symmetry::ALL[3].mirror(board, &last, &first);
        assert_eq!(turned.as_ref(), Some(first.board()));
        assert_eq!(Symmetry::ALL[3].tile(Tile::new(1), &last, &first), Some(Tile::new(15)));
    }
}
