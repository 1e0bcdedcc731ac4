//! What a fair dealer's counts are like: exact laws, and where those are out of
//! reach, distributions that share their first three moments.

mod classes;
mod collisions;
mod cycles;
mod fixed_points;
mod gamma;
mod order;
mod table;

pub(super) use classes::Classes;
pub(super) use collisions::Collisions;
pub(super) use cycles::cycles;
pub(super) use fixed_points::fixed_points;
pub(super) use gamma::ShiftedGamma;
pub(super) use order::Order;
pub(super) use table::tile_squares;

use noyes::{Goal, Square};

/// How many squares the blank reaches in an even number of slides from its
/// square in the goal, and how many in an odd number.
///
/// A slide is a transposition and takes the blank to a neighbour. So on boards
/// of two rows and columns or more a board can be solved just if the
/// permutation that leads to it is even where the blank is an even number of
/// squares away, and odd where it is an odd number: the laws of cycles and of
/// tiles at home depend on these two numbers, and on nothing else of the goal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Colours {
    pub(super) even: f64,
    pub(super) odd: f64,
}

impl Colours {
    pub(super) fn of(goal: &Goal) -> Colours {
        let size = goal.size();
        let home = goal.blank();
        let odd = size.squares().filter(|&square: &Square| square.distance(home, size) % 2 == 1);
        let odd = odd.count();
        Colours { even: (size.area() - odd) as f64, odd: odd as f64 }
    }
}

/// The smallest x from `low` to `high` on which a condition holds that, once it
/// holds, holds for all that is larger; `high` if it holds nowhere. To nine digits.
pub(super) fn least(low: f64, high: f64, holds: impl Fn(f64) -> bool) -> f64 {
    let (mut low, mut high) = (low, high);
    while high - low > 1e-9 * high.abs().max(low.abs()) {
        let middle = low + (high - low) / 2.0;
        if holds(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    high
}

#[cfg(test)]
mod tests;
