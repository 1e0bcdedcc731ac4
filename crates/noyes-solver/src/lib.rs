//! Sliding puzzles of any size, solved: a shortest solution where one can be
//! proved, otherwise the best that the given limits allow, *together with a
//! proved lower bound*.
//!
//! ```
//! use noyes::{Board, Goal, Layout, Size};
//! use noyes_solver::{Limits, Options, Solver};
//!
//! let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
//! let solver = Solver::new(&goal, Options::default());
//! let board: Board = "8 6 7/2 5 4/3 0 1".parse()?; // one of the two hardest
//! let solution = solver.solve(&board, &Limits::default())?;
//! assert_eq!((solution.length, solution.lower_bound, solution.optimal), (31, 31, true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to look
//! | for | there is |
//! |---|---|
//! | a solution, a hint, a bound | [`Solver`], [`Options`], [`Quality`], [`Solution`], [`Summary`], [`Hint`], [`Within`] |
//! | how long it may take, and stopping it | [`Limits`], [`Cancel`], [`Progress`], [`Stop`] |
//! | solutions too long for memory | [`Solver::solve_into`], [`Sink`] |
//! | all boards of up to twelve squares | [`ExactTable`], [`BoardsAt`] |
//! | solving as people do, step by step | [`Lesson`], [`Step`], [`Stage`], [`Reason`] |
//! | boards of a given difficulty | [`LengthDealer`], [`Dealt`], [`Drawn`] |
//! | tables in memory and on disk | [`Store`], [`TableSize`] |
//!
//! The mathematics, with its sources and figures, stands in the project's
//! `docs/solver.md`. A solver is shared by threads as it is; nothing here reads
//! a clock but for limits, or writes a file but for a [`Store`] with a directory.

#![deny(unsafe_code)]

mod clock;
mod difficulty;
mod error;
mod frame;
mod large;
mod learned;
mod limits;
mod pattern;
mod runs;
mod search;
mod sink;
mod small;
mod solution;
mod solver;
mod store;
mod teach;
mod watch;

pub use difficulty::{Dealt, Drawn, LengthDealer, LengthError};
pub use error::SolveError;
#[cfg(feature = "learn")]
pub use learned::training::{Held, Learnt, Round, Training};
pub use limits::{Cancel, Limits, Progress, Stop};
pub use sink::Sink;
pub use small::{BoardsAt, ExactTable, ExactTableError};
pub use solution::{Method, Solution, Summary};
pub use solver::{Hint, Options, Quality, Solver, TableSize, Within};
#[cfg(not(target_family = "wasm"))]
pub use store::TableFile;
pub use store::{Store, StoreError};
pub use teach::{Lesson, Reason, Stage, Step};
