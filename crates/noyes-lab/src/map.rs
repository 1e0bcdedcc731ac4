//! How often tiles come to squares, against what is fair.

use noyes::{Goal, Tile};
use noyes_audit::Marginals;

/// For each tile, by the square where it is at home (the blank included), how often it comes to
/// each square: 1 where that is fair, to three decimals.
pub(crate) fn ratios(goal: &Goal, marginals: &Marginals) -> Vec<f64> {
    let area = marginals.area() as f64;
    goal.board()
        .tiles()
        .iter()
        .flat_map(|&tile| marginals.of_tile(Tile::new(tile)))
        .map(|share| (share * area * 1000.0).round() / 1000.0)
        .collect()
}
