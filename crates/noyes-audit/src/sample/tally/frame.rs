//! A goal, laid out for counting.

use noyes::Goal;

/// What the counts ask of a goal for every board, worked out once.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) area: usize,
    /// Whether the board is one square wide or high.
    pub(super) one_wide: bool,
    /// What stands on each square of the goal.
    pub(super) goal: Vec<u32>,
    /// The square of each tile, the blank 0 first.
    pub(super) home: Vec<u32>,
    /// The tiles in the goal's reading order, the blank left out.
    pub(super) order: Vec<u32>,
    /// Whether a blank on each square is an odd number of slides away from home.
    pub(super) odd: Vec<bool>,
    /// What follows each number but the last in the text of a board.
    pub(super) separators: Vec<u8>,
}

impl Frame {
    pub(super) fn new(goal: &Goal) -> Frame {
        let size = goal.size();
        let tiles = goal.board().tiles().to_vec();
        let mut home = vec![0; tiles.len()];
        for (square, &tile) in (0..).zip(&tiles) {
            home[tile as usize] = square;
        }
        let order = tiles.iter().copied().filter(|&tile| tile != 0).collect();
        let odd = size.squares().map(|square| square.distance(goal.blank(), size) % 2 == 1);
        let width = size.width() as usize;
        let separator = |square: usize| if square.is_multiple_of(width) { b'/' } else { b' ' };
        Frame {
            separators: (1..size.area()).map(separator).collect(),
            area: size.area(),
            one_wide: size.is_one_wide(),
            odd: odd.collect(),
            goal: tiles,
            home,
            order,
        }
    }

    /// The number of pairs of tiles.
    pub(super) fn pairs(&self) -> usize {
        let tiles = self.area - 1;
        tiles * tiles.saturating_sub(1) / 2
    }
}
