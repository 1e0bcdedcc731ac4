//! Boards in arrays: one number a square, one board a row.

use std::{
    num::NonZeroUsize,
    sync::{Mutex, MutexGuard, PoisonError},
};

use noyes::{BlankMark, Cell, CellsError, Goal, Size};
use noyes_engine::Goals;
use noyes_solver::Cancel;
use numpy::{
    Element, IntoPyArray, PyArray1, PyArrayMethods, PyReadonlyArray2, PyReadwriteArray2,
    PyUntypedArrayMethods,
};
use pyo3::{
    exceptions::PyTypeError,
    prelude::*,
    types::{PyInt, PyList},
};

use crate::{error, watch};

/// So many squares are done before somebody looks at the switch again.
const SQUARES: usize = 1 << 22;

/// Boards of at most 256, 65536 or more squares.
#[derive(FromPyObject)]
pub(crate) enum Cells<'py> {
    Small(PyReadonlyArray2<'py, u8>),
    Large(PyReadonlyArray2<'py, u16>),
    Huge(PyReadonlyArray2<'py, u32>),
}

/// The same, to be filled.
#[derive(FromPyObject)]
pub(crate) enum CellsMut<'py> {
    Small(PyReadwriteArray2<'py, u8>),
    Large(PyReadwriteArray2<'py, u16>),
    Huge(PyReadwriteArray2<'py, u32>),
}

/// The numbers in reading order, board after board.
pub(crate) fn slice<'a, C: Element>(cells: &'a PyReadonlyArray2<'_, C>) -> PyResult<&'a [C]> {
    check_order(cells.is_c_contiguous())?;
    Ok(cells.as_slice()?)
}

/// The same, to be filled.
pub(crate) fn slice_mut<'a, C: Element>(
    cells: &'a mut PyReadwriteArray2<'_, C>,
) -> PyResult<&'a mut [C]> {
    check_order(cells.is_c_contiguous())?;
    Ok(cells.as_slice_mut()?)
}

/// A slice of an array in Fortran's order would be read transposed.
fn check_order(is_c_contiguous: bool) -> PyResult<()> {
    match is_c_contiguous {
        true => Ok(()),
        false => Err(PyTypeError::new_err("expected an array in C order")),
    }
}

/// How many boards of this size are done at a time.
pub(crate) fn boards_at_a_time(size: Size) -> usize {
    SQUARES.div_ceil(size.area())
}

/// A size and a goal for it, by their texts.
pub(crate) fn size_and_goal(size: &str, goal: &str) -> PyResult<(Size, Goal)> {
    let size: Size = size.parse().map_err(error::python)?;
    let goal = Goals::parse(goal, size).map_err(error::python)?.of(size).clone();
    Ok((size, goal))
}

/// A size's width and height.
#[pyfunction]
pub(crate) fn parse_size(size: &str) -> PyResult<(u32, u32)> {
    let size: Size = size.parse().map_err(error::python)?;
    Ok((size.width(), size.height()))
}

/// A list of numbers below 256, or a list of such lists of one length, as an array of bytes: several
/// times as fast as NumPy makes one. Nothing if it is anything else, which is NumPy's to look at.
#[pyfunction]
pub(crate) fn small_numbers<'py>(list: &Bound<'py, PyList>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let Ok(first) = list.get_item(0) else { return Ok(None) };
    let mut cells = Vec::new();
    let Ok(row) = first.cast_exact::<PyList>() else {
        let found = append(&mut cells, list);
        return Ok(found.map(|()| PyArray1::from_vec(list.py(), cells).into_any()));
    };
    let width = row.len();
    cells.reserve(list.len() * width);
    for row in list {
        let row = row.cast_exact::<PyList>().ok().filter(|row| row.len() == width && width > 0);
        if row.and_then(|row| append(&mut cells, row)).is_none() {
            return Ok(None);
        }
    }
    let array = PyArray1::from_vec(list.py(), cells).reshape([list.len(), width])?;
    Ok(Some(array.into_any()))
}

/// Appends numbers, if that is what they are and none is too large.
fn append(cells: &mut Vec<u8>, list: &Bound<'_, PyList>) -> Option<()> {
    for number in list {
        // What only behaves like a number, such as `True`, is none.
        cells.push(number.cast_exact::<PyInt>().ok()?.extract().ok()?);
    }
    Some(())
}

/// What stands for the blank, in the form in which it is given elsewhere.
#[pyfunction]
pub(crate) fn parse_blank(blank: &str) -> PyResult<String> {
    let blank: BlankMark = blank.parse().map_err(error::python)?;
    Ok(blank.to_string())
}

/// Whether each board can be solved.
#[pyfunction]
pub(crate) fn is_solvable<'py>(
    py: Python<'py>,
    cells: Cells<'py>,
    size: &str,
    goal: &str,
    threads: Option<NonZeroUsize>,
) -> PyResult<Bound<'py, PyArray1<bool>>> {
    let (_, goal) = size_and_goal(size, goal)?;
    let threads = watch::threads(threads);
    let answers = match &cells {
        Cells::Small(cells) => judge(py, &goal, slice(cells)?, threads),
        Cells::Large(cells) => judge(py, &goal, slice(cells)?, threads),
        Cells::Huge(cells) => judge(py, &goal, slice(cells)?, threads),
    }?;
    Ok(answers.into_pyarray(py))
}

fn judge<C: Cell + Sync>(
    py: Python<'_>,
    goal: &Goal,
    cells: &[C],
    threads: NonZeroUsize,
) -> PyResult<Vec<bool>> {
    let (area, at_a_time) = (goal.size().area(), boards_at_a_time(goal.size()));
    let mut answers = vec![false; cells.len() / area];
    if answers.len() <= at_a_time {
        py.detach(|| noyes_engine::solvable(goal, cells, &mut answers, threads))
            .map_err(error::cells)?;
        return Ok(answers);
    }
    let cancel = Cancel::new();
    watch::watched(
        py,
        &cancel,
        || Ok(()),
        || {
            let parts = cells.chunks(at_a_time * area).zip(answers.chunks_mut(at_a_time));
            for (first, (cells, answers)) in (0..).step_by(at_a_time).zip(parts) {
                if cancel.is_cancelled() {
                    break;
                }
                noyes_engine::solvable(goal, cells, answers, threads).map_err(
                    |error| match error {
                        CellsError::Board { board, error } => {
                            CellsError::Board { board: first + board, error }
                        }
                        other => other,
                    },
                )?;
            }
            Ok(())
        },
    )?
    .map_err(error::cells)?;
    Ok(answers)
}

/// Whether boards could come from a fair dealer: `SampleLine` as JSON.
#[pyfunction]
pub(crate) fn audit(
    py: Python<'_>,
    cells: Cells<'_>,
    size: &str,
    goal: &str,
    alpha: f64,
    threads: Option<NonZeroUsize>,
) -> PyResult<String> {
    let (_, goal) = size_and_goal(size, goal)?;
    match &cells {
        Cells::Small(cells) => audit_cells(py, &goal, slice(cells)?, alpha, threads),
        Cells::Large(cells) => audit_cells(py, &goal, slice(cells)?, alpha, threads),
        Cells::Huge(cells) => audit_cells(py, &goal, slice(cells)?, alpha, threads),
    }
}

/// The same of numbers that Rust has.
pub(crate) fn audit_cells<C: Cell + Sync>(
    py: Python<'_>,
    goal: &Goal,
    cells: &[C],
    alpha: f64,
    threads: Option<NonZeroUsize>,
) -> PyResult<String> {
    let cancel = Cancel::new();
    let threads = watch::threads(threads);
    let work = || noyes_engine::audit(goal, cells, alpha, threads, Some(&cancel));
    let answer = watch::watched(py, &cancel, || Ok(()), work)?.map_err(error::audit)?;
    error::json(&answer)
}

/// Boards that are counted part by part, to be judged together.
#[pyclass(frozen, module = "noyes._noyes")]
pub(crate) struct Sample(Mutex<noyes_engine::Sample>);

#[pymethods]
impl Sample {
    #[new]
    #[pyo3(signature = (size, goal))]
    fn new(size: &str, goal: &str) -> PyResult<Sample> {
        let (_, goal) = size_and_goal(size, goal)?;
        Ok(Sample(Mutex::new(noyes_engine::Sample::new(goal))))
    }

    /// Counts the rows of an array.
    fn add(&self, py: Python<'_>, cells: Cells<'_>, threads: Option<NonZeroUsize>) -> PyResult<()> {
        match &cells {
            Cells::Small(cells) => self.count(py, slice(cells)?, threads),
            Cells::Large(cells) => self.count(py, slice(cells)?, threads),
            Cells::Huge(cells) => self.count(py, slice(cells)?, threads),
        }
    }

    /// `SampleLine` as JSON; so many others were no boards.
    fn audit(&self, py: Python<'_>, alpha: f64, errors: u64) -> PyResult<String> {
        let answer = py.detach(|| self.sample().audit(alpha, errors));
        error::json(&answer.map_err(error::audit)?)
    }
}

impl Sample {
    fn count<C: Cell + Sync>(
        &self,
        py: Python<'_>,
        cells: &[C],
        threads: Option<NonZeroUsize>,
    ) -> PyResult<()> {
        let threads = watch::threads(threads);
        py.detach(|| self.sample().add(cells, threads, None)).map_err(error::audit)
    }

    fn sample(&self) -> MutexGuard<'_, noyes_engine::Sample> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
