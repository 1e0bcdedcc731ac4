//! The compiled half of the Python package `noyes`: it reads what the other
//! half (`python/noyes`) has made of lists, arrays and texts, calls the engine
//! without the interpreter's lock, and answers with the JSON of [`noyes_api`].

mod advise;
mod bulk;
mod deal;
mod error;
mod texts;
mod watch;

use pyo3::prelude::*;

/// The module `noyes._noyes`.
#[pymodule]
mod _noyes {
    #[pymodule_export]
    use crate::{
        advise::{hint, solve, take_faults},
        bulk::{Sample, audit, is_solvable, parse_blank, parse_size, small_numbers},
        deal::Scrambler,
        texts::{Boards, renamed, renamed_goal},
    };

    #[pymodule_export]
    #[allow(non_upper_case_globals)]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
