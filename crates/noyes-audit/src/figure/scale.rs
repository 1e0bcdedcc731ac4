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

impl Scale {
    /// The colour is deepest at twice, and at half, the fair share.
    pub const TWICE: Scale = Scale { deepest: 2.0 };

    /// The first of 2, 4, 8, … 64 times that no cell of these maps comes more
    /// often than. What comes too seldom has no say: there "never" is common,
    /// and no scale reaches it.
    #[must_use]
    pub fn of(maps: &[&Marginals]) -> Scale {
        let most =
            |map: &&Marginals| map.cells().iter().copied().fold(0.0, f64::max) * map.area() as f64;
        let most = maps.iter().map(most).fold(1.0, f64::max);
        let deepest = [2.0, 4.0, 8.0, 16.0, 32.0].into_iter().find(|&times| most <= times * 1.01);
        Scale { deepest: deepest.unwrap_or(64.0) }
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
        [format!("1/{times} of fair, or less"), "fair".into(), format!("{times} × fair, or more")]
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
        assert_eq!(Scale::of(&[&fair]), Scale::TWICE);
        assert_eq!(Scale::of(&[&fair, &home]).deepest(), 4.0);
        assert_eq!(Scale::of(&[]), Scale::TWICE);
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
