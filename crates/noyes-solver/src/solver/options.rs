//! What kind of solutions are wanted, and with what tables.

use noyes::Metric;

use crate::Store;

/// How good a solution is to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Quality {
    /// Optimal up to 4x4; near-optimal above.
    #[default]
    Auto,
    /// A shortest solution, however long that takes; within limits the best
    /// and a lower bound. Of boards of more than 26 squares, or in runs 16 or those whose
    /// tables do not fit, a short one.
    Optimal,
    /// A short solution, improved until the limits end the search.
    Near,
    /// The first solution that is found.
    Fast,
}

impl Quality {
    /// All of them.
    pub const ALL: [Quality; 4] = [Quality::Auto, Quality::Optimal, Quality::Near, Quality::Fast];

    /// The name in commands: `auto`, `optimal`, `near` or `fast`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Quality::Auto => "auto",
            Quality::Optimal => "optimal",
            Quality::Near => "near",
            Quality::Fast => "fast",
        }
    }
}

/// How much memory the tables may take; larger ones make searches faster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TableSize {
    /// At most 4 MB for 4x4, ready at once: the browser's.
    #[default]
    Small,
    /// At most 40 MB for 4x4.
    Standard,
    /// At most 200 MB for 4x4.
    Large,
}

impl TableSize {
    /// All of them, the smallest first.
    pub const ALL: [TableSize; 3] = [TableSize::Small, TableSize::Standard, TableSize::Large];

    /// The name in commands: `small`, `standard` or `large`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            TableSize::Small => "small",
            TableSize::Standard => "standard",
            TableSize::Large => "large",
        }
    }
}

/// What kind of solutions a [`Solver`](crate::Solver) finds, and with what.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// How moves are counted.
    pub metric: Metric,
    /// How good the solutions are to be.
    pub quality: Quality,
    /// How large the tables may be.
    pub tables: TableSize,
    /// Where tables are kept; in memory, unless said otherwise.
    pub store: Store,
}
