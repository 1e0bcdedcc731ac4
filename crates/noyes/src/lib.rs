//! placeholder
#![no_std]
#![deny(unsafe_code)]
extern crate alloc;

mod algorithm;
mod board;
mod deal;
mod direction;
mod error;
mod goal;
mod inversions;
mod natural;
mod packed;
mod position;
mod rank;
mod size;
mod square;
mod symmetry;
mod text;
mod tile;
mod verdict;

pub use algorithm::{Algorithm, AlgorithmError, Metric, Run};
pub use board::{Board, BoardError, IllegalMove};
pub use deal::{BlankSquare, Cell, DealError, Dealer, Fix, PackedBoard, Recipe, Shuffle};
pub use direction::Direction;
pub use error::Coded;
pub use goal::{Goal, GoalError, Layout};
pub use inversions::inversions;
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
