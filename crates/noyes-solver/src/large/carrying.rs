//! What it costs to carry one tile.

use super::grid::Grid;

/// The moves that bring a tile to a square, in the open: the blank walks in
/// front of the tile; then a step round a corner costs three moves, and one
/// straight on five.
pub(super) fn carrying(grid: &Grid, blank: u32, tile: u32, to: u32) -> u32 {
    let (x, y) = (grid.x(tile), grid.y(tile));
    let (dx, dy) = (x.abs_diff(grid.x(to)), y.abs_diff(grid.y(to)));
    let (bx, by) = (grid.x(blank), grid.y(blank));
    // As many steps round a corner as there can be: three moves for each, five for any other.
    let rest = |along: u32, across: u32| 5 * (along + across) - 2 * (2 * along + 1).min(2 * across);
    let mut best = u32::MAX;
    if dx > 0 {
        let right = grid.x(to) > x;
        let front = if right { x + 1 } else { x - 1 };
        let behind = by == y && (bx < x) == right;
        let walk = bx.abs_diff(front) + by.abs_diff(y) + 2 * u32::from(behind);
        best = walk + 1 + rest(dx - 1, dy);
    }
    if dy > 0 {
        let down = grid.y(to) > y;
        let front = if down { y + 1 } else { y - 1 };
        let behind = bx == x && (by < y) == down;
        let walk = bx.abs_diff(x) + by.abs_diff(front) + 2 * u32::from(behind);
        best = best.min(walk + 1 + rest(dy - 1, dx));
    }
    if best == u32::MAX { 0 } else { best }
}

/// How a line lies beside its region. Lines are filled rightwards and downwards.
#[derive(Clone, Copy)]
pub(super) struct Wall {
    /// Whether the line is a column.
    pub(super) column: bool,
    /// Whether the region lies to the right of the column, or below the row.
    pub(super) beyond: bool,
}

/// The moves that bring a tile to a square of a line before which there are
/// filled squares. These are a wall: a tile that comes along it has to be passed by the
/// blank on the other side before the last step.
pub(super) fn along_wall(grid: &Grid, wall: Wall, blank: u32, tile: u32, to: u32) -> u32 {
    let (x, y) = (grid.x(to), grid.y(to));
    // How far along the line, and how far inside.
    let place = |square: u32| {
        let (x, y) = (grid.x(square) as i32 - x as i32, grid.y(square) as i32 - y as i32);
        let (along, depth) = if wall.column { (y, x) } else { (x, y) };
        (along, if wall.beyond { depth } else { -depth })
    };
    let (along, depth) = place(tile);
    if along < 0 {
        let before = grid.beside(
            to,
            match (wall.column, wall.beyond) {
                (false, true) => 3,
                (false, false) => 0,
                (true, true) => 2,
                (true, false) => 1,
            },
        );
        return carrying(grid, blank, tile, before) + if depth == 1 { 8 } else { 5 };
    }
    if (along, depth) == (0, 1) {
        let (blank_along, blank_depth) = place(blank);
        if blank_along < 0 {
            return blank_along.unsigned_abs() + blank_depth.abs_diff(2) + 5;
        }
    }
    carrying(grid, blank, tile, to)
}
