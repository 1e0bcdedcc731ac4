//! One tile at a time, or the blank with the parity: products of small matrices.

use noyes::Goal;

use super::Swaps;
use crate::{AuditError, Limits, Marginals, exact::fix};

/// How often each tile comes to each square, without a fix: the product of the
/// steps' n×n matrices. A step adds to each square's column at most one other,
/// and to one all; n³ additions in all.
///
/// # Errors
/// [`AuditError::Cancelled`].
pub(in crate::exact) fn marginals(
    goal: &Goal,
    swaps: Swaps,
    limits: &Limits<'_>,
) -> Result<Marginals, AuditError> {
    let area = goal.size().area();
    // By place, then by the place where it began.
    let mut columns: Vec<Vec<f64>> = (0..swaps.places)
        .map(|place| (0..swaps.places).map(|from| f64::from(u8::from(place == from))).collect())
        .collect();
    for step in swaps.steps() {
        limits.check_cancel()?;
        let choices = f64::from(step.choices());
        let at = std::mem::take(&mut columns[step.at]);
        let mut new = vec![0.0; swaps.places];
        for (place, weight) in step.with {
            let share = f64::from(weight) / choices;
            if place == step.at {
                new.iter_mut().zip(&at).for_each(|(new, at)| *new += share * at);
                continue;
            }
            for ((new, here), at) in new.iter_mut().zip(&mut columns[place]).zip(&at) {
                *new += share * *here;
                *here += share * (at - *here);
            }
        }
        columns[step.at] = new;
    }
    let mut cells = vec![0.0; area * area];
    if let Some(left_out) = swaps.left_out {
        cells[left_out] = 1.0; // the blank's row is the first
    }
    for (place, column) in columns.iter().enumerate() {
        for (from, &share) in column.iter().enumerate() {
            let tile = goal.board().tiles()[swaps.square(from)] as usize;
            cells[tile * area + swaps.square(place)] = share;
        }
    }
    Ok(Marginals::new(area, cells))
}

/// The probability that a board comes out solvable without a fix, two squares
/// wide or more: from the chain of the blank's square and the parity.
///
/// With s(b) = 1 on squares b an even number of slides from home, −1 on the
/// others, a board is solvable exactly if its sign as a permutation is s(b). So
/// the probability is (1 + E[sign · s(b)])/2, and the signed distribution
/// g(b) = E[sign · 1(blank on b)] follows the steps as the blank does, each true
/// swap with a factor of −1. n² additions in all.
///
/// # Errors
/// [`AuditError::Cancelled`].
pub(in crate::exact) fn solvable_share(
    goal: &Goal,
    swaps: Swaps,
    limits: &Limits<'_>,
) -> Result<f64, AuditError> {
    // The blank that takes no part has a single place, which no step touches.
    let left_out = swaps.left_out.is_some();
    let mut signed = vec![0.0; if left_out { 1 } else { swaps.places }];
    signed[if left_out { 0 } else { goal.blank().index() }] = 1.0;
    for step in swaps.steps() {
        limits.check_cancel()?;
        let choices = f64::from(step.choices());
        let share_of = |weight: u32| f64::from(weight) / choices;
        let stay = step.with.iter().find(|&&(place, _)| place == step.at);
        let stay = stay.map_or(0.0, |&(_, weight)| share_of(weight));
        // Swaps of two others turn the sign, that of a place with itself does not.
        let old = signed.clone();
        signed.iter_mut().for_each(|signed| *signed *= 2.0 * stay - 1.0);
        if left_out {
            continue;
        }
        signed[step.at] = stay * old[step.at];
        for (place, weight) in step.with.into_iter().filter(|&(place, _)| place != step.at) {
            let share = share_of(weight);
            signed[place] += share * (old[place] - old[step.at]);
            signed[step.at] -= share * old[place];
        }
    }
    let sign = |place| match place {
        0 if left_out => 1.0,
        square if fix::is_odd(goal, square) => -1.0,
        _ => 1.0,
    };
    let excess: f64 = signed.iter().enumerate().map(|(place, g)| g * sign(place)).sum();
    Ok((1.0 + excess) / 2.0)
}
