//! Lessons are replayed, and every step is held to what it says.

use std::collections::HashSet;

use noyes::{Dealer, Layout, Metric, Position, Recipe, Size};

use super::*;

fn size(text: &str) -> Size {
    text.parse().unwrap()
}

fn deals(goal: &Goal, count: u64) -> impl Iterator<Item = Board> {
    let dealer = Dealer::new(goal.clone(), Recipe::default(), "lessons").unwrap();
    (0..count).map(move |index| dealer.deal(index).unwrap())
}

/// Replays a lesson, checks every step, and answers with the steps.
fn check(board: &Board, goal: &Goal) -> Vec<Step> {
    let size = board.size();
    let context = || format!("{board} to {goal}");
    let mut here = board.clone();
    // What is home for good.
    let mut finished: HashSet<Square> = HashSet::new();
    let mut stages: Vec<Stage> = Vec::new();
    let mut last: Option<Direction> = None;
    let steps: Vec<Step> = Lesson::new(board, goal).unwrap().collect();
    for step in &steps {
        let home_of = |tile: Tile| goal.board().find(tile).unwrap();
        assert_eq!(here.find(step.tile), Some(step.from), "{step:?}, {}", context());
        assert!(!step.moves.is_empty(), "{step:?}, {}", context());
        if stages.last() != Some(&step.stage) {
            assert!(!stages.contains(&step.stage), "{step:?} comes too late, {}", context());
            // All that belongs to the stages before is home, moved or not.
            let before = stages.iter().flat_map(|&stage| squares_of(stage, size));
            finished.extend(before);
            stages.push(step.stage);
        }
        for way in step.moves.moves() {
            assert_ne!(last, Some(way.opposite()), "back and forth in {step:?}, {}", context());
            last = Some(way);
            assert!(here.slide(way).is_some(), "{step:?}, {}", context());
            assert!(!finished.contains(&here.blank()), "{step:?} disturbs, {}", context());
        }
        assert_eq!(here.find(step.tile), Some(step.target), "{step:?}, {}", context());
        match step.reason {
            Reason::PlaceTile => {
                assert_eq!(step.target, home_of(step.tile));
                finished.insert(step.target);
            }
            Reason::WaitForPartner { home, follower } => {
                assert_eq!(home, home_of(step.tile));
                assert_eq!(step.target, home_of(follower));
            }
            Reason::FollowPartner { home, leader } => {
                assert_eq!(home, home_of(step.tile));
                assert_eq!(here.find(leader), Some(home));
                assert_eq!(step.target.distance(home, size), 1);
                assert_eq!(home.distance(home_of(leader), size), 1);
            }
            Reason::UnstickCorner { home, follower, behind } => {
                assert_eq!(home, home_of(step.tile));
                assert_eq!(step.target, home_of(follower));
                assert_eq!(here.find(follower), Some(behind));
                assert_eq!(step.target.distance(behind, size), 1);
            }
            Reason::SlideInTogether { follower, home } => {
                assert_eq!(step.target, home_of(step.tile));
                assert_eq!(home, home_of(follower));
                assert_eq!(here.find(follower), Some(home));
                finished.extend([step.target, home]);
            }
            Reason::TurnBlock { clockwise } => {
                assert!(matches!(step.stage, Stage::Block { .. }));
                assert!(goal.is_solved(&here));
                let first = step.moves.moves().next().unwrap();
                assert_eq!(goes_clockwise(step, first, size), clockwise);
            }
            Reason::BringBlank => assert!(goal.is_solved(&here)),
        }
    }
    assert!(goal.is_solved(&here), "{}", context());
    steps
}

/// The squares of a stage that is over; those of a line may have been finished before in part.
fn squares_of(stage: Stage, size: Size) -> Vec<Square> {
    size.squares()
        .filter(|square| match stage {
            Stage::Row(row) => square.row(size) == row,
            // A column in a lower part of the board: what is above is finished too.
            Stage::Column(column) => square.column(size) == column,
            Stage::Block { .. } | Stage::Strip => false,
        })
        .collect()
}

/// Whether the first move of a block turns it clockwise.
fn goes_clockwise(step: &Step, first: Direction, size: Size) -> bool {
    let Stage::Block { corner } = step.stage else { panic!("{step:?}") };
    let right = step.from.column(size) > corner.column(size);
    let low = step.from.row(size) > corner.row(size);
    // The tile goes to the square of the blank.
    match (right, low) {
        (false, false) => first == Direction::Up,
        (true, false) => first == Direction::Right,
        (true, true) => first == Direction::Down,
        (false, true) => first == Direction::Left,
    }
}

#[test]
fn every_small_board() {
    for text in ["2x2", "2x3", "3x2", "1x1", "1x5", "4x1"] {
        for layout in Layout::ALL {
            let goal = Goal::new(size(text), layout);
            let boards: u64 = goal.size().solvable_boards().to_string().parse().unwrap();
            for rank in 0..boards {
                check(&goal.unrank(&rank.into()).unwrap(), &goal);
            }
        }
    }
}

#[test]
fn every_2x3_goal() {
    // Any board can be the goal: its blank may stand anywhere.
    for text in ["2x3", "3x2"] {
        let standard = Goal::new(size(text), Layout::BlankLast);
        for rank in (0..360u64).step_by(7) {
            let goal = Goal::from_board(standard.unrank(&rank.into()).unwrap());
            for rank in (0..360u64).step_by(5) {
                check(&goal.unrank(&rank.into()).unwrap(), &goal);
            }
        }
    }
}

#[test]
fn samples_of_every_size_and_goal() {
    for (sizes, count) in [
        (&["3x3", "4x4", "3x4", "4x3"][..], 300),
        (&["5x5", "2x7", "7x2", "5x3", "3x6"], 100),
        (&["6x6", "7x7", "8x8", "9x9", "10x10", "4x9", "9x4"], 12),
    ] {
        for text in sizes {
            for layout in Layout::ALL {
                let goal = Goal::new(size(text), layout);
                for board in deals(&goal, count) {
                    check(&board, &goal);
                }
            }
        }
    }
}

#[test]
fn goals_with_the_blank_anywhere() {
    let standard = Goal::new(size("5x4"), Layout::BlankLast);
    let blanks: HashSet<Square> = deals(&standard, 60)
        .map(|board| {
            let blank = board.blank();
            let goal = Goal::from_board(board);
            deals(&goal, 4).for_each(|board| drop(check(&board, &goal)));
            blank
        })
        .collect();
    assert!(blanks.len() > 15, "only {} squares", blanks.len());
}

#[test]
fn each_reason_occurs() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let steps: Vec<Step> = deals(&goal, 400).flat_map(|board| check(&board, &goal)).collect();
    let share = |of: fn(&Reason) -> bool| steps.iter().any(|step| of(&step.reason));
    assert!(share(|reason| matches!(reason, Reason::PlaceTile)));
    assert!(share(|reason| matches!(reason, Reason::WaitForPartner { .. })));
    assert!(share(|reason| matches!(reason, Reason::FollowPartner { .. })));
    assert!(share(|reason| matches!(reason, Reason::UnstickCorner { .. })));
    assert!(share(|reason| matches!(reason, Reason::SlideInTogether { .. })));
    assert!(share(|reason| matches!(reason, Reason::TurnBlock { clockwise: true })));
    assert!(share(|reason| matches!(reason, Reason::TurnBlock { clockwise: false })));
}

#[test]
fn the_jammed_corner() {
    // 4 stands in 3's place and 3 in the corner.
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let board: Board = "1 2 4 3/5 6 7 8/9 10 11 12/13 15 14 0".parse().unwrap();
    let steps = check(&board, &goal);
    assert!(matches!(steps[0].reason, Reason::UnstickCorner { .. }), "{:?}", steps[0]);
    assert!(matches!(steps[1].reason, Reason::SlideInTogether { .. }), "{:?}", steps[1]);
    let together: u64 = steps[..2].iter().map(|step| step.moves.length(Metric::Stm)).sum();
    assert!(together <= 24, "{together} moves");
}

#[test]
fn as_long_as_a_person_needs() {
    // Measured: 3x3 31.6 (at most 51), 4x4 100.0 (147), 5x5 226.6 (305), 10x10 2330 moves.
    for (text, count, mean, most) in
        [("3x3", 2000, 33.0, 55), ("4x4", 2000, 104.0, 160), ("5x5", 500, 235.0, 330)]
    {
        let goal = Goal::new(size(text), Layout::BlankLast);
        let lengths: Vec<u64> = deals(&goal, count)
            .map(|board| Lesson::new(&board, &goal).unwrap().moves().length(Metric::Stm))
            .collect();
        let found = lengths.iter().sum::<u64>() as f64 / count as f64;
        assert!(found < mean, "{text}: {found} moves in the mean");
        assert!(lengths.iter().all(|&length| length < most), "{text}: {lengths:?}");
    }
}

#[test]
fn one_tile_by_the_fewest_moves() {
    // Against a search over all states of one tile and the blank.
    let goal = Goal::new(size("4x3"), Layout::BlankLast);
    for (index, board) in (0u32..).zip(deals(&goal, 60)) {
        let mut field = Field::new(&board);
        let mut courier = Courier::new(&field);
        // A few squares are finished.
        for square in 0..index % 4 {
            field.fix(Square::new(square));
        }
        let target = Square::new(index % 4 + index % 3);
        for tile in 1..12 {
            if !field.is_open(field.place(tile)) || !field.is_open(field.blank()) {
                continue;
            }
            let moves = courier.bring(&mut field, tile, target);
            let fewest = fewest_moves(&field, field.place(tile), target);
            assert_eq!(moves.as_ref().map(Vec::len), fewest, "{tile} to {target} on {board}");
        }
    }
}

fn fewest_moves(field: &Field, tile: Square, target: Square) -> Option<usize> {
    let mut seen = HashSet::from([(field.blank(), tile)]);
    let mut layer = vec![(field.blank(), tile)];
    for distance in 0.. {
        if layer.iter().any(|&(_, tile)| tile == target) {
            return Some(distance);
        }
        let next: Vec<_> = layer
            .iter()
            .flat_map(|&(blank, tile)| Direction::ALL.map(|way| (blank, tile, way)))
            .filter_map(|(blank, tile, way)| {
                let to = field.open(blank, way)?;
                Some((to, if to == tile { blank } else { tile }))
            })
            .filter(|&state| seen.insert(state))
            .collect();
        if next.is_empty() {
            return None;
        }
        layer = next;
    }
    None
}

#[test]
fn a_large_board_begins_at_once_and_ends() {
    let goal = Goal::new(size("60x60"), Layout::BlankLast);
    let board = deals(&goal, 1).next().unwrap();
    let first = Lesson::new(&board, &goal).unwrap().next().unwrap();
    assert_eq!(first.tile, Tile::new(1));
    let mut here = board.clone();
    here.apply(&Lesson::new(&board, &goal).unwrap().moves()).unwrap();
    assert!(goal.is_solved(&here));
}

#[test]
fn what_cannot_be_taught() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let mut board = goal.board().clone();
    assert_eq!(Lesson::new(&board, &goal).unwrap().next(), None);
    board.swap(Square::new(0), Square::new(1));
    assert!(matches!(Lesson::new(&board, &goal), Err(SolveError::Unsolvable(_))));
    let other = Goal::new(Size::EIGHT, Layout::BlankLast);
    assert!(matches!(Lesson::new(other.board(), &goal), Err(SolveError::Size(_))));
}
