//! One tile at a time, or the blank with the parity: products of small matrices.

use noyes::{Goal, Shuffle};

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
/// swap with a factor of −1. A few additions for each step.
///
/// # Errors
/// [`AuditError::Cancelled`].
pub(in crate::exact) fn solvable_share(
    goal: &Goal,
    swaps: Swaps,
    limits: &Limits<'_>,
) -> Result<f64, AuditError> {
    let places = swaps.places;
    if swaps.left_out.is_some() {
        // The blank takes no part: the sign alone.
        let sign = match swaps.shuffle {
            Shuffle::SwapAny => (2.0 / places as f64 - 1.0).powi(places as i32),
            _ => swaps.steps().map(|step| 2.0 * step.stay() - 1.0).product(),
        };
        return Ok((1.0 + sign) / 2.0);
    }
    let blank = goal.blank().index();
    let signed = match swaps.shuffle {
        Shuffle::SwapAny if places > 3 => with_any(blank, places),
        _ => with_few(blank, swaps, limits)?,
    };
    let sign = |square| if fix::is_odd(goal, square) { -1.0 } else { 1.0 };
    let excess: f64 = signed.iter().enumerate().map(|(square, g)| g * sign(square)).sum();
    Ok((1.0 + excess) / 2.0)
}

/// The signed distribution where a step swaps with few places: the others only
/// turn their signs, nearly always all at once.
fn with_few(blank: usize, swaps: Swaps, limits: &Limits<'_>) -> Result<Vec<f64>, AuditError> {
    let mut signed = vec![0.0; swaps.places];
    signed[blank] = 1.0;
    let mut turned = 1.0;
    for step in swaps.steps() {
        limits.check_cancel()?;
        let (choices, stay) = (f64::from(step.choices()), step.stay());
        let at = signed[step.at];
        let mut to = 0.0;
        // Swaps of two others turn the sign, that of a place with itself does not.
        let (turn, old) = if stay == 0.0 {
            turned = -turned;
            (-1.0, Vec::new())
        } else {
            let old = signed.clone();
            signed.iter_mut().for_each(|signed| *signed *= 2.0 * stay - 1.0);
            (1.0, old)
        };
        let others = step.with.into_iter().filter(|&(place, _)| place != step.at);
        for (place, weight) in others {
            let share = turn * f64::from(weight) / choices;
            let before = old.get(place).copied().unwrap_or(signed[place]);
            signed[place] += share * (before - at);
            to -= share * before;
        }
        signed[step.at] = stay * at + to;
    }
    signed.iter_mut().for_each(|signed| *signed *= turned);
    Ok(signed)
}

/// The same where each place in turn is swapped with any of m > 3, itself too:
/// all others become (3/m − 1) times what they were, less 1/m of this one's. So
/// what they are is a·h + b for numbers h that each step changes in one place.
fn with_any(blank: usize, places: usize) -> Vec<f64> {
    let share = 1.0 / places as f64;
    let factor = 3.0 * share - 1.0;
    let mut signed = vec![0.0; places];
    signed[blank] = 1.0;
    let (mut a, mut b, mut sum) = (1.0, 0.0, 1.0);
    for signed in &mut signed {
        let at = a * *signed + b;
        let to = 2.0 * share * at - share * sum;
        sum = factor * (sum - at) - (1.0 - share) * at + to;
        a *= factor;
        b = factor * b - share * at;
        *signed = (to - b) / a;
    }
    signed.iter().map(|signed| a * signed + b).collect()
}
