//! How a walk over small boards approaches the fair deal.

use noyes::{Goal, Shuffle};

use super::{
    chain::{Chain, Followed},
    orders::Orders,
};
use crate::{
    AuditError, Limits, Mixing,
    exact::{ENUMERATED, fix},
};

/// The levels whose times are told.
const LEVELS: [f64; 3] = [0.25, 0.01, 0.001];

/// A curve ends once it is so near to its floor.
const NEAR: f64 = 0.001;

/// Up to so many squares an audit has the mixing curve with it: about a second's work.
pub(super) const CHEAP: usize = 9;

/// No audit draws a longer curve.
pub(super) const LONGEST: u64 = 10_000;

impl Mixing {
    /// How a walk over small boards approaches the fair deal: its curve for 0,
    /// 1, 2, … slides up to `up_to`, whatever number the shuffle names, or
    /// until it is within 0.1% of its floor.
    ///
    /// `None` for shuffles that are no walks, and above ten squares. A 3x3
    /// curve takes well below a second, a 2x5 curve tens of seconds.
    ///
    /// # The parity trap
    /// A walk of legal slides changes the colour of the blank's square each
    /// time, as on a chessboard. After an even number of slides it can only be
    /// on the s squares of its home's colour, after an odd number on the n − s
    /// others; the boards that cannot occur have a share of 1 − s/n or s/n in a
    /// fair deal, and the distance is at least that.
    ///
    /// # From which on
    /// The distance of a Markov chain from its own stationary distribution
    /// never grows (D. Levin, Y. Peres, E. Wilmer, Markov Chains and Mixing
    /// Times, exercise 4.2), and the tries of a walk with laziness lead to the
    /// uniform one. So a level that is reached is kept.
    ///
    /// # Errors
    /// [`AuditError`] if cancelled, or if memory does not suffice.
    ///
    /// ```
    /// use noyes::{Goal, Layout, Shuffle, Size};
    /// use noyes_audit::{Limits, Mixing};
    ///
    /// let goal = Goal::new(Size::new(2, 2)?, Layout::BlankLast);
    /// let walk = Shuffle::RandomSlides { steps: 0 };
    /// let mixing = Mixing::new(&goal, walk, 1000, &Limits::default())?.unwrap();
    /// assert_eq!(mixing.curve[0], 11.0 / 12.0); // one of twelve boards
    /// assert_eq!(mixing.floor, [0.0, 0.0]);
    /// assert!(mixing.times[0].1 < mixing.times[1].1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(
        goal: &Goal,
        shuffle: Shuffle,
        up_to: u64,
        limits: &Limits<'_>,
    ) -> Result<Option<Mixing>, AuditError> {
        if goal.size().area() > ENUMERATED || shuffle.steps().is_none() {
            return Ok(None);
        }
        let orders = orders(goal, shuffle, limits)?;
        let Some(mut chain) = Chain::new(goal, shuffle, &orders, orders.start()) else {
            return Ok(None);
        };
        let mut curve = Curve::new(goal, shuffle);
        while curve.take(&chain) && chain.steps() < up_to {
            limits.check_cancel()?;
            limits.tell(chain.steps(), None);
            chain.step();
        }
        Ok(Some(curve.mixing()))
    }
}

/// What the distance of a walk never falls below, for even and odd numbers of slides.
pub(in crate::exact) fn floor(goal: &Goal, shuffle: Shuffle) -> [f64; 2] {
    let area = goal.size().area();
    if area == 1 || matches!(shuffle, Shuffle::RandomSlides { .. }) {
        return [0.0; 2];
    }
    let odd = fix::odd_squares(goal) as f64 / area as f64;
    [odd, 1.0 - odd]
}

/// The distances so far.
struct Curve {
    distances: Vec<f64>,
    floor: [f64; 2],
}

impl Curve {
    fn new(goal: &Goal, shuffle: Shuffle) -> Curve {
        Curve { distances: Vec::new(), floor: floor(goal, shuffle) }
    }

    /// Takes the distance of the chain's next step, and says whether to go on.
    fn take(&mut self, chain: &Chain<'_, Orders>) -> bool {
        let distance = distance(chain);
        self.distances.push(distance);
        // Above both floors: the two parities take turns.
        let steps = self.distances.len();
        let near = |step: usize| self.distances[step] - self.floor[step % 2] < NEAR;
        !(near(steps - 1) && (steps == 1 || near(steps - 2)))
    }

    fn mixing(self) -> Mixing {
        // Floors above a level are met again and again.
        let kept = |level: f64| self.floor.iter().all(|&floor| floor < level);
        let first = |level: f64| self.distances.iter().position(|&distance| distance < level);
        let time = |level| Some(first(level).filter(|_| kept(level))? as u64);
        Mixing {
            times: LEVELS.map(|level| (level, time(level))).to_vec(),
            curve: self.distances,
            floor: self.floor,
        }
    }
}

/// The bytes that the orders and the chain take.
pub(super) fn bytes(goal: &Goal, shuffle: Shuffle) -> u64 {
    Orders::bytes(goal) + Chain::<Orders>::bytes(goal, shuffle, Orders::count_for(goal))
}

/// The orders of a size, if memory suffices for the chain.
pub(super) fn orders(
    goal: &Goal,
    shuffle: Shuffle,
    limits: &Limits<'_>,
) -> Result<Orders, AuditError> {
    limits.check_memory(goal.size(), bytes(goal, shuffle))?;
    Orders::new(goal, limits)
}

/// The total variation distance from uniform: what the boards that come too
/// seldom miss.
pub(super) fn distance(chain: &Chain<'_, Orders>) -> f64 {
    let (squares, orders) = (chain.squares(), chain.followed().len());
    let fair = 1.0 / (squares * orders) as f64;
    let mut missing = 0.0;
    let mut sums = vec![0.0; orders];
    for square in 0..squares {
        sums.fill(0.0);
        if chain.add_square(square, &mut sums) {
            missing += sums.iter().map(|&sum| (fair - sum).max(0.0)).sum::<f64>();
        } else {
            missing += orders as f64 * fair;
        }
    }
    missing
}
