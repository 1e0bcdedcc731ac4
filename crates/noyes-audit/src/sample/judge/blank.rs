//! Where the blank stands.

use noyes::{Square, Tile};

use super::{
    Finding, Outcome, detectable_w, placed,
    test::{Feature, Worst},
};
use crate::{Counts, sample::law::Collisions};

/// Pearson's X² over the squares ("On the criterion that a given system of
/// deviations …", Philosophical Magazine 50, 1900). It counts the pairs of boards
/// with the blank on the same square, and their law is known.
///
/// The blank of a fair board is uniform over the squares: on boards of two rows
/// and columns or more each square has (n−1)!/2 boards, on others one.
pub(super) fn ask(counts: &Counts) -> Outcome {
    let area = counts.goal.size().area();
    let (n, boards) = (area as f64, counts.boards as f64);
    let squares = &counts.blank;
    let pairs = placed::equal_pairs(squares) as f64;
    let law = Collisions::new(counts.boards, n);
    let x2 = move |pairs: f64| n / boards * (2.0 * pairs + boards) - boards;
    let worst = squares.iter().enumerate().max_by_key(|&(_, &found)| {
        // The largest difference from boards/n, in whole numbers.
        (u128::from(found) * area as u128).abs_diff(u128::from(counts.boards))
    });
    Ok(Finding {
        statistic: x2(pairs),
        expected: n - 1.0,
        p: law.upper(pairs),
        effect: placed::w(x2(pairs) - (n - 1.0), boards - 1.0),
        worst: worst.map(|(square, &found)| Worst {
            what: Feature::Place { tile: Tile::BLANK, square: Square::new(square as u32) },
            found,
            expected: boards / n,
        }),
        detectable: Box::new(move |level| match law.critical(level) {
            Some(pairs) => detectable_w(x2(pairs - 0.5), n - 1.0, boards - 1.0, (n - 1.0).sqrt()),
            None => f64::INFINITY,
        }),
    })
}
