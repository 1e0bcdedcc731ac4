//! The counts as anybody would take them, without any of the crate's tricks.

use std::collections::HashMap;

use noyes::{Board, Goal};
use noyes_audit::{Counts, Repeats, Tally};

pub(crate) fn count(goal: &Goal, boards: &[Board]) -> Counts {
    let area = goal.size().area();
    let solved = goal.board().tiles();
    let squares = |tiles: &[u32]| -> Vec<usize> {
        let square_of = |tile| tiles.iter().position(|&other| other == tile).unwrap();
        (0..area as u32).map(square_of).collect()
    };
    let home = squares(solved);
    let order: Vec<u32> = solved.iter().copied().filter(|&tile| tile != 0).collect();
    let mut placed = vec![0; area * area];
    let mut at_home = vec![0; area];
    let mut cycles = vec![0; area + 1];
    let mut before = Vec::new();
    let mut unsolvable = 0;
    let mut seen = HashMap::new();
    for board in boards {
        let tiles = board.tiles();
        unsolvable += u64::from(!goal.judge(board).unwrap().solvable);
        for (square, &tile) in tiles.iter().enumerate() {
            placed[tile as usize * area + square] += 1;
        }
        let place = squares(tiles);
        at_home[(1..area).filter(|&tile| place[tile] == home[tile]).count()] += 1;
        let mut visited = vec![false; area];
        let mut number = 0;
        for start in 0..area {
            let mut square = start;
            number += usize::from(!visited[start]);
            while !visited[square] {
                visited[square] = true;
                square = home[tiles[square] as usize];
            }
        }
        cycles[number] += 1;
        let mut pairs = Vec::new();
        for i in 0..order.len() {
            for j in i + 1..order.len() {
                let (a, b) = (place[order[i] as usize], place[order[j] as usize]);
                pairs.push(u64::from(a < b));
            }
        }
        before.resize(pairs.len(), 0);
        before.iter_mut().zip(pairs).for_each(|(sum, pair)| *sum += pair);
        *seen.entry(board.clone()).or_insert(0u64) += 1;
    }
    let blank = placed[..area].to_vec();
    if area > Tally::MAX_PLACED_AREA {
        placed.clear();
    }
    if area > Tally::MAX_PAIRS_AREA {
        before.clear();
    } else {
        before.resize((area - 1) * area.saturating_sub(2) / 2, 0);
    }
    let repeats = Repeats {
        compared: boards.len() as u64,
        part: 1.0,
        distinct: seen.len() as u64,
        pairs: seen.values().map(|&k| k * (k - 1) / 2).sum(),
        most: seen.values().copied().max().unwrap_or(0),
    };
    let boards = boards.len() as u64;
    Counts {
        goal: goal.clone(),
        boards,
        unsolvable,
        placed,
        blank,
        at_home,
        cycles,
        before,
        repeats,
    }
}
