//! The answer of an audit in a sentence.

use noyes::Shuffle;

use crate::{Basis, ExactAudit, Ratio, SampleAudit, Test, TestName, Verdict, words};

/// Distances from the fair deal below this are rounding errors.
const NOTHING: f64 = 1e-12;
/// Below this distance a walk that never arrives is called nearly fair.
const NEARLY: f64 = 0.001;

impl Ratio {
    /// The nearest number.
    #[must_use]
    pub fn to_f64(&self) -> f64 {
        match *self {
            Ratio::Exact { numerator, denominator } => numerator as f64 / denominator as f64,
            Ratio::Decimal(ratio) => ratio,
        }
    }
}

impl ExactAudit {
    /// Whether every solvable board comes equally often and no other comes;
    /// `None` where that is not known.
    ///
    /// A walk is not fair, however near it comes to that: no number of slides
    /// spreads the probability evenly, unless there is nowhere to go.
    #[must_use]
    pub fn is_fair(&self) -> Option<bool> {
        match self.tv_distance {
            Some(_) if self.basis == Basis::Chain && self.goal.size().area() > 1 => Some(false),
            Some(distance) => Some(distance < NOTHING),
            None if self.tv_at_least >= NOTHING => Some(false),
            None => None,
        }
    }

    /// Whether this is a walk that has come within 0.1% of the fair deal.
    #[must_use]
    pub fn is_nearly_fair(&self) -> bool {
        self.basis == Basis::Chain
            && self.is_fair() == Some(false)
            && self.tv_distance.is_some_and(|distance| distance < NEARLY)
    }

    /// The answer in a sentence, such as "Not fair: the likeliest board comes
    /// 26.9 times as often as the rarest, and 50% of the boards cannot be solved."
    #[must_use]
    pub fn headline(&self) -> String {
        match (self.is_fair(), self.recipe.shuffle.steps()) {
            (Some(true), _) if self.goal.size().area() == 1 => {
                "Fair: there is only one board.".into()
            }
            // Below 10^15 boards, by far fewer squares than have a slow factorial.
            (Some(true), _) if self.goal.size().is_one_wide() || self.goal.size().area() <= 17 => {
                let boards = words::thousands(self.goal.size().solvable_boards());
                format!("Fair: each of the {boards} solvable boards comes as often as any other.")
            }
            (Some(true), _) => "Fair: each solvable board comes as often as any other.".into(),
            (None, _) if self.marginals.is_some() => {
                "Not known: no single tile shows a bias, and the boards are too many to be looked \
                 at one by one."
                    .into()
            }
            (None, Some(steps)) => format!(
                "Not known: what {} {} do on boards of {} squares was not worked out, it would \
                 take too long.",
                words::thousands(steps),
                steps_unit(self.recipe.shuffle, steps),
                words::thousands(self.goal.size().area())
            ),
            (None, None) => format!(
                "Not known: what {} does on boards of {} squares was not worked out, it would \
                 take too long.",
                self.recipe.shuffle.name(),
                words::thousands(self.goal.size().area())
            ),
            (Some(false), Some(steps)) => self.of_walk(steps),
            (Some(false), None) => self.of_swaps(),
        }
    }

    fn of_walk(&self, steps: u64) -> String {
        let unit = steps_unit(self.recipe.shuffle, steps);
        let steps = words::thousands(steps);
        match self.tv_distance {
            Some(distance) if self.is_nearly_fair() => format!(
                "Nearly fair: {steps} {unit} leave a distance of {} from the fair deal.",
                if distance < NOTHING {
                    "less than 10⁻¹⁰%".into()
                } else {
                    words::percent(distance)
                }
            ),
            Some(distance) => format!(
                "Not fair: after {steps} {unit} the deal is still {} away from the fair one.",
                words::percent(distance)
            ),
            None => format!(
                "Not fair: after {steps} {unit} the deal is still {} away from the fair one.",
                words::at_least(self.tv_at_least)
            ),
        }
    }

    fn of_swaps(&self) -> String {
        let mut faults = Vec::new();
        let ratio = self.ratio.as_ref().map_or(1.0, Ratio::to_f64);
        if ratio > 1.0 + NOTHING {
            let ratio = words::rounded(ratio);
            faults.push(format!("the likeliest board comes {ratio} times as often as the rarest"));
        }
        if let Some(share) = self.share_possible.filter(|&share| share < 1.0 - NOTHING) {
            let share = words::percent(share);
            faults.push(format!("only {share} of the solvable boards can occur"));
        }
        if let Some(share) = self.solvable_share.filter(|&share| share < 1.0 - NOTHING) {
            let share = words::percent(1.0 - share);
            faults.push(format!("{share} of the boards dealt cannot be solved"));
        }
        if self.tv_distance.is_none() && faults.is_empty() {
            let distance = words::at_least(self.tv_at_least);
            faults.push(format!("the deal is {distance} away from the fair one"));
        }
        format!("Not fair: {}.", faults.join(", and "))
    }
}

/// What a walk's steps are called.
pub(crate) fn steps_unit(shuffle: Shuffle, steps: u64) -> &'static str {
    match (shuffle, steps) {
        (Shuffle::RandomSlides { .. }, 1) => "try",
        (Shuffle::RandomSlides { .. }, _) => "tries",
        (_, 1) => "slide",
        _ => "slides",
    }
}

impl SampleAudit {
    /// The answer in a sentence.
    #[must_use]
    pub fn headline(&self) -> String {
        let boards = match self.counts.boards {
            1 => "1 board".into(),
            boards => format!("{} boards", words::thousands(boards)),
        };
        match self.verdict {
            Verdict::Consistent if !self.could_show() => format!(
                "Too few boards to say: in {boards} even a blank that keeps to half of the squares \
                 may go unnoticed."
            ),
            Verdict::Consistent => {
                format!("Consistent with a fair dealer: nothing in {boards} speaks against it.")
            }
            Verdict::NotFair => {
                let sentence = self.most_telling().map_or("", |test| test.sentence.as_str());
                let sentence = sentence.split(". ").next().unwrap_or_default();
                format!("Not fair. {}.", sentence.trim_end_matches('.'))
            }
        }
    }
}

impl SampleAudit {
    /// Whether there were boards enough to show what is plain: a blank that
    /// keeps to half of the squares, with a probability of 90%. Always of a
    /// single square, where there is nothing to be seen.
    #[must_use]
    pub fn could_show(&self) -> bool {
        let blank = self.tests.iter().find(|test| test.name == TestName::BlankSquare);
        blank.is_none_or(|test| test.smallest_detectable <= 1.0)
    }

    /// The test that says most plainly that no fair dealer dealt the boards.
    fn most_telling(&self) -> Option<&Test> {
        let plainness = |test: &Test| match test.name {
            TestName::Unsolvable => 0,
            TestName::Repeats if self.counts.repeats.distinct == 1 => 1,
            TestName::BlankSquare if self.counts.blank.contains(&0) => 2,
            TestName::Repeats if test.statistic > test.expected => 3,
            _ => 4,
        };
        let unfair = self.tests.iter().filter(|test| test.is_unfair(self.alpha));
        unfair.min_by(|a, b| {
            plainness(a).cmp(&plainness(b)).then(a.p_corrected.total_cmp(&b.p_corrected))
        })
    }
}

#[cfg(test)]
mod tests {
    use noyes::{Fix, Goal, Layout, Recipe, Size};

    use super::*;
    use crate::Limits;

    fn headline(size: (u32, u32), shuffle: Shuffle, fix: Fix) -> String {
        let goal = Goal::new(Size::new(size.0, size.1).unwrap(), Layout::BlankLast);
        let recipe = Recipe { shuffle, fix, ..Recipe::default() };
        ExactAudit::new(&goal, recipe, &Limits::default()).unwrap().headline()
    }

    #[test]
    fn the_answer_comes_first() {
        assert_eq!(
            headline((3, 3), Shuffle::Uniform, Fix::None),
            "Fair: each of the 181,440 solvable boards comes as often as any other."
        );
        assert_eq!(
            headline((2, 2), Shuffle::SwapAny, Fix::None),
            "Not fair: the likeliest board comes 1.88 times as often as the rarest, and 50% of \
             the boards dealt cannot be solved."
        );
        assert_eq!(
            headline((4, 4), Shuffle::Sattolo, Fix::Swap),
            "Not fair: only 12.5% of the solvable boards can occur."
        );
        assert_eq!(
            headline((3, 3), Shuffle::FisherYates, Fix::None),
            "Not fair: 50% of the boards dealt cannot be solved."
        );
        assert_eq!(
            headline((3, 3), Shuffle::RandomSlides { steps: 30 }, Fix::None),
            "Not fair: after 30 tries the deal is still 96.1% away from the fair one."
        );
        let long = headline((3, 3), Shuffle::RandomSlides { steps: 1000 }, Fix::None);
        assert!(long.starts_with("Nearly fair: 1,000 tries leave a distance of"), "{long}");
        assert_eq!(
            headline((2, 2), Shuffle::RandomSlides { steps: 100_000 }, Fix::None),
            "Nearly fair: 100,000 tries leave a distance of less than 10⁻¹⁰% from the fair deal."
        );
        assert_eq!(
            headline((1, 1), Shuffle::RandomSlides { steps: 3 }, Fix::None),
            "Fair: there is only one board."
        );
    }

    #[test]
    fn what_was_not_worked_out_is_not_said() {
        let tries = |steps| Shuffle::RandomSlides { steps };
        assert_eq!(
            headline((30, 30), tries(30), Fix::None),
            "Not fair: after 30 tries the deal is still more than 99.99% away from the fair one."
        );
        assert_eq!(
            headline((40, 40), tries(1_000_000), Fix::None),
            "Not known: what 1,000,000 tries do on boards of 1,600 squares was not worked out, it \
             would take too long."
        );
        assert_eq!(
            headline((40, 40), Shuffle::SwapAny, Fix::Swap),
            "Not known: what swap-any does on boards of 1,600 squares was not worked out, it would \
             take too long."
        );
        let swapped = headline((200, 200), Shuffle::SwapAny, Fix::None);
        assert!(swapped.contains("of the boards dealt cannot be solved"), "{swapped}");
        let mixed = headline((4, 4), tries(1_000_000), Fix::None);
        assert!(mixed.starts_with("Not known: no single tile shows a bias"), "{mixed}");
    }
}
