//! Ways from one board to another, found from either end.

use noyes::{Algorithm, Board, Goal};

use super::Distance;
use crate::{
    frame::Frame,
    learned::{self, Learned, Weights},
};

/// Two boards between which a way is looked for by learned ranks.
///
/// Any board can be the goal: its tiles are renamed. So a way from the first board to the second
/// can be looked for from the second one too and taken backwards. Such a beam meets the same
/// difficulties in the other order, and where one goes wrong the other may not.
pub(crate) struct Between {
    frame: Frame,
    start: Board,
    distance: Distance,
    weights: Weights<'static>,
    backwards: bool,
}

impl Between {
    /// A search that begins at the first board. `None` if nothing was learned of goals with the
    /// blank of the second one, or it takes more memory than this.
    pub(crate) fn forwards(first: &Board, second: &Board, memory: u64) -> Option<Between> {
        let frame = Frame::new(&Goal::from_board(second.clone()));
        let weights = learned::weights(frame.standard(), memory)?;
        let distance = Distance::new(frame.standard());
        Some(Between { start: frame.board(first), frame, distance, weights, backwards: false })
    }

    /// One that begins at the second board.
    pub(crate) fn backwards(first: &Board, second: &Board, memory: u64) -> Option<Between> {
        let between = Between::forwards(second, first, memory)?;
        Some(Between { backwards: true, ..between })
    }

    /// A way from the first board to the second, if a search finds one.
    pub(crate) fn solve(
        &self,
        search: impl FnOnce(&Learned<'_, Distance>, &Board) -> Option<Algorithm>,
    ) -> Option<Algorithm> {
        let learned = Learned { estimate: &self.distance, weights: &self.weights };
        let mut found = search(&learned, &self.start)?;
        if self.backwards {
            found = found.inverse();
        }
        Some(found.runs().iter().map(|&run| self.frame.run_back(run)).collect())
    }

    /// Bytes in memory.
    pub(crate) fn bytes(&self) -> u64 {
        self.weights.bytes()
    }

    /// The same besides those of these weights.
    pub(crate) fn bytes_beside(&self, weights: &Weights<'_>) -> u64 {
        if self.weights.shares(weights) { 0 } else { self.bytes() }
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
    fn ways_from_both_ends_lead_there_wherever_the_blank_is() {
        let goal = Goal::new(Size::new(5, 5).unwrap(), Layout::BlankLast);
        let dealer = Dealer::new(goal.clone(), Recipe::default(), "inverse").unwrap();
        let mut blanks = std::collections::HashSet::new();
        let mut sum = 0;
        for number in 0..60 {
            let board = dealer.deal(number).unwrap();
            if !blanks.insert(board.blank()) {
                continue;
            }
            let forwards = Between::forwards(goal.board(), &board, u64::MAX);
            let backwards = Between::backwards(&board, goal.board(), u64::MAX);
            let ends = [(goal.board(), forwards, &board), (&board, backwards, goal.board())];
            for (first, between, second) in ends {
                let between = between.expect("weights of every 5x5 goal");
                let span = Span { width: 100, below: 1000, seed: 1 };
                let watch = Watch::new(&Limits::default());
                let moves = between.solve(|learned, start| beam(learned, start, span, &watch));
                let moves = moves.expect("a way");
                let mut end = first.clone();
                end.apply(&moves).unwrap();
                assert_eq!(end, *second);
                sum += moves.length(Metric::Stm);
            }
        }
        assert!(blanks.len() > 20 && sum < 2 * 118 * blanks.len() as u64, "{sum}");
    }
}
