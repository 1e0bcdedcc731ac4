//! Line by line with one tile after another: the solution that never fails.
//!
//! The outer lines of the goal are filled one after another, each square with
//! its own tile, which the blank carries there and which then stays. The last
//! two tiles of a line cannot be put one after the other; they are brought into
//! the line's last corner, and the moves that place both come from a
//! breadth-first search over where these two and the blank stand in a window of
//! 3x3 squares or less. What is left at the end, up to 3x3, is solved by A*.
//!
//! That it always ends: what is not locked while a tile is carried is a
//! rectangle at least two squares wide and high, and perhaps two or more squares
//! of the line along its side; without the tile's own square this is still
//! connected, so the blank gets to wherever the tile is to go next, and each
//! slide brings the tile nearer. A tile waiting in the corner's 2x2 squares
//! cuts nothing off but a square of that corner. In the window the tiles that
//! are not carried are all alike, so that parity is no obstacle to the
//! last two.

use std::collections::HashMap;

use super::{
    grid::{Grid, Step},
    rest,
    route::Router,
    strip::Region,
};

/// The board and what takes the moves: `false` from there ends the work.
pub(super) struct Carrier<'a, F: FnMut(Step) -> bool> {
    pub(super) grid: &'a mut Grid,
    router: Router,
    take: F,
}

/// The moves are no longer wanted.
pub(super) struct Stopped;

impl<'a, F: FnMut(Step) -> bool> Carrier<'a, F> {
    pub(super) fn new(grid: &'a mut Grid, take: F) -> Carrier<'a, F> {
        let router = Router::new(grid);
        Carrier { grid, router, take }
    }

    /// Solves the region; all squares outside it are at home and locked.
    pub(super) fn solve(&mut self, mut region: Region) -> Result<(), Stopped> {
        while let Some(line) = region.strip(self.grid, 3) {
            self.line(&line, region)?;
        }
        for step in rest::solve(self.grid, region) {
            self.step(step)?;
        }
        Ok(())
    }

    fn step(&mut self, step: Step) -> Result<(), Stopped> {
        self.grid.step(step);
        if (self.take)(step) { Ok(()) } else { Err(Stopped) }
    }

    /// Fills a line beside the region and locks it. Squares of the line that
    /// are locked already are at home, and are the first ones.
    pub(super) fn line(&mut self, line: &[u32], region: Region) -> Result<(), Stopped> {
        let (singles, last) = line.split_at(line.len() - 2);
        for &square in singles {
            if !self.grid.is_locked(square) {
                self.carry(square, square)?;
                self.grid.lock(square, true);
            }
        }
        self.pair(line, region)?;
        last.iter().for_each(|&square| self.grid.lock(square, true));
        Ok(())
    }

    /// Brings the tile whose home this is to a square.
    fn carry(&mut self, home: u32, to: u32) -> Result<(), Stopped> {
        loop {
            let at = self.grid.place(home);
            if at == to {
                return Ok(());
            }
            self.grid.lock(at, true);
            let distance = self.grid.distance(at, to);
            let mut best: Option<(Vec<Step>, Step)> = None;
            for step in 0..4 {
                let next = self.grid.beside(at, step);
                if self.grid.is_locked(next) || self.grid.distance(next, to) > distance {
                    continue;
                }
                if let Some(way) = self.router.way(self.grid, next)
                    && best.as_ref().is_none_or(|(best, _)| way.len() < best.len())
                {
                    best = Some((way.to_vec(), step));
                }
            }
            self.grid.lock(at, false);
            let (way, step) = best.expect("a tile in a rectangle can always be brought nearer");
            for &step in way.iter().rev() {
                self.step(step)?;
            }
            self.step(3 - step)?;
        }
    }

    /// Puts the last two tiles of a line in their place.
    fn pair(&mut self, line: &[u32], region: Region) -> Result<(), Stopped> {
        let &[.., a, b] = line else { return Ok(()) };
        if self.grid.place(a) == a && self.grid.place(b) == b {
            return Ok(());
        }
        // Away from the line, into the region.
        let inward = (0..4)
            .find(|&step| {
                let beside = self.grid.beside(a, step);
                !self.grid.is_locked(beside) && region.contains(self.grid, beside)
            })
            .expect("a line lies beside its region");
        let mut window = Vec::new();
        for &square in &line[line.len().saturating_sub(3)..] {
            let second = self.grid.beside(square, inward);
            let third = self.grid.beside(second, inward);
            window.extend([square, second, third].into_iter().filter(|&s| !self.grid.is_locked(s)));
        }
        let corner = [a, b, self.grid.beside(a, inward), self.grid.beside(b, inward)];
        if !corner.contains(&self.grid.place(a)) {
            self.carry(a, self.nearest(&corner, self.grid.place(a)))?;
        }
        let waiting = self.grid.place(a);
        if !window.contains(&self.grid.place(b)) {
            self.grid.lock(waiting, true);
            window.retain(|&square| square != waiting);
            let carried = self.carry(b, self.nearest(&window, self.grid.place(b)));
            window.push(waiting);
            self.grid.lock(waiting, false);
            carried?;
        }
        if !window.contains(&self.grid.blank()) {
            let tiles = [waiting, self.grid.place(b)];
            tiles.iter().for_each(|&tile| self.grid.lock(tile, true));
            let ways = window.iter().filter(|&&square| !self.grid.is_locked(square));
            let way = ways
                .filter_map(|&square| self.router.way(self.grid, square).map(<[Step]>::to_vec))
                .min_by_key(Vec::len)
                .expect("two tiles do not close the window");
            tiles.iter().for_each(|&tile| self.grid.lock(tile, false));
            for &step in way.iter().rev() {
                self.step(step)?;
            }
        }
        for step in self.place_pair(&window, a, b) {
            self.step(step)?;
        }
        Ok(())
    }

    fn nearest(&self, squares: &[u32], to: u32) -> u32 {
        let nearest = squares.iter().min_by_key(|&&square| self.grid.distance(square, to));
        *nearest.expect("there are squares")
    }

    /// The shortest moves within the window after which both tiles are at home.
    fn place_pair(&self, window: &[u32], a: u32, b: u32) -> Vec<Step> {
        type State = (u32, u32, u32);
        let start: State = (self.grid.blank(), self.grid.place(a), self.grid.place(b));
        let mut from: HashMap<State, (State, Step)> = HashMap::from([(start, (start, 0))]);
        let mut queue = vec![start];
        let mut next = 0;
        let mut state = loop {
            let state @ (blank, at_a, at_b) = queue[next];
            next += 1;
            if (at_a, at_b) == (a, b) {
                break state;
            }
            for step in 0..4 {
                let to = self.grid.beside(blank, step);
                if window.contains(&to) {
                    let moved = |tile: u32| if tile == to { blank } else { tile };
                    let reached = (to, moved(at_a), moved(at_b));
                    from.entry(reached).or_insert_with(|| {
                        queue.push(reached);
                        (state, step)
                    });
                }
            }
        };
        let mut steps = Vec::new();
        while state != start {
            let (previous, step) = from[&state];
            steps.push(step);
            state = previous;
        }
        steps.reverse();
        steps
    }
}
