//! What a table is a table of.

use std::fmt;

use noyes::{Metric, Size, Square};

use crate::TableSize;

/// Everything that the content of a table depends on.
///
/// # Stability
/// A change of how a `kind` of table is built or laid out gets a new `kind` or
/// other `parameters`: files are found by all of this.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TableKey {
    /// The size of the boards, in the standard form.
    pub(crate) size: Size,
    /// The goal's blank square, in the standard form.
    pub(crate) blank: Square,
    /// How moves are counted.
    pub(crate) metric: Metric,
    /// The set of tables that it belongs to.
    pub(crate) tables: TableSize,
    /// What kind of table it is: a lower-case word with hyphens.
    pub(crate) kind: &'static str,
    /// What else it depends on, such as the tiles of a pattern; without line breaks.
    pub(crate) parameters: String,
    /// The length in bytes.
    pub(crate) bytes: u64,
}

/// The header's text: one parameter a line.
impl fmt::Display for TableKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TableKey { size, blank, metric, tables, kind, parameters, bytes } = self;
        let (metric, tables) = (metric.name(), tables.name());
        write!(
            f,
            "size {size}\nblank {blank}\nmetric {metric}\ntables {tables}\nkind {kind}\n\
             parameters {parameters}\nbytes {bytes}\n"
        )
    }
}
