//! The last two tiles of a line.

use super::{carrying::carrying, grid::Grid, strip::Region};

/// How many moves the last two tiles of a line need, from where they and the
/// blank are.
///
/// Exact while all three stand within a few squares of the line's last corner
/// and need not leave these, by breadth-first search from the filled line. A
/// tile outside is carried to one of these squares first.
pub(super) struct Corner {
    /// The squares of the window that are not filled.
    free: Vec<u32>,
    left: u32,
    top: u32,
    width: u32,
    height: u32,
    /// The number of a window's square among the free ones.
    places: Vec<Option<u8>>,
    /// Those of the free squares beside which there are others outside.
    rim: Vec<usize>,
    /// By the blank, the first and the second tile.
    moves: Vec<u8>,
    /// By which tile the blank has just brought, and the first and the second tile.
    carried: Vec<u8>,
    /// What was asked for lately with a tile outside the window, and the answer.
    lately: Vec<([u32; 3], u32)>,
}

/// How many squares the window reaches along the line and into the region.
const REACH: u32 = 4;

/// So many answers are remembered: the states of a beam ask for the same ones again and again.
const LATELY: usize = 1 << 12;

/// Not to be reached within the window.
const NEVER: u8 = u8::MAX;

impl Corner {
    /// For a line beside a region; all but its last two squares are filled.
    pub(super) fn new(grid: &Grid, line: &[u32], region: Region) -> Corner {
        let (a, b) = (line[line.len() - 2], line[line.len() - 1]);
        let far = line[line.len().saturating_sub(REACH as usize)];
        let (mut left, mut right) = (grid.x(b).min(grid.x(far)), grid.x(b).max(grid.x(far)));
        let (mut top, mut bottom) = (grid.y(b).min(grid.y(far)), grid.y(b).max(grid.y(far)));
        // The window grows from the line into the region.
        if grid.x(a) == grid.x(b) {
            if grid.x(a) < region.left {
                right = (left + REACH - 1).min(region.right);
            } else {
                left = (right + 1).saturating_sub(REACH).max(region.left);
            }
        } else if grid.y(a) < region.top {
            bottom = (top + REACH - 1).min(region.bottom);
        } else {
            top = (bottom + 1).saturating_sub(REACH).max(region.top);
        }
        let (width, height) = (right - left + 1, bottom - top + 1);
        let mut corner = Corner {
            free: Vec::new(),
            left,
            top,
            width,
            height,
            places: Vec::new(),
            rim: Vec::new(),
            moves: Vec::new(),
            carried: Vec::new(),
            lately: vec![([u32::MAX; 3], 0); LATELY],
        };
        for (x, y) in (top..=bottom).flat_map(|y| (left..=right).map(move |x| (x, y))) {
            let square = grid.square(x, y);
            let filled = line[..line.len() - 2].contains(&square);
            corner.places.push((!filled).then_some(corner.free.len() as u8));
            if !filled {
                corner.free.push(square);
            }
        }
        let rim = |&at: &usize| corner.outside(grid, region, corner.free[at]).next().is_some();
        corner.rim = (0..corner.free.len()).filter(rim).collect();
        corner.fill(grid, region, a, b);
        corner
    }

    /// The squares of the region beside a square that are outside the window.
    fn outside(&self, grid: &Grid, region: Region, square: u32) -> impl Iterator<Item = u32> {
        (0..4).map(move |step| grid.beside(square, step)).filter(move |&beside| {
            let open = !grid.is_locked(beside) && region.contains(grid, beside);
            open && self.inside(grid, beside).is_none()
        })
    }

    /// The number of a square among the free ones of the window.
    fn inside(&self, grid: &Grid, square: u32) -> Option<usize> {
        let x = grid.x(square).wrapping_sub(self.left);
        let y = grid.y(square).wrapping_sub(self.top);
        let inside = x < self.width && y < self.height;
        if inside { self.places[(y * self.width + x) as usize].map(usize::from) } else { None }
    }

    fn index(&self, blank: usize, a: usize, b: usize) -> usize {
        (blank * self.free.len() + a) * self.free.len() + b
    }

    fn fill(&mut self, grid: &Grid, region: Region, a: u32, b: u32) {
        let count = self.free.len();
        let number = |square: u32| self.free.iter().position(|&free| free == square);
        let beside: Vec<Vec<usize>> = self
            .free
            .iter()
            .map(|&s| (0..4).filter_map(|step| number(grid.beside(s, step))).collect())
            .collect();
        let (a, b) = (number(a).unwrap_or(0), number(b).unwrap_or(0));
        self.moves = vec![NEVER; count * count * count];
        let mut queue = Vec::new();
        for blank in (0..count).filter(|&blank| blank != a && blank != b) {
            let index = self.index(blank, a, b);
            self.moves[index] = 0;
            queue.push((blank, a, b));
        }
        let mut next = 0;
        while next < queue.len() {
            let (blank, a, b) = queue[next];
            next += 1;
            let moves = self.moves[self.index(blank, a, b)] + 1;
            for &to in &beside[blank] {
                let moved = |tile: usize| if tile == to { blank } else { tile };
                let reached = (to, moved(a), moved(b));
                let index = self.index(reached.0, reached.1, reached.2);
                if self.moves[index] == NEVER {
                    self.moves[index] = moves;
                    queue.push(reached);
                }
            }
        }
        // The blank stands behind the tile that it has carried to the window's edge.
        for second in [false, true] {
            for (a, b) in (0..count * count).map(|pair| (pair / count, pair % count)) {
                let carried = self.free[if second { b } else { a }];
                let moves = self.outside(grid, region, carried).filter(|_| a != b).map(|behind| {
                    let ways = (0..count).filter(|&blank| blank != a && blank != b);
                    let moves = ways.map(|blank| {
                        let to = self.free[blank];
                        let past = grid.distance(behind, to) == 1 + grid.distance(carried, to)
                            && (grid.x(behind) == grid.x(to) || grid.y(behind) == grid.y(to));
                        let walk = grid.distance(behind, to) + 2 * u32::from(past);
                        self.moves[self.index(blank, a, b)].saturating_add(walk as u8)
                    });
                    moves.min().unwrap_or(NEVER)
                });
                self.carried.push(moves.max().unwrap_or(NEVER));
            }
        }
    }

    /// The moves that are needed.
    pub(super) fn moves(&mut self, grid: &Grid, blank: u32, a: u32, b: u32) -> u32 {
        if let (Some(at_a), Some(at_b)) = (self.inside(grid, a), self.inside(grid, b)) {
            return self.within(grid, blank, at_a, at_b);
        }
        let asked = [blank, a, b];
        let mixed = asked
            .iter()
            .fold(0u32, |hash, &square| (hash ^ square).wrapping_mul(0x9e37_79b9).rotate_left(15));
        let at = mixed as usize % LATELY;
        if self.lately[at].0 != asked {
            self.lately[at] = (asked, self.afresh(grid, blank, a, b));
        }
        self.lately[at].1
    }

    /// With both tiles in the window.
    fn within(&self, grid: &Grid, blank: u32, a: usize, b: usize) -> u32 {
        let inside = |blank: usize| u32::from(self.moves[self.index(blank, a, b)]);
        match self.inside(grid, blank) {
            Some(at) => inside(at),
            None => {
                let ways = self.rim.iter().filter(|&&at| at != a && at != b);
                let moves = |&at: &usize| inside(at) + grid.distance(blank, self.free[at]);
                ways.map(moves).min().unwrap_or(0)
            }
        }
    }

    /// Told and not remembered.
    fn afresh(&self, grid: &Grid, blank: u32, a: u32, b: u32) -> u32 {
        match (self.inside(grid, a), self.inside(grid, b)) {
            (Some(at_a), Some(at_b)) => self.within(grid, blank, at_a, at_b),
            (Some(at), None) => self.carrying(grid, blank, b, true, |to| (at, to)),
            (None, Some(at)) => self.carrying(grid, blank, a, false, |to| (to, at)),
            (None, None) => {
                let first = |a: u32, b: u32, second: bool| {
                    let nearest = self.free.iter().enumerate();
                    let (at, &to) = nearest
                        .min_by_key(|&(_, &to)| grid.distance(a, to))
                        .expect("the window has free squares");
                    carrying(grid, blank, a, to)
                        + self.carrying(grid, to, b, second, |to| {
                            if second { (at, to) } else { (to, at) }
                        })
                };
                first(a, b, true).min(first(b, a, false))
            }
        }
    }

    /// The moves if one tile is to be carried into the window first, to where
    /// it goes on best.
    fn carrying(
        &self,
        grid: &Grid,
        blank: u32,
        tile: u32,
        second: bool,
        tiles: impl Fn(usize) -> (usize, usize),
    ) -> u32 {
        let ways = self.free.iter().enumerate().map(|(at, &to)| {
            let (a, b) = tiles(at);
            let count = self.free.len();
            let then = self.carried[usize::from(second) * count * count + a * count + b];
            if then == NEVER { u32::MAX } else { carrying(grid, blank, tile, to) + u32::from(then) }
        });
        ways.min().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use noyes::{Goal, Layout, Size};

    use super::*;

    #[test]
    fn what_is_remembered_is_what_would_be_told_afresh() {
        let goal = Goal::new(Size::new(12, 9).unwrap(), Layout::BlankLast);
        let grid = Grid::new(goal.board(), &goal);
        let mut region = Region::all(&grid);
        let line = region.strip(&grid, 3).unwrap();
        let mut corner = Corner::new(&grid, &line, region);
        let squares: Vec<u32> = region.squares(&grid);
        let mut noise = 5u64;
        let mut random = || {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            squares[(noise >> 33) as usize % squares.len()]
        };
        // More than are remembered, and each twice.
        for _ in 0..5 * LATELY {
            let [blank, a, b] = [random(), random(), random()];
            if blank == a || blank == b || a == b {
                continue;
            }
            let afresh = corner.afresh(&grid, blank, a, b);
            assert_eq!(corner.moves(&grid, blank, a, b), afresh);
            assert_eq!(corner.moves(&grid, blank, a, b), afresh);
        }
    }
}
