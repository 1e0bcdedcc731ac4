//! What is known of shuffles without a theorem on boards too large to enumerate.

use noyes::{BlankSquare, Fix, Goal, Recipe, Shuffle};

use super::{counting, swaps, swaps::Swaps, theorem, walk};
use crate::{AuditError, Basis, ExactAudit, Limits, Marginals};

/// Marginals, and what the parity and the number of outcomes say.
///
/// # Errors
/// [`AuditError::Cancelled`].
pub(super) fn audit(
    goal: &Goal,
    recipe: Recipe,
    limits: &Limits<'_>,
) -> Result<ExactAudit, AuditError> {
    let mut audit = ExactAudit::unknown(goal, recipe, Basis::Marginals);
    audit.tv_at_least = counting::bound(goal, recipe);
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
        Fix::None if line => None,
        Fix::None => Some(swaps::solvable_share(goal, swaps, limits)?),
        _ => Some(1.0),
    };
    let before_fix = area <= theorem::MAX_MARGINALS_AREA;
    match fix {
        Fix::None if before_fix => audit.marginals = Some(swaps::marginals(goal, swaps, limits)?),
        Fix::None => {}
        _ if area <= swaps::MAX_PAIRS_AREA => {
            audit.marginals = Some(swaps::marginals_after_fix(goal, swaps, fix, limits)?);
        }
        Fix::Swap | Fix::Article if before_fix => {
            let marginals = swaps::marginals(goal, swaps, limits)?;
            audit.tv_at_least = audit.tv_at_least.max(seen_before_fix(&marginals));
        }
        _ => {}
    }
    Ok(())
}

/// How far a tile's marginals before a fix that swaps are from the fair ones
/// at least, whatever the fix does: it moves a tile among the first three
/// squares or among the last two only.
pub(super) fn seen_before_fix(marginals: &Marginals) -> f64 {
    let area = marginals.area();
    let fair = 1.0 / area as f64;
    let above =
        |squares: &[f64]| (squares.iter().sum::<f64>() - squares.len() as f64 * fair).max(0.0);
    let of_tile = |row: &[f64]| {
        let kept: f64 = row[3..area - 2].chunks(1).map(above).sum();
        above(&row[..3]) + kept + above(&row[area - 2..])
    };
    marginals.cells().chunks(area).map(of_tile).fold(0.0, f64::max)
}

/// Walks: all their boards can be solved, and legal slides are in the trap.
fn by_slides(audit: &mut ExactAudit, limits: &Limits<'_>) -> Result<(), AuditError> {
    let (goal, shuffle) = (&audit.goal, audit.recipe.shuffle);
    audit.solvable_share = Some(1.0);
    let odd = shuffle.steps().is_some_and(|steps| steps % 2 == 1);
    audit.tv_at_least = audit.tv_at_least.max(walk::floor(goal, shuffle)[usize::from(odd)]);
    audit.marginals = walk::marginals(goal, shuffle, limits)?;
    Ok(())
}
