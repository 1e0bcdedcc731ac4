//! The way to the goal, as far as the solver has told it.

use std::collections::VecDeque;

use noyes::{Board, Direction, Goal, Position};
use noyes_game::{Distance, Game};

use super::{Answer, FoundWay, Question};

/// What is known of the way, and what has been asked.
#[derive(Debug, Default)]
pub(crate) struct Guide {
    known: Option<Known>,
    /// The board whose way is being looked for.
    asked: Option<(Goal, Board)>,
    state: State,
}

/// How far the answer is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum State {
    /// Nothing is being looked for.
    #[default]
    Idle,
    /// It was asked for.
    Asked,
    /// Tables are being built, so much in a hundred.
    Tables(u64),
    /// It is at least so far.
    AtLeast(u64),
    /// The solver has no answer.
    Failed,
}

#[derive(Debug)]
struct Known {
    goal: Goal,
    board: Board,
    moves: VecDeque<Direction>,
    lower_bound: u64,
}

/// The way on from a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    pub(crate) next: Direction,
    pub(crate) distance: Distance,
}

impl Guide {
    pub(crate) fn state(&self) -> State {
        self.state
    }

    /// The way on from where the game stands, if it is known: boards along the last solution are.
    pub(crate) fn way(&mut self, game: &Game) -> Option<Way> {
        let known = self.known.as_mut().filter(|known| known.goal == *game.goal())?;
        let size = game.size();
        // A player's step is a run, which is shorter than the board is long.
        let longest = size.width().max(size.height()) as usize;
        let mut here = known.board.clone();
        let mut passed = 0;
        while here != *game.board() {
            let direction = *known.moves.get(passed)?;
            if passed == longest {
                return None;
            }
            here.slide(direction);
            passed += 1;
        }
        known.moves.drain(..passed);
        known.board = here;
        known.lower_bound = known.lower_bound.saturating_sub(passed as u64);
        let length = known.moves.len() as u64;
        let distance = match known.lower_bound == length {
            true => Distance::Exactly(length),
            // A board that is not solved is one move away at least.
            false => Distance::Between(known.lower_bound.max(1), length),
        };
        Some(Way { next: *known.moves.front()?, distance })
    }

    /// The question to be asked for the way on, unless that is known, or asked already.
    pub(crate) fn ask(&mut self, game: &Game) -> Option<Question> {
        if self.way(game).is_some() {
            return None;
        }
        let place = (game.goal().clone(), game.board().clone());
        if self.asked.as_ref() == Some(&place) {
            return None;
        }
        self.state = State::Asked;
        let (goal, board) = self.asked.insert(place).clone();
        Some(Question::Way { goal, board })
    }

    /// Nobody waits for an answer any more; whether there was one to wait for.
    pub(crate) fn forget(&mut self) -> bool {
        self.state = State::Idle;
        self.asked.take().is_some()
    }

    /// Takes notice of what the solver says. Whether the answer is there.
    pub(crate) fn take(&mut self, answer: &Answer) -> bool {
        if self.asked.is_none() {
            return false;
        }
        match answer {
            Answer::Tables { done, total } => {
                self.state = State::Tables(100 * done / (*total).max(1));
                false
            }
            Answer::AtLeast(bound) => {
                self.state = State::AtLeast(*bound);
                false
            }
            Answer::Way(FoundWay { board, moves, lower_bound }) => {
                let Some((goal, _)) = self.asked.take() else { return false };
                let (board, moves) = (board.clone(), moves.moves().collect());
                self.known = Some(Known { goal, board, moves, lower_bound: *lower_bound });
                self.state = State::Idle;
                true
            }
            Answer::Failed => {
                self.asked = None;
                self.state = State::Failed;
                true
            }
            Answer::Distance { .. } | Answer::Dealt { .. } => false,
        }
    }
}
