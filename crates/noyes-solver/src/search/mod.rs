//! Searches that prove their answers.

mod deepening;
mod duplicates;
mod ida;
mod sequences;

pub(crate) use deepening::Deepening;
use duplicates::Duplicates;
use ida::Ida;
pub(crate) use ida::{Asked, Heuristic};
pub(crate) use sequences::{Alphabet, Automaton, Key};
