//! Slow and obvious counting, and dealers to be judged.
#![allow(dead_code, reason = "each test uses some of it")]

use std::collections::HashMap;

use noyes::{Board, Dealer, Goal, Layout, Recipe, Size};
use noyes_audit::{Counts, Repeats};

pub(crate) fn goal(width: u32, height: u32) -> Goal {
    Goal::new(Size::new(width, height).unwrap(), Layout::BlankLast)
}

pub(crate) fn dealer(goal: &Goal, recipe: Recipe, seed: &str) -> Dealer {
    Dealer::new(goal.clone(), recipe, seed).unwrap()
}

/// All orders of 0 … n−1.
pub(crate) fn permutations(n: u32) -> Vec<Vec<u32>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for shorter in permutations(n - 1) {
        for place in 0..=shorter.len() {
            let mut longer = shorter.clone();
            longer.insert(place, n - 1);
            all.push(longer);
        }
    }
    all
}

/// Every board that can be solved to the goal.
pub(crate) fn solvable(goal: &Goal) -> Vec<Board> {
    let size = goal.size();
    let boards = permutations(size.area() as u32).into_iter();
    let boards = boards.map(|tiles| Board::new(size, tiles).unwrap());
    boards.filter(|board| goal.is_solvable(board).unwrap()).collect()
}

/// For each square of the board the square where its tile is in the goal.
pub(crate) fn permutation(goal: &Goal, board: &Board) -> Vec<usize> {
    let at = |tile| goal.board().tiles().iter().position(|&other| other == tile).unwrap();
    board.tiles().iter().map(|&tile| at(tile)).collect()
}

pub(crate) fn cycles(permutation: &[usize]) -> usize {
    let mut seen = vec![false; permutation.len()];
    let mut cycles = 0;
    for start in 0..permutation.len() {
        if seen[start] {
            continue;
        }
        cycles += 1;
        let mut here = start;
        while !seen[here] {
            seen[here] = true;
            here = permutation[here];
        }
    }
    cycles
}

pub(crate) fn at_home(goal: &Goal, board: &Board) -> usize {
    let pairs = board.tiles().iter().zip(goal.board().tiles());
    pairs.filter(|&(a, b)| a == b && *a != 0).count()
}

/// Counts boards one by one.
pub(crate) fn count<'a>(goal: &Goal, boards: impl IntoIterator<Item = &'a Board>) -> Counts {
    let n = goal.size().area();
    let tiles: Vec<u32> = goal.board().tiles().iter().copied().filter(|&t| t != 0).collect();
    let mut counts = Counts {
        goal: goal.clone(),
        boards: 0,
        unsolvable: 0,
        placed: vec![0; n * n],
        at_home: vec![0; n],
        cycles: vec![0; n + 1],
        before: vec![0; tiles.len() * tiles.len().saturating_sub(1) / 2],
        repeats: Repeats::default(),
    };
    let mut seen: HashMap<Vec<u32>, u64> = HashMap::new();
    for board in boards {
        counts.boards += 1;
        counts.unsolvable += u64::from(!goal.is_solvable(board).unwrap());
        let mut place = vec![0; n];
        for (square, &tile) in board.tiles().iter().enumerate() {
            counts.placed[tile as usize * n + square] += 1;
            place[tile as usize] = square;
        }
        counts.at_home[at_home(goal, board)] += 1;
        counts.cycles[cycles(&permutation(goal, board))] += 1;
        let mut pair = 0;
        for (k, &a) in tiles.iter().enumerate() {
            for &b in &tiles[k + 1..] {
                counts.before[pair] += u64::from(place[a as usize] < place[b as usize]);
                pair += 1;
            }
        }
        *seen.entry(board.tiles().to_vec()).or_default() += 1;
    }
    counts.repeats = Repeats {
        compared: counts.boards,
        part: 1.0,
        distinct: seen.len() as u64,
        pairs: seen.values().map(|&k| k * (k - 1) / 2).sum(),
        most: seen.values().copied().max().unwrap_or(0),
    };
    counts
}
