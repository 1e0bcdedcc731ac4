//! The few squares that are left in the end.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashMap},
};

use super::{
    grid::{Grid, Step},
    strip::Region,
};

/// The blank's steps that solve a region of at most 3x3 squares in as few moves
/// as possible, by A* with the sum of the distances.
pub(super) fn solve(grid: &Grid, region: Region) -> Vec<Step> {
    let squares = region.squares(grid);
    let number = |square: u32| squares.iter().position(|&s| s == square).map(|k| k as u64);
    // Square k of the region is in bits 4k … 4k + 3.
    let pack = |at: &dyn Fn(u32) -> u32| {
        squares.iter().enumerate().fold(0, |bits, (k, &square)| {
            bits | number(at(square)).expect("the region holds its own tiles") << (4 * k)
        })
    };
    let (start, goal) = (pack(&|square| grid.at(square)), pack(&|square| square));
    let blank_label = number(grid.home()).expect("the blank's home is in every region");
    let distance = |a: usize, b: usize| u64::from(grid.distance(squares[a], squares[b]));
    let estimate: u64 = (0..squares.len())
        .map(|k| (k, (start >> (4 * k)) & 15))
        .filter(|&(_, tile)| tile != blank_label)
        .map(|(k, tile)| distance(k, tile as usize))
        .sum();
    let neighbours: Vec<Vec<(Step, usize)>> = squares
        .iter()
        .map(|&square| {
            (0..4)
                .filter_map(|step| Some((step, number(grid.beside(square, step))? as usize)))
                .collect()
        })
        .collect();

    let mut best: HashMap<u64, (u64, Option<(u64, Step)>)> = HashMap::from([(start, (0, None))]);
    let mut queue = BinaryHeap::from([(Reverse(estimate), 0, start)]);
    while let Some((Reverse(total), depth, board)) = queue.pop() {
        if board == goal {
            break;
        }
        if best[&board].0 < depth {
            continue;
        }
        let blank =
            (0..squares.len()).find(|k| (board >> (4 * k)) & 15 == blank_label).unwrap_or(0);
        for &(step, to) in &neighbours[blank] {
            let tile = (board >> (4 * to)) & 15;
            let swap = (tile ^ blank_label) << (4 * to) | (tile ^ blank_label) << (4 * blank);
            let next = board ^ swap;
            let depth = depth + 1;
            let known = best.entry(next).or_insert((u64::MAX, None));
            if depth < known.0 {
                *known = (depth, Some((board, step)));
                let home = tile as usize;
                let total = total + 1 + distance(blank, home) - distance(to, home);
                queue.push((Reverse(total), depth, next));
            }
        }
    }
    let mut steps = Vec::new();
    let mut board = goal;
    while let Some(&(_, Some((previous, step)))) = best.get(&board) {
        steps.push(step);
        board = previous;
    }
    steps.reverse();
    steps
}
