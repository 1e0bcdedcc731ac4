//! Boards that are not far from home: all short ways, depth first.
//!
//! What finds good solutions of large boards proves nothing, and a board that is a few moves from
//! home would be searched until the limits end it. So rounds of iterative deepening by the
//! distances come first, for as many boards as take a few milliseconds. Each round proves that
//! there is no solution of some length, or finds a shortest one.

use noyes::{Algorithm, Metric, Run};

use super::grid::{Grid, Step, direction};
use crate::watch::Watch;

/// How many boards all rounds together may generate, and which part of the limit.
const NODES: u64 = 1 << 17;
const SHARE: u64 = 8;

/// Boards that are farther from home than so many moves are not within reach of that.
pub(super) const FAR: u64 = 100;

/// Rounds from this bound on, as long as they are to find a solution shorter than the best one
/// known, and end within a few milliseconds and the limits. The bound that they proved, and a
/// solution of just so many moves, if one was found.
pub(super) fn rounds(
    grid: &Grid,
    metric: Metric,
    mut lower_bound: u64,
    best: u64,
    watch: &Watch<'_>,
) -> (u64, Option<Algorithm>) {
    if lower_bound >= best.min(FAR) {
        return (lower_bound, None);
    }
    let left = watch.limits().nodes.map(|nodes| nodes.saturating_sub(watch.nodes()));
    let nodes = NODES.min(left.unwrap_or(u64::MAX) / SHARE);
    let longest = grid.width().max(grid.height()).saturating_sub(1).max(1);
    let mut search = Search {
        grid: grid.clone(),
        metric,
        longest: longest.into(),
        left: nodes,
        path: Vec::new(),
    };
    let squares = grid.squares().filter(|&square| square != grid.blank());
    let distance = squares.map(|square| u64::from(grid.distance(square, grid.at(square)))).sum();
    // All solutions have the parity of the distances where single moves count.
    let more = if metric == Metric::Stm { 2 } else { 1 };
    let mut found = Some(false);
    while lower_bound < best.min(FAR) {
        found = search.within(distance, lower_bound, None);
        if found != Some(false) {
            break;
        }
        lower_bound += more;
    }
    watch.spend(nodes - search.left);
    let moves = search.path.iter().map(|&step| Run::from(direction(step))).collect();
    (lower_bound, (found == Some(true)).then_some(moves))
}

struct Search {
    grid: Grid,
    metric: Metric,
    /// How many tiles one run moves at most.
    longest: u64,
    /// How many boards may still be generated.
    left: u64,
    path: Vec<Step>,
}

impl Search {
    /// Whether there is a way home of no more than so many moves; `None` if it cannot be told.
    /// Moves back are left out, and where runs count, runs that only go on with the one before.
    fn within(&mut self, distance: u64, moves: u64, last: Option<Step>) -> Option<bool> {
        if distance == 0 {
            return Some(true);
        }
        let each = if self.metric == Metric::Stm { 1 } else { self.longest };
        if distance > moves * each {
            return Some(false);
        }
        for step in 0..4 {
            let along = last.is_some_and(|last| last == 3 - step);
            let goes_on = last == Some(step);
            if along || goes_on && self.metric == Metric::Mtm {
                continue;
            }
            let (before, mut now) = (self.path.len(), distance);
            loop {
                let to = self.grid.beside(self.grid.blank(), step);
                if self.grid.is_locked(to) {
                    break;
                }
                self.left = self.left.checked_sub(1)?;
                let (blank, home) = (self.grid.blank(), self.grid.at(to));
                now += u64::from(self.grid.distance(blank, home));
                now -= u64::from(self.grid.distance(to, home));
                self.grid.step(step);
                self.path.push(step);
                if self.within(now, moves - 1, Some(step))? {
                    return Some(true);
                }
                if self.metric == Metric::Stm {
                    break;
                }
            }
            for _ in self.path.drain(before..) {
                self.grid.step(3 - step);
            }
        }
        Some(false)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, VecDeque};

    use noyes::{Board, Goal, Layout, Position, Size};

    use super::*;
    use crate::{Limits, large::bound::lower_bound};

    /// How far all boards are that take no more than so many moves, breadth first.
    fn all_near(goal: &Goal, metric: Metric, most: u64) -> HashMap<Board, u64> {
        let mut known = HashMap::from([(goal.board().clone(), 0)]);
        let mut queue = VecDeque::from([goal.board().clone()]);
        while let Some(board) = queue.pop_front() {
            let moves = known[&board];
            for step in (0..4).filter(|_| moves < most) {
                let mut next = board.clone();
                while next.slide(direction(step)).is_some() {
                    if !known.contains_key(&next) {
                        known.insert(next.clone(), moves + 1);
                        queue.push_back(next.clone());
                    }
                    if metric == Metric::Stm {
                        break;
                    }
                }
            }
        }
        known
    }

    #[test]
    fn boards_near_home_are_solved_by_shortest_ways() {
        for (metric, most) in [(Metric::Stm, 9), (Metric::Mtm, 4)] {
            let goal = Goal::new(Size::new(6, 7).unwrap(), Layout::BlankLast);
            let boards = all_near(&goal, metric, most);
            assert!(boards.len() > 300, "{metric:?}: {}", boards.len());
            for (board, &moves) in &boards {
                let watch = Watch::new(&Limits::default());
                let grid = Grid::new(board, &goal);
                let least = moves % 2 * u64::from(metric == Metric::Stm);
                let (proved, path) = rounds(&grid, metric, least, u64::MAX, &watch);
                let path = path.unwrap();
                assert_eq!((proved, path.length(metric)), (moves, moves));
                let mut end = board.clone();
                end.apply(&path).unwrap();
                assert_eq!(&end, goal.board());
                // A round that is not needed is none.
                assert_eq!(rounds(&grid, metric, least, moves, &watch), (moves, None));
            }
        }
    }

    /// A board far from home ends the rounds at some bound, within the limits.
    #[test]
    fn rounds_end_after_some_boards() {
        let goal = Goal::new(Size::new(5, 5).unwrap(), Layout::BlankLast);
        let far = Goal::new(goal.size(), Layout::BlankFirst);
        let dealer = noyes::Dealer::new(far, noyes::Recipe::default(), "far").unwrap();
        let board = (0..).map(|index| dealer.deal(index).unwrap());
        let board = board.into_iter().find(|board| goal.is_solvable(board).unwrap()).unwrap();
        let grid = Grid::new(&board, &goal);
        for limit in [None, Some(1000)] {
            let watch = Watch::new(&Limits { nodes: limit, ..Limits::default() });
            let least = lower_bound(&grid, Metric::Stm);
            let (proved, path) = rounds(&grid, Metric::Stm, least, u64::MAX, &watch);
            assert!(path.is_none() && proved >= least);
            assert!((1..=limit.map_or(NODES, |limit| limit / SHARE)).contains(&watch.nodes()));
        }
    }
}
