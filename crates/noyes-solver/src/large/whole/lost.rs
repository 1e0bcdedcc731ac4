//! Where a beam loses a way that is known.

use noyes::Board;

use super::{Node, Onlooker, Span, run_in_least_room};
use crate::{Limits, search::Heuristic, watch::Watch};

/// What a beam held instead of a board of a way.
pub(crate) struct Lost {
    /// After how many moves.
    pub(crate) moves: usize,
    /// The tiles of some boards that it held then.
    pub(crate) held: Vec<Vec<u8>>,
}

/// So many of them.
const SHOWN: usize = 8;

/// Where a beam from the first board of a way, given by the tiles of each, no longer holds the one
/// of the way. `None` if it does to the end.
pub(crate) fn lost<H: Heuristic>(
    heuristic: &H,
    start: &Board,
    way: &[Vec<u8>],
    span: Span,
) -> Option<Lost> {
    let watch = Watch::new(&Limits::default());
    let mut looker = Looker { way, moves: 0, seed: span.seed, held: None };
    run_in_least_room(heuristic, start, span, &watch, &mut looker);
    looker.held.map(|held| Lost { moves: looker.moves, held })
}

struct Looker<'a> {
    way: &'a [Vec<u8>],
    moves: usize,
    seed: u64,
    held: Option<Vec<Vec<u8>>>,
}

impl<S, const CELLS: usize> Onlooker<S, CELLS> for &mut Looker<'_> {
    fn see(&mut self, layer: &[Node<S, CELLS>], _: u32) -> bool {
        self.moves += 1;
        let Some(board) = self.way.get(self.moves) else { return false };
        if layer.iter().any(|node| node.cells[..board.len()] == board[..]) {
            return true;
        }
        // All over the layer, whose boards are in the order of their blanks.
        let count = SHOWN.min(layer.len());
        let shown = (0..count).map(|k| {
            let at = (k * layer.len() / count + self.seed as usize) % layer.len();
            layer[at].cells[..board.len()].to_vec()
        });
        self.held = Some(shown.collect());
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Algorithm, Goal, Layout, Position, Size};

    use crate::large::distance::Distance;

    /// A beam that drops nothing loses no way; one that holds a single board loses most at once, and
    /// shows the one that it held instead.
    #[test]
    fn ways_are_lost_where_a_beam_drops_them() {
        let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
        let heuristic = Distance::new(&goal);
        let start: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
        let watch = Watch::new(&Limits::default());
        let span = Span { width: 200_000, below: 99, seed: 1 };
        let moves: Algorithm = super::super::search(&heuristic, &start, span, &watch).unwrap();
        let tiles = |board: &Board| board.tiles().iter().map(|&tile| tile as u8).collect();
        let mut board = start.clone();
        let mut way = vec![tiles(&board)];
        for direction in moves.moves() {
            board.slide(direction).unwrap();
            way.push(tiles(&board));
        }
        assert!(lost(&heuristic, &start, &way, span).is_none());
        let narrow = Span { width: 1, ..span };
        let Lost { moves, held } = lost(&heuristic, &start, &way, narrow).unwrap();
        assert!((1..31).contains(&moves) && held.len() == 1, "{moves}: {held:?}");
        assert_ne!(held[0], way[moves]);
    }
}
