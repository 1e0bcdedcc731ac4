//! Boards of a beam that are all but solved.
//!
//! On large boards a beam comes to a place where a few tiles have changed places and all others
//! are at home, and no way from there that is not long leads to smaller ranks. So those of its
//! boards are kept that have the fewest tiles elsewhere.

use noyes::{Algorithm, Board, Position};

use super::{Node, Onlooker, Span, run, way};
use crate::{search::Heuristic, watch::Watch};

/// So many tiles may be elsewhere, and of all no more than this share: before a beam has come
/// anywhere most are, and such a board seems to be near as few moves led to it.
const MOST: usize = 120;
const SHARE: f64 = 0.6;

/// A beam whose smallest rank does not fall within so many moves will not get on: to bring a tile
/// that stayed behind takes long on a wide board.
const PATIENCE: usize = 150;

/// What came of a beam besides its solution.
pub(in super::super) struct Ends {
    history: Vec<Vec<u32>>,
    seen: Vec<End>,
}

/// A board with the blank at home, the best of its layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct End {
    /// How many tiles are elsewhere.
    pub(crate) wrong: usize,
    pub(crate) moves: usize,
    node: usize,
}

impl Ends {
    /// So many of them that differ by so many moves at least, those first from which the solution
    /// is shortest if each tile that is elsewhere takes so many; and the one with the fewest.
    pub(crate) fn hopeful(&self, count: usize, apart: usize, tile: usize) -> Vec<End> {
        let mut all = self.seen.clone();
        all.sort_unstable_by_key(|end| end.moves + tile * end.wrong);
        let mut hopeful: Vec<End> = Vec::new();
        for &end in &all {
            if hopeful.len() < count
                && hopeful.iter().all(|other| other.moves.abs_diff(end.moves) >= apart)
            {
                hopeful.push(end);
            }
        }
        let fewest = all.into_iter().min_by_key(|end| end.wrong);
        if let Some(end) = fewest.filter(|end| !hopeful.contains(end)) {
            hopeful.push(end);
        }
        hopeful
    }

    /// The way to one of them.
    pub(crate) fn way(&self, end: End) -> Algorithm {
        way(&self.history[..end.moves], end.node, None)
    }
}

/// A solution of fewer moves than asked for, if the beam holds one, and the boards that were
/// nearly solved. The goal has the blank in the last corner and all tiles in reading order.
pub(in super::super) fn search_for_ends<H: Heuristic, const CELLS: usize>(
    heuristic: &H,
    board: &Board,
    span: Span,
    watch: &Watch<'_>,
) -> (Option<Algorithm>, Ends) {
    let mut history = Vec::new();
    let squares = board.size().area();
    let most = MOST.min((SHARE * squares as f64) as usize);
    let mut looker = Looker { squares, most, moves: 0, least: (u32::MAX, 0), seen: Vec::new() };
    let way = run::<H, CELLS, _>(heuristic, board, span, watch, &mut history, &mut looker);
    (way, Ends { history, seen: looker.seen })
}

struct Looker {
    squares: usize,
    /// How many tiles may be elsewhere.
    most: usize,
    moves: usize,
    /// The smallest rank so far, and when it was met.
    least: (u32, usize),
    seen: Vec<End>,
}

impl<S, const CELLS: usize> Onlooker<S, CELLS> for &mut Looker {
    fn see(&mut self, layer: &[Node<S, CELLS>], least: u32) -> bool {
        self.moves += 1;
        if least < self.least.0 {
            self.least = (least, self.moves);
        }
        let home = self.squares - 1;
        let at_home = |node: &&Node<S, CELLS>| usize::from(node.blank) == home;
        let wrong = |node: &Node<S, CELLS>| {
            (1u8..).zip(&node.cells[..home]).filter(|&(tile, &cell)| tile != cell).count()
        };
        let nodes = layer.iter().enumerate().filter(|(_, node)| at_home(node));
        let best = nodes.map(|(number, node)| (wrong(node), number)).min();
        if let Some((wrong, node)) = best.filter(|&(wrong, _)| wrong <= self.most) {
            self.seen.push(End { wrong, moves: self.moves, node });
        }
        self.moves < self.least.1 + PATIENCE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Dealer, Goal, Layout, Recipe, Size};

    use crate::{Limits, large::distance::Distance};

    #[test]
    fn ways_to_ends_lead_to_boards_with_so_many_tiles_elsewhere() {
        let goal = Goal::new(Size::new(5, 5).unwrap(), Layout::BlankLast);
        let dealer = Dealer::new(goal.clone(), Recipe::default(), "ends").unwrap();
        let heuristic = Distance::new(&goal);
        let mut seen = 0;
        for number in 0..4 {
            let board = dealer.deal(number).unwrap();
            let span = Span { width: 100, below: 300, seed: number };
            let watch = Watch::new(&Limits::default());
            let (way, ends) = search_for_ends::<_, 32>(&heuristic, &board, span, &watch);
            for end in ends.hopeful(1000, 1, 10) {
                let mut reached = board.clone();
                let moves = ends.way(end);
                reached.apply(&moves).unwrap();
                assert_eq!(reached.blank(), goal.blank());
                assert_eq!(moves.moves().count(), end.moves);
                let tiles = reached.tiles().iter().zip(goal.board().tiles());
                assert_eq!(tiles.filter(|(a, b)| a != b).count(), end.wrong);
                seen += 1;
            }
            if let Some(way) = way {
                let mut reached = board.clone();
                reached.apply(&way).unwrap();
                assert_eq!(&reached, goal.board());
            }
        }
        assert!(seen > 20, "{seen} ends");
    }
}
