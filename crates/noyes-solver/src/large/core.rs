//! What is left inside of the lines, where it is small enough that its ranks were learned.

use noyes::{Board, Goal, Layout, Size};

use super::{
    distance::Distance,
    grid::{self, Grid, Step},
    improve::MEMORY,
    strip::Region,
    whole::{self, Span},
};
use crate::{
    learned::{self, Learned},
    watch::Watch,
};

/// How wide and high a core that a beam solves in so much memory is at most, if the goal's blank is
/// in the last corner; else 0.
pub(super) fn side(grid: &Grid, memory: u64) -> u32 {
    let last = grid.square(grid.width() - 1, grid.height() - 1);
    if grid.home() == last { learned::side(memory) } else { 0 }
}

/// The beam over a core is so many times as wide as the one over the lines, but not wider
/// or narrower than makes sense.
const WIDER: usize = 2;
const NARROWEST: usize = 100;
const WIDEST: usize = 20_000;

/// The share of the memory that it may take beside what was learned.
const SHARE: u64 = 4;

/// Steps that solve the squares of a region, all others being at home, found by a beam.
/// `None` if the region is too large, or the beam found none.
pub(super) fn solve(
    grid: &Grid,
    region: Region,
    width: usize,
    seed: u64,
    watch: &Watch<'_>,
) -> Option<Vec<Step>> {
    let (w, h) = (region.width(), region.height());
    let corner = grid.square(region.right, region.bottom);
    if w.max(h) > learned::SIDE || w.min(h) < 2 || grid.home() != corner {
        return None;
    }
    let size = Size::new(w, h).expect("a part of a board");
    let memory = watch.limits().memory.unwrap_or(MEMORY);
    let weights = learned::sized(size, memory)?;
    let squares = region.squares(grid);
    let tile = |&square: &u32| {
        let home = grid.at(square);
        let place = squares.iter().position(|&square| square == home)?;
        Some(if home == grid.home() { 0 } else { place as u32 + 1 })
    };
    let tiles: Vec<u32> = squares.iter().map(tile).collect::<Option<_>>()?;
    let board = Board::new(size, tiles).expect("the region holds its own tiles");
    let estimate = Distance::new(&Goal::new(size, Layout::BlankLast));
    let below = 2 * u64::from(w * h * w.max(h));
    let bytes = |width| Span::bytes::<Learned<'_, Distance>>(width, below);
    let most = (memory / SHARE).min(memory.saturating_sub(weights.bytes()));
    let mut width = (WIDER * width).clamp(NARROWEST, WIDEST);
    while bytes(width) > most {
        width /= 2;
        if width < NARROWEST {
            return None;
        }
    }
    let span = Span { width, below, seed };
    let way =
        whole::search(&Learned { estimate: &estimate, weights: &weights }, &board, span, watch)?;
    Some(way.moves().map(grid::step).collect())
}
