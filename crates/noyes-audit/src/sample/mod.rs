//! Boards that somebody dealt, counted and judged.

mod counts;
mod verdict;

pub use counts::{Counts, Repeats, Tally};
pub use verdict::{SampleAudit, Skipped, Test, TestName, Verdict};
