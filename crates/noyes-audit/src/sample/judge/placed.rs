//! Which tile comes to which square.

use noyes::{Square, Tile};

use super::{
    Finding, Outcome, detectable_w,
    test::{Feature, Worst},
};
use crate::{Counts, Tally, sample::law::tile_squares, words::thousands};

/// (n−1)/n·X² over the table of tiles and squares.
pub(super) fn ask(counts: &Counts) -> Outcome {
    check(counts)?;
    let area = counts.goal.size().area();
    let (n, boards) = (area as f64, counts.boards as f64);
    let freedom = (n - 1.0) * (n - 1.0);
    let law = tile_squares(area, counts.boards);
    // The squares on which two boards agree, over all pairs of boards, less one each.
    let agree = equal_pairs(&counts.placed) as i128;
    let pairs = (u128::from(counts.boards) * u128::from(counts.boards - 1) / 2) as i128;
    let step = 2.0 * (n - 1.0) / boards;
    let statistic = freedom + step * (agree - pairs) as f64;
    // What the blank does is another test's.
    let worst = counts.placed.iter().enumerate().skip(area).max_by_key(|&(_, &found)| {
        (u128::from(found) * area as u128).abs_diff(u128::from(counts.boards))
    });
    Ok(Finding {
        statistic,
        expected: freedom,
        // The statistic goes in steps, and a value's begins half a step before it.
        p: law.upper(statistic - step / 2.0),
        effect: w(statistic - freedom, (n - 1.0) * (boards - 1.0)),
        worst: worst.map(|(cell, &found)| Worst {
            what: Feature::Place {
                tile: Tile::new((cell / area) as u32),
                square: Square::new((cell % area) as u32),
            },
            found,
            expected: boards / n,
        }),
        detectable: Box::new(move |level| {
            let critical = law.critical(level);
            detectable_w(critical, freedom, (n - 1.0) * (boards - 1.0), (n - 1.0).sqrt())
        }),
    })
}

/// Whether tiles and squares were counted together.
fn check(counts: &Counts) -> Result<(), String> {
    let area = counts.goal.size().area();
    if counts.placed.len() == area * area {
        return Ok(());
    }
    Err(format!(
        "tiles and squares are counted together up to {} squares only",
        thousands(Tally::MAX_PLACED_AREA)
    ))
}

/// The sum of k(k−1)/2 over the counts k.
pub(super) fn equal_pairs(counts: &[u64]) -> u128 {
    counts.iter().map(|&k| u128::from(k) * u128::from(k.saturating_sub(1)) / 2).sum()
}

/// The effect w of a statistic that lies so far above its mean and gains
/// `gain`·w² by the bias. Unbiased for w² but for the cut at 0.
pub(super) fn w(above: f64, gain: f64) -> f64 {
    if gain > 0.0 { (above / gain).max(0.0).sqrt() } else { 0.0 }
}
