//! The plain way to solve a board: iterative deepening with the sum of distances.

use noyes::{Direction, Goal, Packed16, Position, Square};

/// Solves a board; returns the length of a shortest solution and how many
/// boards were generated.
pub(crate) fn solve(board: Packed16, goal: &Goal) -> (u32, u64) {
    let size = board.size();
    let mut homes = [Square::new(0); 16];
    for square in size.squares() {
        homes[goal.board().tiles()[square.index()] as usize] = square;
    }
    let distance = |(tile, square): (u32, Square)| match tile {
        0 => 0,
        tile => square.distance(homes[tile as usize], size),
    };
    let estimate = board.numbers().zip(size.squares()).map(distance).sum();
    let mut search = Search { homes, nodes: 0 };
    let mut bound = estimate;
    while !search.within(board, estimate, bound, None) {
        bound += 2;
    }
    (bound, search.nodes)
}

struct Search {
    homes: [Square; 16],
    nodes: u64,
}

impl Search {
    fn within(
        &mut self,
        board: Packed16,
        estimate: u32,
        left: u32,
        last: Option<Direction>,
    ) -> bool {
        if estimate == 0 {
            return true;
        }
        for direction in Direction::ALL {
            if last == Some(direction.opposite()) {
                continue;
            }
            let mut next = board;
            let Some(tile) = next.slide(direction) else { continue };
            self.nodes += 1;
            let home = self.homes[tile.number() as usize];
            let (to, from) = (board.blank(), next.blank());
            let estimate =
                estimate + to.distance(home, board.size()) - from.distance(home, board.size());
            if estimate < left && self.within(next, estimate, left - 1, Some(direction)) {
                return true;
            }
        }
        false
    }
}
