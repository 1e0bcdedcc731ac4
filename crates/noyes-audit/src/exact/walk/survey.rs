//! Where a walk over small boards ends.

use noyes::{Goal, Recipe};

use super::{
    chain::{Chain, Followed},
    mixing::{self, CHEAP, LONGEST},
    orders::Orders,
};
use crate::{
    AuditError, Basis, ExactAudit, Likelihood, Limits, Marginals, MeanLength, Mixing, Ratio,
    Weight,
    exact::{boards::Boards, swaps::bytes},
};

/// Probabilities that agree to twelve digits are taken as equal: rounding makes
/// equal ones differ in the last few.
const TIE: f64 = 1e-12;

/// The first in reading order of some boards, with its probability.
#[derive(Clone, Copy)]
struct First {
    number: usize,
    probability: f64,
}

impl First {
    const NONE: First = First { number: usize::MAX, probability: 0.0 };

    fn take(&mut self, number: usize, probability: f64) {
        if number < self.number {
            *self = First { number, probability };
        }
    }
}

/// The distribution after the recipe's steps, and the way there where it is cheap.
///
/// Sums of products of 1/2, 1/3 and 1/4 that are not 0 stay above 0: every
/// board that can occur is first reached within some sixty slides, far from
/// where `f64` underflows, and never leaves its neighbourhood. For a reversible
/// chain P^(d+2t)(x, y) ≥ P^d(x, y)·P^2t(y, y), where the last factor falls to
/// y's stationary probability and not below. So what is counted as possible is.
///
/// # Errors
/// [`AuditError`] if cancelled, or if memory does not suffice.
pub(in crate::exact) fn audit(
    goal: &Goal,
    recipe: Recipe,
    limits: &Limits<'_>,
) -> Result<ExactAudit, AuditError> {
    let mut audit = ExactAudit::unknown(goal, recipe, Basis::Chain);
    let needed = bytes(goal.size().area()) + mixing::bytes(goal, recipe.shuffle);
    limits.check_memory(goal.size(), needed)?;
    let boards = Boards::new(goal, limits)?;
    let orders = mixing::orders(goal, recipe.shuffle, limits)?;
    if let Some(mut chain) = Chain::new(goal, recipe.shuffle, &orders, orders.start()) {
        chain.advance(recipe.shuffle.steps().unwrap_or(0), limits)?;
        write(&chain, &boards, &mut audit);
    }
    if goal.size().area() <= CHEAP {
        audit.mixing = Mixing::new(goal, recipe.shuffle, LONGEST, limits)?;
    }
    Ok(audit)
}

fn write(chain: &Chain<'_, Orders>, boards: &Boards, audit: &mut ExactAudit) {
    let size = boards.goal.size();
    let area = size.area();
    let (mut most, mut least, mut possible) = (0.0f64, f64::INFINITY, 0u64);
    each_board(chain, |_, _, probability| {
        possible += 1;
        most = most.max(probability);
        least = least.min(probability);
    });
    let home = boards.goal.board().tiles();
    let mut cells = vec![0.0; area * area];
    let (mut any_at_home, mut slides) = (0.0, 0.0);
    let (mut first_most, mut first_least) = (First::NONE, First::NONE);
    // Then each board is a likeliest one and a rarest.
    let equal = most <= least * (1.0 + 3.0 * TIE);
    each_board(chain, |square, order, probability| {
        let tiles = chain.followed().tiles(order, square);
        let number = boards.ranks.rank(&tiles);
        let mut at_home = false;
        for (square, &tile) in tiles[..area].iter().enumerate() {
            cells[usize::from(tile) * area + square] += probability;
            at_home |= tile != 0 && u32::from(tile) == home[square];
        }
        any_at_home += if at_home { probability } else { 0.0 };
        slides += probability * boards.distance(number).map_or(0.0, f64::from);
        if equal || probability >= most * (1.0 - TIE) {
            first_most.take(number, probability);
        }
        if equal || probability <= least * (1.0 + TIE) {
            first_least.take(number, probability);
        }
    });
    let likelihood = |First { number, probability }: First| Likelihood {
        board: boards.board(number),
        weight: Weight::Probability(probability),
    };
    audit.possible_boards = Some(possible.into());
    audit.share_possible = Some(possible as f64 / boards.solvable() as f64);
    audit.solvable_share = Some(1.0);
    audit.most_likely = Some(likelihood(first_most));
    audit.least_likely = Some(likelihood(first_least));
    audit.ratio = Some(Ratio::Decimal(first_most.probability / first_least.probability));
    audit.tv_distance = Some(mixing::distance(chain));
    audit.any_at_home = Some(any_at_home);
    audit.mean_length = Some(MeanLength { dealt: slides, fair: boards.mean_distance() });
    audit.marginals = Some(Marginals::new(area, cells));
}

/// The blank's square, the order and the probability of each board that can occur.
fn each_board(chain: &Chain<'_, Orders>, mut look: impl FnMut(usize, usize, f64)) {
    let mut sums = vec![0.0; chain.followed().len()];
    for square in 0..chain.squares() {
        sums.fill(0.0);
        chain.add_square(square, &mut sums);
        let possible = sums.iter().enumerate().filter(|&(_, &sum)| sum > 0.0);
        possible.for_each(|(order, &probability)| look(square, order, probability));
    }
}
