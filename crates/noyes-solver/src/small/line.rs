//! Boards one square wide: only the blank's square matters.

use noyes::{Board, Direction, Goal, Metric, Position, Run, Size, Square};

/// The one run that solves a board of the goal's size; `None` if it is solved.
///
/// Nothing can pass anything, so the boards are a line of n, one for each
/// square of the blank.
pub(super) fn run(goal: &Goal, board: &impl Position) -> Option<Run> {
    let (here, there) = (board.blank().number(), goal.blank().number());
    let upright = goal.size().width() == 1;
    // The tiles travel against the blank.
    let direction = match (upright, here < there) {
        (false, true) => Direction::Left,
        (false, false) => Direction::Right,
        (true, true) => Direction::Up,
        (true, false) => Direction::Down,
    };
    Run::new(direction, here.abs_diff(there))
}

/// How far the blank's square is from the goal's.
pub(super) fn distance(goal: &Goal, metric: Metric, blank: Square) -> u64 {
    let slides = blank.number().abs_diff(goal.blank().number());
    match metric {
        Metric::Stm => slides.into(),
        Metric::Mtm => u64::from(slides > 0),
    }
}

/// How many boards there are at each distance.
pub(super) fn counts(goal: &Goal, metric: Metric) -> Vec<u64> {
    let mut counts = Vec::new();
    for blank in goal.size().squares() {
        let distance = distance(goal, metric, blank) as usize;
        counts.resize(counts.len().max(distance + 1), 0);
        counts[distance] += 1;
    }
    counts
}

/// The board with its blank on this square.
pub(super) fn board(goal: &Goal, blank: Square) -> Board {
    let size: Size = goal.size();
    let mut tiles: Vec<u32> = goal.board().tiles().to_vec();
    tiles.remove(goal.blank().index());
    tiles.insert(blank.index(), 0);
    Board::new(size, tiles).expect("the goal's tiles in their order")
}
