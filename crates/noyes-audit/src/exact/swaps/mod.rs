//! Shuffles by swaps: what is swapped with what, and how likely.
//!
//! [`enumerate`] follows all boards, block by block as [`blocks`] has them, [`single`] one tile at a time, [`pairs`]
//! one tile together with the blank and the parity.

mod blocks;
mod enumerate;
mod pairs;
mod single;
mod survey;

pub(super) use enumerate::{audit, bytes};
pub(super) use pairs::{MAX_AREA as MAX_PAIRS_AREA, marginals as marginals_after_fix};
pub(super) use single::{marginals, solvable_share};

use noyes::{BlankSquare, Goal, Recipe, Shuffle};

/// A shuffle as a list of steps, each of which swaps one place with another.
///
/// Places are the squares that take part, in reading order: all, or all but
/// the blank's with the blank at home.
#[derive(Clone, Copy, Debug)]
pub(super) struct Swaps {
    shuffle: Shuffle,
    /// The number of places.
    pub(super) places: usize,
    /// The square that takes no part.
    pub(super) left_out: Option<usize>,
}

/// One step: place `at` is swapped with one of the places `with`, itself
/// perhaps, each as likely as its weight says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) at: usize,
    /// Places and weights above 0.
    pub(super) with: Vec<(usize, u32)>,
}

impl Step {
    /// The sum of the weights: the number of equally likely choices.
    pub(super) fn choices(&self) -> u32 {
        self.with.iter().map(|&(_, weight)| weight).sum()
    }

    /// The probability that the place is swapped with itself.
    fn stay(&self) -> f64 {
        let same = self.with.iter().find(|&&(place, _)| place == self.at);
        same.map_or(0.0, |&(_, weight)| f64::from(weight) / f64::from(self.choices()))
    }
}

impl Swaps {
    /// `None` for the fair shuffle and for slides, which swap otherwise.
    pub(super) fn new(goal: &Goal, recipe: Recipe) -> Option<Swaps> {
        let swaps = matches!(
            recipe.shuffle,
            Shuffle::SwapAny | Shuffle::Sattolo | Shuffle::FisherYates | Shuffle::Floor10
        );
        let left_out = (recipe.blank_square == BlankSquare::Home).then(|| goal.blank().index());
        let places = goal.size().area() - usize::from(left_out.is_some());
        swaps.then_some(Swaps { shuffle: recipe.shuffle, places, left_out })
    }

    /// The square of a place.
    pub(super) fn square(self, place: usize) -> usize {
        place + usize::from(self.left_out.is_some_and(|left_out| place >= left_out))
    }

    /// The steps in order.
    pub(super) fn steps(self) -> impl ExactSizeIterator<Item = Step> {
        let places = self.places;
        let (first, count) = match self.shuffle {
            Shuffle::SwapAny | Shuffle::Floor10 => (0, places),
            _ => (1, places.saturating_sub(1)),
        };
        (0..count).map(move |step| {
            let at = match self.shuffle {
                Shuffle::SwapAny => step,
                _ => first + count - 1 - step,
            };
            let with = match self.shuffle {
                Shuffle::SwapAny => (0..places).map(|place| (place, 1)).collect(),
                Shuffle::Sattolo => (0..at).map(|place| (place, 1)).collect(),
                Shuffle::FisherYates => (0..=at).map(|place| (place, 1)).collect(),
                _ => {
                    let weight = |place| (0..10).filter(|value| value % (at + 1) == place).count();
                    let weights = (0..=at.min(9)).map(|place| (place, weight(place) as u32));
                    weights.collect()
                }
            };
            Step { at, with }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Layout, Size};

    fn steps(shuffle: Shuffle, blank_square: BlankSquare) -> Vec<Step> {
        let goal = Goal::new(Size::new(2, 2).unwrap(), Layout::BlankLast);
        let recipe = Recipe { shuffle, blank_square, ..Recipe::default() };
        Swaps::new(&goal, recipe).unwrap().steps().collect()
    }

    #[test]
    fn weights_are_choices() {
        let floor10 = steps(Shuffle::Floor10, BlankSquare::Any);
        assert_eq!(floor10[0], Step { at: 3, with: vec![(0, 3), (1, 3), (2, 2), (3, 2)] });
        assert_eq!(floor10[3], Step { at: 0, with: vec![(0, 10)] });
        assert!(floor10.iter().all(|step| step.choices() == 10));
        let sattolo = steps(Shuffle::Sattolo, BlankSquare::Home);
        assert_eq!(
            sattolo,
            [Step { at: 2, with: vec![(0, 1), (1, 1)] }, Step { at: 1, with: vec![(0, 1)] }]
        );
        assert_eq!(steps(Shuffle::FisherYates, BlankSquare::Any)[0].choices(), 4);
        assert_eq!(steps(Shuffle::SwapAny, BlankSquare::Any)[3].at, 3);
    }
}
