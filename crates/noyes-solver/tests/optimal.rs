//! Optimal solutions against known lengths, exact tables and a slow, obvious search.

use std::num::NonZeroUsize;

use noyes::{Board, Dealer, Direction, Goal, Layout, Metric, Position, Recipe, Size, Square};
use noyes_solver::{
    Cancel, ExactTable, Limits, Method, Options, Progress, Quality, Solution, SolveError, Solver,
    Stop, TableSize, Within,
};

/// Iterative deepening with the sum of distances: the reference.
mod reference {
    use noyes::{Board, Direction, Goal, Position, Square};

    pub(crate) fn length(board: &Board, goal: &Goal) -> u32 {
        let size = board.size();
        let mut homes = vec![Square::new(0); size.area()];
        for square in size.squares() {
            homes[goal.board().tile(square).unwrap().number() as usize] = square;
        }
        let distance = |square: Square| match board.tile(square).unwrap().number() {
            0 => 0,
            tile => square.distance(homes[tile as usize], size),
        };
        let estimate: u32 = size.squares().map(distance).sum();
        let bounds = (estimate..).step_by(2);
        bounds
            .into_iter()
            .find(|&bound| go(&mut board.clone(), &homes, estimate, bound, None))
            .unwrap()
    }

    fn go(
        board: &mut Board,
        homes: &[Square],
        estimate: u32,
        left: u32,
        last: Option<Direction>,
    ) -> bool {
        if estimate == 0 {
            return true;
        }
        for direction in Direction::ALL {
            if last == Some(direction.opposite()) {
                continue;
            }
            let to = board.blank();
            let Some(tile) = board.slide(direction) else { continue };
            let (size, home) = (board.size(), homes[tile.number() as usize]);
            let next = estimate + to.distance(home, size) - board.blank().distance(home, size);
            let found = next < left && go(board, homes, next, left - 1, Some(direction));
            board.slide(direction.opposite());
            if found {
                return true;
            }
        }
        false
    }
}

fn solver(goal: &Goal, tables: TableSize) -> Solver {
    Solver::new(goal, Options { tables, ..Options::default() })
}

/// The solution, replayed, and proved.
fn optimal(solver: &Solver, board: &Board) -> Solution {
    let solution = solver.solve(board, &Limits::default()).unwrap();
    replayed(&solution, board, solver.goal());
    assert!(solution.optimal);
    assert_eq!((solution.lower_bound, solution.stopped), (solution.length, None));
    solution
}

fn replayed(solution: &Solution, board: &Board, goal: &Goal) {
    let mut end = board.clone();
    end.apply(&solution.moves).unwrap();
    assert!(goal.is_solved(&end), "{board} ends at {end}");
    assert_eq!(solution.moves.length(solution.metric), solution.length);
    assert!(solution.lower_bound <= solution.length);
}

/// A board some way from the goal.
fn walked(goal: &Goal, slides: u32, seed: u64) -> Board {
    let mut board = goal.board().clone();
    let mut state = seed;
    for _ in 0..slides {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        board.slide(Direction::ALL[(state >> 33) as usize % 4]);
    }
    board
}

fn goal_with_blank(size: Size, blank: Square) -> Goal {
    let mut board = Layout::BlankLast.board(size);
    board.swap(blank, Square::new(size.area() as u32 - 1));
    Goal::from_board(board)
}

#[test]
fn korfs_hundred_boards() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankFirst);
    let solver = solver(&goal, TableSize::Small);
    let (mut sum, mut nodes) = (0, 0);
    let boards = include_str!("../../../testdata/korf100.txt").lines();
    for line in boards.filter(|line| !line.starts_with('#')) {
        let numbers: Vec<u32> = line.split(' ').map(|number| number.parse().unwrap()).collect();
        let board = Board::new(Size::FIFTEEN, &numbers[2..]).unwrap();
        let solution = optimal(&solver, &board);
        assert_eq!(solution.length, u64::from(numbers[1]), "number {}", numbers[0]);
        assert_eq!(solution.method, Method::IdaStar);
        sum += solution.length;
        nodes += solution.nodes;
    }
    assert_eq!(sum, 5305);
    // The same on every machine: a weaker table or automaton would show.
    assert!(nodes < 19_000_000, "{nodes}");
}

#[test]
fn two_sets_of_tables_and_the_reference_agree() {
    for layout in Layout::ALL {
        let goal = Goal::new(Size::FIFTEEN, layout);
        let small = solver(&goal, TableSize::Small);
        for seed in 0..3 {
            let board = walked(&goal, 120, seed);
            let solution = optimal(&small, &board);
            assert_eq!(solution.length, u64::from(reference::length(&board, &goal)));
        }
    }
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let (small, standard) = (solver(&goal, TableSize::Small), solver(&goal, TableSize::Standard));
    let dealer = Dealer::new(goal, Recipe::default(), "tables").unwrap();
    for index in 0..5 {
        let board = dealer.deal(index).unwrap();
        assert_eq!(optimal(&small, &board).length, optimal(&standard, &board).length);
    }
}

#[test]
fn every_square_of_the_goals_blank() {
    for blank in Size::FIFTEEN.squares() {
        let goal = goal_with_blank(Size::FIFTEEN, blank);
        let board = walked(&goal, 60, 7);
        let found = optimal(&solver(&goal, TableSize::Small), &board);
        assert_eq!(found.length, u64::from(reference::length(&board, &goal)), "{blank}");
    }
}

#[test]
fn other_sizes_agree_with_exact_tables() {
    for size in ["5x2", "2x5", "6x2", "4x3", "3x4"] {
        let size: Size = size.parse().unwrap();
        for goal in [Goal::new(size, Layout::BlankLast), Goal::new(size, Layout::Spiral)] {
            let boards: Vec<Board> = if size.area() == 10 {
                let dealer = Dealer::new(goal.clone(), Recipe::default(), "sizes").unwrap();
                (0..40).map(|index| dealer.deal(index).unwrap()).collect()
            } else {
                (0..10).map(|seed| walked(&goal, 60, seed)).collect()
            };
            let exact = (size.area() == 10)
                .then(|| ExactTable::build(&goal, Metric::Stm, &Limits::default()).unwrap());
            let solver = solver(&goal, TableSize::Small);
            for board in boards {
                let length = match &exact {
                    Some(table) => table.distance(&board).unwrap(),
                    None => reference::length(&board, &goal).into(),
                };
                assert_eq!(optimal(&solver, &board).length, length, "{size} {board}");
            }
        }
    }
    for size in ["5x3", "4x5", "7x2", "5x5"] {
        let size: Size = size.parse().unwrap();
        let goal = Goal::new(size, Layout::BlankLast);
        let options = Options { quality: Quality::Optimal, ..Options::default() };
        let solver = Solver::new(&goal, options);
        let board = walked(&goal, 70, 3);
        assert_eq!(optimal(&solver, &board).length, u64::from(reference::length(&board, &goal)));
    }
}

#[test]
fn threads_share_a_hard_board() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let solver = solver(&goal, TableSize::Small);
    let board = hard_board();
    let alone = optimal(&solver, &board);
    for threads in [2, 3] {
        let threads = NonZeroUsize::new(threads).unwrap();
        let shared = solver.solve(&board, &Limits { threads, ..Limits::default() }).unwrap();
        replayed(&shared, &board, &goal);
        // Of several shortest solutions the same, whichever thread is quicker.
        assert_eq!(shared.moves, alone.moves);
    }
}

/// 65 moves from the goal: the one of Korf's hundred that takes longest.
fn hard_board() -> Board {
    "12 10 6 0/9 8 13 15/11 7 3 2/5 4 14 1".parse().unwrap()
}

#[test]
fn limits_end_a_search_with_a_solution_and_a_true_bound() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let solver = solver(&goal, TableSize::Small);
    let board = hard_board();
    let limits = Limits { nodes: Some(100_000), ..Limits::default() };
    let solution = solver.solve(&board, &limits).unwrap();
    replayed(&solution, &board, &goal);
    assert_eq!((solution.stopped, solution.optimal), (Some(Stop::Nodes), false));
    let length = optimal(&solver, &board).length;
    assert!(solution.lower_bound <= length && length <= solution.length);
    assert!(solution.lower_bound > 50, "{}", solution.lower_bound);

    let limits = Limits { time: Some(std::time::Duration::ZERO), ..Limits::default() };
    let solution = solver.solve(&board, &limits).unwrap();
    replayed(&solution, &board, &goal);
    assert_eq!(solution.stopped, Some(Stop::Time));
}

#[test]
fn bounds_rise_and_cancelling_is_heard() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let solver = solver(&goal, TableSize::Small);
    solver.prepare(&Limits::default()).unwrap();
    let bounds = std::sync::Mutex::new(Vec::new());
    let cancel = Cancel::new();
    let progress = |progress: Progress| {
        if let Progress::Search { lower_bound, .. } = progress {
            let mut bounds = bounds.lock().unwrap();
            bounds.push(lower_bound);
            if bounds.len() == 3 {
                cancel.cancel();
            }
        }
    };
    let limits = Limits { cancel: Some(&cancel), progress: Some(&progress), ..Limits::default() };
    let solution = solver.solve(&hard_board(), &limits).unwrap();
    assert_eq!((solution.stopped, solution.optimal), (Some(Stop::Cancelled), false));
    let bounds = bounds.lock().unwrap().clone();
    assert!(bounds.len() == 3 && bounds.is_sorted_by(|a, b| a < b), "{bounds:?}");
    assert_eq!(solution.lower_bound, bounds[2]);

    // Cancelled while its tables are built: nothing can be said.
    let fresh = Solver::new(&goal, Options::default());
    assert_eq!(fresh.solve(&hard_board(), &limits), Err(SolveError::Cancelled));
}

#[test]
fn what_does_not_fit_into_memory_is_done_without() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let little = Limits { memory: Some(1_000_000), nodes: Some(100_000), ..Limits::default() };
    for metric in Metric::ALL {
        let solver = Solver::new(&goal, Options { metric, ..Options::default() });
        // Before and after there are tables: they are not for this caller.
        for _ in 0..2 {
            let solution = solver.solve(&hard_board(), &little).unwrap();
            replayed(&solution, &hard_board(), &goal);
            assert!(solution.stopped.is_some() && !solution.optimal, "{:?}", solution.summary);
            assert_ne!(solution.method, Method::IdaStar);
            if metric == Metric::Stm {
                optimal(&solver, &hard_board());
                assert!(solver.table_bytes() > 1_000_000);
            }
        }
    }
}

#[test]
fn a_proof_keeps_most_of_its_nodes_and_a_hint_its_limits() {
    let size: Size = "5x5".parse().unwrap();
    let goal = Goal::new(size, Layout::BlankLast);
    let options = Options { quality: Quality::Optimal, ..Options::default() };
    let proof = Solver::new(&goal, options);
    let board = Dealer::new(goal, Recipe::default(), "nodes").unwrap().deal(0).unwrap();
    let limits = Limits { nodes: Some(2_000_000), ..Limits::default() };
    let solution = proof.solve(&board, &limits).unwrap();
    assert_eq!(solution.stopped, Some(Stop::Nodes));
    assert!(solution.lower_bound > proof.lower_bound(&board).unwrap());
    assert!(solution.nodes < 2_400_000, "{}", solution.nodes);

    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let solver = solver(&goal, TableSize::Small);
    let nodes = Some(optimal(&solver, &hard_board()).nodes + 1);
    let hint = solver.hint(&hard_board(), &Limits { nodes, ..Limits::default() }).unwrap();
    assert_eq!((hint.optimal, hint.stopped), (true, Some(Stop::Nodes)));
    assert_eq!(hint.moves.len(), 1);
}

#[test]
fn a_sink_that_wants_no_more_ends_the_search() {
    use std::ops::ControlFlow::{Break, Continue};
    for text in ["8 6 7/2 5 4/3 0 1", "12 10 6 0/9 8 13 15/11 7 3 2/5 4 14 1"] {
        let board: Board = text.parse().unwrap();
        let solver = solver(&Goal::new(board.size(), Layout::BlankLast), TableSize::Small);
        let runs = optimal(&solver, &board).moves.runs().len();
        for wanted in [1, runs - 1, runs] {
            let mut taken = 0;
            let mut sink = |_| {
                taken += 1;
                if taken == wanted { Break(()) } else { Continue(()) }
            };
            let answer = solver.solve_into(&board, &Limits::default(), &mut sink);
            assert_eq!(answer.is_ok(), wanted == runs, "{wanted} of {runs}");
        }
    }
}

#[test]
fn hints_are_every_optimal_first_move() {
    let goal = Goal::new(Size::FIFTEEN, Layout::Snake);
    let solver = solver(&goal, TableSize::Small);
    for seed in 0..4 {
        let board = walked(&goal, 90, seed);
        let length = u64::from(reference::length(&board, &goal));
        let hint = solver.hint(&board, &Limits::default()).unwrap();
        assert_eq!((hint.length, hint.optimal), (length, true));
        let mut good = Vec::new();
        for direction in Direction::ALL {
            let mut next = board.clone();
            if next.slide(direction).is_some()
                && u64::from(reference::length(&next, &goal)) < length
            {
                good.push(direction.into());
            }
        }
        assert_eq!(hint.moves, good, "{board}");
    }
    assert_eq!(solver.hint(goal.board(), &Limits::default()).unwrap().moves, []);
}

#[test]
fn what_cannot_be_solved_gets_its_reason() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let solver = solver(&goal, TableSize::Small);
    let board = "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0".parse().unwrap();
    let error = solver.solve(&board, &Limits::default()).unwrap_err();
    assert!(matches!(&error, SolveError::Unsolvable(verdict) if !verdict.solvable));
    assert!(error.to_string().starts_with("This board cannot be solved."));
    let error = solver.solve(&"1 2/3 0".parse().unwrap(), &Limits::default()).unwrap_err();
    assert!(matches!(error, SolveError::Size(_)));
}

#[test]
fn runs_agree_with_the_reference() {
    for size in ["4x3", "3x4"] {
        let size: Size = size.parse().unwrap();
        for layout in [Layout::BlankLast, Layout::Spiral] {
            let goal = Goal::new(size, layout);
            let options = Options { metric: Metric::Mtm, ..Options::default() };
            let solver = Solver::new(&goal, options);
            for seed in 0..8 {
                let board = walked(&goal, 50, seed);
                let found = optimal(&solver, &board);
                let length = runs::length(&board, &goal, found.length);
                assert_eq!(found.length, length, "{size} {board}");
            }
        }
    }
}

/// The least number of runs by two breadth-first searches that meet: the reference.
mod runs {
    use std::collections::HashSet;

    use noyes::{Board, Direction, Goal, Position};

    pub(crate) fn length(board: &Board, goal: &Goal, at_most: u64) -> u64 {
        let mut sides = [board, goal.board()].map(|start| {
            let start = HashSet::from([start.clone()]);
            (start.clone(), start)
        });
        for length in 0..=at_most {
            let [(_, ends), (_, starts)] = &sides;
            if !ends.is_disjoint(starts) {
                return length;
            }
            let (seen, newest) = &mut sides[usize::from(ends.len() > starts.len())];
            let mut next = HashSet::new();
            for board in newest.iter() {
                for direction in Direction::ALL {
                    let mut moved = board.clone();
                    while moved.slide(direction).is_some() {
                        if seen.insert(moved.clone()) {
                            next.insert(moved.clone());
                        }
                    }
                }
            }
            *newest = next;
        }
        at_most + 1
    }
}

#[test]
fn runs_of_4x4_are_proved() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let options = Options { metric: Metric::Mtm, ..Options::default() };
    let solver = Solver::new(&goal, options);
    for seed in 0..4 {
        let board = walked(&goal, 90, seed);
        let found = optimal(&solver, &board);
        assert_eq!(found.length, runs::length(&board, &goal, found.length));
        let hint = solver.hint(&board, &Limits::default()).unwrap();
        assert_eq!(hint.length, found.length);
        for first in &hint.moves {
            let mut next = board.clone();
            next.apply(&[*first].into_iter().collect()).unwrap();
            assert_eq!(optimal(&solver, &next).length, found.length - 1, "{first}");
        }
        assert!(!hint.moves.is_empty());
    }
}

#[test]
fn whether_a_board_is_so_near_is_what_its_length_says() {
    for (size, layout) in [
        ("4x4", Layout::BlankLast),
        ("4x4", Layout::Spiral),
        ("3x3", Layout::Snake),
        ("5x3", Layout::BlankFirst),
    ] {
        let goal = Goal::new(size.parse().unwrap(), layout);
        let solver = Solver::new(&goal, Options::default());
        let dealer = Dealer::new(goal.clone(), Recipe::default(), "within").unwrap();
        for index in 0..10 {
            let board = dealer.deal(index).unwrap();
            let length = solver.solve(&board, &Limits::default()).unwrap().length;
            let within =
                |lengths| solver.solve_within(&board, lengths, &Limits::default()).unwrap();
            assert_eq!(within(0..=length - 1), Within::Farther, "{board} to {goal}");
            assert_eq!(within(length - 2..=length - 2), Within::Farther, "{board} to {goal}");
            for lengths in [0..=length, length..=length, length - 3..=length + 1] {
                let Within::Solved(moves) = within(lengths) else { panic!("{board} to {goal}") };
                let mut end = board.clone();
                end.apply(&moves).unwrap();
                assert!(goal.is_solved(&end) && moves.length(Metric::Stm) == length);
            }
        }
    }
    // Nothing is proved of these, and a limit leaves open what it ends.
    let large =
        Solver::new(&Goal::new("5x5".parse().unwrap(), Layout::BlankLast), Options::default());
    let dealer = Dealer::new(large.goal().clone(), Recipe::default(), "within").unwrap();
    let limits = Limits { time: Some(std::time::Duration::from_millis(50)), ..Limits::default() };
    let board = dealer.deal(0).unwrap();
    let bound = large.lower_bound(&board).unwrap();
    assert_eq!(large.solve_within(&board, 0..=bound - 1, &limits).unwrap(), Within::Farther);
    assert_eq!(large.solve_within(&board, 0..=bound, &limits).unwrap(), Within::Unknown);
}
