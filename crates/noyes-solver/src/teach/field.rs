//! The board that a lesson works on, and the ways of the blank.

use std::collections::VecDeque;

use noyes::{Board, Direction, Position, Size, Square};

/// A board that knows where each tile stands, and which squares are finished.
#[derive(Debug)]
pub(super) struct Field {
    size: Size,
    tiles: Vec<u32>,
    /// The square of each tile.
    places: Vec<Square>,
    blank: Square,
    /// Squares that are not to be touched.
    fixed: Vec<bool>,
    walks: Walks,
}

/// The last walk: from which direction each square was entered.
#[derive(Debug)]
struct Walks {
    entered: Marks<Direction>,
    queue: VecDeque<(Square, u32)>,
}

impl Field {
    pub(super) fn new(board: &Board) -> Field {
        let size = board.size();
        let mut places = vec![Square::new(0); size.area()];
        for (square, &tile) in size.squares().zip(board.tiles()) {
            places[tile as usize] = square;
        }
        Field {
            size,
            tiles: board.tiles().to_vec(),
            places,
            blank: board.blank(),
            fixed: vec![false; size.area()],
            walks: Walks { entered: Marks::new(size.area()), queue: VecDeque::new() },
        }
    }

    pub(super) fn size(&self) -> Size {
        self.size
    }

    pub(super) fn blank(&self) -> Square {
        self.blank
    }

    /// What stands on a square.
    pub(super) fn tile(&self, square: Square) -> u32 {
        self.tiles[square.index()]
    }

    /// Where a tile stands.
    pub(super) fn place(&self, tile: u32) -> Square {
        self.places[tile as usize]
    }

    pub(super) fn fix(&mut self, square: Square) {
        self.fixed[square.index()] = true;
    }

    pub(super) fn release(&mut self, square: Square) {
        self.fixed[square.index()] = false;
    }

    /// Whether a square may be touched.
    pub(super) fn is_open(&self, square: Square) -> bool {
        !self.fixed[square.index()]
    }

    /// The square next to this one, if it may be touched.
    pub(super) fn open(&self, square: Square, way: Direction) -> Option<Square> {
        square.neighbour(way, self.size).filter(|&next| self.is_open(next))
    }

    /// Slides a tile in a direction in which one can slide.
    pub(super) fn slide(&mut self, direction: Direction) {
        let from = self.blank.neighbour(direction.opposite(), self.size);
        debug_assert!(from.is_some(), "no tile can slide {direction}");
        let Some(from) = from else { return };
        let tile = self.tile(from);
        self.tiles.swap(from.index(), self.blank.index());
        self.places[tile as usize] = self.blank;
        self.places[0] = from;
        self.blank = from;
    }

    /// Makes all of these moves.
    pub(super) fn apply(&mut self, moves: &[Direction]) {
        moves.iter().for_each(|&direction| self.slide(direction));
    }

    /// How far the blank would have to go from a square to others, around what is finished and
    /// around one tile. Ends when all of them are reached.
    pub(super) fn distances<const N: usize>(
        &mut self,
        from: Square,
        to: [Option<Square>; N],
        around: Square,
    ) -> [Option<u32>; N] {
        let mut distances = [None; N];
        let mut missing = to.iter().flatten().count();
        self.search(from, &[around], |square, distance| {
            for (found, to) in distances.iter_mut().zip(to) {
                if to == Some(square) && found.is_none() {
                    *found = Some(distance);
                    missing -= 1;
                }
            }
            missing == 0
        });
        distances
    }

    /// The moves that bring the blank from a square to the nearest that is wanted, around what is
    /// finished and around these squares.
    pub(super) fn walk(
        &mut self,
        from: Square,
        around: &[Square],
        wanted: impl Fn(Square) -> bool,
    ) -> Option<Vec<Direction>> {
        let mut here = self.search(from, around, |square, _| wanted(square))?;
        let mut moves = Vec::new();
        while here != from {
            let way = self.walks.entered.get(here.index())?;
            // The blank goes one way, and the tile that it meets the other.
            moves.push(way.opposite());
            here = here.neighbour(way.opposite(), self.size)?;
        }
        moves.reverse();
        Some(moves)
    }

    /// Visits squares, the nearest first, until `done`; answers with the last.
    fn search(
        &mut self,
        from: Square,
        around: &[Square],
        mut done: impl FnMut(Square, u32) -> bool,
    ) -> Option<Square> {
        let mut walks = std::mem::replace(&mut self.walks, Walks::none());
        walks.entered.clear();
        walks.queue.clear();
        // The way in which the first square is entered is never asked for.
        walks.entered.set(from.index(), Direction::Up);
        walks.queue.push_back((from, 0));
        let mut end = None;
        while let Some((here, distance)) = walks.queue.pop_front() {
            if done(here, distance) {
                end = Some(here);
                break;
            }
            for way in Direction::ALL {
                if let Some(next) = self.open(here, way)
                    && !around.contains(&next)
                    && walks.entered.get(next.index()).is_none()
                {
                    walks.entered.set(next.index(), way);
                    walks.queue.push_back((next, distance + 1));
                }
            }
        }
        self.walks = walks;
        end
    }
}

impl Walks {
    fn none() -> Walks {
        Walks { entered: Marks::new(0), queue: VecDeque::new() }
    }
}

/// Values by index that are all forgotten at once.
#[derive(Debug)]
pub(super) struct Marks<T> {
    /// Each with the round in which it was set.
    values: Vec<Option<(u32, T)>>,
    round: u32,
}

impl<T: Copy> Marks<T> {
    pub(super) fn new(length: usize) -> Marks<T> {
        Marks { values: vec![None; length], round: 0 }
    }

    pub(super) fn clear(&mut self) {
        match self.round.checked_add(1) {
            Some(round) => self.round = round,
            None => {
                self.values.fill(None);
                self.round = 0;
            }
        }
    }

    pub(super) fn get(&self, at: usize) -> Option<T> {
        self.values[at].filter(|&(round, _)| round == self.round).map(|(_, value)| value)
    }

    pub(super) fn set(&mut self, at: usize, value: T) {
        self.values[at] = Some((self.round, value));
    }
}
