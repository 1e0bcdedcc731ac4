//! What no solution can be shorter than.
//!
//! **Single tiles (STM).** A move brings one tile one step along its row or
//! column, so the sum of the distances is a bound. Tiles that stand in their
//! home row in the wrong order among themselves cannot all stay in it: only
//! those of an increasing subsequence of home columns can, and each other one
//! leaves the row and returns, which takes two vertical moves that the sum
//! does not count. The same holds for columns, with horizontal moves, so both
//! may be added (linear conflicts: Hansson, Mayer, Yung, *Criticizing
//! solutions to relaxed models yields powerful admissible heuristics*,
//! Information Sciences 63, 1992). Each move changes the sum by one, so sum and
//! length always have the same parity, and nothing is gained by rounding.
//!
//! **Runs (MTM).** Let V be the vertical and H the horizontal runs of a
//! shortest solution. Two neighbouring runs of one axis could be one run or
//! none, so they alternate, V and H differ by at most one, and the length is at
//! least V + H and at least 2·max(V, H) − 1. Now look at the line between two
//! neighbouring rows. The blank goes one way along one column during a vertical
//! run, so the run brings at most one tile across that line; horizontal runs
//! bring none. Hence V is at least the number of tiles that stand on one side of
//! the line and live on the other, for every line. A vertical run also moves at
//! most height − 1 tiles, so V is at least the vertical moves that are needed,
//! conflicts included, divided by height − 1. The same for H.

use noyes::Metric;

use super::grid::Grid;

/// What one axis needs: the moves along it, and the most tiles that cross one line.
#[derive(Clone, Copy, Default)]
struct Need {
    moves: u64,
    crossing: u64,
}

impl Need {
    /// Runs of at most `length` tiles that suffice for no less than this.
    fn runs(self, length: u32) -> u64 {
        self.crossing.max(self.moves.div_ceil(u64::from(length.max(1))))
    }
}

/// No solution of this board is shorter.
pub(super) fn lower_bound(grid: &Grid, metric: Metric) -> u64 {
    lower_bound_while(grid, metric, &|| true).expect("nothing ends this")
}

/// The same, unless it is told not to go on.
pub(super) fn lower_bound_while(
    grid: &Grid,
    metric: Metric,
    go_on: &dyn Fn() -> bool,
) -> Option<u64> {
    let (width, height) = (grid.width(), grid.height());
    let mut horizontal = need(grid, width, |square| grid.x(square), go_on)?;
    let mut vertical = need(grid, height, |square| grid.y(square), go_on)?;
    let mut homes = Vec::new();
    for y in 0..height {
        if !go_on() {
            return None;
        }
        homes.clear();
        let row = (0..width).map(|x| grid.square(x, y)).filter(|&s| s != grid.blank());
        homes.extend(row.map(|s| grid.at(s)).filter(|&h| grid.y(h) == y).map(|h| grid.x(h)));
        vertical.moves += 2 * out_of_order(&mut homes);
    }
    for x in 0..width {
        if !go_on() {
            return None;
        }
        homes.clear();
        let column = (0..height).map(|y| grid.square(x, y)).filter(|&s| s != grid.blank());
        homes.extend(column.map(|s| grid.at(s)).filter(|&h| grid.x(h) == x).map(|h| grid.y(h)));
        horizontal.moves += 2 * out_of_order(&mut homes);
    }
    Some(match metric {
        Metric::Stm => horizontal.moves + vertical.moves,
        Metric::Mtm => {
            let (v, h) = (vertical.runs(height - 1), horizontal.runs(width - 1));
            (v + h).max((2 * v.max(h)).saturating_sub(1))
        }
    })
}

fn need(
    grid: &Grid,
    lines: u32,
    line: impl Fn(u32) -> u32,
    go_on: &dyn Fn() -> bool,
) -> Option<Need> {
    // Beginnings and ends of the tiles' ways, summed up to the number that crosses.
    let mut change = vec![0i64; lines as usize + 1];
    let mut moves = 0;
    for y in 0..grid.height() {
        if !go_on() {
            return None;
        }
        let row = (0..grid.width()).map(|x| grid.square(x, y));
        for square in row.filter(|&square| square != grid.blank()) {
            let (here, home) = (line(square), line(grid.at(square)));
            moves += u64::from(here.abs_diff(home));
            change[here.min(home) as usize] += 1;
            change[here.max(home) as usize] -= 1;
        }
    }
    let mut crossing = 0;
    let most = change.iter().map(|change| {
        crossing += change;
        crossing
    });
    Some(Need { moves, crossing: most.max().unwrap_or(0).unsigned_abs() })
}

/// How many numbers must go so that the rest increases: all but a longest
/// increasing subsequence, found by patience sorting.
fn out_of_order(numbers: &mut [u32]) -> u64 {
    let mut tops = 0;
    for k in 0..numbers.len() {
        let number = numbers[k];
        // The piles' tops are kept in the part that has been read.
        let pile = numbers[..tops].partition_point(|&top| top < number);
        numbers[pile] = number;
        tops = tops.max(pile + 1);
    }
    (numbers.len() - tops) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longest_increasing_subsequence_stays() {
        for (numbers, out) in
            [(&[][..], 0), (&[1, 2, 3], 0), (&[3, 2, 1], 2), (&[2, 0, 3, 1], 2), (&[1, 0, 3, 2], 2)]
        {
            assert_eq!(out_of_order(&mut numbers.to_vec()), out, "{numbers:?}");
        }
    }
}
