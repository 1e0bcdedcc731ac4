//! Numbers of tiles at home and of cycles, against their exact laws.

use super::{
    Finding, Outcome, detectable_w,
    placed::w,
    test::{Feature, Worst},
};
use crate::{
    Counts,
    sample::law::{self, Colours, ShiftedGamma},
};

/// Numbers that a fair sample has less often are put together with their neighbours.
const LEAST_EXPECTED: f64 = 5.0;

/// How many tiles are at home.
pub(super) fn at_home(counts: &Counts) -> Outcome {
    let law = law::fixed_points(counts.goal.size().area(), Colours::of(&counts.goal));
    ask(counts.boards, &counts.at_home, &law, |least, most| Feature::AtHome { least, most })
}

/// How many cycles there are.
pub(super) fn cycles(counts: &Counts) -> Outcome {
    let law = law::cycles(counts.goal.size().area(), Colours::of(&counts.goal));
    ask(counts.boards, &counts.cycles, &law, |least, most| Feature::Cycles { least, most })
}

/// Some neighbouring numbers.
#[derive(Clone, Copy, Debug)]
struct Class {
    least: u64,
    most: u64,
    share: f64,
    found: u64,
}

fn ask(boards: u64, found: &[u64], law: &[f64], feature: impl Fn(u64, u64) -> Feature) -> Outcome {
    let classes = classes(boards, found, law);
    if classes.len() < 2 {
        return Err(format!("{boards} boards are too few: nearly all have the same few numbers"));
    }
    let count = boards as f64;
    let freedom = classes.len() as f64 - 1.0;
    let part = |class: &Class| {
        let expected = class.share * count;
        (class.found as f64 - expected).powi(2) / expected
    };
    let statistic: f64 = classes.iter().map(part).sum();
    let law = moments(count, &classes);
    let worst = classes.iter().max_by(|a, b| part(a).total_cmp(&part(b)));
    let rarest = classes.iter().map(|class| class.share).fold(1.0, f64::min);
    Ok(Finding {
        statistic,
        expected: freedom,
        p: law.upper(statistic),
        effect: w(statistic - freedom, count - 1.0),
        worst: worst.map(|class| Worst {
            what: feature(class.least, class.most),
            found: class.found,
            expected: class.share * count,
        }),
        detectable: Box::new(move |level| {
            let largest = (1.0 / rarest - 1.0).sqrt();
            detectable_w(law.critical(level), freedom, count - 1.0, largest)
        }),
    })
}

/// Puts neighbouring numbers together until each class is expected often enough.
fn classes(boards: u64, found: &[u64], law: &[f64]) -> Vec<Class> {
    let mut classes: Vec<Class> = Vec::new();
    let mut open = Class { least: 0, most: 0, share: 0.0, found: 0 };
    for number in 0..law.len().max(found.len()) {
        open.most = number as u64;
        open.share += law.get(number).copied().unwrap_or(0.0);
        open.found += found.get(number).copied().unwrap_or(0);
        if open.share * boards as f64 >= LEAST_EXPECTED {
            classes.push(open);
            open = Class { least: open.most + 1, most: 0, share: 0.0, found: 0 };
        }
    }
    if let Some(last) = classes.last_mut() {
        last.most = last.most.max(open.most);
        last.share += open.share;
        last.found += open.found;
    }
    classes
}

/// The moments of X² over classes with the shares q, as a U-statistic: with
/// f = 1/q − 1 for two boards of one class and −1 for others, X² − (k−1) is 2/N times
/// the sum of f over the pairs of boards, and the means of f², of f³ and of
/// f(a,b)f(b,c)f(c,a) are k − 1, Σ 1/q − 3k + 2 and k − 1 (the moments that
/// J. B. S. Haldane gave, Biometrika 29, 1937).
fn moments(boards: f64, classes: &[Class]) -> ShiftedGamma {
    let freedom = classes.len() as f64 - 1.0;
    let cube = classes.iter().map(|class| 1.0 / class.share - 3.0).sum::<f64>() + 2.0;
    let pairs = boards * (boards - 1.0) / 2.0;
    let triples = pairs * (boards - 2.0) / 3.0;
    let scale = 2.0 / boards;
    ShiftedGamma {
        mean: freedom,
        variance: scale * scale * pairs * freedom,
        third: scale.powi(3) * (pairs * cube + 6.0 * triples * freedom),
    }
}
