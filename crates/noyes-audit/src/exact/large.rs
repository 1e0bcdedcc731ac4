//! What is known of shuffles without a theorem on boards too large to enumerate.

use noyes::{BlankSquare, Fix, Goal, Recipe, Shuffle};

use super::{swaps, swaps::Swaps, theorem, walk};
use crate::{AuditError, Basis, ExactAudit, Limits};

/// Up to so many squares the parity of a shuffle by swaps is followed: n² work.
const MAX_PARITY_AREA: usize = 1 << 14;

/// Marginals, and what the parity says.
///
/// # Errors
/// [`AuditError::Cancelled`].
pub(super) fn audit(
    goal: &Goal,
    recipe: Recipe,
    limits: &Limits<'_>,
) -> Result<ExactAudit, AuditError> {
    let mut audit = ExactAudit::unknown(goal, recipe, Basis::Marginals);
    match Swaps::new(goal, recipe) {
        Some(swaps) => by_swaps(swaps, &mut audit, limits)?,
        None => by_slides(&mut audit, limits)?,
    }
    Ok(audit)
}

/// Swap-any and floor10.
///
/// Swap-any deals every order of its m squares: each permutation is a product
/// of swaps of square i with a square from i on, for i = 0, 1, …, m − 1.
fn by_swaps(swaps: Swaps, audit: &mut ExactAudit, limits: &Limits<'_>) -> Result<(), AuditError> {
    let (goal, recipe) = (&audit.goal, audit.recipe);
    let (area, line) = (goal.size().area(), goal.size().is_one_wide());
    let fix = recipe.fix;
    let places = swaps.places as u32;
    if fix != Fix::Reject {
        let choices = if recipe.shuffle == Shuffle::SwapAny { places } else { 10 };
        audit.outcomes = theorem::product((0..places).map(|_| choices));
    }
    if recipe.shuffle == Shuffle::SwapAny {
        let first = if fix == Fix::None { 1 } else { 3 };
        audit.possible_boards = theorem::product(first..places + 1);
        let home = recipe.blank_square == BlankSquare::Home;
        audit.share_possible = Some(if home { 1.0 / area as f64 } else { 1.0 });
    }
    audit.solvable_share = match fix {
        Fix::None if line || area > MAX_PARITY_AREA => None,
        Fix::None => Some(swaps::solvable_share(goal, swaps, limits)?),
        _ => Some(1.0),
    };
    audit.marginals = match fix {
        Fix::None if area <= theorem::MAX_MARGINALS_AREA => {
            Some(swaps::marginals(goal, swaps, limits)?)
        }
        Fix::None => None,
        _ if area <= swaps::MAX_PAIRS_AREA => {
            Some(swaps::marginals_after_fix(goal, swaps, fix, limits)?)
        }
        _ => None,
    };
    Ok(())
}

/// Walks: all their boards can be solved, and legal slides are in the trap.
fn by_slides(audit: &mut ExactAudit, limits: &Limits<'_>) -> Result<(), AuditError> {
    let (goal, shuffle) = (&audit.goal, audit.recipe.shuffle);
    audit.solvable_share = Some(1.0);
    let odd = shuffle.steps().is_some_and(|steps| steps % 2 == 1);
    audit.tv_at_least = walk::floor(goal, shuffle)[usize::from(odd)];
    if walk::is_affordable(goal, shuffle) {
        audit.marginals = Some(walk::marginals(goal, shuffle, limits)?);
    }
    Ok(())
}
