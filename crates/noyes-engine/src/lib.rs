//! Sliding puzzles as programs of any language ask for them: names, texts and
//! lists of numbers go in, the answers of [`noyes_api`] come out.
//!
//! The command line and the bindings for Python, JavaScript and C each call
//! what is here and convert, so that all of them give the same answers and the
//! same errors. Programs in Rust use it too, or the crates below it, which know
//! nothing of texts.
//!
//! ```
//! use noyes::{Goal, Layout, Recipe, Size};
//! use noyes_engine::{Goals, Scrambler, Solvers, Wish};
//! use noyes_solver::Limits;
//!
//! let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
//! let scrambler = Scrambler::new(goal, Recipe::default(), Some("a seed"))?;
//! let mut cells = [0u8; 9];
//! scrambler.fill(0, &mut cells, std::num::NonZeroUsize::MIN)?;
//!
//! let solvers = Solvers::new(Goals::default(), Wish::default());
//! let board = noyes::Board::new(Size::EIGHT, cells.map(u32::from))?;
//! let answer = solvers.answer(1, &board, &Limits::default())?;
//! assert_eq!(answer.optimal, Some(true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod audit;
mod blank;
mod cells;
mod error;
mod goals;
mod names;
mod scramble;
mod solve;

pub use audit::{Sample, audit};
pub use blank::{board, renamed, renamed_goal};
pub use cells::solvable;
pub use error::Error;
pub use goals::Goals;
pub use names::{Manner, NameError, metric, tables};
pub use scramble::{ScrambleError, Scrambler, fresh_seed};
pub use solve::{MoveText, Solvers, Wish};
