//! What a fair dealer's counts would be, for histograms.

use noyes::Goal;

use super::SampleAudit;
use crate::sample::law::{self, Colours};

impl SampleAudit {
    /// How many of a fair dealer's boards have 0, 1, 2, … tiles at home in the
    /// mean, the blank not counted; `None` for boards one square wide.
    #[must_use]
    pub fn expected_at_home(&self) -> Option<Vec<f64>> {
        self.expected(law::fixed_points)
    }

    /// How many of a fair dealer's boards have 0, 1, 2, … cycles in the mean,
    /// the blank counted; `None` for boards one square wide.
    #[must_use]
    pub fn expected_cycles(&self) -> Option<Vec<f64>> {
        self.expected(law::cycles)
    }

    fn expected(&self, law: impl Fn(usize, Colours) -> Vec<f64>) -> Option<Vec<f64>> {
        let goal: &Goal = &self.counts.goal;
        if goal.size().is_one_wide() {
            return None;
        }
        let boards = self.counts.boards as f64;
        let shares = law(goal.size().area(), Colours::of(goal));
        Some(shares.into_iter().map(|share| share * boards).collect())
    }
}
