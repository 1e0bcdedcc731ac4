//! What a test found, in words.

use super::{
    Finding, TestName,
    test::{Feature, Worst},
};
use crate::Counts;

/// A sentence or two that need no statistics.
pub(super) fn of(name: TestName, finding: &Finding, counts: &Counts, unfair: bool) -> String {
    let boards = counts.boards;
    let weight = if unfair { "That is more than chance." } else { "Chance alone does that." };
    let of_expected = |worst: &Worst| {
        format!("{} of {boards} boards; a fair dealer: about {:.0}", worst.found, worst.expected)
    };
    let worst = finding.worst.as_ref();
    match (name, worst.map(|worst| (worst, worst.what))) {
        (TestName::Unsolvable, _) if counts.unsolvable == 0 => "Every board can be solved.".into(),
        (TestName::Unsolvable, _) => format!(
            "{} of {boards} boards cannot be solved; a fair dealer never deals one.",
            counts.unsolvable
        ),
        (TestName::Repeats, _) => format!(
            "{} of {} boards were different ones, and {} pairs were equal; a fair dealer: about \
             {:.1} pairs. {weight}",
            counts.repeats.distinct,
            counts.repeats.compared,
            counts.repeats.pairs,
            finding.expected
        ),
        (_, Some((worst, Feature::Place { tile, square }))) => {
            let what = if tile.is_blank() { "The blank".into() } else { format!("Tile {tile}") };
            format!(
                "{what} stands on square {} in {}. {weight}",
                square.number(),
                of_expected(worst)
            )
        }
        (_, Some((worst, Feature::Order { first, second }))) => {
            format!("Tile {first} stands before tile {second} in {}. {weight}", of_expected(worst))
        }
        (_, Some((worst, Feature::AtHome { least, most }))) => {
            format!("{} tiles are at home in {}. {weight}", range(least, most), of_expected(worst))
        }
        (_, Some((worst, Feature::Cycles { least, most }))) => {
            format!("There are {} cycles in {}. {weight}", range(least, most), of_expected(worst))
        }
        (_, None) => weight.into(),
    }
}

fn range(least: u64, most: u64) -> String {
    if least == most { format!("{least}") } else { format!("{least} to {most}") }
}
