//! Boards that somebody dealt, counted and judged.

mod counts;
mod judge;
mod law;
mod tally;

pub use counts::{Counts, Repeats};
pub use judge::{Feature, SampleAudit, Skipped, Test, TestName, Verdict, Worst};
pub use tally::{OddLine, ReadLines, Tally};
