//! One tile brought to a square by the fewest moves.

use std::{cmp::Reverse, collections::BinaryHeap};

use noyes::{Direction, Square};

use super::field::{Field, Marks};

/// A shortest-path search (A*) over the squares of one tile and the four sides
/// on which the blank can stand beside it.
///
/// The blank either exchanges places with the tile (1 move), or walks to
/// another side of it: 2 moves to the next side where the board is open, 4 to
/// the opposite one, otherwise as many as a search says. Other tiles do not
/// matter, so no sequence of moves that leaves the finished squares alone brings
/// the tile there sooner.
#[derive(Debug)]
pub(super) struct Courier {
    reached: Marks<Reached>,
    heap: BinaryHeap<(Reverse<u32>, u32, usize)>,
}

#[derive(Clone, Copy, Debug)]
struct Reached {
    cost: u32,
    came: Came,
}

/// How a node was reached.
#[derive(Clone, Copy, Debug)]
enum Came {
    /// By the blank's first walk.
    First,
    /// By an exchange of the blank and the tile.
    Exchange,
    /// By a walk from another side of the tile.
    Walk { from: Direction },
}

/// A square of the tile and the side of it on which the blank is.
fn node(square: Square, side: usize) -> usize {
    4 * square.index() + side
}

fn square_of(node: usize) -> Square {
    Square::new((node / 4) as u32)
}

fn side_of(node: usize) -> Direction {
    Direction::ALL[node % 4]
}

fn index(side: Direction) -> usize {
    match side {
        Direction::Up => 0,
        Direction::Down => 1,
        Direction::Left => 2,
        Direction::Right => 3,
    }
}

impl Courier {
    pub(super) fn new(field: &Field) -> Courier {
        Courier { reached: Marks::new(4 * field.size().area()), heap: BinaryHeap::new() }
    }

    /// The moves that bring the tile to the target, not yet made; `None` if it
    /// cannot get there around what is fixed.
    pub(super) fn bring(
        &mut self,
        field: &mut Field,
        tile: u32,
        target: Square,
    ) -> Option<Vec<Direction>> {
        let start = field.place(tile);
        if start == target {
            return Some(Vec::new());
        }
        self.reached.clear();
        self.heap.clear();
        let blank = field.blank();
        let sides = Direction::ALL.map(|side| field.open(start, side));
        for (side, distance) in field.distances(blank, sides, start).into_iter().enumerate() {
            if let Some(cost) = distance {
                self.reach(field, node(start, side), cost, Came::First, target);
            }
        }
        while let Some((_, cost, here)) = self.heap.pop() {
            let square = square_of(here);
            if square == target {
                return self.path(field, blank, here);
            }
            if self.reached.get(here).is_some_and(|reached| reached.cost < cost) {
                continue;
            }
            let side = side_of(here);
            if let Some(next) = field.open(square, side) {
                let behind = index(side.opposite());
                self.reach(field, node(next, behind), cost + 1, Came::Exchange, target);
            }
            for (other, steps) in around(field, square, side).into_iter().enumerate() {
                if let Some(steps) = steps {
                    let came = Came::Walk { from: side };
                    self.reach(field, node(square, other), cost + steps, came, target);
                }
            }
        }
        None
    }

    fn reach(&mut self, field: &Field, node: usize, cost: u32, came: Came, target: Square) {
        if self.reached.get(node).is_some_and(|reached| reached.cost <= cost) {
            return;
        }
        self.reached.set(node, Reached { cost, came });
        let bound = cost + at_least(field, node, target);
        // Of equal bounds the longer way first: it is nearer to its end.
        self.heap.push((Reverse(bound), cost, node));
    }

    /// The moves on the way to a node, collected from its end.
    fn path(&self, field: &mut Field, blank: Square, end: usize) -> Option<Vec<Direction>> {
        let mut moves = Vec::new();
        let mut here = end;
        loop {
            let (square, side) = (square_of(here), side_of(here));
            let beside = field.open(square, side)?;
            match self.reached.get(here)?.came {
                Came::First => {
                    let walk = field.walk(blank, &[square], |to| to == beside)?;
                    moves.extend(walk.into_iter().rev());
                    moves.reverse();
                    return Some(moves);
                }
                Came::Exchange => {
                    // The tile came from where the blank is now.
                    moves.push(side.opposite());
                    here = node(beside, index(side.opposite()));
                }
                Came::Walk { from } => {
                    let start = field.open(square, from)?;
                    let walk = field.walk(start, &[square], |to| to == beside)?;
                    moves.extend(walk.into_iter().rev());
                    here = node(square, index(from));
                }
            }
        }
    }
}

/// How far the blank has to walk from one side of a square to the others.
fn around(field: &mut Field, square: Square, side: Direction) -> [Option<u32>; 4] {
    let open = Direction::ALL.map(|way| field.open(square, way));
    let Some(from) = open[index(side)] else { return [None; 4] };
    let diagonal = |a: Direction, b: Direction| {
        field.open(square, a).and_then(|beside| field.open(beside, b)).is_some()
    };
    let mut steps = [None; 4];
    let mut search = false;
    for (to, way) in Direction::ALL.into_iter().enumerate() {
        if open[to].is_none() || way == side {
            continue;
        }
        steps[to] = if way != side.opposite() {
            diagonal(side, way).then_some(2)
        } else {
            Direction::ALL
                .into_iter()
                .filter(|turn| turn.is_horizontal() != side.is_horizontal())
                .any(|turn| diagonal(side, turn) && diagonal(turn, way))
                .then_some(4)
        };
        search |= steps[to].is_none();
    }
    if search {
        let mut to = open;
        to[index(side)] = None;
        steps = field.distances(from, to, square);
    }
    steps
}

/// A lower bound of the moves that are left.
///
/// With dx and dy squares to go, at least dx + dy moves are the tile's own.
/// Between two of them that are at right angles the blank walks 2 squares,
/// between two in line 4, and at least |dx − dy| − 1 pairs are in line. A detour
/// of the tile saves nothing: it adds two moves and at least 4 squares of walking.
fn at_least(field: &Field, node: usize, target: Square) -> u32 {
    let (size, square) = (field.size(), square_of(node));
    let dx = square.column(size).abs_diff(target.column(size));
    let dy = square.row(size).abs_diff(target.row(size));
    if dx + dy == 0 {
        return 0;
    }
    let nearer = square
        .neighbour(side_of(node), size)
        .is_some_and(|next| next.distance(target, size) < dx + dy);
    let first = if nearer { 0 } else { 2 };
    first + (dx + dy) + 2 * (dx + dy - 1) + 2 * dx.abs_diff(dy).saturating_sub(1)
}
