//! The first boards in reading order of those that a theorem allows.

use noyes::Goal;

use super::cycle::Group;

/// Of all boards.
pub(super) fn of_all(goal: &Goal, home: bool) -> Vec<u32> {
    let mut tiles: Vec<u32> = (0..goal.size().area() as u32).collect();
    if home {
        // The blank goes from the first square to its own, the tiles close up.
        tiles[..=goal.blank().index()].rotate_left(1);
    }
    tiles
}

/// Of the solvable boards, two squares wide or more: the first of all, or that
/// with its last two tiles exchanged.
pub(super) fn solvable(goal: &Goal, home: bool) -> Vec<u32> {
    let mut tiles = of_all(goal, home);
    let board = noyes::Board::new(goal.size(), tiles.clone()).expect("each number once");
    if !goal.is_solvable(&board).expect("a board of the goal's size") {
        let last: Vec<usize> =
            (0..tiles.len()).rev().filter(|&square| tiles[square] != 0).take(2).collect();
        if let [b, a] = last[..] {
            tiles.swap(a, b);
        }
    }
    tiles
}

/// Of the boards in a line that can be solved: the blank first, or at home.
pub(super) fn in_line(goal: &Goal, home: bool) -> Vec<u32> {
    let mut tiles = goal.board().tiles().to_vec();
    if !home {
        tiles[..=goal.blank().index()].rotate_right(1);
    }
    tiles
}

/// Of the boards whose permutation is a single cycle once two squares, if any,
/// are exchanged, and whose blank is on one of some squares, which are given in
/// groups of the same exchange.
pub(super) fn cycle(goal: &Goal, groups: &[Group]) -> Vec<u32> {
    let mut homes = vec![0; goal.size().area()];
    for (square, &tile) in goal.board().tiles().iter().enumerate() {
        homes[tile as usize] = square;
    }
    let first = |group: &Group| Cycle::new(&homes, group).first();
    groups.iter().map(first).min().expect("a square for the blank")
}

/// A board on its way, and the paths of its permutation so far.
///
/// Any part of a permutation without a cycle can be completed to a single
/// cycle. So square by square the least content is right that closes none for
/// one at least of the squares on which the blank can still be.
struct Cycle<'g> {
    /// The home of each tile, the blank's first.
    homes: &'g [usize],
    swapped: Option<(usize, usize)>,
    /// Where the blank can still be, and on how many squares.
    open: Vec<bool>,
    count: usize,
    /// For the end of each path its start, and the other way round.
    start_of: Vec<usize>,
    end_of: Vec<usize>,
    /// How many contents the cycle still lacks.
    left: usize,
}

impl<'g> Cycle<'g> {
    fn new(homes: &'g [usize], (swapped, blanks): &'g Group) -> Cycle<'g> {
        let squares: Vec<usize> = (0..homes.len()).collect();
        let mut open = vec![false; squares.len()];
        blanks.iter().for_each(|&blank| open[blank] = true);
        let mut cycle = Cycle {
            homes,
            swapped: *swapped,
            open,
            count: blanks.len(),
            start_of: squares.clone(),
            end_of: squares,
            left: homes.len(),
        };
        if let [blank] = blanks[..] {
            cycle.settle(blank);
        }
        cycle
    }

    /// The blank is on this square and nowhere else.
    fn settle(&mut self, blank: usize) {
        (self.count, self.open) = (0, vec![false; self.homes.len()]);
        self.open[blank] = true;
        if blank == self.homes[0] {
            self.left -= 1; // a blank at home is none of the cycle's
        } else {
            self.join(blank, self.homes[0]);
        }
    }

    /// The blank is not on this square.
    fn exclude(&mut self, square: usize) {
        self.open[square] = false;
        self.count -= 1;
        if self.count == 1 {
            let last = self.open.iter().position(|&open| open);
            self.settle(last.expect("one square is left"));
        }
    }

    /// What is on the square comes from its home: two paths become one.
    fn join(&mut self, square: usize, home: usize) {
        let (start, end) = (self.start_of[square], self.end_of[home]);
        self.start_of[end] = start;
        self.end_of[start] = end;
        self.left -= 1;
    }

    /// The square to which the swap brings what is on this one.
    fn before_swap(&self, square: usize) -> usize {
        match self.swapped {
            Some((a, b)) if square == a => b,
            Some((a, b)) if square == b => a,
            _ => square,
        }
    }

    /// Whether the tile closes no path on this square, wherever the blank may
    /// yet be, or but for one square, which is then no longer one of those.
    fn fits(&mut self, tile: usize, square: usize) -> bool {
        let start = self.start_of[square];
        if self.count > 1 && start == self.homes[0] {
            // The path goes on where the blank will be.
            let closing = self.end_of[self.homes[tile]];
            if self.open[closing] {
                self.exclude(closing);
            }
            return true;
        }
        self.left == 1 || self.homes[tile] != start
    }

    fn first(mut self) -> Vec<u32> {
        let mut first = Vec::with_capacity(self.homes.len());
        // Of two tiles one at most closes the path: all tiles before `next` but
        // perhaps one are on the board.
        let mut skipped = None;
        let mut next = 1;
        for square in 0..self.homes.len() {
            if self.open[square] {
                if self.count > 1 {
                    self.settle(square);
                }
                first.push(0);
                continue;
            }
            let to = self.before_swap(square);
            let tile = match skipped {
                Some(tile) if self.fits(tile, to) => {
                    skipped = None;
                    tile
                }
                None if !self.fits(next, to) => {
                    skipped = Some(next);
                    next += 2;
                    next - 1
                }
                _ => {
                    next += 1;
                    next - 1
                }
            };
            self.join(to, self.homes[tile]);
            first.push(tile as u32);
        }
        first
    }
}
