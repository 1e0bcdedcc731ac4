//! Which tiles make up the patterns of a board.

use noyes::{Goal, Size, Square};

use super::{codec::MAX_TILES, rows};
use crate::TableSize;

/// One way to part the tiles for a goal in the standard form, or several, of which each serves
/// some boards best. All tables together stay within the bytes that the table size allows.
pub(crate) fn partitions(goal: &Goal, tables: TableSize) -> Vec<Vec<Vec<u32>>> {
    let size = goal.size();
    if size.width() != 5 || size.height() != 5 || tables != TableSize::Large {
        return vec![partition(goal, tables)];
    }
    // Three groups of seven would leave one of three: rounds have several times the boards.
    let mut partitions = vec![partition(goal, TableSize::Standard)];
    if goal.blank().number() == 24 && !cfg!(target_family = "wasm") {
        partitions.extend(SERVING_OTHERS.map(|groups| groups.map(|group| group.to_vec()).to_vec()));
    }
    partitions
}

/// Partitions of 5x5 with the blank in the corner that serve boards well which Korf and Felner's
/// does not: chosen one after another for the fewest boards in rounds of the fifty, each by the
/// partition that is best for it.
const SERVING_OTHERS: [[[u32; 6]; 4]; 3] = [
    [[16, 17, 18, 21, 22, 23], [10, 14, 15, 19, 20, 24], [1, 2, 6, 7, 11, 12], [3, 4, 5, 8, 9, 13]],
    [[1, 2, 3, 6, 7, 8], [4, 5, 9, 10, 13, 14], [11, 12, 16, 17, 21, 22], [15, 18, 19, 20, 23, 24]],
    [[1, 2, 3, 4, 5, 10], [6, 11, 16, 17, 21, 22], [7, 8, 9, 12, 13, 14], [15, 18, 19, 20, 23, 24]],
];

/// The groups of tiles of one partition, each at most eight tiles.
///
/// The groups of 4x4 with the blank in the corner are those that were found
/// best by trying, those of 5x5 Korf and Felner's; for other boards groups are chosen that lie close together at
/// home: tiles hinder one another most where they have the same way to go.
fn partition(goal: &Goal, tables: TableSize) -> Vec<Vec<u32>> {
    let fixed: Option<&[&[u32]]> = match (goal.size(), goal.blank().number()) {
        (Size::FIFTEEN, 15) => Some(match tables {
            TableSize::Small => &[&[5, 6, 9, 10, 13, 14], &[4, 7, 8, 11, 12, 15], &[1, 2, 3]],
            TableSize::Standard => &[&[1, 2, 5, 6, 9, 10, 14], &[3, 4, 7, 8, 11, 12, 15], &[13]],
            TableSize::Large => &[&[1, 2, 3, 4, 5, 6, 7, 8], &[9, 10, 11, 12, 13, 14, 15]],
        }),
        (size, 24) if size.width() == 5 && size.height() == 5 && tables == TableSize::Standard => {
            // The last three are mirror images: two tables serve all four.
            Some(&[
                &[13, 18, 19, 20, 23, 24],
                &[11, 12, 16, 17, 21, 22],
                &[4, 5, 9, 10, 14, 15],
                &[1, 2, 3, 6, 7, 8],
            ])
        }
        _ => None,
    };
    if let Some(groups) = fixed {
        return groups.iter().map(|group| group.to_vec()).collect();
    }
    let size = goal.size();
    let sizes = group_sizes(size, budget(size.area(), tables));
    close_groups(goal, &sizes)
}

/// The bytes that tables of this size may take.
pub(crate) fn budget(n: usize, tables: TableSize) -> u64 {
    match (tables, n <= 16) {
        (TableSize::Small, true) => 4_000_000,
        (TableSize::Standard, true) => 40_000_000,
        (TableSize::Large, true) => 200_000_000,
        (TableSize::Small, false) => 8_000_000,
        (TableSize::Standard, false) => 60_000_000,
        (TableSize::Large, false) => 1_000_000_000,
    }
}

/// As many groups as possible of the largest size that the budget allows, and
/// one of what is left.
fn group_sizes(size: Size, budget: u64) -> Vec<u32> {
    let n = size.area() as u32;
    let tiles = n - 1;
    let sizes = |k: u32| {
        let rest = Some(tiles % k).filter(|&rest| rest > 0);
        std::iter::repeat_n(k, (tiles / k) as usize).chain(rest)
    };
    // Rows are counted only where one region for each set would fit.
    let fits = |&k: &u32| {
        let orders = |k: u32| (1..=u64::from(k)).product::<u64>().div_ceil(8);
        let sets =
            |k: u32| (0..u64::from(k)).fold(1, |sets, i| sets * (u64::from(n) - i) / (i + 1));
        sizes(k).map(|k| sets(k) * orders(k)).sum::<u64>() <= budget && {
            let whole = u64::from(tiles / k) * rows::count(size, k) * orders(k);
            let rest = match tiles % k {
                0 => 0,
                rest => rows::count(size, rest) * orders(rest),
            };
            whole + rest <= budget
        }
    };
    (1..=MAX_TILES.min(tiles)).rev().find(fits).map_or_else(Vec::new, |k| sizes(k).collect())
}

/// Groups of these sizes with a small sum of squared distances between the homes
/// of their tiles: exchanges are made as long as one helps.
fn close_groups(goal: &Goal, sizes: &[u32]) -> Vec<Vec<u32>> {
    let size = goal.size();
    let homes: Vec<Square> = size.squares().filter(|&square| square != goal.blank()).collect();
    let mut group: Vec<usize> =
        sizes.iter().enumerate().flat_map(|(g, &k)| std::iter::repeat_n(g, k as usize)).collect();
    let cost = |group: &[usize], tile: usize| -> u32 {
        let together = (0..homes.len()).filter(|&other| group[other] == group[tile]);
        together.map(|other| homes[tile].distance(homes[other], size).pow(2)).sum()
    };
    loop {
        let mut best: Option<(u32, usize, usize)> = None;
        for a in 0..homes.len() {
            for b in a + 1..homes.len() {
                if group[a] == group[b] {
                    continue;
                }
                let before = cost(&group, a) + cost(&group, b);
                group.swap(a, b);
                let after = cost(&group, a) + cost(&group, b);
                group.swap(a, b);
                let gain = before.saturating_sub(after);
                if gain > best.map_or(0, |(gain, ..)| gain) {
                    best = Some((gain, a, b));
                }
            }
        }
        let Some((_, a, b)) = best else { break };
        group.swap(a, b);
    }
    (0..sizes.len())
        .map(|g| {
            let tiles = (0..homes.len()).filter(|&tile| group[tile] == g);
            tiles.map(|tile| goal.board().tiles()[homes[tile].index()]).collect()
        })
        .collect()
}
