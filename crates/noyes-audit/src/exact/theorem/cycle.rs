//! Sattolo's shuffle: single cycles.
//!
//! # All cycles, each once
//! The choices, below 1, 2, …, m − 1 for m squares, have (m−1)! outcomes, and
//! each of the (m−1)! single cycles of m squares comes from exactly one
//! (S. Sattolo, Information Processing Letters 22, 1986). A cycle of m squares
//! is an even permutation if m is odd.
//!
//! # Which can be solved
//! With the blank among them, m = n, a board two squares wide or more can be
//! solved exactly if the sign of the n-cycle is that of the blank's square. So
//! the blank's square alone decides; it is each of the n − 1 squares other than
//! home equally often, (n−2)! times. In a line, a board that can be solved is a
//! cycle of the squares from home to the blank: an n-cycle only if these are the
//! two ends. With the blank at home, m = n − 1, all boards can be solved if n is
//! even, and none if n is odd.
//!
//! # Every repair deals 2/n of the boards
//! A fix that swaps two squares, chosen by the blank's square, which stays,
//! never takes two boards to the same: unsolvable ones with their blanks on
//! different squares stay different, those with the blank on the same are
//! swapped by the same two squares, and a solvable one keeps its blank on a
//! square where no unsolvable one has it. So (n−1)! solvable boards can occur,
//! each from one outcome: (n−1)!/(n!/2) = 2/n of all, at a distance of 1 − 2/n
//! from a fair deal. Rejecting leaves the solvable ones of the (n−1)!.
//!
//! # Tiles at home
//! None is before the repair. Swapping squares p and q, the blank on b, brings a
//! tile home exactly if p holds q's tile or q holds p's. Of the (n−2)! n-cycles
//! with the blank on b, (n−3)! have any one tile on any one other square, unless
//! that would close a shorter cycle: 1 of n − 2.

use noyes::{Fix, Goal, Recipe};

use super::{Dealt, MAX_MARGINALS_AREA, at_home, first, product, reciprocal};
use crate::{Marginals, exact::fix};

pub(super) fn sattolo(goal: &Goal, recipe: Recipe) -> Dealt {
    let (n, line) = (goal.size().area(), goal.size().is_one_wide());
    let home = at_home(recipe);
    let m = n - usize::from(home);
    let blanks = Blanks::new(goal, recipe);
    let count = blanks.all.len();
    let solvable = blanks.all.iter().filter(|&&(_, solvable)| solvable).count();
    let (dealt, solved) = match recipe.fix {
        Fix::None => (count, solvable),
        Fix::Reject => (solvable, solvable),
        Fix::Swap | Fix::Article => (count, count),
    };
    // The cycles with their blank on one square, or with the blank at home all.
    let cycles = if home { m - 1 } else { m - 2 };
    let factor = |k| if k == 0 { dealt as u32 } else { k };
    let outcomes = product((0..cycles as u32 + 1).map(factor));
    // Of those on one square all are solvable, or a single one in a line.
    let one_of = if line { reciprocal(2, cycles) } else { 1.0 };
    // What all boards of one square of the blank are of the solvable ones.
    let share = match line {
        true => 1.0 / n as f64,
        false => 2.0 / (n * (n - 1)) as f64,
    };
    Dealt {
        possible: outcomes.clone(),
        outcomes,
        each: 1,
        solvable_share: solved as f64 / dealt as f64 * one_of,
        share_possible: solved as f64 * share,
        first: first::cycle(goal, &blanks.groups(recipe.fix, n)),
        any_at_home: any_at_home(goal, recipe, &blanks),
        marginals: (n <= MAX_MARGINALS_AREA).then(|| marginals(goal, recipe, &blanks)),
    }
}

/// Two squares that are swapped, and the squares of the blank for which they are.
pub(super) type Group = (Option<(usize, usize)>, Vec<usize>);

/// The squares on which the blank can be, and whether boards are solvable there.
struct Blanks {
    all: Vec<(usize, bool)>,
}

impl Blanks {
    fn new(goal: &Goal, recipe: Recipe) -> Blanks {
        let n = goal.size().area();
        let home = goal.blank().index();
        let line = goal.size().is_one_wide();
        if at_home(recipe) {
            return Blanks { all: vec![(home, !line && n.is_multiple_of(2))] };
        }
        let solvable = |blank: usize| {
            if line {
                blank.abs_diff(home) == n - 1
            } else {
                fix::is_odd(goal, blank) == n.is_multiple_of(2)
            }
        };
        let blanks = (0..n).filter(|&blank| blank != home);
        Blanks { all: blanks.map(|blank| (blank, solvable(blank))).collect() }
    }

    /// The squares that the fix swaps with the blank on this one.
    fn swapped(&self, fix: Fix, blank: usize, area: usize) -> Option<(usize, usize)> {
        let unsolvable = self.all.binary_search(&(blank, false)).is_ok();
        fix::pair(fix, blank, area).filter(|_| unsolvable)
    }

    /// The squares that the blank of a board can be on that is dealt.
    fn dealt(&self, fix: Fix) -> Vec<usize> {
        let dealt = |&&(_, solvable): &&(usize, bool)| solvable || fix != Fix::Reject;
        self.all.iter().filter(dealt).map(|&(blank, _)| blank).collect()
    }

    /// The same squares in groups that swap the same.
    fn groups(&self, fix: Fix, area: usize) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for blank in self.dealt(fix) {
            let swapped = self.swapped(fix, blank, area);
            match groups.iter_mut().find(|(other, _)| *other == swapped) {
                Some((_, blanks)) => blanks.push(blank),
                None => groups.push((swapped, vec![blank])),
            }
        }
        groups
    }
}

fn any_at_home(goal: &Goal, recipe: Recipe, blanks: &Blanks) -> f64 {
    let n = goal.size().area();
    let home = goal.blank().index();
    let mut sum = 0.0;
    for (swapped, squares) in blanks.groups(recipe.fix, n) {
        // The blank's home has no tile that could come back to it.
        let tiles = swapped.map_or(0, |(a, b)| {
            if at_home(recipe) { 2 } else { usize::from(a != home) + usize::from(b != home) }
        });
        if tiles > 0 {
            sum += (tiles * squares.len()) as f64 / (n - 2) as f64;
        }
    }
    // Rejected boards have none at home, so of those dealt the share is 0 as well.
    sum / blanks.all.len() as f64
}

/// A tile with home t is, for each square b of the blank, equally often on each
/// of the n − 2 squares other than t and b; for b = t other than t and the
/// blank's home. With the blank at home it is on each of the others.
fn marginals(goal: &Goal, recipe: Recipe, blanks: &Blanks) -> Marginals {
    let n = goal.size().area();
    let blank_home = goal.blank().index();
    let groups = blanks.groups(recipe.fix, n);
    let total = groups.iter().map(|(_, squares)| squares.len()).sum::<usize>() as f64;
    let mut cells = vec![0.0; n * n];
    for (_, squares) in &groups {
        squares.iter().for_each(|&square| cells[square] = 1.0 / total);
    }
    for (home, &tile) in goal.board().tiles().iter().enumerate().filter(|&(_, &tile)| tile != 0) {
        for (swapped, squares) in &groups {
            let count = squares.len() as f64;
            let each = 1.0 / (total * (n - 2) as f64);
            let mut row = vec![count * each; n];
            row[home] = 0.0;
            for &blank in squares {
                let other = if blank == home { blank_home } else { blank };
                row[other] -= each;
            }
            if let &Some((a, b)) = swapped {
                row.swap(a, b);
            }
            let cells = &mut cells[tile as usize * n..][..n];
            cells.iter_mut().zip(row).for_each(|(cell, share)| *cell += share);
        }
    }
    Marginals::new(n, cells)
}
