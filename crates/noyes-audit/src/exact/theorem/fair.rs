//! Shuffles that deal all orders of their squares equally.
//!
//! # Uniform
//! Each of the n!/2 solvable boards, or each of the n in a line, once.
//!
//! # Fisher–Yates
//! Its choices, below 2, 3, …, m for m squares, have m! outcomes; each order of
//! the squares' contents comes from exactly one (R. Durstenfeld, Algorithm 235,
//! 1964). With m = n, two squares wide or more, half of all n! boards can be
//! solved: of the outcomes, and of each two boards that differ in the first two
//! tiles, one. A fix that swaps is a bijection between the unsolvable and the
//! solvable boards ([`noyes::Fix::Swap`] has the proof), so each solvable board
//! comes from two outcomes; a fix that rejects keeps one. With the blank at
//! home, m = n − 1, the same holds for the orders of the other squares: of the
//! n!/2 solvable boards (n−1)!/2 have the blank at home, 1 of n. In a line only
//! one order of n − 1 tiles can be solved, for each square of the blank.

use noyes::{Goal, Recipe};

use super::{Dealt, MAX_MARGINALS_AREA, at_home, first, from_to, is_fixed, product, reciprocal};
use crate::{Marginals, exact::fix};

pub(super) fn uniform(goal: &Goal, recipe: Recipe) -> Dealt {
    let (n, line) = (goal.size().area(), goal.size().is_one_wide());
    let home = at_home(recipe);
    let m = n - usize::from(home);
    let boards = match (line, home) {
        (true, true) => Some(1u64.into()),
        (true, false) => Some((n as u64).into()),
        (false, _) => product(from_to(3, m)),
    };
    Dealt {
        outcomes: boards.clone(),
        each: 1,
        possible: boards,
        solvable_share: 1.0,
        share_possible: if home { 1.0 / n as f64 } else { 1.0 },
        first: if line { first::in_line(goal, home) } else { first::solvable(goal, home) },
        any_at_home: any_at_home(goal, home),
        marginals: (n <= MAX_MARGINALS_AREA)
            .then(|| if home { home_marginals(goal, line) } else { marginals(goal) }),
    }
}

pub(super) fn fisher_yates(goal: &Goal, recipe: Recipe) -> Dealt {
    let (n, line) = (goal.size().area(), goal.size().is_one_wide());
    let home = at_home(recipe);
    if is_fixed(recipe) {
        let each = if recipe.fix == noyes::Fix::Reject { 1 } else { 2 };
        let m = n - usize::from(home);
        return Dealt {
            outcomes: product(from_to(if each == 1 { 3 } else { 1 }, m)),
            each,
            ..uniform(goal, recipe)
        };
    }
    let m = n - usize::from(home);
    let outcomes = product(from_to(1, m));
    // No tile is at home in derangements of all squares, or of all but the blank's.
    let none =
        if home { derangements(m) } else { derangements(n) + derangements(n - 1) / n as f64 };
    let uniform_marginals = || {
        if home {
            home_marginals(goal, false)
        } else {
            Marginals::new(n, vec![1.0 / n as f64; n * n])
        }
    };
    Dealt {
        possible: outcomes.clone(),
        outcomes,
        each: 1,
        solvable_share: match (line, home) {
            (true, _) => reciprocal(2, n - 1),
            (false, _) => 0.5,
        },
        share_possible: if home { 1.0 / n as f64 } else { 1.0 },
        first: first::of_all(goal, home),
        any_at_home: 1.0 - none,
        marginals: (n <= MAX_MARGINALS_AREA).then(uniform_marginals),
    }
}

/// The share of derangements among the permutations of so many.
fn derangements(count: usize) -> f64 {
    let mut term = 1.0;
    let mut share = 1.0;
    for k in 1..=count.min(30) {
        term /= -(k as f64);
        share += term;
    }
    share
}

/// The probability that a fair board has a tile at home.
///
/// Of m! permutations D(m) are derangements, and of these the even ones exceed
/// the odd by (−1)^(m−1)·(m−1), the determinant of the matrix of ones without
/// its diagonal. No tile is at home on a solvable board if the blank is at home
/// and the rest an even derangement of n − 1; or if all n squares are deranged
/// and the blank is on a square b with sign s(b): by symmetry each b has
/// D(n)/(n−1) derangements, whose signs sum up to (−1)^(n−1).
fn any_at_home(goal: &Goal, home: bool) -> f64 {
    let n = goal.size().area();
    if goal.size().is_one_wide() {
        // The tiles between the blank and its home are not at home.
        let at = goal.blank().index();
        let away = (0..n).filter(|&square| square.abs_diff(at) == n - 1).count();
        return if home { 1.0 } else { 1.0 - away as f64 / n as f64 };
    }
    let sign = |exponent: usize| if exponent.is_multiple_of(2) { 1.0 } else { -1.0 };
    let inner = reciprocal(2, n - 1);
    // As shares of the (n−1)!/2 boards with the blank at home.
    let at_home = derangements(n - 1) + sign(n) * (n as f64 - 2.0) * inner;
    if home {
        return 1.0 - at_home;
    }
    let odd = fix::odd_squares(goal);
    let excess = (n - 1 - odd) as f64 - odd as f64;
    let elsewhere = derangements(n) * n as f64 + sign(n - 1) * excess * inner;
    1.0 - (at_home + elsewhere) / n as f64
}

/// How often each tile comes to each square in a fair deal: 1/n, but in a line
/// the k-th tile, from 0, is on square k or, the blank before it, on k + 1.
pub(in crate::exact) fn marginals(goal: &Goal) -> Marginals {
    let n = goal.size().area();
    if !goal.size().is_one_wide() {
        return Marginals::new(n, vec![1.0 / n as f64; n * n]);
    }
    let mut cells = vec![0.0; n * n];
    cells[..n].fill(1.0 / n as f64);
    let tiles = goal.board().tiles().iter().filter(|&&tile| tile != 0);
    for (k, &tile) in tiles.enumerate() {
        cells[tile as usize * n + k] = (n - 1 - k) as f64 / n as f64;
        cells[tile as usize * n + k + 1] = (k + 1) as f64 / n as f64;
    }
    Marginals::new(n, cells)
}

/// The blank at home, all others anywhere else; in a fair line at home too.
fn home_marginals(goal: &Goal, line: bool) -> Marginals {
    let n = goal.size().area();
    let blank = goal.blank().index();
    let mut cells = vec![0.0; n * n];
    for (home, &tile) in goal.board().tiles().iter().enumerate() {
        for square in 0..n {
            cells[tile as usize * n + square] = match (tile, line) {
                (0, _) | (_, true) => f64::from(u8::from(square == home)),
                _ if square == blank => 0.0,
                _ => 1.0 / (n - 1) as f64,
            };
        }
    }
    Marginals::new(n, cells)
}
