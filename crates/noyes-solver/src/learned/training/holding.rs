//! Weights that learn to hold ways: where a beam loses a good one, its board should have weighed
//! less than those that the beam held instead.
//!
//! H. Daumé III and D. Marcu, *Learning as search optimization*, ICML 2005; Y. Xu and A. Fern, *On
//! learning linear ranking functions for beam search*, ICML 2007. The mean of all weights on the way
//! serves better than the last ones (Y. Freund and R. E. Schapire, *Large margin classification
//! using the perceptron algorithm*, Machine Learning 37, 1999).

use noyes::{Algorithm, Board, Metric, Position};

use super::{MORE, PARTS, Round, STEP, Task, Training};
use crate::{
    large::{self, Distance, Lost, Span},
    learned::{Learned, Table},
};

/// What came of a round.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    /// How many boards were solved.
    pub solved: u64,
    /// Their moves in the mean, of the ways that are to be held.
    pub mean: f64,
    /// How often a beam lost one of them, in the mean.
    pub lost: f64,
    /// By how many moves its board weighed more than those that were held, in the mean.
    pub gap: f64,
}

/// The ways that are to be held are found by beams so many times as wide.
const WIDER: usize = 10;

/// After so many boards beams go by what was learned.
const BATCH: u64 = 100;

/// Of a way's end so much is not looked at: any beam finds it.
const END: usize = 10;

/// A board is to weigh a move less than those that were held. A gap counts no less and no more than
/// this, as beams are lost by a little or all at once.
const MARGIN: f32 = 1.0;
const GAP: std::ops::RangeInclusive<f32> = 0.5..=4.0;

/// The mean of weights on their way, in which those of the last round count twice as much as those
/// of the one before it.
#[derive(Default)]
pub(super) struct Mean {
    sums: Vec<f64>,
    count: f64,
}

impl Mean {
    fn add(&mut self, weights: &[f32]) {
        self.sums.resize(weights.len(), 0.0);
        self.sums.iter_mut().zip(weights).for_each(|(sum, &weight)| *sum += f64::from(weight));
        self.count += 1.0;
    }

    fn forget_half(&mut self) {
        self.sums.iter_mut().for_each(|sum| *sum /= 2.0);
        self.count /= 2.0;
    }

    /// `None` if nothing was added.
    pub(super) fn get(&self) -> Option<Vec<f32>> {
        let mean = |sum| (sum / self.count) as f32;
        (self.count > 0.0).then(|| self.sums.iter().copied().map(mean).collect())
    }
}

impl Training {
    /// Learns to hold ways in beams as wide as the round says. Of the rate it is given per move that
    /// a board weighs too much; some thousandths are enough.
    ///
    /// What [`Training::weights`] gives from then on is the mean of the weights on the way.
    pub fn hold(&mut self, round: Round) -> Held {
        self.mean.forget_half();
        let (mut solved, mut moves, mut lost, mut gaps) = (0, 0, 0u64, 0.0);
        let mut left = round.boards;
        while left > 0 {
            let batch = left.min(BATCH);
            left -= batch;
            let table = self.table();
            for _ in 0..batch {
                let task = self.deal();
                let span = self.span(round.width);
                let wide = Span { width: WIDER * round.width, ..span };
                let Some(way) = self.solve(&table, &task, wide) else { continue };
                solved += 1;
                moves += way.length(Metric::Stm);
                self.hold_way(&table, &task, &way, span, round.rate, |gap| {
                    lost += 1;
                    gaps += f64::from(gap);
                });
            }
            self.mean.add(&self.weights);
        }
        let of = |sum: f64, count: u64| sum / count.max(1) as f64;
        Held {
            solved,
            mean: of(moves as f64, solved),
            lost: of(lost as f64, solved),
            gap: of(gaps, lost),
        }
    }

    /// Follows a way in a beam, and begins again from where it is lost.
    fn hold_way(
        &mut self,
        table: &Table,
        &Task { aim, ref board }: &Task,
        way: &Algorithm,
        span: Span,
        rate: f32,
        mut lost: impl FnMut(f32),
    ) {
        let mut boards = vec![board.clone()];
        for direction in way.moves() {
            let mut next = boards[boards.len() - 1].clone();
            next.slide(direction);
            boards.push(next);
        }
        let tiles = |board: &Board| board.tiles().iter().map(|&tile| tile as u8).collect();
        let way: Vec<Vec<u8>> = boards.iter().map(tiles).collect();
        // Another one than the goal's own, as what is learned meanwhile changes.
        let (weights, estimate) =
            (self.weights_of(table, aim), Distance::new(&self.aims[aim].goal));
        let learned = Learned { estimate: &estimate, weights: &weights };
        let mut at = 0;
        while at + END < way.len() {
            let Some(Lost { moves, held }) = large::lost(&learned, &boards[at], &way[at..], span)
            else {
                break;
            };
            at += moves;
            lost(self.push(aim, &way[at], &held, rate));
        }
    }

    /// Makes a board weigh less and others more. By how many moves it weighed more than they did.
    fn push(&mut self, aim: usize, wanted: &[u8], held: &[Vec<u8>], rate: f32) -> f32 {
        let others: Vec<_> = held.iter().map(|tiles| self.weigh(aim, tiles)).collect();
        let mean = others.iter().map(|(moves, _)| moves).sum::<f32>() / held.len() as f32;
        let (moves, classes) = self.weigh(aim, wanted);
        let gap = moves - mean;
        let step = rate * (gap + MARGIN).clamp(*GAP.start(), *GAP.end());
        for class in classes {
            self.weights[class] -= step;
        }
        for class in others.into_iter().flat_map(|(_, classes)| classes) {
            self.weights[class] += step / held.len() as f32;
        }
        gap
    }

    /// What a board weighs in a beam, in moves, and the classes of its pairs.
    fn weigh(&self, aim: usize, tiles: &[u8]) -> (f32, Vec<usize>) {
        let mut classes = Vec::new();
        let steps = self.pairs(&self.aims[aim], tiles, &mut classes);
        let learned: f32 = classes.iter().map(|&class| self.weights[class]).sum();
        (f32::from(steps) * (f32::from(STEP) + MORE as f32) / f32::from(PARTS) + learned, classes)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use noyes::{Size, Square};

    /// Of each goal, also where a tile's home is the corner, of which nothing was learned.
    #[test]
    fn boards_weigh_what_they_do_in_a_beam() {
        let size = Size::new(5, 5).unwrap();
        let corner = include_bytes!("../5x5.weights");
        let mut training = Training::anywhere(size, corner, "weighed");
        assert_eq!(training.aims.len(), 6);
        let table = training.table();
        let of = |board: &Board| board.tiles().iter().map(|&tile| tile as u8).collect::<Vec<_>>();
        let mut met = HashSet::new();
        for _ in 0..40 {
            let Task { aim, board } = training.deal();
            let weights = training.weights_of(&table, aim);
            let sum = |board: &Board| weights.sum(&weights.cells(&of(board)).collect::<Vec<_>>());
            let weigh = |board: &Board| training.weigh(aim, &of(board)).0 * f32::from(PARTS);
            let goal = training.aims[aim].goal.board();
            let difference = (sum(&board) - sum(goal)) as f32;
            assert!((weigh(&board) - weigh(goal) - difference).abs() < 0.1, "{aim}: {board}");
            met.insert(aim);
        }
        assert_eq!(met.len(), 6);
    }

    /// Beams lose ways less often, and those that they find become shorter.
    #[test]
    fn beams_lose_fewer_ways_and_find_shorter_ones() {
        let last = Square::new(Size::FIFTEEN.area() as u32 - 1);
        let mut training = Training::new(Size::FIFTEEN, last, None, "held");
        for _ in 0..4 {
            training.round(Round { boards: 60, width: 100, rate: 0.25 });
        }
        let tried = |weights: &[u8]| {
            let mut trial = Training::new(Size::FIFTEEN, last, Some(weights), "tried");
            trial.round(Round { boards: 200, width: 30, rate: 0.0 }).mean
        };
        let before = tried(&training.weights());
        let round = Round { boards: 300, width: 30, rate: 0.004 };
        let held: Vec<Held> = (0..10).map(|_| training.hold(round)).collect();
        let after = tried(&training.weights());
        assert!(held[9].solved == 300 && held[9].lost < 0.8 * held[0].lost, "{held:?}");
        assert!(after < before - 0.3, "{before} before, {after} after, {held:?}");
    }
}
