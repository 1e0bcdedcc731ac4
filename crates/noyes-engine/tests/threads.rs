//! The number of threads changes no answer.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicUsize, Ordering},
};

use noyes::{Board, CellsError, Coded, Dealer, Goal, Layout, Recipe, Size};
use noyes_api::SolveLine;
use noyes_engine::{Goals, Scrambler, Solvers, Wish, audit, solvable};
use noyes_solver::{Cancel, Limits, SolveError};

const COUNTS: [usize; 4] = [1, 2, 3, 7];

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).unwrap()
}

fn goal(width: u32, height: u32) -> Goal {
    Goal::new(Size::new(width, height).unwrap(), Layout::BlankLast)
}

/// Boards of which about half can be solved.
fn any_boards(goal: &Goal, count: usize) -> Vec<u8> {
    let recipe = Recipe { shuffle: noyes::Shuffle::FisherYates, ..Recipe::default() };
    let scrambler = Scrambler::new(goal.clone(), recipe, Some("any")).unwrap();
    let mut cells = vec![0; count * goal.size().area()];
    scrambler.fill(0, &mut cells, threads(1)).unwrap();
    cells
}

#[test]
fn deals_do_not_depend_on_threads() {
    let goal = goal(4, 4);
    let scrambler = Scrambler::new(goal.clone(), Recipe::default(), Some("threads")).unwrap();
    let mut expected = vec![0u8; 16 * 20_011];
    scrambler.dealer().deal_cells(77, &mut expected).unwrap();
    for count in COUNTS {
        let mut cells = vec![0u8; expected.len()];
        scrambler.fill(77, &mut cells, threads(count)).unwrap();
        assert!(cells == expected, "{count} threads");
    }
    // What is wrong is said of the whole.
    let mut cells = vec![0u8; 16 * 20_000];
    let error = scrambler.fill(Dealer::DEALS - 5, &mut cells, threads(2)).unwrap_err();
    assert_eq!(error.code(), "index-too-large");
    let error = scrambler.fill(0, &mut cells[1..], threads(2)).unwrap_err();
    assert_eq!(error.code(), "wrong-count");
}

#[test]
fn verdicts_do_not_depend_on_threads() {
    let goal = goal(3, 4);
    let boards = 20_000;
    let mut cells = any_boards(&goal, boards);
    let mut expected = vec![false; boards];
    goal.solvable_cells(&cells, &mut expected).unwrap();
    assert!(expected.iter().any(|&yes| yes) && expected.iter().any(|&yes| !yes));
    for count in COUNTS {
        let mut answers = vec![false; boards];
        solvable(&goal, &cells, &mut answers, threads(count)).unwrap();
        assert!(answers == expected, "{count} threads");
    }
    // Of two boards that are none it is the first, wherever the parts begin.
    for wrong in [19_000, 9_999] {
        cells[wrong * 12 + 3] = 12;
    }
    for count in COUNTS {
        let error = solvable(&goal, &cells, &mut expected, threads(count)).unwrap_err();
        assert!(matches!(error, CellsError::Board { board: 9_999, .. }), "{count}: {error}");
    }
}

#[test]
fn audits_do_not_depend_on_threads() {
    for goal in [goal(3, 3), goal(5, 5)] {
        let cells = any_boards(&goal, 150_000);
        let expected = audit(&goal, &cells, 0.001, threads(1), None).unwrap();
        assert_eq!((expected.boards, &*expected.verdict), (150_000, "not-fair"));
        let wide: Vec<u32> = cells.iter().map(|&cell| cell.into()).collect();
        assert_eq!(audit(&goal, &wide, 0.001, threads(3), None).unwrap(), expected);
        let cancel = Cancel::new();
        cancel.cancel();
        let error = audit(&goal, &cells, 0.001, threads(2), Some(&cancel)).unwrap_err();
        assert_eq!(error.code(), "cancelled");
    }
    let error = audit(&goal(3, 3), &[0u8; 0], 0.001, threads(2), None).unwrap_err();
    assert_eq!(error.code(), "no-boards");
}

#[test]
fn solutions_do_not_depend_on_threads() {
    let goal = goal(3, 3);
    let boards: Vec<Board> = any_boards(&goal, 200)
        .chunks(9)
        .map(|tiles| {
            let tiles: Vec<u32> = tiles.iter().map(|&tile| tile.into()).collect();
            Board::new(Size::EIGHT, tiles).unwrap()
        })
        .collect();
    let solvers = Solvers::new(Goals::from(goal), Wish::default());
    let timeless = |answer: SolveLine| SolveLine { seconds: 0.0, ..answer };
    let one = |(line, board)| solvers.answer(line, board, &Limits::default()).map(timeless);
    let expected: Vec<_> = (1..).zip(&boards).map(one).collect::<Result<_, _>>().unwrap();
    for count in COUNTS {
        let done = AtomicUsize::new(0);
        let tell = |now| _ = done.fetch_max(now, Ordering::Relaxed);
        let limits = Limits { threads: threads(count), ..Limits::default() };
        let answers = solvers.answer_all(&boards, &limits, &tell).unwrap();
        assert_eq!(answers.into_iter().map(timeless).collect::<Vec<_>>(), expected);
        assert_eq!(done.load(Ordering::Relaxed), boards.len());
    }
}

#[test]
fn the_first_board_that_cannot_be_answered_is_named() {
    let goal = goal(3, 3);
    let mut boards = vec![goal.board().clone(); 50];
    let small: Board = "1 2/3 0".parse().unwrap();
    boards[20] = small.clone();
    boards[21] = small;
    let solvers = Solvers::new(Goals::from(goal), Wish::default());
    for count in COUNTS {
        let limits = Limits { threads: threads(count), ..Limits::default() };
        let (board, error) = solvers.answer_all(&boards, &limits, &|_| ()).unwrap_err();
        assert_eq!((board, error.code()), (20, "size-mismatch"));
        let cancel = Cancel::new();
        cancel.cancel();
        let limits = Limits { cancel: Some(&cancel), ..limits };
        let (board, error) = solvers.answer_all(&boards, &limits, &|_| ()).unwrap_err();
        assert_eq!((board, error), (0, SolveError::Cancelled));
    }
}
