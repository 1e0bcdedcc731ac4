//! Small boards: the tables against a search that anybody can check.

use std::collections::HashMap;

use noyes::{Board, Coded, Direction, Goal, Layout, Metric, Packed16, Position, Run, Size, Square};
use noyes_solver::{BoardsAt, Cancel, ExactTable, ExactTableError, Limits, Progress, SolveError};

fn build(goal: &Goal, metric: Metric) -> ExactTable {
    build_in(goal, metric, 1)
}

fn build_in(goal: &Goal, metric: Metric, threads: usize) -> ExactTable {
    let limits = Limits { threads: threads.try_into().unwrap(), ..Limits::default() };
    ExactTable::build(goal, metric, &limits).unwrap()
}

fn size(text: &str) -> Size {
    text.parse().unwrap()
}

/// All moves of a board, and where they lead.
fn moves(board: Packed16, metric: Metric) -> Vec<(Run, Packed16)> {
    let mut moves = Vec::new();
    for direction in Direction::ALL {
        let mut next = board;
        let mut length = 0;
        while next.slide(direction).is_some() {
            length += 1;
            moves.push((Run::new(direction, length).unwrap(), next));
            if metric == Metric::Stm {
                break;
            }
        }
    }
    moves
}

/// The distance of every board, breadth first.
fn reference(goal: &Goal, metric: Metric) -> HashMap<Packed16, u64> {
    let start = Packed16::try_from(goal.board()).unwrap();
    let mut distances = HashMap::from([(start, 0)]);
    let mut level = vec![start];
    for distance in 1.. {
        let mut next = Vec::new();
        for board in level {
            for (_, board) in moves(board, metric) {
                distances.entry(board).or_insert_with(|| {
                    next.push(board);
                    distance
                });
            }
        }
        level = next;
        if level.is_empty() {
            break;
        }
    }
    distances
}

/// Compares every board's distance, solution and first moves with the reference's.
fn compare(goal: &Goal, metric: Metric) {
    let table = build(goal, metric);
    let distances = reference(goal, metric);
    let mut counts = vec![0; table.counts().len()];
    for (&board, &distance) in &distances {
        assert_eq!(table.distance(&board), Ok(distance), "{board} to {goal}");
        counts[distance as usize] += 1;

        let solution = table.solve(&board).unwrap();
        assert_eq!(solution.length(metric), distance);
        let mut solved = board;
        solved.apply(&solution).unwrap();
        assert!(goal.is_solved(&solved), "{board} by {solution} to {goal}");

        let expected =
            moves(board, metric).into_iter().filter(|(_, next)| distances[next] + 1 == distance);
        let mut expected: Vec<String> = expected.map(|(run, _)| run.to_string()).collect();
        let found = table.first_moves(&board).unwrap();
        let mut found: Vec<String> = found.iter().map(Run::to_string).collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{board} to {goal}");
    }
    assert_eq!(table.counts(), counts);
    let possible = goal.size().solvable_boards().to_u128();
    assert_eq!(possible, Some(counts.iter().map(|&count| u128::from(count)).sum()));
}

/// Goals with the blank on every square, the tiles in different orders.
fn goals(size: Size) -> impl Iterator<Item = Goal> {
    size.squares().map(move |blank| {
        let layout = Layout::ALL[blank.index() % 4];
        let mut board = layout.board(size);
        board.swap(blank, board.blank());
        Goal::from_board(board)
    })
}

#[test]
fn every_board_up_to_six_squares() {
    let sizes = ["1x1", "2x1", "1x2", "5x1", "1x6", "2x2", "2x3", "3x2"];
    for goal in sizes.into_iter().flat_map(|text| goals(size(text))) {
        Metric::ALL.into_iter().for_each(|metric| compare(&goal, metric));
    }
}

#[test]
fn every_board_of_eight_squares() {
    for (size, blanks) in [(size("4x2"), [7, 2, 4]), (size("2x4"), [0, 3, 5])] {
        for goal in goals(size).filter(|goal| blanks.contains(&goal.blank().number())) {
            Metric::ALL.into_iter().for_each(|metric| compare(&goal, metric));
        }
    }
}

#[test]
fn eight_puzzle_with_the_blank_in_a_corner_beside_it_and_in_the_middle() {
    // Sizes whose largest levels are made by passes over all masks.
    for (blank, metric) in [(4, Metric::Mtm), (1, Metric::Mtm), (6, Metric::Stm)] {
        let goal = goals(Size::EIGHT).nth(blank).unwrap();
        compare(&goal, metric);
    }
}

/// Published counts: size, then how many boards there are at each distance.
fn published() -> impl Iterator<Item = (Size, Vec<u64>)> {
    let lines = include_str!("../../../testdata/levels.txt").lines();
    lines.filter(|line| !line.starts_with('#')).map(|line| {
        // The file has the height first.
        let (size, counts) = line.split_once(' ').unwrap();
        let (height, width) = size.split_once('x').unwrap();
        let size = Size::new(width.parse().unwrap(), height.parse().unwrap()).unwrap();
        (size, counts.split(' ').map(|count| count.parse().unwrap()).collect())
    })
}

#[test]
fn counts_are_the_published_ones() {
    let mut sizes = 0;
    for (size, counts) in published().filter(|(size, _)| size.area() < 12) {
        let table = build(&Goal::new(size, Layout::BlankLast), Metric::Stm);
        assert_eq!(table.counts(), counts, "{size}");
        sizes += 1;
    }
    assert_eq!(sizes, 2);
}

#[test]
fn counts_of_twelve_squares_are_the_published_ones() {
    for (size, counts) in published().filter(|(size, _)| size.area() == 12) {
        let table =
            build_in(&Goal::new(size, Layout::BlankLast), Metric::Stm, size.height() as usize);
        assert_eq!(table.counts(), counts, "{size}");
        assert_eq!(table.gods_number(), if size.height() == 3 { 53 } else { 80 });
        nearer_by_one(&table, 300);
    }
}

#[test]
#[ignore = "takes minutes without optimisation"]
fn runs_of_twelve_squares() {
    for (text, gods_number) in [("4x3", 33), ("6x2", 41)] {
        let table = build(&Goal::new(size(text), Layout::BlankLast), Metric::Mtm);
        assert_eq!(table.gods_number(), gods_number);
        assert_eq!(table.counts().iter().sum::<u64>(), 239_500_800);
        nearer_by_one(&table, 20_000);
    }
}

/// What makes distances right: 0 at the goal alone, and elsewhere 1 more than
/// at the nearest neighbour.
fn nearer_by_one(table: &ExactTable, samples: u64) {
    let goal = table.goal();
    let boards = goal.size().solvable_boards().to_u128().unwrap() as u64;
    for sample in 0..samples {
        let rank = (sample * (boards / samples + 1) + sample * sample % 1009) % boards;
        let board = goal.unrank(&rank.into()).unwrap();
        let distance = table.distance(&board).unwrap();
        assert_eq!(distance == 0, goal.is_solved(&board));
        let next = moves(Packed16::try_from(&board).unwrap(), table.metric());
        let next: Vec<u64> = next.iter().map(|(_, board)| table.distance(board).unwrap()).collect();
        assert!(distance == 0 || next.iter().min() == Some(&(distance - 1)), "{board}");
        assert!(next.iter().all(|&next| next <= distance + 1), "{board}");
    }
}

#[test]
fn gods_numbers() {
    for (text, slides, runs) in
        [("2x2", 6, 6), ("3x2", 21, 20), ("4x2", 36, 25), ("5x2", 55, 36), ("3x3", 31, 24)]
    {
        let goal = Goal::new(size(text), Layout::BlankLast);
        assert_eq!(build(&goal, Metric::Stm).gods_number(), slides, "{text}");
        let table = build_in(&goal, Metric::Mtm, 3);
        assert_eq!(table.gods_number(), runs, "{text}");
        nearer_by_one(&table, 2_000);
    }
}

/// Whether the set has all boards at these distances, each once.
fn check_set(table: &ExactTable, boards: &BoardsAt, distances: std::ops::RangeInclusive<u64>) {
    let counts = (0..).zip(table.counts());
    let expected = counts.filter(|(distance, _)| distances.contains(distance));
    assert_eq!(boards.len(), expected.map(|(_, count)| count).sum());
    let mut ranks = Vec::new();
    for (number, board) in (0..).zip(boards.iter()) {
        assert!(distances.contains(&table.distance(&board).unwrap()));
        assert_eq!(boards.get(number).as_ref(), Some(&board));
        ranks.push(table.goal().rank(&board).unwrap());
    }
    assert_eq!(boards.get(boards.len()), None);
    ranks.sort();
    ranks.dedup();
    assert_eq!(ranks.len() as u64, boards.len());
}

#[test]
fn boards_at_a_distance() {
    for (text, metric, ranges) in [
        ("3x3", Metric::Stm, [0..=0, 31..=31, 20..=20]),
        ("3x3", Metric::Mtm, [0..=3, 14..=14, 23..=99]),
        ("2x4", Metric::Stm, [0..=36, 35..=36, 37..=40]),
        ("1x7", Metric::Stm, [0..=2, 3..=4, 7..=9]),
        ("7x1", Metric::Mtm, [0..=0, 1..=1, 2..=2]),
    ] {
        let table = build(&goals(size(text)).last().unwrap(), metric);
        for range in ranges {
            let boards = table.boards_at(range.clone(), &Limits::default()).unwrap();
            check_set(&table, &boards, range);
        }
    }
}

#[test]
fn picking_takes_every_board_as_often() {
    let table = build(&Goal::new(size("3x2"), Layout::BlankFirst), Metric::Stm);
    let boards = table.boards_at(10..=14, &Limits::default()).unwrap();
    assert_eq!(boards.pick(|| 1 << 32), boards.get(0));
    assert_eq!(boards.pick(|| u64::MAX), boards.get(boards.len() - 1));
    // 0 is one of the words too many: another is taken.
    let mut words = [0, u64::MAX / 2].into_iter();
    assert_eq!(boards.pick(|| words.next().unwrap()), boards.get((boards.len() - 1) / 2));
    assert_eq!(words.len(), 0);
    let none = table.boards_at(99..=100, &Limits::default()).unwrap();
    assert_eq!(none.pick(|| 0), None);
}

#[test]
fn what_is_no_board_of_the_table() {
    let table = build(&Goal::new(Size::EIGHT, Layout::BlankLast), Metric::Stm);
    let unsolvable: Board = "2 1 3/4 5 6/7 8 0".parse().unwrap();
    assert_eq!(table.distance(&unsolvable).unwrap_err().code(), "unsolvable");
    assert_eq!(table.solve(&unsolvable).unwrap_err().code(), "unsolvable");
    assert_eq!(table.first_moves(&unsolvable).unwrap_err().code(), "unsolvable");
    let larger: Board = "1 2 3 4/5 6 7 8/9 10 11 0".parse().unwrap();
    assert_eq!(table.distance(&larger).unwrap_err().code(), "size-mismatch");
    let line = build(&Goal::new(size("4x1"), Layout::BlankLast), Metric::Stm);
    let unsolvable = Board::new(size("4x1"), [2, 1, 3, 0]).unwrap();
    assert_eq!(line.distance(&unsolvable).unwrap_err().code(), "unsolvable");
    for text in ["4x4", "7x2", "3x5", "1000x1000"] {
        let goal = Goal::new(size(text), Layout::BlankLast);
        assert!(!ExactTable::supports(goal.size()));
        let error = ExactTable::build(&goal, Metric::Stm, &Limits::default()).unwrap_err();
        assert_eq!(error.code(), "out-of-memory");
    }
}

#[test]
fn limits_are_kept() {
    let goal = Goal::new(size("4x3"), Layout::BlankLast);
    let memory = |memory| Limits { memory: Some(memory), ..Limits::default() };
    let error = ExactTable::build(&goal, Metric::Mtm, &memory(100_000_000)).unwrap_err();
    assert!(
        matches!(error, SolveError::Memory { needed, limit: 100_000_000 } if needed > 160_000_000)
    );
    let small = Goal::new(Size::EIGHT, Layout::BlankLast);
    assert!(ExactTable::build(&small, Metric::Mtm, &memory(2_000_000)).is_ok());

    // The switch is thrown while dense levels are made.
    let cancel = Cancel::new();
    let when = std::sync::Mutex::new(None);
    let progress = |progress| {
        let Progress::Table { done, total } = progress else { panic!("{progress:?}") };
        assert_eq!(total, 239_500_800);
        if done > 6_000_000 && when.lock().unwrap().is_none() {
            let (cancel, when) = (cancel.clone(), &when);
            *when.lock().unwrap() = Some(std::time::Instant::now());
            cancel.cancel();
        }
    };
    let limits = Limits { cancel: Some(&cancel), progress: Some(&progress), ..Limits::default() };
    let stopped = ExactTable::build(&goal, Metric::Stm, &limits).unwrap_err();
    assert_eq!(stopped, SolveError::Cancelled);
    let passed = when.lock().unwrap().unwrap().elapsed();
    assert!(passed < std::time::Duration::from_millis(200), "{passed:?}");
}

#[test]
fn bytes_come_back() {
    for (text, metric) in [("3x3", Metric::Mtm), ("2x4", Metric::Stm), ("9x1", Metric::Stm)] {
        let goal = goals(size(text)).next().unwrap();
        let table = build(&goal, metric);
        let bytes = table.to_bytes();
        assert_eq!(ExactTable::byte_count(&goal, metric), Some(bytes.len() as u64));
        let again = ExactTable::from_bytes(&goal, metric, &bytes).unwrap();
        assert_eq!(again.counts(), table.counts());
        assert_eq!(again.to_bytes(), bytes);
        let board = goal.unrank(&5u64.into()).unwrap();
        assert_eq!(again.distance(&board), table.distance(&board));
    }
    assert_eq!(ExactTable::byte_count(&Goal::new(Size::FIFTEEN, Layout::Snake), Metric::Stm), None);
}

#[test]
fn altered_bytes_are_refused() {
    let goal = Goal::new(size("4x2"), Layout::BlankLast);
    let bytes = build(&goal, Metric::Mtm).to_bytes();
    let read = |bytes: &[u8]| {
        ExactTable::from_bytes(&goal, Metric::Mtm, bytes).map(drop).map_err(|error| error.code())
    };
    assert_eq!(read(&bytes), Ok(()));
    for at in 0..bytes.len() {
        let mut altered = bytes.clone();
        altered[at] ^= 1 << (at % 8);
        let expected = match at {
            0..8 => "not-a-table",
            8..12 => "wrong-table",
            _ => "damaged-table",
        };
        assert_eq!(read(&altered), Err(expected), "byte {at}");
    }
    assert_eq!(read(&bytes[..bytes.len() - 1]), Err("wrong-length"));
    assert_eq!(read(&[&bytes[..], &[0]].concat()), Err("wrong-length"));
    assert_eq!(read(&bytes[..20]), Err("not-a-table"));
    assert_eq!(read(&[]), Err("not-a-table"));
    let mut exchanged = bytes.clone();
    let end = bytes.len();
    exchanged[end - 16..].rotate_left(8);
    assert_ne!(exchanged, bytes);
    assert_eq!(read(&exchanged), Err("damaged-table"));

    let other = goals(goal.size()).find(|goal| goal.blank() == Square::new(2)).unwrap();
    let error = ExactTable::from_bytes(&other, Metric::Mtm, &bytes).unwrap_err();
    assert_eq!(error, ExactTableError::WrongTable);
    let error = ExactTable::from_bytes(&goal, Metric::Stm, &bytes).unwrap_err();
    assert_eq!(error, ExactTableError::WrongTable);
}
