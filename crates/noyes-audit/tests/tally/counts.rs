//! Every count, by every door, for every kind of size and goal.

use noyes::{BlankMark, Board, Goal, Grid, Layout, Packed16, Position, Size, Square};
use noyes_audit::{Counts, Tally};

use super::{MEMORY, boards, cells, goal, obvious, tally};

fn goals(width: u32, height: u32) -> Vec<Goal> {
    let size = Size::new(width, height).unwrap();
    let mut goals: Vec<Goal> = Layout::ALL.map(|layout| Goal::new(size, layout)).into();
    // One in which nothing stands where a layout has it.
    let tiles: Vec<u32> = (0..size.area() as u32).rev().collect();
    let (a, b) = tiles.split_at(size.area() / 2);
    goals.push(Goal::from_board(Board::new(size, [b, a].concat()).unwrap()));
    goals
}

/// The counts by each door that takes boards of this size.
fn by_every_door(goal: &Goal, boards: &[Board]) -> Vec<Counts> {
    let area = goal.size().area();
    let mut all =
        vec![tally(goal, |tally| boards.iter().for_each(|board| tally.add(board).unwrap()))];
    if area <= 256 {
        all.push(tally(goal, |tally| tally.add_cells(&cells(boards)).unwrap()));
    }
    if area <= 16 {
        let packed: Vec<_> = boards.iter().map(|b| Packed16::try_from(b).unwrap()).collect();
        all.push(tally(goal, |tally| tally.add_packed(&packed).unwrap()));
    }
    let text: String = boards.iter().map(|board| format!("{board}\n")).collect();
    all.push(tally(goal, |tally| {
        let read = tally.add_lines(text.as_bytes());
        assert_eq!(read.lines, boards.len() as u64);
        // A single row is a list, which takes its size from elsewhere.
        let is_odd = goal.size().height() == 1 || area > 255;
        assert_eq!(read.odd.len(), if is_odd { boards.len() } else { 0 });
        for odd in read.odd {
            let grid: Grid = text[odd.bytes].parse().unwrap();
            tally.add(&grid.board(Some(goal.size()), BlankMark::default()).unwrap()).unwrap();
        }
    }));
    all
}

fn check(goal: &Goal, boards: &[Board]) {
    let expected = obvious::count(goal, boards);
    for (door, counts) in by_every_door(goal, boards).into_iter().enumerate() {
        // The whole counts of large boards would fill the screen.
        assert!(counts == expected, "door {door}, {} boards for {goal:?}", boards.len());
    }
}

#[test]
fn every_size_and_goal() {
    let sizes = [(1, 1), (1, 4), (5, 1), (2, 2), (3, 2), (3, 3), (4, 4), (5, 3), (5, 5), (6, 6)];
    for (width, height) in sizes.into_iter().chain([(7, 6), (10, 10), (11, 25)]) {
        for goal in goals(width, height) {
            check(&goal, &boards(&goal, if width < 10 { 600 } else { 270 }));
        }
    }
    for (width, height) in [(16, 16), (3, 85), (33, 31), (40, 41)] {
        check(&goal(width, height), &boards(&goal(width, height), 260));
    }
}

/// Boards are counted in batches: some are left over after any number of them.
#[test]
fn every_number_of_boards() {
    for (width, height) in [(3, 3), (4, 4), (5, 5)] {
        let goal = &goals(width, height)[3];
        let boards = boards(goal, 64 * 256 + 3);
        for count in (0..4).chain([63, 64, 65, 127, 128, 129, 255, 256, 257, 511, 512, 513]) {
            check(goal, &boards[..count]);
        }
        // As many as a byte cannot count, nor a byte for each of 64 lanes.
        for count in [63 * 256, 63 * 256 + 1, 64 * 256 + 3] {
            check(goal, &boards[..count]);
        }
    }
}

/// The counters are small: the same board again and again fills them first.
#[test]
fn one_board_many_times() {
    for (width, height) in [(4, 4), (5, 5), (16, 16)] {
        let goal = goal(width, height);
        let boards = vec![goal.board().clone(); 17_000];
        let counts = tally(&goal, |tally| tally.add_cells(&cells(&boards)).unwrap());
        let area = goal.size().area();
        assert_eq!((counts.boards, counts.unsolvable), (17_000, 0));
        assert_eq!((counts.at_home[area - 1], counts.cycles[area]), (17_000, 17_000));
        assert!(counts.before.iter().all(|&count| count == 17_000));
        assert_eq!(counts.placed.iter().filter(|&&count| count == 17_000).count(), area);
        assert_eq!((counts.repeats.distinct, counts.repeats.most), (1, 17_000));
    }
}

#[test]
fn counts_can_be_asked_for_at_any_time() {
    let goal = goal(4, 4);
    let boards = boards(&goal, 1000);
    let mut tally = Tally::new(goal.clone(), MEMORY);
    let mut added = 0;
    for step in [0, 1, 200, 100, 0, 399, 300] {
        tally.add_cells(&cells(&boards[added..added + step])).unwrap();
        added += step;
        assert_eq!(tally.counts(), obvious::count(&goal, &boards[..added]));
    }
}

#[test]
fn a_million_squares() {
    let goal = goal(1000, 1000);
    let mut board = goal.board().clone();
    board.swap(Square::new(0), Square::new(777_777));
    let mut tally = Tally::new(goal, MEMORY);
    tally.add(&board).unwrap();
    board.slide(noyes::Direction::Down);
    tally.add(&board).unwrap();
    let counts = tally.counts();
    assert_eq!((counts.boards, counts.unsolvable, counts.repeats.distinct), (2, 2, 2));
    assert!(counts.placed.is_empty() && counts.before.is_empty());
    assert_eq!((counts.at_home[999_997], counts.at_home[999_996]), (1, 1));
    assert_eq!((counts.cycles[999_999], counts.cycles[999_998]), (1, 1));
}

#[test]
fn shares_are_the_counts_divided() {
    let goal = goal(3, 3);
    assert!(tally(&goal, |_| {}).marginals().is_none());
    let counts = tally(&goal, |tally| {
        boards(&goal, 100).iter().for_each(|board| tally.add(board).unwrap());
    });
    let marginals = counts.marginals().unwrap();
    assert_eq!(marginals.cells()[13], counts.placed[13] as f64 / 100.0);
}
