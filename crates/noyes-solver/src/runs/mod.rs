//! Optimal solutions in runs: slides of several tiles that count as one move.
//!
//! No two runs of a shortest solution that follow one another lie along the
//! same line: they would be one. So vertical and horizontal runs alternate, and
//! a solution of n runs has n/2 of each, one more of the kind that it begins
//! with if n is odd. Let V be a lower bound of the vertical runs that are left
//! and H of the horizontal ones. Then a solution that goes on with a vertical
//! run has n ≥ 2V − 1 and n ≥ 2H, one that goes on with a horizontal run has
//! n ≥ 2H − 1 and n ≥ 2V: more than V + H as soon as the two differ.
//!
//! V comes from a table ([`Lanes`]): tiles count only by the row that is their
//! goal, and horizontal moves are free. They do not change in which order the
//! tiles follow one another, so the order of the rows' names and the row of the
//! blank are all that is left of a board. H is the same on the transposed board.
//!
//! With more memory comes a bound of all runs together, from a table in which
//! tiles are known by one of four labels only ([`Labels`]), on the board and on
//! its transpose: the largest of the three bounds counts.

mod duplicates;
mod fill;
mod halves;
mod labels;
mod lanes;
mod round;
mod search;

pub(crate) use search::Runs;

#[cfg(test)]
mod tests;
