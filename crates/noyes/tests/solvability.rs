//! Solvability against the obvious: a search through all boards that slides reach.

use std::collections::{HashSet, VecDeque};

use noyes::{Board, Direction, Goal, Layout, Natural, Packed16, Position, Rule, Size};

/// All boards that slides reach from here.
fn reachable(from: &Board) -> HashSet<u64> {
    let start = Packed16::try_from(from).unwrap();
    let mut seen = HashSet::from([start.bits()]);
    let mut queue = VecDeque::from([start]);
    while let Some(position) = queue.pop_front() {
        for direction in Direction::ALL {
            let mut next = position;
            if next.slide(direction).is_some() && seen.insert(next.bits()) {
                queue.push_back(next);
            }
        }
    }
    seen
}

/// Calls `visit` with every permutation of 0…n−1, by Heap's algorithm.
fn permutations(n: usize, visit: &mut impl FnMut(&[u32])) {
    fn recurse(k: usize, tiles: &mut [u32], visit: &mut impl FnMut(&[u32])) {
        if k <= 1 {
            return visit(tiles);
        }
        for i in 0..k {
            recurse(k - 1, tiles, visit);
            if i + 1 < k {
                tiles.swap(if k.is_multiple_of(2) { i } else { 0 }, k - 1);
            }
        }
    }
    recurse(n, &mut (0..n as u32).collect::<Vec<_>>(), visit);
}

fn sizes(largest: u32) -> impl Iterator<Item = Size> {
    (1..=largest).flat_map(move |w| (1..=largest / w).map(move |h| Size::new(w, h).unwrap()))
}

/// The named layouts and one board of no name, with its blank off the corners.
fn goals(size: Size) -> Vec<Goal> {
    let mut goals: Vec<Goal> =
        Layout::ALL.into_iter().map(|layout| Goal::new(size, layout)).collect();
    let n = size.area() as u32;
    let tiles: Vec<u32> = (0..n).map(|k| (k + n - n / 2) % n).rev().collect();
    goals.push(Goal::from_board(Board::new(size, tiles).unwrap()));
    goals
}

fn check(goal: &Goal) {
    let size = goal.size();
    let reachable = reachable(goal.board());
    let mut solvable = 0u64;
    permutations(size.area(), &mut |tiles| {
        let board = Board::new(size, tiles).unwrap();
        let expected = reachable.contains(&Packed16::try_from(&board).unwrap().bits());
        let verdict = goal.judge(&board).unwrap();
        assert_eq!(goal.is_solvable(&board), Ok(expected), "{board} to {goal:?}");
        assert_eq!(verdict.solvable, expected, "{board} to {goal:?}");
        solvable += u64::from(expected);

        // A repair is offered for each unsolvable board that has one, and works.
        let repaired = verdict.repair.map(|(a, b)| {
            let mut repaired = board.clone();
            repaired.swap(board.find(a).unwrap(), board.find(b).unwrap());
            goal.is_solvable(&repaired).unwrap()
        });
        match (expected, verdict.rule) {
            (true, _) => assert_eq!(repaired, None, "{board}"),
            (false, Rule::OneWide) => assert_ne!(repaired, Some(false), "{board}"),
            (false, _) => assert_eq!(repaired, Some(true), "{board}"),
        }
    });
    assert_eq!(size.solvable_boards(), Natural::from(solvable), "{size}");
}

#[test]
fn every_board_of_every_size_up_to_eight_squares() {
    for size in sizes(8) {
        for goal in goals(size) {
            check(&goal);
        }
    }
}

#[test]
fn every_board_of_nine_squares() {
    for size in sizes(9).filter(|size| size.area() == 9) {
        for goal in goals(size) {
            check(&goal);
        }
    }
}

#[test]
fn one_wide_repairs_are_found_where_there_are_any() {
    let goal = Goal::new(Size::new(1, 5).unwrap(), Layout::BlankLast);
    let repair = |text: &str| {
        let verdict = goal.judge(&text.parse::<Board>().unwrap()).unwrap();
        assert!(!verdict.solvable);
        verdict.repair.map(|(a, b)| (a.number(), b.number()))
    };
    assert_eq!(repair("1/4/0/3/2"), Some((4, 2)));
    assert_eq!(repair("2/1/3/4/0"), Some((2, 1)));
    assert_eq!(repair("2/3/1/4/0"), None);
}

#[test]
fn ranks_are_a_bijection() {
    for size in sizes(8) {
        for goal in goals(size) {
            let mut count = 0u64;
            let mut boards = HashSet::new();
            while let Ok(board) = goal.unrank(&Natural::from(count)) {
                assert!(goal.is_solvable(&board).unwrap());
                assert_eq!(goal.rank(&board).unwrap(), Natural::from(count));
                boards.insert(board);
                count += 1;
            }
            assert_eq!(Natural::from(count), size.solvable_boards());
            assert_eq!(boards.len() as u64, count);
        }
    }
}

#[test]
fn ranks_are_exact_where_words_end() {
    // 34 squares are the last whose ranks fit into 128 bits.
    for (width, height) in [(17, 2), (7, 5), (6, 6), (32, 32), (40, 50)] {
        let goal = Goal::new(Size::new(width, height).unwrap(), Layout::Snake);
        let count = goal.size().solvable_boards();
        assert_eq!(count.to_u128().is_some(), width * height <= 34);
        assert_eq!(
            goal.unrank(&count).unwrap_err(),
            noyes::RankError::TooLarge { size: goal.size() }
        );
        let mut board = goal.board().clone();
        // Somewhere far away, by moves.
        for k in 0..1000u32 {
            board.slide(Direction::ALL[(k.wrapping_mul(k + 7) / 3 % 4) as usize]);
        }
        let rank = goal.rank(&board).unwrap();
        assert!(rank < count);
        assert_eq!(goal.unrank(&rank).unwrap(), board);
        assert_eq!(rank.to_string().parse::<Natural>().unwrap(), rank);
    }
}

#[test]
fn large_boards_are_judged_like_small_ones() {
    // Sliding keeps a board solvable; swapping two tiles once makes it unsolvable.
    for (width, height) in [(300, 300), (301, 299), (1000, 2), (1, 5000), (5000, 1)] {
        let goal = Goal::new(Size::new(width, height).unwrap(), Layout::Spiral);
        let mut board = goal.board().clone();
        for k in 0..20_000u32 {
            board.slide(Direction::ALL[(k.wrapping_mul(k) / 5 % 4) as usize]);
        }
        let judge = |expected, board: &Board| {
            assert_eq!(goal.is_solvable(board), Ok(expected), "{width}x{height}");
            assert_eq!(goal.judge(board).unwrap().solvable, expected, "{width}x{height}");
        };
        judge(true, &board);
        let tiles: Vec<_> =
            board.size().squares().filter(|&square| square != board.blank()).take(2).collect();
        board.swap(tiles[0], tiles[1]);
        judge(false, &board);
    }
}
