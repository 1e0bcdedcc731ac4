//! The counts themselves, which add up.

use super::{Tally, frame::Frame};

/// All counts but those of repeated boards; see [`Counts`](crate::Counts).
#[derive(Clone, Debug)]
pub(super) struct Sums {
    pub(super) boards: u64,
    pub(super) unsolvable: u64,
    pub(super) placed: Vec<u64>,
    /// The blank's squares, where `placed` has none.
    pub(super) blank: Vec<u64>,
    pub(super) at_home: Vec<u64>,
    pub(super) cycles: Vec<u64>,
    pub(super) before: Vec<u64>,
}

impl Sums {
    pub(super) fn new(frame: &Frame) -> Sums {
        let area = frame.area;
        let up_to = |max, length| if area <= max { vec![0; length] } else { Vec::new() };
        Sums {
            boards: 0,
            unsolvable: 0,
            placed: up_to(Tally::MAX_PLACED_AREA, area * area),
            blank: vec![0; if area > Tally::MAX_PLACED_AREA { area } else { 0 }],
            at_home: vec![0; area],
            cycles: vec![0; area + 1],
            before: up_to(Tally::MAX_PAIRS_AREA, frame.pairs()),
        }
    }

    pub(super) fn add(&mut self, other: &Sums) {
        self.boards += other.boards;
        self.unsolvable += other.unsolvable;
        for (mine, others) in [
            (&mut self.placed, &other.placed),
            (&mut self.blank, &other.blank),
            (&mut self.at_home, &other.at_home),
            (&mut self.cycles, &other.cycles),
            (&mut self.before, &other.before),
        ] {
            for (mine, others) in mine.iter_mut().zip(others) {
                *mine += others;
            }
        }
    }
}
