//! What is refused, and that nothing is counted then.

use noyes::{BoardError, CellsError, Coded, Goal, Layout, Packed16, Size};
use noyes_audit::{AuditError, Tally};

use super::{MEMORY, boards, cells, goal};

fn refused(tally: &mut Tally, result: Result<(), AuditError>) -> (&'static str, Option<u64>) {
    assert_eq!(tally.counts().boards, 0);
    let error = result.unwrap_err();
    (error.code(), error.at())
}

#[test]
fn bytes_that_are_no_boards() {
    for (width, height) in [(3, 2), (3, 3), (4, 4), (5, 5), (6, 5), (6, 6), (15, 17)] {
        let goal = goal(width, height);
        let (size, area) = (goal.size(), goal.size().area());
        let mut tally = Tally::new(goal.clone(), MEMORY);
        let good = cells(&boards(&goal, 700));
        for board in [0, 1, 255, 256, 699] {
            for (wrong, square) in [(area as u8, 0), (255, area - 1), (area as u8 | 32, 3)] {
                let mut cells = good.clone();
                cells[board * area + square] = wrong;
                let result = tally.add_cells(&cells);
                let expected =
                    BoardError::OutOfRange { found: u64::from(wrong), at: square as u32, size };
                let expected = CellsError::Board { board, error: expected };
                assert_eq!(result, Err(AuditError::Cells(expected)));
                assert_eq!(refused(&mut tally, result).0, "tile-out-of-range");
            }
            let mut cells = good.clone();
            cells[board * area + 5] = cells[board * area + 2];
            let result = tally.add_cells(&cells);
            assert_eq!(refused(&mut tally, result), ("duplicate-tile", Some(5)));
        }
        let result = tally.add_cells(&good[1..]);
        assert_eq!(refused(&mut tally, result), ("wrong-count", None));
    }
    let mut tally = Tally::new(goal(17, 16), MEMORY);
    let result = tally.add_cells(&[0; 272]);
    assert_eq!(refused(&mut tally, result).0, "size-too-large");
}

#[test]
fn boards_and_tallies_of_other_sizes_and_goals() {
    let mut tally = Tally::new(goal(4, 4), MEMORY);
    let (flat, tall) = (goal(8, 2), goal(3, 4));
    let result = tally.add(tall.board());
    assert_eq!(refused(&mut tally, result).0, "size-mismatch");
    let packed = [goal(4, 4), flat].map(|goal| Packed16::try_from(goal.board()).unwrap());
    let result = tally.add_packed(&packed);
    assert_eq!(refused(&mut tally, result).0, "size-mismatch");
    let result = tally.merge(Tally::new(tall, MEMORY));
    assert_eq!(refused(&mut tally, result).0, "size-mismatch");
    let result = tally.merge(Tally::new(Goal::new(Size::FIFTEEN, Layout::Snake), MEMORY));
    assert_eq!(refused(&mut tally, result).0, "goal-mismatch");
}
