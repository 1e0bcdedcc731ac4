//! Lessons: boards solved the way people do, one thought at a time.

mod bring;
mod corner;
mod field;
mod plan;
mod step;

use std::{collections::VecDeque, iter::FusedIterator};

use noyes::{Algorithm, Board, Direction, Goal, Square, Tile};

use self::{
    bring::Courier,
    corner::Corner,
    field::Field,
    plan::{Line, Plan},
};
use crate::SolveError;

pub use step::{Reason, Stage, Step};

/// The steps by which a person would solve a board, each with its reason.
///
/// Row by row from the top, until two rows are left; those column by column from
/// the left; the last 2x2 squares by turning their tiles round. More generally:
/// the edges of what is not finished yet, one after another, on the sides away
/// from the goal's blank; for the spiral along its path. In a line the tiles go
/// home one by one, each by the fewest moves that leave alone what is finished,
/// and the last two together. What is finished stays as it is to the end.
///
/// The steps are found while they are asked for, so that boards of any size begin
/// at once.
///
/// ```
/// use noyes::{Board, Goal, Layout, Position};
/// use noyes_solver::{Lesson, Reason, Stage};
///
/// let mut board: Board = "5 1 4/7 0 2/3 8 6".parse()?;
/// let goal = Goal::new(board.size(), Layout::BlankLast);
/// let lesson = Lesson::new(&board, &goal)?;
///
/// let steps: Vec<_> = lesson.collect();
/// assert_eq!((steps[0].stage, steps[0].reason), (Stage::Row(0), Reason::PlaceTile));
/// for step in &steps {
///     println!("{:?}: {} to {} by {}", step.reason, step.tile, step.target, step.moves);
///     board.apply(&step.moves)?;
///     assert_eq!(board.tile(step.target), Some(step.tile));
/// }
/// assert!(goal.is_solved(&board));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Lesson {
    goal: Goal,
    field: Field,
    courier: Courier,
    plan: Plan,
    /// The line at work, and how many of its squares are finished.
    line: Option<(Line, usize)>,
    /// Steps that are found and not yet given.
    steps: VecDeque<Step>,
    finished: bool,
}

impl Lesson {
    /// Begins a lesson.
    ///
    /// # Errors
    /// [`SolveError`]: the board cannot be solved to the goal, or is not of its size.
    pub fn new(board: &Board, goal: &Goal) -> Result<Lesson, SolveError> {
        if !goal.is_solvable(board)? {
            return Err(SolveError::Unsolvable(Box::new(goal.judge(board)?)));
        }
        let field = Field::new(board);
        let courier = Courier::new(&field);
        Ok(Lesson {
            goal: goal.clone(),
            field,
            courier,
            plan: Plan::new(goal),
            line: None,
            steps: VecDeque::new(),
            finished: goal.is_solved(board),
        })
    }

    /// The moves of all steps that are left.
    #[must_use]
    pub fn moves(self) -> Algorithm {
        let mut moves = Algorithm::new();
        self.for_each(|step| moves.extend(step.moves.runs().iter().copied()));
        moves
    }

    /// The tile that the goal has on a square.
    fn wanted(&self, square: Square) -> u32 {
        self.goal.board().tiles()[square.index()]
    }

    /// Works on until there is a step to give, or nothing left to do.
    fn work(&mut self) {
        while self.steps.is_empty() && !self.finished {
            if self.goal.size().is_one_wide() {
                self.bring_blank();
            } else if let Some((line, done)) = self.line.take() {
                self.work_on(line, done);
            } else if let Some(line) = self.plan.next(&self.goal) {
                self.line = Some((line, 0));
            } else {
                self.turn_block();
            }
        }
    }

    /// The next tile of a line, or its last two.
    fn work_on(&mut self, line: Line, done: usize) {
        let stage = line.stage;
        if let [a, b] = line.squares[done..] {
            let tiles = [self.wanted(a), self.wanted(b)];
            let corner = Corner { stage, squares: [a, b], tiles, inward: line.inward };
            let steps = corner.finish(&mut self.field, &mut self.courier);
            self.steps.extend(found(steps));
            self.field.fix(a);
            self.field.fix(b);
            return;
        }
        let Some(&home) = line.squares.get(done) else { return };
        let tile = self.wanted(home);
        let moves = found(self.courier.bring(&mut self.field, tile, home));
        self.steps.extend(Step::make(&mut self.field, stage, tile, Reason::PlaceTile, moves));
        self.field.fix(home);
        self.line = Some((line, done + 1));
    }

    /// Turns the last three tiles the shorter way.
    fn turn_block(&mut self) {
        self.finished = true;
        let corner = self.plan.corner();
        let size = self.goal.size();
        let beside = |square: Square, way| square.neighbour(way, size).unwrap_or(square);
        let right = beside(corner, Direction::Right);
        let down = beside(corner, Direction::Down);
        let ring = [corner, right, beside(right, Direction::Down), down];
        let wanted = ring.map(|square| self.wanted(square));
        let solved = |field: &Field| ring.map(|square| field.tile(square)) == wanted;

        let mut best: Option<(bool, Vec<Direction>)> = None;
        for clockwise in [true, false] {
            let mut moves = Vec::new();
            // After 12 moves the blank has been round three times, and each tile four: as before.
            while !solved(&self.field) && moves.len() < 12 {
                let at = ring.iter().position(|&square| square == self.field.blank());
                // The tile behind the blank follows it round.
                let from = ring[(at.unwrap_or(0) + if clockwise { 3 } else { 1 }) % 4];
                let way = Direction::ALL
                    .into_iter()
                    .find(|&way| from.neighbour(way, size) == Some(self.field.blank()));
                let Some(way) = way else { break };
                self.field.slide(way);
                moves.push(way);
            }
            let arrived = solved(&self.field);
            for way in moves.iter().rev() {
                self.field.slide(way.opposite());
            }
            if arrived && best.as_ref().is_none_or(|(_, shortest)| moves.len() < shortest.len()) {
                best = Some((clockwise, moves));
            }
        }
        let (clockwise, moves) = found(best);
        let stage = Stage::Block { corner };
        let reason = Reason::TurnBlock { clockwise };
        self.steps.extend(Step::make(&mut self.field, stage, 0, reason, moves));
    }

    /// The one thing to do on a board one square wide.
    fn bring_blank(&mut self) {
        self.finished = true;
        let home = self.goal.blank();
        let moves = found(self.field.walk(self.field.blank(), &[], |square| square == home));
        let (stage, reason) = (Stage::Strip, Reason::BringBlank);
        self.steps.extend(Step::make(&mut self.field, stage, 0, reason, moves));
    }
}

/// A way that exists on every board that can be solved.
fn found<T>(way: Option<T>) -> T {
    way.expect("what is left of a solvable board can be solved")
}

impl Step {
    /// Makes the moves on the field, and a step of them if there are any.
    fn make(
        field: &mut Field,
        stage: Stage,
        tile: u32,
        reason: Reason,
        moves: Vec<Direction>,
    ) -> Option<Step> {
        let from = field.place(tile);
        field.apply(&moves);
        let moves: Algorithm = moves.into_iter().collect();
        let target = field.place(tile);
        let tile = Tile::new(tile);
        (!moves.is_empty()).then_some(Step { stage, tile, from, target, reason, moves })
    }
}

impl Iterator for Lesson {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        self.work();
        self.steps.pop_front()
    }
}

impl FusedIterator for Lesson {}

#[cfg(test)]
mod tests;
