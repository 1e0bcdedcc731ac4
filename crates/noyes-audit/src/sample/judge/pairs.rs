//! Which of two tiles comes first.

use noyes::Tile;

use super::{
    Finding, Outcome,
    test::{Feature, Worst},
};
use crate::{Counts, Tally, sample::law::Order};

/// The largest difference of a share from one half, over all pairs of tiles.
pub(super) fn ask(counts: &Counts) -> Outcome {
    let tiles: Vec<u32> =
        counts.goal.board().tiles().iter().copied().filter(|&tile| tile != 0).collect();
    let pairs = tiles.len() * (tiles.len() - 1) / 2;
    if pairs == 0 {
        return Err("there are no two tiles".into());
    }
    if counts.before.len() != pairs {
        let most = Tally::MAX_PAIRS_AREA;
        return Err(format!("pairs of tiles are counted up to {most} squares only"));
    }
    let boards = counts.boards;
    let couples = (0..tiles.len()).flat_map(|a| (a + 1..tiles.len()).map(move |b| (a, b)));
    let orders = couples.zip(&counts.before).map(|((a, b), &before)| {
        let after = boards.saturating_sub(before);
        let (first, second, found) = if before >= after { (a, b, before) } else { (b, a, after) };
        (Tile::new(tiles[first]), Tile::new(tiles[second]), found)
    });
    let Some((first, second, found)) = orders.max_by_key(|order| order.2) else {
        return Err("there are no two tiles".into());
    };
    let law = Order { boards };
    let difference = found as f64 / boards as f64 - 0.5;
    Ok(Finding {
        statistic: difference,
        expected: law.mean_largest(pairs),
        p: law.p(found, pairs),
        effect: difference,
        worst: Some(Worst {
            what: Feature::Order { first, second },
            found,
            expected: boards as f64 / 2.0,
        }),
        detectable: Box::new(move |level| law.detectable(level, pairs) - 0.5),
    })
}
