//! How wide the next beam is: what is left of time and nodes, and what there is memory for.

use noyes::{Metric, Position};
use web_time::Instant;

use super::{Best, EFFORT, Improve, Ranks};
use crate::{
    Limits, Stop,
    large::{
        Distance, MEMORY,
        between::Between,
        lines,
        pairs::Pairs,
        whole::{Span, runs},
    },
    learned::{self, Learned},
    search::Heuristic,
    watch::Watch,
};

/// A beam that ends where it stands when time is over may be as narrow as this.
pub(in crate::large) const NARROW: usize = 4;

/// How beams grow.
#[derive(Clone, Copy)]
pub(in crate::large) struct Growth {
    /// Each one is so many times as wide as the one before.
    pub(in crate::large) times: f64,
    /// The last one is planned for this share of what is left.
    pub(in crate::large) share: f64,
    /// It is not worth while if it is no wider than so much of the one before.
    pub(in crate::large) least: f64,
}

/// Beams that grow, and what the last one took.
pub(in crate::large) struct Pace {
    pub(super) width: usize,
    pub(in crate::large) growth: Growth,
    /// Seconds and states for each one of its width.
    seconds: f64,
    nodes: f64,
    /// Whether there was one.
    begun: bool,
}

impl Pace {
    /// Before the first beam, which is to have about this width and to look about
    /// so deep, each state taking so many seconds.
    pub(in crate::large) fn new(width: usize, growth: Growth, depth: usize, state: f64) -> Pace {
        let nodes = 2.2 * depth as f64;
        let before = (width as f64 / growth.times).ceil() as usize;
        Pace { width: before, growth, seconds: state * nodes, nodes, begun: false }
    }

    pub(in crate::large) fn measure(
        &mut self,
        width: usize,
        watch: &Watch<'_>,
        beam: impl FnOnce(),
    ) {
        let (began, nodes) = (Instant::now(), watch.nodes());
        beam();
        self.width = width;
        self.seconds = began.elapsed().as_secs_f64() / width as f64;
        self.nodes = (watch.nodes() - nodes) as f64 / width as f64;
        self.begun = true;
    }
}

impl Improve<'_, '_> {
    /// How wide the next beam is, at most so wide, where so many as wide are to follow one another.
    /// The first one is tried even if little fits. `None` if there should be none; the watch is told
    /// if it is for a limit.
    pub(in crate::large) fn next(
        &self,
        pace: &Pace,
        best: &Best,
        most: usize,
        beams: usize,
    ) -> Option<usize> {
        let next = self.plan(pace, best, most, beams);
        if let Err(Some(reason)) = next {
            self.watch.stop(reason);
        }
        next.ok()
    }

    /// The same, and the limit for which there should be none; nobody is told.
    pub(in crate::large) fn plan(
        &self,
        pace: &Pace,
        best: &Best,
        most: usize,
        beams: usize,
    ) -> Result<usize, Option<Stop>> {
        let limits = self.watch.limits();
        if best.length == self.rounds.lower_bound() || !self.watch.spend(0) {
            return Err(None);
        }
        let Growth { times, share, least } = pace.growth;
        let wider = (pace.width as f64 * times) as usize;
        if most < NARROW {
            return Err(Some(Stop::Memory));
        }
        if limits.are_endless() && self.watch.nodes() >= EFFORT {
            // With more of it beams would go on growing.
            let memory = limits.memory.is_some() && most < wider;
            return Err(memory.then_some(Stop::Memory));
        }
        let (mut fits, mut reason) = (f64::INFINITY, Stop::Time);
        if let Some(time) = limits.time {
            let left = time.as_secs_f64() * (1.0 - self.watch.time_passed());
            fits = left / pace.seconds;
        }
        if let Some(nodes) = limits.nodes {
            let left = nodes.saturating_sub(self.watch.nodes()) as f64 / pace.nodes;
            if left < fits {
                (fits, reason) = (left, Stop::Nodes);
            }
        }
        let fits = (share * fits) as usize;
        // One beam, if two would be too narrow.
        let fits = if fits / beams > pace.width / 3 { fits / beams } else { fits };
        let width = if fits < 2 * wider { fits } else { wider };
        match pace.begun {
            true if width as f64 <= least * pace.width as f64 => Err(Some(reason)),
            true => Ok(width.min(most)),
            false => Ok(width.max(NARROW).min(most)),
        }
    }

    /// A share of what is left of the limits.
    pub(in crate::large) fn part_of_limits(&self, share: f64) -> Limits<'_> {
        let limits = *self.watch.limits();
        let left = |nodes: u64| nodes.saturating_sub(self.watch.nodes());
        Limits {
            time: limits
                .time
                .map(|time| time.mul_f64(share * (1.0 - self.watch.time_passed()).max(0.0))),
            nodes: limits.nodes.map(|nodes| (left(nodes) as f64 * share) as u64),
            ..limits
        }
    }

    /// The same, with so many bytes more kept in memory.
    pub(in crate::large) fn beside(&self, bytes: u64) -> Self {
        Improve { held: self.held + bytes, ..*self }
    }

    /// The bytes that beams, and tables that are not made yet, may take.
    pub(in crate::large) fn memory(&self) -> u64 {
        self.watch.limits().memory.unwrap_or(MEMORY).saturating_sub(self.held)
    }

    /// The bytes of a beam that is to find a better solution.
    fn bytes_of_a_beam<H: Heuristic>(&self, width: usize, best: &Best) -> u64 {
        match self.metric {
            Metric::Stm => Span::bytes::<H>(width, best.length),
            Metric::Mtm => runs::bytes::<H>(self.board.size(), width, best.length),
        }
    }

    /// The memory for weights of goals whose blank is elsewhere than this goal's.
    pub(super) fn memory_beside(&self) -> u64 {
        let own = self.weights().filter(|_| !learned::one_serves_all(self.board.size()));
        self.memory().saturating_sub(own.map_or(0, |weights| weights.bytes()))
    }

    /// How wide a beam may be for its memory.
    pub(super) fn fitting(
        &self,
        ranks: &Ranks<'_>,
        inverse: Option<&Between>,
        best: &Best,
    ) -> usize {
        let bytes = |width| match ranks {
            Ranks::Learned(_, weights) => {
                // Tables of such a goal count the weights, too.
                let held = self.tables.map_or_else(|| weights.bytes(), |tables| tables.bytes(0, 0));
                held + self.bytes_of_a_beam::<Learned<'_, Distance>>(width, best)
            }
            Ranks::Tables(tables) => tables.bytes(width, best.length),
            Ranks::Pairs(_) => {
                Pairs::bytes(self.board.size()) + self.bytes_of_a_beam::<Pairs>(width, best)
            }
        };
        let held = match (ranks, inverse) {
            (Ranks::Learned(_, weights), Some(inverse)) => inverse.bytes_beside(weights),
            _ => 0,
        };
        let fits = |&width: &usize| held + bytes(width) <= self.memory();
        (4..26).rev().map(|k| 1 << k).find(fits).unwrap_or(0)
    }

    /// The same for beams line by line, where a solution takes so many steps.
    pub(super) fn fitting_lines(&self, steps: usize) -> usize {
        // Two boards and the ways on one, and two solutions, one of them growing.
        let taken = 3 * self.grid.bytes() + 3 * steps as u64;
        let left = self.memory().saturating_sub(taken);
        let narrow = (4..26).rev().map(|k| 1 << k).find(|&width| lines::bytes(width) <= left);
        narrow.unwrap_or(0)
    }
}
