//! The inner form of a small board: at most three squares wide, the tiles
//! renamed so that the goal has them in reading order, and numbered.

use noyes::{Board, Direction, Goal, Position, Size, Symmetry};

/// The most squares that have tables.
pub(super) const MAX_AREA: usize = 12;

/// What stands on each square of the inner board, 0 the blank.
pub(super) type Tiles = [u8; MAX_AREA];

/// A board as the tables know it: the number of its order and the blank's square.
///
/// The *order* is the permutation of the tiles in reading order, the blank
/// skipped. Its number is the rank of its Lehmer digits without the last two:
/// the very last is always 0, and the one before follows from the parity that
/// the blank's row allows. Each number and square is thus exactly one solvable
/// board, and there are (n−1)!/2 numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    pub(super) order: u32,
    pub(super) blank: u8,
}

/// A way of the blank on the inner board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Way {
    pub(super) const ALL: [Way; 4] = [Way::Left, Way::Right, Way::Up, Way::Down];

    /// The direction in which the tiles travel.
    fn tiles(self) -> Direction {
        match self {
            Way::Left => Direction::Right,
            Way::Right => Direction::Left,
            Way::Up => Direction::Down,
            Way::Down => Direction::Up,
        }
    }
}

/// Where the numbers are: the shape of the inner board and its goal's blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) width: usize,
    pub(super) height: usize,
    /// The goal's blank square.
    pub(super) blank: usize,
}

impl Shape {
    pub(super) fn area(self) -> usize {
        self.width * self.height
    }

    /// How many Lehmer digits a number has; digit i is below its [`base`](Self::base).
    pub(super) fn digits(self) -> usize {
        self.area() - 3
    }

    pub(super) fn base(self, digit: usize) -> usize {
        self.area() - 1 - digit
    }

    /// How many numbers share their digits before this one.
    pub(super) fn span(self, digit: usize) -> usize {
        (digit..self.digits()).map(|digit| self.base(digit)).product()
    }

    /// How many orders there are for one square of the blank.
    pub(super) fn orders(self) -> usize {
        self.span(0)
    }

    /// All squares, a bit each.
    pub(super) fn squares(self) -> u16 {
        ((1u32 << self.area()) - 1) as u16
    }

    /// Whether the order is an odd permutation when the blank is in this row:
    /// a slide up or down takes a tile past `width` − 1 others.
    pub(super) fn odd_row(self, row: usize) -> bool {
        self.width.is_multiple_of(2) && row.abs_diff(self.blank / self.width) % 2 == 1
    }

    /// Whether a board with its blank here is an odd number of slides from the goal.
    pub(super) fn odd_square(self, square: usize) -> bool {
        let steps = |square: usize| square / self.width + square % self.width;
        (steps(square) + steps(self.blank)) % 2 == 1
    }

    /// Whether the sum of the digits is odd, of a number that begins with
    /// digit `from` and ends before digit `to`.
    pub(super) fn odd_sum(self, mut number: usize, from: usize, to: usize) -> bool {
        let mut sum = 0;
        for digit in (from..to).rev() {
            sum += number % self.base(digit);
            number /= self.base(digit);
        }
        sum % 2 == 1
    }

    /// The place of a board; `None` if it cannot be solved.
    pub(super) fn place(self, tiles: &Tiles) -> Option<Place> {
        let (mut order, mut blank, mut digit, mut sum) = (0, 0, 0, 0);
        let mut left = (1u32 << self.area()) - 2;
        for (square, &tile) in tiles[..self.area()].iter().enumerate() {
            if tile == 0 {
                blank = square;
                continue;
            }
            let smaller = (left & ((1 << tile) - 1)).count_ones();
            left &= !(1 << tile);
            sum += smaller;
            if digit < self.digits() {
                order = order * self.base(digit) as u32 + smaller;
            }
            digit += 1;
        }
        let odd = sum % 2 == 1;
        (odd == self.odd_row(blank / self.width)).then_some(Place { order, blank: blank as u8 })
    }

    /// The board of a place.
    pub(super) fn tiles(self, place: Place) -> Tiles {
        let mut code = [0; MAX_AREA];
        let mut rest = place.order as usize;
        let mut sum = 0;
        for digit in (0..self.digits()).rev() {
            code[digit] = rest % self.base(digit);
            sum += code[digit];
            rest /= self.base(digit);
        }
        let blank = usize::from(place.blank);
        let odd = self.odd_row(blank / self.width);
        code[self.digits()] = (sum + usize::from(odd)) % 2;

        let mut left: [u8; MAX_AREA] = std::array::from_fn(|k| k as u8 + 1);
        let mut tiles = Tiles::default();
        for (k, &digit) in code[..self.area() - 1].iter().enumerate() {
            let square = if k < blank { k } else { k + 1 };
            tiles[square] = left[digit];
            left.copy_within(digit + 1.., digit);
        }
        tiles
    }

    /// The goal's place: all tiles in order.
    pub(super) fn goal(self) -> Place {
        Place { order: 0, blank: self.blank as u8 }
    }
}

/// Translates between a goal's boards and places.
#[derive(Clone, Debug)]
pub(super) struct Form {
    pub(super) shape: Shape,
    size: Size,
    symmetry: Symmetry,
    /// The inner square of each square.
    square: Tiles,
    /// The inner tile of each tile, and back.
    tile: Tiles,
    tile_back: Tiles,
}

impl Form {
    /// The form of a goal whose boards are small enough, and two squares wide at least.
    ///
    /// Goals whose blanks are on squares that symmetry exchanges have the same
    /// shape, and with it the same table.
    pub(super) fn new(goal: &Goal) -> Form {
        let size = goal.size();
        let narrow = |symmetry: &Symmetry| {
            let size = symmetry.size(size);
            size.width() <= size.height()
        };
        let symmetry = Symmetry::ALL
            .into_iter()
            .filter(narrow)
            .max_by_key(|symmetry| symmetry.square(goal.blank(), size))
            .unwrap_or_default();
        let inner = symmetry.size(size);
        let shape = Shape {
            width: inner.width() as usize,
            height: inner.height() as usize,
            blank: symmetry.square(goal.blank(), size).index(),
        };
        let mut square = Tiles::default();
        let mut solved = Tiles::default();
        for (outer, &tile) in size.squares().zip(goal.board().tiles()) {
            let here = symmetry.square(outer, size).index();
            square[outer.index()] = here as u8;
            solved[here] = tile as u8;
        }
        let mut tile = Tiles::default();
        let mut tile_back = Tiles::default();
        let in_order = solved[..shape.area()].iter().filter(|&&tile| tile != 0);
        for (number, &outer) in (1..).zip(in_order) {
            tile[usize::from(outer)] = number;
            tile_back[usize::from(number)] = outer;
        }
        Form { shape, size, symmetry, square, tile, tile_back }
    }

    /// The place of a board of the goal's size; `None` if it cannot be solved.
    pub(super) fn place(&self, board: &impl Position) -> Option<Place> {
        let mut tiles = Tiles::default();
        for (&square, tile) in self.square.iter().zip(board.numbers()) {
            tiles[usize::from(square)] = self.tile[tile as usize];
        }
        self.shape.place(&tiles)
    }

    /// The board of a place.
    pub(super) fn board(&self, place: Place) -> Board {
        let inner = self.shape.tiles(place);
        let tiles: Vec<u32> = self.square[..self.shape.area()]
            .iter()
            .map(|&square| self.tile_back[usize::from(inner[usize::from(square)])].into())
            .collect();
        Board::new(self.size, tiles).expect("squares and tiles are renamed one to one")
    }

    /// The direction in which the tiles travel on the caller's board.
    pub(super) fn direction(&self, way: Way) -> Direction {
        self.symmetry.inverse().direction(way.tiles())
    }
}

#[cfg(test)]
pub(super) fn shapes() -> Vec<Shape> {
    let sizes = [(2, 2), (2, 3), (2, 4), (2, 5), (2, 6), (3, 3), (3, 4)];
    let blanks =
        |(width, height)| (0..width * height).map(move |blank| Shape { width, height, blank });
    sizes.into_iter().flat_map(blanks).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::Square;

    #[test]
    fn places_are_the_solvable_boards() {
        for shape in shapes() {
            assert_eq!(shape.place(&shape.tiles(shape.goal())), Some(shape.goal()));
            let orders = shape.orders() as u32;
            for order in (0..orders).step_by(1 + orders as usize / 500) {
                for blank in 0..shape.area() as u8 {
                    let place = Place { order, blank };
                    let mut tiles = shape.tiles(place);
                    assert_eq!(shape.place(&tiles), Some(place));
                    // Two tiles exchanged can no longer be solved.
                    let first = usize::from(tiles[0] == 0);
                    let second = if tiles[first + 1] == 0 { first + 2 } else { first + 1 };
                    tiles.swap(first, second);
                    assert_eq!(shape.place(&tiles), None);
                }
            }
        }
    }

    #[test]
    fn boards_and_directions_come_back() {
        for (width, height) in [(3, 3), (4, 3), (3, 4), (5, 2), (2, 3)] {
            let size = Size::new(width, height).unwrap();
            for blank in size.squares() {
                let mut board = noyes::Layout::Snake.board(size);
                board.swap(blank, board.blank());
                let goal = Goal::from_board(board);
                let form = Form::new(&goal);
                assert_eq!(form.place(goal.board()), Some(form.shape.goal()));
                let board = goal.unrank(&11u64.into()).unwrap();
                let place = form.place(&board).unwrap();
                assert_eq!(form.board(place), board);
                for way in Way::ALL {
                    let mut next = board.clone();
                    let moved = next.slide(form.direction(way)).is_some();
                    let here = Square::new(place.blank.into());
                    let inner = form.symmetry.size(size);
                    let step = here.neighbour(way.tiles().opposite(), inner);
                    assert_eq!(moved, step.is_some());
                    if let Some(step) = step {
                        assert_eq!(u32::from(form.place(&next).unwrap().blank), step.number());
                    }
                }
            }
        }
    }
}
