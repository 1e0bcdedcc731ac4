//! Additive pattern databases that know where the blank can be.
//!
//! A *pattern* is a group of tiles. Its table holds, for each way that these
//! tiles can stand, the fewest moves *of these tiles* that bring them home
//! while all others may move for free. A move moves one tile, so for groups
//! without a tile in common the values may be added, and the sum never exceeds
//! the length of a solution (Korf and Felner 2002; Felner, Korf and Hanan 2004).
//!
//! Moves of other tiles are free, so the blank goes where it likes within its
//! *region*: the connected part of the cells that are free of the pattern's
//! tiles. A table therefore has one entry for the cells of the tiles, their
//! order on these cells, and the blank's region. Two facts make an entry one bit:
//!
//! - a move of another tile leaves cells, order and region as they are, and so
//!   the value;
//! - a move of a tile of the pattern changes the value by exactly one: by at
//!   most one, because it can be undone, and by an odd number, because it
//!   changes the parity of the sum of the tiles' distances from home, which the
//!   value always shares.
//!
//! Whoever knows the value before a move learns the one after it from its
//! second lowest bit. The value of the first board is found by walking downhill.

mod additive;
mod build;
mod codec;
mod partition;
mod rows;
mod shared;
mod slope;
mod table;
#[cfg(test)]
mod tests;

pub(crate) use additive::{Additive, Part};
pub(crate) use partition::partitions;
pub(crate) use rows::{MAX_CELLS, Word};
pub(crate) use shared::{Share, shared};
pub(crate) use table::{Pattern, Placement};
