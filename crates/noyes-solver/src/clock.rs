//! The time that a thread has worked.

use std::time::Duration;

/// Measures processor time of the thread that starts and reads it; in the
/// browser, which does not tell it, time on the wall's clock.
pub(crate) struct Clock(Start);

#[cfg(not(target_family = "wasm"))]
type Start = cpu_time::ThreadTime;
#[cfg(target_family = "wasm")]
type Start = web_time::Instant;

impl Clock {
    pub(crate) fn start() -> Clock {
        Clock(Start::now())
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
