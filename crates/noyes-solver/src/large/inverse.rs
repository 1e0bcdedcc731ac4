//! The inverse puzzle: from the goal to the board.

use noyes::{Algorithm, Board, Goal};

use super::Distance;
use crate::{
    frame::Frame,
    learned::{self, Learned, Weights},
};

/// A board and its goal, each in the other's place.
///
/// A way from the goal to the board is one from the board to the goal, taken backwards. A beam
/// that looks for it meets the same difficulties in the other order, so where one goes wrong the
/// other may not.
pub(crate) struct Inverse {
    frame: Frame,
    start: Board,
    distance: Distance,
    weights: Weights<'static>,
}

impl Inverse {
    /// `None` if nothing was learned of goals with the board's blank, or it takes more memory than
    /// this.
    pub(crate) fn new(board: &Board, goal: &Goal, memory: u64) -> Option<Inverse> {
        let frame = Frame::new(&Goal::from_board(board.clone()));
        let weights = learned::weights(frame.standard(), memory)?;
        let distance = Distance::new(frame.standard());
        Some(Inverse { start: frame.board(goal.board()), frame, distance, weights })
    }

    /// A way from the board to the goal, if a search finds one from the goal to the board.
    pub(crate) fn solve(
        &self,
        search: impl FnOnce(&Learned<'_, Distance>, &Board) -> Option<Algorithm>,
    ) -> Option<Algorithm> {
        let learned = Learned { estimate: &self.distance, weights: &self.weights };
        let found = search(&learned, &self.start)?;
        Some(found.inverse().runs().iter().map(|&run| self.frame.run_back(run)).collect())
    }

    /// Bytes in memory.
    pub(crate) fn bytes(&self) -> u64 {
        self.weights.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Dealer, Layout, Metric, Position, Recipe, Size};

    use crate::{
        Limits,
        large::{Span, beam},
        watch::Watch,
    };

    #[test]
    fn ways_back_are_ways_there_wherever_the_blank_is() {
        let goal = Goal::new(Size::new(5, 5).unwrap(), Layout::BlankLast);
        let dealer = Dealer::new(goal.clone(), Recipe::default(), "inverse").unwrap();
        let mut blanks = std::collections::HashSet::new();
        let mut sum = 0;
        for number in 0..60 {
            let board = dealer.deal(number).unwrap();
            if !blanks.insert(board.blank()) {
                continue;
            }
            let inverse = Inverse::new(&board, &goal, u64::MAX).expect("weights of every 5x5 goal");
            let span = Span { width: 100, below: 1000, seed: 1 };
            let watch = Watch::new(&Limits::default());
            let moves = inverse.solve(|learned, start| beam(learned, start, span, &watch)).unwrap();
            let mut end = board.clone();
            end.apply(&moves).unwrap();
            assert!(goal.is_solved(&end), "{board}");
            sum += moves.length(Metric::Stm);
        }
        assert!(blanks.len() > 20 && sum < 118 * blanks.len() as u64, "{sum}");
    }
}
