//! From how often something comes to one of the colours of a heat map.

use crate::Marginals;

/// The colours on each side of the fair one.
pub const LEVELS: u32 = 16;

/// How ratios to the fair share become colours.
///
/// The scale is logarithmic: half as often is as far from fair as twice as
/// often. Maps that are compared must have the same scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    deepest: f64,
}

/// How many times the fair share may have the deepest colour.
const STEPS: [f64; 8] = [1.25, 1.5, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0];

impl Scale {
    /// The colour is deepest at twice, and at half, the fair share.
    pub const TWICE: Scale = Scale { deepest: 2.0 };

    /// The finest scale that no cell of these maps is above, from 1.25 to 64
    /// times the fair share.
    ///
    /// Below twice it must hold nearly all that comes too seldom as well, but
    /// for what never comes. Coarser scales are chosen by what comes too often
    /// alone: many tiles that hardly ever come somewhere would leave the others
    /// pale.
    #[must_use]
    pub fn of(maps: &[&Marginals]) -> Scale {
        let ratios = |map: &Marginals| {
            let area = map.area() as f64;
            map.cells().iter().map(move |share| share * area).collect::<Vec<f64>>()
        };
        let ratios: Vec<f64> = maps.iter().flat_map(|map| ratios(map)).collect();
        let most = ratios.iter().copied().fold(1.0, f64::max);
        let holds = |deepest: &f64| {
            let below = ratios.iter().filter(|&&ratio| ratio > 0.0 && ratio * deepest < 0.99);
            most <= deepest * 1.01 && (*deepest >= 2.0 || below.count() * 16 <= ratios.len())
        };
        Scale { deepest: STEPS.into_iter().find(holds).unwrap_or(64.0) }
    }

    /// The same, or for a sample of few boards the first on which chance alone
    /// gives no cell much of a colour: a standard deviation, √((n−1)/boards) of
    /// the fair share, is at most about a level and a half.
    #[must_use]
    pub fn for_sample(self, boards: u64, area: usize) -> Scale {
        let deviation = (area.saturating_sub(1) as f64 / boards.max(1) as f64).sqrt();
        let least = 1.0 + 12.0 * deviation;
        let deepest = STEPS.into_iter().find(|&step| step >= least.min(64.0));
        Scale { deepest: self.deepest.max(deepest.unwrap_or(64.0)) }
    }

    /// How many times the fair share has the deepest colour.
    #[must_use]
    pub fn deepest(self) -> f64 {
        self.deepest
    }

    /// The colour of something that comes so many times as often as is fair.
    #[must_use]
    pub fn level(self, ratio: f64) -> Level {
        if ratio <= 0.0 {
            return Level::Under(LEVELS);
        }
        let depth = (ratio.log2() / self.deepest.log2() * f64::from(LEVELS)).round();
        let level = depth.abs().min(f64::from(LEVELS)) as u32;
        match level {
            0 => Level::Fair,
            _ if depth > 0.0 => Level::Over(level),
            _ => Level::Under(level),
        }
    }

    /// What stands below a legend: at its left end, in its middle, at its right end.
    #[must_use]
    pub fn labels(self) -> [String; 3] {
        let times = self.deepest;
        let ends = match times < 2.0 {
            true => [1.0 / times, times].map(|times| format!("{:.0}% of fair", times * 100.0)),
            false => [format!("1/{times} of fair"), format!("{times} × fair")],
        };
        let [under, over] = ends;
        [format!("{under}, or less"), "fair".into(), format!("{over}, or more")]
    }
}

/// A colour of a heat map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Too seldom, from 1 to [`LEVELS`].
    Under(u32),
    /// As is fair.
    Fair,
    /// Too often, from 1 to [`LEVELS`].
    Over(u32),
}

impl Level {
    /// All, from the deepest of those that are too seldom to the deepest of the others.
    pub fn all() -> impl Iterator<Item = Level> {
        let under = (1..=LEVELS).rev().map(Level::Under);
        under.chain([Level::Fair]).chain((1..=LEVELS).map(Level::Over))
    }

    /// The class in the style sheet: `under-16` … `fair` … `over-16`.
    #[must_use]
    pub fn class(self) -> String {
        match self {
            Level::Under(depth) => format!("under-{depth}"),
            Level::Fair => "fair".into(),
            Level::Over(depth) => format!("over-{depth}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_is_as_far_from_fair_as_twice() {
        let scale = Scale::TWICE;
        assert_eq!(scale.level(1.0), Level::Fair);
        assert_eq!(scale.level(2.0), Level::Over(16));
        assert_eq!(scale.level(0.5), Level::Under(16));
        assert_eq!(scale.level(2f64.sqrt()), Level::Over(8));
        assert_eq!(scale.level(0.5f64.sqrt()), Level::Under(8));
        assert_eq!(scale.level(50.0), Level::Over(16));
        assert_eq!(scale.level(0.0), Level::Under(16));
        assert_eq!(scale.level(1.02), Level::Fair);
    }

    #[test]
    fn a_scale_covers_the_maps_that_are_compared() {
        let fair = Marginals::new(4, vec![0.25; 16]);
        let home = Marginals::new(4, (0..16).map(|at| f64::from(at % 5 == 0)).collect());
        assert_eq!(Scale::of(&[&fair]).deepest(), 1.25);
        assert_eq!(Scale::of(&[&fair, &home]).deepest(), 4.0);
        assert_eq!(Scale::of(&[]).deepest(), 1.25);
    }

    #[test]
    fn fine_scales_hold_what_comes_too_seldom() {
        // Half of the cells at 0.7, the others at 1.3: within 1.5 times, but not 1.25.
        let cells = (0..16).map(|at| if (at + at / 4) % 2 == 0 { 0.175 } else { 0.325 }).collect();
        assert_eq!(Scale::of(&[&Marginals::new(4, cells)]).deepest(), 1.5);
        let cells = (0..16).map(|at| if (at + at / 4) % 2 == 0 { 0.1 } else { 0.4 }).collect();
        assert_eq!(Scale::of(&[&Marginals::new(4, cells)]).deepest(), 2.0);
    }

    #[test]
    fn few_boards_have_a_coarse_scale() {
        let fine = Scale { deepest: 1.25 };
        let deepest = |boards| fine.for_sample(boards, 16).deepest();
        assert_eq!([deepest(1_000_000), deepest(10_000), deepest(1000)], [1.25, 1.5, 4.0]);
        assert_eq!([deepest(0), deepest(10)], [64.0, 16.0]);
        assert_eq!(Scale { deepest: 8.0 }.for_sample(10_000, 16).deepest(), 8.0);
    }

    #[test]
    fn the_ends_are_named() {
        assert_eq!(Scale { deepest: 1.25 }.labels()[0], "80% of fair, or less");
        assert_eq!(Scale::TWICE.labels(), ["1/2 of fair, or less", "fair", "2 × fair, or more"]);
    }

    #[test]
    fn every_level_has_a_rule_in_the_style_sheet() {
        assert_eq!(Level::all().count(), 33);
        for level in Level::all() {
            let rule = format!(".{} {{", level.class());
            assert_eq!(super::super::STYLE.matches(&rule).count(), 1, "{rule}");
        }
    }
}
