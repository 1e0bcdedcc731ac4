//! Whether a board can be solved in so many moves.

use std::ops::RangeInclusive;

use noyes::{Algorithm, Board};

use super::{Solver, engine::Engine};
use crate::{Limits, SolveError, watch::Watch};

/// Whether a board can be solved in so many moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Within {
    /// By these, and no fewer where the solver proves its answers.
    Solved(Algorithm),
    /// Every solution is longer.
    Farther,
    /// A limit came first, or this solver proves nothing for boards of this size.
    Unknown,
}

impl Solver {
    /// Whether a board can be solved in so many moves. The range begins with a lower bound that is
    /// known, and ends with the most moves that are of interest: both save work over
    /// [solving](Solver::solve). A neighbour of a board whose distance is known is one move nearer
    /// or not, which is a question of one length.
    ///
    /// ```
    /// use noyes::{Goal, Layout, Size};
    /// use noyes_solver::{Limits, Options, Solver, Within};
    ///
    /// let solver = Solver::new(&Goal::new(Size::FIFTEEN, Layout::BlankLast), Options::default());
    /// let board = "1 2 3 4/5 6 7 8/9 10 11 12/0 13 14 15".parse()?;
    /// assert_eq!(solver.solve_within(&board, 0..=2, &Limits::default())?, Within::Farther);
    /// let within = solver.solve_within(&board, 3..=4, &Limits::default())?;
    /// assert_eq!(within, Within::Solved("L3".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`solve`](Solver::solve).
    pub fn solve_within(
        &self,
        board: &Board,
        lengths: RangeInclusive<u64>,
        limits: &Limits<'_>,
    ) -> Result<Within, SolveError> {
        let (least, most) = lengths.into_inner();
        self.check(board)?;
        let engine = self.engine(limits)?;
        let Some(Engine::Deepening(tables)) = engine else {
            let solution = self.solve(board, limits)?;
            return Ok(if solution.length <= most {
                Within::Solved(solution.moves)
            } else if solution.lower_bound > most {
                Within::Farther
            } else {
                Within::Unknown
            });
        };
        let watch = Watch::new(&self.limits(board, limits));
        let mut farther = false;
        let least = u32::try_from(least).unwrap_or(u32::MAX / 2);
        let found = tables.solve(&self.frame.board(board), least, &watch, |bound| {
            farther = u64::from(bound) > most;
            !farther
        });
        Ok(match found {
            Some(moves) => {
                let moves = moves.runs().iter().map(|&run| self.frame.run_back(run)).collect();
                Within::Solved(moves)
            }
            None if farther => Within::Farther,
            None => Within::Unknown,
        })
    }
}
