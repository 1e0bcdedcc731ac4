//! Stretches of a path over a whole board, solved anew.
//!
//! A beam over the whole way chooses its early moves knowing little of what will come of them. A
//! stretch of the path is short, and the board after it is the goal of the one before it: a
//! narrow beam by learned ranks finds a way of fewer moves between the two, if there is one.

use noyes::{Board, Metric, Position};

use super::{
    beam,
    between::Between,
    distance::Distance,
    grid::{self, Step},
    improve::{Best, Improve},
    whole::Span,
    windows::push,
};
use crate::{
    Method, Stop,
    learned::{self, Learned},
};

/// How stretches are cut and solved.
#[derive(Clone, Copy)]
struct Pass {
    moves: usize,
    /// How wide the beams are.
    width: usize,
    number: u64,
}

/// The first pass; the next ones are longer and wider once two of them found nothing.
const FIRST: Pass = Pass { moves: 60, width: 1000, number: 0 };

impl Pass {
    fn after(self, found: bool) -> Pass {
        let number = self.number + 1;
        if found || number % 2 == 1 {
            return Pass { number, ..self };
        }
        Pass { moves: self.moves * 5 / 4, width: self.width * 2, number }
    }
}

impl Improve<'_, '_> {
    /// Whether stretches can be solved anew: their goals have the blank anywhere.
    pub(super) fn has_stretches(&self) -> bool {
        self.metric == Metric::Stm
            && learned::one_serves_all(self.board.size())
            && self.weights().is_some()
    }

    /// Solves stretches anew, until time or effort is over.
    pub(super) fn stretches(&self, best: &mut Best) {
        let held = self.weights().map_or(0, |weights| weights.bytes());
        let mut pass = FIRST;
        while self.is_worth_while(best) {
            let bytes = Span::bytes::<Learned<'_, Distance>>(pass.width, pass.moves as u64);
            if held + bytes > self.memory() {
                if pass.width == FIRST.width {
                    self.watch.stop(Stop::Memory);
                    break;
                }
                // Between other boards, and by other seeds, narrow beams may find something again.
                pass = Pass { number: pass.number, ..FIRST };
                continue;
            }
            let length = best.length;
            if !self.stretches_of(best, pass) {
                break;
            }
            pass = pass.after(best.length < length);
        }
    }

    /// One pass along the path, by stretches that overlap by a half. Ways as long as before are
    /// taken as well: the next stretches then lie between other boards. `false` if nothing was
    /// learned of such boards.
    fn stretches_of(&self, best: &mut Best, pass: Pass) -> bool {
        let stride = pass.moves / 2;
        // Beams begin at the one end in one pass and at the other end in the next, which also cuts
        // at other moves.
        let backwards = pass.number % 2 == 1;
        let mut from = if backwards { stride / 2 } else { 0 };
        while from < best.path.len() && self.watch.spend(0) {
            let to = (from + pass.moves).min(best.path.len());
            let first = after(self.board, &best.path[..from]);
            let second = after(&first, &best.path[from..to]);
            let between = if backwards { Between::backwards } else { Between::forwards };
            let Some(between) = between(&first, &second, self.memory()) else { return false };
            let span = Span { width: pass.width, below: (to - from) as u64 + 1, seed: pass.number };
            let way = between.solve(|learned, start| beam(learned, start, span, self.watch));
            if let Some(way) = way {
                let mut path = best.path[..from].to_vec();
                let rest = best.path[to..].iter().copied();
                way.moves().map(grid::step).chain(rest).for_each(|step| push(&mut path, step));
                if path.len() == best.path.len() {
                    best.path = path;
                } else {
                    self.offer(best, path, Method::Beam);
                }
            }
            from += stride;
        }
        true
    }
}

/// The board after some steps.
fn after(board: &Board, path: &[Step]) -> Board {
    let mut board = board.clone();
    for &step in path {
        board.slide(grid::direction(step));
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Dealer, Goal, Layout, Recipe, Size};

    use crate::{
        Limits, Quality,
        large::{grid::Grid, improve::PLAN, lines::Plan, rounds::Rounds},
        watch::Watch,
    };

    /// What stretches make of a path line by line, and the board that it ends at.
    fn improved(side: u32, nodes: u64) -> (usize, Best, Board, Goal) {
        let goal = Goal::new(Size::new(side, side).unwrap(), Layout::BlankLast);
        let board = Dealer::new(goal.clone(), Recipe::default(), "s").unwrap().deal(0).unwrap();
        let grid = Grid::new(&board, &goal);
        let watch = Watch::new(&Limits { nodes: Some(nodes), ..Limits::default() });
        let rounds = Rounds::new(None, 0);
        let improve = Improve {
            board: &board,
            goal: &goal,
            grid: &grid,
            metric: Metric::Stm,
            quality: Quality::Near,
            tables: None,
            held: 0,
            rounds: &rounds,
            watch: &watch,
        };
        let free = Watch::new(&Limits::default());
        let mut best = Best::none();
        Improve { watch: &free, ..improve }.lines(&mut best, Plan { width: 20, ..PLAN });
        let before = best.path.len();
        improve.stretches(&mut best);
        let end = after(&board, &best.path);
        (before, best, end, goal)
    }

    #[test]
    fn a_path_becomes_shorter_and_leads_to_the_goal_still() {
        for (side, share) in [(6, 0.85), (7, 0.85)] {
            let (before, best, end, goal) = improved(side, 4_000_000);
            assert!(goal.is_solved(&end));
            assert_eq!(best.length, best.path.len() as u64);
            assert!((best.length as f64) < share * before as f64, "{} of {before}", best.length);
        }
    }

    #[test]
    fn what_is_cut_short_leads_to_the_goal_still() {
        for nodes in [0, 1000, 30_000, 200_000] {
            let (before, best, end, goal) = improved(6, nodes);
            assert!(goal.is_solved(&end));
            assert!(best.path.len() <= before);
            assert_eq!(best.length, best.path.len() as u64);
        }
    }

    /// Where stretches cannot be solved anew the limits are not kept for them.
    #[test]
    fn all_that_may_be_spent_is_spent() {
        for (width, height, blank) in [(6, 5, 29), (7, 6, 41), (6, 6, 35), (6, 6, 14), (5, 5, 24)] {
            let goal = crate::frame::standard_goal(
                Size::new(width, height).unwrap(),
                noyes::Square::new(blank),
            );
            let board = Dealer::new(goal.clone(), Recipe::default(), "t").unwrap().deal(0).unwrap();
            let nodes = 1_500_000;
            let watch = Watch::new(&Limits { nodes: Some(nodes), ..Limits::default() });
            let moves = &mut noyes::Algorithm::new();
            crate::large::solve(&board, &goal, Metric::Stm, Quality::Near, &watch, moves).unwrap();
            assert!(watch.nodes() > nodes * 9 / 10, "{width}x{height}: {} nodes", watch.nodes());
        }
    }

    /// A table that serves both ends is not counted twice.
    #[test]
    fn memory_for_little_more_than_one_table_suffices() {
        for (side, memory) in [(6, 17 << 20), (7, 56_000_000)] {
            let goal = Goal::new(Size::new(side, side).unwrap(), Layout::BlankLast);
            let board = Dealer::new(goal.clone(), Recipe::default(), "m").unwrap().deal(0).unwrap();
            let limits =
                Limits { nodes: Some(3_000_000), memory: Some(memory), ..Limits::default() };
            let watch = Watch::new(&limits);
            let moves = &mut noyes::Algorithm::new();
            crate::large::solve(&board, &goal, Metric::Stm, Quality::Near, &watch, moves).unwrap();
            assert_eq!(watch.stopped(), Some(Stop::Nodes), "{side}x{side}");
        }
    }

    #[test]
    fn passes_grow_where_both_directions_found_nothing() {
        let mut pass = FIRST;
        for (found, grows) in [(false, false), (false, true), (true, false), (true, false)] {
            let next = pass.after(found);
            assert_eq!((next.number, next.width > pass.width), (pass.number + 1, grows));
            pass = next;
        }
    }
}
