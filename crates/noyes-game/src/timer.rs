//! How long a game has been played.

use crate::Millis;

/// A stopwatch that is told the time.
///
/// It never runs backwards: where the clock steps back, it goes on from there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Timer {
    elapsed: Millis,
    /// The time at which `elapsed` was right, while the timer runs.
    seen: Option<Millis>,
}

impl Timer {
    /// A timer that stands at this time.
    pub(crate) fn stopped_at(elapsed: Millis) -> Timer {
        Timer { elapsed, seen: None }
    }

    pub(crate) fn is_running(&self) -> bool {
        self.seen.is_some()
    }

    pub(crate) fn elapsed(&self) -> Millis {
        self.elapsed
    }

    /// Takes notice of the time. Does nothing to a timer that stands.
    pub(crate) fn tick(&mut self, now: Millis) {
        if let Some(seen) = &mut self.seen {
            self.elapsed = self.elapsed.saturating_add(now.saturating_sub(*seen));
            *seen = now;
        }
    }

    pub(crate) fn start(&mut self, now: Millis) {
        self.tick(now);
        self.seen = Some(now);
    }

    pub(crate) fn stop(&mut self, now: Millis) {
        self.tick(now);
        self.seen = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_time_while_it_runs_counts() {
        let mut timer = Timer::default();
        timer.tick(500);
        timer.start(1_000);
        timer.tick(1_200);
        timer.stop(1_500);
        timer.tick(9_000);
        timer.start(10_000);
        timer.stop(10_001);
        assert_eq!(timer.elapsed(), 501);
    }

    #[test]
    fn a_clock_that_steps_back_takes_nothing_away() {
        let mut timer = Timer::default();
        timer.start(1_000);
        timer.tick(1_300);
        timer.tick(200);
        assert_eq!(timer.elapsed(), 300);
        timer.tick(250);
        assert_eq!(timer.elapsed(), 350);
    }

    #[test]
    fn the_last_of_all_times_does_not_overflow() {
        let mut timer = Timer::stopped_at(u64::MAX - 1);
        timer.start(0);
        timer.stop(u64::MAX);
        assert_eq!(timer.elapsed(), u64::MAX);
    }
}
