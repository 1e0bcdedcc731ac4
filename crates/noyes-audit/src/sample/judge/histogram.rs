//! Numbers of tiles at home and of cycles, against their exact laws.

use super::{
    Finding, Outcome, detectable_w,
    placed::w,
    test::{Feature, Worst},
};
use crate::{
    Counts,
    sample::law::{self, Classes, Colours},
    words::thousands,
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
#[derive(Clone, Copy, Debug, Default)]
struct Class {
    least: u64,
    most: u64,
    share: f64,
    found: u64,
}

fn ask(boards: u64, found: &[u64], law: &[f64], feature: impl Fn(u64, u64) -> Feature) -> Outcome {
    let classes = classes(boards, found, law);
    if classes.len() < 2 {
        return Err(format!("{} boards are too few to compare their numbers", thousands(boards)));
    }
    let count = boards as f64;
    let law = Classes::new(boards, classes.iter().map(|class| class.share).collect());
    let g = law.g(classes.iter().map(|class| class.found));
    let part = |class: &Class| {
        let expected = class.share * count;
        (class.found as f64 - expected).powi(2) / expected
    };
    let x2: f64 = classes.iter().map(part).sum();
    let worst = classes.iter().max_by(|a, b| part(a).total_cmp(&part(b)));
    let rarest = classes.iter().map(|class| class.share).fold(1.0, f64::min);
    Ok(Finding {
        statistic: g,
        expected: law.mean(),
        p: law.upper(g),
        effect: w(x2 - law.freedom(), count - 1.0),
        worst: worst.map(|class| Worst {
            what: feature(class.least, class.most),
            found: class.found,
            expected: class.share * count,
        }),
        detectable: Box::new(move |level| {
            let largest = (1.0 / rarest - 1.0).sqrt();
            detectable_w(law.critical(level), law.freedom(), count - 1.0, largest)
        }),
    })
}

/// Puts neighbouring numbers together until each class is expected often enough.
fn classes(boards: u64, found: &[u64], law: &[f64]) -> Vec<Class> {
    let mut classes: Vec<Class> = Vec::new();
    let mut open: Option<Class> = None;
    for number in 0..law.len().max(found.len()) {
        let share = law.get(number).copied().unwrap_or(0.0);
        let found = found.get(number).copied().unwrap_or(0);
        if share <= 0.0 && found == 0 {
            continue;
        }
        let number = number as u64;
        let class = open.get_or_insert(Class { least: number, ..Class::default() });
        class.most = number;
        class.share += share;
        class.found += found;
        if class.share * boards as f64 >= LEAST_EXPECTED {
            classes.extend(open.take());
        }
    }
    if let (Some(last), Some(open)) = (classes.last_mut(), open) {
        last.most = open.most;
        last.share += open.share;
        last.found += open.found;
    }
    classes
}
