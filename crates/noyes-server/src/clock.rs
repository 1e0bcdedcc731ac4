//! What time it is.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use noyes_game::Millis;

/// A clock that never runs backwards: milliseconds since the beginning of 1970. Copies are the
/// same.
///
/// Where the machine's clock is set back, this one goes on from where it was, at the same pace, until
/// the other has caught up; where it is set forward, this one follows.
#[derive(Clone)]
pub struct Clock {
    wall: Arc<dyn Fn() -> Millis + Send + Sync>,
    pace: Arc<dyn Fn() -> Millis + Send + Sync>,
    /// By how much the wall was ahead of the pace, at most.
    ahead: Arc<AtomicU64>,
}

impl Clock {
    /// The machine's clock.
    #[must_use]
    pub fn system() -> Clock {
        let start = Instant::now();
        Clock::new(
            || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, millis),
            move || millis(start.elapsed()),
        )
    }

    /// A clock that shows what its two sources say: the time of day, and a time that only ever
    /// grows, from any beginning.
    pub fn new(
        wall: impl Fn() -> Millis + Send + Sync + 'static,
        pace: impl Fn() -> Millis + Send + Sync + 'static,
    ) -> Clock {
        Clock { wall: Arc::new(wall), pace: Arc::new(pace), ahead: Arc::new(AtomicU64::new(0)) }
    }

    /// The time.
    #[must_use]
    pub fn now(&self) -> Millis {
        let pace = (self.pace)();
        let ahead = (self.wall)().saturating_sub(pace);
        let most = self.ahead.fetch_max(ahead, Ordering::Relaxed).max(ahead);
        pace.saturating_add(most)
    }

    /// It was this time at least once already: before the server was started again, for example.
    pub(crate) fn was(&self, time: Millis) {
        self.ahead.fetch_max(time.saturating_sub((self.pace)()), Ordering::Relaxed);
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Clock({})", self.now())
    }
}

fn millis(duration: std::time::Duration) -> Millis {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_back_goes_on() {
        let wall = Arc::new(AtomicU64::new(1_000_000));
        let pace = Arc::new(AtomicU64::new(50));
        let read = |time: &Arc<AtomicU64>| {
            let time = Arc::clone(time);
            move || time.load(Ordering::Relaxed)
        };
        let clock = Clock::new(read(&wall), read(&pace));
        assert_eq!(clock.now(), 1_000_000);
        wall.store(400_000, Ordering::Relaxed);
        pace.store(1_050, Ordering::Relaxed);
        assert_eq!(clock.now(), 1_001_000);
        wall.store(1_005_000, Ordering::Relaxed);
        pace.store(2_050, Ordering::Relaxed);
        assert_eq!(clock.now(), 1_005_000);
        clock.was(2_000_000);
        pace.store(2_051, Ordering::Relaxed);
        assert_eq!(clock.now(), 2_000_001);
    }
}
