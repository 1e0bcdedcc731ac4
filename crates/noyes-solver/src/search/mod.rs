//! Searches that prove their answers.

mod deepening;
mod duplicates;
mod ida;
mod sequences;
mod slopes;
mod walk;

pub(crate) use deepening::Deepening;
use duplicates::Duplicates;
use ida::Ida;
pub(crate) use ida::{Asked, Heuristic};
pub(crate) use sequences::{Alphabet, Automaton, Key};
use slopes::Slopes;
pub(crate) use slopes::{MAX_GROUPS, MAX_LABELS, Place, Sums};
