//! Packed boards do what boards do.

use noyes::{
    Algorithm, Board, Coded, Dealer, Direction, Goal, Layout, Metric, Packed16, Packed25, Position,
    Recipe, Run, Size, Square,
};

use proptest::prelude::*;

/// Sizes that fit into 16 squares, rectangles and lines included.
fn dealt() -> impl Strategy<Value = (Goal, Board)> {
    let sizes: Vec<Size> =
        (1..=16u32).flat_map(|w| (1..=16 / w).map(move |h| Size::new(w, h).unwrap())).collect();
    let layouts = prop::sample::select(Layout::ALL.to_vec());
    (prop::sample::select(sizes), layouts, 0u64..1000, any::<bool>()).prop_map(
        |(size, layout, index, solvable)| {
            let goal = Goal::new(size, layout);
            let dealer = Dealer::new(goal.clone(), Recipe::default(), "packed").unwrap();
            let mut board = dealer.deal(index).unwrap();
            if !solvable && size.area() > 1 {
                board.swap(Square::new(0), Square::new(size.area() as u32 - 1));
            }
            (goal, board)
        },
    )
}

fn same(goal: &Goal, board: &Board, packed: &(impl Position + std::fmt::Display)) {
    assert_eq!(packed.size(), board.size());
    assert_eq!(packed.blank(), board.blank());
    assert!(packed.numbers().eq(board.numbers()));
    assert_eq!(packed.to_string(), board.to_string());
    assert_eq!(packed.tile(Square::new(board.size().area() as u32)), None);
    assert_eq!(goal.is_solvable(packed), goal.is_solvable(board));
    assert_eq!(goal.judge(packed), goal.judge(board));
    assert_eq!(goal.rank(packed), goal.rank(board));
    assert_eq!(goal.is_solved(packed), goal.is_solved(board));
    for square in board.size().squares() {
        assert_eq!(packed.run_from(square), board.run_from(square));
    }
    for direction in Direction::ALL {
        assert_eq!(packed.room(direction), board.room(direction));
        assert_eq!(packed.can_slide(direction), board.can_slide(direction));
    }
}

proptest! {
    #[test]
    fn packed_boards_agree_with_boards(
        (goal, mut board) in dealt(),
        moves in prop::collection::vec(prop::sample::select(Direction::ALL.to_vec()), 0..40),
    ) {
        let mut packed16 = Packed16::try_from(&board).unwrap();
        let mut packed25 = Packed25::try_from(&board).unwrap();
        for &direction in &moves {
            let tile = board.slide(direction);
            prop_assert_eq!(packed16.slide(direction), tile);
            prop_assert_eq!(packed25.slide(direction), tile);
        }
        same(&goal, &board, &packed16);
        same(&goal, &board, &packed25);
        prop_assert_eq!(Board::from(packed16), board.clone());
        prop_assert_eq!(Packed16::from_bits(packed16.bits(), board.size()).unwrap(), packed16);
        prop_assert_eq!(Packed25::from_bits(packed25.bits(), board.size()).unwrap(), packed25);

        let algorithm: Algorithm = moves.into_iter().collect();
        let applied = board.apply(&algorithm);
        prop_assert_eq!(packed16.apply(&algorithm), applied);
        prop_assert_eq!(Board::from(packed16), board);
    }

    #[test]
    fn any_word_is_a_board_or_an_error(bits in any::<u64>(), (goal, board) in dealt()) {
        let size = goal.size();
        match Packed16::from_bits(bits, size) {
            Ok(packed) => prop_assert_eq!(packed.bits(), bits),
            Err(error) => prop_assert!(!error.code().is_empty()),
        }
        // One bit wrong is never taken for the board.
        let right = Packed16::try_from(&board).unwrap().bits();
        let wrong = right ^ (1 << (bits % 64));
        prop_assert!(Packed16::from_bits(wrong, size).is_err());
    }
}

#[test]
fn boards_that_do_not_fit_are_refused() {
    let board = |w, h| Layout::Snake.board(Size::new(w, h).unwrap());
    assert!(Packed16::try_from(&board(4, 4)).is_ok());
    assert_eq!(Packed16::try_from(&board(17, 1)).unwrap_err().code(), "size-too-large");
    assert!(Packed25::try_from(&board(5, 5)).is_ok());
    assert_eq!(Packed25::try_from(&board(2, 13)).unwrap_err().code(), "size-too-large");
}

/// Algorithms of any length, against slides one by one; an illegal one moves nothing.
#[test]
fn algorithms_are_their_moves() {
    let mut word = 1u64;
    let mut random = move |below: u64| {
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (word >> 33) % below
    };
    for (width, height) in (1..=25).flat_map(|w| (1..=25 / w).map(move |h| (w, h))) {
        let start = Goal::new(Size::new(width, height).unwrap(), Layout::Spiral);
        for length in [0, 1, 2, 15, 16, 17, 100].into_iter().chain(250..300).chain([2100, 4700]) {
            let mut board = start.board().clone();
            let mut algorithm = Algorithm::new();
            let mut made = 0;
            while made < length {
                let direction = Direction::ALL[random(4) as usize];
                let room = u64::from(board.room(direction));
                if board.size().area() == 1 {
                    break;
                }
                for _ in 0..random(room + 1) {
                    board.slide(direction).unwrap();
                    algorithm.push(direction);
                    made += 1;
                }
            }
            let text = algorithm.to_string();
            let letters: String = algorithm.moves().map(Direction::letter).collect();
            assert_eq!(text.parse(), Ok(algorithm.clone()));
            assert_eq!(letters.parse(), Ok(algorithm.clone()));
            assert_eq!(letters.to_lowercase().parse(), Ok(algorithm.clone()));
            check(start.board().clone(), &algorithm, &board);
            check(Packed25::try_from(start.board()).unwrap(), &algorithm, &board);
            if start.size().area() <= 16 {
                check(Packed16::try_from(start.board()).unwrap(), &algorithm, &board);
            }
        }
    }

    fn check<P: Position + std::fmt::Debug>(start: P, algorithm: &Algorithm, end: &Board) {
        let mut position = start.clone();
        position.apply(algorithm).unwrap();
        assert!(position.numbers().eq(end.numbers()), "{algorithm}");
        assert_eq!(position.blank(), end.blank());
        for (direction, surplus) in
            Direction::ALL.into_iter().flat_map(|to| [(to, 1), (to, 1 << 31)])
        {
            let mut further = algorithm.clone();
            let room = end.room(direction);
            further.push(Run::new(direction, room + surplus).unwrap());
            // Whatever comes after it.
            further.extend(algorithm.inverse().runs().iter().copied());
            let mut same = start.clone();
            let error = same.apply(&further).unwrap_err();
            assert_eq!(same, start);
            let at = algorithm.length(Metric::Stm) + u64::from(room);
            assert_eq!((error.direction, error.at), (direction, at), "{further}");
        }
        let mut back = position;
        back.apply(&algorithm.inverse()).unwrap();
        assert_eq!(back, start);
    }
}
