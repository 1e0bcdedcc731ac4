//! Beams by near pairs, and what they end with mended.
//!
//! A beam alone solves few of these boards: it ends with some tiles in each other's places. So
//! what it takes to mend a path is kept back from each beam until one is mended.

use std::time::Duration;

use noyes::{Position, Size};

use crate::{
    Limits, Method,
    large::{
        distance::Distance,
        grid::{self, Step},
        improve::{Best, Growth, Improve, Pace},
        mend::{self, mend},
        whole::{End, Ends, Span, search_for_ends},
    },
    learned::{Around, Local},
};

/// How wide the first beam is, and how the next ones grow.
pub(super) const FIRST: usize = 300;
pub(super) const GROWTH: Growth = Growth { times: 12.0, share: 0.7, least: 1.0 / 3.0 };

/// The same as long as no path is mended and what that takes is kept back: it is better than a beam
/// that is hardly wider than the one before.
const GROWTH_BEFORE: Growth = Growth { share: 0.8, least: 1.5, ..GROWTH };

/// Where a side is longer than this, narrower beams stop before they have come near.
const SHORT: u32 = 14;
const FIRST_THAT_ENDS: usize = 3600;

/// How many of a beam's ends are mended after it, and by how many moves they differ at least.
const ENDS: usize = 3;
const APART: usize = 8;

/// Where the next beam will be so many times as wide and come much nearer, only one is, if no
/// path was mended so far and it promises to take no more than this share of what is left.
const MUCH_WIDER: usize = 4;
const EARLY: f64 = 0.15;

/// What each tile that is not at home is taken to cost.
const TILE: usize = 10;

/// How the ends are mended.
const MEND: mend::Plan = mend::Plan { tries: 5, width: 50, below: 0 };

/// What it takes to mend a path, about: some states, and so many more for each tile that is
/// elsewhere; and the seconds, for each of its moves and the third power of those tiles, until it
/// is known which threes of them are near one another at what time.
const MENDING: f64 = 100_000.0;
const MENDING_A_TILE: f64 = 65_000.0;
const MENDING_ALL_THREES: f64 = 6e-10;

/// About the states a second of beams, and of mending what comes of them.
const NODES_A_SECOND: f64 = 7e6;

#[derive(Clone, Copy, Default)]
pub(super) struct Cost {
    pub(super) nodes: f64,
    pub(super) seconds: f64,
}

impl Cost {
    /// One beam over a board of this size.
    fn of_a_beam(size: Size, width: usize) -> Cost {
        let nodes = 2.2 * (width * depth(size)) as f64;
        Cost { nodes, seconds: nodes / NODES_A_SECOND }
    }

    /// A path of so many moves, at whose end so many tiles are elsewhere.
    fn of_mending(moves: usize, wrong: usize) -> Cost {
        let nodes = MENDING + MENDING_A_TILE * wrong as f64;
        let threes = MENDING_ALL_THREES * moves as f64 * (wrong as f64).powi(3);
        Cost { nodes, seconds: nodes / NODES_A_SECOND + threes }
    }

    /// To solve a board of this size: one beam, and what it ends with mended.
    pub(super) fn least(size: Size) -> Cost {
        let is_short = size.width().max(size.height()) <= SHORT;
        let width = if is_short { FIRST } else { FIRST_THAT_ENDS };
        let (beam, mending) =
            (Cost::of_a_beam(size, width), Cost::of_mending(depth(size), expected(size)));
        Cost { nodes: beam.nodes + mending.nodes, seconds: beam.seconds + mending.seconds }
    }

    pub(super) fn fits(self, limits: &Limits<'_>) -> bool {
        limits.nodes.is_none_or(|nodes| self.nodes <= nodes as f64)
            && limits.time.is_none_or(|time| self.seconds <= time.as_secs_f64())
    }
}

/// About how many tiles are elsewhere where the first beam of a board of this size ends.
fn expected(size: Size) -> usize {
    (16.0 * (size.area() as f64 / 100.0).powf(1.7)) as usize
}

/// About how deep a beam over a board looks.
fn depth(size: Size) -> usize {
    (1.2 * (size.area() as f64).powf(1.5)) as usize
}

/// A path to a board that is nearly solved.
struct Open {
    path: Vec<Step>,
    wrong: usize,
}

impl Open {
    fn new(ends: &Ends, end: End) -> Open {
        let path = ends.way(end).moves().map(grid::step).collect();
        Open { path, wrong: end.wrong }
    }

    fn cost(&self) -> Cost {
        Cost::of_mending(self.path.len(), self.wrong)
    }

    /// How long a solution it promises.
    fn promise(&self) -> usize {
        self.path.len() + TILE * self.wrong
    }
}

impl Improve<'_, '_> {
    pub(super) fn near_pairs_in<const CELLS: usize>(&self, best: &mut Best, local: &Local) {
        let estimate = Distance::new(self.goal);
        let ranks = Around::<CELLS> { estimate: &estimate, local };
        let size = self.board.size();
        let mut pace = Pace::new(FIRST, GROWTH, depth(size), 2e-7);
        let mut open: Vec<Open> = Vec::new();
        let filled = best.length;
        for seed in 0.. {
            let is_mended = best.length < filled;
            let kept_back = match open.iter().min_by_key(|open| open.wrong) {
                _ if is_mended => Cost::default(),
                Some(open) => open.cost(),
                None => Cost::of_mending(depth(size), expected(size)),
            };
            let limits = self.limits_beside(kept_back);
            let own = self.watch.part(&limits);
            let beams = Improve { watch: &own, ..*self };
            pace.growth = if is_mended { GROWTH } else { GROWTH_BEFORE };
            let below = self.below(best);
            let bytes = |width| Span::bytes_of::<Around<'_, CELLS>, CELLS>(width, below);
            let fits = |width| bytes(width) <= self.memory();
            let most = (4..26).rev().map(|k| 1 << k).find(|&width| fits(width)).unwrap_or(0);
            let Some(width) = beams.next(&pace, best, most, 1) else {
                if is_mended || open.is_empty() || !self.watch.spend(0) {
                    own.stopped().into_iter().for_each(|reason| self.watch.stop(reason));
                    break;
                }
                self.mend_one(best, &mut open, 1.0);
                continue;
            };
            let span = Span { width, below, seed };
            let mut found = None;
            pace.measure(width, &own, || {
                found = Some(search_for_ends::<_, CELLS>(&ranks, self.board, span, &own));
            });
            self.watch.spend(own.nodes());
            let Some((way, ends)) = found else { break };
            if let Some(moves) = way {
                self.offer(best, moves.moves().map(grid::step).collect(), Method::Beam);
            }
            let hopeful = ends.hopeful(ENDS, APART, TILE);
            open.extend(hopeful.into_iter().map(|end| Open::new(&ends, end)));
            // The beam's history is large.
            drop(ends);
            let next = self.plan(&pace, best, most, 1);
            if !next.is_ok_and(|next| next >= MUCH_WIDER * width) {
                (0..ENDS).for_each(|_| self.mend_one(best, &mut open, 1.0));
            } else if best.length == filled {
                self.mend_one(best, &mut open, EARLY);
            }
        }
    }

    /// What is left of the limits beside what something costs.
    fn limits_beside(&self, cost: Cost) -> Limits<'_> {
        let left = self.part_of_limits(1.0);
        let seconds = Duration::from_secs_f64(cost.seconds);
        Limits {
            time: left.time.map(|time| time.saturating_sub(seconds)),
            nodes: left.nodes.map(|nodes| nodes.saturating_sub(cost.nodes as u64)),
            ..left
        }
    }

    /// Mends the most hopeful of the paths that promise to take no more than this share of what is
    /// left; of all of it, if none does, the one with the fewest tiles elsewhere.
    fn mend_one(&self, best: &mut Best, open: &mut Vec<Open>, share: f64) {
        open.retain(|open| open.path.len() + TILE / 2 * open.wrong < best.length as usize);
        let limits = self.part_of_limits(share);
        let all = || open.iter().enumerate();
        let in_time = all().filter(|(_, open)| open.cost().fits(&limits));
        let chosen = in_time
            .min_by_key(|(_, open)| open.promise())
            .or_else(|| all().filter(|_| share >= 1.0).min_by_key(|(_, open)| open.wrong));
        let Some((chosen, _)) = chosen else { return };
        let path = open.swap_remove(chosen).path;
        let plan = mend::Plan { below: best.length as usize, ..MEND };
        if let Some(path) = mend(self.grid, path, plan, self.watch) {
            self.offer(best, path, Method::Beam);
        }
    }
}
