//! Answers that are proved, and what is said where a limit comes first.

use std::time::Duration;

use noyes::{Algorithm, Board, Goal, Metric, Position};

use super::{Quality, engine::deliver, exact_by_default};
use crate::{
    Limits, Method, Sink,
    large::{self, Between, Found, Span, Whole, beam},
    watch::Watch,
};

/// Is told each lower bound as it is proved, and says whether to go on.
pub(super) type Lower<'a> = &'a mut dyn FnMut(u32) -> bool;

/// The least moves, by a proof that begins with a bound that is known, or if a limit ends the search
/// a solution with the bound that was proved.
pub(super) fn proved(
    asked: &Asked<'_>,
    prove: impl FnOnce(u64, Lower<'_>) -> Option<Algorithm>,
    watch: &Watch<'_>,
    sink: &mut dyn Sink,
) -> Option<Found> {
    let method = Method::IdaStar;
    // Where the proof may take long, a good answer comes first: then the bound
    // need only rise to its length.
    let mut first = if exact_by_default(asked.board.size()) { None } else { asked.good(watch) };
    let mut lower_bound = 0;
    let memory = watch.limits().memory.unwrap_or(MEMORY);
    let inverse =
        first.as_ref().and_then(|_| Between::backwards(asked.board, asked.goal.board(), memory));
    let mut rounds = Rounds { inverse, began: watch.nodes(), seed: 0 };
    // What it proved besides need not be proved again.
    let least = first.as_ref().map_or(0, |(_, found)| found.lower_bound);
    let solution = prove(least, &mut |bound| {
        lower_bound = u64::from(bound);
        let Some((moves, found)) = &mut first else {
            watch.report(lower_bound, None);
            return true;
        };
        watch.report(lower_bound, Some(found.length));
        if lower_bound < found.length
            && let Some(better) = rounds.beams(asked, lower_bound, watch)
        {
            *moves = better;
            (found.length, found.method) = (moves.length(asked.metric), Method::Beam);
            watch.report(lower_bound, Some(found.length));
        }
        lower_bound < found.length
    });
    if let Some(moves) = solution {
        let length = moves.length(asked.metric);
        deliver(moves, sink)?;
        return Some(Found { length, lower_bound: length, method });
    }
    let (moves, found) = first.or_else(|| asked.quick(watch))?;
    let lower_bound = lower_bound.max(found.lower_bound);
    let method = if lower_bound == found.length { method } else { found.method };
    deliver(moves, sink)?;
    Some(Found { length: found.length, lower_bound, method })
}

/// What is spent on beams before a round. The round that finds the solution is many times as
/// long as all before it; it is not needed where a beam finds a solution of that length.
struct Rounds {
    /// Half of the beams begin at the goal, where that can be.
    inverse: Option<Between>,
    /// The nodes when the last round began.
    began: u64,
    seed: u64,
}

/// A round has about so many times the nodes of the one before.
const ROUND_GROWTH: u64 = 7;

/// The share of the coming round that beams may cost, and how narrow they may be.
const BEAMS_SHARE: u64 = 8;
const NARROW: u64 = 1000;

/// So many beams from each end may be as wide as the memory allows: others would differ in
/// nothing but their seeds.
const TURNS: u64 = 2;

/// What beams may take of the memory if there is no limit: more than those of near answers, as a
/// proof may take minutes.
const MEMORY: u64 = if cfg!(target_family = "wasm") { large::MEMORY } else { 1 << 30 };

impl Rounds {
    /// Looks for a solution of no more moves than the bound of the round that is to begin.
    fn beams(&mut self, asked: &Asked<'_>, bound: u64, watch: &Watch<'_>) -> Option<Algorithm> {
        let last = watch.nodes() - std::mem::replace(&mut self.began, watch.nodes());
        let tables = asked.tables?;
        let budget = last * ROUND_GROWTH / BEAMS_SHARE;
        // On each level a board has a little more than two neighbours.
        let wanted = budget / (bound * 9 / 4).max(1);
        let bytes = watch.limits().memory.unwrap_or(MEMORY);
        let held = self.inverse.as_ref().map_or(0, Between::bytes);
        let fits = |width: &u64| held + tables.bytes(*width as usize, bound) <= bytes;
        let most = (0..32).rev().map(|k| 1 << k).find(fits)?;
        let ways = 1 + u64::from(self.inverse.is_some());
        let width = (wanted / ways).min(most);
        if width < NARROW {
            return None;
        }
        let go_on = |_: &u64| watch.stopped().is_none();
        let found = (0..(wanted / width).min(TURNS * ways)).take_while(go_on).find_map(|_| {
            self.seed += 1;
            let span = Span { width: width as usize, below: bound + 1, seed: self.seed };
            match self.inverse.as_ref().filter(|_| self.seed.is_multiple_of(2)) {
                Some(inverse) => inverse.solve(|learned, start| beam(learned, start, span, watch)),
                None => tables.beam(asked.board, span, watch),
            }
        });
        self.began = watch.nodes();
        found
    }
}

/// A board that a solution is wanted for, proved or not.
pub(super) struct Asked<'a> {
    pub(super) board: &'a Board,
    pub(super) goal: &'a Goal,
    pub(super) metric: Metric,
    pub(super) tables: Option<&'a dyn Whole>,
}

/// The share of the limits that a first answer may take, and the most time.
const FIRST_SHARE: u32 = 10;
const FIRST_TIME: Duration = Duration::from_secs(2);

/// What a solution may cost that is looked for after the limits are met.
const QUICK_NODES: u64 = 100_000;

impl Asked<'_> {
    /// A good solution, in a part of the time.
    fn good(&self, watch: &Watch<'_>) -> Option<(Algorithm, Found)> {
        let time = watch.limits().time.map_or(FIRST_TIME, |time| time / FIRST_SHARE);
        let nodes = watch.limits().nodes.map(|nodes| nodes / u64::from(FIRST_SHARE));
        let limits = Limits { time: Some(time.min(FIRST_TIME)), nodes, ..*watch.limits() };
        self.solve(Quality::Near, &limits, watch)
    }

    /// A solution that takes a few milliseconds to find, whatever the limits: a
    /// search that they ended still has a right to it.
    fn quick(&self, watch: &Watch<'_>) -> Option<(Algorithm, Found)> {
        let nodes = Some(QUICK_NODES);
        let limits = Limits { time: None, nodes, progress: None, cancel: None, ..*watch.limits() };
        self.solve(Quality::Near, &limits, watch)
    }

    fn solve(
        &self,
        quality: Quality,
        limits: &Limits<'_>,
        watch: &Watch<'_>,
    ) -> Option<(Algorithm, Found)> {
        let mut moves = Algorithm::new();
        let own = watch.part(limits);
        let &Asked { board, goal, metric, tables } = self;
        let found = large::solve_with(board, goal, metric, quality, tables, &own, &mut moves)?;
        watch.spend(own.nodes());
        Some((moves, found))
    }
}
