use noyes::{Board, Dealer, Direction, Metric, Position, Recipe};

use super::*;
use crate::{
    Limits,
    large::{self, Distance, Span},
    watch::Watch,
};

fn cells(board: &Board) -> Vec<u8> {
    board.tiles().iter().map(|&tile| tile as u8).collect()
}

fn goals() -> [Goal; 2] {
    [5, 6].map(|side| Goal::new(Size::new(side, side).unwrap(), Layout::BlankLast))
}

/// What a walk keeps of the sum is the sum of the board afresh, and the mirror image's.
#[test]
fn the_sum_that_is_kept_along_a_walk_is_what_the_board_says() {
    for goal in goals() {
        let size = goal.size();
        let distance = Distance::new(&goal);
        let learned = Learned { estimate: &distance, weights: weights(&goal).unwrap() };
        let mut board = goal.board().clone();
        let mut state = learned.start(&cells(&board));
        let mut noise = 7u64;
        for _ in 0..3000 {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let letter = (noise >> 33) as usize % 4;
            let blank = board.blank();
            let from = blank.neighbour(Direction::ALL[letter].opposite(), size);
            let Some(from) = from else { continue };
            let tile = board.tiles()[from.index()] as u8;
            let blank = blank.number() as u8;
            let (mut change, moves) = learned.look(&state, tile, blank, letter, u32::MAX).unwrap();
            learned.swap(&mut state, &mut change);
            board.slide(Direction::ALL[letter]).unwrap();
            let afresh = learned.start(&cells(&board));
            assert_eq!(state.sum, afresh.sum, "{board}");
            assert_eq!(state.cells, afresh.cells);
            assert_eq!(moves, distance.estimate(&distance.start(&cells(&board))));
            let mirror = noyes::Symmetry::TRANSPOSE;
            let mut twin = vec![0; size.area()];
            for (square, &tile) in size.squares().zip(board.tiles()) {
                let home = tile.checked_sub(1).map(noyes::Square::new);
                let tile = home.map_or(0, |home| mirror.square(home, size).number() + 1);
                twin[mirror.square(square, size).index()] = tile as u8;
            }
            assert_eq!(state.sum, learned.start(&twin).sum, "{board}, mirrored");
        }
    }
}

/// A beam by what was learned is much better than one as wide by the distances.
#[test]
fn beams_by_what_was_learned_find_shorter_ways() {
    for (goal, moves) in goals().into_iter().zip([113, 245]) {
        let distance = Distance::new(&goal);
        let learned = Learned { estimate: &distance, weights: weights(&goal).unwrap() };
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
        ("5x6", Layout::BlankLast),
        ("7x7", Layout::BlankLast),
    ] {
        let goal = Goal::new(size.parse().unwrap(), layout);
        assert!(weights(&goal).is_none(), "{size} {layout:?}");
    }
}
