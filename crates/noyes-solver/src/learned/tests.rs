use noyes::{Board, Dealer, Direction, Metric, Position, Recipe};

use super::*;
use crate::{
    Limits,
    frame::standard_goal,
    large::{self, Distance, Span},
    watch::Watch,
};

fn cells(board: &Board) -> Vec<u8> {
    board.tiles().iter().map(|&tile| tile as u8).collect()
}

fn goal(size: &str) -> Goal {
    Goal::new(size.parse().unwrap(), Layout::BlankLast)
}

/// The goal in standard form of this size and blank.
fn with_blank(size: &str, blank: u32) -> Goal {
    standard_goal(size.parse().unwrap(), noyes::Square::new(blank))
}

/// Walks from the goal, and shows what is kept of each board with the board and the estimate.
fn walk<H: Heuristic>(goal: &Goal, heuristic: &H, mut check: impl FnMut(&H::State, &Board, u32)) {
    let mut board = goal.board().clone();
    let mut state = heuristic.start(&cells(&board));
    let mut noise = 7u64;
    for _ in 0..3000 {
        noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let letter = (noise >> 33) as usize % 4;
        let blank = board.blank();
        let from = blank.neighbour(Direction::ALL[letter].opposite(), goal.size());
        let Some(from) = from else { continue };
        let tile = board.tiles()[from.index()] as u8;
        let blank = blank.number() as u8;
        let (mut change, moves) = heuristic.look(&state, tile, blank, letter, u32::MAX).unwrap();
        heuristic.swap(&mut state, &mut change);
        board.slide(Direction::ALL[letter]).unwrap();
        check(&state, &board, moves);
    }
}

/// What a walk keeps of the sum is the sum of the board afresh, and the mirror image's.
#[test]
fn the_sum_that_is_kept_along_a_walk_is_what_the_board_says() {
    let elsewhere = [("5x5", 12), ("5x5", 17), ("5x5", 18), ("5x5", 22), ("5x5", 23), ("6x6", 21)];
    let elsewhere = elsewhere.map(|(size, blank)| with_blank(size, blank));
    for goal in ["5x5", "6x6", "7x7", "6x5", "4x7"].map(goal).into_iter().chain(elsewhere) {
        let size = goal.size();
        let distance = Distance::new(&goal);
        let learned = Learned { estimate: &distance, weights: &weights(&goal, u64::MAX).unwrap() };
        walk(&goal, &learned, |state, board, moves| {
            let afresh = learned.start(&cells(board));
            assert_eq!(state.sum, afresh.sum, "{board}");
            assert_eq!(state.cells, afresh.cells);
            assert_eq!(moves, distance.estimate(&distance.start(&cells(board))));
            if size.width() == size.height() && goal.blank().index() + 1 == size.area() {
                let twin = transposed(board);
                assert_eq!(state.sum, learned.start(&twin).sum, "{board}, mirrored");
            }
        });
    }
}

/// No move changes a sum by more than is kept of it.
#[test]
fn what_moves_change_is_kept_in_bytes() {
    for side in LEAST_SIDE..=SIDE {
        let size = noyes::Size::new(side, side).unwrap();
        for blank in size.squares() {
            let goal = standard_goal(size, blank);
            let Some(weights) = weights(&goal, u64::MAX) else { continue };
            assert!(weights.table().least_room() > 0, "{side}x{side}, blank {}", blank.number());
        }
    }
}

/// The same where pairs are near and weights were made from those of smaller boards.
#[cfg(not(target_family = "wasm"))]
#[test]
fn near_pairs_are_kept_along_a_walk_and_are_those_of_the_mirror_image() {
    for goal in ["8x8", "9x7"].map(goal) {
        let size = goal.size();
        assert!(Local::supports(size));
        let local = Local::new_while(&goal, &|| true).unwrap();
        let distance = Distance::new(&goal);
        let ranks = Around::<64> { estimate: &distance, local: &local };
        walk(&goal, &ranks, |state, board, moves| {
            assert_eq!(*state, ranks.start(&cells(board)), "{board}");
            assert_eq!(moves, distance.estimate(&distance.start(&cells(board))));
            if size.width() == size.height() {
                // What a tile weighs alone is added up in another order.
                let twin = ranks.start(&transposed(board));
                assert!(state.sum().abs_diff(twin.sum()) <= 8, "{board}");
            }
        });
    }
    for (size, supported) in [
        ("7x7", false),
        ("8x8", true),
        ("12x6", false),
        ("14x14", true),
        ("15x14", false),
        ("20x9", true),
        ("21x9", false),
    ] {
        assert_eq!(Local::supports(size.parse().unwrap()), supported, "{size}");
    }
}

/// The tiles of a board's mirror image.
fn transposed(board: &Board) -> Vec<u8> {
    let size = board.size();
    let mirror = noyes::Symmetry::TRANSPOSE;
    let mut twin = vec![0; size.area()];
    for (square, &tile) in size.squares().zip(board.tiles()) {
        let home = tile.checked_sub(1).map(noyes::Square::new);
        let tile = home.map_or(0, |home| mirror.square(home, size).number() + 1);
        twin[mirror.square(square, size).index()] = tile as u8;
    }
    twin
}

/// A board weighs as much more than its goal as it does as the last corner of a larger board
/// that is solved around it.
#[test]
fn a_rectangle_weighs_what_it_weighs_in_the_corner_of_a_square() {
    for (size, square) in [("6x5", "6x6"), ("4x7", "7x7"), ("2x3", "5x5")] {
        let (inner, outer) = (goal(size), goal(square));
        let (part, whole) = (inner.size(), outer.size());
        let place = |cell: usize| {
            let (x, y) = (cell as u32 % part.width(), cell as u32 / part.width());
            let (x, y) = (x + whole.width() - part.width(), y + whole.height() - part.height());
            (y * whole.width() + x) as usize
        };
        let [small, large] = [part, whole].map(|size| sized(size, u64::MAX).unwrap());
        let dealer = Dealer::new(inner.clone(), Recipe::default(), "parts").unwrap();
        for number in 0..20 {
            let board = cells(&dealer.deal(number).unwrap());
            let mut around = cells(outer.board());
            for (cell, &tile) in board.iter().enumerate() {
                let tile = usize::from(tile).checked_sub(1);
                around[place(cell)] = tile.map_or(0, |home| place(home) as u8 + 1);
            }
            assert_eq!(small.sum(&board), large.sum(&around), "{board:?}");
        }
    }
}

/// A beam by what was learned is much better than one as wide by the distances.
#[test]
fn beams_by_what_was_learned_find_shorter_ways() {
    let corner = [("5x5", 113), ("6x6", 205), ("7x7", 340), ("6x5", 157)];
    let corner = corner.map(|(size, moves)| (goal(size), moves));
    let elsewhere = [("5x5", 17, 111), ("6x6", 21, 215), ("7x7", 24, 325)];
    let elsewhere = elsewhere.map(|(size, blank, moves)| (with_blank(size, blank), moves));
    for (goal, moves) in corner.into_iter().chain(elsewhere) {
        let distance = Distance::new(&goal);
        let learned = Learned { estimate: &distance, weights: &weights(&goal, u64::MAX).unwrap() };
        let dealer = Dealer::new(goal.clone(), Recipe::default(), "learned").unwrap();
        let (mut sum, boards) = (0, 8);
        for number in 0..boards {
            let board = dealer.deal(number).unwrap();
            let span = Span { width: 300, below: 1000, seed: number };
            let watch = Watch::new(&Limits::default());
            let found = large::beam(&learned, &board, span, &watch).expect("a solution");
            let mut end = board.clone();
            end.apply(&found).unwrap();
            assert!(goal.is_solved(&end));
            sum += found.length(Metric::Stm);
        }
        assert!(sum <= moves * boards, "{} moves in the mean", sum / boards);
    }
}

/// Only boards whose goal was learned have weights.
#[test]
fn other_goals_have_no_weights() {
    for (size, layout) in [
        ("5x5", Layout::BlankFirst),
        ("5x5", Layout::Spiral),
        ("7x7", Layout::BlankFirst),
        ("5x4", Layout::BlankLast),
        ("8x8", Layout::BlankLast),
        ("2x14", Layout::BlankLast),
    ] {
        let goal = Goal::new(size.parse().unwrap(), layout);
        assert!(weights(&goal, u64::MAX).is_none(), "{size} {layout:?}");
    }
    assert!(weights(&with_blank("6x5", 14), u64::MAX).is_none());
}

/// Narrow beams find ways as short as they do because distances count more than they were learned.
#[test]
fn narrow_beams_find_short_ways() {
    for (size, solved, most) in [("5x5", 40, 107.95), ("6x6", 40, 190.5), ("7x7", 40, 299.5)] {
        let goal = goal(size);
        let distance = Distance::new(&goal);
        let learned = Learned { estimate: &distance, weights: &weights(&goal, u64::MAX).unwrap() };
        let dealer = Dealer::new(goal.clone(), Recipe::default(), "short ways").unwrap();
        let solve = |number| {
            let span = Span { width: 300, below: 1000, seed: number };
            let watch = Watch::new(&Limits::default());
            let way = large::beam(&learned, &dealer.deal(number).unwrap(), span, &watch)?;
            Some(way.length(Metric::Stm))
        };
        let ways: Vec<u64> = (0..40).filter_map(solve).collect();
        assert!(ways.len() >= solved, "{size}: {} ways", ways.len());
        let moves = ways.iter().sum::<u64>() as f64 / ways.len() as f64;
        assert!(moves <= most, "{size}: {moves} moves");
    }
}
