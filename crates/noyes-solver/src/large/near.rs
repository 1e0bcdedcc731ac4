//! Beams over whole boards that are larger than those of which ranks were learned.

use noyes::{Metric, Position};

use super::{
    distance::Distance,
    grid::{self, Grid},
    improve::{Best, Improve, MEMORY, NARROW, PLAN, Pace, SMALL_CORE},
    lines::Plan,
    mend::{self, mend},
    whole::{End, Ends, Span, search_for_ends},
};
use crate::{
    Method,
    learned::{Around, Local, SIDE},
};

/// How wide the beam line by line is that comes before all others.
const FILLED: usize = 50;

/// How wide the first beam is, and by how much the next ones are wider.
const FIRST: usize = 300;
const GROWTH: f64 = 12.0;

/// A beam is planned for this share of what is left; its ends are mended after it.
const SHARE: f64 = 0.7;

/// How many of a beam's ends are mended, and by how many moves they differ at least.
const ENDS: usize = 3;
const APART: usize = 8;

/// What each tile that is not at home is taken to cost.
const TILE: usize = 10;

/// How a board is solved of which only a few tiles are not at home.
const FINISH: Plan = Plan { width: 50, core: SIDE, ..PLAN };

/// How the ends are mended.
const MEND: mend::Plan = mend::Plan { tries: 30, width: 300, below: 0 };

impl Improve<'_, '_> {
    /// Whether the whole board can be ranked by near pairs, and there is time to make the ranks.
    pub(super) fn has_near_pairs(&self, core: u32) -> bool {
        let size = self.board.size();
        let time = self.watch.limits().time;
        let seconds = if Local::is_kept(size) { 0.0 } else { Local::seconds(size) };
        self.metric == Metric::Stm
            && core > SMALL_CORE
            && Local::supports(size)
            && time.is_none_or(|time| time.as_secs_f64() >= 2.0 * seconds)
    }

    /// Beams of growing width over the whole board, ranked by near pairs.
    pub(super) fn near_pairs(&self, best: &mut Best) {
        self.lines(best, Plan { width: FILLED, core: SMALL_CORE, ..PLAN });
        let local = Local::shared_while(self.goal, &|| self.watch.spend(0));
        let Some(local) = local else { return };
        match self.board.size().area() {
            0..=64 => self.near_pairs_in::<64>(best, &local),
            65..=128 => self.near_pairs_in::<128>(best, &local),
            _ => self.near_pairs_in::<256>(best, &local),
        }
    }

    fn near_pairs_in<const CELLS: usize>(&self, best: &mut Best, local: &Local) {
        let estimate = Distance::new(self.goal);
        let ranks = Around::<CELLS> { estimate: &estimate, local };
        let size = self.board.size();
        let depth = (1.2 * (size.area() as f64).powf(1.5)) as usize;
        let mut pace = Pace::new(FIRST, GROWTH, depth, 2e-7);
        let mut least = NARROW;
        for seed in 0.. {
            let below = self.below(best);
            let memory = self.watch.limits().memory.unwrap_or(MEMORY);
            let left = memory.saturating_sub(Local::bytes(size));
            let fits = |width| Span::bytes_of::<Around<'_, CELLS>, CELLS>(width, below) <= left;
            let most = (4..26).rev().map(|k| 1 << k).find(|&width| fits(width)).unwrap_or(0);
            let Some(width) = self.next(&pace, best, least, most, SHARE) else { break };
            least = usize::MAX;
            let span = Span { width, below, seed };
            let mut found = None;
            pace.measure(width, self.watch, || {
                found = Some(search_for_ends::<_, CELLS>(&ranks, self.board, span, self.watch));
            });
            let Some((way, ends)) = found else { break };
            if let Some(moves) = way {
                self.offer(best, moves.moves().map(grid::step).collect(), Method::Beam);
            }
            self.mend_ends(best, &ends);
        }
    }

    /// Mends the most promising of the boards that a beam has nearly solved.
    fn mend_ends(&self, best: &mut Best, ends: &Ends) {
        let mut all = ends.all().to_vec();
        all.sort_unstable_by_key(|end| end.moves + TILE * end.wrong);
        let mut tried: Vec<End> = Vec::new();
        for end in all {
            if tried.len() == ENDS {
                break;
            }
            let hopeless = end.moves + TILE / 2 * end.wrong >= best.length as usize;
            if hopeless || tried.iter().any(|other| other.moves.abs_diff(end.moves) < APART) {
                continue;
            }
            tried.push(end);
            let path = ends.way(end).moves().map(grid::step).collect();
            let plan = mend::Plan { below: best.length as usize, ..MEND };
            let finish = |grid: &Grid| self.finish(grid, FINISH);
            if let Some(path) = mend(self.grid, path, plan, &finish, self.watch) {
                self.offer(best, path, Method::Beam);
            }
        }
    }
}
