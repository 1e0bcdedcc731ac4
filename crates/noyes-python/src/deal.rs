//! Boards, dealt into arrays.

use std::num::NonZeroUsize;

use noyes::{BlankSquare, Cell, DealError, Dealer, Fix, Recipe, Shuffle, Size};
use noyes_solver::Cancel;
use pyo3::prelude::*;

use crate::{
    bulk::{CellsMut, boards_at_a_time, size_and_goal, slice_mut},
    error, watch,
};

/// Deals the boards of a seed.
#[pyclass(frozen, module = "noyes._noyes")]
pub(crate) struct Scrambler(noyes_engine::Scrambler);

#[pymethods]
impl Scrambler {
    #[new]
    #[pyo3(signature = (size, goal, shuffle, steps, fix, blank_square, seed))]
    fn new(
        size: &str,
        goal: &str,
        shuffle: &str,
        steps: Option<u64>,
        fix: &str,
        blank_square: &str,
        seed: Option<&str>,
    ) -> PyResult<Scrambler> {
        let (_, goal) = size_and_goal(size, goal)?;
        let recipe = Recipe {
            shuffle: Shuffle::from_name(shuffle, steps).map_err(error::python)?,
            fix: Fix::from_name(fix).map_err(error::python)?,
            blank_square: BlankSquare::from_name(blank_square).map_err(error::python)?,
        };
        let scrambler = noyes_engine::Scrambler::new(goal, recipe, seed);
        Ok(Scrambler(scrambler.map_err(error::python)?))
    }

    /// The number of squares.
    #[getter]
    fn area(&self) -> usize {
        self.size().area()
    }

    /// Raises if there are not so many deals from this one on.
    fn check(&self, start: u64, count: u64) -> PyResult<()> {
        let end = start.saturating_add(count);
        if end > Dealer::DEALS {
            return Err(error::python(DealError::IndexTooLarge { found: end - 1 }));
        }
        Ok(())
    }

    /// Deals into an array, one board a row.
    fn fill(
        &self,
        py: Python<'_>,
        start: u64,
        cells: CellsMut<'_>,
        threads: Option<NonZeroUsize>,
    ) -> PyResult<()> {
        let threads = watch::threads(threads);
        match cells {
            CellsMut::Small(mut cells) => self.deal(py, start, slice_mut(&mut cells)?, threads),
            CellsMut::Large(mut cells) => self.deal(py, start, slice_mut(&mut cells)?, threads),
            CellsMut::Huge(mut cells) => self.deal(py, start, slice_mut(&mut cells)?, threads),
        }
    }
}

impl Scrambler {
    fn size(&self) -> Size {
        self.0.dealer().goal().size()
    }

    fn deal<C: Cell + Send>(
        &self,
        py: Python<'_>,
        start: u64,
        cells: &mut [C],
        threads: NonZeroUsize,
    ) -> PyResult<()> {
        let (area, at_a_time) = (self.area(), boards_at_a_time(self.size()));
        if cells.len() <= at_a_time * area {
            return py.detach(|| self.0.fill(start, cells, threads)).map_err(error::python);
        }
        let cancel = Cancel::new();
        watch::watched(
            py,
            &cancel,
            || Ok(()),
            || {
                let parts = (start..).step_by(at_a_time).zip(cells.chunks_mut(at_a_time * area));
                for (start, cells) in parts {
                    if cancel.is_cancelled() {
                        break;
                    }
                    self.0.fill(start, cells, threads)?;
                }
                Ok(())
            },
        )?
        .map_err(|error: DealError| error::python(error))
    }
}
