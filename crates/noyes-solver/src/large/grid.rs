//! A board of any size, as the constructive searches keep it.

use noyes::{Board, Direction, Goal, Position};

/// A step of the *blank*: up, left, right or down.
///
/// The opposite of step `d` is `3 - d`.
pub(super) type Step = u8;

/// The way in which the tile travels that makes room for the blank.
pub(super) fn direction(step: Step) -> Direction {
    [Direction::Down, Direction::Right, Direction::Left, Direction::Up][usize::from(step)]
}

/// The step that makes room for a tile to travel this way.
pub(super) fn step(direction: Direction) -> Step {
    match direction {
        Direction::Down => 0,
        Direction::Right => 1,
        Direction::Left => 2,
        Direction::Up => 3,
    }
}

/// A board whose squares hold the *home squares* of what stands on them, so
/// that the goal, whichever it is, is the identity; the blank has a home too.
///
/// Rows are a power of two apart and there is a border of locked squares all
/// around: columns, rows and neighbours are single instructions, and no search
/// asks for the edge.
#[derive(Clone)]
pub(super) struct Grid {
    width: u32,
    height: u32,
    shift: u32,
    /// By how much the square a step further has a larger number, modulo 2^32.
    beside: [u32; 4],
    /// What stands on each square.
    cells: Vec<u32>,
    /// Where what belongs on each square is now.
    places: Vec<u32>,
    /// Squares that the blank must not enter.
    locked: Vec<bool>,
    blank: u32,
    home: u32,
}

impl Grid {
    pub(super) fn new(board: &Board, goal: &Goal) -> Grid {
        Grid::new_while(board, goal, &|| true).expect("nothing ends this")
    }

    /// The same, unless it is told not to go on.
    pub(super) fn new_while(board: &Board, goal: &Goal, go_on: &dyn Fn() -> bool) -> Option<Grid> {
        let size = board.size();
        let (width, height) = (size.width(), size.height());
        let shift = (width + 2).next_power_of_two().trailing_zeros();
        let length = ((height + 2) as usize) << shift;
        let padded = |square: usize| {
            let (x, y) = (square as u32 % width, square as u32 / width);
            (y + 1) << shift | (x + 1)
        };
        let rows = |board: &'_ Board, take: &mut dyn FnMut(u32, u32)| {
            for (row, tiles) in (1..).zip(board.tiles().chunks(width as usize)) {
                if !go_on() {
                    return None;
                }
                (1..).zip(tiles).for_each(|(column, &tile)| take(row << shift | column, tile));
            }
            Some(())
        };
        let mut homes = vec![0; size.area()];
        rows(goal.board(), &mut |square, tile| homes[tile as usize] = square)?;
        let mut grid = Grid {
            width,
            height,
            shift,
            beside: [0u32.wrapping_sub(1 << shift), u32::MAX, 1, 1 << shift],
            cells: (0..length as u32).collect(),
            places: (0..length as u32).collect(),
            locked: vec![true; length],
            blank: padded(board.blank().index()),
            home: padded(goal.blank().index()),
        };
        rows(board, &mut |square, tile| {
            let home = homes[tile as usize];
            grid.cells[square as usize] = home;
            grid.places[home as usize] = square;
            grid.locked[square as usize] = false;
        })?;
        Some(grid)
    }

    pub(super) fn width(&self) -> u32 {
        self.width
    }

    pub(super) fn height(&self) -> u32 {
        self.height
    }

    /// How many squares there are, the border included: all squares are below.
    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// How many bytes it takes.
    pub(super) fn bytes(&self) -> u64 {
        (self.len() * (2 * size_of::<u32>() + size_of::<bool>())) as u64
    }

    /// The square in this column and row, counted from 0.
    pub(super) fn square(&self, x: u32, y: u32) -> u32 {
        (y + 1) << self.shift | (x + 1)
    }

    pub(super) fn x(&self, square: u32) -> u32 {
        (square & ((1 << self.shift) - 1)) - 1
    }

    pub(super) fn y(&self, square: u32) -> u32 {
        (square >> self.shift) - 1
    }

    /// The square a step further, perhaps on the border.
    pub(super) fn beside(&self, square: u32, step: Step) -> u32 {
        // A step is as likely as any other, so nothing branches on it.
        square.wrapping_add(self.beside[usize::from(step) % 4])
    }

    pub(super) fn distance(&self, a: u32, b: u32) -> u32 {
        self.x(a).abs_diff(self.x(b)) + self.y(a).abs_diff(self.y(b))
    }

    /// The home of what stands on a square.
    pub(super) fn at(&self, square: u32) -> u32 {
        self.cells[square as usize]
    }

    /// Where the tile is whose home this is.
    pub(super) fn place(&self, home: u32) -> u32 {
        self.places[home as usize]
    }

    pub(super) fn blank(&self) -> u32 {
        self.blank
    }

    /// The blank's home.
    pub(super) fn home(&self) -> u32 {
        self.home
    }

    pub(super) fn is_locked(&self, square: u32) -> bool {
        self.locked[square as usize]
    }

    pub(super) fn lock(&mut self, square: u32, locked: bool) {
        self.locked[square as usize] = locked;
    }

    /// The blank goes along these squares, each beside the one before it.
    #[inline]
    pub(super) fn walk(&mut self, squares: impl Iterator<Item = u32>) {
        // What is written is not read again on the way, so no step waits for the one before it.
        let mut blank = self.blank;
        for square in squares {
            let tile = self.cells[square as usize];
            self.cells[blank as usize] = tile;
            self.places[tile as usize] = blank;
            blank = square;
        }
        self.cells[blank as usize] = self.home;
        self.places[self.home as usize] = blank;
        self.blank = blank;
    }

    /// The blank steps; the tile there takes its place.
    #[inline]
    pub(super) fn step(&mut self, step: Step) {
        self.walk(std::iter::once(self.beside(self.blank, step)));
    }

    /// The same, without knowing any more where the tiles are until they are looked for.
    pub(super) fn push(&mut self, step: Step) {
        let (from, to) = (self.blank, self.beside(self.blank, step));
        self.cells[from as usize] = self.cells[to as usize];
        self.cells[to as usize] = self.home;
        self.blank = to;
    }

    /// Looks where the tiles are.
    pub(super) fn find_places(&mut self) {
        for (square, &tile) in (0..).zip(&self.cells) {
            self.places[tile as usize] = square;
        }
    }

    /// All squares of the board in reading order.
    pub(super) fn squares(&self) -> impl Iterator<Item = u32> + use<> {
        let (width, height, shift) = (self.width, self.height, self.shift);
        (1..=height).flat_map(move |y| (1..=width).map(move |x| y << shift | x))
    }
}
