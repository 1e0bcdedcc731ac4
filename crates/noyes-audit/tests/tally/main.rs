//! What a tally counts, against counts taken the slow obvious way.

mod obvious;

use noyes::{BlankMark, Board, Dealer, Goal, Grid, Layout, Packed16, Recipe, Shuffle, Size};
use noyes_audit::{Counts, Tally};

const MEMORY: u64 = 64 << 20;

fn goals(width: u32, height: u32) -> Vec<Goal> {
    let size = Size::new(width, height).unwrap();
    let mut goals: Vec<Goal> = Layout::ALL.map(|layout| Goal::new(size, layout)).into();
    // One in which nothing stands where a layout has it.
    let tiles: Vec<u32> = (0..size.area() as u32).rev().collect();
    let (a, b) = tiles.split_at(size.area() / 2);
    goals.push(Goal::from_board(Board::new(size, [b, a].concat()).unwrap()));
    goals
}

/// Boards of all kinds: half of them cannot be solved, some come again, some
/// are close to the goal.
fn boards(goal: &Goal, count: usize) -> Vec<Board> {
    let dealers = [Shuffle::FisherYates, Shuffle::SwapAny, Shuffle::RandomSlides { steps: 3 }]
        .map(|shuffle| Recipe { shuffle, ..Recipe::default() })
        .map(|recipe| Dealer::new(goal.clone(), recipe, "tally").unwrap());
    let deal = |k: usize| dealers[k % 3].deal(k as u64 * 2 / 3).unwrap();
    (0..count).map(deal).collect()
}

fn cells(boards: &[Board]) -> Vec<u8> {
    boards.iter().flat_map(|board| board.tiles().iter().map(|&tile| tile as u8)).collect()
}

fn tally(goal: &Goal, add: impl FnOnce(&mut Tally)) -> Counts {
    let mut tally = Tally::new(goal.clone(), MEMORY);
    add(&mut tally);
    tally.counts()
}

/// The counts by each door that takes boards of this size.
fn by_every_door(goal: &Goal, boards: &[Board]) -> Vec<Counts> {
    let mut all = vec![tally(goal, |tally| {
        boards.iter().for_each(|board| tally.add(board).unwrap());
    })];
    if goal.size().area() <= 256 {
        let text: String = boards.iter().map(|board| format!("{board}\n")).collect();
        all.push(tally(goal, |tally| tally.add_cells(&cells(boards)).unwrap()));
        all.push(tally(goal, |tally| {
            let read = tally.add_lines(text.as_bytes());
            assert_eq!(read.lines, boards.len() as u64);
            // A single row is a list, which takes its size from elsewhere.
            let is_list = goal.size().height() == 1;
            assert_eq!(read.odd.len(), if is_list { boards.len() } else { 0 });
            for odd in read.odd {
                let grid: Grid = text[odd.bytes].parse().unwrap();
                tally.add(&grid.board(Some(goal.size()), BlankMark::default()).unwrap()).unwrap();
            }
        }));
    }
    if goal.size().area() <= 16 {
        let packed: Vec<_> = boards.iter().map(|b| Packed16::try_from(b).unwrap()).collect();
        all.push(tally(goal, |tally| tally.add_packed(&packed).unwrap()));
    }
    all
}

#[test]
fn every_count_is_right_for_every_size_and_goal() {
    for (width, height) in [
        (1, 1),
        (1, 4),
        (5, 1),
        (2, 2),
        (3, 2),
        (3, 3),
        (4, 4),
        (5, 3),
        (5, 5),
        (6, 6),
        (7, 6),
        (16, 16),
        (17, 16),
    ] {
        for goal in goals(width, height) {
            let count = if width < 10 { 600 } else { 280 };
            let boards = boards(&goal, count);
            let expected = obvious::count(&goal, &boards);
            for counts in by_every_door(&goal, &boards) {
                assert!(counts == expected, "{width}x{height} {goal}");
            }
        }
    }
}
