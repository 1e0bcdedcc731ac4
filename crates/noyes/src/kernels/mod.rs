//! The loops that boards by the million run through.
//!
//! Each kernel is plain Rust over rows of numbers side by side, which the
//! compiler turns into whatever vectors there are. The macro `kernel!` has it
//! compiled once for each [`InstructionSet`], and the caller says by a
//! [`Chosen`] which of them runs. All give the same answers; tests force each
//! in turn and compare it with the obvious way.

#[macro_use]
mod dispatch;
mod chacha;
mod digits;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod eight;
mod inversions;
mod join;
mod judge;
mod lehmer;
mod pack;
mod planes;
mod transpose;

#[cfg(test)]
mod tests;

pub use dispatch::InstructionSet;

pub(crate) use chacha::{Key, keystream};
pub(crate) use digits::{Part, digits, lone_digits, words_to_rows};
pub(crate) use dispatch::Chosen;
pub(crate) use inversions::{Counted, count_smaller, sum_smaller};
pub(crate) use join::{join_16, join_25, join_32, joined_16, joined_25, joined_32};
pub(crate) use judge::{MAX_PAIRED, Step, halves};
pub(crate) use lehmer::{OddRows, decode, place_blanks, put_blank, set_last_digits};
pub(crate) use pack::{pack_fives, pack_nibbles};
pub(crate) use planes::{PLANED, Planar, Words, halves_of_16, halves_of_25, halves_of_32};
pub(crate) use transpose::{TILE, Tile, boards_to_rows, join_tiles, rows_to_boards, split_tiles};

/// How many boards go side by side: a row has one number of each.
pub(crate) const LANES: usize = 64;

/// One byte of each board.
pub(crate) type Row = [u8; LANES];
