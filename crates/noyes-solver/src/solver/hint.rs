//! What to do next.

use noyes::{Algorithm, Board, Metric, Run};

use super::{Solver, engine::Engine};
use crate::{Limits, SolveError, Stop, watch::Watch};

/// The best next moves, and how far the goal is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Hint {
    /// Every move that begins a shortest solution, where that is known; else
    /// the first move of the best solution found. Empty if the board is solved.
    pub moves: Vec<Run>,
    /// The length of the best solution found.
    pub length: u64,
    /// No solution is shorter than this.
    pub lower_bound: u64,
    /// Whether both are equal: the distance to the goal.
    pub optimal: bool,
    /// The limit that ended the search, if one did: then the distance may not be
    /// proved, or not every optimal move be known.
    pub stopped: Option<Stop>,
}

impl Solver {
    /// The best next moves.
    ///
    /// ```
    /// use noyes::{Goal, Layout, Size};
    /// use noyes_solver::{Limits, Options, Solver};
    ///
    /// let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    /// let solver = Solver::new(&goal, Options::default());
    /// let hint = solver.hint(&"1 2 3/4 5 6/0 7 8".parse()?, &Limits::default())?;
    /// assert_eq!((hint.moves[0].to_string(), hint.length, hint.optimal), ("L".into(), 2, true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`solve`](Solver::solve).
    pub fn hint(&self, board: &Board, limits: &Limits<'_>) -> Result<Hint, SolveError> {
        self.check(board)?;
        let engine = self.engine(limits)?;
        let watch = Watch::new(&self.limits(board, limits));
        let mut solution = Algorithm::new();
        let summary = self.search(board, engine, &watch, &mut solution)?;
        let first = solution.runs().first().copied();
        let mut moves: Vec<Run> = match self.options.metric {
            Metric::Stm => first.map(|run| run.direction.into()).into_iter().collect(),
            Metric::Mtm => first.into_iter().collect(),
        };
        if summary.optimal && summary.length > 0 {
            let standard = self.frame.board(board);
            let every = engine.and_then(|it| it.first_moves(&standard, summary.length, &watch));
            if let Some(every) = every {
                moves = every.into_iter().map(|run| self.frame.run_back(run)).collect();
            }
        }
        Ok(Hint {
            moves,
            length: summary.length,
            lower_bound: summary.lower_bound,
            optimal: summary.optimal,
            stopped: watch.stopped(),
        })
    }
}

impl Engine {
    /// Every move that begins a solution of this length, the shortest there is;
    /// `None` if that is not known or a limit ended the search.
    fn first_moves(&self, board: &Board, length: u64, watch: &Watch<'_>) -> Option<Vec<Run>> {
        match self {
            Engine::Exact(table) => table.first_moves(board).ok(),
            Engine::Deepening(tables) => tables.first_moves(board, length as u32, watch),
            Engine::Runs(tables) => tables.first_moves(board, length as u32, watch),
            Engine::Near(_) | Engine::Large => None,
        }
    }
}
