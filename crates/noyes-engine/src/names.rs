//! What has a name, by its name.

use noyes::{Coded, Metric};
use noyes_solver::{Quality, TableSize};
use thiserror::Error;

/// How solutions are found: as a search does, or as a person does.
///
/// ```
/// use noyes_engine::Manner;
/// use noyes_solver::Quality;
///
/// assert_eq!(Manner::from_name("near")?, Manner::Search(Quality::Near));
/// assert_eq!(Manner::from_name("teach")?, Manner::Teach);
/// # Ok::<(), noyes_engine::NameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// By the solver.
    Search(Quality),
    /// By a lesson.
    Teach,
}

impl Manner {
    /// All of them.
    pub const ALL: [Manner; 5] = [
        Manner::Search(Quality::Auto),
        Manner::Search(Quality::Optimal),
        Manner::Search(Quality::Near),
        Manner::Search(Quality::Fast),
        Manner::Teach,
    ];

    /// The name: `auto`, `optimal`, `near`, `fast` or `teach`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Manner::Search(quality) => quality.name(),
            Manner::Teach => "teach",
        }
    }

    /// The one of this name.
    ///
    /// # Errors
    /// [`NameError::Quality`].
    pub fn from_name(name: &str) -> Result<Manner, NameError> {
        let found = Manner::ALL.into_iter().find(|manner| manner.name() == name);
        found.ok_or_else(|| NameError::Quality { found: excerpt(name) })
    }
}

impl Default for Manner {
    fn default() -> Manner {
        Manner::Search(Quality::Auto)
    }
}

/// The metric of this name: `stm` or `mtm`.
///
/// # Errors
/// [`NameError::Metric`].
pub fn metric(name: &str) -> Result<Metric, NameError> {
    let found = Metric::ALL.into_iter().find(|metric| metric.name() == name);
    found.ok_or_else(|| NameError::Metric { found: excerpt(name) })
}

/// The tables of this name: `small`, `standard` or `large`.
///
/// # Errors
/// [`NameError::Tables`].
pub fn tables(name: &str) -> Result<TableSize, NameError> {
    let found = TableSize::ALL.into_iter().find(|tables| tables.name() == name);
    found.ok_or_else(|| NameError::Tables { found: excerpt(name) })
}

/// A word that is no name of what was expected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NameError {
    /// No metric. Code `unknown-metric`.
    #[error("found {found:?}; expected stm or mtm")]
    Metric {
        /// The beginning of the word.
        found: String,
    },
    /// No quality. Code `unknown-quality`.
    #[error("found {found:?}; expected auto, optimal, near, fast or teach")]
    Quality {
        /// The beginning of the word.
        found: String,
    },
    /// No tables. Code `unknown-tables`.
    #[error("found {found:?}; expected small, standard or large")]
    Tables {
        /// The beginning of the word.
        found: String,
    },
}

impl Coded for NameError {
    fn code(&self) -> &'static str {
        match self {
            NameError::Metric { .. } => "unknown-metric",
            NameError::Quality { .. } => "unknown-quality",
            NameError::Tables { .. } => "unknown-tables",
        }
    }
}

/// Enough of a text to recognise it.
fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}
