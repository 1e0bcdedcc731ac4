//! The first solution, and better ones while there is time.

mod plan;

use noyes::{Algorithm, Board, Goal, Metric, Position};
use web_time::Instant;

use super::{
    Whole, beam,
    between::Between,
    carry::Carrier,
    core,
    distance::Distance,
    grid::{self, Grid, Step},
    home, is_cancelled,
    lines::{self, Plan},
    pairs::{Pairs, Taste},
    rounds::Rounds,
    shuttle::{self, shuttle},
    strip::Region,
    whole::{self, Span, runs},
    windows::{self, Sweep, push},
};
#[cfg(not(target_family = "wasm"))]
use crate::learned::Local;
use crate::{
    Method, Quality, Stop,
    learned::{self, Learned, Weights},
    search::Heuristic,
    watch::Watch,
};
pub(super) use plan::{Growth, Pace};

/// A board of which solutions are kept.
#[derive(Clone, Copy)]
pub(super) struct Improve<'a, 'w> {
    pub(super) board: &'a Board,
    pub(super) goal: &'a Goal,
    pub(super) grid: &'a Grid,
    pub(super) metric: Metric,
    pub(super) quality: Quality,
    pub(super) tables: Option<&'a dyn Whole>,
    /// Bytes of what is kept in memory beside all that this makes.
    pub(super) held: u64,
    pub(super) rounds: &'a Rounds<'a>,
    pub(super) watch: &'a Watch<'w>,
}

pub(super) struct Best {
    pub(super) path: Vec<Step>,
    pub(super) length: u64,
    pub(super) method: Method,
}

impl Best {
    /// Before there is any.
    pub(super) fn none() -> Best {
        Best { length: u64::MAX, path: Vec::new(), method: Method::Layers }
    }
}

/// Without any limit no wider beam begins once so many states are generated.
const EFFORT: u64 = 200_000_000;

/// What a step of the tile that is due first is taken to cost, in turn: what is best depends on the
/// board.
const WEIGHTS: [i64; 3] = [150, 170, 160];

/// The same where tiles were brought near before, as others will take them along.
pub(super) const WEIGHTS_NEAR: [i64; 3] = [90, 80, 100];

/// How long tiles are brought near before they are carried, and before a beam.
pub(super) const SHUTTLE: shuttle::Plan = shuttle::Plan { gain: 0.3, turns: 1 };
const SHUTTLE_FOR_BEAM: shuttle::Plan = shuttle::Plan { gain: 0.35, turns: 1 };

/// A beam line by line that ends with the last nine squares, or a larger core.
pub(super) const PLAN: Plan = Plan { width: 0, weight: WEIGHTS[0], core: 3, seed: 0, reserve: 0.0 };

/// How wide and high a core is where there is little time.
pub(super) const SMALL_CORE: u32 = 5;

/// What beams may take of the memory if there is no limit. To give it back takes some
/// milliseconds too, and whoever cancels the search waits for that.
pub(crate) const MEMORY: u64 = 256 << 20;

/// Beams over whole boards grow less where the boards are ranked in another way each time. The last
/// one is worth while though narrow, and becomes narrower on its way if it is late.
const GROWTH: Growth = Growth { times: 3.0, share: 0.9, least: 1.0 / 3.0 };
const GROWTH_OF_PAIRS: Growth = Growth { times: 1.5, ..GROWTH };

/// Beams line by line grow quickly, so that nearly all of the limits goes into the last one, but
/// not where there is no limit that would end it. One that is late was in vain.
const GROWTH_OF_LINES: Growth = Growth { times: 10.0, share: 0.8, least: 1.0 };
const GROWTH_WITHOUT_LIMITS: Growth = Growth { times: 3.0, ..GROWTH_OF_LINES };

/// How boards without tables are ranked, in turn.
const TASTES: [Taste; 4] = [
    Taste { slope: 1.2, pairs: 0.4 },
    Taste { slope: 2.0, pairs: 0.7 },
    Taste { slope: 1.2, pairs: 1.0 },
    Taste { slope: 0.6, pairs: 0.7 },
];

/// The share of the limits that beams may take before stretches or windows are solved anew: over
/// whole boards with tables, where they gain nothing, by learned ranks, by near pairs, where
/// windows gain little, without any of these, and line by line.
const BEAMS_WITH_TABLES: f64 = 1.0;
const BEAMS_BEFORE_STRETCHES: f64 = 0.6;
#[cfg(not(target_family = "wasm"))]
const BEAMS_BY_NEAR_PAIRS: f64 = 0.95;
const BEAMS_WITHOUT: f64 = 0.8;
const BEAMS_BY_LINES: f64 = 0.3;

/// The same where the inner part is solved again before the windows.
const BEAMS_BEFORE_CORE: f64 = 0.5;

/// The share of what is left then that the inner part of a large board may take.
#[cfg(not(target_family = "wasm"))]
const CORE_AGAIN: f64 = 0.7;

/// The first windows, and how both sizes grow where they found nothing.
const WINDOW: Sweep = Sweep { ranks: windows::Ranks::Distances, moves: 40, width: 100, seed: 0 };

/// How wide the only beam of a quick answer is where ranks were learned.
const FAST: usize = 120;

/// From this width on beams begin at both ends: the weights of the inverse puzzle take a while to
/// lay out.
const WIDE: usize = 800;

/// How the boards of a beam over whole boards are ranked.
enum Ranks<'a> {
    Learned(Distance, Weights<'static>),
    Tables(&'a dyn Whole),
    Pairs(Option<Pairs>),
}

impl Improve<'_, '_> {
    /// The best path found; `None` if it was cancelled before there was one.
    pub(super) fn run(self) -> Option<(Vec<Step>, Method)> {
        let began = Instant::now();
        let path = self.carry()?;
        let carrying = began.elapsed().as_secs_f64();
        let mut best = Best::none();
        self.offer(&mut best, path, Method::Layers);
        if is_cancelled(self.watch) {
            self.watch.stop(Stop::Cancelled);
            return Some((best.path, best.method));
        }
        self.near_home(&mut best);
        if self.quality == Quality::Fast {
            self.fast(&mut best);
        } else {
            self.near(&mut best, carrying);
        }
        Some((best.path, best.method))
    }

    /// Rounds for boards that are not far from home. Tables prove more in less time.
    fn near_home(&self, best: &mut Best) {
        if self.tables.is_some() && self.metric == Metric::Stm {
            return;
        }
        let least = self.rounds.lower_bound();
        let (lower_bound, proved) =
            home::rounds(self.grid, self.metric, least, best.length, self.watch);
        if lower_bound > least {
            self.rounds.raise(lower_bound);
            self.watch.report(lower_bound, Some(best.length));
        }
        self.offer_proved(best, proved);
    }

    /// One tile after another. `None` if it was cancelled before all were at home.
    fn carry(&self) -> Option<Vec<Step>> {
        let mut grid = self.grid.clone();
        let mut path = Path::default();
        let mut take = |step| path.push(step, self.watch);
        if shuttle::is_worth_while(&grid) && !shuttle(&mut grid, SHUTTLE, &mut take) {
            return None;
        }
        let region = Region::all(&grid);
        let carried = Carrier::new(&mut grid, take).solve(region);
        carried.ok().map(|()| path.steps)
    }

    /// One beam of fifty to three hundred thousand states, which takes five to forty milliseconds.
    fn fast(&self, best: &mut Best) {
        let mut ranks = self.ranks();
        if matches!(ranks, Ranks::Learned(..)) {
            let span = Span { width: FAST, below: self.below(best), seed: 0 };
            self.beam(best, &mut ranks, span);
            return;
        }
        let width = (160_000 / best.path.len().max(1)).min(100);
        if width >= 4 {
            // The weights of a larger core take a while to lay out.
            let core = core::side(self.grid, self.memory()).clamp(PLAN.core, SMALL_CORE);
            self.lines(best, Plan { width, core, ..PLAN });
        }
    }

    /// Beams, and stretches or windows of the best way for the rest of the limits.
    fn near(&self, best: &mut Best, carrying: f64) {
        if !self.is_worth_while(best) {
            return;
        }
        let core = core::side(self.grid, self.memory()).max(PLAN.core);
        // Lines around a large core are better than a beam over the whole board that nothing
        // was learned of.
        let whole = self.board.size().area() <= whole::MAX_AREA
            && (core <= SMALL_CORE || !matches!(self.ranks(), Ranks::Pairs(_)));
        #[cfg(not(target_family = "wasm"))]
        let learned = whole && self.has_stretches();
        // A page has no room for more than it needs.
        #[cfg(target_family = "wasm")]
        let learned = false;
        #[cfg(not(target_family = "wasm"))]
        let (near, again) = {
            let near = self.has_near_pairs(core);
            (near, !near && !whole && self.inner_part(CORE_AGAIN / 2.0).is_some())
        };
        #[cfg(target_family = "wasm")]
        let (near, again) = (false, false);
        let share = match (whole || near, self.tables) {
            (true, Some(_)) => BEAMS_WITH_TABLES,
            #[cfg(not(target_family = "wasm"))]
            (true, None) if near => BEAMS_BY_NEAR_PAIRS,
            (true, None) if learned => BEAMS_BEFORE_STRETCHES,
            (true, None) => BEAMS_WITHOUT,
            (false, _) if again => BEAMS_BEFORE_CORE,
            (false, _) => BEAMS_BY_LINES,
        };
        let limits = self.part_of_limits(share);
        let own = self.watch.part(&limits);
        let beams = Improve { watch: &own, ..*self };
        if near {
            #[cfg(not(target_family = "wasm"))]
            beams.near_pairs_or_lines(best, carrying);
        } else if whole {
            beams.whole(best, core);
        } else {
            beams.widen(best, core, carrying);
        }
        self.watch.spend(own.nodes());
        #[cfg(not(target_family = "wasm"))]
        let held = match (near, again) {
            (true, _) => Local::bytes(self.board.size()),
            (_, true) => self.core_again(best, CORE_AGAIN),
            _ => 0,
        };
        #[cfg(target_family = "wasm")]
        let held = 0;
        match own.stopped() {
            Some(Stop::Cancelled) => self.watch.stop(Stop::Cancelled),
            // What is left is too little for another beam, and windows gain nothing here.
            _ if whole && self.tables.is_some() && self.metric == Metric::Stm => {
                let proved = self.rounds.to_the_end(self.board, best.length, self.watch);
                self.offer_proved(best, proved);
            }
            #[cfg(not(target_family = "wasm"))]
            _ if learned => self.stretches(best),
            _ => self.beside(held).polish(best),
        }
        // What is left was too little for anything else.
        if let Some(stop) = own.stopped()
            && self.watch.stopped().is_none()
            && best.length > self.rounds.lower_bound()
        {
            self.watch.stop(stop);
        }
    }

    /// Solves windows anew until time or effort is over.
    fn polish(&self, best: &mut Best) {
        let memory = self.memory();
        let mut cut = WINDOW;
        while self.is_worth_while(best) {
            cut.seed += 1;
            if cut.seed == 2 {
                // The first sweep is over in half the time by the distances, and finds most.
                cut.ranks = windows::Ranks::of(self.grid, self.metric, memory);
            }
            let bytes = windows::bytes(cut);
            if bytes + 3 * best.path.len() as u64 > memory {
                if self.watch.limits().are_endless() || cut.width == WINDOW.width {
                    self.watch.stop(Stop::Memory);
                    break;
                }
                // Between other boards, and by other seeds, narrow beams may find something again.
                cut = Sweep { moves: WINDOW.moves, width: WINDOW.width, ..cut };
                continue;
            }
            let length = best.length;
            let path = windows::sweep(self.grid, &best.path, self.metric, cut, self.watch);
            self.offer(best, path.clone(), Method::Beam);
            if best.length == length && self::length(&path, self.metric) == length {
                // As long as before, but between other boards.
                best.path = path;
                cut = Sweep { moves: cut.moves * 5 / 4, width: cut.width * 2, ..cut };
            }
        }
    }

    /// Whether there is something to be gained by changing the best path, and time or effort left.
    pub(super) fn is_worth_while(&self, best: &Best) -> bool {
        best.length > self.rounds.lower_bound()
            && self.watch.spend(0)
            && !(self.watch.limits().are_endless() && self.watch.nodes() >= EFFORT + EFFORT / 4)
    }

    /// Line by line in beams of growing width, until time or effort is over.
    pub(super) fn widen(&self, best: &mut Best, core: u32, carrying: f64) {
        let endless = self.watch.limits().are_endless();
        let growth = if endless { GROWTH_WITHOUT_LIMITS } else { GROWTH_OF_LINES };
        let mut pace = Pace::new(16, growth, best.path.len(), 3e-7);
        let near = shuttle::is_worth_while(self.grid);
        let beside = self.beside(learned::bytes_held(core));
        let weights = if near { WEIGHTS_NEAR } else { WEIGHTS };
        for (seed, weight) in (0..).zip(weights.into_iter().cycle()) {
            let most = beside.fitting_lines(best.path.len());
            // The first one is worth while even if it has to be finished tile by tile.
            let Some(width) = self.next(&pace, best, most, 1) else { break };
            // Finishing takes no longer than the first solution took.
            let plan = Plan { width, weight, core, seed, reserve: carrying };
            pace.measure(width, self.watch, || self.lines(best, plan));
        }
    }

    /// Beams over whole boards, of growing width.
    fn whole(&self, best: &mut Best, core: u32) {
        self.lines(best, Plan { width: 50, core: core.min(SMALL_CORE), ..PLAN });
        let mut ranks = self.ranks();
        let mut inverse = None;
        let growth = if matches!(ranks, Ranks::Pairs(_)) { GROWTH_OF_PAIRS } else { GROWTH };
        let mut pace = Pace::new(300, growth, best.path.len(), 1e-7);
        for seed in 0.. {
            if pace.width >= WIDE && inverse.is_none() && matches!(ranks, Ranks::Learned(..)) {
                inverse = Between::backwards(self.board, self.goal.board(), self.memory_beside());
                // Rather than no beam at all, one from the board alone.
                inverse = inverse.filter(|both| self.fitting(&ranks, Some(both), best) >= WIDE);
            }
            // A beam from each end, equally wide, shares what is left.
            let turn = inverse.as_ref().filter(|_| seed % 2 == 1);
            pace.growth.times = if turn.is_some() { 1.0 } else { growth.times };
            let below = self.below(best);
            let most = self.fitting(&ranks, inverse.as_ref(), best);
            let beams = if inverse.is_some() && turn.is_none() { 2 } else { 1 };
            let Some(width) = self.next(&pace, best, most, beams) else { break };
            if let Ranks::Pairs(pairs @ None) = &mut ranks {
                *pairs = Pairs::new_while(self.goal, &|| self.watch.spend(0));
            }
            let span = Span { width, below, seed };
            pace.measure(width, self.watch, || match turn {
                Some(inverse) => self.inverse_beam(best, inverse, span),
                None => self.beam(best, &mut ranks, span),
            });
            let proved = self.rounds.go_on(self.board, best.length, self.watch);
            self.offer_proved(best, proved);
        }
    }

    /// What came of rounds: a shortest solution, or a proof that the best one is.
    fn offer_proved(&self, best: &mut Best, proved: Option<Algorithm>) {
        if let Some(moves) = proved {
            self.offer(best, moves.moves().map(grid::step).collect(), Method::IdaStar);
        }
        if self.rounds.have_proved(best.length) {
            best.method = Method::IdaStar;
        }
    }

    /// One beam over whole boards.
    fn beam(&self, best: &mut Best, ranks: &mut Ranks<'_>, span: Span) {
        let found = match ranks {
            Ranks::Learned(estimate, weights) => {
                self.search(&Learned { estimate, weights }, self.board, best, span)
            }
            Ranks::Tables(tables) => tables.beam(self.board, span, self.watch),
            Ranks::Pairs(pairs) => pairs.as_mut().and_then(|pairs| {
                pairs.taste(TASTES[span.seed as usize % TASTES.len()]);
                self.search(&*pairs, self.board, best, span)
            }),
        };
        if let Some(moves) = found {
            self.offer(best, moves.moves().map(grid::step).collect(), Method::Beam);
        }
    }

    /// One that begins at the goal.
    fn inverse_beam(&self, best: &mut Best, inverse: &Between, span: Span) {
        let found = inverse.solve(|learned, start| self.search(learned, start, best, span));
        if let Some(moves) = found {
            self.offer(best, moves.moves().map(grid::step).collect(), Method::Beam);
        }
    }

    /// A better solution, if a beam of what is counted holds one.
    fn search<H: Heuristic>(
        &self,
        heuristic: &H,
        board: &Board,
        best: &Best,
        span: Span,
    ) -> Option<Algorithm> {
        match self.metric {
            Metric::Stm => beam(heuristic, board, span, self.watch),
            Metric::Mtm => {
                let span = Span { below: best.length, ..span };
                runs::search(heuristic, board, span, self.watch)
            }
        }
    }

    /// Only solutions of fewer moves are of interest: lengths in runs say little of those
    /// in moves.
    pub(super) fn below(&self, best: &Best) -> u64 {
        match self.metric {
            Metric::Stm => best.length,
            Metric::Mtm => 2 * best.path.len() as u64,
        }
    }

    /// By what is best at ranking boards of this goal.
    fn ranks(&self) -> Ranks<'_> {
        match (self.weights(), self.tables) {
            (Some(weights), _) => Ranks::Learned(Distance::new(self.goal), weights),
            (None, Some(tables)) if self.metric == Metric::Stm => Ranks::Tables(tables),
            _ => Ranks::Pairs(None),
        }
    }

    /// What was learned of boards to the goal.
    pub(super) fn weights(&self) -> Option<Weights<'static>> {
        learned::weights(self.goal, self.memory())
    }

    /// Line by line with a beam, and another one over the core; one tile after another from
    /// where all but the reserve of the time is over.
    pub(super) fn lines(&self, best: &mut Best, plan: Plan) {
        let mut grid = self.grid.clone();
        let mut path = Path::default();
        let mut take = |step| path.push(step, self.watch);
        let near = shuttle::is_worth_while(&grid);
        let left = (!near || shuttle(&mut grid, SHUTTLE_FOR_BEAM, &mut take))
            .then(|| lines::fill(&mut grid, plan, self.watch, &mut take))
            .flatten();
        let solved = left.is_some_and(|left| {
            match core::solve(&grid, left, plan.width, plan.seed, self.watch) {
                Some(steps) => steps.into_iter().all(&mut take),
                None => Carrier::new(&mut grid, &mut take).solve(left).is_ok(),
            }
        });
        if solved {
            self.offer(best, path.steps, Method::Beam);
        } else {
            self.watch.stop(Stop::Cancelled);
        }
    }

    /// Keeps a solution if it is the best so far.
    pub(super) fn offer(&self, best: &mut Best, path: Vec<Step>, method: Method) {
        let length = length(&path, self.metric);
        if length < best.length {
            self.watch.report(self.rounds.lower_bound(), Some(length));
            *best = Best { path, length, method };
        }
    }
}

/// A way without steps that are undone at once.
#[derive(Clone, Default)]
pub(super) struct Path {
    pub(super) steps: Vec<Step>,
    pushed: u64,
}

impl Path {
    /// Whether to go on.
    pub(super) fn push(&mut self, step: Step, watch: &Watch<'_>) -> bool {
        push(&mut self.steps, step);
        self.pushed += 1;
        !self.pushed.is_multiple_of(4096) || !is_cancelled(watch)
    }
}

/// How long a path is.
pub(super) fn length(path: &[Step], metric: Metric) -> u64 {
    match metric {
        Metric::Stm => path.len() as u64,
        Metric::Mtm => path.chunk_by(|a, b| a == b).count() as u64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;

    #[test]
    fn detours_go_and_runs_count_once() {
        let mut path = Path::default();
        let watch = Watch::new(&Limits::default());
        assert!([0, 1, 2, 3, 2, 2].into_iter().all(|step| path.push(step, &watch)));
        assert_eq!(path.steps, [2, 2]);
        assert_eq!(length(&[0, 0, 1, 0], Metric::Stm), 4);
        assert_eq!(length(&[0, 0, 1, 0], Metric::Mtm), 3);
    }
}
