//! Shuffles that have fewer outcomes than there are boards.

use noyes::{Goal, Recipe, Shuffle};
use statrs::function::gamma::ln_gamma;

/// What the distance from fair is at least: the boards that occur are no more
/// than the outcomes of the shuffle's choices, and a fair deal is among them
/// with a probability of outcomes/boards at most. A fix that swaps takes each
/// outcome to one board, and to reject leaves fewer.
pub(super) fn bound(goal: &Goal, recipe: Recipe) -> f64 {
    let size = goal.size();
    let area = size.area() as f64;
    let boards = if size.is_one_wide() { area.ln() } else { ln_gamma(area + 1.0) - 2f64.ln() };
    let ways = |steps: u64, ways: f64| steps as f64 * ways.ln();
    let outcomes = match recipe.shuffle {
        // In a line a walk comes to so many squares at most.
        _ if size.is_one_wide() => match recipe.shuffle.steps() {
            Some(steps) => (2.0 * steps as f64 + 1.0).ln(),
            None => return 0.0,
        },
        Shuffle::RandomSlides { steps } | Shuffle::LegalSlides { steps } => ways(steps, 4.0),
        Shuffle::NoBacktrackSlides { steps } => {
            ways(steps.min(1), 4.0) + ways(steps.saturating_sub(1), 3.0)
        }
        Shuffle::Floor10 => ways(size.area() as u64, 10.0),
        _ => return 0.0,
    };
    // Below 1 as it is, whatever rounding does.
    (1.0 - (outcomes - boards).exp()).clamp(0.0, 1.0 - 1e-12)
}
