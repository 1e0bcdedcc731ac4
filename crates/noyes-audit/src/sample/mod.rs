//! Boards that somebody dealt, counted and judged.

mod counts;
mod judge;
mod law;

pub use counts::{Counts, Repeats, Tally};
pub use judge::{Feature, SampleAudit, Skipped, Test, TestName, Verdict, Worst};
