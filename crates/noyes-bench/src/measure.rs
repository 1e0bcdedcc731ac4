//! Timing two ways of doing the same, in turn.

use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};

/// One way of doing the work: does it once.
pub(crate) type Work = Box<dyn FnMut()>;

/// Two ways of doing the same work, and how much work one round is.
pub(crate) struct Bench {
    pub(crate) name: String,
    pub(crate) unit: &'static str,
    /// How many units one call of each way is: the two may differ, so that a
    /// slow baseline need not take longer than the rest.
    pub(crate) units: f64,
    pub(crate) baseline_units: f64,
    pub(crate) baseline: &'static str,
    /// Sets the work up, outside of the time that is taken.
    pub(crate) prepare: Box<dyn FnOnce() -> Prepared>,
}

/// The two ways, ready to run. Each checks its own answers, or leaves them
/// where `check` finds them, which is called after every round.
pub(crate) struct Prepared {
    pub(crate) noyes: Work,
    pub(crate) baseline: Work,
    pub(crate) check: Work,
}

impl Prepared {
    /// Two ways that check their own answers.
    pub(crate) fn checked(
        noyes: impl FnMut() + 'static,
        baseline: impl FnMut() + 'static,
    ) -> Prepared {
        Prepared { noyes: Box::new(noyes), baseline: Box::new(baseline), check: Box::new(|| {}) }
    }
}

/// A benchmark's result, as it is printed.
#[derive(Serialize, Deserialize)]
pub(crate) struct Line {
    pub(crate) bench: String,
    /// Units a second of processor time, or the figure that the unit says.
    pub(crate) value: f64,
    pub(crate) unit: String,
    /// The other way of doing the same, if there is one in the same run.
    pub(crate) baseline: Option<String>,
    /// How many times as fast as the baseline.
    pub(crate) ratio: Option<f64>,
    /// What it should be at least.
    pub(crate) aim: Option<Aim>,
}

/// The least that the project wants, of a ratio or of a value in the line's unit.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Aim {
    Ratio(f64),
    Value(f64),
}

impl Bench {
    pub(crate) fn run(self) -> Line {
        const ROUNDS: usize = 7;
        let Prepared { noyes: mut work, mut baseline, mut check } = (self.prepare)();
        // Once each without the clock, for caches and first pages.
        work();
        baseline();
        check();
        // In turn, so that a machine that slows down slows both; the median
        // of the ratios is not moved by a round that was disturbed.
        let mut rounds: Vec<(f64, f64)> = (0..ROUNDS)
            .map(|_| {
                let rate = self.units / seconds(&mut work);
                let baseline_rate = self.baseline_units / seconds(&mut baseline);
                check();
                (rate, rate / baseline_rate)
            })
            .collect();
        let mut median = |of: fn(&(f64, f64)) -> f64| {
            rounds.sort_by(|a, b| of(a).total_cmp(&of(b)));
            of(&rounds[ROUNDS / 2])
        };
        Line {
            value: median(|round| round.0),
            ratio: Some(median(|round| round.1)),
            bench: self.name,
            unit: self.unit.into(),
            baseline: Some(self.baseline.into()),
            aim: None,
        }
    }
}

/// The processor's time of this thread: other programs on the machine do not count.
fn seconds(work: &mut Work) -> f64 {
    let start = ThreadTime::now();
    work();
    start.elapsed().as_secs_f64()
}
