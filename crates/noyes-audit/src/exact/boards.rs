//! All boards of a small size, and how far each is from the goal.

use noyes::{Board, Direction, Goal};

use super::ranks::{Ranks, Word};
use crate::{AuditError, Limits};

/// The distance of boards that cannot be solved.
const NEVER: u8 = u8::MAX;

/// All n! boards of a small size: the tiles in reading order, 0 the blank, as
/// a permutation with a number.
#[derive(Clone, Debug)]
pub(super) struct Boards {
    pub(super) goal: Goal,
    pub(super) ranks: Ranks,
    /// Slides to the goal, by the board's number.
    distances: Vec<u8>,
    /// How many boards there are at each distance.
    levels: Vec<u64>,
}

impl Boards {
    /// Finds all boards that slides lead to, breadth first.
    ///
    /// The greatest distance of ten squares is 55 slides.
    ///
    /// # Errors
    /// [`AuditError::Cancelled`].
    pub(super) fn new(goal: &Goal, limits: &Limits<'_>) -> Result<Boards, AuditError> {
        let size = goal.size();
        let ranks = Ranks::new(size.area());
        let neighbours: Vec<Vec<usize>> = size
            .squares()
            .map(|square| {
                let next = |direction| Some(square.neighbour(direction, size)?.index());
                Direction::ALL.into_iter().filter_map(next).collect()
            })
            .collect();
        let mut start = Word::default();
        for (place, &tile) in start.iter_mut().zip(goal.board().tiles()) {
            *place = tile as u8;
        }
        let mut distances = vec![NEVER; ranks.count()];
        distances[ranks.rank(&start)] = 0;
        let mut level = vec![(start, goal.blank().index() as u8)];
        let mut levels = Vec::new();
        while !level.is_empty() {
            limits.check_cancel()?;
            levels.push(level.len() as u64);
            let mut next = Vec::new();
            for (word, blank) in level {
                for &square in &neighbours[usize::from(blank)] {
                    let mut there = word;
                    there.swap(blank.into(), square);
                    let distance = &mut distances[ranks.rank(&there)];
                    if *distance == NEVER {
                        *distance = levels.len() as u8;
                        next.push((there, square as u8));
                    }
                }
            }
            level = next;
        }
        Ok(Boards { goal: goal.clone(), ranks, distances, levels })
    }

    /// The board of a number.
    pub(super) fn board(&self, number: usize) -> Board {
        let size = self.goal.size();
        let word = self.ranks.word(number);
        let tiles: Vec<u32> = word[..size.area()].iter().map(|&tile| tile.into()).collect();
        Board::new(size, tiles).expect("a number stands for a permutation")
    }

    /// Whether the board of this number can be solved.
    pub(super) fn is_solvable(&self, number: usize) -> bool {
        self.distances[number] != NEVER
    }

    /// How far the board of this number is from the goal.
    pub(super) fn distance(&self, number: usize) -> Option<u8> {
        Some(self.distances[number]).filter(|&distance| distance != NEVER)
    }

    /// How many boards can be solved.
    pub(super) fn solvable(&self) -> u64 {
        self.levels.iter().sum()
    }

    /// The mean distance of the boards that can be solved.
    pub(super) fn mean_distance(&self) -> f64 {
        let slides = (0..).zip(&self.levels).map(|(distance, &boards)| distance * boards);
        slides.sum::<u64>() as f64 / self.solvable() as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Layout, Metric, Size};
    use noyes_solver::ExactTable;

    #[test]
    fn distances_are_those_of_the_solver() {
        for (width, height) in [(1, 1), (1, 2), (5, 1), (2, 2), (2, 3), (4, 2), (3, 3)] {
            let size = Size::new(width, height).unwrap();
            for layout in [Layout::BlankLast, Layout::Spiral] {
                let goal = Goal::new(size, layout);
                let boards = Boards::new(&goal, &Limits::default()).unwrap();
                let table = ExactTable::build(&goal, Metric::Stm, &noyes_solver::Limits::default())
                    .unwrap();
                assert_eq!(boards.levels, table.counts());
                for number in (0..boards.ranks.count()).step_by(1 + boards.ranks.count() / 3000) {
                    let board = boards.board(number);
                    assert_eq!(boards.is_solvable(number), goal.is_solvable(&board).unwrap());
                    let expected = table.distance(&board).ok();
                    assert_eq!(boards.distance(number).map(u64::from), expected);
                }
            }
        }
    }
}
