//! Shuffles by slides: Markov chains of the blank and of what it moves.
//!
//! All three walks take the blank from square to square, and what is followed
//! besides, all tiles ([`orders`]) or one ([`one_tile`]), goes along. So a
//! distribution is a vector for each square of the blank, and a step adds to
//! each the vectors of its neighbours, as the slide rearranges them.

mod chain;
mod leap;
mod mixing;
mod one_tile;
mod orders;
mod survey;

pub(super) use mixing::floor;
pub(super) use one_tile::marginals;
pub(super) use survey::audit;
