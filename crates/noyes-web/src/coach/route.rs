//! Moves that are made one by one on the player's board.

use noyes::{Board, Direction, Position};

/// Moves, and how far they have come.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Route {
    /// The board as it stands if nobody else has moved.
    board: Board,
    moves: Vec<Direction>,
    made: usize,
}

impl Route {
    pub(super) fn new(board: Board, moves: Vec<Direction>) -> Route {
        Route { board, moves, made: 0 }
    }

    pub(super) fn made(&self) -> usize {
        self.made
    }

    pub(super) fn length(&self) -> usize {
        self.moves.len()
    }

    pub(super) fn is_over(&self) -> bool {
        self.made == self.moves.len()
    }

    /// Whether the board is where the route has led it.
    pub(super) fn leads_to(&self, board: &Board) -> bool {
        self.board == *board
    }

    /// The next move, which is made from now on.
    pub(super) fn on(&mut self) -> Option<Direction> {
        let next = *self.moves.get(self.made)?;
        self.board.slide(next)?;
        self.made += 1;
        Some(next)
    }

    /// Whether there was a last move, which is no longer made.
    pub(super) fn back(&mut self) -> bool {
        let Some(made) = self.made.checked_sub(1) else { return false };
        self.made = made;
        self.board.slide(self.moves[made].opposite()).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_knows_where_the_board_should_be() {
        let start: Board = "1 2 3/4 0 5/7 8 6".parse().unwrap();
        let mut route = Route::new(start.clone(), vec![Direction::Left, Direction::Up]);
        assert!(!route.back());
        assert_eq!(route.on(), Some(Direction::Left));
        assert!(!route.leads_to(&start));
        assert!(route.leads_to(&"1 2 3/4 5 0/7 8 6".parse().unwrap()));
        assert!(route.back() && route.leads_to(&start));
        assert_eq!(
            (route.on(), route.on(), route.on()),
            (Some(Direction::Left), Some(Direction::Up), None)
        );
        assert!(route.is_over() && route.leads_to(&"1 2 3/4 5 6/7 8 0".parse().unwrap()));
        assert_eq!((route.made(), route.length()), (2, 2));
    }
}
