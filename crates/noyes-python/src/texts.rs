//! Boards one by one: of any size each, from texts or from the rows of an array.

use std::num::NonZeroUsize;

use noyes::{Algorithm, BlankMark, Board, Cell, Coded, Goal, Position, Size};
use noyes_api::{CheckLine, RankWish};
use noyes_engine::{Error, Goals};
use numpy::{Element, PyArray1, PyReadonlyArray2};
use pyo3::{prelude::*, types::PyType};

use crate::{
    bulk::{self, Cells},
    error,
};

/// Some boards, or a board that came alone.
#[pyclass(frozen, module = "noyes._noyes")]
pub(crate) struct Boards {
    pub(crate) all: Vec<Board>,
    /// What a goal's numbers mean where there is no board.
    size: Size,
    pub(crate) single: bool,
}

#[pymethods]
impl Boards {
    /// Reads texts; those without rows take the size that is given, or are square.
    #[classmethod]
    fn from_texts(
        class: &Bound<'_, PyType>,
        texts: Vec<String>,
        size: Option<&str>,
        blank: &str,
        single: bool,
    ) -> PyResult<Boards> {
        let size: Option<Size> = size.map(str::parse).transpose().map_err(error::python)?;
        let blank: BlankMark = blank.parse().map_err(error::python)?;
        let read = |(row, text): (usize, &String)| {
            noyes_engine::board(text, size, blank).map_err(|error| (row, error))
        };
        let all: Result<Vec<Board>, _> =
            class.py().detach(|| texts.iter().enumerate().map(read).collect());
        let all = all.map_err(|(row, error)| error::of_row(error, row, single))?;
        let first = all.first().map(Position::size);
        Ok(Boards { size: first.or(size).unwrap_or(Size::FIFTEEN), all, single })
    }

    /// The rows of an array.
    #[classmethod]
    fn from_cells(
        _class: &Bound<'_, PyType>,
        cells: Cells<'_>,
        size: &str,
        single: bool,
    ) -> PyResult<Boards> {
        let size: Size = size.parse().map_err(error::python)?;
        let all = match &cells {
            Cells::Small(cells) => rows(cells, size, single),
            Cells::Large(cells) => rows(cells, size, single),
            Cells::Huge(cells) => rows(cells, size, single),
        }?;
        Ok(Boards { all, size, single })
    }

    fn __len__(&self) -> usize {
        self.all.len()
    }

    /// The boards as texts.
    fn texts(&self) -> Vec<String> {
        self.all.iter().map(Board::to_string).collect()
    }

    /// All numbers, board after board.
    fn numbers<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_vec(py, self.tiles())
    }

    /// Whether each can be solved.
    fn is_solvable(&self, py: Python<'_>, goal: &str) -> PyResult<Vec<bool>> {
        self.each(py, goal, |_, board, goal| goal.is_solvable(board))
    }

    /// `CheckLine`s as JSON.
    fn explain(&self, py: Python<'_>, goal: &str) -> PyResult<Vec<String>> {
        let judge = |row, board: &Board, goal: &Goal| {
            CheckLine::new(row as u64 + 1, board, goal, RankWish::WhereShort)
        };
        self.each(py, goal, judge)?.iter().map(error::json).collect()
    }

    /// The boards after these moves.
    fn apply(&self, py: Python<'_>, moves: &str) -> PyResult<Boards> {
        let algorithm: Algorithm = moves.parse().map_err(error::python)?;
        let all = self.ask_all(py, |_, board| {
            let mut board = board.clone();
            board.apply(&algorithm).map(|()| board)
        })?;
        Ok(Boards { all, ..*self })
    }

    /// Whether they could come from a fair dealer: `SampleLine` as JSON.
    fn audit(
        &self,
        py: Python<'_>,
        goal: &str,
        alpha: f64,
        threads: Option<NonZeroUsize>,
    ) -> PyResult<String> {
        let goals = self.goals(goal)?.of(self.size).clone();
        self.ask_all(py, |_, board| goals.is_solvable(board).map(drop))?;
        bulk::audit_cells(py, &goals, &self.tiles(), alpha, threads)
    }
}

impl Boards {
    /// The goals for these boards.
    pub(crate) fn goals(&self, goal: &str) -> PyResult<Goals> {
        Goals::parse(goal, self.size).map_err(error::python)
    }

    fn tiles(&self) -> Vec<u32> {
        self.all.iter().flat_map(|board| board.tiles().iter().copied()).collect()
    }

    /// Asks about each board and its goal.
    fn each<A: Send, E: Coded + Send>(
        &self,
        py: Python<'_>,
        goal: &str,
        mut ask: impl FnMut(usize, &Board, &Goal) -> Result<A, E> + Send,
    ) -> PyResult<Vec<A>> {
        let mut goals = self.goals(goal)?;
        self.ask_all(py, |row, board| ask(row, board, goals.of(board.size())))
    }

    /// Asks about each board, without the interpreter's lock.
    fn ask_all<A: Send, E: Coded + Send>(
        &self,
        py: Python<'_>,
        mut ask: impl FnMut(usize, &Board) -> Result<A, E> + Send,
    ) -> PyResult<Vec<A>> {
        let answer = |(row, board): (usize, &Board)| ask(row, board).map_err(|error| (row, error));
        let answers: Result<Vec<A>, _> =
            py.detach(|| self.all.iter().enumerate().map(answer).collect());
        answers.map_err(|(row, error)| error::of_row(error, row, self.single))
    }
}

/// The rows of an array in which another number than 0 is the blank, as boards one after another.
#[pyfunction]
pub(crate) fn renamed<'py>(
    py: Python<'py>,
    numbers: PyReadonlyArray2<'py, u64>,
    size: &str,
    blank: &str,
    single: bool,
) -> PyResult<Bound<'py, PyArray1<u32>>> {
    let size: Size = size.parse().map_err(error::python)?;
    let blank: BlankMark = blank.parse().map_err(error::python)?;
    let numbers = bulk::slice(&numbers)?;
    let cells = py.detach(|| noyes_engine::renamed(numbers, size, blank));
    let cells = cells
        .map_err(|error| error::python(Error { row: error.row.filter(|_| !single), ..error }))?;
    Ok(PyArray1::from_vec(py, cells))
}

/// A goal's text with 0 for the blank.
#[pyfunction]
pub(crate) fn renamed_goal(goal: &str, size: Option<&str>, blank: &str) -> PyResult<String> {
    let size: Option<Size> = size.map(str::parse).transpose().map_err(error::python)?;
    let blank: BlankMark = blank.parse().map_err(error::python)?;
    noyes_engine::renamed_goal(goal, size, blank).map_err(error::python)
}

fn rows<C: Cell + Element>(
    cells: &PyReadonlyArray2<'_, C>,
    size: Size,
    single: bool,
) -> PyResult<Vec<Board>> {
    let cells = bulk::slice(cells)?;
    let board = |(row, tiles): (usize, &[C])| {
        let number = |&tile: &C| {
            let number: u64 = tile.into();
            number as u32
        };
        let tiles: Vec<u32> = tiles.iter().map(number).collect();
        Board::new(size, tiles).map_err(|error| error::of_row(error, row, single))
    };
    cells.chunks(size.area()).enumerate().map(board).collect()
}
