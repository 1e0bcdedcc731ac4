//! The first boards in reading order of those that a theorem allows.

use std::collections::{HashMap, HashSet};

use noyes::Goal;

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

/// Of the boards whose permutation is a single cycle once the two squares that
/// `swapped` names for the blank's square are exchanged.
///
/// Any part of a permutation that has no cycle yet can be completed to a single
/// cycle, so the smallest tile that closes none, square by square, is right;
/// the blank is tried on each of these squares, in ascending order, and each
/// only as far as it can still win.
pub(super) fn cycle(
    goal: &Goal,
    blanks: &[usize],
    swapped: impl Fn(usize) -> Option<(usize, usize)>,
) -> Vec<u32> {
    let mut homes = vec![0; goal.size().area()];
    for (square, &tile) in goal.board().tiles().iter().enumerate() {
        homes[tile as usize] = square;
    }
    let prefix = |blank: usize, length| Cycle::new(&homes, blank, swapped(blank)).first(length);
    let mut best: Option<(usize, Vec<u32>)> = None;
    for &blank in blanks {
        // The blank is less than any tile: from there on nothing else wins.
        let wins = best.as_ref().is_none_or(|(_, best)| prefix(blank, best.len()) < *best);
        if wins {
            best = Some((blank, prefix(blank, blank + 1)));
        }
    }
    let (blank, _) = best.expect("a square for the blank");
    prefix(blank, homes.len())
}

/// A board on its way, and the paths of its permutation so far.
struct Cycle<'h> {
    /// The home of each tile, the blank's first.
    homes: &'h [usize],
    blank: usize,
    swapped: Option<(usize, usize)>,
    /// For the end of each path its start, and the other way round.
    start_of: HashMap<usize, usize>,
    end_of: HashMap<usize, usize>,
    /// How many contents the cycle still lacks.
    left: usize,
}

impl<'h> Cycle<'h> {
    fn new(homes: &'h [usize], blank: usize, swapped: Option<(usize, usize)>) -> Cycle<'h> {
        let (start_of, end_of) = (HashMap::new(), HashMap::new());
        let mut cycle = Cycle { homes, blank, swapped, start_of, end_of, left: homes.len() };
        if blank == homes[0] {
            cycle.left -= 1; // a blank at home is none of the cycle's
        } else {
            cycle.join(blank, homes[0]);
        }
        cycle
    }

    /// The start of the path that ends on this square.
    fn start(&self, square: usize) -> usize {
        *self.start_of.get(&square).unwrap_or(&square)
    }

    /// What is on the square comes from its home: two paths become one.
    fn join(&mut self, square: usize, home: usize) {
        let start = self.start(square);
        let end = *self.end_of.get(&home).unwrap_or(&home);
        self.start_of.insert(end, start);
        self.end_of.insert(start, end);
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

    /// The first tiles of the first board.
    fn first(mut self, length: usize) -> Vec<u32> {
        let mut first = Vec::with_capacity(length);
        let mut smallest = 1;
        let mut used = HashSet::new();
        for square in 0..length {
            if square == self.blank {
                first.push(0);
                continue;
            }
            let to = self.before_swap(square);
            let closing = self.start(to);
            let tile = (smallest..self.homes.len())
                .filter(|tile| !used.contains(tile))
                .find(|&tile| self.left == 1 || self.homes[tile] != closing)
                .expect("of two tiles one at most closes the path");
            self.join(to, self.homes[tile]);
            used.insert(tile);
            while used.remove(&smallest) {
                smallest += 1;
            }
            first.push(tile as u32);
        }
        first
    }
}
