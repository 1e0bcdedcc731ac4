//! What a test found, in words.

use noyes::Square;

use super::{
    Finding, TestName,
    test::{Feature, Worst},
};
use crate::{
    Counts,
    words::{self, thousands},
};

/// A sentence or two that need no statistics.
pub(super) fn of(name: TestName, finding: &Finding, counts: &Counts, unfair: bool) -> String {
    if name == TestName::Unsolvable {
        return match counts.unsolvable {
            0 => "Every board can be solved.".into(),
            some => {
                let [some, boards] = [some, counts.boards].map(thousands);
                format!(
                    "{some} of {boards} boards cannot be solved; a fair dealer never deals one."
                )
            }
        };
    }
    let found = match name {
        TestName::Repeats if unfair && finding.statistic > finding.expected => few_known(counts),
        TestName::Repeats => repeats(counts, finding.expected),
        TestName::BlankSquare if unfair && never(counts) > 0 => blank_never(counts),
        _ => finding.worst.as_ref().map_or_else(String::new, |worst| most_different(worst, counts)),
    };
    let weight = if unfair {
        "A fair dealer hardly ever deals so unevenly."
    } else {
        "A fair dealer may well deal so."
    };
    format!("{found} {weight}").trim_start().into()
}

/// On how many squares the blank never stands.
fn never(counts: &Counts) -> usize {
    counts.blank.iter().filter(|&&found| found == 0).count()
}

fn blank_never(counts: &Counts) -> String {
    let (size, never) = (counts.goal.size(), never(counts));
    if never > 1 {
        let [never, area] = [never, size.area()].map(thousands);
        return format!("The blank never stands on {never} of the {area} squares.");
    }
    let square = counts.blank.iter().position(|&found| found == 0).unwrap_or(0);
    format!("The blank never stands on {}.", words::square(Square::new(square as u32), size))
}

fn most_different(worst: &Worst, counts: &Counts) -> String {
    let what = match worst.what {
        Feature::Place { tile, square } => {
            let place = words::square(square, counts.goal.size());
            format!("{} stands on {place}", words::tile(tile))
        }
        Feature::Order { first, second } => {
            format!("Tile {first} stands before tile {second}")
        }
        Feature::AtHome { least: 0, most: 0 } => "No tile is at home".into(),
        Feature::AtHome { least: 1, most: 1 } => "One tile is at home".into(),
        Feature::AtHome { least, most } => format!("{} tiles are at home", range(least, most)),
        Feature::Cycles { least: 1, most: 1 } => "The permutation is a single cycle".into(),
        Feature::Cycles { least, most } => {
            format!("The permutation has {} cycles", range(least, most))
        }
    };
    let Worst { found, expected, .. } = worst;
    format!(
        "{what} in {} of {} boards, where {} are expected.",
        thousands(found),
        thousands(counts.boards),
        about(*expected)
    )
}

fn repeats(counts: &Counts, expected: f64) -> String {
    let repeats = &counts.repeats;
    let pairs = match repeats.pairs {
        0 => "no two are equal".into(),
        1 => "one pair is equal".into(),
        pairs => format!("{} pairs are equal", thousands(pairs)),
    };
    let compared = thousands(repeats.compared);
    format!("Of {compared} boards {pairs}, where {} are expected.", about(expected))
}

/// Of a dealer who knows too few boards.
fn few_known(counts: &Counts) -> String {
    let repeats = &counts.repeats;
    let [compared, distinct] = [repeats.compared, repeats.distinct].map(thousands);
    match repeats.distinct {
        1 => format!("All {compared} boards are the same one."),
        _ => format!("Of {compared} boards only {distinct} are different."),
    }
}

/// A number for people: digits that matter.
fn about(number: f64) -> String {
    match number {
        number if number < 0.01 => "hardly any".into(),
        number if number < 9.95 => format!("about {number:.1}"),
        number => format!("about {}", thousands(format!("{number:.0}"))),
    }
}

fn range(least: u64, most: u64) -> String {
    if least == most { format!("{least}") } else { format!("{least} to {most}") }
}
