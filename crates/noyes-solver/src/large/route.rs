//! The blank's shortest way to a square.

use super::grid::{Grid, Step};

/// Finds ways around locked squares: A* with the distance, where a step either
/// brings the blank nearer (it costs nothing more than was estimated) or takes
/// it away (it costs two more), so that two stacks are all the queue it needs
/// and in the open it looks at little more than the way itself.
pub(super) struct Router {
    /// The search in which a square was reached last.
    stamps: Vec<u32>,
    stamp: u32,
    /// The step that reached it.
    steps: Vec<Step>,
    now: Vec<(u32, Step)>,
    later: Vec<(u32, Step)>,
    way: Vec<Step>,
}

impl Router {
    pub(super) fn new(grid: &Grid) -> Router {
        Router {
            stamps: vec![0; grid.len()],
            stamp: 0,
            steps: vec![0; grid.len()],
            now: Vec::new(),
            later: Vec::new(),
            way: Vec::new(),
        }
    }

    /// The steps of a shortest way from the blank's square to another one, if
    /// there is a way off the locked squares; the last step comes first.
    pub(super) fn way(&mut self, grid: &Grid, to: u32) -> Option<&[Step]> {
        if self.stamp == u32::MAX {
            self.stamps.fill(0);
            self.stamp = 0;
        }
        self.stamp += 1;
        let from = grid.blank();
        self.now.clear();
        self.later.clear();
        self.way.clear();
        self.now.push((from, 0));
        loop {
            let Some((square, step)) = self.now.pop() else {
                if self.later.is_empty() {
                    return None;
                }
                std::mem::swap(&mut self.now, &mut self.later);
                continue;
            };
            if self.stamps[square as usize] == self.stamp {
                continue;
            }
            self.stamps[square as usize] = self.stamp;
            self.steps[square as usize] = step;
            if square == to {
                break;
            }
            let distance = grid.distance(square, to);
            for step in 0..4 {
                let next = grid.beside(square, step);
                if !grid.is_locked(next) && self.stamps[next as usize] != self.stamp {
                    let nearer = grid.distance(next, to) < distance;
                    if nearer { &mut self.now } else { &mut self.later }.push((next, step));
                }
            }
        }
        let mut square = to;
        while square != from {
            let step = self.steps[square as usize];
            self.way.push(step);
            square = grid.beside(square, 3 - step);
        }
        Some(&self.way)
    }
}
