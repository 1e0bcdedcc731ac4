//! Moves on their way out.

use std::ops::ControlFlow;

use noyes::{Metric, Run};

use super::grid::{self, Step};
use crate::Sink;

/// Joins single steps to runs, takes back steps that are undone at once, and
/// counts what has left.
///
/// Only the last few runs are kept, so that solutions of any length stream.
pub(super) struct Out<'a> {
    sink: &'a mut dyn Sink,
    /// The last runs, no two neighbours on one axis.
    kept: Vec<(Step, u32)>,
    steps: u64,
    runs: u64,
    /// The sink wants no more.
    closed: bool,
    /// There was more all the same.
    refused: bool,
}

/// So many runs are kept at least, to be taken back, and twice as many at most.
const KEPT: usize = 512;

impl<'a> Out<'a> {
    pub(super) fn new(sink: &'a mut dyn Sink) -> Out<'a> {
        Out {
            sink,
            kept: Vec::with_capacity(2 * KEPT),
            steps: 0,
            runs: 0,
            closed: false,
            refused: false,
        }
    }

    pub(super) fn push(&mut self, step: Step) {
        match self.kept.last_mut() {
            Some((last, length)) if *last == step => *length += 1,
            Some((last, length)) if *last == 3 - step => {
                *length -= 1;
                if *length == 0 {
                    self.kept.pop();
                }
            }
            _ => {
                if self.kept.len() == 2 * KEPT {
                    self.flush(KEPT);
                }
                self.kept.push((step, 1));
            }
        }
    }

    fn flush(&mut self, runs: usize) {
        let mut kept = std::mem::take(&mut self.kept);
        kept.drain(..runs).for_each(|(step, length)| self.emit(step, length));
        self.kept = kept;
    }

    fn emit(&mut self, step: Step, length: u32) {
        self.steps += u64::from(length);
        self.runs += 1;
        if let Some(run) = Run::new(grid::direction(step), length) {
            if self.closed {
                self.refused = true;
            } else {
                self.closed = self.sink.push(run) == ControlFlow::Break(());
            }
        }
    }

    /// The same as if all of these were pushed, for a way of which no step is
    /// undone by the next one, and that is all.
    pub(super) fn push_all(&mut self, path: &[Step]) {
        for run in path.chunk_by(|a, b| a == b) {
            if self.refused {
                break;
            }
            self.emit(run[0], run.len() as u32);
        }
    }

    /// Whether the sink takes no more.
    pub(super) fn is_closed(&self) -> bool {
        self.closed
    }

    /// Lets the last moves go; the length of all. `None` if the sink closed before it
    /// had them all: one that closes with the last run has what it wanted.
    pub(super) fn finish(mut self, metric: Metric) -> Option<u64> {
        self.flush(self.kept.len());
        let length = if metric == Metric::Stm { self.steps } else { self.runs };
        (!self.refused).then_some(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::Algorithm;

    #[test]
    fn what_is_undone_at_once_never_leaves() {
        let mut algorithm = Algorithm::new();
        let mut out = Out::new(&mut algorithm);
        for step in [0, 0, 1, 3, 0, 2, 2, 3] {
            out.push(step);
        }
        assert_eq!(out.finish(Metric::Mtm), Some(3));
        assert_eq!(algorithm.to_string(), "D2LU");
    }

    #[test]
    fn long_ways_stream_and_a_closed_sink_is_seen() {
        let mut left = 1000;
        let mut sink = |_: Run| {
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let mut out = Out::new(&mut sink);
        let mut pushed = 0;
        while !out.is_closed() {
            out.push([0, 1][pushed % 2]);
            pushed += 1;
        }
        assert!((1000..1000 + 2 * KEPT + 2).contains(&pushed));
        assert_eq!(out.finish(Metric::Stm), None);
        assert_eq!(left, 0);
    }

    #[test]
    fn a_sink_that_closes_with_the_last_run_has_them_all() {
        for (takes, whole) in [(1, false), (2, false), (3, true), (4, true)] {
            for at_once in [false, true] {
                let mut left = takes;
                let mut sink = |_: Run| {
                    left -= 1;
                    if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                };
                let mut out = Out::new(&mut sink);
                let path = [0, 0, 1, 0];
                if at_once {
                    out.push_all(&path);
                } else {
                    path.into_iter().for_each(|step| out.push(step));
                }
                assert_eq!(out.finish(Metric::Stm), whole.then_some(4), "{takes} {at_once}");
                assert_eq!(left, if whole { takes - 3 } else { 0 });
            }
        }
    }
}
