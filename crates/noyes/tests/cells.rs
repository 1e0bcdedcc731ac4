//! Boards in lists of numbers, against boards one by one.

use noyes::{
    Board, CellsError, Coded, Goal, InstructionSet, Layout, Packed16, Packed25, PackedBoard, Size,
};
use proptest::prelude::*;

/// A size, and the numbers of a few boards of it, some of them spoiled.
fn lists() -> impl Strategy<Value = (Size, Vec<u32>)> {
    let sizes = (1u32..=9, 1u32..=9).prop_map(|(w, h)| Size::new(w, h).unwrap());
    sizes.prop_flat_map(|size| {
        let board = Just((0..size.area() as u32).collect::<Vec<u32>>()).prop_shuffle();
        let boards = prop::collection::vec(board, 0..300).prop_map(|boards| boards.concat());
        let fault = prop::option::weighted(0.3, (any::<prop::sample::Index>(), 0u32..200));
        (Just(size), boards, fault).prop_map(|(size, mut cells, fault)| {
            if let Some((at, tile)) = fault.filter(|_| !cells.is_empty()) {
                let at = at.index(cells.len());
                cells[at] = tile;
            }
            (size, cells)
        })
    })
}

proptest! {
    #[test]
    fn lists_are_judged_as_boards_are(
        (size, cells) in lists(),
        layout in prop::sample::select(Layout::ALL.to_vec()),
    ) {
        let goal = Goal::new(size, layout);
        let boards: Vec<_> =
            cells.chunks(size.area()).map(|tiles| Board::new(size, tiles)).collect();
        let mut answers = vec![false; boards.len()];
        let expected = match boards.iter().position(Result::is_err) {
            Some(board) => {
                let error = boards[board].clone().unwrap_err();
                Err(CellsError::Board { board, error })
            }
            None => Ok(boards
                .iter()
                .map(|board| goal.is_solvable(board.as_ref().unwrap()).unwrap())
                .collect::<Vec<bool>>()),
        };
        let bytes: Vec<u8> = cells.iter().map(|&cell| cell as u8).collect();
        for set in InstructionSet::ALL.into_iter().filter(|set| set.is_available()) {
            set.limit();
            let found = goal.solvable_cells(&cells, &mut answers).map(|()| answers.clone());
            prop_assert_eq!(&found, &expected);
            let found = goal.solvable_cells(&bytes, &mut answers).map(|()| answers.clone());
            prop_assert_eq!(&found, &expected);
            let whole: Vec<&Board> = boards.iter().flatten().collect();
            packed_are_judged_as_boards_are::<Packed16>(&goal, &whole);
            packed_are_judged_as_boards_are::<Packed25>(&goal, &whole);
        }
    }
}

fn packed_are_judged_as_boards_are<P>(goal: &Goal, boards: &[&Board])
where
    P: PackedBoard + for<'a> TryFrom<&'a Board>,
{
    let packed: Vec<P> = boards.iter().flat_map(|&board| P::try_from(board)).collect();
    let mut answers = vec![false; packed.len()];
    goal.solvable_packed(&packed, &mut answers).unwrap();
    for (board, answer) in packed.iter().zip(answers) {
        assert_eq!(answer, goal.is_solvable(board).unwrap(), "{}", goal.size());
    }
}

#[test]
fn packed_boards_have_the_goals_size_and_an_answer_each() {
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    let board = Packed16::try_from(goal.board()).unwrap();
    let other = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let other = Packed16::try_from(other.board()).unwrap();
    let error = goal.solvable_packed(&[board, other], &mut [false; 2]).unwrap_err();
    assert_eq!(error.code(), "size-mismatch");
    assert_eq!(error.to_string(), "board 1: the board is 4x4; expected 3x3");
    let error = goal.solvable_packed(&[board], &mut []).unwrap_err();
    assert_eq!(error, CellsError::Answers { found: 0, expected: 1 });
}

#[test]
fn lists_are_whole_boards_with_an_answer_each() {
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    let error = goal.solvable_cells(&[0u8; 10], &mut [false]).unwrap_err();
    assert_eq!(error.code(), "wrong-count");
    assert_eq!(
        error.to_string(),
        "found 10 cells; expected a multiple of 9, the squares of a 3x3 board"
    );
    let cells = [1u16, 2, 3, 4, 5, 6, 7, 8, 0];
    let error = goal.solvable_cells(&cells, &mut []).unwrap_err();
    assert_eq!(error, CellsError::Answers { found: 0, expected: 1 });
}
