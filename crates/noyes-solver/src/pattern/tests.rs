//! The tables against slow, obvious searches.

use std::{
    collections::{BTreeMap, VecDeque},
    num::NonZeroUsize,
    sync::atomic::{AtomicU64, Ordering},
};

use noyes::{Board, Goal, Layout, Position, Size, Square, Symmetry};

use super::{Additive, Part, Pattern, Share, Word, rows::neighbours};
use crate::search::{Asked, Heuristic, Place, Sums};

/// The value of every placement with every square of the blank, by walking back
/// from home: moves of the pattern's tiles cost one, those of the blank alone
/// nothing.
fn walk(goal: &Goal, homes: &[u32]) -> BTreeMap<(Vec<u32>, u32), u32> {
    let neighbours = neighbours(goal.size());
    let mut values = BTreeMap::new();
    let mut queue = VecDeque::from([((homes.to_vec(), goal.blank().number()), 0)]);
    while let Some(((tiles, blank), value)) = queue.pop_front() {
        if values.contains_key(&(tiles.clone(), blank)) {
            continue;
        }
        values.insert((tiles.clone(), blank), value);
        for next in super::rows::bits(neighbours[blank as usize]) {
            match tiles.iter().position(|&tile| tile == next) {
                None => queue.push_front(((tiles.clone(), next), value)),
                Some(label) => {
                    let mut moved = tiles.clone();
                    moved[label] = blank;
                    queue.push_back(((moved, next), value + 1));
                }
            }
        }
    }
    values
}

fn filled<W: Word>(pattern: &Pattern<W>, threads: usize) -> Vec<u8> {
    let mut table = vec![0; pattern.table_bytes()];
    let mut reached = 0;
    let threads = NonZeroUsize::new(threads).unwrap();
    assert!(pattern.fill(&mut table, threads, &|| false, |so_far| reached = so_far));
    // All are reached, unless there is no second tile beside it to make room.
    if pattern.homes().len() + 1 < pattern.size().area() {
        assert_eq!(reached, pattern.placements());
    }
    table
}

/// Every value of a table equals the one that was walked, with both words.
fn check(goal: &Goal, tiles: &[u32]) {
    fn check<W: Word>(goal: &Goal, tiles: &[u32]) {
        let pattern = Pattern::<W>::new(goal, tiles).unwrap();
        let table = filled(&pattern, 1);
        for ((cells, blank), value) in walk(goal, pattern.homes()) {
            let placement = pattern.placement(&cells);
            assert_eq!(pattern.value(&table, placement, blank), value, "{tiles:?} on {cells:?}");
            assert_eq!(pattern.is_odd(placement.cells), value % 2 == 1);
        }
    }
    check::<u64>(goal, tiles);
    check::<u128>(goal, tiles);
}

#[test]
fn values_are_the_fewest_moves_of_the_tiles() {
    let goal = |size: &str, layout| Goal::new(size.parse().unwrap(), layout);
    check(&goal("3x3", Layout::BlankLast), &[1, 2, 3, 4]);
    check(&goal("3x3", Layout::BlankLast), &[8]);
    check(&goal("3x3", Layout::Spiral), &[1, 3, 5, 7]);
    check(&goal("4x2", Layout::BlankLast), &[2, 4, 5, 6, 7]);
    check(&goal("4x3", Layout::Snake), &[1, 5, 9]);
    check(&goal("2x2", Layout::BlankFirst), &[1, 2, 3]);
}

#[test]
fn threads_fill_the_same_table() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let pattern = Pattern::<u64>::new(&goal, &[1, 2, 3, 5, 6, 7, 9]).unwrap();
    // Large enough that the levels are shared.
    assert_eq!(filled(&pattern, 1), filled(&pattern, 3));
}

/// Whenever it is told to stop, it stops before the level is whole and asks
/// little more.
#[test]
fn filling_stops_in_the_middle() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let pattern = Pattern::<u64>::new(&goal, &[1, 2, 3, 5, 6, 7, 9]).unwrap();
    let mut table = vec![0; pattern.table_bytes()];
    for threads in [1, 3] {
        // How often it asks in all, and before the end of each level.
        let looks = AtomicU64::new(0);
        let mut levels = Vec::new();
        let threads = NonZeroUsize::new(threads).unwrap();
        let look = || {
            looks.fetch_add(1, Ordering::Relaxed);
            false
        };
        assert!(pattern.fill(&mut table, threads, &look, |reached| {
            levels.push((looks.load(Ordering::Relaxed), reached));
        }));
        let (before, after) = levels
            .windows(2)
            .map(|two| (two[0], two[1]))
            .max_by_key(|((before, _), (after, _))| after - before)
            .unwrap();
        // The largest level is broken off after a few thousand rows.
        assert!(after.0 - before.0 > 100, "{before:?} {after:?}");
        let enough = (before.0 + after.0) / 2;
        let looks = AtomicU64::new(0);
        let mut last = 0;
        let look = || looks.fetch_add(1, Ordering::Relaxed) >= enough;
        assert!(!pattern.fill(&mut table, threads, &look, |reached| last = reached));
        assert_eq!(last, before.1, "the level was ended");
        // Each thread asks once more at most, and so does the caller.
        assert!(looks.into_inner() <= enough + 1 + threads.get() as u64);
    }
    // Before the first level as well, and before there is anything to fill.
    assert!(!pattern.fill(&mut table, NonZeroUsize::MIN, &|| true, |_| unreachable!()));
    assert!(Pattern::<u64>::all(&goal, &[vec![1, 2, 3]], &|| true).is_none());
}

/// On every board of 3x3 the sum never exceeds the distance, follows each move
/// by one, and does not depend on the way that led to the board.
#[test]
fn sums_are_admissible_and_follow_every_move() {
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    let patterns: Vec<_> = [[1, 2, 4, 5].as_slice(), &[3, 6, 7, 8]]
        .map(|tiles| Pattern::<u64>::new(&goal, tiles).unwrap())
        .into_iter()
        .map(|pattern| {
            let table = filled(&pattern, 1);
            (pattern, table)
        })
        .collect();
    let heuristic = Additive::<u64, 2>::new(
        &goal,
        patterns
            .iter()
            .map(|(pattern, table)| Part { pattern, table, symmetry: Symmetry::IDENTITY })
            .collect(),
    );
    let cells = |board: &Board| board.tiles().iter().map(|&tile| tile as u8).collect::<Vec<_>>();
    let start = heuristic.start(&cells(goal.board()));
    let mut seen = BTreeMap::from([(goal.board().clone(), 0)]);
    let mut queue = VecDeque::from([(goal.board().clone(), start, 0)]);
    let mut exact = 0;
    while let Some((board, state, distance)) = queue.pop_front() {
        let estimate = heuristic.estimate(&state);
        assert!(estimate <= distance, "{board}: {estimate} > {distance}");
        assert_eq!(estimate == 0, goal.is_solved(&board));
        exact += u32::from(estimate == distance);
        for (letter, direction) in noyes::Direction::ALL.into_iter().enumerate() {
            let mut next = board.clone();
            let Some(tile) = next.slide(direction) else { continue };
            let blank = board.blank().number() as u8;
            let tile = tile.number() as u8;
            let look = |below| heuristic.look(&state, tile, blank, letter, below);
            let (mut change, after) = look(u32::MAX).unwrap();
            assert!(look(after).is_none() && look(after + 1).is_some());
            let mut moved = state;
            heuristic.swap(&mut moved, &mut change);
            assert_eq!(heuristic.estimate(&moved), after);
            assert_eq!(
                heuristic.estimate(&moved),
                heuristic.estimate(&heuristic.start(&cells(&next)))
            );
            // Taken back, all is as before.
            let mut back = moved;
            heuristic.swap(&mut back, &mut change);
            assert_eq!(heuristic.estimate(&back), estimate);
            if !seen.contains_key(&next) {
                seen.insert(next.clone(), distance + 1);
                queue.push_back((next, moved, distance + 1));
            }
        }
    }
    assert_eq!(seen.len(), 181_440);
    // Not only zeros: the estimate is exact for a good part of the boards.
    assert!(exact > 20_000, "{exact}");
}

/// The chosen groups hold every tile once, and their tables fit.
#[test]
fn partitions_cover_every_board_within_the_budget() {
    use crate::TableSize::{Large, Small, Standard};
    let sides = (2..=13u32).flat_map(|width| (2..=13).map(move |height| (width, height)));
    for (width, height) in sides.filter(|(width, height)| width * height <= 26) {
        let size = Size::new(width, height).unwrap();
        for blank in [size.area() - 1, size.area() / 2] {
            let mut board = Layout::BlankLast.board(size);
            board.swap(Square::new(blank as u32), Square::new(size.area() as u32 - 1));
            let goal = Goal::from_board(board);
            for tables in [Small, Standard, Large] {
                let partitions = super::partitions(&goal, tables);
                for groups in &partitions {
                    assert!((1..=super::additive::MAX_PARTS).contains(&groups.len()), "{groups:?}");
                    let mut tiles = groups.concat();
                    tiles.sort_unstable();
                    assert!(tiles.into_iter().eq(1..size.area() as u32), "{size} {tables:?}");
                }
                let groups = partitions.concat();
                let patterns = match size.area() {
                    ..=16 => tables_of::<u64>(&goal, &groups),
                    _ => tables_of::<u128>(&goal, &groups),
                };
                let budget = super::partition::budget(size.area(), tables) as usize;
                assert!(patterns <= budget, "{size} {tables:?}: {patterns} in {groups:?}");
                let tiles = groups.iter().map(Vec::len).max();
                assert!(tiles >= Some(4.min(size.area() - 1)), "{size}: {groups:?}");
            }
        }
    }
}

fn tables_of<W: Word>(goal: &Goal, groups: &[Vec<u32>]) -> usize {
    let patterns = Pattern::<W>::all(goal, groups, &|| false).unwrap();
    for pattern in &patterns {
        let k = pattern.homes().len() as u32;
        assert_eq!(super::rows::count(goal.size(), k) as usize, pattern.rows.count());
    }
    let own = super::shared(&patterns).into_iter().zip(&patterns).enumerate();
    own.filter(|(at, (share, _))| share.table == *at).map(|(_, (_, own))| own.table_bytes()).sum()
}

/// A pattern has the same values in the table of its mirror image as in its own.
#[test]
fn mirror_images_share_a_table() {
    let pairs: [&[u32]; 5] = [&[1, 2], &[3, 6], &[4, 7], &[5], &[8]];
    check_shares(&pairs, &[0, 0, 0, 3, 4]);
    // 6 and 8 shut the blank at home in, 2 and 4 do not.
    let corners: [&[u32]; 5] = [&[6, 8], &[2, 4], &[1], &[3], &[5, 7]];
    check_shares(&corners, &[0, 1, 2, 2, 4]);
}

fn check_shares(groups: &[&[u32]], expected: &[usize]) {
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    let groups: Vec<Vec<u32>> = groups.iter().map(|group| group.to_vec()).collect();
    let patterns = Pattern::<u128>::all(&goal, &groups, &|| false).unwrap();
    let shares = super::shared(&patterns);
    assert!(shares.iter().map(|share| share.table).eq(expected.iter().copied()), "{shares:?}");
    let tables: Vec<Vec<u8>> = patterns.iter().map(|pattern| filled(pattern, 1)).collect();
    let parts = |shares: &[Share]| {
        let part = |share: &Share| Part {
            pattern: &patterns[share.table],
            table: &tables[share.table],
            symmetry: share.symmetry,
        };
        Additive::<u128, 2>::new(&goal, shares.iter().map(part).collect())
    };
    let own: Vec<Share> =
        (0..5).map(|table| Share { table, symmetry: Symmetry::IDENTITY }).collect();
    let (alone, together) = (parts(&own), parts(&shares));
    let dealer = noyes::Dealer::new(goal.clone(), noyes::Recipe::default(), "mirrors").unwrap();
    for board in (0..200).map(|index| dealer.deal(index).unwrap()) {
        let cells: Vec<u8> = board.tiles().iter().map(|&tile| tile as u8).collect();
        let (alone_at, mut at) = (alone.start(&cells), together.start(&cells));
        assert_eq!(alone.estimate(&alone_at), together.estimate(&at));
        for (letter, direction) in noyes::Direction::ALL.into_iter().enumerate() {
            let mut next = board.clone();
            let Some(tile) = next.slide(direction) else { continue };
            let tile = tile.number() as u8;
            let blank = board.blank().number() as u8;
            let (mut change, after) = together.look(&at, tile, blank, letter, u32::MAX).unwrap();
            let asked = [Asked { state: &at, tile, blank, letter: letter as u8 }];
            let mut found = Vec::new();
            together.look_at(&asked, after, &mut found);
            together.look_at(&asked, after + 1, &mut found);
            assert!(found[0].is_none() && found[1].is_some_and(|(_, found)| found == after));
            let cells: Vec<u8> = next.tiles().iter().map(|&tile| tile as u8).collect();
            let alone_after = alone.start(&cells);
            assert_eq!(after, alone.estimate(&alone_after));
            for (view, (sum, after)) in at.sums().into_iter().zip(alone_after.sums()).enumerate() {
                let (group, label) = together.member(view, tile);
                let place = place(&together, view, group, &board);
                let rises = together.rises(view, group, place, label, blank);
                assert_eq!(after, if rises { sum + 1 } else { sum - 1 }, "{board} {direction}");
            }
            together.swap(&mut at, &mut change);
            assert_eq!(together.estimate(&at), after);
            together.swap(&mut at, &mut change);
        }
    }
}

/// Where the tiles of a group stand.
fn place(sums: &impl Sums<2>, view: usize, group: usize, board: &Board) -> Place {
    let tiles = (0..).zip(board.tiles()).filter(|(_, tile)| **tile != 0);
    let members = tiles.map(|(cell, &tile)| (cell, sums.member(view, tile as u8)));
    members
        .filter(|(_, (of, _))| *of == group)
        .fold(Place::new(view, group), |place, (cell, (_, label))| place.moved(label, 0, cell))
}

/// With the blank off the corner *large* takes eight tiles too.
#[test]
fn large_tables_of_the_fifteen_have_eight_tiles() {
    for blank in 0..16 {
        let mut board = Layout::BlankLast.board(Size::FIFTEEN);
        board.swap(Square::new(blank), Square::new(15));
        let goal = Goal::from_board(board);
        let groups = super::partitions(&goal, crate::TableSize::Large).concat();
        assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), [8, 7], "{blank}");
    }
}
