//! Sliding puzzles done right: boards of every size, fair scrambles, and the
//! answer to the question that every shuffled puzzle raises: *can this one be
//! solved?*
//!
//! ```text
//!   ┌────┬────┬────┬────┐
//!   │  1 │  2 │  3 │  4 │
//!   ├────┼────┼────┼────┤
//!   │  5 │  6 │  7 │  8 │   "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0"
//!   ├────┼────┼────┼────┤
//!   │  9 │ 10 │ 11 │ 12 │   cannot be solved, and never could be
//!   ├────┼────┼────┼────┤
//!   │ 13 │ 15 │ 14 │    │
//!   └────┴────┴────┴────┘
//! ```
//!
//! # A fair board
//! ```
//! use noyes::{Dealer, Goal, Layout, Recipe, Size};
//!
//! let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
//! let dealer = Dealer::new(goal, Recipe::default(), "a seed of any text")?;
//! let board = dealer.deal(0)?; // this seed's first board, for ever
//! assert!(dealer.goal().is_solvable(&board)?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A verdict, with its reason
//! ```
//! use noyes::{Board, Goal, Layout, Position};
//!
//! let board: Board = "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0".parse()?;
//! let goal = Goal::new(board.size(), Layout::BlankLast);
//! let verdict = goal.judge(&board)?;
//! assert!(!verdict.solvable);
//! assert_eq!(verdict.inversion_sum, 1);
//! println!("{verdict}"); // in words that a pupil understands
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Moves
//! ```
//! use noyes::{Algorithm, Board, Metric, Position};
//!
//! let mut board: Board = "1 2 3/4 5 6/0 7 8".parse()?;
//! let algorithm: Algorithm = "L2".parse()?; // two tiles to the left, at once
//! board.apply(&algorithm)?;
//! assert_eq!(board.to_string(), "1 2 3/4 5 6/7 8 0");
//! assert_eq!((algorithm.length(Metric::Stm), algorithm.length(Metric::Mtm)), (2, 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to look
//! | for | there is |
//! |---|---|
//! | places, tiles and moves | [`Size`], [`Square`], [`Tile`], [`Direction`], [`Run`], [`Algorithm`], [`Metric`], [`wander`] |
//! | positions | [`Board`], in one word [`Packed16`] and [`Packed25`], for all three [`Position`] |
//! | what counts as solved | [`Goal`], [`Layout`] |
//! | can it be solved, and why | [`Goal::is_solvable`], [`Goal::solvable_cells`], [`Goal::solvable_packed`], [`Goal::judge`], [`Verdict`], [`Rule`] |
//! | numbering the solvable boards | [`Goal::rank`], [`Goal::unrank`], [`Size::solvable_boards`], [`Natural`] |
//! | dealing | [`Dealer`], [`Recipe`], [`Shuffle`], [`Fix`], [`BlankSquare`] |
//! | reading text | [`Grid`], [`BlankMark`], [`Goal::parse`]; `FromStr` of sizes, boards and algorithms |
//! | mirrors and turns | [`Symmetry`] |
//! | what runs faster where | [`InstructionSet`] |
//! | errors | each beside its type; all are [`Coded`] |
//!
//! The crate is `no_std` with `alloc`, does no input or output, and asks no
//! clock and no system for randomness.

#![no_std]
#![deny(unsafe_code)]

extern crate alloc;

mod algorithm;
mod board;
mod cells;
mod deal;
mod direction;
mod error;
mod goal;
mod halves;
mod inversions;
mod kernels;
mod natural;
mod packed;
mod padded;
mod position;
mod rank;
mod seen;
mod size;
mod square;
mod symmetry;
mod text;
mod tile;
mod verdict;
mod wander;

pub use algorithm::{Algorithm, AlgorithmError, Metric, Run};
pub use board::{Board, BoardError, IllegalMove};
pub use cells::CellsError;
pub use deal::{BlankSquare, Cell, DealError, Dealer, Fix, Named, PackedBoard, Recipe, Shuffle};
pub use direction::Direction;
pub use error::Coded;
pub use goal::{Goal, GoalError, Layout};
pub use inversions::inversions;
pub use kernels::InstructionSet;
pub use natural::{Natural, NaturalError};
pub use packed::{PackError, Packed16, Packed25};
pub use position::Position;
pub use rank::RankError;
pub use size::{Size, SizeError, SizeMismatch};
pub use square::Square;
pub use symmetry::Symmetry;
pub use text::{BlankMark, Grid, TextError};
pub use tile::Tile;
pub use verdict::{Rule, Verdict};
pub use wander::wander;

/// The examples of the project's README are run with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
