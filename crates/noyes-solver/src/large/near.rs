//! Boards that are larger than those of which ranks were learned: whether beams over all of them, or
//! over an inner part, have time and room.

mod beams;

use noyes::{Board, Goal, Layout, Metric, Position, Size};

use self::beams::Cost;
use super::{
    core,
    grid::Grid,
    improve::{Best, Improve, PLAN, SMALL_CORE},
    lines::Plan,
    rounds::Rounds,
    windows::push,
};
use crate::{
    Limits, Method,
    learned::{self, Local},
    watch::Watch,
};

/// How wide the beam line by line is that comes before all others.
const FILLED: usize = 50;

/// Within so many times these limits some boards are not mended: this share is for it, and the rest
/// for lines where nothing came of it.
const AT_RISK: f64 = 3.0;
const SHARE_AT_RISK: f64 = 0.85;

/// How wide and high an inner part is that is solved again, the largest for which there is so
/// many times as much time as its ranks take, and states enough to mend it.
const CORES: [u32; 3] = [14, 12, 10];
const CORE_SECONDS: f64 = 2.0;

/// Whether the limits are so many times what it takes to mend a board of this size, and its ranks
/// can be made as well.
fn are_enough(limits: &Limits<'_>, size: Size, times: f64) -> bool {
    let table = if Local::is_kept(size) { 0.0 } else { Local::seconds(size) };
    let least = Cost::least(size);
    let seconds = (times * least.seconds + table).max(2.0 * table);
    Cost { nodes: times * least.nodes, seconds }.fits(limits)
}

impl Improve<'_, '_> {
    /// Whether the whole board can be ranked by near pairs, and there is time to make the ranks and
    /// to mend what comes of them.
    pub(super) fn has_near_pairs(&self, core: u32) -> bool {
        let size = self.board.size();
        self.metric == Metric::Stm
            && core > SMALL_CORE
            && Local::supports(size)
            && self.beside(learned::bytes_held(SMALL_CORE)).has_room_for_near_pairs(size)
            && are_enough(self.watch.limits(), size, 1.0)
    }

    /// Whether the ranks can be made in the memory, and some of it is left for beams then.
    fn has_room_for_near_pairs(&self, size: Size) -> bool {
        Local::bytes_to_make(size).max(Local::bytes(size) * 5 / 4) <= self.memory()
    }

    /// By near pairs, and line by line if nothing came of it.
    pub(super) fn near_pairs_or_lines(&self, best: &mut Best, carrying: f64) {
        self.lines(best, Plan { width: FILLED, core: SMALL_CORE, ..PLAN });
        let beside = self.beside(learned::bytes_held(SMALL_CORE));
        if are_enough(self.watch.limits(), self.board.size(), AT_RISK) {
            beside.near_pairs(best);
            return;
        }
        let limits = self.part_of_limits(SHARE_AT_RISK);
        let own = self.watch.part(&limits);
        let filled = best.length;
        Improve { watch: &own, ..beside }.near_pairs(best);
        self.watch.spend(own.nodes());
        if best.length == filled {
            let beside = self.beside(Local::bytes(self.board.size()));
            let core = core::side(self.grid, beside.memory()).max(PLAN.core);
            beside.widen(best, core, carrying);
        }
    }

    /// Beams of growing width over the whole board, ranked by near pairs.
    fn near_pairs(&self, best: &mut Best) {
        let local = Local::shared_while(self.goal, &|| self.watch.spend(0));
        let Some(local) = local else { return };
        let size = self.board.size();
        let beside = self.beside(Local::bytes(size));
        match size.area() {
            0..=64 => beside.near_pairs_in::<64>(best, &local),
            65..=128 => beside.near_pairs_in::<128>(best, &local),
            _ => beside.near_pairs_in::<256>(best, &local),
        }
    }

    /// How large an inner part of a larger board can be solved again in this share of what is
    /// left.
    pub(super) fn inner_part(&self, share: f64) -> Option<Size> {
        let left = self.part_of_limits(share);
        let beside = self.beside(self.bytes_of_core());
        let worth = |size: Size| {
            Local::supports(size)
                && beside.has_room_for_near_pairs(size)
                && Cost { seconds: CORE_SECONDS * Local::seconds(size), ..Cost::least(size) }
                    .fits(&left)
        };
        let all = self.board.size();
        let last = self.grid.square(self.grid.width() - 1, self.grid.height() - 1);
        let possible = self.metric == Metric::Stm && self.grid.home() == last;
        CORES.iter().filter(|_| possible).find_map(|&side| {
            let size = Size::new(all.width().min(side), all.height().min(side)).ok()?;
            (size != all && worth(size)).then_some(size)
        })
    }

    /// What was learned of the core that lines are filled around.
    fn bytes_of_core(&self) -> u64 {
        learned::bytes_held(core::side(self.grid, self.memory()))
    }

    /// Solves the inner part of a larger board again, as large as can be ranked by near pairs:
    /// what is left of the best path from when all around it is at home. How many bytes of ranks are
    /// kept.
    pub(super) fn core_again(&self, best: &mut Best, share: f64) -> u64 {
        let Some(size) = self.inner_part(share).filter(|_| self.watch.spend(0)) else { return 0 };
        let right = self.grid.width() - size.width();
        let down = self.grid.height() - size.height();
        let inside = |grid: &Grid, square: u32| grid.x(square) >= right && grid.y(square) >= down;
        let mut grid = self.grid.clone();
        let elsewhere = |grid: &Grid, square: u32| {
            usize::from(!inside(grid, square) && grid.at(square) != square)
        };
        let mut wrong: usize = grid.squares().map(|square| elsewhere(&grid, square)).sum();
        let (mut before, mut core) = (0, grid.clone());
        for (step, done) in best.path.iter().copied().zip(1..) {
            let both = [grid.blank(), grid.beside(grid.blank(), step)];
            let was: usize = both.iter().map(|&square| elsewhere(&grid, square)).sum();
            grid.step(step);
            let now: usize = both.iter().map(|&square| elsewhere(&grid, square)).sum();
            if wrong > 0 && wrong + now == was {
                (before, core) = (done, grid.clone());
            }
            wrong = wrong + now - was;
        }
        let squares: Vec<u32> = core.squares().filter(|&square| inside(&core, square)).collect();
        let tile = |&square: &u32| {
            let home = core.at(square);
            let place = squares.iter().position(|&square| square == home)?;
            Some(if home == core.home() { 0 } else { place as u32 + 1 })
        };
        let tiles: Option<Vec<u32>> = squares.iter().map(tile).collect();
        let Some(board) = tiles.and_then(|tiles| Board::new(size, tiles).ok()) else { return 0 };
        let goal = Goal::new(size, Layout::BlankLast);
        let grid = Grid::new(&board, &goal);
        let limits = Limits { progress: None, ..self.part_of_limits(share) };
        let watch = Watch::new(&limits);
        let rounds = Rounds::new(None, 0);
        let beside = self.beside(self.bytes_of_core());
        let inner = Improve {
            board: &board,
            goal: &goal,
            grid: &grid,
            rounds: &rounds,
            watch: &watch,
            ..beside
        };
        let steps = best.path[before..].to_vec();
        let mut found = Best { length: steps.len() as u64, path: steps, method: Method::Beam };
        inner.near_pairs(&mut found);
        self.watch.spend(watch.nodes());
        let mut path = best.path[..before].to_vec();
        found.path.into_iter().for_each(|step| push(&mut path, step));
        self.offer(best, path, Method::Beam);
        Local::bytes(size) + inner.held
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{
        beams::{FIRST, GROWTH},
        *,
    };
    use noyes::{Dealer, Recipe};

    use crate::large::improve::Pace;

    /// A board that is to be solved nearly as short as can be, without tables.
    fn near<'a, 'w>(
        board: &'a Board,
        goal: &'a Goal,
        grid: &'a Grid,
        rounds: &'a Rounds<'a>,
        watch: &'a Watch<'w>,
    ) -> Improve<'a, 'w> {
        let (metric, quality) = (Metric::Stm, crate::Quality::Near);
        Improve { board, goal, grid, metric, quality, tables: None, held: 0, rounds, watch }
    }

    /// A path tile by tile becomes shorter, solves the board all the same, and is as it was until
    /// only the inner part is left.
    #[test]
    fn inner_parts_are_solved_again() {
        let size = Size::new(13, 8).unwrap();
        let goal = Goal::new(size, Layout::BlankLast);
        let dealer = Dealer::new(goal.clone(), Recipe::default(), "inner").unwrap();
        let board = dealer.deal(0).unwrap();
        let grid = Grid::new(&board, &goal);
        let watch = Watch::new(&Limits { nodes: Some(3_000_000), ..Limits::default() });
        let rounds = Rounds::new(None, 0);
        let improve = near(&board, &goal, &grid, &rounds, &watch);
        let mut best = Best::none();
        improve.lines(&mut best, Plan { width: 4, ..PLAN });
        let path = best.path.clone();
        improve.core_again(&mut best, 1.0);
        assert_eq!(best.length, best.path.len() as u64);
        assert!(best.path.len() + 100 < path.len(), "{} of {}", best.path.len(), path.len());
        // The first column is not touched again.
        let same = path.iter().zip(&best.path).take_while(|(a, b)| a == b).count();
        assert!(same > 50, "{same} moves");
        let mut end = grid.clone();
        best.path.iter().for_each(|&step| end.step(step));
        assert!(end.squares().all(|square| end.at(square) == square));
    }

    /// Large boards need some time, and none of them less for what is known already.
    #[test]
    fn near_pairs_wait_for_enough_time() {
        let seconds =
            |seconds| Limits { time: Some(Duration::from_secs_f64(seconds)), ..Limits::default() };
        let nodes = |nodes| Limits { nodes: Some(nodes), ..Limits::default() };
        for (side, limits, expected) in [
            (8, seconds(0.5), true),
            (12, seconds(1.0), true),
            (14, seconds(1.0), false),
            (14, seconds(2.0), true),
            (14, nodes(5_000_000), false),
            (14, nodes(6_000_000), true),
            (10, nodes(1_500_000), false),
            (10, nodes(2_500_000), true),
            (15, Limits::default(), false),
        ] {
            let goal = Goal::new(Size::new(side, side).unwrap(), Layout::BlankLast);
            let grid = Grid::new(goal.board(), &goal);
            let watch = Watch::new(&limits);
            let rounds = Rounds::new(None, 0);
            let improve = near(goal.board(), &goal, &grid, &rounds, &watch);
            assert_eq!(improve.has_near_pairs(7), expected, "{side}: {limits:?}");
        }
    }

    /// Whoever asks what comes next does not end the search by it.
    #[test]
    fn what_is_planned_is_told_nobody() {
        let size = Size::new(8, 8).unwrap();
        let goal = Goal::new(size, Layout::BlankLast);
        let board = Dealer::new(goal.clone(), Recipe::default(), "plans").unwrap().deal(0).unwrap();
        let grid = Grid::new(&board, &goal);
        let watch = Watch::new(&Limits { nodes: Some(100), ..Limits::default() });
        let rounds = Rounds::new(None, 0);
        let improve = near(&board, &goal, &grid, &rounds, &watch);
        let best = Best { length: 900, path: Vec::new(), method: Method::Layers };
        let mut pace = Pace::new(FIRST, GROWTH, 600, 2e-7);
        pace.measure(FIRST, &watch, || assert!(watch.spend(90)));
        let planned = improve.plan(&pace, &best, 1 << 20, 1);
        assert_eq!(planned, Err(Some(crate::Stop::Nodes)));
        assert_eq!(watch.stopped(), None);
        assert_eq!(improve.next(&pace, &best, 1 << 20, 1), None);
        assert_eq!(watch.stopped(), Some(crate::Stop::Nodes));
    }
}
