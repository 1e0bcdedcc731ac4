//! Boards one by one: of any size each, from texts or from the rows of an array.

use std::num::NonZeroUsize;

use noyes::{Algorithm, BlankMark, Board, Cell, Coded, Goal, Grid, Position, Size};
use noyes_api::{CheckLine, RankWish};
use noyes_engine::Goals;
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
        _class: &Bound<'_, PyType>,
        texts: Vec<String>,
        size: Option<&str>,
        single: bool,
    ) -> PyResult<Boards> {
        let size: Option<Size> = size.map(str::parse).transpose().map_err(error::python)?;
        let read = |(row, text): (usize, &String)| {
            let board =
                text.parse::<Grid>().and_then(|grid| grid.board(size, BlankMark::default()));
            board.map_err(|error| error::of_row(error, row, single))
        };
        let all: Vec<Board> = texts.iter().enumerate().map(read).collect::<PyResult<_>>()?;
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
    fn is_solvable(&self, goal: &str) -> PyResult<Vec<bool>> {
        self.each(goal, |_, board, goal| goal.is_solvable(board))
    }

    /// `CheckLine`s as JSON.
    fn explain(&self, goal: &str) -> PyResult<Vec<String>> {
        let judge = |row, board: &Board, goal: &Goal| {
            CheckLine::new(row as u64 + 1, board, goal, RankWish::WhereShort)
        };
        self.each(goal, judge)?.iter().map(error::json).collect()
    }

    /// The boards after these moves.
    fn apply(&self, moves: &str) -> PyResult<Boards> {
        let algorithm: Algorithm = moves.parse().map_err(error::python)?;
        let all = self.all.iter().enumerate().map(|(row, board)| {
            let mut board = board.clone();
            let moved = board.apply(&algorithm);
            moved.map(|()| board).map_err(|error| error::of_row(error, row, self.single))
        });
        Ok(Boards { all: all.collect::<PyResult<_>>()?, ..*self })
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
        self.each(goal, |_, board, _| goals.is_solvable(board).map(drop))?;
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
    fn each<A, E: Coded>(
        &self,
        goal: &str,
        ask: impl Fn(usize, &Board, &Goal) -> Result<A, E>,
    ) -> PyResult<Vec<A>> {
        let mut goals = self.goals(goal)?;
        let answer = |(row, board): (usize, &Board)| {
            let answer = ask(row, board, goals.of(board.size()));
            answer.map_err(|error| error::of_row(error, row, self.single))
        };
        self.all.iter().enumerate().map(answer).collect()
    }
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
