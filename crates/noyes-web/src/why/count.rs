//! The inversions of a board, pair by pair.

use noyes::{Board, Goal, Position, SizeMismatch, Tile, Verdict};

/// A tile in its place of the row that the board's tiles make when they are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) tile: Tile,
    /// The tile's place among the goal's tiles, from 0.
    pub(super) place: u32,
}

/// Two tiles in the wrong order: the places in the row where they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pair {
    pub(super) first: usize,
    pub(super) second: usize,
}

/// A board's tiles in reading order, and what the goal says about them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Count {
    pub(super) goal: Goal,
    pub(super) board: Board,
    pub(super) verdict: Verdict,
    pub(super) row: Vec<Standing>,
}

impl Count {
    pub(super) fn new(goal: &Goal, board: &Board) -> Result<Count, SizeMismatch> {
        let verdict = goal.judge(board)?;
        let row = board
            .tiles()
            .iter()
            .filter_map(|&number| {
                let tile = Tile::new(number);
                Some(Standing { tile, place: goal.place(tile)? })
            })
            .collect();
        Ok(Count { goal: goal.clone(), board: board.clone(), verdict, row })
    }

    /// The pairs in the wrong order, as many as there are inversions.
    pub(super) fn pairs(&self) -> Vec<Pair> {
        let row = &self.row;
        (0..row.len())
            .flat_map(|first| (first + 1..row.len()).map(move |second| Pair { first, second }))
            .filter(|pair| row[pair.first].place > row[pair.second].place)
            .collect()
    }

    /// Before which tiles a tile stands that should come earlier.
    pub(super) fn passed_over(&self, first: usize) -> impl Iterator<Item = Tile> {
        let place = self.row.get(first).map_or(0, |standing| standing.place);
        self.row
            .iter()
            .skip(first + 1)
            .filter(move |later| later.place < place)
            .map(|later| later.tile)
    }

    /// Whether the goal's tiles stand in the order of their numbers, so that a tile that should
    /// come earlier is simply a smaller one.
    pub(super) fn counts_by_number(&self) -> bool {
        self.row.iter().all(|standing| standing.place + 1 == standing.tile.number())
    }

    /// How many tiles a slide up or down passes.
    pub(super) fn passed(&self) -> u32 {
        self.board.size().width() - 1
    }
}

#[cfg(test)]
pub(super) mod tests {
    use noyes::Layout;

    use super::*;

    pub(in crate::why) fn count(board: &str, layout: Layout) -> Count {
        let board: Board = board.parse().unwrap();
        Count::new(&Goal::new(board.size(), layout), &board).unwrap()
    }

    #[test]
    fn the_example_has_six_pairs() {
        let count = count("1 3 4/7 0 2/5 8 6", Layout::BlankLast);
        let tile = |at: usize| count.row[at].tile.number();
        let pairs: Vec<(u32, u32)> =
            count.pairs().iter().map(|pair| (tile(pair.first), tile(pair.second))).collect();
        assert_eq!(pairs, [(3, 2), (4, 2), (7, 2), (7, 5), (7, 6), (8, 6)]);
        let over: Vec<u32> = count.passed_over(3).map(Tile::number).collect();
        assert_eq!(over, [2, 5, 6]);
        assert!(count.counts_by_number());
    }

    #[test]
    fn pairs_are_the_inversions_for_every_goal() {
        for layout in Layout::ALL {
            let count = count("5 1 2 4/9 6 3 8/13 10 7 12/0 14 11 15", layout);
            assert_eq!(count.pairs().len() as u64, count.verdict.inversion_sum);
            let each = (0..count.row.len()).map(|at| count.passed_over(at).count() as u32);
            assert!(each.eq(count.verdict.inversions.iter().copied()));
            assert_eq!(
                count.counts_by_number(),
                matches!(layout, Layout::BlankLast | Layout::BlankFirst)
            );
        }
    }
}
