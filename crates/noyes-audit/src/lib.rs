//! What a shuffle really does: exactly where that is possible, statistically
//! honest where it is not.
//!
//! Two questions, two answers:
//!
//! | question | answer |
//! |---|---|
//! | what does this *recipe* deal? | [`ExactAudit`]: the distribution over all boards, the chain of a random walk, marginals, theorems |
//! | could these *boards* come from a fair dealer? | [`Tally`] counts them, [`SampleAudit`] judges the counts |
//!
//! A fair dealer deals each board that can be solved to the goal exactly as
//! often as any other. That is the measure of everything here.
#![deny(unsafe_code)]

mod error;
mod exact;
pub mod figure;
mod headline;
mod marginals;
pub mod report;
mod sample;
mod watch;
pub mod words;

pub use error::AuditError;
pub use exact::{Basis, ExactAudit, Likelihood, MeanLength, Mixing, Ratio, Weight};
pub use marginals::Marginals;
pub use noyes_solver::Cancel;
pub use sample::{
    Counts, Feature, OddLine, ReadLines, Repeats, SampleAudit, Skipped, Tally, Test, TestName,
    Verdict, Worst,
};
pub use watch::{Done, Limits};
