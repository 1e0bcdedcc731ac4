//! Line by line with a beam: the tile that is due is carried home on the way
//! that does the other tiles most good.
//!
//! As in the carrier the outer lines are filled tile after tile, the last two of
//! a line together, but for each stage many ways are tried side by side. A state
//! is valued by what it will still cost: nearly exactly for the tiles that are
//! due, from where they and the blank stand; for all others by their distances
//! times what a step of theirs is taken to cost. So of all the ways
//! to bring a tile home the one is taken that moves the tiles beside it the
//! right way too.

use std::cmp::Reverse;

use super::{
    carry::Carrier,
    carrying::{Wall, along_wall, carrying},
    corner::Corner,
    grid::{Grid, Step},
    is_cancelled,
    strip::Region,
    tour::{Guide, Tour, zobrist},
};
use crate::{Stop, watch::Watch};

/// What is valued in: sixty-fourths of a move.
const MOVE: i64 = 64;

/// What a stage is worth: more than all that a state may still cost, which is at most
/// the sum of the distances times the weight.
const STAGE: i64 = 1 << 40;

/// So many stages before or behind the leading state make no difference any more,
/// lest a value grow beyond its bits.
const APART: i64 = 1 << 14;

/// After so many steps without progress the tiles that are due begin to count
/// more than all others, and after as many more only one tile is carried.
const PATIENCE: i64 = 8;
const DESPAIR: i64 = 100;

/// About as many bytes as a beam of this width takes.
pub(super) fn bytes(width: usize) -> u64 {
    Tour::<State>::bytes(width)
}

/// All of a share.
const WHOLE: i64 = 64;

/// One or two squares that are filled together.
#[derive(Clone, Copy)]
struct Stage {
    first: u32,
    /// The second square, or the first one again.
    second: u32,
    line: u32,
    /// Whether squares of the line are filled before this one.
    follows: bool,
}

/// An outer line, in the order in which it is filled, and what is left inside.
struct Line {
    squares: Vec<u32>,
    region: Region,
}

/// How the beam works.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// How many states go on.
    pub(super) width: usize,
    /// What a step of the first tile in the order costs, in sixty-fourths of a move;
    /// towards the last one this falls to an eighth.
    pub(super) weight: i64,
    /// How wide and high the core is at most.
    pub(super) core: u32,
    /// Another one makes another beam.
    pub(super) seed: u64,
    /// The seconds of the time limit that are left for finishing all of the board
    /// tile by tile.
    pub(super) reserve: f64,
}

/// Fills all lines around the core, and locks them. The steps go to `take`,
/// which says whether to go on. What is left to be solved: the core, or the whole
/// board with some squares locked if the limit of time or nodes was met. `None` if
/// `take` had enough or the search was cancelled.
pub(super) fn fill(
    grid: &mut Grid,
    plan: Plan,
    watch: &Watch<'_>,
    mut take: impl FnMut(Step) -> bool,
) -> Option<Region> {
    let mut lines = Lines::new(grid, plan, &|| !is_cancelled(watch))?;
    let mut state = lines.state(grid);
    let mut tour = Tour::new(plan.width, state, plan.seed);
    let (mut open, mut best, mut idle, mut spent) = (true, (0, u32::MAX), 0, 0);
    while !lines.is_done(&state) {
        lines.patience = WHOLE * PATIENCE / (PATIENCE + (idle - PATIENCE).max(0));
        lines.leading = state.stage;
        let alive = tour.advance(grid, &mut lines, plan.width, watch, |step| open &= take(step));
        spent += 1 + tour.generated();
        if spent >= 1 << 12 {
            watch.spend(spent);
            spent = 0;
            if let Some(time) = watch.limits().time {
                let left = time.as_secs_f64() * (1.0 - watch.time_passed());
                let rest = 1.0 - f64::from(state.stage) / lines.stages.len() as f64;
                if left < rest * plan.reserve {
                    watch.stop(Stop::Time);
                }
            }
        }
        if is_cancelled(watch) {
            return None;
        }
        let progress = |leaf: &(State, i64)| (leaf.0.stage, Reverse(leaf.0.due));
        let first = tour.leaves().iter().enumerate().max_by_key(|(_, leaf)| progress(leaf));
        let (leaf, &(leading, _)) = first.expect("a beam has a state");
        state = leading;
        if watch.stopped().is_some() {
            tour.settle(grid, leaf, |step| open &= take(step));
            lines.lock(grid, &state);
            return open.then(|| Region::all(grid));
        }
        if !open {
            return None;
        }
        if state.stage > best.0 || state.stage == best.0 && state.due < best.1 {
            (best, idle) = ((state.stage, state.due), 0);
        } else {
            idle += 1;
        }
        if !lines.is_done(&state) && (!alive || idle > DESPAIR) {
            tour.settle(grid, leaf, |step| open &= take(step));
            lines.lock(grid, &state);
            let Line { squares, region } =
                &lines.lines[lines.stages[state.stage as usize].line as usize];
            Carrier::new(grid, &mut take).line(squares, *region).ok()?;
            grid.squares().for_each(|square| grid.lock(square, false));
            state = lines.state(grid);
            tour = Tour::new(plan.width, state, plan.seed);
            (best, idle) = ((state.stage, u32::MAX), 0);
        }
    }
    watch.spend(spent);
    let done = |leaf: &(usize, &(State, i64))| lines.is_done(&leaf.1.0);
    let leaf = tour.leaves().iter().enumerate().filter(done).min_by_key(|(_, leaf)| leaf.1);
    tour.settle(grid, leaf.map_or(0, |(leaf, _)| leaf), |step| open &= take(step));
    lines.lock(grid, &state);
    open.then_some(lines.core)
}

/// The order of the work, and how states are valued.
struct Lines {
    lines: Vec<Line>,
    stages: Vec<Stage>,
    /// The stage that fills a square.
    order: Vec<u32>,
    core: Region,
    /// The stage of the leading state: others are valued from there.
    leading: u32,
    /// What one step of a tile is taken to cost, by its home. The sooner a tile is due
    /// the less others will do for it on their way.
    weights: Vec<i64>,
    /// In how far tiles that are not due count, in sixty-fourths.
    patience: i64,
    /// The corners of the two lines seen last: states of both may stand side by side.
    corner: Option<(u32, Corner)>,
    older: Option<(u32, Corner)>,
}

/// What is known of a board in the beam.
#[derive(Clone, Copy)]
struct State {
    stage: u32,
    /// What the tiles that are due will cost.
    due: u32,
    total: i64,
    hash: u64,
}

impl Lines {
    /// `None` if it is told not to go on.
    fn new(grid: &Grid, plan: Plan, go_on: &dyn Fn() -> bool) -> Option<Lines> {
        let mut region = Region::all(grid);
        let mut lines = Lines {
            lines: Vec::new(),
            stages: Vec::new(),
            order: vec![u32::MAX; grid.len()],
            core: region,
            leading: 0,
            weights: Vec::new(),
            patience: WHOLE,
            corner: None,
            older: None,
        };
        while let Some(squares) = region.strip(grid, plan.core) {
            if !go_on() {
                return None;
            }
            let line = lines.lines.len() as u32;
            let (singles, pair) = squares.split_at(squares.len() - 2);
            let pair = Stage { first: pair[0], second: pair[1], line, follows: true };
            let singles = singles.iter().enumerate();
            let singles =
                singles.map(|(k, &first)| Stage { first, second: first, line, follows: k > 0 });
            for stage in singles.chain([pair]) {
                lines.order[stage.first as usize] = lines.stages.len() as u32;
                lines.order[stage.second as usize] = lines.stages.len() as u32;
                lines.stages.push(stage);
            }
            lines.lines.push(Line { squares, region });
            lines.core = region;
        }
        // The core counts as what comes last.
        let core = (lines.core.width() * lines.core.height()) as usize;
        let last = (lines.stages.len() + core) as i64;
        let weight = |&stage: &u32| {
            let left = last - i64::from(stage).min(last);
            plan.weight / 8 + (plan.weight - plan.weight / 8) * left / last
        };
        lines.weights = lines.order.iter().map(weight).collect();
        Some(lines)
    }

    /// How bad a state of this stage is that will cost so much.
    fn value(&self, stage: u32, cost: i64) -> i64 {
        let ahead = i64::from(stage) - i64::from(self.leading);
        cost - ahead.clamp(-APART, APART) * STAGE
    }

    /// How a board stands.
    fn state(&self, grid: &Grid) -> State {
        let mut state = State {
            stage: 0,
            due: u32::MAX,
            total: grid
                .squares()
                .filter(|&s| s != grid.blank())
                .map(|s| i64::from(grid.distance(s, grid.at(s))) * self.weight(grid.at(s)))
                .sum(),
            hash: 0,
        };
        self.go_on(&mut state, |home| grid.place(home));
        state
    }

    /// Whether only the core is left.
    fn is_done(&self, state: &State) -> bool {
        state.stage as usize == self.stages.len()
    }

    fn weight(&self, home: u32) -> i64 {
        self.weights[home as usize]
    }

    /// Locks what is filled.
    fn lock(&self, grid: &mut Grid, state: &State) {
        for square in grid.squares() {
            grid.lock(square, self.order[square as usize] < state.stage);
        }
    }

    fn go_on(&self, state: &mut State, place: impl Fn(u32) -> u32) {
        while let Some(stage) = self.stages.get(state.stage as usize)
            && place(stage.first) == stage.first
            && place(stage.second) == stage.second
        {
            state.stage += 1;
        }
    }

    fn wall(&self, grid: &Grid, line: u32) -> Wall {
        let Line { squares, region } = &self.lines[line as usize];
        Wall {
            column: grid.x(squares[0]) == grid.x(squares[1]),
            beyond: if grid.x(squares[0]) == grid.x(squares[1]) {
                grid.x(squares[0]) < region.left
            } else {
                grid.y(squares[0]) < region.top
            },
        }
    }

    fn pair(&mut self, grid: &Grid, line: u32, blank: u32, a: u32, b: u32) -> i64 {
        if self.corner.as_ref().is_none_or(|corner| corner.0 != line) {
            std::mem::swap(&mut self.corner, &mut self.older);
            if self.corner.as_ref().is_none_or(|corner| corner.0 != line) {
                let of = &self.lines[line as usize];
                self.corner = Some((line, Corner::new(grid, &of.squares, of.region)));
            }
        }
        let corner = self.corner.as_mut().map(|corner| corner.1.moves(grid, blank, a, b));
        i64::from(corner.unwrap_or(0))
    }
}

impl Guide for Lines {
    type State = State;

    fn child(&mut self, grid: &Grid, state: &State, step: Step) -> Option<(State, i64)> {
        let (from, to) = (grid.blank(), grid.beside(grid.blank(), step));
        if self.order[to as usize] < state.stage {
            return None;
        }
        let tile = grid.at(to);
        let place = |home: u32| if home == tile { from } else { grid.place(home) };
        let mut state = *state;
        state.total += (i64::from(grid.distance(from, tile)) - i64::from(grid.distance(to, tile)))
            * self.weight(tile);
        state.hash ^= zobrist(tile, from) ^ zobrist(tile, to);
        self.go_on(&mut state, place);
        let Some(&Stage { first, second, line, follows }) = self.stages.get(state.stage as usize)
        else {
            return Some((state, self.value(state.stage, state.total * self.patience / WHOLE)));
        };
        let at = place(first);
        let mut others = state.total - i64::from(grid.distance(at, first)) * self.weight(first);
        let due = if first == second {
            {
                let along = follows.then(|| self.wall(grid, line));
                i64::from(along.map_or_else(
                    || carrying(grid, to, at, first),
                    |wall| along_wall(grid, wall, to, at, first),
                ))
            }
        } else {
            let with = place(second);
            others -= i64::from(grid.distance(with, second)) * self.weight(second);
            self.pair(grid, line, to, at, with)
        };
        state.due = due as u32;
        Some((state, self.value(state.stage, due * MOVE + others * self.patience / WHOLE)))
    }

    fn hash(&self, state: &State) -> u64 {
        state.hash
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Board, Goal, Layout, Size};

    use crate::large::tour::with_noise;

    #[test]
    fn a_later_stage_is_better_whatever_it_costs_and_however_late_it_is() {
        let goal = Goal::new(Size::new(190, 190).unwrap(), Layout::BlankLast);
        let board: &Board = goal.board();
        let grid = Grid::new(board, &goal);
        let plan = Plan { width: 4, weight: 170, core: 3, seed: 0, reserve: 0.0 };
        let mut lines = Lines::new(&grid, plan, &|| true).unwrap();
        let last = lines.stages.len() as u32;
        assert!(last > 1 << 15);
        let dearest = 2_000_000_000i64 * 170;
        for leading in [0, 1, (1 << 15) - 1, 1 << 15, last - 1, last] {
            lines.leading = leading;
            for stage in [leading.saturating_sub(300), leading.saturating_sub(1), leading] {
                let key = |stage, cost, noise| with_noise(lines.value(stage, cost), noise);
                assert!(key(stage + 1, dearest, 255) < key(stage, 0, 0), "{leading} {stage}");
                assert!(key(stage, 5, 255) < key(stage, 6, 0), "{leading} {stage}");
                // Even one that is far behind has its place.
                assert!(key(stage, dearest, 255) <= key(0, dearest, 255));
                assert!(key(last, dearest, 0) <= key(stage, dearest, 0));
            }
        }
    }
}
