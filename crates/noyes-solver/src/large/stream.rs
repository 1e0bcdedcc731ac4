//! Boards whose solutions leave as they are found, and those that are too large to be improved.

use noyes::{Metric, Size};

use super::{
    carry::Carrier,
    grid::{Grid, Step},
    improve::{self, MEMORY, Path, length},
    is_cancelled,
    lines::{self, Plan},
    out::Out,
    shuttle::{self, shuttle},
    strip::Region,
};
use crate::{Limits, Method, Quality, Stop, watch::Watch};

/// About as many bytes as two solutions take for each of the board's N³.
const BYTES: u64 = 3;

/// Whether there is memory for two solutions of a board.
pub(super) fn fits_twice(size: Size, limits: &Limits<'_>) -> bool {
    let bytes = BYTES * size.area() as u64 * u64::from(size.width() + size.height()) / 2;
    bytes <= limits.memory.unwrap_or(MEMORY)
}

/// The seconds that a beam on a board that streams may take if there is no limit.
const SECONDS: f64 = 100.0;

/// Solves a board of any size, the moves leaving as they are found: with as
/// wide a beam as the time allows, and if there is no time for one tile after tile.
/// `None` if it was cancelled or nobody takes the moves.
pub(super) fn stream(
    mut grid: Grid,
    quality: Quality,
    watch: &Watch<'_>,
    out: &mut Out<'_>,
) -> Option<Method> {
    let mut taken = 0u64;
    let mut take = |step| {
        out.push(step);
        taken += 1;
        !taken.is_multiple_of(4096) || !is_cancelled(watch) && !out.is_closed()
    };
    bring_near(&mut grid, &mut take)?;
    let width = beam_width(&grid, quality, watch);
    bring_home(grid, width, watch, &mut take)?;
    more_time_would_help(width, quality, watch);
    Some(if width > 0 { Method::Beam } else { Method::Layers })
}

/// Solves such a board tile by tile, and then with a beam if there is time for one, and keeps the
/// shorter way: so there is one at any time. `None` if it was cancelled before there was any.
pub(super) fn better_of_two(
    mut grid: Grid,
    metric: Metric,
    quality: Quality,
    lower_bound: u64,
    watch: &Watch<'_>,
) -> Option<(Vec<Step>, Method)> {
    let mut near = Path::default();
    bring_near(&mut grid, &mut |step| near.push(step, watch))?;
    let mut first = near.clone();
    bring_home(grid.clone(), 0, watch, &mut |step| first.push(step, watch))?;
    let first = first.steps;
    watch.report(lower_bound, Some(length(&first, metric)));
    let width = beam_width(&grid, quality, watch);
    let mut way = (first, Method::Layers);
    if width > 0 {
        let mut second = near;
        let found = bring_home(grid, width, watch, &mut |step| second.push(step, watch));
        if found.is_none() {
            watch.stop(Stop::Cancelled);
        } else if length(&second.steps, metric) < length(&way.0, metric) {
            way = (second.steps, Method::Beam);
        }
    }
    more_time_would_help(width, quality, watch);
    Some(way)
}

/// Says so, as the beam would have been wider.
fn more_time_would_help(width: usize, quality: Quality, watch: &Watch<'_>) {
    if width < WIDEST && quality != Quality::Fast && watch.limits().time.is_some() {
        watch.stop(Stop::Time);
    }
}

/// Takes a step, and says whether to go on. All ways share what is made for it.
type Take<'a> = &'a mut dyn FnMut(Step) -> bool;

/// Brings the tiles of a large board near to their homes.
fn bring_near(grid: &mut Grid, take: Take<'_>) -> Option<()> {
    // Longer ways are worth a second turn, with half the tolerance.
    let turns = if grid.width().max(grid.height()) < 150 { 1 } else { 2 };
    let plan = shuttle::Plan { turns, ..improve::SHUTTLE };
    let near = !shuttle::is_worth_while(grid) || shuttle(grid, plan, take);
    near.then_some(())
}

/// Brings them home: by a beam of this width, and tile by tile where that is none or ends early.
fn bring_home(mut grid: Grid, width: usize, watch: &Watch<'_>, take: Take<'_>) -> Option<()> {
    let mut region = Region::all(&grid);
    if width > 0 {
        let plan = Plan { width, weight: improve::WEIGHTS_NEAR[0], ..improve::PLAN };
        region = lines::fill(&mut grid, plan, watch, &mut *take)?;
    }
    Carrier::new(&mut grid, take).solve(region).ok().map(drop)
}

/// How wide a beam there is time for on a board that streams; none if it would hardly be one.
fn beam_width(grid: &Grid, quality: Quality, watch: &Watch<'_>) -> usize {
    if quality == Quality::Fast {
        return 0;
    }
    let width = affordable(grid, watch);
    if width > 3 { width } else { 0 }
}

/// How wide a beam on a board that streams is at most.
const WIDEST: usize = 64;

/// How wide a beam may be to end in time: it makes about four moves for each step that a
/// tile has to go, each in so many seconds and for each one of its width so many more.
fn affordable(grid: &Grid, watch: &Watch<'_>) -> usize {
    let tiles = grid.squares().filter(|&square| square != grid.blank());
    let steps: u64 = tiles.map(|square| u64::from(grid.distance(square, grid.at(square)))).sum();
    let time = watch.limits().time.map_or(SECONDS, |time| time.as_secs_f64());
    let seconds = 0.6 * time * (1.0 - watch.time_passed()) / (4 * steps + 1) as f64;
    ((seconds - 6e-7) / 2.5e-7).clamp(0.0, WIDEST as f64) as usize
}
