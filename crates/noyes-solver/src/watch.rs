//! One search's view of its limits, shared by its threads.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use web_time::Instant;

use crate::{Limits, Progress, Stop, clock::Clock};

/// Counts what a search spends and says when it is to stop.
///
/// A search calls [`spend`](Watch::spend) every few thousand nodes, so that it
/// stops within a millisecond or so of being told to.
pub(crate) struct Watch<'a> {
    limits: Limits<'a>,
    deadline: Option<Instant>,
    nodes: AtomicU64,
    /// Nodes that the search of which this one is a part had spent before it.
    before: u64,
    /// Nanoseconds that threads besides the caller's have worked.
    worked: AtomicU64,
    /// 0 while the search goes on, else 1 + the place of the reason in [`STOPS`].
    stop: AtomicU8,
}

const STOPS: [Stop; 4] = [Stop::Time, Stop::Nodes, Stop::Memory, Stop::Cancelled];

impl<'a> Watch<'a> {
    /// The clock begins to run.
    pub(crate) fn new(limits: &Limits<'a>) -> Watch<'a> {
        // A time limit beyond what the clock can hold is none.
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        Watch {
            limits: *limits,
            deadline,
            nodes: AtomicU64::new(0),
            before: 0,
            worked: AtomicU64::new(0),
            stop: AtomicU8::new(0),
        }
    }

    /// One for a part of the search, with limits of its own; what it spends is to be spent here
    /// after it.
    pub(crate) fn part(&self, limits: &Limits<'a>) -> Watch<'a> {
        Watch { before: self.before + self.nodes(), ..Watch::new(limits) }
    }

    pub(crate) fn limits(&self) -> &Limits<'a> {
        &self.limits
    }

    /// Adds to the nodes, looks at the limits, and says whether to go on.
    pub(crate) fn spend(&self, nodes: u64) -> bool {
        let spent = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        if self.limits.is_cancelled() {
            self.stop(Stop::Cancelled);
        } else if self.limits.nodes.is_some_and(|limit| spent >= limit) {
            self.stop(Stop::Nodes);
        } else if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            self.stop(Stop::Time);
        }
        self.stopped().is_none()
    }

    /// Tells all threads to stop; the first reason is kept.
    pub(crate) fn stop(&self, reason: Stop) {
        let reason = 1 + STOPS.iter().position(|&stop| stop == reason).unwrap_or(0) as u8;
        self.stop.compare_exchange(0, reason, Ordering::Relaxed, Ordering::Relaxed).ok();
    }

    /// Why the search is to stop, if it is.
    pub(crate) fn stopped(&self) -> Option<Stop> {
        let stop = self.stop.load(Ordering::Relaxed);
        STOPS.get(usize::from(stop).wrapping_sub(1)).copied()
    }

    /// The share of the time limit that has passed, 0 where there is none.
    pub(crate) fn time_passed(&self) -> f64 {
        match (self.deadline, self.limits.time) {
            (Some(deadline), Some(time)) if !time.is_zero() => {
                let left = deadline.saturating_duration_since(Instant::now());
                1.0 - left.as_secs_f64() / time.as_secs_f64()
            }
            (Some(_), _) => 1.0,
            _ => 0.0,
        }
    }

    /// The nodes so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Adds the time of a thread besides the caller's.
    pub(crate) fn worked(&self, clock: Clock) {
        self.worked.fetch_add(clock.elapsed().as_nanos() as u64, Ordering::Relaxed);
    }

    /// Seconds that all threads have worked, given the caller's clock.
    pub(crate) fn seconds(&self, clock: &Clock) -> f64 {
        clock.elapsed().as_secs_f64() + self.worked.load(Ordering::Relaxed) as f64 * 1e-9
    }

    /// Tells the caller how the search stands.
    pub(crate) fn report(&self, lower_bound: u64, best: Option<u64>) {
        if let Some(progress) = self.limits.progress {
            let nodes = self.before + self.nodes();
            progress(Progress::Search { lower_bound, best, nodes });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use super::*;

    /// Its own limits count from its beginning, what it reports from that of the whole search.
    #[test]
    fn a_part_reports_what_was_spent_before_it() {
        let reported = AtomicU64::new(0);
        let progress = |progress| {
            if let Progress::Search { nodes, .. } = progress {
                reported.store(nodes, Ordering::Relaxed);
            }
        };
        let limits = Limits { nodes: Some(100), progress: Some(&progress), ..Limits::default() };
        let all = Watch::new(&limits);
        all.spend(40);
        let part = all.part(&Limits { nodes: Some(30), ..limits });
        assert!(part.spend(20));
        let part_of_part = part.part(&limits);
        part_of_part.spend(5);
        part_of_part.report(1, None);
        assert_eq!(reported.load(Ordering::Relaxed), 65);
        assert!(!part.spend(10));
        assert_eq!((part.stopped(), all.stopped()), (Some(Stop::Nodes), None));
    }
}
