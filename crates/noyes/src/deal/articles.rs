//! The articles' ways to shuffle, exactly as they are defined, flaws and all.

use super::keystream::Words;
use crate::{Board, Direction, Fix, Goal, Position, Recipe, Shuffle, Square};

/// Shuffles from the goal into `board`, which has its size, and fixes the
/// result as the recipe says.
pub(super) fn shuffle(goal: &Goal, recipe: Recipe, words: &mut Words, board: &mut Board) {
    loop {
        board.copy_from(goal.board());
        shuffle_once(board, goal, recipe, words);
        let solvable = recipe.fix == Fix::None
            || recipe.shuffle.is_always_solvable()
            || goal.is_solvable(board).unwrap_or(true);
        let (a, b) = match recipe.fix {
            _ if solvable => return,
            Fix::Reject => continue,
            Fix::Article => articles_two_squares(board),
            _ => first_two_tiles(board),
        };
        board.swap(a, b);
        return;
    }
}

/// Squares 0 and 1, or the last two if the blank is on either.
fn articles_two_squares(board: &Board) -> (Square, Square) {
    let last = board.size().area() as u32 - 1;
    let (a, b) = if board.blank().number() > 1 { (0, 1) } else { (last - 1, last) };
    (Square::new(a), Square::new(b))
}

/// The squares of the first two tiles in reading order.
fn first_two_tiles(board: &Board) -> (Square, Square) {
    match board.blank().number() {
        0 => (Square::new(1), Square::new(2)),
        1 => (Square::new(0), Square::new(2)),
        _ => (Square::new(0), Square::new(1)),
    }
}

fn shuffle_once(board: &mut Board, goal: &Goal, recipe: Recipe, words: &mut Words) {
    // With the blank at home the other squares are numbered 0…n−2 in its stead.
    let home = (recipe.blank_square == crate::BlankSquare::Home).then(|| goal.blank().number());
    let count = goal.size().area() as u32 - u32::from(home.is_some());
    let square = |k: u32| Square::new(k + u32::from(home.is_some_and(|blank| k >= blank)));
    match recipe.shuffle {
        // The fair deal does not pass here: the dealer reads it digit by digit.
        Shuffle::Uniform => {}
        Shuffle::RandomSlides { steps } => {
            for _ in 0..steps {
                board.slide(Direction::ALL[words.below(4) as usize]);
            }
        }
        Shuffle::LegalSlides { steps } => slides(board, steps, false, words),
        Shuffle::NoBacktrackSlides { steps } => slides(board, steps, true, words),
        Shuffle::SwapAny => {
            for i in 0..count {
                board.swap(square(i), square(words.below(count)));
            }
        }
        Shuffle::Sattolo => {
            for i in (1..count).rev() {
                board.swap(square(i), square(words.below(i)));
            }
        }
        Shuffle::FisherYates => {
            for i in (1..count).rev() {
                board.swap(square(i), square(words.below(i + 1)));
            }
        }
        Shuffle::Floor10 => {
            for i in (0..count).rev() {
                board.swap(square(i), square(words.below(10) % (i + 1)));
            }
        }
    }
}

/// Legal slides, each uniform among those there are.
fn slides(board: &mut Board, steps: u64, forward: bool, words: &mut Words) {
    let mut undo = None;
    for _ in 0..steps {
        let legal = |without: Option<Direction>| {
            Direction::ALL
                .into_iter()
                .filter(move |&direction| Some(direction) != without)
                .filter(|&direction| board.can_slide(direction))
        };
        let without = undo.filter(|_| forward && legal(undo).next().is_some());
        let count = legal(without).count() as u32;
        if count == 0 {
            return;
        }
        let direction = legal(without).nth(words.below(count) as usize);
        if let Some(direction) = direction {
            board.slide(direction);
            undo = Some(direction.opposite());
        }
    }
}
