//! A lesson on the player's own board, one thought after another.

use std::collections::VecDeque;

use noyes::{Direction, Square};
use noyes_game::{Game, Millis};
use noyes_solver::Step;

/// From one move of a step to the next.
const PACE: Millis = 220;

/// The step that is explained, and what is left of it.
#[derive(Debug)]
pub(crate) struct Lesson {
    steps: noyes_solver::Lesson,
    step: Step,
    left: VecDeque<Direction>,
    /// When the next move is due, while the step is being made.
    next_at: Option<Millis>,
}

impl Lesson {
    /// Begins where the game stands; `None` if there is nothing to teach.
    pub(crate) fn new(game: &Game) -> Option<Lesson> {
        let mut steps = noyes_solver::Lesson::new(game.board(), game.goal()).ok()?;
        let step = steps.next()?;
        let left = step.moves.moves().collect();
        Some(Lesson { steps, step, left, next_at: None })
    }

    /// What is explained.
    pub(crate) fn step(&self) -> &Step {
        &self.step
    }

    /// Where the tile of the step stands, as long as none of its moves is made.
    pub(crate) fn tile(&self, game: &Game) -> Option<Square> {
        game.board().find(self.step.tile).filter(|_| !self.step.tile.is_blank())
    }

    pub(crate) fn next_at(&self) -> Option<Millis> {
        self.next_at
    }

    pub(crate) fn is_due(&self, now: Millis) -> bool {
        self.next_at.is_some_and(|at| at <= now)
    }

    pub(crate) fn next_move(&self) -> Option<Direction> {
        self.left.front().copied()
    }

    /// Makes the step's moves from now on.
    pub(crate) fn go(&mut self, now: Millis) {
        self.next_at = Some(now);
    }

    /// Moves were made, by the lesson or by the player. Whoever does something else than the step
    /// says gets a new lesson from there.
    pub(crate) fn follow(&mut self, made: &[Direction], game: &Game, now: Millis) {
        for &direction in made {
            if self.left.pop_front() != Some(direction) {
                if let Some(lesson) = Lesson::new(game) {
                    *self = lesson;
                }
                return;
            }
        }
        if let Some(next_at) = &mut self.next_at {
            *next_at = now + PACE;
        }
        while self.left.is_empty() {
            let Some(step) = self.steps.next() else { return };
            self.left = step.moves.moves().collect();
            self.step = step;
            self.next_at = None;
        }
    }
}
