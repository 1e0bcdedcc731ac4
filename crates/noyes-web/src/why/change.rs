//! What a slide, or a swap, has done to the count.

use noyes::{Direction, Tile};

use super::count::{Count, Pair};

/// What was done to the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Tiles slid by a square each.
    Slide { tiles: Vec<Tile>, direction: Direction },
    /// Two tiles were taken out and put back in each other's place.
    Swap(Tile, Tile),
}

/// The count before and after.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Change {
    pub(crate) deed: Deed,
    /// How many tiles each of the tiles that slid has passed.
    pub(crate) passed: u32,
    /// The inversions before and after.
    pub(crate) inversions: (u64, u64),
    /// The rows between the blank and its own, where they count.
    pub(crate) rows: Option<(u64, u64)>,
    /// Whether nothing can pass anything.
    pub(crate) one_wide: bool,
    /// Pairs that are in the wrong order now, and were not.
    pub(super) new: Vec<Pair>,
    /// Pairs that were in the wrong order, and are not now; where they stand now.
    pub(super) gone: Vec<Pair>,
}

impl Change {
    pub(super) fn between(before: &Count, after: &Count, deed: Deed) -> Change {
        use noyes::Rule;
        let passed = match &deed {
            Deed::Slide { direction: Direction::Up | Direction::Down, .. } => after.passed(),
            _ => 0,
        };
        let rows = |count: &Count| u64::from(count.verdict.rows_apart());
        let even_width = after.verdict.rule == Rule::EvenWidth;
        let (new, gone) = turned(before, after);
        Change {
            deed,
            passed,
            inversions: (before.verdict.inversion_sum, after.verdict.inversion_sum),
            rows: even_width.then(|| (rows(before), rows(after))),
            one_wide: after.verdict.rule == Rule::OneWide,
            new,
            gone,
        }
    }

    /// The change between two boards.
    #[cfg(test)]
    pub(crate) fn of(
        goal: &noyes::Goal,
        before: &noyes::Board,
        after: &noyes::Board,
        deed: Deed,
    ) -> Change {
        let count = |board| Count::new(goal, board).unwrap();
        Change::between(&count(before), &count(after), deed)
    }

    /// How many pairs are in the wrong order now, and were not.
    pub(crate) fn appeared(&self) -> usize {
        self.new.len()
    }

    /// How many pairs were in the wrong order, and are not now.
    pub(crate) fn vanished(&self) -> usize {
        self.gone.len()
    }

    /// Whether a tile was moved.
    pub(super) fn moved(&self, tile: Tile) -> bool {
        match &self.deed {
            Deed::Slide { tiles, .. } => tiles.contains(&tile),
            Deed::Swap(a, b) => [a, b].contains(&&tile),
        }
    }

    /// What has to be even, before and after.
    pub(crate) fn sums(&self) -> (u64, u64) {
        let (before, after) = self.rows.unwrap_or_default();
        (self.inversions.0 + before, self.inversions.1 + after)
    }
}

/// The pairs that were turned round: those in the wrong order only now, and those only before. Only
/// boards whose pairs are drawn are looked at.
fn turned(before: &Count, after: &Count) -> (Vec<Pair>, Vec<Pair>) {
    if after.row.len() > super::MAX_DRAWN {
        return Default::default();
    }
    let tile = |count: &Count, at: usize| count.row[at].tile.number();
    let old: Vec<(u32, u32)> = before
        .pairs()
        .iter()
        .map(|pair| (tile(before, pair.first), tile(before, pair.second)))
        .collect();
    let (mut new, mut gone) = (Vec::new(), Vec::new());
    for second in 0..after.row.len() {
        for first in 0..second {
            let pair = Pair { first, second };
            let (left, right) = (tile(after, first), tile(after, second));
            let now = after.row[first].place > after.row[second].place;
            // The later of the two stood first, if they were in the wrong order then.
            let then = old.contains(&(left, right)) || old.contains(&(right, left));
            match (then, now) {
                (false, true) => new.push(pair),
                (true, false) => gone.push(pair),
                _ => {}
            }
        }
    }
    (new, gone)
}

#[cfg(test)]
mod tests {
    use noyes::{Board, Layout, Position};

    use super::*;
    use crate::why::count::tests::count;

    fn slide(board: &str, direction: Direction, layout: Layout) -> (Change, Count, Count) {
        let before = count(board, layout);
        let mut board: Board = board.parse().unwrap();
        let tile = board.slide(direction).unwrap();
        let after = count(&board.to_string(), layout);
        let deed = Deed::Slide { tiles: vec![tile], direction };
        (Change::between(&before, &after, deed), before, after)
    }

    #[test]
    fn a_slide_up_turns_the_pairs_that_it_passes() {
        let (change, _, _) = slide("1 3 4/7 0 2/5 8 6", Direction::Up, Layout::BlankLast);
        // 8 passed 2 and 5, which are smaller.
        assert_eq!((change.passed, change.inversions), (2, (6, 8)));
        assert_eq!((change.new.len(), change.gone.len(), change.rows), (2, 0, None));
        let (change, _, _) = slide("1 3 4/7 0 2/5 8 6", Direction::Right, Layout::BlankLast);
        assert_eq!((change.passed, change.inversions), (0, (6, 6)));
        assert!(change.new.is_empty() && change.gone.is_empty());
    }

    #[test]
    fn what_turns_adds_up_for_every_goal_and_the_sum_keeps_its_parity() {
        for layout in Layout::ALL {
            for board in ["5 1 2 4/9 6 0 8/13 10 7 12/3 14 11 15", "1 3 4/7 0 2/5 8 6", "1 2/0 3"] {
                for direction in Direction::ALL {
                    if !board.parse::<Board>().unwrap().can_slide(direction) {
                        continue;
                    }
                    let (change, before, after) = slide(board, direction, layout);
                    let (old, new) = change.inversions;
                    assert_eq!(old + change.new.len() as u64 - change.gone.len() as u64, new);
                    assert_eq!(change.new.len() + change.gone.len(), change.passed as usize);
                    assert!(change.new.iter().all(|pair| after.pairs().contains(pair)));
                    assert!(change.gone.iter().all(|pair| !after.pairs().contains(pair)));
                    let (then, now) = change.sums();
                    assert_eq!(then % 2, now % 2, "{board} {direction:?} {layout:?}");
                    assert_eq!(before.verdict.solvable, after.verdict.solvable);
                }
            }
        }
    }
}
